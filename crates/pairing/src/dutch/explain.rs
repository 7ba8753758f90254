//! Why a round is paired as it is: for every pair and every downfloater, what would come instead, and what that would break.

use super::bracket::{Bracket, Candidate, Unless};
use super::criteria::{Criterion, Failure, ORDER};
use super::{
    Impossible, Pairing, best, boards, bye_of, colored, each_bracket, rest_can_be_paired,
    round_to_pair,
};
use crate::color::ColorRule;
use crate::edition::Edition;
use crate::score::Score;
use crate::tournament::Tournament;

/// A pairing and its reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    pub pairing: Pairing,
    /// The points of him who gets the bye: nobody with fewer can have it (criterion C5).
    pub bye_score: Option<Score>,
    pub brackets: Vec<ExplainedBracket>,
}

/// A pairing bracket (Article 1.3.2). Players are named by their place in the tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplainedBracket {
    /// The points of its residents.
    pub score: Score,
    pub moved_down: Vec<usize>,
    pub residents: Vec<usize>,
    pub pairs: Vec<ExplainedPair>,
    pub downfloaters: Vec<ExplainedFloat>,
    /// What could not be kept altogether, and how far.
    pub failures: Vec<(Criterion, Failure)>,
}

/// A pair, why it was made, and why it has these colours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplainedPair {
    pub white: usize,
    pub black: usize,
    pub colors: ColorRule,
    pub reason: Reason,
}

/// A player who leaves the bracket, and why he does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExplainedFloat {
    pub player: usize,
    pub reason: Reason,
}

/// Why it is so, and not otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Otherwise the absolute criteria could not be kept, here or further down (C1 to C5).
    NoOtherWay,
    /// The best pairing without it fails this criterion more.
    Criterion { criterion: Criterion, kept: Failure, otherwise: Failure },
    /// The best pairing without it is as good; it comes later in the order of Article 4.
    Order,
}

/// Pairs the next round and says why.
///
/// # Errors
///
/// As `pair`.
pub fn explain(tournament: &Tournament, edition: Edition) -> Result<Explanation, Impossible> {
    let round = round_to_pair(tournament, edition)?;
    let mut brackets = Vec::new();
    let mut games = Vec::new();
    let mut left = Vec::new();
    each_bracket(&round, |bracket, candidate| {
        games.extend(&candidate.pairs);
        left.clone_from(&candidate.downfloaters);
        brackets.push(explain_bracket(bracket, candidate)?);
        Ok(())
    })?;
    let bye = bye_of(&round, &left)?;
    Ok(Explanation {
        pairing: Pairing { games: boards(&round, games), bye },
        bye_score: round.bye_score,
        brackets,
    })
}

fn explain_bracket(
    bracket: &mut Bracket<'_>,
    candidate: &Candidate,
) -> Result<ExplainedBracket, Impossible> {
    let kept = failures(bracket, candidate);
    let mut pairs = Vec::new();
    for (one, other) in &candidate.pairs {
        let (white, black, colors) = colored(bracket.round, *one, *other);
        let reason = reason(bracket, &kept, Unless::Meet(*one, *other))?;
        pairs.push(ExplainedPair { white, black, colors, reason });
    }
    let mut downfloaters = Vec::new();
    for it in &candidate.downfloaters {
        let player = bracket.player(*it).number;
        downfloaters
            .push(ExplainedFloat { player, reason: reason(bracket, &kept, Unless::Floats(*it))? });
    }
    let number = |it: &usize| bracket.player(*it).number;
    Ok(ExplainedBracket {
        score: bracket.residents.first().map(|it| bracket.player(*it).score).unwrap_or_default(),
        moved_down: bracket.moved_down.iter().map(number).collect(),
        residents: bracket.residents.iter().map(number).collect(),
        pairs,
        downfloaters,
        failures: kept.into_iter().filter(|(_, it)| it.iter().any(|it| *it != 0)).collect(),
    })
}

/// Why two players do not meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhyNot {
    /// They do.
    TheyMeet,
    /// One of them does not play in this round.
    NotThere(usize),
    /// C1: they have met before.
    MetBefore,
    /// The organiser has forbidden it.
    Forbidden,
    /// C3: both must have the same colour, and neither is a topscorer.
    SameColor,
    /// This one is paired in a bracket that the other is not in.
    OtherBracket { paired_above: usize, bracket: Score },
    /// Both came down into the bracket; those moved down meet residents only (Article 3.2).
    BothMovedDown,
    /// They could; this is what it would have cost.
    Reason(Reason),
}

