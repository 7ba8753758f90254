//! Where a man can get in a few moves.

use board::{Bitboard, Square, attacks};

use super::facts::{Facts, Man};

/// A man goes no further than this.
pub(super) const MOVES_MAX: usize = 3;

/// Where a man can get in one move, where it needs two, and so on. On its way it neither captures nor checks.
#[derive(Clone, Copy)]
pub(super) struct Ways {
    man: Man,
    /// Where it may stop on its way.
    stops: Bitboard,
    after: [Bitboard; MOVES_MAX],
}

impl Ways {
    pub(super) fn of(facts: &Facts<'_>, man: &Man) -> Ways {
        let stops = !facts.occupied & !facts.checks[man.piece.role as usize];
        let mut after = [Bitboard::EMPTY; MOVES_MAX];
        let mut newest = man.attacks & !facts.own;
        let mut seen = facts.own.with(facts.king);
        for reached in &mut after {
            *reached = newest - seen;
            seen |= newest;
            newest = Bitboard::EMPTY;
            for stop in *reached & stops {
                newest |= attacks::of(man.piece, stop, facts.occupied);
            }
        }
        Ways { man: *man, stops, after }
    }

    /// All squares where the man can get.
    pub(super) fn anywhere(&self) -> Bitboard {
        self.after.iter().fold(Bitboard::EMPTY, |all, &some| all | some)
    }

    /// One of these squares that needs as few moves as any.
    pub(super) fn nearest(&self, among: Bitboard) -> Option<Square> {
        self.after.iter().find_map(|&reached| (reached & among).first())
    }

    /// Hands over the steps to a square that can be reached.
    pub(super) fn walk(
        &self,
        facts: &Facts<'_>,
        to: Square,
        mut step: impl FnMut(Square, Square),
    ) -> Option<()> {
        let last = self.after.iter().position(|reached| reached.has(to))?;
        let mut squares = [to; MOVES_MAX];
        for at in (0..last).rev() {
            let towards = attacks::of(self.man.piece, squares[at + 1], facts.occupied);
            squares[at] = (self.after[at] & self.stops & towards).first()?;
        }
        let mut from = self.man.at;
        for &to in &squares[..=last] {
            step(from, to);
            from = to;
        }
        Some(())
    }
}
