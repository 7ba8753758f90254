//! How a game ends: a result never stands without its reason.

use ::board::Color;
use winnability::Winnability;

use crate::event::{Points, Score};
use crate::named::named;

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

named! {
    /// Why a game ended.
    pub enum Reason {
        /// Checkmate.
        Checkmate = "checkmate",
        /// Resignation.
        Resignation = "resignation",
        /// Stalemate.
        Stalemate = "stalemate",
        /// A dead position.
        DeadPosition = "dead-position",
        /// Agreement.
        Agreement = "agreement",
        /// The third occurrence of a position, on a claim.
        Threefold = "threefold",
        /// Fifty moves, on a claim.
        FiftyMoves = "fifty-moves",
        /// The fifth occurrence of a position.
        Fivefold = "fivefold",
        /// Seventy-five moves.
        SeventyFiveMoves = "seventy-five-moves",
        /// Time.
        Time = "time",
        /// Both flags.
        BothFlags = "both-flags",
        /// So many illegal moves.
        IllegalMoves(u8) = "illegal-moves",
        /// An illegal move, on a claim.
        IllegalMoveClaimed = "illegal-move-claimed",
        /// An illegal position.
        IllegalPosition = "illegal-position",
        /// No normal means.
        NoNormalMeans = "no-normal-means",
        /// Default time.
        DefaultTime = "default-time",
        /// A device.
        Device = "device",
        /// Refusal to comply with the Laws.
        Refusal = "refusal",
        /// Both refused.
        BothRefused = "both-refused",
        /// A penalty.
        Penalty = "penalty",
        /// A sealed move that can be read in more than one way.
        SealedMoveAmbiguous = "sealed-move-ambiguous",
        /// A sealed move that cannot be read.
        SealedMoveUnintelligible = "sealed-move-unintelligible",
        /// A sealed move that is illegal.
        SealedMoveIllegal = "sealed-move-illegal",
        /// The arbiter's decision.
        ArbitersDecision = "arbiters-decision",
    }
}

impl Reason {
    /// Is it something that the player who lost did, or that was done to him?
    #[must_use]
    pub const fn is_of_the_loser(self) -> bool {
        match self {
            Reason::Checkmate
            | Reason::Resignation
            | Reason::Time
            | Reason::IllegalMoves(_)
            | Reason::IllegalMoveClaimed
            | Reason::DefaultTime
            | Reason::Device
            | Reason::Refusal => true,
            Reason::Stalemate
            | Reason::DeadPosition
            | Reason::Agreement
            | Reason::Threefold
            | Reason::FiftyMoves
            | Reason::Fivefold
            | Reason::SeventyFiveMoves
            | Reason::BothFlags
            | Reason::IllegalPosition
            | Reason::NoNormalMeans
            | Reason::BothRefused
            | Reason::Penalty
            | Reason::SealedMoveAmbiguous
            | Reason::SealedMoveUnintelligible
            | Reason::SealedMoveIllegal
            | Reason::ArbitersDecision => false,
        }
    }
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
