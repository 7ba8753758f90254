//! Algebraic notation in English letters, the form that game records use on the wire: `Nbd2`, `exd6`,
//! `O-O`, `e8=Q#`. Players' own letters and forms are in [`algebraic`](crate::algebraic).

mod quick;
mod read;
mod write;

#[cfg(test)]
mod tests;

pub use quick::{play_quickly, play_rarer, read_quickly};
pub(crate) use read::Shape;
pub use read::{SanError, read};
pub use write::{append, write};
