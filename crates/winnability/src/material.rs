//! The material with which White cannot mate, as far as it follows from counting alone. Whether the
//! position is a mate already must be asked before.

use board::{Bitboard, Color, Placement, Role};

use crate::MaterialRule;

/// The rule by which White, with these pieces on the board, can never mate.
#[inline]
pub(crate) fn rule_against_white(placement: &Placement) -> Option<MaterialRule> {
    let white = placement.of_color(Color::White);
    let strong = placement.of_role(Role::Pawn)
        | placement.of_role(Role::Rook)
        | placement.of_role(Role::Queen);
    if white.meets(strong) {
        return None;
    }
    minor_pieces_only(placement, white)
}

fn minor_pieces_only(placement: &Placement, white: Bitboard) -> Option<MaterialRule> {
    let (knights, bishops) = (placement.of_role(Role::Knight), placement.of_role(Role::Bishop));
    let minors = white & (knights | bishops);
    if minors.is_empty() {
        return Some(MaterialRule::LoneKing);
    }
    if minors.meets(knights) {
        let helpers = placement.of_color(Color::Black)
            - placement.of_role(Role::King)
            - placement.of_role(Role::Queen);
        let hopeless = !minors.more_than_one() && helpers.is_empty();
        return hopeless.then_some(MaterialRule::KnightAgainstQueens);
    }
    let one_shade = !bishops.meets(Bitboard::DARK) || !bishops.meets(Bitboard::LIGHT);
    let helpers = placement.of_role(Role::Knight) | placement.of_role(Role::Pawn);
    (one_shade && helpers.is_empty()).then_some(MaterialRule::BishopsOfOneShade)
}
