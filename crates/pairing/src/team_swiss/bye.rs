//! The pairing-allocated bye (Article 3.4).

use super::RoundToPair;
use crate::dutch::Impossible;
use crate::dutch::completion::Completion;

/// Of the teams that may have the bye (criterion C2) the first that leaves a legal pairing for all others (3.4.1): that with the lowest score
/// (3.4.2), then with the most matches played (3.4.3), then with the largest number (3.4.4). Nobody if the number of teams is even.
pub(super) fn assign(round: &RoundToPair) -> Result<Option<usize>, Impossible> {
    let all: Vec<usize> = (0..round.teams.len()).collect();
    if all.len().is_multiple_of(2) {
        let alone = round.alone(&all);
        return if alone.is_empty() { Ok(None) } else { Err(round.nobody_left(&alone)) };
    }
    let mut open: Vec<usize> = all.iter().copied().filter(|it| round.teams[*it].bye_open).collect();
    open.sort_by_key(|it| {
        let team = &round.teams[*it];
        (team.score, std::cmp::Reverse((team.colors.len(), team.number)))
    });
    let without = |bye: usize| all.iter().copied().filter(|it| *it != bye).collect::<Vec<_>>();
    match open.into_iter().find(|it| round.alone(&without(*it)).is_empty()) {
        Some(team) => Ok(Some(team)),
        None => Err(round.nobody_left(&alone_with_bye(round, all.len()))),
    }
}

/// Who has nobody when as many as can be are paired and one has the bye.
fn alone_with_bye(round: &RoundToPair, bye: usize) -> Vec<usize> {
    let may_meet = |one: usize, other: usize| match (one.min(other), one.max(other)) {
        (team, it) if it == bye => round.teams[team].bye_open,
        (one, other) => round.may_meet(one, other),
    };
    let mut alone = Completion::of(bye + 1, &may_meet).alone();
    alone.retain(|it| *it != bye);
    alone
}
