//! The operations of EPD.

use board::Move;

/// One operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operation {
    /// `bm`: the best moves.
    BestMoves(Vec<Move>),
    /// `am`: moves to avoid.
    AvoidMoves(Vec<Move>),
    /// `pm`: the predicted move, or moves that a player made.
    PredictedMoves(Vec<Move>),
    /// `id`: what the position is called.
    Id(String),
    /// `c0` to `c9`: comments.
    Comment(u8, String),
    /// `hmvc`: moves since the last capture or pawn move.
    PliesWithoutProgress(u32),
    /// `fmvn`: the number of the next move.
    MoveNumber(u32),
    /// `dm`: mate in so many moves.
    DirectMate(u32),
    /// `D1` and so on: how many sequences of moves there are, as perft suites write it.
    Perft(u32, u64),
    /// Any other operation.
    Other {
        /// Its name.
        opcode: String,
        /// What follows it.
        operands: Vec<Operand>,
    },
}

/// What follows the name of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operand {
    /// A text in quotes.
    Text(String),
    /// A whole number.
    Number(i64),
    /// A word without quotes.
    Word(String),
}
