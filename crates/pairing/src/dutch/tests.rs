use super::check::Breach;
use super::explain::{Reason, WhyNot};
use crate::simulate::{Simulation, simulate};
use crate::{Color, Edition, Pairing, Round, Tournament, check, explain, pair, why_not};

const EDITION: Edition = Edition::Dutch2026;

/// Random tournaments before each of their rounds, with what was paired.
fn rounds(seeds: std::ops::Range<u64>) -> Vec<(Tournament, Pairing)> {
    let simulation = Simulation {
        draws: 300,
        forfeits: 40,
        half_byes: 40,
        absences: 40,
        forbidden: 5,
        ..Simulation::of(19, 7)
    };
    let whole = seeds.map(|seed| simulate(&simulation, seed, EDITION));
    whole.flat_map(|it| (1..=it.paired).filter_map(move |round| it.before(round))).collect()
}

/// Forfeits do not say who would have had White.
fn pairs(pairing: &Pairing) -> Vec<(usize, usize)> {
    let mut pairs: Vec<(usize, usize)> =
        pairing.games.iter().map(|(one, other)| (*one.min(other), *one.max(other))).collect();
    pairs.sort_unstable();
    pairs
}

#[test]
fn what_was_paired_is_what_would_be_paired_again() {
    for (before, paired) in rounds(0..40) {
        let again = pair(&before, EDITION).expect("it was paired");
        assert_eq!((pairs(&again), again.bye), (pairs(&paired), paired.bye));
        assert_eq!(check(&before, EDITION, &again), Ok(None));
    }
}

#[test]
fn whatever_comes_instead_is_worse_by_the_criterion_that_is_named() {
    let (mut criteria, mut order) = (0, 0);
    for (before, _) in rounds(0..25) {
        let told = explain(&before, EDITION).expect("it was paired");
        assert_eq!(Ok(&told.pairing), pair(&before, EDITION).as_ref());
        let brackets = told.brackets.iter();
        let reasons = brackets.flat_map(|it| {
            let pairs = it.pairs.iter().map(|it| &it.reason);
            pairs.chain(it.downfloaters.iter().map(|it| &it.reason))
        });
        for reason in reasons {
            match reason {
                Reason::Criterion { kept, otherwise, .. } => {
                    assert!(kept < otherwise, "{reason:?}");
                    criteria += 1;
                }
                Reason::Order => order += 1,
                Reason::NoOtherWay => {}
            }
        }
    }
    assert!(criteria > 100 && order > 100, "{criteria} by a criterion, {order} by the order");
}

#[test]
fn why_two_do_not_meet_is_told_of_any_two() {
    let mut kinds = [0; 6];
    for (before, paired) in rounds(100..112) {
        let count = before.players.len();
        for one in 0..count {
            for other in (one + 1..count).step_by(3) {
                let meet = pairs(&paired).contains(&(one, other));
                let there = [one, other].map(|it| before.players[it].present);
                match why_not(&before, EDITION, other, one).expect("it was paired") {
                    WhyNot::TheyMeet => assert!(meet),
                    WhyNot::NotThere(it) => assert!(!before.players[it].present),
                    WhyNot::MetBefore => {
                        let met = |it: &Round| matches!(it, Round::Game { opponent, .. } if *opponent == other);
                        assert!(before.players[one].rounds.iter().any(met));
                        kinds[0] += 1;
                    }
                    WhyNot::Forbidden => kinds[1] += 1,
                    WhyNot::SameColor => kinds[2] += 1,
                    WhyNot::OtherBracket { paired_above, .. } => {
                        assert!([one, other].contains(&paired_above));
                        kinds[3] += 1;
                    }
                    WhyNot::BothMovedDown => kinds[4] += 1,
                    WhyNot::Reason(reason) => {
                        assert!(!meet && there == [true, true]);
                        if let Reason::Criterion { kept, otherwise, .. } = &reason {
                            assert!(kept < otherwise, "{reason:?}");
                        }
                        kinds[5] += 1;
                    }
                }
            }
        }
    }
    assert!(kinds.iter().filter(|it| **it > 0).count() >= 5, "{kinds:?}");
}

