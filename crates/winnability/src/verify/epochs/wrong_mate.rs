//! Is it certain that a black man, moving to a square, mates White's king? Then the game is over there
//! and nothing follows. The question is asked only while White's king cannot move.

use board::{Bitboard, Color, Rank, Square, attacks};

use super::board_facts::BoardFacts;
use crate::AbstractKind;

/// Does the man number `at`, from anywhere in its region, surely mate by a quiet move to `to`?
pub(super) fn is_certain(facts: &BoardFacts<'_>, at: usize, to: Square) -> bool {
    let man = facts.state.men[at];
    let Some(king) = facts.king_squares.white.single() else { return false };
    if man.color == Color::White || man.kind == AbstractKind::Promoted {
        return false;
    }
    // Anything that may stand somewhere may stand in the way; only the king itself does not count.
    let obstacles = facts.perhaps_occupied.without(king);
    let attacked = facts.attacks(man.kind, to, obstacles);
    if !attacked.has(king) {
        return false;
    }
    let way = match man.kind {
        AbstractKind::Knight => Bitboard::EMPTY,
        _ => attacks::between(to, king),
    };
    if white_can_reach(facts, man.region).meets(way.with(to)) {
        return false;
    }
    attacks::king(king).into_iter().all(|flight| {
        holds_white_man(facts, flight)
            || attacked_by_others(facts, at, king).has(flight)
            || flight != to && attacked.has(flight)
    })
}

fn holds_white_man(facts: &BoardFacts<'_>, square: Square) -> bool {
    facts.state.pawns.white.has(square)
        || facts.state.men.iter().any(|man| {
            man.color == Color::White && man.region == Bitboard::of(square)
        })
}

/// By Black's pawns and by men with a single square, the man in question apart.
fn attacked_by_others(facts: &BoardFacts<'_>, at: usize, king: Square) -> Bitboard {
    let mut all = facts.by_pawns.black;
    for (other, man) in facts.state.men.iter().enumerate() {
        if other != at
            && man.color == Color::Black
            && man.kind != AbstractKind::Promoted
            && let Some(square) = man.region.single()
        {
            all |= facts.attacks(man.kind, square, facts.perhaps_occupied.without(king));
        }
    }
    all
}

/// Where White's men other than the king may arrive with one move, when the squares of `left` may have
/// become vacant.
fn white_can_reach(facts: &BoardFacts<'_>, left: Bitboard) -> Bitboard {
    let mut all = facts.by_pawns.white;
    for pawn in facts.state.pawns.white {
        let step = pawn.forward(Color::White);
        all |= step.into_iter().collect();
        if pawn.rank() == Rank::Second {
            all |= step.and_then(|square| square.forward(Color::White)).into_iter().collect();
        }
    }
    for man in facts.state.men.iter().filter(|man| man.color == Color::White) {
        let blockers = facts.occupied - left - if man.region.count() == 1 { man.region } else { Bitboard::EMPTY };
        for from in man.region {
            all |= facts.attacks(man.kind, from, blockers);
        }
    }
    all
}
