//! White's last man, capturing with check beside the black king where it surely can be and must be
//! taken: every reply leaves White with the king alone. Such captures lead nowhere.

use board::{Bitboard, Color, Square, attacks};

use super::closure::Facts;
use super::state::{Rows, State, attacks_of};
use crate::AbstractKind;

/// The pairs of kings without those for which the capture of White's man number `at` on a square is
/// followed by nothing but its loss.
pub(super) fn rows_worth_it(
    state: &State,
    facts: &Facts,
    at: usize,
    square: Square,
    rows: &Rows,
) -> Rows {
    let mut kept = *rows;
    let men = &state.key.men;
    let white_men = men.iter().filter(|man| man.color == Color::White).count();
    let kind = men[at].kind;
    if state.key.white_pawns.any() || white_men != 1 || kind == AbstractKind::Promoted {
        return kept;
    }
    let mut maybe_occupied = state.key.all_pawns() | facts.kings.white | facts.kings.black;
    for man in men {
        maybe_occupied |= man.region;
    }
    let guards = guards(state, square, maybe_occupied);
    for black_king in attacks::king(square) & facts.kings.black {
        // The black king hides nothing: it would be the one to move.
        let attacked = attacks_of(kind, square, maybe_occupied.without(black_king));
        if !attacked.has(black_king) {
            continue;
        }
        let closed = attacked.with(square) | closed_by_black(state, square);
        let flights = attacks::king(black_king) - closed;
        for white_king in facts.kings.white {
            let near = attacks::king(white_king);
            let is_taken = guards || !near.has(square);
            if is_taken && flights.is_within(near) {
                let row = &mut kept[white_king.index()];
                *row = row.without(black_king);
            }
        }
    }
    kept
}

/// Squares that a black pawn, or a man that cannot have moved, takes from its own king.
fn closed_by_black(state: &State, captured: Square) -> Bitboard {
    let men = state.key.men.iter().filter(|man| man.color == Color::Black);
    men.filter(|man| !man.region.more_than_one())
        .fold(state.key.black_pawns, |all, man| all | man.region)
        .without(captured)
}

/// Does a black pawn, or a man that cannot have moved, surely attack the square? Nothing can pin it.
fn guards(state: &State, square: Square, maybe_occupied: Bitboard) -> bool {
    state.key.pawn_attacks(Color::Black).has(square)
        || state.key.men.iter().any(|man| {
            man.color == Color::Black
                && man.kind != AbstractKind::Promoted
                && man
                    .region
                    .single()
                    .is_some_and(|from| attacks_of(man.kind, from, maybe_occupied).has(square))
        })
}
