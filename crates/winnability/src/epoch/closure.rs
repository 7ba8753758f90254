//! Lets the men of an abstract state move until nothing new can be reached: all quiet moves of an epoch.
//! Captures and pawn moves are in [`events`](super::events).

use board::{Bitboard, ByColor, Color, Square, attacks};

use super::castling::CastlingOption;
use super::state::{Key, State, attacks_of, fixed_square, is_fixed};
use super::wrong_mate::WrongMate;
use crate::squares::king_steps;
use crate::{AbstractKind, AbstractMan};

/// More men than this with one region are taken as this many.
const MISSES_MAX: usize = 8;

/// What is known of a closed state.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    /// The squares of the kings.
    pub(super) kings: ByColor<Bitboard>,
    /// Pawns, and men that cannot move in this epoch: they block for certain.
    pub(super) fixed: Bitboard,
    /// Kings that cannot move in this epoch.
    pub(super) fixed_kings: Bitboard,
    /// Squares that a player attacks in every position of the state.
    pub(super) surely_attacked: ByColor<Bitboard>,
    /// Has a player a man, other than king and pawns, that can make a quiet move?
    pub(super) has_quiet_men: ByColor<bool>,
}

/// Closes a state under quiet moves.
pub(super) fn close(state: &mut State, castling: &[CastlingOption]) -> Facts {
    loop {
        let kings = state.king_regions();
        let fixed_kings = fixed_square(kings.white) | fixed_square(kings.black);
        let men = state.key.men.iter();
        let fixed = men.fold(state.key.all_pawns(), |all, man| all | fixed_square(man.region));
        if flood_men(state, kings, fixed, fixed_kings) {
            continue;
        }
        let facts = Facts {
            kings,
            fixed,
            fixed_kings,
            surely_attacked: ByColor::from_fn(|color| surely_attacked(state, color, kings)),
            has_quiet_men: ByColor::from_fn(|color| has_quiet_men(state, color)),
        };
        let mut changed = castle(state, &facts, castling);
        changed |= move_white_king(state, &facts);
        changed |= move_black_king(state, &facts);
        if !changed {
            return facts;
        }
    }
}

fn flood_men(
    state: &mut State,
    kings: ByColor<Bitboard>,
    fixed: Bitboard,
    fixed_kings: Bitboard,
) -> bool {
    let mut changed = false;
    for at in 0..state.key.men.len() {
        let man = state.key.men[at];
        let blockers = (fixed | fixed_kings) - fixed_square(man.region);
        let mut region = man.region;
        let mut fresh = region;
        while fresh.any() {
            let mut next = Bitboard::EMPTY;
            for from in fresh {
                next |= attacks_of(man.kind, from, blockers);
            }
            next = next - blockers - region;
            if next.any()
                && man.color == Color::Black
                && let Some(wrong_mate) = WrongMate::new(state, kings, fixed)
            {
                next -= wrong_mate.by_man(at, next);
            }
            region |= next;
            fresh = next;
        }
        if region != man.region {
            state.key.men[at].region = region;
            changed = true;
        }
    }
    changed
}

fn has_quiet_men(state: &State, color: Color) -> bool {
    state.key.men.iter().any(|man| man.color == color && !is_fixed(man.region))
}

/// The squares that a player's pawns attack, and men from wherever they may stand, past everything
/// that may be in the way. The enemy king is not in the way: it may be the one that moves. Nor are the
/// player's own bishops in the way of bishops, since they attack on along the same line.
fn surely_attacked(state: &State, color: Color, kings: ByColor<Bitboard>) -> Bitboard {
    let key = &state.key;
    let base = key.all_pawns() | kings[color];
    let (mut all, mut all_but_bishops) = (base, base);
    for man in &key.men {
        all |= man.region;
        if man.color != color || man.kind != AbstractKind::Bishop {
            all_but_bishops |= man.region;
        }
    }
    let mut attacked = key.pawn_attacks(color);
    for man in key.men.iter().filter(|man| man.color == color) {
        let blockers = match man.kind {
            AbstractKind::Promoted => continue,
            AbstractKind::Bishop => all_but_bishops,
            AbstractKind::Knight | AbstractKind::Rook | AbstractKind::Queen => all,
        };
        attacked |= attacked_by_group(key, man, blockers);
    }
    attacked
}

