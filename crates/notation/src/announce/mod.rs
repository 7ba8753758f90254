//! Moves as they are announced aloud in play with visually disabled players (D.2.1): "Springer Gustav eins
//! Felix drei". The names of the files are those of the Laws in every language, and the German words of the
//! Laws are understood in every language too. Nothing here listens or speaks: it is text on both sides.

mod error;
mod fold;
mod read;
mod speak;
mod vocabulary;

#[cfg(test)]
mod tests;

pub use error::{AnnouncementError, Heard, Part, Problem, Suggestion};
pub use read::{Repetition, read, repetition};
pub use speak::{Captures, Numbers, Speech, announce};
pub use vocabulary::{Spoken, UnknownSpoken};
