//! C6: as few downfloaters as can be, which is to say as many pairs.

use super::{Bracket, Candidate, Failure};

pub(super) fn failure(candidate: &Candidate) -> Failure {
    vec![candidate.downfloaters.len() as i64]
}

pub(super) fn fields(bracket: &Bracket<'_>) -> Vec<usize> {
    vec![bracket.size()]
}
