//! C13: as few players as can be do not get their strong colour preference.

use super::{Bracket, Candidate, Failure};
use crate::color::{Preference, Strength};

/// Two who want the same colour, both strongly, and at most one of them absolutely: a strong preference is refused.
pub(super) fn fails(one: &Preference, other: &Preference) -> bool {
    let refused = one.strength.min(other.strength);
    one.clashes(other) && refused == Strength::Strong
}

pub(super) fn failure(bracket: &Bracket<'_>, candidate: &Candidate) -> Failure {
    super::count_of_preferences(bracket, candidate, fails)
}

pub(super) fn fields(bracket: &Bracket<'_>) -> Vec<usize> {
    let strong = |it: &usize| bracket.player(*it).preference.strength >= Strength::Strong;
    if bracket.players().filter(strong).nth(1).is_some() {
        vec![bracket.size()]
    } else {
        Vec::new()
    }
}
