//! What holds in every position of an abstract state, worked out for the checker. Nothing here comes from
//! the search, nor trusts it.

use board::{Bitboard, ByColor, Color, Square, attacks};

use super::Castle;
use crate::{AbstractKind, AbstractMan, AbstractState};

pub(super) struct BoardFacts<'a> {
    pub(super) state: &'a AbstractState,
    /// All squares of each king.
    pub(super) king_squares: ByColor<Bitboard>,
    /// Squares that hold a pawn, or a man whose region is that square.
    pub(super) occupied: Bitboard,
    /// The squares of kings that have only one.
    pub(super) still_kings: Bitboard,
    /// Squares that hold something in at least one position.
    pub(super) perhaps_occupied: Bitboard,
    /// Squares that each player's pawns attack.
    pub(super) by_pawns: ByColor<Bitboard>,
    /// Squares that each player attacks in every position.
    pub(super) always_attacked: ByColor<Bitboard>,
}

impl<'a> BoardFacts<'a> {
    pub(super) fn of(state: &'a AbstractState) -> BoardFacts<'a> {
        let mut king_squares = ByColor { white: Bitboard::EMPTY, black: Bitboard::EMPTY };
        for (white, row) in state.kings.white.rows.iter().chain(&state.kings.black.rows) {
            king_squares.white |= (*white).into();
            king_squares.black |= *row;
        }
        let pawns = state.pawns.white | state.pawns.black;
        let regions = || state.men.iter().map(|man| man.region);
        let occupied = regions().filter(|region| region.count() == 1);
        let mut facts = BoardFacts {
            state,
            king_squares,
            occupied: occupied.fold(pawns, |all, region| all | region),
            still_kings: Color::ALL
                .into_iter()
                .filter_map(|color| king_squares[color].single())
                .collect(),
            perhaps_occupied: regions()
                .fold(pawns | king_squares.white | king_squares.black, |all, region| all | region),
            by_pawns: ByColor::from_fn(|color| {
                let pawns = state.pawns[color].into_iter();
                pawns.fold(Bitboard::EMPTY, |all, pawn| all | attacks::pawn(color, pawn))
            }),
            always_attacked: ByColor { white: Bitboard::EMPTY, black: Bitboard::EMPTY },
        };
        facts.always_attacked = ByColor::from_fn(|color| facts.attacked_in_every_position(color));
        facts
    }

    /// The squares a man of this kind attacks; a promoted one may be any.
    pub(super) fn attacks(&self, kind: AbstractKind, from: Square, blockers: Bitboard) -> Bitboard {
        let mut all = Bitboard::EMPTY;
        if matches!(kind, AbstractKind::Knight | AbstractKind::Promoted) {
            all |= attacks::knight(from);
        }
        if matches!(kind, AbstractKind::Bishop | AbstractKind::Queen | AbstractKind::Promoted) {
            all |= attacks::bishop(from, blockers);
        }
        if matches!(kind, AbstractKind::Rook | AbstractKind::Queen | AbstractKind::Promoted) {
            all |= attacks::rook(from, blockers);
        }
        all
    }

    /// What surely stands in a man's way when it moves.
    pub(super) fn blockers_for(&self, man: &AbstractMan) -> Bitboard {
        let itself = if man.region.count() == 1 { man.region } else { Bitboard::EMPTY };
        (self.occupied | self.still_kings) - itself
    }

    /// Can some man of this player, neither king nor pawn, make a quiet move?
    pub(super) fn has_waiting_move(&self, color: Color) -> bool {
        self.state.men.iter().any(|man| man.color == color && man.region.count() > 1)
    }

    /// Can this right to castle be used in some position?
    pub(super) fn allows(&self, castle: &Castle) -> bool {
        let is_rook = |man: &AbstractMan| {
            man.color == castle.color
                && man.kind == AbstractKind::Rook
                && man.region.has(castle.rook)
        };
        !castle.must_be_vacant.meets(self.occupied) && self.state.men.iter().any(is_rook)
    }

    fn attacked_in_every_position(&self, color: Color) -> Bitboard {
        // The enemy king may be the one to go there, so it shields nothing. A bishop is no obstacle to
        // another of the same player: whatever the one attacks through it, it attacks itself.
        let others = |but_bishops: bool| {
            let mut set = self.state.pawns.white | self.state.pawns.black;
            set |= self.king_squares[color];
            for man in &self.state.men {
                let own_bishop = man.color == color && man.kind == AbstractKind::Bishop;
                if !(but_bishops && own_bishop) {
                    set |= man.region;
                }
            }
            set
        };
        let mut attacked = self.by_pawns[color];
        for man in self.state.men.iter().filter(|man| man.color == color) {
            if man.kind == AbstractKind::Promoted {
                continue;
            }
            let obstacles = others(man.kind == AbstractKind::Bishop);
            // Men of one kind with one region stand on different squares of it. If fewer squares of the
            // region miss a target than there are men, one of them attacks it.
            let men = self.state.men.iter().filter(|other| *other == man).count();
            let from_each: Vec<Bitboard> = man
                .region
                .into_iter()
                .map(|from| self.attacks(man.kind, from, obstacles.without(from)))
                .collect();
            for target in Square::ALL {
                let misses = from_each.iter().filter(|attacked| !attacked.has(target));
                if misses.count() < men {
                    attacked |= target.into();
                }
            }
        }
        attacked
    }
}
