//! Taking back a move: every position from which one move of the right player leads to a given one (test 10). Whether that
//! position is possible itself is asked elsewhere, but for the king that could have been captured in it.

use board::{
    Bitboard, Color, File, Piece, Placement, Position, Rank, Role, Setup, Square, Wing, attacks,
};

use super::node::{Node, Passed};

const OFFICERS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Calls `visit` with each position before the last move, until it returns true; was there one?
pub(super) fn any_before(node: &Node, mut visit: impl FnMut(&Node) -> bool) -> bool {
    let mut retraction = Retraction { node, visit: &mut visit };
    retraction.all()
}

struct Retraction<'a> {
    node: &'a Node,
    visit: &'a mut dyn FnMut(&Node) -> bool,
}

impl Retraction<'_> {
    fn all(&mut self) -> bool {
        if let Passed::Over(square) = self.node.passed {
            return self.double_step_over(square);
        }
        let us = self.node.mover();
        let movable = self.node.placement.of_color(us) - self.node.held_by_rights();
        self.castling()
            || movable.into_iter().any(|to| match self.node.placement.role_at(to) {
                Some(Role::Pawn) => self.pawn(to),
                Some(role) => self.officer(to, role),
                None => false,
            })
    }

    fn officer(&mut self, to: Square, role: Role) -> bool {
        let us = self.node.mover();
        let piece = Piece::new(us, role);
        let occupied = self.node.placement.occupied();
        let origins = attacks::of(piece, to, occupied) - occupied;
        let quiet = origins.into_iter().any(|from| self.step(piece, from, to, None));
        quiet
            || self.promotion(to, role)
            || origins.into_iter().any(|from| self.captures(piece, from, to))
    }

    fn promotion(&mut self, to: Square, role: Role) -> bool {
        let us = self.node.mover();
        if to.rank() != Rank::Eighth.seen_by(us) || !OFFICERS.contains(&role) {
            return false;
        }
        let pawn = Piece::new(us, Role::Pawn);
        let empty = !self.node.placement.occupied();
        let straight = to.forward(!us).filter(|from| empty.has(*from));
        let aside = attacks::pawn(!us, to) & empty;
        straight.is_some_and(|from| self.step(pawn, from, to, None))
            || aside.into_iter().any(|from| self.captures(pawn, from, to))
    }

    fn pawn(&mut self, to: Square) -> bool {
        let us = self.node.mover();
        let pawn = Piece::new(us, Role::Pawn);
        let empty = !self.node.placement.occupied();
        let inner = empty - Bitboard::BACK_RANKS;
        let one = to.forward(!us).filter(|from| inner.has(*from));
        let aside = attacks::pawn(!us, to) & inner;
        one.is_some_and(|from| self.step(pawn, from, to, None))
            || one.is_some_and(|passed| self.double_step_over(passed))
            || aside.into_iter().any(|from| self.captures(pawn, from, to))
            || aside.into_iter().any(|from| self.en_passant(from, to))
    }

    /// Takes back a double step over this square, if there was one.
    fn double_step_over(&mut self, passed: Square) -> bool {
        let us = self.node.mover();
        let pawn = Piece::new(us, Role::Pawn);
        let placement = &self.node.placement;
        let (Some(to), Some(from)) = (passed.forward(us), passed.forward(!us)) else {
            return false;
        };
        let fits = passed.rank() == Rank::Third.seen_by(us)
            && placement.piece_at(to) == Some(pawn)
            && !placement.occupied().meets(Bitboard::of(passed).with(from));
        fits && !self.should_be_named(passed) && self.step(pawn, from, to, None)
    }

    /// Would a double step over this square have left a legal capture en passant, which the position does not offer?
    fn should_be_named(&self, passed: Square) -> bool {
        if self.node.passed != Passed::NoLegalCapture {
            return false;
        }
        let setup = Setup {
            placement: self.node.placement,
            turn: self.node.turn,
            en_passant: Some(passed),
            ..Setup::EMPTY
        };
        Position::new(&setup).is_ok_and(|position| position.legal_en_passant().is_some())
    }

    fn captures(&mut self, piece: Piece, from: Square, to: Square) -> bool {
        let them = self.node.turn;
        if self.node.placement.of_color(them).count() >= 16 {
            return false;
        }
        let pawn = (!Bitboard::BACK_RANKS.has(to)).then_some(Role::Pawn);
        let mut roles = OFFICERS.into_iter().chain(pawn);
        roles.any(|role| self.step(piece, from, to, Some(role)))
    }

    fn en_passant(&mut self, from: Square, to: Square) -> bool {
        let (us, them) = (self.node.mover(), self.node.turn);
        let occupied = self.node.placement.occupied();
        let (Some(victim), Some(origin)) = (to.forward(!us), to.forward(us)) else { return false };
        if to.rank() != Rank::Sixth.seen_by(us)
            || occupied.meets(Bitboard::of(victim).with(origin))
            || self.node.placement.of_color(them).count() >= 16
        {
            return false;
        }
        let mut before = self.node.placement;
        before.take_off(to);
        before.put(from, Piece::new(us, Role::Pawn));
        before.put(victim, Piece::new(them, Role::Pawn));
        self.offer(before, self.node.rights, Passed::Over(to))
    }

    fn castling(&mut self) -> bool {
        let us = self.node.mover();
        let first = Rank::First.seen_by(us);
        let at = |file| Square::at(file, first);
        Wing::ALL.into_iter().any(|wing| {
            let placement = &self.node.placement;
            let (king_to, rook_to) = (wing.king_target(us), wing.rook_target(us));
            let (rook_from, empty) = match wing {
                Wing::King => (at(File::H), Bitboard::EMPTY),
                Wing::Queen => (at(File::A), Bitboard::of(at(File::B))),
            };
            let king_from = at(File::E);
            let empty = empty.with(king_from).with(rook_from);
            if !placement.of(us, Role::King).has(king_to)
                || !placement.of(us, Role::Rook).has(rook_to)
                || placement.occupied().meets(empty)
            {
                return false;
            }
            let mut before = *placement;
            before.take_off(king_to);
            before.take_off(rook_to);
            before.put(king_from, Piece::new(us, Role::King));
            before.put(rook_from, Piece::new(us, Role::Rook));
            let attacked = |square| before.attackers(square, !us).any();
            !attacked(king_from)
                && !attacked(rook_to)
                && self.offer(before, self.node.rights.with(rook_from), Passed::Unknown)
        })
    }

    /// Takes a man back from `to`, where it has captured a man of this kind or nothing.
    fn step(&mut self, piece: Piece, from: Square, to: Square, captured: Option<Role>) -> bool {
        let mut before = self.node.placement;
        before.take_off(to);
        before.put(from, piece);
        if let Some(role) = captured {
            before.put(to, Piece::new(self.node.turn, role));
        }
        self.offer(before, self.node.rights, Passed::Unknown)
    }

    fn offer(&mut self, placement: Placement, rights: Bitboard, passed: Passed) -> bool {
        let us: Color = self.node.mover();
        let mut kings = placement.of(!us, Role::King).into_iter();
        if kings.any(|king| placement.attackers(king, us).any()) {
            return false;
        }
        (self.visit)(&Node { placement, turn: us, rights, passed })
    }
}
