//! C12: as few players as can be do not get their colour preference.

use super::{Bracket, Candidate, Failure};
use crate::color::Preference;

pub(super) fn fails(one: &Preference, other: &Preference) -> bool {
    one.clashes(other)
}

pub(super) fn failure(bracket: &Bracket<'_>, candidate: &Candidate) -> Failure {
    super::count_of_preferences(bracket, candidate, fails)
}

pub(super) fn fields(bracket: &Bracket<'_>) -> Vec<usize> {
    let wanting = |it: &usize| bracket.player(*it).preference.color.is_some();
    if bracket.players().filter(wanting).nth(1).is_some() {
        vec![bracket.size()]
    } else {
        Vec::new()
    }
}
