//! Illegal moves: when they are completed, how they are counted, what they cost. Which moves are illegal is
//! for the board to say.

use super::cited::{ByRegime, Cited};
use super::macros::rules;
use super::policies::{
    Answer, ArbiterActs, BothKings, EmptyPress, IllegalDone, IllegalWindow, OnIllegalClaim,
    TwoHands,
};
use super::units::{Occurrences, Seconds};

rules! {
    /// Illegal moves.
    pub struct IllegalMoves {
        /// When one is completed.
        "illegal.done" done: ByRegime<Cited<IllegalDone>>,
        /// Two hands for one move.
        "illegal.two_hands" two_hands: Cited<TwoHands>,
        /// The clock pressed without a move.
        "illegal.empty_press" empty_press: Cited<EmptyPress>,
        /// Is the capture of a king named as one?
        "illegal.king_capture_named" king_capture_named: Cited<Answer>,
        /// Do all kinds count together?
        "illegal.shared_count" shared_count: Cited<Answer>,
        /// The illegal move that loses.
        "illegal.loses_at" loses_at: ByRegime<Cited<Occurrences>>,
        /// The opponent's time for the ones before it.
        "illegal.bonus" bonus: ByRegime<Cited<Option<Seconds>>>,
        /// Is the losing one a draw if the opponent cannot mate?
        "illegal.draw_if_no_mate" draw_if_no_mate: Cited<Answer>,
        /// Until when it can be put right.
        "illegal.window" window: ByRegime<Cited<IllegalWindow>>,
        /// What a correct claim brings.
        "illegal.on_claim" on_claim: ByRegime<Cited<OnIllegalClaim>>,
        /// May the arbiter act unasked?
        "illegal.arbiter" arbiter: ByRegime<Cited<ArbiterActs>>,
        /// Both kings in check, or a pawn on the last rank.
        "illegal.both_kings" both_kings: ByRegime<Cited<BothKings>>,
        /// Can it be put right after the window only if the players agree?
        "illegal.survives_by_agreement" survives_by_agreement: ByRegime<Cited<Answer>>,
        /// May the arbiter apply Article 4 unasked?
        "art4.arbiter" article4_arbiter: ByRegime<Cited<ArbiterActs>>,
    }
}
