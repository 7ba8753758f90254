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
