//! Tests of the crate from outside: what is told of games.

mod envelope;
mod incidents;
