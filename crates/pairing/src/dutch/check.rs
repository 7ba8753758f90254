//! A pairing that was made elsewhere, held against the rules.

use super::bracket::{Bracket, Candidate};
use super::criteria::{Criterion, Failure, ORDER};
use super::round::RoundToPair;
use super::{Impossible, Pairing, each_bracket, rest_can_be_paired, round_to_pair};
use crate::edition::Edition;
use crate::score::Score;
use crate::tournament::Tournament;

/// The first place where a pairing differs from the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The points of the residents of the bracket; nothing if it concerns the whole round.
    pub bracket: Option<Score>,
    pub breach: Breach,
    /// What the rules give, where they give anything.
    pub expected: Option<Pairing>,
}

/// What a pairing breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Breach {
    /// Somebody is paired who does not play in this round.
    NotThere(usize),
    /// Somebody who plays has neither an opponent nor the bye, or has more than one.
    NotPairedOnce(usize),
    /// C1: these have met before.
    MetBefore(usize, usize),
    /// The organiser has forbidden that these meet.
    Forbidden(usize, usize),
    /// C2: he has had the bye before, or a full point without play.
    ByeAgain(usize),
    /// C3: both must have the same colour, and neither is a topscorer.
    SameColor(usize, usize),
    /// C4: those who are left could not be paired with those below.
    NotToBeCompleted,
    /// C5: somebody with fewer points could have had the bye.
    ByeScore { given: Score, possible: Score },
    /// A quality criterion is failed more than it had to be.
    Quality { criterion: Criterion, expected: Failure, found: Failure },
    /// All criteria are kept as well; it comes later in the order of Article 4.
    Order,
    /// The pairs are right, the colours of this one are not (Article 5.2).
    Colors(usize, usize),
}

impl Breach {
    /// The number of the criterion that is broken, if it is one.
    #[must_use]
    pub const fn criterion(&self) -> Option<u8> {
        match self {
            Self::MetBefore(..) => Some(1),
            Self::ByeAgain(_) => Some(2),
            Self::SameColor(..) => Some(3),
            Self::NotToBeCompleted => Some(4),
            Self::ByeScore { .. } => Some(5),
            Self::Quality { criterion, .. } => Some(criterion.number()),
            Self::NotThere(_)
            | Self::NotPairedOnce(_)
            | Self::Forbidden(..)
            | Self::Order
            | Self::Colors(..) => None,
        }
    }
}

/// Tells where a pairing of the next round differs from the rules first; nothing if it is what they give.
///
/// # Errors
///
/// As `pair`, if the round cannot be paired at all.
pub fn check(
    tournament: &Tournament,
    edition: Edition,
    found: &Pairing,
) -> Result<Option<Difference>, Impossible> {
    let whole = |breach| Ok(Some(Difference { bracket: None, breach, expected: None }));
    if let Some((player, round)) = tournament.contradiction() {
        return Err(Impossible::Contradiction { player, round });
    }
    let unchecked = RoundToPair::new(tournament, edition);
    if let Some(breach) = absolute(&unchecked, found) {
        return whole(breach);
    }
    let round = round_to_pair(tournament, edition)?;
    let place = |number: usize| round.players.iter().position(|it| it.number == number);
    if let (Some(given), Some(possible)) =
        (found.bye.and_then(place).map(|it| round.players[it].score), round.bye_score)
        && given != possible
    {
        return whole(Breach::ByeScore { given, possible });
    }
    let mut opponent = vec![None; round.players.len()];
    for (white, black) in &found.games {
        if let (Some(white), Some(black)) = (place(*white), place(*black)) {
            opponent[white] = Some(black);
            opponent[black] = Some(white);
        }
    }
    let mut difference = None;
    each_bracket(&round, |bracket, candidate| {
        if difference.is_none() {
            let other = as_found(bracket, &opponent);
            difference = breach(bracket, candidate, &other)
                .map(|it| (bracket.residents.first().map(|it| bracket.player(*it).score), it));
        }
        Ok(())
    })?;
    let expected = super::pair(tournament, edition)?;
    if let Some((bracket, breach)) = difference {
        return Ok(Some(Difference { bracket, breach, expected: Some(expected) }));
    }
    let turned = expected
        .games
        .iter()
        .find(|(white, black)| found.games.contains(&(*black, *white)))
        .copied();
    Ok(turned.map(|(white, black)| Difference {
        bracket: None,
        breach: Breach::Colors(white, black),
        expected: Some(expected),
    }))
}

/// What breaks the absolute criteria.
fn absolute(round: &RoundToPair, found: &Pairing) -> Option<Breach> {
    let named = found.games.iter().flat_map(|(white, black)| [*white, *black]).chain(found.bye);
    let stranger = |it: &usize| !round.players.iter().any(|player| player.number == *it);
    if let Some(stranger) = named.clone().find(stranger) {
        return Some(Breach::NotThere(stranger));
    }
    if let Some((alone, _)) = found.games.iter().find(|(white, black)| white == black) {
        return Some(Breach::NotPairedOnce(*alone));
    }
    for player in &round.players {
        let games = found
            .games
            .iter()
            .filter(|(white, black)| *white == player.number || *black == player.number)
            .count();
        let times = games + usize::from(found.bye == Some(player.number));
        if times != 1 {
            return Some(Breach::NotPairedOnce(player.number));
        }
    }
    for (white, black) in &found.games {
        let player = |number: &usize| round.players.iter().find(|it| it.number == *number);
        let (Some(one), Some(other)) = (player(white), player(black)) else { continue };
        if one.has_met(other) {
            return Some(Breach::MetBefore(*white, *black));
        }
        if round.is_forbidden(one, other) {
            return Some(Breach::Forbidden(*white, *black));
        }
        if round.colors_forbid(one, other) {
            return Some(Breach::SameColor(*white, *black));
        }
    }
    let bye = round.players.iter().find(|it| found.bye == Some(it.number))?;
    (!bye.bye_open).then_some(Breach::ByeAgain(bye.number))
}

/// The part of a pairing that belongs to a bracket.
fn as_found(bracket: &Bracket<'_>, opponent: &[Option<usize>]) -> Candidate {
    let inside: Vec<usize> = bracket.players().collect();
    let here = |one: usize| {
        opponent[one].filter(|other| {
            inside.contains(other) && (bracket.is_resident(one) || bracket.is_resident(*other))
        })
    };
    Candidate {
        pairs: inside
            .iter()
            .filter_map(|one| here(*one).filter(|other| one < other).map(|other| (*one, other)))
            .collect(),
        downfloaters: inside.iter().copied().filter(|it| here(*it).is_none()).collect(),
    }
}

fn breach(bracket: &Bracket<'_>, expected: &Candidate, found: &Candidate) -> Option<Breach> {
    let mut pairs = expected.pairs.clone();
    pairs.sort_unstable();
    if pairs == found.pairs {
        return None;
    }
    let left: Vec<usize> = found.downfloaters.iter().chain(&bracket.next).copied().collect();
    if !rest_can_be_paired(bracket, &left) {
        return Some(Breach::NotToBeCompleted);
    }
    let quality = ORDER.iter().find_map(|it| {
        let (expected, found) = (it.failure(bracket, expected), it.failure(bracket, found));
        (expected != found).then_some(Breach::Quality { criterion: *it, expected, found })
    });
    Some(quality.unwrap_or(Breach::Order))
}
