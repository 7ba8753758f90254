//! A proposal for a round: the upper half of those with equal points against the lower half, nobody twice against the same opponent or
//! for the third time with one colour if that can be had. It is no FIDE pairing system; the arbiter changes what he likes.
//!
//! `pair` is all that another system has to replace.

use std::cmp::{Ordering, Reverse};

use board::Color;
use store::tournament::{HalfPoints, PairingHistory, Presence, ScoreLine, Tournament};
use store::wire::v1::V1;
use store::wire::v1::tournament::{Bye, ByeWorth, DraftPairing, RoundDrafted};

/// The next round as it could be: those who still play and were given no bye are paired.
pub(crate) fn propose(
    event: &Tournament,
    standings: &[ScoreLine<'_>],
    history: &PairingHistory<'_>,
    mut byes: Vec<Bye>,
) -> RoundDrafted {
    byes.retain(|it| !it.left_over);
    let playing = standings.iter().filter(|it| it.entrant.presence == Presence::Playing);
    let free = playing.filter(|it| !byes.iter().any(|bye| bye.player == it.entrant.player.id));
    let mut players: Vec<Candidate<'_>> = free
        .map(|it| Candidate {
            id: &it.entrant.player.id,
            points: it.points,
            rating: it.entrant.player.rating,
        })
        .collect();
    players.sort_by_key(|it| Reverse((it.points, it.rating)));
    let forbidden = event.forbidden_pairs(event.next_round());
    let rules = Rules { may_meet: &|one, other| !forbidden.has(one, other), history };
    let Paired { pairings, idle } = pair(&players, &rules);
    byes.extend(idle.map(|id| Bye { left_over: true, ..Bye::given(id, ByeWorth::Full) }));
    let round = event.next_round();
    RoundDrafted { v: V1, round, starts_at: None, pairings, byes, results_only: None }
}

/// Who is to be paired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Candidate<'p> {
    id: &'p str,
    points: HalfPoints,
    rating: Option<u32>,
}

/// What a pairing has to keep.
struct Rules<'r> {
    /// Has nobody forbidden that these two meet?
    may_meet: &'r dyn Fn(&str, &str) -> bool,
    history: &'r PairingHistory<'r>,
}

/// Who plays whom, and who has no opponent.
struct Paired<'p> {
    pairings: Vec<DraftPairing>,
    idle: Option<&'p str>,
}

/// What is given up first, if not all can be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Care {
    /// No rematch, and both have a colour that they may have.
    All,
    /// No rematch.
    Rematches,
    /// Only what is forbidden is kept.
    Forbidden,
}

/// Pairs players who come in the order of their points and ratings. If their number is odd, the last who has had no points without play
/// has no opponent.
fn pair<'p>(players: &[Candidate<'p>], rules: &Rules<'_>) -> Paired<'p> {
    let mut left = players.to_vec();
    let mut idle = None;
    if left.len() % 2 == 1 {
        let fresh = left.iter().rposition(|it| rules.history.without_play(it.id).is_none());
        idle = Some(left.remove(fresh.unwrap_or(left.len() - 1)).id);
    }
    let found = [Care::All, Care::Rematches, Care::Forbidden]
        .into_iter()
        .find_map(|care| match_up(&left, rules, care));
    // As it comes: what speaks against it is told with the draft.
    let pairs = found.unwrap_or_else(|| {
        let count = left.len() / 2;
        (0..count).map(|it| (it, it + count)).collect()
    });
    let at = |index: usize| left.get(index).map(|it| it.id);
    let pairings = pairs.into_iter().enumerate().filter_map(|(board, (one, other))| {
        let (white, black) = seated(rules.history, at(one)?, at(other)?, board);
        Some(DraftPairing { white: white.to_owned(), black: black.to_owned() })
    });
    Paired { pairings: pairings.collect(), idle }
}

/// So many attempts more than there are players are made at having all that is asked for.
const ATTEMPTS_MAX: usize = 20_000;

/// So many opponents are tried for a player.
const OPPONENTS_MAX: usize = 48;

