//! Why a text is no legal move here. An illegal move is told with all the rules it breaks, and every error
//! with the legal moves that are written most alike.

use core::fmt;

use board::{Attempt, Bitboard, Move, Role, Square, Violation};

use super::candidates::Candidate;

/// A text that names no legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveError {
    /// Why.
    pub reason: Reason,
    /// Legal moves whose written form is near, the nearest first.
    pub candidates: Vec<Candidate>,
}

/// Why a text names no legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It is not algebraic notation in this language.
    NotAlgebraic {
        /// Where it stops making sense, in bytes from the start of the text.
        at: usize,
        /// What belongs there.
        expected: ExpectedInMove,
    },
    /// More than one legal move could be meant.
    Ambiguous {
        /// These.
        moves: Vec<Move>,
    },
    /// No piece of this kind can reach the square.
    NobodyReaches {
        /// The kind of piece.
        role: Role,
        /// The square.
        to: Square,
        /// The pieces of this kind that the text could mean, if any.
        pieces: Bitboard,
    },
    /// The piece is there and the move is clear, but it is illegal.
    Illegal {
        /// What was tried, with all the rules that each try breaks.
        refused: Vec<Refused>,
    },
}

/// A move that was tried, and the rules that it breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What was tried.
    pub attempt: Attempt,
    /// Every rule that it breaks.
    pub violations: Vec<Violation>,
}

/// What belongs at a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ExpectedInMove {
    /// A move: there is nothing.
    Move,
    /// A square.
    Square,
    /// The new piece of a promotion, or the end.
    PromotionOrEnd,
    /// The end, or a sign of check, mate, en passant or draw offer.
    End,
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.reason {
            Reason::NotAlgebraic { at, expected } => {
                let expected = match expected {
                    ExpectedInMove::Move => "a move",
                    ExpectedInMove::Square => "a square",
                    ExpectedInMove::PromotionOrEnd => "a new piece or the end",
                    ExpectedInMove::End => "the end",
                };
                write!(f, "not algebraic notation: at byte {at}: expected {expected}")
            }
            Reason::Ambiguous { moves } => write!(f, "{} moves could be meant", moves.len()),
            Reason::NobodyReaches { to, .. } => write!(f, "no such piece can reach {to}"),
            Reason::Illegal { .. } => f.write_str("an illegal move"),
        }
    }
}

impl std::error::Error for MoveError {}
