//! C14 and C16: as few residents as can be float down who did so in the last round, or in the one before.

use super::{Bracket, Candidate, Failure, Pair};
use crate::standing::Float;

fn floated(bracket: &Bracket<'_>, it: usize, back: usize) -> bool {
    bracket.is_resident(it) && bracket.player(it).floated(back, Float::Down)
}

pub(super) fn failure(bracket: &Bracket<'_>, candidate: &Candidate, back: usize) -> Failure {
    vec![candidate.downfloaters.iter().filter(|it| floated(bracket, **it, back)).count() as i64]
}

/// Whoever floated is better paired.
pub(super) fn fields(bracket: &Bracket<'_>, back: usize) -> Vec<usize> {
    let floaters = bracket.residents.iter().filter(|it| floated(bracket, **it, back)).count();
    if floaters == 0 { Vec::new() } else { vec![floaters] }
}

pub(super) fn merits(
    bracket: &Bracket<'_>,
    pair: Pair,
    back: usize,
    add: &mut dyn FnMut(usize, i64),
) {
    let merit = i64::from(floated(bracket, pair.higher, back))
        + i64::from(floated(bracket, pair.lower, back));
    if merit > 0 {
        add(0, merit);
    }
}