#[test]
fn a_swap_is_found_and_named() {
    let (mut by_order, mut by_rule) = (0, 0);
    for (before, _) in rounds(200..230) {
        let right = pair(&before, EDITION).expect("it was paired");
        let turned = Pairing {
            games: right
                .games
                .iter()
                .enumerate()
                .map(|(at, it)| if at == 0 { (it.1, it.0) } else { *it })
                .collect(),
            ..right.clone()
        };
        let found = check(&before, EDITION, &turned).expect("it can be paired").map(|it| it.breach);
        assert_eq!(found, right.games.first().map(|(white, black)| Breach::Colors(*white, *black)));
        for at in 1..right.games.len() {
            let mut swapped = right.clone();
            let (one, other) = (swapped.games[at - 1].1, swapped.games[at].1);
            swapped.games[at - 1].1 = other;
            swapped.games[at].1 = one;
            let difference = check(&before, EDITION, &swapped)
                .expect("it can be paired")
                .expect("it is another pairing");
            if let Breach::Quality { expected, found, .. } = &difference.breach {
                assert!(expected < found, "{difference:?}");
            }
            match difference.breach {
                Breach::Order => by_order += 1,
                _ => by_rule += 1,
            }
        }
    }
    assert!(by_order > 10 && by_rule > 100, "{by_order} by the order, {by_rule} by a rule");
}

#[test]
fn a_round_that_cannot_be_paired_names_who_is_left() {
    let whole = simulate(&Simulation::of(4, 3), 1, EDITION);
    assert_eq!(whole.paired, 3, "everybody has met everybody");
    let mut after = whole;
    for player in &mut after.players {
        player.present = true;
    }
    after.rounds = 4;
    let impossible = pair(&after, EDITION).expect_err("nobody can meet anybody");
    assert_eq!(impossible, crate::Impossible::NobodyLeft { alone: vec![0, 1, 2, 3] });
}

#[test]
fn nobody_and_one_player_are_paired_too() {
    let nobody = Tournament { players: Vec::new(), ..simulate(&Simulation::of(2, 1), 1, EDITION) };
    assert_eq!(pair(&Tournament { paired: 0, ..nobody }, EDITION), Ok(Pairing::default()));
    let mut one = simulate(&Simulation::of(1, 1), 1, EDITION);
    assert_eq!(one.paired, 1, "a single player has the bye");
    one.paired = 0;
    one.players[0].rounds.clear();
    one.initial = Color::Black;
    assert_eq!(pair(&one, EDITION), Ok(Pairing { games: Vec::new(), bye: Some(0) }));
}

/// Two players who must both have White, after so many of so many rounds, with so many points.
fn both_must_have_white(rounds: usize, wins: usize) -> Tournament {
    use crate::{Color, Outcome, Player, Points};
    let paired = 4;
    let mut players = vec![Player { present: false, ..Player::default() }; 2 + 2 * paired];
    for player in 0..2 {
        for round in 0..paired {
            let opponent = 2 + 2 * round + player;
            let outcome = |won| if won { Outcome::Win } else { Outcome::Loss };
            let color = if round == 0 { Color::White } else { Color::Black };
            let won = round < wins;
            players[player].rounds.push(Round::Game { opponent, color, outcome: outcome(won) });
            players[opponent].rounds = vec![Round::Bye(crate::Bye::Absent); paired];
            players[opponent].rounds[round] =
                Round::Game { opponent: player, color: color.other(), outcome: outcome(!won) };
        }
        players[player].present = true;
    }
    Tournament {
        players,
        rounds,
        paired,
        points: Points::default(),
        initial: Color::White,
        forbidden: Vec::new(),
    }
}

