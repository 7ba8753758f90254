//! Castling rights in the abstraction: they are never lost there, which only adds positions. Whether the
//! king passes attacked squares is not asked either.

use board::{Bitboard, Color, Position, Square, Wing, attacks};

/// One way to castle.
#[derive(Clone, Copy, Debug)]
pub(super) struct CastlingOption {
    pub(super) color: Color,
    pub(super) king: Square,
    pub(super) rook: Square,
    pub(super) king_target: Square,
    pub(super) rook_target: Square,
    /// The squares that must be vacant.
    pub(super) way: Bitboard,
}

/// The ways to castle that have not been lost.
pub(super) fn options(position: &Position) -> Vec<CastlingOption> {
    let mut found = Vec::new();
    for color in Color::ALL {
        for wing in Wing::ALL {
            let Some(rook) = position.castling_rook(color, wing) else { continue };
            let king = position.king(color);
            let (king_target, rook_target) = (wing.king_target(color), wing.rook_target(color));
            let crossed = attacks::between(king, king_target) | attacks::between(rook, rook_target);
            let way = crossed.with(king_target).with(rook_target).without(king).without(rook);
            found.push(CastlingOption { color, king, rook, king_target, rook_target, way });
        }
    }
    found
}
