//! Is Black mated? Only a pawn can give check.

use board::{Color, Square, attacks};

use super::kings::{Pair, Pairs};
use super::pawns::{Pawns, attackers};

/// A pair with Black to move that is mate.
pub(super) fn find(pawns: &Pawns, pairs: &Pairs) -> Option<Pair> {
    let attacked = pawns.attacks(Color::White);
    for (white, row) in pairs.rows() {
        let closed = attacked | pawns.of[Color::Black] | attacks::king(white);
        for black in row & attacked {
            if attacks::king(black).is_within(closed) && !checker_falls(pawns, black) {
                return Some(Pair { white, black });
            }
        }
    }
    None
}

/// Can a black pawn capture the pawn that gives check? Nothing can pin it.
fn checker_falls(pawns: &Pawns, king: Square) -> bool {
    let checkers = attackers(Color::White, king) & pawns.of[Color::White];
    let Some(checker) = checkers.single() else { return false };
    let takes = |at| attackers(Color::Black, at).meets(pawns.of[Color::Black]);
    let in_passing = pawns.passed.filter(|it| it.forward(Color::White) == Some(checker));
    takes(checker) || in_passing.is_some_and(takes)
}
