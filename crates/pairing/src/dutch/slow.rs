//! The rules once more, word by word: every candidate in the order of Articles 3 and 4, the criteria as they are written. It is slow and plain.

use super::bracket::{Bracket, Candidate};
use super::criteria::Failure;

/// How many have to leave the next bracket at least, and their points from the highest down, as low as can be (criterion C8).
pub(crate) fn next_bracket(bracket: &Bracket<'_>, candidate: &Candidate) -> Failure {
    let players: Vec<usize> = candidate.downfloaters.iter().chain(&bracket.next).copied().collect();
    let residents = candidate.downfloaters.len()..players.len();
    let mut best: Option<Failure> = None;
    leave(
        bracket,
        &players,
        &residents,
        &mut Vec::new(),
        &mut vec![false; players.len()],
        &mut best,
    );
    best.unwrap_or_default()
}

/// Goes through all pairings of the next bracket after which the rest can be paired.
fn leave(
    bracket: &Bracket<'_>,
    players: &[usize],
    residents: &std::ops::Range<usize>,
    alone: &mut Vec<usize>,
    taken: &mut Vec<bool>,
    best: &mut Option<Failure>,
) {
    let Some(one) = taken.iter().position(|it| !it) else {
        let points = alone.iter().map(|it| i64::from(bracket.player(*it).score.as_tenths()));
        let failure: Failure = std::iter::once(alone.len() as i64).chain(points).collect();
        if best.as_ref().is_none_or(|it| failure < *it) && super::rest_can_be_paired(bracket, alone)
        {
            *best = Some(failure);
        }
        return;
    };
    taken[one] = true;
    for other in one + 1..players.len() {
        if !taken[other]
            && residents.contains(&other)
            && bracket.round.may_meet(players[one], players[other])
        {
            taken[other] = true;
            leave(bracket, players, residents, alone, taken, best);
            taken[other] = false;
        }
    }
    alone.push(players[one]);
    leave(bracket, players, residents, alone, taken, best);
    alone.pop();
    taken[one] = false;
}
