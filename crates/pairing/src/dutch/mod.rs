//! The FIDE (Dutch) System, Handbook C.04.3.

pub(crate) mod bracket;
pub(crate) mod completion;
pub(crate) mod criteria;
mod layout;
pub(crate) mod round;
mod search;
mod slow;

use bracket::{Bracket, Candidate};
use completion::Completion;
use layout::{Layout, Reach};
use round::RoundToPair;
use search::{Found, search, vertices};

use crate::color::allocate;
use crate::edition::Edition;
use crate::matching::wide::{Weight, Wide};
use crate::score::Score;
use crate::tournament::{Color, Tournament};

/// A round that was paired.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pairing {
    /// White and Black, in the order of the boards.
    pub games: Vec<(usize, usize)>,
    /// Who has the pairing-allocated bye.
    pub bye: Option<usize>,
}

/// Why a round cannot be paired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// No pairing keeps the absolute criteria. These are left without an opponent when as many as can be are paired.
    NobodyLeft { alone: Vec<usize> },
    /// The tournament is too large for the numbers that the search counts with.
    TooLarge,
}

/// Pairs the next round.
///
/// # Errors
///
/// If no pairing keeps the absolute criteria: then the chief arbiter decides what is to be done (Article 1.9.3).
pub fn pair(tournament: &Tournament, edition: Edition) -> Result<Pairing, Impossible> {
    let mut round = RoundToPair::new(tournament, edition);
    find_bye(&mut round)?;
    let mut games: Vec<(usize, usize)> = Vec::new();
    let mut moved_down = Vec::new();
    let groups = score_groups(&round);
    for at in 0..groups.len() {
        let candidate = pair_bracket(&round, moved_down, &groups[at..])?;
        games.extend(candidate.pairs);
        moved_down = candidate.downfloaters;
    }
    let bye = moved_down.first().map(|it| round.players[*it].number);
    Ok(Pairing { games: boards(&round, games), bye })
}

/// Players with the same points, from the top.
fn score_groups(round: &RoundToPair) -> Vec<Vec<usize>> {
    let all: Vec<usize> = (0..round.players.len()).collect();
    all.chunk_by(|one, other| round.players[*one].score == round.players[*other].score)
        .map(<[usize]>::to_vec)
        .collect()
}

/// Looks for the lowest points with which somebody can have the bye (criterion C5), and so whether the round can be paired at all.
fn find_bye(round: &mut RoundToPair) -> Result<(), Impossible> {
    let everybody: Vec<usize> = (0..round.players.len()).collect();
    if everybody.len() % 2 == 0 {
        let alone = completion(round, &everybody, false);
        return if alone.is_empty() { Ok(()) } else { Err(nobody_left(round, &alone)) };
    }
    let mut scores: Vec<Score> =
        round.players.iter().filter(|it| it.bye_open).map(|it| it.score).collect();
    scores.sort_unstable();
    scores.dedup();
    let mut least: Option<Vec<usize>> = None;
    for score in scores {
        round.bye_score = Some(score);
        let alone = completion(round, &everybody, true);
        if alone.is_empty() {
            return Ok(());
        }
        if least.as_ref().is_none_or(|it| alone.len() < it.len()) {
            least = Some(alone);
        }
    }
    Err(nobody_left(round, &least.unwrap_or_default()))
}

fn nobody_left(round: &RoundToPair, alone: &[usize]) -> Impossible {
    Impossible::NobodyLeft {
        alone: alone.iter().filter_map(|it| round.players.get(*it)).map(|it| it.number).collect(),
    }
}

/// Who is left alone when as many of these, and the bye if there is one, are paired as can be.
fn completion(round: &RoundToPair, players: &[usize], bye: bool) -> Vec<usize> {
    let count = players.len() + usize::from(bye);
    let may_meet = |one: usize, other: usize| match (players.get(one), players.get(other)) {
        (Some(one), Some(other)) => round.may_meet(*one, *other),
        (Some(it), None) | (None, Some(it)) => round.may_have_bye(*it),
        (None, None) => false,
    };
    Completion::of(count, &may_meet).alone()
}

