#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

pub mod algebraic;
pub mod diagram;
pub mod fen;
pub mod letters;
mod likeness;
pub mod pgn;
pub mod san;
