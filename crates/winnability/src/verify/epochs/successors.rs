//! What captures and pawn moves lead to, as sets of positions. That the sets are too large does no harm;
//! that they miss nothing is what the proof rests on.

use board::{Bitboard, ByColor, Color, Material, Rank, Square, attacks};

use super::board_facts::BoardFacts;
use super::{last_man, wrong_mate};
use crate::verify::material;
use crate::{AbstractKind, AbstractMan, AbstractState, MaterialRule};

/// Positions after a capture or a pawn move.
pub(super) struct Successor {
    pub(super) pawns: ByColor<Bitboard>,
    pub(super) men: Vec<AbstractMan>,
    pub(super) turn: Color,
    /// Has the king made the capture?
    pub(super) by_king: bool,
    /// For squares of White's king, those of Black's.
    pub(super) pairs: Vec<(Square, Bitboard)>,
}

impl Successor {
    /// Is there no such position, or none in which White may hope for mate?
    pub(super) fn is_impossible(&self) -> bool {
        self.pairs.iter().all(|(_, row)| row.is_empty())
            || self.men.iter().any(|man| man.region.is_empty())
            || self.white_is_hopeless()
    }

    fn white_is_hopeless(&self) -> bool {
        let [mut white, mut black] = [Material::default(); 2];
        (white.pawns, black.pawns) = (self.pawns.white.count(), self.pawns.black.count());
        for man in &self.men {
            let own = if man.color == Color::White { &mut white } else { &mut black };
            match man.kind {
                AbstractKind::Knight => own.knights += 1,
                AbstractKind::Bishop if man.region.meets(Bitboard::DARK) => own.dark_bishops += 1,
                AbstractKind::Bishop => own.light_bishops += 1,
                AbstractKind::Rook => own.rooks += 1,
                AbstractKind::Queen => own.queens += 1,
                // It may be anything: count it as what helps White most.
                AbstractKind::Promoted if man.color == Color::White => own.queens += 1,
                AbstractKind::Promoted => own.knights += 1,
            }
        }
        let rules = [
            MaterialRule::LoneKing,
            MaterialRule::KnightAgainstQueens,
            MaterialRule::BishopsOfOneShade,
        ];
        rules.into_iter().any(|rule| material::holds(rule, white, black))
    }

    /// Are all its pairs among those of the state that are entered in the same way?
    pub(super) fn pairs_are_in(&self, state: &AbstractState) -> bool {
        let listed = match (self.turn, self.by_king) {
            (Color::White, _) => &state.kings.white,
            (Color::Black, false) => &state.entered_by_man,
            (Color::Black, true) => &state.entered_by_king,
        };
        self.pairs.iter().all(|&(white, row)| row.is_within(listed.black_kings(white)))
    }

    /// Leaves out pairs that cannot be: a king on a square that is taken, or the player who has just moved
    /// in check from a pawn.
    fn with_possible_pairs(mut self, taken: Bitboard) -> Successor {
        let mover = !self.turn;
        let pawns = self.pawns[self.turn].into_iter();
        let checked = pawns.fold(Bitboard::EMPTY, |all, pawn| all | attacks::pawn(self.turn, pawn));
        for (white, row) in &mut self.pairs {
            *row -= taken;
            if taken.has(*white) || mover == Color::White && checked.has(*white) {
                *row = Bitboard::EMPTY;
            }
            if mover == Color::Black {
                *row -= checked;
            }
        }
        self
    }
}

/// All that captures and pawn moves lead to from a state.
pub(super) fn of(facts: &BoardFacts<'_>) -> Vec<Successor> {
    let mut found = Vec::new();
    for mover in Color::ALL {
        if facts.state.kings[mover].rows.is_empty() {
            continue;
        }
        for pawn in facts.state.pawns[mover] {
            pawn_steps(facts, mover, pawn, &mut found);
            pawn_takes(facts, mover, pawn, &mut found);
        }
        for at in 0..facts.state.men.len() {
            if facts.state.men[at].color == mover {
                man_takes(facts, mover, at, &mut found);
            }
        }
        king_takes(facts, mover, &mut found);
    }
    found
}