#[test]
fn only_topscorers_of_the_last_round_may_both_need_a_color() {
    let can = |rounds, wins| pair(&both_must_have_white(rounds, wins), EDITION).is_ok();
    assert!(can(5, 3), "more than half of the points, last round");
    assert!(!can(5, 2), "half of the points is not more than half");
    assert!(!can(6, 3), "not the last round");
}

#[test]
fn a_forbidden_pair_is_forbidden_from_its_first_round_to_its_last() {
    let simulation = Simulation::of(2, 3);
    let fresh = || {
        let mut it = simulate(&simulation, 1, EDITION).before(1).expect("it has a round").0;
        it.paired = 0;
        it
    };
    let with = |from, to| {
        let mut it = fresh();
        it.forbidden = vec![crate::Forbidden { players: vec![1, 0], from, to }];
        pair(&it, EDITION).is_ok()
    };
    assert!(!with(1, 1) && !with(1, 9));
    assert!(with(2, 9), "it begins later");
}

#[test]
fn contradicting_histories_are_named() {
    let whole = simulate(&Simulation::of(8, 3), 5, EDITION);
    let mut after = whole.clone();
    after.players.iter_mut().for_each(|it| it.present = true);
    assert!(pair(&after, EDITION).is_ok());
    let named = |change: &dyn Fn(&mut Tournament)| {
        let mut it = after.clone();
        change(&mut it);
        pair(&it, EDITION)
    };
    let contradiction = |player, round| Err(crate::Impossible::Contradiction { player, round });
    assert!(named(&|it| it.players[7].rounds.clear()).is_err());
    let stranger = Round::Game { opponent: 99, color: Color::White, outcome: crate::Outcome::Win };
    assert_eq!(named(&|it| it.players[0].rounds[1] = stranger), contradiction(0, 2));
    let himself = Round::Forfeit { opponent: 0, won: true };
    assert_eq!(named(&|it| it.players[0].rounds[2] = himself), contradiction(0, 3));
}

#[test]
fn strangers_in_a_pairing_are_named() {
    let (before, _) = rounds(0..1).swap_remove(0);
    let right = pair(&before, EDITION).expect("it was paired");
    let breach = |found: Pairing| {
        check(&before, EDITION, &found).expect("it can be paired").map(|it| it.breach)
    };
    let mut more = right.clone();
    more.games.push((98, 99));
    assert_eq!(breach(more), Some(Breach::NotThere(98)));
    let himself = right.games[0].0;
    let mut alone = right.clone();
    alone.games[0] = (himself, himself);
    assert_eq!(breach(alone), Some(Breach::NotPairedOnce(himself)));
    assert_eq!(breach(Pairing { bye: Some(77), ..right }), Some(Breach::NotThere(77)));
}

#[test]
fn whatever_is_told_to_have_another_way_has_one() {
    let (mut another, mut none) = (0, 0);
    for (before, _) in rounds(300..318) {
        let told = explain(&before, EDITION).expect("it was paired");
        for pair_told in told.brackets.iter().flat_map(|it| &it.pairs) {
            let mut apart = before.clone();
            let players = vec![pair_told.white, pair_told.black];
            apart.forbidden.push(crate::Forbidden { players, from: 1, to: 99 });
            match pair_told.reason {
                Reason::NoOtherWay => none += 1,
                Reason::Criterion { .. } | Reason::Order => {
                    assert!(pair(&apart, EDITION).is_ok(), "{pair_told:?}");
                    another += 1;
                }
            }
        }
    }
    assert!(another > 500 && none > 20, "{another} with another way, {none} without");
    let two = simulate(&Simulation::of(2, 1), 1, EDITION).before(1).expect("a round").0;
    let told = explain(&two, EDITION).expect("two can be paired");
    assert_eq!(told.brackets[0].pairs[0].reason, Reason::NoOtherWay);
}
