//! An arrangement of pawns.

use board::{Bitboard, ByColor, Color, Position, Rank, Role, Square, attacks};

use crate::squares::pawn_attacks;

/// The pawns, and the square that one of them has just passed if a pawn stands ready to capture there.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Pawns {
    pub(super) of: ByColor<Bitboard>,
    pub(super) passed: Option<Square>,
}

impl Pawns {
    pub(super) fn of(position: &Position) -> Pawns {
        let placement = position.placement();
        Pawns {
            of: ByColor::from_fn(|color| placement.of(color, Role::Pawn)),
            passed: position.legal_en_passant(),
        }
    }

    pub(super) fn all(&self) -> Bitboard {
        self.of[Color::White] | self.of[Color::Black]
    }

    /// What the pawns of a player attack.
    pub(super) fn attacks(&self, color: Color) -> Bitboard {
        pawn_attacks(color, self.of[color])
    }

    /// Grows with every pawn move and capture, and a little when the right to capture in passing ends.
    pub(super) fn progress(&self) -> u32 {
        let ahead = |color| {
            let steps = |pawn: Square| {
                u32::from((pawn.rank() as u8).abs_diff(Rank::First.seen_by(color) as u8))
            };
            self.of[color].into_iter().map(steps).sum::<u32>()
        };
        let gone = 64 - self.all().count();
        2 * (ahead(Color::White) + ahead(Color::Black) + 8 * gone)
            + u32::from(self.passed.is_none())
    }
}

/// The squares from which a pawn of this player attacks a square.
pub(super) fn attackers(color: Color, square: Square) -> Bitboard {
    attacks::pawn(!color, square)
}
