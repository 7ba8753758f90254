//! C19 and C21: the score differences, from the greatest down, of opponents of players moved down who floated up in the last round, or in the one
//! before.

use super::c15_upfloats::{self, fails};
use super::{Bracket, Candidate, Failure, Pair};

pub(super) fn failure(bracket: &Bracket<'_>, candidate: &Candidate, back: usize) -> Failure {
    let score = |it: usize| i64::from(bracket.player(it).score.as_tenths());
    let failing = candidate.pairs.iter().filter(|(one, other)| fails(bracket, *one, *other, back));
    let mut differences: Failure =
        failing.map(|(one, other)| score(*one) - score(*other)).collect();
    differences.sort_unstable_by(|one, other| other.cmp(one));
    differences
}

pub(super) fn fields(bracket: &Bracket<'_>, back: usize) -> Vec<usize> {
    let matters = bracket.levels.len() > 1 && !c15_upfloats::fields(bracket, back).is_empty();
    if matters { vec![bracket.moved_down.len(); bracket.levels.len()] } else { Vec::new() }
}

pub(super) fn merits(
    bracket: &Bracket<'_>,
    pair: Pair,
    back: usize,
    add: &mut dyn FnMut(usize, i64),
) {
    if fails(bracket, pair.higher, pair.lower, back)
        && let Some(level) = bracket.level(pair.higher)
    {
        add(level, -1);
    }
}