/// The state's men with some squares cleared and, perhaps, one of them captured.
fn men_after(
    facts: &BoardFacts<'_>,
    cleared: Bitboard,
    captured: Option<usize>,
) -> Vec<AbstractMan> {
    let men = facts.state.men.iter().enumerate().filter(|&(at, _)| Some(at) != captured);
    men.map(|(_, man)| AbstractMan { region: man.region - cleared, ..*man }).collect()
}

fn successor(
    facts: &BoardFacts<'_>,
    mover: Color,
    men: Vec<AbstractMan>,
    pawns: impl Fn(Color) -> Bitboard,
) -> Successor {
    Successor {
        pawns: ByColor::from_fn(pawns),
        men,
        turn: !mover,
        by_king: false,
        pairs: facts.state.kings[mover].rows.clone(),
    }
}

fn pawn_steps(facts: &BoardFacts<'_>, mover: Color, pawn: Square, found: &mut Vec<Successor>) {
    let Some(one) = pawn.forward(mover).filter(|&one| !facts.occupied.has(one)) else { return };
    let pawns = &facts.state.pawns;
    let mut men = men_after(facts, one.into(), None);
    let promotes = Bitboard::BACK_RANKS.has(one);
    if promotes {
        let kind = AbstractKind::Promoted;
        men.push(AbstractMan { color: mover, kind, region: one.into() });
    }
    let landed = if promotes { Bitboard::EMPTY } else { one.into() };
    let after = successor(facts, mover, men, |color| {
        if color == mover { pawns[color].without(pawn) | landed } else { pawns[color] }
    });
    let ends_game = |to| mover == Color::Black && wrong_mate::by_pawn(facts, pawn, to);
    if !ends_game(one) {
        found.push(out_of_pawn_check(facts, mover, after).with_possible_pairs(one.into()));
    }
    let two = one.forward(mover).filter(|_| pawn.rank() == Rank::Second.seen_by(mover));
    let Some(two) = two.filter(|&two| !facts.occupied.has(two) && !ends_game(two)) else {
        return;
    };
    let both = Bitboard::of(one).with(two);
    // Men may come to the square in between later, kings not at this moment.
    let after = successor(facts, mover, men_after(facts, two.into(), None), |color| {
        if color == mover { pawns[color].without(pawn).with(two) } else { pawns[color] }
    });
    found.push(out_of_pawn_check(facts, mover, after).with_possible_pairs(both));
    for taker in [two.offset(-1, 0), two.offset(1, 0)].into_iter().flatten() {
        if !pawns[!mover].has(taker) {
            continue;
        }
        // The double step and the capture en passant together: the mover is to move again.
        let after = successor(facts, mover, men_after(facts, both, None), |color| {
            let own = pawns[color];
            if color == mover { own.without(pawn) } else { own.without(taker).with(one) }
        });
        let mut after = out_of_pawn_check(facts, mover, after);
        after.turn = mover;
        found.push(after.with_possible_pairs(both));
    }
}

/// A step does not end a check by a pawn, so there was none.
fn out_of_pawn_check(facts: &BoardFacts<'_>, mover: Color, mut after: Successor) -> Successor {
    for (white, row) in &mut after.pairs {
        match mover {
            Color::White if facts.by_pawns.black.has(*white) => *row = Bitboard::EMPTY,
            Color::White => {}
            Color::Black => *row -= facts.by_pawns.white,
        }
    }
    after
}

fn pawn_takes(facts: &BoardFacts<'_>, mover: Color, pawn: Square, found: &mut Vec<Successor>) {
    for to in attacks::pawn(mover, pawn) {
        if mover == Color::Black && wrong_mate::by_pawn(facts, pawn, to) {
            continue;
        }
        let promotes = Bitboard::BACK_RANKS.has(to);
        let pawns_after = |color: Color| {
            let pawns = facts.state.pawns[color];
            match color == mover {
                true if promotes => pawns.without(pawn),
                true => pawns.without(pawn).with(to),
                false => pawns.without(to),
            }
        };
        if facts.state.pawns[!mover].has(to) {
            let after = successor(facts, mover, facts.state.men.clone(), pawns_after);
            found.push(after.with_possible_pairs(to.into()));
        }
        for (at, man) in facts.state.men.iter().enumerate() {
            if man.color == mover || !man.region.has(to) || facts.state.pawns[mover].has(to) {
                continue;
            }
            let mut men = men_after(facts, to.into(), Some(at));
            if promotes {
                let kind = AbstractKind::Promoted;
                men.push(AbstractMan { color: mover, kind, region: to.into() });
            }
            let after = successor(facts, mover, men, pawns_after);
            found.push(after.with_possible_pairs(to.into()));
        }
    }
}