/// The best pairing of a bracket. The search first looks at the bracket alone; what it finds is right if those below can be paired then as
/// well as could be wished. If not, it looks further.
fn pair_bracket(
    round: &RoundToPair,
    moved_down: Vec<usize>,
    groups: &[Vec<usize>],
) -> Result<Candidate, Impossible> {
    let mut bracket = Bracket::new(round, moved_down, groups);
    let candidate = best(&bracket)?;
    let left = bracket.size() + bracket.below().count();
    let bye_leaves_here = left % 2 == 1
        && bracket.next.first().is_none_or(|it| Some(round.players[*it].score) < round.bye_score);
    if bye_leaves_here && candidate.downfloaters.len() == 1 {
        bracket.leaves_bye = true;
        return best(&bracket);
    }
    Ok(candidate)
}

fn best(bracket: &Bracket<'_>) -> Result<Candidate, Impossible> {
    if bracket.below().next().is_some() {
        let found = reach(bracket, Reach::Bracket)?;
        if next_is_as_good_as_can_be(bracket, &found.candidate) {
            return Ok(found.candidate);
        }
        let found = reach(bracket, Reach::Next)?;
        if rest_can_be_paired(bracket, &found.left_of_next) {
            return Ok(found.candidate);
        }
    }
    Ok(reach(bracket, Reach::All)?.candidate)
}

fn reach(bracket: &Bracket<'_>, reach: Reach) -> Result<Found, Impossible> {
    let vertices = vertices(bracket, reach);
    let layout = Layout::new(bracket, reach, vertices.len());
    Ok(match layout.bits {
        ..=<i64 as Weight>::BITS => search::<i64>(bracket, reach, &layout, vertices),
        ..=<i128 as Weight>::BITS => search::<i128>(bracket, reach, &layout, vertices),
        ..=<Wide<4> as Weight>::BITS => search::<Wide<4>>(bracket, reach, &layout, vertices),
        ..=<Wide<8> as Weight>::BITS => search::<Wide<8>>(bracket, reach, &layout, vertices),
        ..=<Wide<32> as Weight>::BITS => search::<Wide<32>>(bracket, reach, &layout, vertices),
        _ => return Err(Impossible::TooLarge),
    })
}

/// Can the next bracket pair all its players, or all but one resident, and those below be paired then?
fn next_is_as_good_as_can_be(bracket: &Bracket<'_>, candidate: &Candidate) -> bool {
    let (residents, moved) = (bracket.next.len(), candidate.downfloaters.len());
    let players: Vec<usize> = bracket.next.iter().chain(&candidate.downfloaters).copied().collect();
    let may_meet = |one: usize, other: usize| {
        (one < residents || other < residents)
            && bracket.round.may_meet(players[one], players[other])
    };
    let alone = Completion::of(residents + moved, &may_meet).alone();
    let fits = match alone[..] {
        [] => true,
        [one] => one < residents,
        _ => false,
    };
    let alone: Vec<usize> = alone.into_iter().map(|it| players[it]).collect();
    fits && rest_can_be_paired(bracket, &alone)
}

/// Can those who are left of the next bracket be paired with those below it (criteria C1 to C5)?
fn rest_can_be_paired(bracket: &Bracket<'_>, left_of_next: &[usize]) -> bool {
    let players: Vec<usize> = left_of_next.iter().chain(&bracket.rest).copied().collect();
    let bye = (bracket.size() + bracket.below().count()) % 2 == 1;
    completion(bracket.round, &players, bye).is_empty()
}

/// The games in the order in which they are published, with their colours.
fn boards(round: &RoundToPair, mut pairs: Vec<(usize, usize)>) -> Vec<(usize, usize)> {
    let ranked = |it: usize| {
        let player = &round.players[it];
        (std::cmp::Reverse(player.plain), player.number)
    };
    for pair in &mut pairs {
        if ranked(pair.1) < ranked(pair.0) {
            *pair = (pair.1, pair.0);
        }
    }
    let plain = |it: usize| round.players[it].plain;
    pairs.sort_by_key(|(one, other)| {
        (std::cmp::Reverse((plain(*one), plain(*other))), round.players[*one].number)
    });
    pairs
        .into_iter()
        .map(|(one, other)| {
            let (one, other) = (&round.players[one], &round.players[other]);
            match allocate(one, other, round.initial) {
                Color::White => (one.number, other.number),
                Color::Black => (other.number, one.number),
            }
        })
        .collect()
}
