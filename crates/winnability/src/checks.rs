//! Which moves of White may give check, seen before they are made. It errs on the side of "may":
//! whether a position is mate is asked of the board.

use board::{Bitboard, Color, Move, MoveKind, Position, Role, Square, attacks};

/// From where White would give check.
pub(crate) struct Checks {
    /// By kind, the squares from which a man attacks the black king.
    squares: [Bitboard; 6],
    /// All these squares.
    anywhere: Bitboard,
    /// White's men that stand alone between the black king and a white piece.
    unmasking: Bitboard,
}

impl Checks {
    #[inline]
    pub(crate) fn of(position: &Position) -> Checks {
        let placement = position.placement();
        let king = position.king(Color::Black);
        let occupied = placement.occupied();
        let diagonal = attacks::bishop(king, occupied);
        let straight = attacks::rook(king, occupied);
        let (by_pawn, by_knight) = (attacks::pawn(Color::Black, king), attacks::knight(king));
        Checks {
            anywhere: by_pawn | by_knight | diagonal | straight,
            squares: [by_pawn, by_knight, diagonal, straight, diagonal | straight, Bitboard::EMPTY],
            unmasking: unmasking(position, king, (diagonal | straight) & occupied),
        }
    }

    /// Could this move of White's, by a man of this kind, give check?
    #[inline]
    pub(crate) fn may_check(&self, played: Move, role: Role) -> bool {
        match played.kind() {
            MoveKind::Ordinary | MoveKind::DoubleStep => {
                self.squares[role as usize].has(played.to()) || self.unmasking.has(played.from())
            }
            MoveKind::Promotion(_) | MoveKind::EnPassant | MoveKind::Castling => true,
        }
    }

    /// A first look, which no move that gives check fails; it needs no kind.
    #[inline]
    pub(crate) fn may_check_somehow(&self, played: Move) -> bool {
        self.anywhere.has(played.to())
            || self.unmasking.has(played.from())
            || !matches!(played.kind(), MoveKind::Ordinary | MoveKind::DoubleStep)
    }

    /// Does a man of this kind attack the black king from there?
    #[inline]
    pub(crate) fn directly(&self, role: Role, from: Square) -> bool {
        self.squares[role as usize].has(from)
    }
}

fn unmasking(position: &Position, king: Square, nearest: Bitboard) -> Bitboard {
    let placement = position.placement();
    let white = placement.of_color(Color::White);
    let screens = nearest & white;
    if screens.is_empty() {
        return Bitboard::EMPTY;
    }
    let queens = placement.of_role(Role::Queen);
    let beyond = placement.occupied() - screens;
    let behind = attacks::bishop(king, beyond) & (placement.of_role(Role::Bishop) | queens)
        | attacks::rook(king, beyond) & (placement.of_role(Role::Rook) | queens);
    let mut found = Bitboard::EMPTY;
    for piece in behind & white {
        found |= attacks::between(king, piece) & screens;
    }
    found
}

/// Is Black, who is to move, mated?
#[inline]
pub(crate) fn black_is_mated(position: &Position) -> bool {
    position.is_check() && !position.has_legal_move()
}
