#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

pub mod diagram;
pub mod fen;
pub mod san;
