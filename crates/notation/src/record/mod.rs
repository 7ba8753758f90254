//! A whole scoresheet or movetext in one language: numbers, moves, draw offers, comments, the result. What a
//! player wrote is kept beside what it means, with the place, since it may be evidence. Game records of
//! programs, with tags and variations, are in [`pgn`](crate::pgn).

mod course;
mod infer;
mod read;
mod repair;
mod system;
mod words;
mod write;

#[cfg(test)]
mod tests;

pub use course::{Course, Intention, NoCourse, likeliest};
pub use infer::{Confidence, Guess, infer_language};
pub use read::{Comment, NumberNote, OnError, Record, RecordEntry, read_record};
pub use system::{Detected, System, detect_system};
pub use words::RecordEnding;
pub(crate) use words::{Kind, words};
pub use write::write;
