//! C18 and C20: the score differences, from the greatest down, of players moved down who floated down in the last round, or in the one before.
//!
//! The rules give no difference for one who floats on. The commentary takes it as greater than any other; so do we.

use super::{Bracket, Candidate, Failure, Pair};
use crate::standing::Float;

/// More than any score difference can be.
const FLOATS_ON: i64 = 1_000_000;

fn floated(bracket: &Bracket<'_>, it: usize, back: usize) -> bool {
    !bracket.is_resident(it) && bracket.player(it).floated(back, Float::Down)
}

pub(super) fn failure(bracket: &Bracket<'_>, candidate: &Candidate, back: usize) -> Failure {
    let score = |it: usize| i64::from(bracket.player(it).score.as_tenths());
    let paired = candidate.pairs.iter().map(|(one, other)| (*one, score(*one) - score(*other)));
    let floating = candidate.downfloaters.iter().map(|it| (*it, score(*it) + FLOATS_ON));
    let mut differences: Failure = paired
        .chain(floating)
        .filter(|(it, _)| floated(bracket, *it, back))
        .map(|(_, it)| it)
        .collect();
    differences.sort_unstable_by(|one, other| other.cmp(one));
    differences
}

/// All residents have the same points, so what can be chosen is who of those moved down is paired: one field for each level.
pub(super) fn fields(bracket: &Bracket<'_>, back: usize) -> Vec<usize> {
    let floaters = bracket.moved_down.iter().filter(|it| floated(bracket, **it, back)).count();
    if floaters == 0 { Vec::new() } else { vec![floaters; bracket.levels.len()] }
}

pub(super) fn merits(
    bracket: &Bracket<'_>,
    pair: Pair,
    back: usize,
    add: &mut dyn FnMut(usize, i64),
) {
    if floated(bracket, pair.higher, back)
        && let Some(level) = bracket.level(pair.higher)
    {
        add(level, 1);
    }
}
