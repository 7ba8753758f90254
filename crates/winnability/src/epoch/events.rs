//! Captures and pawn moves: the edges from one epoch to the next. Quiet moves are in
//! [`closure`](super::closure).

use std::collections::BTreeMap;

use board::{Bitboard, Color, Rank, Square, attacks};

use super::closure::Facts;
use super::last_man;
use super::state::{Entered, Key, NO_ROWS, Rows, State, reach};
use super::wrong_mate::WrongMate;
use crate::squares::{forward, sideways};
use crate::{AbstractKind, AbstractMan};

/// The epochs that have been entered and not yet examined, in an order in which all entries of an epoch
/// come before it.
#[derive(Default)]
pub(super) struct Pending {
    epochs: BTreeMap<(u32, Key), (Box<Entered>, Option<usize>)>,
    /// The number of the state whose edges are being added.
    pub(super) from: Option<usize>,
}

/// Who makes the move that begins an epoch, as far as it matters afterwards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Entry {
    WhiteToMove,
    ByMan,
    ByKing,
}

impl Pending {
    /// An epoch, how it is entered, and the number of a state from which it is.
    pub(super) fn pop(&mut self) -> Option<(Key, Box<Entered>, Option<usize>)> {
        let ((_, key), (entered, from)) = self.epochs.pop_first()?;
        Some((key, entered, from))
    }

    /// Adds an epoch with these pairs of kings, none of which stands on a `barred` square. Nothing is
    /// added if no position is left, or none in which White may hope.
    pub(super) fn add(&mut self, mut key: Key, entry: Entry, rows: &Rows, barred: Bitboard) {
        if key.men.iter().any(|man| man.region.is_empty()) || key.is_hopeless() {
            return;
        }
        // The player who has just moved is not in check from a pawn.
        let (white_barred, black_barred) = match entry {
            Entry::WhiteToMove => (barred, barred | key.pawn_attacks(Color::White)),
            Entry::ByMan | Entry::ByKing => (barred | key.pawn_attacks(Color::Black), barred),
        };
        let mut kept = NO_ROWS;
        let mut any = false;
        for square in !white_barred {
            let row = rows[square.index()] - black_barred;
            kept[square.index()] = row;
            any |= row.any();
        }
        if !any {
            return;
        }
        key.men.sort_unstable();
        let progress = key.progress();
        let from = self.from;
        let never = || (Box::new(Entered::NEVER), from);
        let (entered, _) = self.epochs.entry((progress, key)).or_insert_with(never);
        let target = match entry {
            Entry::WhiteToMove => &mut entered.white_to_move,
            Entry::ByMan => &mut entered.by_man,
            Entry::ByKing => &mut entered.by_king,
        };
        for (row, kept) in target.iter_mut().zip(kept) {
            *row |= kept;
        }
    }
}

/// Adds every epoch that a capture or pawn move can begin.
pub(super) fn expand(state: &State, facts: &Facts, pending: &mut Pending) {
    for color in Color::ALL {
        let rows = match color {
            Color::White => &state.white_to_move,
            Color::Black => &state.black_to_move,
        };
        if rows.iter().all(|row| row.is_empty()) {
            continue;
        }
        let wrong_mate = match color {
            Color::White => None,
            Color::Black => WrongMate::new(state, facts.kings, facts.fixed),
        };
        let mut edges = Edges { state, facts, pending, color, rows, wrong_mate };
        for pawn in state.key.pawns(color) {
            edges.pawn_steps(pawn);
            edges.pawn_captures(pawn);
        }
        edges.men_capture();
        edges.king_captures();
    }
}

/// The edges that one player makes.
struct Edges<'a> {
    state: &'a State,
    facts: &'a Facts,
    pending: &'a mut Pending,
    color: Color,
    rows: &'a Rows,
    /// What Black cannot play on from; White has no such moves.
    wrong_mate: Option<WrongMate<'a>>,
}

