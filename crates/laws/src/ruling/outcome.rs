//! How a game ends: a result never stands without its reason.

use ::board::Color;
use winnability::Winnability;

use crate::event::{Points, Score};

/// The end of a game.
///
/// ```
/// use board::Color;
/// use jadoube_laws::event::Points;
/// use jadoube_laws::ruling::{Outcome, Reason};
///
/// let won = Outcome::win(Color::White, Reason::Time);
/// assert_eq!(won.points(Color::White), Some(Points::One));
/// assert!(won.is_rated() && won.reason.id() == "time");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The result.
    pub result: ResultOf,
    /// Why.
    pub reason: Reason,
    /// Drawn because the opponent could not have mated.
    pub no_mate_possible: bool,
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultOf {
    /// Both scores.
    Score(Score),
    /// The game is over, the result not yet decided.
    Pending,
    /// A new game is played instead.
    Annulled,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// Checkmate.
    Checkmate,
    /// Resignation.
    Resignation,
    /// Stalemate.
    Stalemate,
    /// A dead position.
    DeadPosition,
    /// Agreement.
    Agreement,
    /// The third occurrence of a position, on a claim.
    Threefold,
    /// Fifty moves, on a claim.
    FiftyMoves,
    /// The fifth occurrence of a position.
    Fivefold,
    /// Seventy-five moves.
    SeventyFiveMoves,
    /// Time.
    Time,
    /// Both flags.
    BothFlags,
    /// So many illegal moves.
    IllegalMoves(u8),
    /// An illegal move, on a claim.
    IllegalMoveClaimed,
    /// An illegal position.
    IllegalPosition,
    /// No normal means.
    NoNormalMeans,
    /// Default time.
    DefaultTime,
    /// A device.
    Device,
    /// Refusal to comply with the Laws.
    Refusal,
    /// Both refused.
    BothRefused,
    /// A penalty.
    Penalty,
    /// A sealed move that can be read in more than one way.
    SealedMoveAmbiguous,
    /// A sealed move that cannot be read.
    SealedMoveUnintelligible,
    /// A sealed move that is illegal.
    SealedMoveIllegal,
    /// The arbiter's decision.
    ArbitersDecision,
}

impl Outcome {
    /// A win.
    #[must_use]
    pub const fn win(side: Color, reason: Reason) -> Outcome {
        Outcome { result: ResultOf::Score(Score::win(side)), reason, no_mate_possible: false }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome { result: ResultOf::Score(Score::DRAW), reason, no_mate_possible: false }
    }

    /// A draw because the opponent of the player at fault could not have mated.
    #[must_use]
    pub const fn draw_for_want_of_mate(reason: Reason) -> Outcome {
        Outcome { no_mate_possible: true, ..Outcome::draw(reason) }
    }

    /// What a loss comes to, given whether the opponent can still mate: a win for the opponent, or a draw if mate
    /// cannot come about by any series of legal moves. Nothing as long as that is not determined.
    ///
    /// ```
    /// use board::{Color, Piece, Placement, Position, Role, Setup, Square};
    /// use jadoube_laws::ruling::{Outcome, Reason};
    /// use winnability::{Budget, can_mate};
    ///
    /// // White's flag falls while Black has a bare king: a draw.
    /// let mut placement = Placement::EMPTY;
    /// placement.put(Square::E1, Piece { color: Color::White, role: Role::King });
    /// placement.put(Square::A1, Piece { color: Color::White, role: Role::Queen });
    /// placement.put(Square::H8, Piece { color: Color::Black, role: Role::King });
    /// let setup = Setup { placement, turn: Color::Black, ..Setup::EMPTY };
    /// let position = Position::new(&setup).expect("a regular position");
    /// let black = can_mate(&position, Color::Black, Budget::DEFAULT);
    /// let outcome = Outcome::lost(Color::White, Reason::Time, &black).expect("proved");
    /// assert_eq!(outcome, Outcome::draw_for_want_of_mate(Reason::Time));
    /// ```
    #[must_use]
    pub const fn lost(loser: Color, reason: Reason, opponent: &Winnability) -> Option<Outcome> {
        match opponent {
            Winnability::CanMate(_) => Some(Outcome::win(loser.opponent(), reason)),
            Winnability::CannotMate(_) => Some(Outcome::draw_for_want_of_mate(reason)),
            Winnability::Undetermined(_) => None,
        }
    }

    /// Any result.
    #[must_use]
    pub const fn score(score: Score, reason: Reason) -> Outcome {
        Outcome { result: ResultOf::Score(score), reason, no_mate_possible: false }
    }

    /// Is it rated? What was not played is not.
    #[must_use]
    pub const fn is_rated(&self) -> bool {
        matches!(self.result, ResultOf::Score(Score { forfeit: false, .. }))
    }

    /// The points of a player, once there is a result.
    #[must_use]
    pub fn points(&self, side: Color) -> Option<Points> {
        match self.result {
            ResultOf::Score(score) => Some(score.points[side]),
            ResultOf::Pending | ResultOf::Annulled => None,
        }
    }
}
