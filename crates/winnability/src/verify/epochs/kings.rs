//! Pairs of kings under quiet moves: each pair is followed one by one. Captures by kings are in
//! [`successors`](super::successors).

use board::{Bitboard, Color, Square, attacks};

use super::Castle;
use super::board_facts::BoardFacts;

pub(super) fn check(facts: &BoardFacts<'_>, castles: &[Castle]) -> Option<()> {
    for turn in Color::ALL {
        for &(white, row) in &facts.state.kings[turn].rows {
            for black in row {
                check_pair(facts, castles, turn, white, black)?;
            }
        }
    }
    Some(())
}

fn check_pair(
    facts: &BoardFacts<'_>,
    castles: &[Castle],
    turn: Color,
    white: Square,
    black: Square,
) -> Option<()> {
    let (own, other) = if turn == Color::White { (white, black) } else { (black, white) };
    let listed = |own: Square| {
        let (white, black) = if turn == Color::White { (own, other) } else { (other, own) };
        facts.state.kings[!turn].black_kings(white).has(black)
    };
    let touching = attacks::king(other).with(other);
    // Another man moves; a check by a pawn would need a capture or the king itself.
    if facts.has_waiting_move(turn) && !facts.by_pawns[!turn].has(own) && !listed(own) {
        return None;
    }
    let safe = !(facts.occupied | facts.always_attacked[!turn] | touching);
    if !(attacks::king(own) & safe).into_iter().all(listed) {
        return None;
    }
    for castle in castles.iter().filter(|castle| castle.color == turn && castle.king == own) {
        let apart = !touching.meets(Bitboard::of(castle.king_to));
        if facts.allows(castle) && apart && !listed(castle.king_to) {
            return None;
        }
    }
    Some(())
}
