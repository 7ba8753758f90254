//! The FIDE (Dutch) System, Handbook C.04.3.

pub(crate) mod bracket;
pub(crate) mod check;
pub(crate) mod completion;
pub(crate) mod criteria;
pub(crate) mod explain;
mod layout;
pub(crate) mod round;
mod search;
#[cfg(test)]
mod slow;
#[cfg(test)]
mod tests;
mod transposition;

use std::fmt;

use bracket::{Bracket, Candidate};
use completion::Completion;
use criteria::Criterion;
use layout::{Layout, Reach};
use round::RoundToPair;
use search::{Found, least_leaving, search, vertices};

use crate::color::{ColorRule, allocate};
use crate::edition::Edition;
use crate::matching::wide::{Weight, Wide};
use crate::score::Score;
use crate::tournament::{Color, Tournament};

/// Calls a function with numbers of the width that is needed.
macro_rules! wide_enough {
    ($bits:expr, $call:ident($($argument:expr),*)) => {
        match $bits {
            ..=<i64 as Weight>::BITS => Ok($call::<i64>($($argument),*)),
            ..=<i128 as Weight>::BITS => Ok($call::<i128>($($argument),*)),
            ..=<Wide<4> as Weight>::BITS => Ok($call::<Wide<4>>($($argument),*)),
            ..=<Wide<8> as Weight>::BITS => Ok($call::<Wide<8>>($($argument),*)),
            ..=<Wide<32> as Weight>::BITS => Ok($call::<Wide<32>>($($argument),*)),
            _ => Err(Impossible::TooLarge),
        }
    };
}

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
    /// What a player had in a round does not go with what the other had, or names nobody. Rounds are counted from 1.
    Contradiction { player: usize, round: usize },
    /// The tournament is too large: it has too many players or rounds, or the criteria of a bracket do not fit into the numbers of the search.
    TooLarge,
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NobodyLeft { alone } => {
                let alone: Vec<String> = alone.iter().map(|it| (it + 1).to_string()).collect();
                write!(
                    f,
                    "no pairing keeps the absolute criteria; without an opponent are {}",
                    alone.join(", ")
                )
            }
            Self::Contradiction { player, round } => {
                write!(f, "round {round} of player {} contradicts that of another", player + 1)
            }
            Self::TooLarge => write!(f, "the tournament is too large"),
        }
    }
}

impl std::error::Error for Impossible {}

/// As many as a report file can number.
const PLAYERS_MAX: usize = 9_999;
const ROUNDS_MAX: usize = 999;

/// Pairs the next round.
///
/// # Errors
///
/// If no pairing keeps the absolute criteria: then the chief arbiter decides what is to be done (Article 1.9.3).
pub fn pair(tournament: &Tournament, edition: Edition) -> Result<Pairing, Impossible> {
    let round = round_to_pair(tournament, edition)?;
    let mut games = Vec::new();
    let mut left = Vec::new();
    each_bracket(&round, |_, candidate| {
        games.extend(&candidate.pairs);
        left.clone_from(&candidate.downfloaters);
        Ok(())
    })?;
    Ok(Pairing { games: boards(&round, games), bye: bye_of(&round, &left)? })
}

/// Who has the bye: whoever is left of the last bracket, if that is one and there is a bye.
fn bye_of(round: &RoundToPair, left: &[usize]) -> Result<Option<usize>, Impossible> {
    match left {
        [] => Ok(None),
        [one] if round.bye_score.is_some() => Ok(Some(round.players[*one].number)),
        _ => Err(nobody_left(round, left)),
    }
}

fn round_to_pair(tournament: &Tournament, edition: Edition) -> Result<RoundToPair, Impossible> {
    if let Some((player, round)) = tournament.contradiction() {
        return Err(Impossible::Contradiction { player, round });
    }
    if tournament.players.len() > PLAYERS_MAX || tournament.paired > ROUNDS_MAX {
        return Err(Impossible::TooLarge);
    }
    let mut round = RoundToPair::new(tournament, edition);
    find_bye(&mut round)?;
    Ok(round)
}

