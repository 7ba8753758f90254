//! White's last man captures beside the black king, with check: if it surely can be taken and nothing
//! else can be done, White is left with the king alone, and nothing needs to follow.

use board::{Bitboard, Color, Square, attacks};

use super::board_facts::BoardFacts;
use crate::AbstractKind;

/// Is the capture by White's man number `at` on a square followed by nothing but its loss?
pub(super) fn is_lost(
    facts: &BoardFacts<'_>,
    at: usize,
    square: Square,
    white: Square,
    black: Square,
) -> bool {
    let state = facts.state;
    let man = state.men[at];
    let is_last = state.pawns.white.is_empty()
        && state.men.iter().filter(|man| man.color == Color::White).count() == 1;
    if !is_last || man.kind == AbstractKind::Promoted || !attacks::king(black).has(square) {
        return false;
    }
    let attacked = facts.attacks(man.kind, square, facts.perhaps_occupied.without(black));
    let guarded_by_king = attacks::king(white);
    let can_be_taken = !guarded_by_king.has(square) || is_guarded_by_black(facts, square);
    let cannot_flee = attacks::king(black).without(square).into_iter().all(|flight| {
        attacked.has(flight) || guarded_by_king.has(flight) || holds_black_man(facts, flight)
    });
    attacked.has(black) && can_be_taken && cannot_flee
}

fn holds_black_man(facts: &BoardFacts<'_>, square: Square) -> bool {
    facts.state.pawns.black.has(square)
        || facts
            .state
            .men
            .iter()
            .any(|man| man.color == Color::Black && man.region == Bitboard::of(square))
}

/// Does a pawn, or a man with a single square, attack the square whatever stands elsewhere?
fn is_guarded_by_black(facts: &BoardFacts<'_>, square: Square) -> bool {
    let mut men = facts.state.men.iter();
    facts.by_pawns.black.has(square)
        || men.any(|man| match man.region.single() {
            Some(from) if man.color == Color::Black && man.kind != AbstractKind::Promoted => {
                facts.attacks(man.kind, from, facts.perhaps_occupied).has(square)
            }
            _ => false,
        })
}
