//! C10: as few topscorers, or opponents of topscorers, as can be get a colour difference above two.

use super::{Bracket, Candidate, Failure};
use crate::color::Preference;

/// Both have two more games with the same colour, so one of them gets a third.
pub(super) fn fails(one: &Preference, other: &Preference) -> bool {
    one.difference.abs() > 1 && other.difference.abs() > 1 && one.clashes(other)
}

pub(super) fn failure(bracket: &Bracket<'_>, candidate: &Candidate) -> Failure {
    super::count_of_preferences(bracket, candidate, fails)
}

pub(super) fn fields(bracket: &Bracket<'_>) -> Vec<usize> {
    if bracket.round.is_last() { vec![bracket.size()] } else { Vec::new() }
}
