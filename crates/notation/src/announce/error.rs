//! Why an announcement names no legal move.

use core::fmt;

use board::Move;

use crate::algebraic::Reason;

/// An announcement that was not understood, or names no legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnnouncementError {
    /// What is the matter.
    pub problem: Problem,
    /// Legal moves whose announcement sounds alike, the nearest first.
    pub suggestions: Vec<Suggestion>,
}

/// What is the matter with an announcement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Nothing was said.
    Silence,
    /// A word that has no meaning in an announcement.
    UnknownWord {
        /// Where it starts, in bytes.
        at: usize,
        /// The word.
        word: String,
    },
    /// Words that do not make a move together.
    Incomplete {
        /// Where it stops making sense, in bytes.
        at: usize,
        /// What belongs there.
        expected: Part,
    },
    /// The words make a move, but no legal one.
    Move(Reason),
}

/// The parts of an announcement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// A square: a file and a rank.
    Square,
    /// Which way the king castles.
    Wing,
    /// Nothing more.
    End,
}

/// A legal move that may have been announced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// The move.
    pub played: Move,
    /// Its announcement.
    pub text: String,
}

/// An announcement that was understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heard {
    /// The legal move.
    pub played: Move,
    /// Was a capture mentioned although nothing is captured?
    pub wrong_capture: bool,
}

impl fmt::Display for AnnouncementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.problem {
            Problem::Silence => f.write_str("nothing was announced"),
            Problem::UnknownWord { word, .. } => write!(f, "the word {word:?} is not understood"),
            Problem::Incomplete { expected, .. } => f.write_str(match expected {
                Part::Square => "a square is missing",
                Part::Wing => "the side of castling is missing",
                Part::End => "there are words too many",
            }),
            Problem::Move(_) => f.write_str("no legal move is announced"),
        }
    }
}

impl std::error::Error for AnnouncementError {}
