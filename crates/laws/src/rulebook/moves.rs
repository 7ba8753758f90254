//! The act of moving and the end of the game, as far as editions differ. How the pieces move is the same in
//! all of them and belongs to the board.

use super::cited::Cited;
use super::macros::rules;
use super::policies::{
    Answer, BothColours, CastleTrigger, FinishTest, ForfeitScope, Intent, MadeWhen, RookFirst,
    UnpromotedPawn,
};
use super::units::MovesEach;

rules! {
    /// The act of moving.
    pub struct Moves {
        /// Which contact binds.
        "touch.intent" touch_intent: Cited<Intent>,
        /// Pieces of both colours.
        "touch.both_colours" both_colours: Cited<BothColours>,
        /// Adjusting only while the own clock runs?
        "touch.adjust_own_clock" adjust_own_clock: Cited<Answer>,
        /// The touch that forfeits the opponent's claim.
        "touch.forfeit_trigger" forfeit_trigger: Cited<Intent>,
        /// What can then no longer be claimed.
        "touch.forfeit_scope" forfeit_scope: Cited<ForfeitScope>,
        /// Must king and rook be touched deliberately to bind?
        "castle.kr_touch_deliberate" king_and_rook_deliberate: Cited<Answer>,
        /// The touches that create the duty to move the king.
        "castle.illegal_trigger" illegal_castling_trigger: Cited<&'static [CastleTrigger]>,
        /// A king released where castling is illegal must make another move?
        "castle.released_king_duty" released_king_duty: Cited<Answer>,
        /// The rook was touched before the king.
        "castle.rook_first" rook_first: Cited<RookFirst>,
        /// May the acts of a promotion come in any order?
        "promo.free_form" promotion_free_form: Cited<Answer>,
        /// A pawn left on the last rank.
        "promo.unpromoted" unpromoted_pawn: Cited<UnpromotedPawn>,
        /// Are illegal move and illegal position defined?
        "move.illegal_position_defined" illegal_position_defined: Cited<Answer>,
        /// When a move counts as made.
        "move.made_when" made_when: Cited<MadeWhen>,
        /// May an assistant move the pieces?
        "move.assistant" assistant: Cited<Answer>,
    }
}

rules! {
    /// The end of the game.
    pub struct Ending {
        /// What the last move must comply with.
        "end.finish_test" finish_test: Cited<FinishTest>,
        /// Is a resignation a draw if the opponent cannot mate?
        "end.resign_draw_if_no_mate" resign_draw_if_no_mate: Cited<Answer>,
        /// Moves by each before a draw can be agreed.
        "end.agreed_min_moves" agreed_min_moves: Cited<MovesEach>,
    }
}