impl Edges<'_> {
    fn entry(&self, by_king: bool) -> Entry {
        match (self.color, by_king) {
            (Color::White, false) => Entry::ByMan,
            (Color::White, true) => Entry::ByKing,
            (Color::Black, _) => Entry::WhiteToMove,
        }
    }

    /// The men with a square cleared, without the one of the given number.
    fn men_off(&self, cleared: Bitboard, without: Option<usize>) -> Vec<AbstractMan> {
        let mut men = Vec::with_capacity(self.state.key.men.len() + 1);
        for (at, man) in self.state.key.men.iter().enumerate() {
            if Some(at) != without {
                men.push(AbstractMan { region: man.region - cleared, ..*man });
            }
        }
        men
    }

    fn key(&self, own: Bitboard, theirs: Bitboard, men: Vec<AbstractMan>) -> Key {
        match self.color {
            Color::White => Key { white_pawns: own, black_pawns: theirs, men },
            Color::Black => Key { white_pawns: theirs, black_pawns: own, men },
        }
    }

    fn promoted(&self, on: Bitboard) -> AbstractMan {
        AbstractMan { color: self.color, kind: AbstractKind::Promoted, region: on }
    }

    /// Pairs in which the player's king is not in check from a pawn: a step cannot end such a check.
    fn rows_out_of_pawn_check(&self) -> Rows {
        let attacked = self.state.key.pawn_attacks(!self.color);
        let mut rows = *self.rows;
        for (square, row) in Square::ALL.into_iter().zip(&mut rows) {
            match self.color {
                Color::White if attacked.has(square) => *row = Bitboard::EMPTY,
                Color::White => {}
                Color::Black => *row -= attacked,
            }
        }
        rows
    }

    fn pawn_steps(&mut self, pawn: Square) {
        let key = &self.state.key;
        let (own, theirs) = (key.pawns(self.color).without(pawn), key.pawns(!self.color));
        let step = forward(self.color, pawn.into());
        if step.meets(self.facts.fixed) {
            return;
        }
        let rows = self.rows_out_of_pawn_check();
        let mut men = self.men_off(step, None);
        if step.meets(Bitboard::BACK_RANKS) {
            men.push(self.promoted(step));
            let key = self.key(own, theirs, men);
            return self.pending.add(key, self.entry(false), &rows, step);
        }
        if !self.ends_game(pawn, step) {
            let key = self.key(own | step, theirs, men);
            self.pending.add(key, self.entry(false), &rows, step);
        }
        let double = forward(self.color, step);
        if pawn.rank().seen_by(self.color) == Rank::Second && !self.ends_game(pawn, double) {
            self.double_step(own, theirs, step, &rows);
        }
    }

    /// The double step, and each capture en passant that may answer it.
    fn double_step(&mut self, own: Bitboard, theirs: Bitboard, step: Bitboard, rows: &Rows) {
        let double = forward(self.color, step);
        if double.meets(self.facts.fixed) {
            return;
        }
        // The square in between is empty at that moment, but men may go there afterwards.
        let key = self.key(own | double, theirs, self.men_off(double, None));
        self.pending.add(key, self.entry(false), rows, double | step);
        for taker in sideways(double) & theirs {
            let men = self.men_off(double | step, None);
            let key = self.key(own, theirs.without(taker) | step, men);
            let entry = match self.color {
                Color::White => Entry::WhiteToMove,
                Color::Black => Entry::ByMan,
            };
            self.pending.add(key, entry, rows, double | step);
        }
    }

    fn pawn_captures(&mut self, pawn: Square) {
        let key = &self.state.key;
        let (own, theirs) = (key.pawns(self.color).without(pawn), key.pawns(!self.color));
        for square in attacks::pawn(self.color, pawn) {
            let to = Bitboard::of(square);
            if self.ends_game(pawn, to) {
                continue;
            }
            if theirs.meets(to) {
                let key = self.key(own | to, theirs - to, self.state.key.men.clone());
                self.pending.add(key, self.entry(false), self.rows, to);
                continue;
            }
            for at in self.victims(to) {
                let mut men = self.men_off(to, Some(at));
                let key = if to.meets(Bitboard::BACK_RANKS) {
                    men.push(self.promoted(to));
                    self.key(own, theirs, men)
                } else {
                    self.key(own | to, theirs, men)
                };
                self.pending.add(key, self.entry(false), self.rows, to);
            }
        }
    }

    /// The opponent's men that may stand on one of the squares.
    fn victims(&self, squares: Bitboard) -> Vec<usize> {
        let men = self.state.key.men.iter().enumerate();
        men.filter(|(_, man)| man.color != self.color && man.region.meets(squares))
            .map(|(at, _)| at)
            .collect()
    }

    fn men_capture(&mut self) {
        let men = &self.state.key.men;
        let (own, theirs) = (self.state.key.pawns(self.color), self.state.key.pawns(!self.color));
        let blockers = self.facts.fixed | self.facts.fixed_kings;
        for (at, man) in men.iter().enumerate().filter(|(_, man)| man.color == self.color) {
            let reach = self.captures(at, reach(man, blockers));
            for pawn in reach & theirs {
                let to = Bitboard::of(pawn);
                let mut men = men.clone();
                men[at].region = to;
                let key = self.key(own, theirs - to, men);
                let rows = self.rows_after_capture(at, pawn);
                self.pending.add(key, self.entry(false), &rows, to);
            }
            for victim in self.victims(reach) {
                let mut after = men.clone();
                let to = reach & men[victim].region;
                after[at].region = to;
                after.remove(victim);
                let key = self.key(own, theirs, after);
                match to.single() {
                    Some(square) => {
                        let rows = self.rows_after_capture(at, square);
                        self.pending.add(key, self.entry(false), &rows, to);
                    }
                    None => self.pending.add(key, self.entry(false), self.rows, Bitboard::EMPTY),
                }
            }
        }
    }

    /// Of the squares a man may capture on, those after which play may go on.
    fn captures(&self, at: usize, reach: Bitboard) -> Bitboard {
        match &self.wrong_mate {
            Some(wrong_mate) => reach - wrong_mate.by_man(at, reach),
            None => reach,
        }
    }

    /// Does this pawn move end the game?
    fn ends_game(&self, from: Square, to: Bitboard) -> bool {
        match (&self.wrong_mate, to.single()) {
            (Some(wrong_mate), Some(to)) => wrong_mate.by_pawn(from, to),
            _ => false,
        }
    }

    fn rows_after_capture(&self, at: usize, square: Square) -> Rows {
        match self.color {
            Color::White => last_man::rows_worth_it(self.state, self.facts, at, square, self.rows),
            Color::Black => *self.rows,
        }
    }

    fn king_captures(&mut self) {
        let (own, theirs) = (self.state.key.pawns(self.color), self.state.key.pawns(!self.color));
        let allowed = !self.facts.surely_attacked[!self.color];
        for pawn in theirs & allowed {
            let rows = self.king_to(pawn.into());
            let key = self.key(own, theirs.without(pawn), self.state.key.men.clone());
            self.pending.add(key, self.entry(true), &rows, Bitboard::EMPTY);
        }
        for victim in self.victims(allowed) {
            let rows = self.king_to(self.state.key.men[victim].region & allowed);
            let mut men = self.state.key.men.clone();
            men.remove(victim);
            let key = self.key(own, theirs, men);
            self.pending.add(key, self.entry(true), &rows, Bitboard::EMPTY);
        }
    }

    /// The pairs after the player's king has moved to one of the squares.
    fn king_to(&self, squares: Bitboard) -> Rows {
        let mut rows = NO_ROWS;
        match self.color {
            Color::White => {
                for to in squares {
                    let mut row = Bitboard::EMPTY;
                    for from in attacks::king(to) {
                        row |= self.rows[from.index()];
                    }
                    rows[to.index()] = row - attacks::king(to).with(to);
                }
            }
            Color::Black => {
                for white_king in Square::ALL {
                    let mut next = Bitboard::EMPTY;
                    for from in self.rows[white_king.index()] {
                        next |= attacks::king(from);
                    }
                    let barred = attacks::king(white_king).with(white_king);
                    rows[white_king.index()] = (next & squares) - barred;
                }
            }
        }
        rows
    }
}
