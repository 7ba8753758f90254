//! The squares that matter for castling, in Chess960 too. They depend only on where king and rook started,
//! so they are worked out once for a whole tree of moves.

use crate::{Bitboard, Color, Placement, Role, Square, Wing, attacks};

/// What castling with one rook asks of the board.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    /// The rook's square, or nothing if there was no right with which to start.
    pub(crate) rook: Bitboard,
    /// The squares that must be vacant.
    pub(crate) vacant: Bitboard,
    /// The squares that may not be attacked.
    pub(crate) walk: Bitboard,
}

/// The ways of castling that are left, by player and wing.
pub(crate) struct Ways([[Way; 2]; 2]);

impl Ways {
    const NONE: Ways = {
        let none = Way { rook: Bitboard::EMPTY, vacant: Bitboard::EMPTY, walk: Bitboard::EMPTY };
        Ways([[none; 2]; 2])
    };

    /// The ways of those rooks that have kept their right.
    #[inline]
    pub(crate) fn of(placement: &Placement, castling_rooks: Bitboard) -> Ways {
        let mut ways = Ways::NONE;
        for rook in castling_rooks {
            let color = if rook <= Square::H1 { Color::White } else { Color::Black };
            let king = placement.of(color, Role::King).lowest_square();
            ways.0[color.index()][Wing::of_rook(king, rook) as usize] = Way {
                rook: rook.into(),
                vacant: castling_way(king, rook, color),
                walk: king_walk(king, rook, color),
            };
        }
        ways
    }

    #[inline(always)]
    pub(crate) fn of_color(&self, color: Color) -> &[Way; 2] {
        &self.0[color.index()]
    }
}

/// The squares that must be vacant: those that king and rook cross or arrive on, but for their own
/// (II.3.2.7.4).
#[inline]
pub(crate) fn castling_way(king: Square, rook: Square, color: Color) -> Bitboard {
    let wing = Wing::of_rook(king, rook);
    (attacks::path(king, wing.king_target(color)) | attacks::path(rook, wing.rook_target(color)))
        - Bitboard::of(king).with(rook)
}

/// The squares that may not be attacked: the king's own, those it crosses, the one it arrives on.
#[inline]
pub(crate) fn king_walk(king: Square, rook: Square, color: Color) -> Bitboard {
    attacks::path(king, Wing::of_rook(king, rook).king_target(color)).with(king)
}
