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
