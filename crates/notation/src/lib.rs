//! Readers and writers, a module each: [`fen`] and [`epd`] for positions, [`uci`], [`san`] and [`algebraic`] (in the
//! [`letters`] of a language) for moves, [`pgn`] and [`record`] for games, [`announce`] for spoken moves, [`diagram`] for pictures; [`reconcile`]
//! brings two scoresheets together.
//!
//! The contract: a reader says where a text is wrong and what was expected, whatever the text; what a writer writes is read as the same.
//! Nothing is judged here but whether a move can be meant.
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
