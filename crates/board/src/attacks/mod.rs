//! Which squares a piece attacks (3.1.2): by the way it moves alone, whether or not its own king would
//! then be in check (3.1.3). What a player may actually play is in [`Position`](crate::Position).

pub(crate) mod sliders;
mod tables;
#[cfg(test)]
mod tests;

use crate::{Bitboard, Color, Piece, Role, Square};
pub(crate) use sliders::Sliders;
use tables::{KING, KNIGHT, LINE, PATH, PAWN, REACH};

/// The squares a knight attacks (3.6).
#[must_use]
#[inline]
pub fn knight(from: Square) -> Bitboard {
    KNIGHT[from.index()]
}

/// The squares a king attacks (3.8.1).
#[must_use]
#[inline]
pub fn king(from: Square) -> Bitboard {
    KING[from.index()]
}

/// The squares a pawn attacks (3.7.3).
#[must_use]
#[inline]
pub fn pawn(color: Color, from: Square) -> Bitboard {
    PAWN[color.index()][from.index()]
}

/// The squares a bishop attacks past the given occupied squares (3.2, 3.5).
#[must_use]
#[inline]
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    sliders::Standard::bishop(from, occupied)
}

/// The squares a rook attacks past the given occupied squares (3.3, 3.5).
#[must_use]
#[inline]
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    sliders::Standard::rook(from, occupied)
}

/// The squares a queen attacks past the given occupied squares (3.4, 3.5).
#[must_use]
#[inline]
pub fn queen(from: Square, occupied: Bitboard) -> Bitboard {
    bishop(from, occupied) | rook(from, occupied)
}

/// The squares this piece attacks past the given occupied squares.
#[must_use]
pub fn of(piece: Piece, from: Square, occupied: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => pawn(piece.color, from),
        Role::Knight => knight(from),
        Role::Bishop => bishop(from, occupied),
        Role::Rook => rook(from, occupied),
        Role::Queen => queen(from, occupied),
        Role::King => king(from),
    }
}

/// The squares strictly between two squares of one file, rank or diagonal; otherwise none.
#[must_use]
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    path(a, b).without(b)
}

/// The whole file, rank or diagonal that runs through two different squares; otherwise nothing.
#[must_use]
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    LINE[a.index()][b.index()]
}

/// The squares from `a` (not included) straight to `b` (included); none if no line joins them.
#[inline]
pub(crate) fn path(a: Square, b: Square) -> Bitboard {
    PATH[a.index()][b.index()]
}

/// The squares to which a piece of this kind could go on an empty board; nothing for a pawn.
#[inline]
pub(crate) fn reach(role: Role, from: Square) -> Bitboard {
    REACH[role.index()][from.index()]
}

/// The squares of a rook on an empty board.
#[inline]
pub(crate) fn straight_rays(from: Square) -> Bitboard {
    reach(Role::Rook, from)
}

/// The squares of a bishop on an empty board.
#[inline]
pub(crate) fn diagonal_rays(from: Square) -> Bitboard {
    reach(Role::Bishop, from)
}
