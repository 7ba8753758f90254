//! C12: as few players as can be do not get their colour preference.

use super::{Bracket, Candidate, Failure};

pub(super) fn fails(bracket: &Bracket<'_>, one: usize, other: usize) -> bool {
    bracket.player(one).preference.clashes(&bracket.player(other).preference)
}

pub(super) fn failure(bracket: &Bracket<'_>, candidate: &Candidate) -> Failure {
    super::count(candidate, |one, other| fails(bracket, one, other))
}

pub(super) fn fields(bracket: &Bracket<'_>) -> Vec<usize> {
    let wanting = |it: &usize| bracket.player(*it).preference.color.is_some();
    if bracket.players().filter(wanting).nth(1).is_some() {
        vec![bracket.size()]
    } else {
        Vec::new()
    }
}
