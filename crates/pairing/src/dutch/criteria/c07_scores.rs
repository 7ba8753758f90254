//! C7: the points of the downfloaters, from the highest down, as low as can be.

use super::{Bracket, Candidate, Failure, Pair};

pub(super) fn failure(bracket: &Bracket<'_>, candidate: &Candidate) -> Failure {
    candidate
        .downfloaters
        .iter()
        .map(|it| i64::from(bracket.player(*it).score.as_tenths()))
        .collect()
}

/// As many downfloaters as there are, the fewer of a high level float the more are paired: one field for each level.
pub(super) fn fields(bracket: &Bracket<'_>) -> Vec<usize> {
    vec![bracket.moved_down.len(); bracket.levels.len()]
}

pub(super) fn merits(bracket: &Bracket<'_>, pair: Pair, add: &mut dyn FnMut(usize, i64)) {
    if let Some(level) = bracket.level(pair.higher) {
        add(level, 1);
    }
}
