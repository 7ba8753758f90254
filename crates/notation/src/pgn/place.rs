//! Places in a file, as people count them.

use memchr::{memchr_iter, memrchr};

/// Where something stands in a file: all counts begin with one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The number of the game.
    pub game: u64,
    /// The line.
    pub line: u64,
    /// The column, in bytes.
    pub column: u64,
}

/// The line and column of an offset in a text.
#[must_use]
pub fn locate(text: &[u8], at: usize) -> (u64, u64) {
    let before = &text[..at.min(text.len())];
    let line = 1 + memchr_iter(b'\n', before).count() as u64;
    let column = match memrchr(b'\n', before) {
        Some(newline) => before.len() - newline,
        None => before.len() + 1,
    };
    (line, column as u64)
}
