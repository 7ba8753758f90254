//! Which squares a piece attacks (3.1.2): by the way it moves alone, whether or not its own king would
//! then be in check (3.1.3). What a player may actually play is in [`Position`](crate::Position).

pub(crate) mod sliders;
pub(crate) mod tables;
#[cfg(test)]
mod tests;

use crate::{Bitboard, Color, Piece, Role, Square};
pub(crate) use sliders::Sliders;
use tables::{KING, KNIGHT, LINE, PATH, PAWN, REACH};

/// The squares a knight attacks (3.6).
///
/// ```
/// # use jadoube_board::{Square, attacks};
/// assert!(attacks::knight(Square::G1).into_iter().eq([Square::E2, Square::F3, Square::H3]));
/// ```
#[must_use]
#[inline]
pub fn knight(from: Square) -> Bitboard {
    KNIGHT[from.index()]
}

/// The squares a king attacks (3.8.1).
///
/// ```
/// # use jadoube_board::{Square, attacks};
/// assert!(attacks::king(Square::H1).into_iter().eq([Square::G1, Square::G2, Square::H2]));
/// ```
#[must_use]
#[inline]
pub fn king(from: Square) -> Bitboard {
    KING[from.index()]
}

/// The squares a pawn attacks (3.7.3).
///
/// The square in front of it is not among them.
///
/// ```
/// # use jadoube_board::{Color, Square, attacks};
/// assert!(attacks::pawn(Color::White, Square::E4).into_iter().eq([Square::D5, Square::F5]));
/// assert!(attacks::pawn(Color::Black, Square::A7).into_iter().eq([Square::B6]));
/// ```
#[must_use]
#[inline]
pub fn pawn(color: Color, from: Square) -> Bitboard {
    PAWN[color.index()][from.index()]
}

/// The squares a bishop attacks past the given occupied squares (3.2, 3.5).
///
/// A piece in the way is attacked itself, whosever it is, and hides what is behind it.
///
/// ```
/// # use jadoube_board::{Bitboard, Square, attacks};
/// let open = attacks::bishop(Square::C1, Bitboard::EMPTY);
/// let shut = attacks::bishop(Square::C1, Bitboard::of(Square::E3));
/// assert!(open.has(Square::E3) && open.has(Square::F4));
/// assert!(shut.has(Square::E3) && !shut.has(Square::F4));
/// ```
#[must_use]
#[inline]
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    sliders::Standard::bishop(from, occupied)
}

/// The squares a rook attacks past the given occupied squares (3.3, 3.5).
///
/// ```
/// # use jadoube_board::{Bitboard, Placement, Square, attacks};
/// assert_eq!(attacks::rook(Square::D4, Bitboard::EMPTY).count(), 14);
/// let at_the_start = attacks::rook(Square::A1, Placement::INITIAL.occupied());
/// assert!(at_the_start.into_iter().eq([Square::B1, Square::A2]));
/// ```
#[must_use]
#[inline]
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    sliders::Standard::rook(from, occupied)
}

/// The squares a queen attacks past the given occupied squares (3.4, 3.5).
///
/// ```
/// # use jadoube_board::{Bitboard, Square, attacks};
/// assert_eq!(attacks::queen(Square::D4, Bitboard::EMPTY).count(), 27);
/// assert_eq!(attacks::queen(Square::A1, Bitboard::EMPTY).count(), 21);
/// ```
#[must_use]
#[inline]
pub fn queen(from: Square, occupied: Bitboard) -> Bitboard {
    bishop(from, occupied) | rook(from, occupied)
}

/// The squares this piece attacks past the given occupied squares.
///
/// ```
/// # use jadoube_board::{Bitboard, Color, Piece, Role, Square, attacks};
/// let knight = Piece::new(Color::Black, Role::Knight);
/// assert_eq!(attacks::of(knight, Square::G8, Bitboard::EMPTY), attacks::knight(Square::G8));
/// ```
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
///
/// ```
/// # use jadoube_board::{Square, attacks};
/// assert!(attacks::between(Square::A1, Square::D4).into_iter().eq([Square::B2, Square::C3]));
/// assert!(attacks::between(Square::A1, Square::B3).is_empty());
/// ```
#[must_use]
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    path(a, b).without(b)
}

/// The whole file, rank or diagonal that runs through two different squares; otherwise nothing.
///
/// ```
/// # use jadoube_board::{Bitboard, File, Square, attacks};
/// assert_eq!(attacks::line(Square::E3, Square::E4), Bitboard::file(File::E));
/// assert_eq!(attacks::line(Square::C1, Square::D2).last(), Some(Square::H6));
/// assert!(attacks::line(Square::A1, Square::B3).is_empty());
/// ```
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
