//! The state of a game, kept by folding events and rulings. Nothing is decided here.

mod configuration;

pub use configuration::{Before, Clocks, Configuration, Running};
