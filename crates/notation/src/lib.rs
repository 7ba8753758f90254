#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

pub mod algebraic;
pub mod announce;
pub mod diagram;
pub mod epd;
pub mod fen;
pub mod letters;
pub mod pgn;
pub mod reconcile;
pub mod record;
pub mod san;
pub mod uci;
