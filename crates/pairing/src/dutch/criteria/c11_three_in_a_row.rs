//! C11: as few topscorers, or opponents of topscorers, as can be get the same colour three times in a row.

use super::{Bracket, Candidate, Failure};
use crate::color::Preference;

/// Both must have the same colour, and he who does not get it has had the other one twice in a row.
pub(super) fn fails(one: &Preference, other: &Preference) -> bool {
    if !(one.is_absolute() && other.is_absolute() && one.clashes(other)) {
        return false;
    }
    let refused = match one.difference.abs().cmp(&other.difference.abs()) {
        std::cmp::Ordering::Equal => {
            return one.repeated.is_some() && one.repeated == other.repeated;
        }
        std::cmp::Ordering::Greater => other,
        std::cmp::Ordering::Less => one,
    };
    refused.repeated.is_some() && refused.repeated != refused.color
}

pub(super) fn failure(bracket: &Bracket<'_>, candidate: &Candidate) -> Failure {
    super::count_of_preferences(bracket, candidate, fails)
}

pub(super) fn fields(bracket: &Bracket<'_>) -> Vec<usize> {
    if bracket.round.is_last() { vec![bracket.size()] } else { Vec::new() }
}
