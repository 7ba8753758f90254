//! C9: in a bracket that leaves exactly one player alone, who will have the bye, he has as few unplayed games as can be.

use super::{Bracket, Candidate, Failure, Pair};

pub(super) fn failure(bracket: &Bracket<'_>, candidate: &Candidate) -> Failure {
    let alone = candidate.downfloaters.iter().filter(|_| bracket.leaves_bye);
    alone.map(|it| bracket.player(*it).unplayed as i64).collect()
}

/// Whoever may have the bye is better paired the more games he has not played.
fn merit(bracket: &Bracket<'_>, it: usize) -> usize {
    if bracket.leaves_bye && bracket.round.may_have_bye(it) {
        bracket.player(it).unplayed
    } else {
        0
    }
}

pub(super) fn fields(bracket: &Bracket<'_>) -> Vec<usize> {
    let most = bracket.players().map(|it| merit(bracket, it)).sum();
    if most == 0 { Vec::new() } else { vec![most] }
}

pub(super) fn merits(bracket: &Bracket<'_>, pair: Pair, add: &mut dyn FnMut(usize, i64)) {
    let merit = merit(bracket, pair.higher) + merit(bracket, pair.lower);
    if merit > 0 {
        add(0, merit as i64);
    }
}