/// A player whose turn it was, the opponents that are left for him, the best one last, and the one he has.
struct Turn {
    first: usize,
    left: Vec<usize>,
    has: Option<usize>,
}

/// Pairs of places: each player in turn has the best opponent that leaves the others theirs.
fn match_up(
    players: &[Candidate<'_>],
    rules: &Rules<'_>,
    care: Care,
) -> Option<Vec<(usize, usize)>> {
    let mut taken = vec![false; players.len()];
    let mut turns: Vec<Turn> = Vec::new();
    for _ in 0..players.len() + ATTEMPTS_MAX {
        let Some(first) = taken.iter().position(|it| !it) else {
            return Some(turns.iter().filter_map(|it| Some((it.first, it.has?))).collect());
        };
        let left = opponents(players, &taken, first, rules, care);
        taken[first] = true;
        turns.push(Turn { first, left, has: None });
        // Where nobody is left for a player, the one before him takes another.
        loop {
            let turn = turns.last_mut()?;
            if let Some(other) = turn.has.take() {
                taken[other] = false;
            }
            turn.has = turn.left.pop();
            if let Some(other) = turn.has {
                taken[other] = true;
                break;
            }
            taken[turn.first] = false;
            turns.pop();
        }
    }
    None
}

/// Whom a player can have, the best one last: from the middle of those with as many points downwards, then upwards, then those with
/// fewer points.
fn opponents(
    players: &[Candidate<'_>],
    taken: &[bool],
    first: usize,
    rules: &Rules<'_>,
    care: Care,
) -> Vec<usize> {
    let Some(own) = players.get(first) else { return Vec::new() };
    let free = (first + 1..players.len()).filter(|it| !taken.get(*it).copied().unwrap_or(true));
    let (equals, fewer): (Vec<usize>, Vec<usize>) =
        free.partition(|it| players.get(*it).is_some_and(|it| it.points == own.points));
    let middle = equals.len().div_ceil(2).saturating_sub(1);
    let (upper, lower) = equals.split_at(middle.min(equals.len()));
    let order = lower.iter().chain(upper.iter().rev()).chain(&fewer);
    let fits = |place: &&usize| {
        players.get(**place).is_some_and(|other| can_play(own.id, other.id, rules, care))
    };
    let mut best: Vec<usize> = order.filter(fits).take(OPPONENTS_MAX).copied().collect();
    best.reverse();
    best
}

fn can_play(one: &str, other: &str, rules: &Rules<'_>, care: Care) -> bool {
    let history = rules.history;
    let colored = |white: &str, black: &str| {
        history.may_have(white, Color::White) && history.may_have(black, Color::Black)
    };
    let met = || history.met(one, other).is_some();
    (rules.may_meet)(one, other)
        && match care {
            Care::All => !met() && (colored(one, other) || colored(other, one)),
            Care::Rematches => !met(),
            Care::Forbidden => true,
        }
}

/// Who of two has White: what a player may not have decides, then who had White less often, then who had it longer ago.
fn seated<'p>(
    history: &PairingHistory<'_>,
    one: &'p str,
    other: &'p str,
    board: usize,
) -> (&'p str, &'p str) {
    let faults = |white: &str, black: &str| {
        usize::from(!history.may_have(white, Color::White))
            + usize::from(!history.may_have(black, Color::Black))
    };
    let surplus = |id: &str| {
        let whites = history.colors(id).iter().filter(|it| **it == Color::White).count();
        2 * whites as i64 - history.colors(id).len() as i64
    };
    let last_white = |id: &str| history.colors(id).last() == Some(&Color::White);
    let order = faults(one, other)
        .cmp(&faults(other, one))
        .then(surplus(one).cmp(&surplus(other)))
        .then(last_white(one).cmp(&last_white(other)));
    let one_white = match order {
        Ordering::Less => true,
        Ordering::Greater => false,
        Ordering::Equal => board.is_multiple_of(2),
    };
    if one_white { (one, other) } else { (other, one) }
}
