//! The rules once more, word by word: every candidate in the order of Articles 3 and 4, and the criteria as they are written. It is slow and plain.

use super::bracket::{Bracket, Candidate};
use super::criteria::{Criterion, Failure, ORDER};
use super::{each_bracket, rest_can_be_paired, round_to_pair};
use crate::edition::Edition;
use crate::simulate::{Simulation, simulate};

/// How many have to leave the next bracket at least, and their points from the highest down, as low as can be (criterion C8).
fn next_bracket(bracket: &Bracket<'_>, candidate: &Candidate) -> Failure {
    let players: Vec<usize> = candidate.downfloaters.iter().chain(&bracket.next).copied().collect();
    let residents = candidate.downfloaters.len()..players.len();
    let mut best: Option<Failure> = None;
    leave(
        bracket,
        &players,
        &residents,
        &mut Vec::new(),
        &mut vec![false; players.len()],
        &mut best,
    );
    best.unwrap_or_default()
}

/// Goes through all pairings of the next bracket after which the rest can be paired.
fn leave(
    bracket: &Bracket<'_>,
    players: &[usize],
    residents: &std::ops::Range<usize>,
    alone: &mut Vec<usize>,
    taken: &mut Vec<bool>,
    best: &mut Option<Failure>,
) {
    let Some(one) = taken.iter().position(|it| !it) else {
        let points = alone.iter().map(|it| i64::from(bracket.player(*it).score.as_tenths()));
        let failure: Failure = std::iter::once(alone.len() as i64).chain(points).collect();
        if best.as_ref().is_none_or(|it| failure < *it) && rest_can_be_paired(bracket, alone) {
            *best = Some(failure);
        }
        return;
    };
    taken[one] = true;
    for other in one + 1..players.len() {
        if !taken[other]
            && residents.contains(&other)
            && bracket.round.may_meet(players[one], players[other])
        {
            taken[other] = true;
            leave(bracket, players, residents, alone, taken, best);
            taken[other] = false;
        }
    }
    alone.push(players[one]);
    leave(bracket, players, residents, alone, taken, best);
    alone.pop();
    taken[one] = false;
}

fn failures(bracket: &Bracket<'_>, candidate: &Candidate) -> Vec<Failure> {
    let failure = |it: &Criterion| {
        if *it == Criterion::C8 && !bracket.next.is_empty() {
            next_bracket(bracket, candidate)
        } else {
            it.failure(bracket, candidate)
        }
    };
    ORDER.iter().map(failure).collect()
}

/// The first of the best candidates.
fn best_of_all(bracket: &Bracket<'_>) -> Option<Candidate> {
    let mut best: Option<(Vec<Failure>, Candidate)> = None;
    // MaxPairs is as great as it can be (C6); M1 too, as far as C7 says.
    for pairs in (0..=bracket.size() / 2).rev() {
        for moved in (0..=pairs.min(bracket.moved_down.len())).rev() {
            for first in subsets(&bracket.moved_down, moved) {
                for second in arrangements(&bracket.residents, moved) {
                    let mdp_pairs: Vec<(usize, usize)> =
                        first.iter().copied().zip(second.iter().copied()).collect();
                    if mdp_pairs.iter().any(|(one, other)| !bracket.round.may_meet(*one, *other)) {
                        continue;
                    }
                    let remainder: Vec<usize> = bracket
                        .residents
                        .iter()
                        .copied()
                        .filter(|it| !second.contains(it))
                        .collect();
                    if remainder.len() < 2 * (pairs - moved) {
                        continue;
                    }
                    for rest in candidates_of_remainder(bracket, &remainder, pairs - moved) {
                        let all = [mdp_pairs.clone(), rest].concat();
                        let downfloaters: Vec<usize> = bracket
                            .players()
                            .filter(|it| !all.iter().any(|(one, other)| it == one || it == other))
                            .collect();
                        let left: Vec<usize> =
                            downfloaters.iter().chain(&bracket.next).copied().collect();
                        if !rest_can_be_paired(bracket, &left) {
                            continue;
                        }
                        let candidate = Candidate { pairs: all, downfloaters };
                        let failures = failures(bracket, &candidate);
                        if best.as_ref().is_none_or(|(it, _)| failures < *it) {
                            best = Some((failures, candidate));
                        }
                    }
                }
            }
        }
        if best.is_some() {
            break;
        }
    }
    best.map(|(_, it)| it)
}

