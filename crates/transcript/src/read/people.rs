//! Hands and boards.

use laws::event::{BoardId, Hand};

use crate::cursor::Cursor;
use crate::words::HANDS;

/// A hand; not named: unknown.
pub(super) fn hand(c: &mut Cursor<'_>) -> Hand {
    c.one_of(HANDS).unwrap_or_default()
}

pub(super) fn board(c: &mut Cursor<'_>) -> BoardId {
    if c.takes("on blind board") { BoardId::Blind } else { BoardId::Main }
}