/// What is attacked whenever the man and its likes, which share its region, stand on different squares of
/// it: a square that fewer of these miss than there are men.
fn attacked_by_group(key: &Key, man: &AbstractMan, blockers: Bitboard) -> Bitboard {
    let likes = key.men.iter().filter(|other| *other == man).count().min(MISSES_MAX);
    // After each place of the region: the squares that at least so many places miss.
    let mut missed = [Bitboard::EMPTY; MISSES_MAX + 1];
    missed[0] = Bitboard::ALL;
    for from in man.region {
        let misses = !attacks_of(man.kind, from, blockers.without(from));
        for at in (1..=likes).rev() {
            missed[at] |= missed[at - 1] & misses;
        }
        if missed[likes] == Bitboard::ALL {
            break;
        }
    }
    !missed[likes]
}

fn castle(state: &mut State, facts: &Facts, castling: &[CastlingOption]) -> bool {
    let mut changed = false;
    for option in castling {
        if !is_open(state, facts, option) {
            continue;
        }
        for man in &mut state.key.men {
            let is_rook = man.color == option.color && man.kind == AbstractKind::Rook;
            if is_rook && man.region.has(option.rook) {
                changed |= !man.region.has(option.rook_target);
                man.region |= option.rook_target.into();
            }
        }
        match option.color {
            Color::White => {
                let row = state.white_to_move[option.king.index()];
                let target = option.king_target;
                let row = row - attacks::king(target).with(target);
                changed |= add(&mut state.black_to_move[target.index()], row);
            }
            Color::Black => {
                for king in Square::ALL {
                    if state.black_to_move[king.index()].has(option.king) {
                        let target = Bitboard::of(option.king_target);
                        let row = target - attacks::king(king).with(king);
                        changed |= add(&mut state.white_to_move[king.index()], row);
                    }
                }
            }
        }
    }
    changed
}

/// May this way to castle be used in some position of the state?
pub(super) fn is_open(state: &State, facts: &Facts, option: &CastlingOption) -> bool {
    let mut men = state.key.men.iter();
    !option.way.meets(facts.fixed)
        && men.any(|man| {
            let is_rook = man.color == option.color && man.kind == AbstractKind::Rook;
            is_rook && man.region.has(option.rook)
        })
}

fn move_white_king(state: &mut State, facts: &Facts) -> bool {
    let mut changed = false;
    let checked = state.key.pawn_attacks(Color::Black);
    let barred = facts.fixed | facts.surely_attacked.black;
    for from in facts.kings.white {
        let row = state.white_to_move[from.index()];
        if row.is_empty() {
            continue;
        }
        // Another man moves instead. It cannot end a pawn's check without capturing.
        if facts.has_quiet_men.white && !checked.has(from) {
            changed |= add(&mut state.black_to_move[from.index()], row);
        }
        for to in attacks::king(from) - barred {
            let row = row - attacks::king(to).with(to);
            changed |= add(&mut state.black_to_move[to.index()], row);
        }
    }
    changed
}

fn move_black_king(state: &mut State, facts: &Facts) -> bool {
    let mut changed = false;
    let checked = state.key.pawn_attacks(Color::White);
    let barred = facts.fixed | facts.surely_attacked.white;
    for white_king in Square::ALL {
        let row = state.black_to_move[white_king.index()];
        if row.is_empty() {
            continue;
        }
        let barred = barred | attacks::king(white_king).with(white_king);
        let mut next = king_steps(row) - barred;
        if facts.has_quiet_men.black {
            next |= row - checked;
        }
        changed |= add(&mut state.white_to_move[white_king.index()], next);
    }
    changed
}

#[inline]
fn add(row: &mut Bitboard, more: Bitboard) -> bool {
    let before = *row;
    *row |= more;
    *row != before
}
