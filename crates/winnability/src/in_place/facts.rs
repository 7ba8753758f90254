//! What the board shows before anybody moves: the winner's men and what they guard, and the loser's king.

use board::{Bitboard, Color, Piece, Placement, Position, Role, Square, attacks};

/// A man of the winner's.
#[derive(Clone, Copy)]
pub(super) struct Man {
    pub(super) at: Square,
    pub(super) piece: Piece,
    /// What it attacks, the loser's king not being in the way.
    pub(super) attacks: Bitboard,
}

/// The board as somebody sees it who looks for a mate.
pub(super) struct Facts<'a> {
    placement: &'a Placement,
    pub(super) winner: Color,
    /// The loser's king, and the squares beside it.
    pub(super) king: Square,
    pub(super) ring: Bitboard,
    pub(super) occupied: Bitboard,
    pub(super) own: Bitboard,
    pub(super) theirs: Bitboard,
    /// By kind, the squares from which a man checks.
    pub(super) checks: [Bitboard; 6],
    men: [Man; MEN_MAX],
    count: usize,
    /// What at least one man of the winner's guards, and what at least two do.
    once: Bitboard,
    twice: Bitboard,
}

/// More men than this are not looked at.
const MEN_MAX: usize = 16;

impl<'a> Facts<'a> {
    pub(super) fn of(position: &'a Position, winner: Color) -> Facts<'a> {
        let placement = position.placement();
        let king = position.king(!winner);
        let occupied = placement.occupied();
        let piece = Piece { color: winner, role: Role::King };
        let nobody = Man { at: king, piece, attacks: Bitboard::EMPTY };
        let (mut men, mut count) = ([nobody; MEN_MAX], 0);
        let (mut once, mut twice) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for role in Role::ALL {
            let piece = Piece { color: winner, role };
            for at in placement.of(winner, role) {
                let attacks = attacks::of(piece, at, occupied.without(king));
                twice |= once & attacks;
                once |= attacks;
                if let Some(man) = men.get_mut(count) {
                    *man = Man { at, piece, attacks };
                    count += 1;
                }
            }
        }
        let diagonal = attacks::bishop(king, occupied);
        let straight = attacks::rook(king, occupied);
        let (by_pawn, by_knight) = (attacks::pawn(!winner, king), attacks::knight(king));
        Facts {
            placement,
            winner,
            king,
            ring: attacks::king(king),
            occupied,
            own: placement.of_color(winner),
            theirs: placement.of_color(!winner),
            checks: [by_pawn, by_knight, diagonal, straight, diagonal | straight, Bitboard::EMPTY],
            men,
            count,
            once,
            twice,
        }
    }

    /// The winner's men, the king last.
    pub(super) fn men(&self) -> &[Man] {
        &self.men[..self.count]
    }

    /// What the winner guards without this man.
    pub(super) fn guarded_without(&self, man: &Man) -> Bitboard {
        (self.once - man.attacks) | self.twice
    }

    /// The loser's men, except the king, that attack a square.
    pub(super) fn defenders(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let of = |role| self.placement.of_role(role);
        let queens = of(Role::Queen);
        let found = attacks::knight(square) & of(Role::Knight)
            | attacks::pawn(self.winner, square) & of(Role::Pawn)
            | attacks::bishop(square, occupied) & (of(Role::Bishop) | queens)
            | attacks::rook(square, occupied) & (of(Role::Rook) | queens);
        found & self.theirs.without(square)
    }
}
