//! C15 and C17: as few opponents of players moved down as can be floated up in the last round, or in the one before.

use super::{Bracket, Candidate, Failure};
use crate::standing::Float;

pub(super) fn fails(bracket: &Bracket<'_>, higher: usize, lower: usize, back: usize) -> bool {
    !bracket.is_resident(higher) && bracket.player(lower).floated(back, Float::Up)
}

pub(super) fn failure(bracket: &Bracket<'_>, candidate: &Candidate, back: usize) -> Failure {
    super::count(candidate, |one, other| fails(bracket, one, other, back))
}

pub(super) fn fields(bracket: &Bracket<'_>, back: usize) -> Vec<usize> {
    let matters = !bracket.moved_down.is_empty()
        && bracket.residents.iter().any(|it| bracket.player(*it).floated(back, Float::Up));
    if matters { vec![bracket.moved_down.len()] } else { Vec::new() }
}
