//! Tests of the crate from outside: what is told of games.

mod bundle;
mod envelope;
mod happenings;
mod incidents;
mod rulings;
mod sentences;