/// Says why two players do not meet in the next round.
///
/// # Errors
///
/// As `pair`.
pub fn why_not(
    tournament: &Tournament,
    edition: Edition,
    one: usize,
    other: usize,
) -> Result<WhyNot, Impossible> {
    let round = round_to_pair(tournament, edition)?;
    let place = |number: usize| round.players.iter().position(|it| it.number == number);
    let (Some(first), Some(second)) = (place(one), place(other)) else {
        return Ok(WhyNot::NotThere(if place(one).is_none() { one } else { other }));
    };
    let (first, second) = (first.min(second), first.max(second));
    let (higher, lower) = (&round.players[first], &round.players[second]);
    if higher.has_met(lower) {
        return Ok(WhyNot::MetBefore);
    }
    if round.is_forbidden(higher, lower) {
        return Ok(WhyNot::Forbidden);
    }
    if round.colors_forbid(higher, lower) {
        return Ok(WhyNot::SameColor);
    }
    let mut answer = None;
    each_bracket(&round, |bracket, candidate| {
        if answer.is_none() {
            answer = in_bracket(bracket, candidate, first, second)?;
        }
        Ok(())
    })?;
    Ok(answer.unwrap_or(WhyNot::Reason(Reason::NoOtherWay)))
}

/// The answer, if one of the two is paired in this bracket.
fn in_bracket(
    bracket: &mut Bracket<'_>,
    candidate: &Candidate,
    first: usize,
    second: usize,
) -> Result<Option<WhyNot>, Impossible> {
    let here = |it: usize| bracket.players().any(|player| player == it);
    let is_paired = |it: usize| here(it) && !candidate.downfloaters.contains(&it);
    if candidate.pairs.contains(&(first, second)) {
        return Ok(Some(WhyNot::TheyMeet));
    }
    if !is_paired(first) && !is_paired(second) {
        return Ok(None);
    }
    if !here(first) || !here(second) {
        let paired = if is_paired(first) { first } else { second };
        let bracket_score = bracket.residents.first().map(|it| bracket.player(*it).score);
        return Ok(Some(WhyNot::OtherBracket {
            paired_above: bracket.player(paired).number,
            bracket: bracket_score.unwrap_or_default(),
        }));
    }
    if !bracket.is_resident(second) {
        return Ok(Some(WhyNot::BothMovedDown));
    }
    let kept = failures(bracket, candidate);
    Ok(Some(WhyNot::Reason(reason(bracket, &kept, Unless::Apart(first, second))?)))
}

fn failures(bracket: &Bracket<'_>, candidate: &Candidate) -> Vec<(Criterion, Failure)> {
    ORDER.iter().map(|it| (*it, it.failure(bracket, candidate))).collect()
}

/// The first criterion that the best pairing without it fails more.
fn reason(
    bracket: &mut Bracket<'_>,
    kept: &[(Criterion, Failure)],
    unless: Unless,
) -> Result<Reason, Impossible> {
    bracket.unless = Some(unless);
    let otherwise = best(bracket);
    let possible = otherwise.as_ref().is_ok_and(|it| {
        !it.downfloaters.iter().any(|it| unless.keeps(*it)) && rest_of(bracket, it)
    });
    bracket.unless = None;
    let otherwise = otherwise?;
    if !possible {
        return Ok(Reason::NoOtherWay);
    }
    let broken = kept.iter().find_map(|(criterion, kept)| {
        let failure = criterion.failure(bracket, &otherwise);
        (failure != *kept).then(|| Reason::Criterion {
            criterion: *criterion,
            kept: kept.clone(),
            otherwise: failure,
        })
    });
    Ok(broken.unwrap_or(Reason::Order))
}

/// Can all who leave the bracket, and those below, be paired?
fn rest_of(bracket: &Bracket<'_>, candidate: &Candidate) -> bool {
    let left: Vec<usize> = candidate.downfloaters.iter().chain(&bracket.next).copied().collect();
    rest_can_be_paired(bracket, &left)
}
