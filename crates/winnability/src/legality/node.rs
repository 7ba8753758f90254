//! A position seen from its future: pieces and player to move are known, castling rights are those that are still there
//! later, and about en passant there is only partial knowledge.

use board::{Bitboard, Color, Placement, Role, Setup, Square};

/// A position of the past.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) placement: Placement,
    /// Who is to move; the opponent has made the last move.
    pub(super) turn: Color,
    /// Rooks whose castling right is known to be there, so that neither they nor their king have moved. There may be
    /// more rights than these.
    pub(super) rights: Bitboard,
    pub(super) passed: Passed,
}

/// What is known about a double step as the last move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Passed {
    /// It was one, over this square.
    Over(Square),
    /// It was none that can legally be answered en passant.
    NoLegalCapture,
    Unknown,
}

impl Node {
    pub(super) fn of(setup: &Setup) -> Node {
        let passed = setup.en_passant.map_or(Passed::NoLegalCapture, Passed::Over);
        Node { placement: setup.placement, turn: setup.turn, rights: setup.castling_rooks, passed }
    }

    /// Who has made the last move.
    pub(super) fn mover(&self) -> Color {
        !self.turn
    }

    /// Could a game begin here?
    pub(super) fn is_start(&self) -> bool {
        self.turn == Color::White
            && self.placement == Placement::INITIAL
            && !matches!(self.passed, Passed::Over(_))
    }

    /// The men that castling rights keep at home.
    pub(super) fn held_by_rights(&self) -> Bitboard {
        let mut held = self.rights;
        for rook in self.rights {
            // Not the opponent's king, which may have come to this rank.
            let owner = self.placement.color_at(rook);
            let kings = owner.map_or(Bitboard::EMPTY, |it| self.placement.of(it, Role::King));
            held |= Bitboard::rank(rook.rank()) & kings;
        }
        held
    }
}
