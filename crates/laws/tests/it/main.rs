//! Tests of the crate from outside, against tables and texts.

mod discretion;
mod examples;
mod parameters;
mod reachable;
mod registers;
mod regulations;
mod rulings_have_sentences;
mod simulator;
mod titles;
