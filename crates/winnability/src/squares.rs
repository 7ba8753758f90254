//! Steps of whole sets of squares at once.

use board::{Bitboard, Color};

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// What these pawns of a player attack.
#[inline]
pub(crate) fn pawn_attacks(color: Color, pawns: Bitboard) -> Bitboard {
    let (toward_a, toward_h) = (pawns.0 & NOT_A, pawns.0 & NOT_H);
    Bitboard(match color {
        Color::White => toward_a << 7 | toward_h << 9,
        Color::Black => toward_a >> 9 | toward_h >> 7,
    })
}

/// The squares one step ahead.
#[inline]
pub(crate) fn forward(color: Color, squares: Bitboard) -> Bitboard {
    Bitboard(match color {
        Color::White => squares.0 << 8,
        Color::Black => squares.0 >> 8,
    })
}

/// The squares beside these on their ranks.
#[inline]
pub(crate) fn sideways(squares: Bitboard) -> Bitboard {
    Bitboard((squares.0 & NOT_A) >> 1 | (squares.0 & NOT_H) << 1)
}

/// Where kings on these squares could step.
#[inline]
pub(crate) fn king_steps(squares: Bitboard) -> Bitboard {
    let wide = squares | sideways(squares);
    sideways(squares) | forward(Color::White, wide) | forward(Color::Black, wide)
}