/// All pairings of a remainder with so many pairs, in their order (Article 3.6).
fn candidates_of_remainder(
    bracket: &Bracket<'_>,
    remainder: &[usize],
    pairs: usize,
) -> Vec<Vec<(usize, usize)>> {
    let mut all = Vec::new();
    let mut exchanges: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
    for count in 0..=pairs.min(remainder.len() - pairs) {
        for down in subsets(&(0..pairs).collect::<Vec<_>>(), count) {
            for up in subsets(&(pairs..remainder.len()).collect::<Vec<_>>(), count) {
                exchanges.push((down.clone(), up));
            }
        }
    }
    exchanges.sort_by_key(|(down, up)| {
        let difference = up.iter().sum::<usize>() - down.iter().sum::<usize>();
        let highest_down: Vec<std::cmp::Reverse<usize>> =
            down.iter().rev().map(|it| std::cmp::Reverse(*it)).collect();
        (down.len(), difference, highest_down, up.clone())
    });
    for (down, up) in exchanges {
        let in_first = |it: usize| (it < pairs && !down.contains(&it)) || up.contains(&it);
        let first: Vec<usize> =
            (0..remainder.len()).filter(|it| in_first(*it)).map(|it| remainder[it]).collect();
        let second: Vec<usize> =
            (0..remainder.len()).filter(|it| !in_first(*it)).map(|it| remainder[it]).collect();
        for order in arrangements(&second, pairs) {
            let candidate: Vec<(usize, usize)> = first
                .iter()
                .zip(&order)
                .map(|(one, other)| (*one.min(other), *one.max(other)))
                .collect();
            if candidate.iter().all(|(one, other)| bracket.round.may_meet(*one, *other)) {
                all.push(candidate);
            }
        }
    }
    all
}

/// All sets of so many, in the order of their first difference.
fn subsets(all: &[usize], count: usize) -> Vec<Vec<usize>> {
    let Some((first, rest)) = all.split_first() else {
        return if count == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    if count == 0 {
        return vec![Vec::new()];
    }
    let with = subsets(rest, count - 1).into_iter().map(|it| [vec![*first], it].concat());
    with.chain(subsets(rest, count)).collect()
}

/// All ways to line up so many, in lexicographic order.
fn arrangements(all: &[usize], count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut lines = Vec::new();
    for (at, first) in all.iter().enumerate() {
        let rest = [&all[..at], &all[at + 1..]].concat();
        lines.extend(
            arrangements(&rest, count - 1).into_iter().map(|it| [vec![*first], it].concat()),
        );
    }
    lines
}

fn sorted(candidate: &Candidate) -> Vec<(usize, usize)> {
    let mut pairs = candidate.pairs.clone();
    pairs.sort_unstable();
    pairs
}

/// Every bracket of random tournaments is paired as the rules say word by word, and as well by every criterion.
fn pairs_as_the_rules_say(
    simulation: &Simulation,
    seeds: std::ops::Range<u64>,
    largest: usize,
) -> usize {
    let mut brackets = 0;
    for seed in seeds {
        let whole = simulate(simulation, seed, Edition::default());
        for number in 1..=whole.paired {
            let (tournament, _) = whole.before(number).expect("it was paired");
            let round =
                round_to_pair(&tournament, Edition::default()).expect("it was paired before");
            each_bracket(&round, |bracket, candidate| {
                if bracket.size() <= largest && bracket.size() + bracket.next.len() <= largest + 5 {
                    let slowly = best_of_all(bracket).expect("there is a pairing");
                    let (ours, theirs) = (failures(bracket, candidate), failures(bracket, &slowly));
                    assert_eq!(
                        ours,
                        theirs,
                        "seed {seed}, round {}, bracket {}",
                        number,
                        bracket.player(bracket.residents[0]).score
                    );
                    assert_eq!(sorted(candidate), sorted(&slowly), "seed {seed}, round {}", number);
                    for criterion in ORDER {
                        if criterion != Criterion::C8 || !bracket.next.is_empty() {
                            let at = ORDER
                                .iter()
                                .position(|it| *it == criterion)
                                .expect("it is in the order");
                            assert_eq!(
                                criterion.failure(bracket, candidate),
                                ours[at],
                                "{criterion:?}"
                            );
                        }
                    }
                    brackets += 1;
                }
                Ok(())
            })
            .expect("it was paired before");
        }
    }
    brackets
}

#[test]
fn small_tournaments_are_paired_as_the_rules_say() {
    let plain = Simulation { draws: 400, ..Simulation::of(12, 6) };
    assert!(pairs_as_the_rules_say(&plain, 0..100, 7) > 1200);
}

#[test]
fn tournaments_with_absences_are_paired_as_the_rules_say() {
    let simulation = Simulation {
        draws: 300,
        forfeits: 60,
        half_byes: 60,
        absences: 60,
        withdrawals: 15,
        forbidden: 6,
        ..Simulation::of(15, 7)
    };
    assert!(pairs_as_the_rules_say(&simulation, 0..100, 7) > 1200);
}

#[test]
fn tournaments_with_almost_as_many_rounds_as_players_are_paired_as_the_rules_say() {
    let simulation = Simulation { draws: 200, forfeits: 30, ..Simulation::of(9, 6) };
    assert!(pairs_as_the_rules_say(&simulation, 0..120, 7) > 800);
}
