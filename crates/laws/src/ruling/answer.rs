//! Answers to queries: they change nothing.

use ::board::{Move, Square};

use crate::edition::Edition;
use crate::pace::Pace;

/// What a query was answered with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answered {
    /// The class of the time control.
    Class(Pace),
    /// The edition in force.
    Edition(Edition),
    /// A move in notation.
    Notation(String),
    /// Legal moves.
    Moves(Vec<Move>),
    /// Squares.
    Squares(Vec<Square>),
    /// A number.
    Count(u32),
    /// Yes or no.
    YesNo(bool),
    /// It could not be decided.
    Undetermined,
    /// A word, such as castling rights.
    Word(String),
}
