//! Algebraic notation as players write it (Appendix C): in their own letters or figurines, short or long,
//! with or without the optional signs. The reader takes every form whose meaning is clear and says what it
//! put right; the writer makes any of them. Game records on the wire use [`san`](crate::san) instead.

mod candidates;
mod departure;
mod error;
mod lexer;
mod note;
mod read;
mod resolve;
mod shape;
mod style;
mod suffix;
mod write;

#[cfg(test)]
pub(crate) mod properties;
#[cfg(test)]
mod tests;

pub use candidates::Candidate;
pub use error::{ExpectedInMove, MoveError, Reason, Refused};
pub use note::{Check, Note, Weight};
pub use read::{Reading, read};
pub use style::{
    CaptureSign, CastlingSign, CheckSigns, EnPassantSign, Figurines, Form, Letters, PromotionSign,
    Style,
};
pub use write::{DRAW_OFFER, append, write, write_anywhere};

pub(crate) use departure::needed;
pub(crate) use read::{interpret, is_suffix};
pub(crate) use resolve::resolve;
pub(crate) use shape::{Origin, Shape, Way};
pub(crate) use write::is_capture;
