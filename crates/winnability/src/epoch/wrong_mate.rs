//! Squares that a black man cannot enter and play on, because White would be mated there and the game
//! over. It speaks of men other than pawns and kings, and only while White's king cannot move.

use board::{Bitboard, Color, Square, attacks};

use super::state::{State, attacks_of, fixed_square, forward, is_fixed, pawn_attacks};
use crate::AbstractKind;

/// Those of the targets `to` on which the black man number `at` surely mates White's king.
pub(super) fn targets(
    state: &State,
    at: usize,
    to: Bitboard,
    white_king: Square,
    black_kings: Bitboard,
    fixed: Bitboard,
) -> Bitboard {
    let man = state.key.men[at];
    let kind = man.kind;
    if kind == AbstractKind::Promoted {
        return Bitboard::EMPTY;
    }
    let mut maybe_occupied = state.key.all_pawns() | black_kings;
    for other in &state.key.men {
        maybe_occupied |= other.region;
    }
    let passable = maybe_occupied.without(white_king);
    let checking = to
        .into_iter()
        .filter(|&square| attacks_of(kind, square, passable).has(white_king))
        .collect::<Bitboard>();
    if checking.is_empty() {
        return Bitboard::EMPTY;
    }
    let guarded = guarded_without(state, at, white_king, maybe_occupied);
    // The man may leave its square, so it blocks nobody.
    let answers = white_answers(state, fixed - man.region);
    let own = own_fixed(state);
    let flights = attacks::king(white_king) - own - guarded;
    let mut mating = Bitboard::EMPTY;
    for square in checking - answers {
        let interposed = match kind {
            AbstractKind::Knight => Bitboard::EMPTY,
            _ => attacks::between(square, white_king),
        };
        let covered = attacks_of(kind, square, passable).without(square);
        if !interposed.meets(answers) && flights.is_within(covered) {
            mating |= square.into();
        }
    }
    mating
}

/// What Black attacks for certain without this man.
fn guarded_without(
    state: &State,
    at: usize,
    white_king: Square,
    maybe_occupied: Bitboard,
) -> Bitboard {
    let mut guarded = state.key.pawn_attacks(Color::Black);
    for (other, man) in state.key.men.iter().enumerate() {
        let counts = other != at && man.color == Color::Black && man.kind != AbstractKind::Promoted;
        if counts && let Some(square) = man.region.single() {
            let blockers = maybe_occupied.without(square).without(white_king);
            guarded |= attacks_of(man.kind, square, blockers);
        }
    }
    guarded
}

/// Every square on which some man of White's, the king apart, may arrive in one move.
fn white_answers(state: &State, fixed: Bitboard) -> Bitboard {
    let pawns = state.key.white_pawns;
    let step = forward(Color::White, pawns);
    let mut answers =
        pawn_attacks(Color::White, pawns) | step | forward(Color::White, step & Bitboard(0xff_0000));
    for man in state.key.men.iter().filter(|man| man.color == Color::White) {
        let blockers = fixed - fixed_square(man.region);
        for from in man.region {
            answers |= attacks_of(man.kind, from, blockers);
        }
    }
    answers
}

fn own_fixed(state: &State) -> Bitboard {
    let men = state.key.men.iter();
    let men = men.filter(|man| man.color == Color::White && is_fixed(man.region));
    men.fold(state.key.white_pawns, |all, man| all | man.region)
}
