//! Tests of the crate from outside, against tables and texts.

mod parameters;
mod regulations;
