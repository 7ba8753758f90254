//! Is Black mated? Only a pawn can give check.

use board::{Color, Square, attacks};

use super::kings::{Pair, Pairs};
use super::pawns::{Pawns, attackers};

/// A pair with Black to move that is mate.
pub(super) fn find(pawns: &Pawns, pairs: &Pairs) -> Option<Pair> {
    without_flight(pawns, pairs).find(|pair| !checker_falls(pawns, pair.black))
}

/// A pair with Black to move that is mate, or would be if no pawn could capture.
pub(super) fn find_but_for_captures(pawns: &Pawns, pairs: &Pairs) -> Option<Pair> {
    without_flight(pawns, pairs).next()
}

/// The pairs in which Black is in check and the king cannot move.
fn without_flight(pawns: &Pawns, pairs: &Pairs) -> impl Iterator<Item = Pair> {
    let attacked = pawns.attacks(Color::White);
    let closed = attacked | pawns.of[Color::Black];
    pairs.iter().filter(move |pair| {
        attacked.has(pair.black)
            && attacks::king(pair.black).is_within(closed | attacks::king(pair.white))
    })
}

/// Can a black pawn capture the pawn that gives check? Nothing can pin it.
fn checker_falls(pawns: &Pawns, king: Square) -> bool {
    let checkers = attackers(Color::White, king) & pawns.of[Color::White];
    let Some(checker) = checkers.single() else { return false };
    let takes = |at| attackers(Color::Black, at).meets(pawns.of[Color::Black]);
    let in_passing = pawns.passed.filter(|it| it.forward(Color::White) == Some(checker));
    takes(checker) || in_passing.is_some_and(takes)
}
