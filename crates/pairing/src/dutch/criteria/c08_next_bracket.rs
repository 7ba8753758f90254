//! C8: the downfloaters are chosen so that the next bracket, and only that, can keep C1 to C7: as many pairs as can be there, and then the
//! points of those who have to leave it as low as can be.

use super::{Bracket, Candidate, Failure, Pair, Place};
use crate::score::Score;

/// The points of those moved down into the next bracket, from the top.
fn levels(bracket: &Bracket<'_>) -> Vec<Score> {
    let mut levels: Vec<Score> = bracket.players().map(|it| bracket.player(it).score).collect();
    levels.dedup();
    levels
}

/// How many leave the next bracket at least, and with which points.
pub(super) fn failure(bracket: &Bracket<'_>, candidate: &Candidate) -> Failure {
    let leaving = super::super::least_leaving_next(bracket, &candidate.downfloaters);
    let points = leaving.iter().map(|it| i64::from(it.as_tenths()));
    std::iter::once(leaving.len() as i64).chain(points).collect()
}

pub(super) fn fields(bracket: &Bracket<'_>) -> Vec<usize> {
    let pairs = bracket.size() + bracket.next.len();
    if bracket.next.is_empty() {
        Vec::new()
    } else {
        [vec![pairs], vec![bracket.size(); levels(bracket).len()]].concat()
    }
}

pub(super) fn merits(bracket: &Bracket<'_>, pair: Pair, add: &mut dyn FnMut(usize, i64)) {
    if pair.place != Place::Next {
        return;
    }
    add(0, 1);
    let score = bracket.player(pair.higher).score;
    let from_here = bracket.residents.last().is_some_and(|it| score >= bracket.player(*it).score);
    if from_here && let Some(level) = levels(bracket).iter().position(|it| *it == score) {
        add(1 + level, 1);
    }
}
