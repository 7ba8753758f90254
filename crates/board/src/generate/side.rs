//! The side to move as a type, so that every question about its colour is answered by the compiler.

use crate::{Bitboard, Color};

/// A player whose direction of play is known at compile time.
pub(crate) trait Side {
    type Opponent: Side<Opponent = Self>;
    const COLOR: Color;
    /// The rank of the king and rooks at the start.
    const FIRST_RANK: Bitboard;
    /// The rank on which pawns start.
    const SECOND_RANK: Bitboard;
    /// The rank a pawn reaches with a single step from its original square.
    const THIRD_RANK: Bitboard;
    /// The rank from which the next step promotes.
    const SEVENTH_RANK: Bitboard;

    /// One rank forward.
    fn forward(pawns: Bitboard) -> Bitboard;
    /// One rank forward and one file towards the a-file.
    fn forward_a(pawns: Bitboard) -> Bitboard;
    /// One rank forward and one file towards the h-file.
    fn forward_h(pawns: Bitboard) -> Bitboard;

    /// One rank back.
    #[inline(always)]
    fn back(squares: Bitboard) -> Bitboard {
        Self::Opponent::forward(squares)
    }

    /// The squares from which a pawn attacks one of these.
    #[inline(always)]
    fn attacking_pawns(squares: Bitboard) -> Bitboard {
        Self::Opponent::pawn_attacks(squares)
    }

    /// The squares that pawns on these squares attack.
    #[inline(always)]
    fn pawn_attacks(pawns: Bitboard) -> Bitboard {
        Self::forward_a(pawns) | Self::forward_h(pawns)
    }
}

pub(crate) struct White;
pub(crate) struct Black;

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

impl Side for White {
    type Opponent = Black;
    const COLOR: Color = Color::White;
    const FIRST_RANK: Bitboard = Bitboard(0xff);
    const SECOND_RANK: Bitboard = Bitboard(0xff << 8);
    const THIRD_RANK: Bitboard = Bitboard(0xff << 16);
    const SEVENTH_RANK: Bitboard = Bitboard(0xff << 48);

    #[inline(always)]
    fn forward(pawns: Bitboard) -> Bitboard {
        Bitboard(pawns.0 << 8)
    }

    #[inline(always)]
    fn forward_a(pawns: Bitboard) -> Bitboard {
        Bitboard((pawns.0 & NOT_A) << 7)
    }

    #[inline(always)]
    fn forward_h(pawns: Bitboard) -> Bitboard {
        Bitboard((pawns.0 & NOT_H) << 9)
    }
}

impl Side for Black {
    type Opponent = White;
    const COLOR: Color = Color::Black;
    const FIRST_RANK: Bitboard = Bitboard(0xff << 56);
    const SECOND_RANK: Bitboard = Bitboard(0xff << 48);
    const THIRD_RANK: Bitboard = Bitboard(0xff << 40);
    const SEVENTH_RANK: Bitboard = Bitboard(0xff << 8);

    #[inline(always)]
    fn forward(pawns: Bitboard) -> Bitboard {
        Bitboard(pawns.0 >> 8)
    }

    #[inline(always)]
    fn forward_a(pawns: Bitboard) -> Bitboard {
        Bitboard((pawns.0 & NOT_A) >> 9)
    }

    #[inline(always)]
    fn forward_h(pawns: Bitboard) -> Bitboard {
        Bitboard((pawns.0 & NOT_H) >> 7)
    }
}