/// Pairs the brackets from the top, and tells of each.
fn each_bracket<'r>(
    round: &'r RoundToPair,
    mut tell: impl FnMut(&mut Bracket<'r>, &Candidate) -> Result<(), Impossible>,
) -> Result<(), Impossible> {
    let groups = score_groups(round);
    let mut moved_down = Vec::new();
    for at in 0..groups.len() {
        let mut bracket = Bracket::new(round, moved_down, &groups[at..]);
        let candidate = pair_bracket(&mut bracket)?;
        tell(&mut bracket, &candidate)?;
        moved_down = candidate.downfloaters;
    }
    Ok(())
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
    if everybody.len().is_multiple_of(2) {
        let alone = completion(round, &everybody, false, |one, other| round.may_meet(one, other));
        return if alone.is_empty() { Ok(()) } else { Err(nobody_left(round, &alone)) };
    }
    let mut scores: Vec<Score> =
        round.players.iter().filter(|it| it.bye_open).map(|it| it.score).collect();
    scores.sort_unstable();
    scores.dedup();
    let mut least: Option<Vec<usize>> = None;
    for score in scores {
        round.bye_score = Some(score);
        let alone = completion(round, &everybody, true, |one, other| round.may_meet(one, other));
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
fn completion(
    round: &RoundToPair,
    players: &[usize],
    bye: bool,
    may_meet: impl Fn(usize, usize) -> bool,
) -> Vec<usize> {
    let count = players.len() + usize::from(bye);
    let joined = |one: usize, other: usize| match (players.get(one), players.get(other)) {
        (Some(one), Some(other)) => may_meet(*one, *other),
        (Some(it), None) | (None, Some(it)) => round.may_have_bye(*it),
        (None, None) => false,
    };
    Completion::of(count, &joined).alone()
}

/// The best pairing of a bracket. The search first looks at the bracket alone; what it finds is right if those below can be paired then as
/// well as could be wished. If not, it looks further.
fn pair_bracket(bracket: &mut Bracket<'_>) -> Result<Candidate, Impossible> {
    let candidate = best(bracket)?;
    let left = bracket.size() + bracket.below().count();
    let lower = bracket.next.first().map(|it| bracket.player(*it).score);
    let bye_leaves_here =
        left % 2 == 1 && lower.is_none_or(|it| Some(it) < bracket.round.bye_score);
    if bye_leaves_here && candidate.downfloaters.len() == 1 {
        bracket.leaves_bye = true;
        return best(bracket);
    }
    Ok(candidate)
}

fn best(bracket: &Bracket<'_>) -> Result<Candidate, Impossible> {
    if let Some(candidate) = bracket.first_candidate().filter(|it| is_perfect(bracket, it)) {
        return Ok(candidate);
    }
    let found = reach(bracket, Reach::Bracket)?;
    if next_is_as_good_as_can_be(bracket, &found.candidate) {
        return Ok(found.candidate);
    }
    if !bracket.next.is_empty() {
        let found = reach(bracket, Reach::Next)?;
        if rest_can_be_paired(bracket, &found.left_of_next) {
            return Ok(found.candidate);
        }
    }
    Ok(reach(bracket, Reach::All)?.candidate)
}

/// A first candidate that keeps every criterion is accepted at once (Article 3.4).
fn is_perfect(bracket: &Bracket<'_>, candidate: &Candidate) -> bool {
    let keeps = |it: &Criterion| it.failure(bracket, candidate).iter().all(|it| *it == 0);
    let by_those_below = [Criterion::C6, Criterion::C7, Criterion::C8];
    criteria::ORDER.iter().filter(|it| !by_those_below.contains(it)).all(keeps)
        && next_is_as_good_as_can_be(bracket, candidate)
}

fn reach(bracket: &Bracket<'_>, reach: Reach) -> Result<Found, Impossible> {
    let vertices = vertices(bracket, reach);
    let layout = Layout::new(&criteria::ORDER, bracket, reach, vertices.len(), false);
    if let Some(found) = wide_enough!(layout.bits, search(bracket, reach, &layout, &vertices))? {
        return Ok(found);
    }
    let layout = Layout::new(&criteria::ORDER, bracket, reach, vertices.len(), true);
    let found = wide_enough!(layout.bits, search(bracket, reach, &layout, &vertices))?;
    found.ok_or(Impossible::TooLarge)
}

/// The points of those who have to leave the next bracket at least, when these are moved down into it.
pub(crate) fn least_leaving_next(bracket: &Bracket<'_>, downfloaters: &[usize]) -> Vec<Score> {
    let next = Bracket::new(
        bracket.round,
        downfloaters.to_vec(),
        &[bracket.next.clone(), Vec::new(), bracket.rest.clone()],
    );
    let vertices = vertices(&next, Reach::All);
    let layout =
        Layout::new(&[Criterion::C6, Criterion::C7], &next, Reach::All, vertices.len(), false);
    wide_enough!(layout.bits, least_leaving(&next, &layout, &vertices)).unwrap_or_default()
}

/// Can the next bracket pair all its players, or all but one resident, and those below be paired then?
fn next_is_as_good_as_can_be(bracket: &Bracket<'_>, candidate: &Candidate) -> bool {
    if bracket.next.is_empty() {
        return rest_can_be_paired(bracket, &candidate.downfloaters);
    }
    let (residents, moved) = (bracket.next.len(), candidate.downfloaters.len());
    let players: Vec<usize> = bracket.next.iter().chain(&candidate.downfloaters).copied().collect();
    let may_meet = |one: usize, other: usize| {
        (one < residents || other < residents) && bracket.may_meet(players[one], players[other])
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
    completion(bracket.round, &players, bye, |one, other| bracket.may_meet(one, other)).is_empty()
}

/// The games in the order in which they are published (C.04.2, Article 3.6; with the points of acceleration, C.04.7, Article 1.5), with their
/// colours.
fn boards(round: &RoundToPair, pairs: Vec<(usize, usize)>) -> Vec<(usize, usize)> {
    let points = |it: usize| round.players[it].score;
    let mut games: Vec<(usize, usize)> = pairs
        .into_iter()
        .map(|(one, other)| {
            let ranked = |it: usize| (std::cmp::Reverse(points(it)), round.players[it].number);
            if ranked(other) < ranked(one) { (other, one) } else { (one, other) }
        })
        .collect();
    games.sort_by_key(|(one, other)| {
        (std::cmp::Reverse((points(*one), points(*other))), round.players[*one].number)
    });
    games
        .into_iter()
        .map(|(one, other)| colored(round, one, other))
        .map(|(white, black, _)| (white, black))
        .collect()
}

/// Pairs of the next round with the colours that the rules give them.
pub(crate) fn allocated(tournament: &Tournament, pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    if pairs.is_empty() {
        return Vec::new();
    }
    let round = RoundToPair::new(tournament, Edition::default());
    let place = |number: usize| round.players.iter().position(|it| it.number == number);
    let places = pairs.iter().map(|(one, other)| (place(*one), place(*other)));
    places
        .zip(pairs)
        .map(|(places, pair)| match places {
            (Some(one), Some(other)) => {
                let (white, black, _) = colored(&round, one, other);
                (white, black)
            }
            _ => *pair,
        })
        .collect()
}

/// White and Black of a pair, by their numbers, and the rule that made them so.
fn colored(round: &RoundToPair, one: usize, other: usize) -> (usize, usize, ColorRule) {
    let (one, other) = (&round.players[one], &round.players[other]);
    match allocate(one, other, round.initial) {
        (Color::White, rule) => (one.number, other.number, rule),
        (Color::Black, rule) => (other.number, one.number, rule),
    }
}