fn man_takes(facts: &BoardFacts<'_>, mover: Color, at: usize, found: &mut Vec<Successor>) {
    let man = facts.state.men[at];
    let blockers = facts.blockers_for(&man);
    let mut reach = Bitboard::EMPTY;
    for from in man.region {
        reach |= facts.attacks(man.kind, from, blockers);
    }
    let goes_on = |to: &Square| !wrong_mate::by_man(facts, at, *to);
    for pawn in (reach & facts.state.pawns[!mover]).into_iter().filter(goes_on) {
        let mut men = facts.state.men.clone();
        men[at].region = pawn.into();
        let mut after =
            successor(facts, mover, men, |color| facts.state.pawns[color].without(pawn));
        leave_out_losses(facts, mover, at, pawn, &mut after);
        found.push(after.with_possible_pairs(pawn.into()));
    }
    for (victim, other) in facts.state.men.iter().enumerate() {
        if other.color == mover {
            continue;
        }
        let where_taken: Bitboard = (reach & other.region).into_iter().filter(goes_on).collect();
        if where_taken.is_empty() {
            continue;
        }
        let mut men = facts.state.men.clone();
        men[at].region = where_taken;
        men.remove(victim);
        let mut after = successor(facts, mover, men, |color| facts.state.pawns[color]);
        let mut taken = Bitboard::EMPTY;
        if let Some(square) = where_taken.single() {
            taken = square.into();
            leave_out_losses(facts, mover, at, square, &mut after);
        }
        found.push(after.with_possible_pairs(taken));
    }
}

/// Leaves out the pairs for which the capture loses White's last man.
fn leave_out_losses(
    facts: &BoardFacts<'_>,
    mover: Color,
    at: usize,
    square: Square,
    after: &mut Successor,
) {
    if mover == Color::Black {
        return;
    }
    for (white, row) in &mut after.pairs {
        let black_kings = row.into_iter();
        let kept =
            black_kings.filter(|&black| !last_man::is_lost(facts, at, square, *white, black));
        *row = kept.collect();
    }
}

fn king_takes(facts: &BoardFacts<'_>, mover: Color, found: &mut Vec<Successor>) {
    let safe = !facts.always_attacked[!mover];
    for pawn in facts.state.pawns[!mover] & safe {
        let men = facts.state.men.clone();
        let mut after =
            successor(facts, mover, men, |color| facts.state.pawns[color].without(pawn));
        after.pairs = pairs_with_king_on(facts, mover, pawn.into());
        after.by_king = true;
        found.push(after.with_possible_pairs(Bitboard::EMPTY));
    }
    for (victim, man) in facts.state.men.iter().enumerate() {
        let squares = man.region & safe;
        if man.color == mover || squares.is_empty() {
            continue;
        }
        let men = men_after(facts, Bitboard::EMPTY, Some(victim));
        let mut after = successor(facts, mover, men, |color| facts.state.pawns[color]);
        after.pairs = pairs_with_king_on(facts, mover, squares);
        after.by_king = true;
        found.push(after.with_possible_pairs(Bitboard::EMPTY));
    }
}

/// The pairs after the mover's king has stepped on one of the squares.
fn pairs_with_king_on(
    facts: &BoardFacts<'_>,
    mover: Color,
    squares: Bitboard,
) -> Vec<(Square, Bitboard)> {
    let mut after = vec![Bitboard::EMPTY; 64];
    for &(white, row) in &facts.state.kings[mover].rows {
        for black in row {
            let (own, other) = if mover == Color::White { (white, black) } else { (black, white) };
            for to in (attacks::king(own) & squares) - attacks::king(other).with(other) {
                let (white, black) = if mover == Color::White { (to, other) } else { (other, to) };
                after[white.index()] |= black.into();
            }
        }
    }
    Square::ALL.into_iter().zip(after).filter(|(_, row)| row.any()).collect()
}
