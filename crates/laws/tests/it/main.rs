//! Tests of the crate from outside, against tables and texts.

extern crate jadoube_laws as laws;

mod absent_later;
mod chance;
mod citing;
mod concordance;
mod discretion;
mod examples;
mod invariants;
mod parameters;
mod reachable;
mod registers;
mod regulations;
mod retold;
mod rulings_have_sentences;
mod simulator;
mod taken_up;
mod titles;
mod told_later;
mod told_twice;
