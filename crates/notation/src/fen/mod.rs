//! Positions as text: FEN with castling rights in its three dialects (`KQkq`, X-FEN, Shredder-FEN). It
//! reads and writes arrangements; whether one can be played on from is for `board` to say.

mod read;
mod repair;
mod write;

pub use read::{ExpectedInFen, FenError, FenField, read};
pub use repair::{Repair, Repaired, repair};
pub use write::{Castling, EnPassant, FenStyle, append, write};
