//! A proposal for a round: by rank, nobody twice against the same opponent if that can be had. It is no FIDE pairing system; the arbiter
//! changes what he likes.

use std::collections::{BTreeMap, BTreeSet};

use store::tournament::{Presence, ScoreLine, Tournament};
use store::wire::v1::tournament::{Bye, ByeWorth};

use crate::wire::Pairing;

/// The most attempts at avoiding that two meet again.
const ATTEMPTS_MAX: usize = 200_000;

/// A round as it is drawn.
pub(crate) struct Drawn {
    pub(crate) pairings: Vec<Pairing>,
    pub(crate) byes: Vec<Bye>,
}

/// Pairs of those who still play and have no bye, by rank. If their number is odd, the last who has not had a full bye gets one.
pub(crate) fn propose(event: &Tournament, standings: &[ScoreLine<'_>], byes: Vec<Bye>) -> Drawn {
    let mut met = BTreeSet::new();
    let mut whites: BTreeMap<&str, i32> = BTreeMap::new();
    for board in event.rounds().iter().flat_map(|it| &it.boards) {
        met.insert((board.white.as_str(), board.black.as_str()));
        met.insert((board.black.as_str(), board.white.as_str()));
        *whites.entry(&board.white).or_default() += 1;
        *whites.entry(&board.black).or_default() -= 1;
    }
    let playing = standings.iter().filter(|it| it.entrant.presence == Presence::Playing);
    let ids = playing.map(|it| it.entrant.player.id.as_str());
    let mut left: Vec<&str> = ids.filter(|id| !byes.iter().any(|it| it.player == *id)).collect();
    let mut drawn = Drawn { pairings: Vec::new(), byes };
    if left.len() % 2 == 1
        && let Some(idle) = without_opponent(event, &left)
    {
        left.retain(|it| *it != idle);
        drawn.byes.push(Bye { player: idle.to_owned(), worth: ByeWorth::Full });
    }
    let mut attempts = 0;
    let pairs = pair(&left, &met, &mut attempts).unwrap_or_else(|| {
        left.chunks(2).filter_map(|it| Some((*it.first()?, *it.get(1)?))).collect()
    });
    let balance = |id: &str| whites.get(id).copied().unwrap_or(0);
    for (index, (one, other)) in pairs.into_iter().enumerate() {
        let one_white = match balance(one).cmp(&balance(other)) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Greater => false,
            std::cmp::Ordering::Equal => index % 2 == 0,
        };
        let (white, black) = if one_white { (one, other) } else { (other, one) };
        drawn.pairings.push(Pairing { white: white.to_owned(), black: black.to_owned() });
    }
    drawn
}

/// The last by rank who has not had a full bye yet; if all have, the last.
fn without_opponent<'p>(event: &Tournament, left: &[&'p str]) -> Option<&'p str> {
    let byes = || event.rounds().iter().flat_map(|it| &it.byes);
    let had = |id: &str| byes().any(|it| it.player == id && it.worth == ByeWorth::Full);
    let fresh = left.iter().rev().find(|it| !had(it));
    fresh.or(left.last()).copied()
}

/// The first by rank with the highest opponent not yet met, such that the rest can be paired too.
fn pair<'p>(
    left: &[&'p str],
    met: &BTreeSet<(&str, &str)>,
    attempts: &mut usize,
) -> Option<Vec<(&'p str, &'p str)>> {
    let Some((first, rest)) = left.split_first() else {
        return Some(Vec::new());
    };
    for (index, opponent) in rest.iter().enumerate() {
        *attempts += 1;
        if *attempts > ATTEMPTS_MAX {
            return None;
        }
        if met.contains(&(*first, *opponent)) {
            continue;
        }
        let others: Vec<&str> =
            rest.iter().enumerate().filter(|it| it.0 != index).map(|it| *it.1).collect();
        if let Some(mut pairs) = pair(&others, met, attempts) {
            pairs.insert(0, (*first, *opponent));
            return Some(pairs);
        }
    }
    None
}
