//! The parts of jadoube under one name: [`board`] with `Position` and `Violation`, `notation` that reads and writes, `winnability` with
//! `can_mate`, `clock` with `TimeControl`, `laws` with `Game`, `Event` and `Ruling`, `transcript` with `read`, `run` and `Record`.
//!
//! The contract is theirs: nothing reads time, files or the environment; the same in gives the same out; a ruling has its article. This
//! crate re-exports them in versions that fit and has no code of its own.
#![cfg_attr(feature = "transcript", doc = include_str!("../README.md"))]
#![cfg_attr(not(feature = "transcript"), doc = "The Laws of Chess as a library.")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub use board;
#[cfg(feature = "clock")]
pub use clock;
#[cfg(feature = "laws")]
pub use laws;
#[cfg(feature = "notation")]
pub use notation;
#[cfg(feature = "transcript")]
pub use transcript;
#[cfg(feature = "winnability")]
pub use winnability;
