//! Positions in which one article decides. Teams are named by their numbers, from 1.

use super::{bye, end, entry, event, forfeit, matches, pairs, play, round};
use crate::dutch::Impossible;
use crate::score::Score;
use crate::team_swiss::{Encounter, Preferences, TeamTournament, pair};
use crate::tournament::{Bye, Color, Forbidden};

fn paired(event: &TeamTournament) -> Vec<(usize, usize)> {
    pairs(&pair(event).unwrap())
}

fn bye_of(event: &TeamTournament) -> Option<usize> {
    pair(event).unwrap().bye.map(|it| it + 1)
}

#[test]
fn in_the_first_round_the_upper_half_meets_the_lower_half_in_order() {
    let mut event = event(8, 5);
    assert_eq!(matches(&event), [(1, 5), (6, 2), (3, 7), (8, 4)]);
    event.initial = Color::Black;
    assert_eq!(matches(&event), [(5, 1), (2, 6), (7, 3), (4, 8)]);
}

#[test]
fn a_team_that_has_not_come_yet_holds_no_number() {
    let mut event = event(5, 5);
    event.teams[0].present = false;
    assert_eq!(matches(&event), [(2, 4), (5, 3)]);
    // Had it come before, the others would be even and odd as they are numbered.
    bye(&mut event, 1);
    end(&mut event);
    assert_eq!(matches(&event), [(4, 2), (3, 5)]);
}

#[test]
fn two_teams_do_not_meet_twice() {
    let mut event = event(4, 3);
    round(&mut event, &[(1, 2, 3), (3, 4, 3)]);
    assert_eq!(paired(&event), [(1, 3), (2, 4)]);
    round(&mut event, &[(1, 3, 3), (2, 4, 3)]);
    round(&mut event, &[(1, 4, 3), (2, 3, 3)]);
    assert_eq!(pair(&event), Err(Impossible::NobodyLeft { alone: vec![0, 1, 2, 3] }));
}

#[test]
fn a_match_lost_by_forfeit_can_be_paired_again() {
    let mut event = event(2, 2);
    forfeit(&mut event, 1, 2);
    end(&mut event);
    assert_eq!(paired(&event), [(1, 2)]);
}

#[test]
fn the_bye_goes_to_the_lowest_score_then_to_the_most_matches_then_to_the_largest_number() {
    let mut first = event(5, 3);
    assert_eq!(bye_of(&first), Some(5));
    bye(&mut first, 5);
    round(&mut first, &[(1, 2, 4), (3, 4, 0)]);
    // Teams 2 and 3 have lost.
    assert_eq!(bye_of(&first), Some(3));
    let mut second = event(5, 5);
    round(&mut second, &[(1, 2, 4), (3, 4, 4)]);
    round(&mut second, &[(1, 4, 4), (2, 5, 4)]);
    // Teams 4 and 5 have nothing; team 4 has played twice.
    assert_eq!(bye_of(&second), Some(4));
}

#[test]
fn who_had_the_bye_or_a_win_without_playing_does_not_get_the_bye() {
    for case in 0..4 {
        let mut event = event(5, 9);
        match case {
            0 => bye(&mut event, 5),
            1 => forfeit(&mut event, 5, 4),
            2 => event.teams[4].rounds.push(entry(Encounter::Bye(Bye::Full), 2, 4)),
            _ => event.teams[4].rounds.push(entry(Encounter::Bye(Bye::Half), 1, 2)),
        }
        end(&mut event);
        for team in &mut event.teams {
            for it in &mut team.rounds {
                it.primary = Score::ZERO;
            }
        }
        assert_eq!(bye_of(&event) == Some(5), case == 3, "case {case}");
    }
}

#[test]
fn the_bye_leaves_a_legal_pairing_for_the_others() {
    let mut event = event(5, 5);
    round(&mut event, &[(1, 4, 4), (2, 5, 4)]);
    for players in [vec![0, 1], vec![1, 3], vec![2, 3]] {
        event.forbidden.push(Forbidden { players, from: 1, to: 5 });
    }
    assert_eq!(bye_of(&event), Some(4));
    assert_eq!(paired(&event), [(1, 5), (2, 3)]);
}

#[test]
fn if_nobody_may_have_the_bye_there_is_no_pairing() {
    let mut event = event(3, 9);
    for team in 1..=3 {
        bye(&mut event, team);
        end(&mut event);
    }
    assert_eq!(pair(&event), Err(Impossible::NobodyLeft { alone: vec![0] }));
}

#[test]
fn one_upfloater_is_taken_where_one_is_enough_and_from_the_next_scoregroup() {
    let mut event = event(8, 5);
    // 1, 2 and 3 have won, 4 and 8 have drawn.
    round(&mut event, &[(1, 5, 4), (2, 6, 4), (3, 7, 4), (4, 8, 2)]);
    assert_eq!(paired(&event), [(1, 3), (2, 4), (5, 8), (6, 7)]);
}

#[test]
fn an_even_scoregroup_that_cannot_be_paired_takes_two_upfloaters() {
    let mut event = event(10, 5);
    round(&mut event, &[(5, 9, 2), (1, 2, 4), (3, 7, 4), (4, 8, 4), (6, 10, 4)]);
    assert_eq!(paired(&event), [(1, 4), (2, 9), (3, 6), (5, 7), (8, 10)]);
}

/// Before round 3 team 1 stands alone with 4 points, teams 2 to 6 have 3; team 2 got its third against a team without points.
fn team_2_floated(rounds: usize) -> TeamTournament {
    let mut event = event(12, rounds);
    round(&mut event, &[(1, 7, 4), (2, 8, 4), (3, 9, 4), (4, 10, 4), (5, 11, 4), (6, 12, 4)]);
    round(&mut event, &[(1, 8, 4), (2, 9, 2), (3, 4, 2), (5, 6, 2), (10, 11, 2), (12, 7, 2)]);
    event
}

#[test]
fn who_floated_in_the_previous_round_does_not_upfloat_but_in_the_last_two_rounds() {
    let has_1_and = |event: &TeamTournament, other| paired(event).contains(&(1, other));
    assert!(has_1_and(&team_2_floated(6), 3));
    assert!(has_1_and(&team_2_floated(5), 3));
    assert!(has_1_and(&team_2_floated(4), 2));
    assert!(has_1_and(&team_2_floated(3), 2));
}

#[test]
fn an_upfloater_does_not_meet_who_floated_in_the_previous_round() {
    let mut event = event(10, 6);
    round(&mut event, &[(1, 6, 4), (7, 2, 0), (3, 8, 4), (9, 4, 0), (5, 10, 4)]);
    round(&mut event, &[(2, 1, 2), (4, 5, 2), (10, 3, 2), (6, 7, 2), (8, 9, 2)]);
    // Team 6 comes up to 1, 2, 3, 4 and 5, of whom 3 floated: 1-4 2-5 3-6 would be the first pairing.
    let pairs = paired(&event);
    assert!(pairs.starts_with(&[(1, 4), (2, 6), (3, 5)]), "{pairs:?}");
}

#[test]
fn a_colour_preference_comes_before_the_order_of_the_pairings_but_parts_nobody() {
    let mut event = event(8, 6);
    round(&mut event, &[(5, 1, 0), (2, 6, 4), (7, 3, 0), (4, 8, 4)]);
    round(&mut event, &[(6, 1, 0), (2, 5, 4), (8, 3, 0), (4, 7, 4)]);
    // 1 and 3 had Black twice, 2 and 4 White twice.
    assert!(paired(&event).starts_with(&[(1, 4), (2, 3)]));
    assert!(matches(&event).contains(&(1, 4)) && matches(&event).contains(&(3, 2)));
    event.preferences = Preferences::Unused;
    assert!(paired(&event).starts_with(&[(1, 3), (2, 4)]));
    event.preferences = Preferences::TypeA;
    for players in [vec![0, 3], vec![1, 2]] {
        event.forbidden.push(Forbidden { players, from: 3, to: 3 });
    }
    // Now either two who want the same colour meet, or 1-2 and 3-4.
    assert!(paired(&event).starts_with(&[(1, 2), (3, 4)]));
    for players in [vec![0, 1], vec![2, 3]] {
        event.forbidden.push(Forbidden { players, from: 3, to: 3 });
    }
    assert!(paired(&event).starts_with(&[(1, 3), (2, 4)]));
}

#[test]
fn type_b_keeps_strong_preferences_apart_where_the_mild_ones_clash_anyway() {
    let mut event = event(8, 6);
    event.preferences = Preferences::TypeB;
    round(&mut event, &[(1, 5, 4), (6, 2, 0), (3, 7, 4), (8, 4, 0)]);
    round(&mut event, &[(6, 1, 0), (2, 5, 4), (8, 3, 0), (4, 7, 4)]);
    round(&mut event, &[(7, 1, 0), (8, 2, 0), (5, 3, 0), (6, 4, 0)]);
    // All four want White, 1 and 3 strongly.
    assert!(paired(&event).starts_with(&[(1, 4), (2, 3)]));
    // 4.3.4: the strong preference is granted.
    assert!(matches(&event).contains(&(1, 4)) && matches(&event).contains(&(3, 2)));
}

/// What is decided for the first match of the next round by colours alone.
fn colors(rounds: &[(&str, &str)], preferences: Preferences) -> (usize, usize) {
    let mut event = event(4, 9);
    event.preferences = preferences;
    event.teams[2].present = false;
    event.teams[3].present = false;
    for (number, (one, other)) in rounds.iter().enumerate() {
        // Teams 1 and 2 have met others, and all matches were drawn.
        for (team, color) in [(1, one), (2, other)] {
            let color = match *color {
                "w" => Color::White,
                "b" => Color::Black,
                _ => {
                    event.teams[team - 1].rounds.push(entry(Encounter::Bye(Bye::Half), 1, 2));
                    continue;
                }
            };
            let opponent = 2 + (team + number) % 2;
            event.teams[team - 1].rounds.push(entry(Encounter::Match { opponent, color }, 1, 2));
        }
        event.paired += 1;
    }
    matches(&event)[0]
}

#[test]
fn colours_are_given_by_the_first_rule_that_applies() {
    use Preferences::{TypeA, TypeB, Unused};
    // 4.3.2: team 2 alone wants a colour.
    assert_eq!(colors(&[("w", "b"), ("b", "b")], TypeA), (2, 1));
    // 4.3.3: both get what they want.
    assert_eq!(colors(&[("w", "b"), ("w", "b")], TypeA), (2, 1));
    assert_eq!(colors(&[("b", "w"), ("b", "w")], TypeA), (1, 2));
    // 4.3.5: White for the lower difference, for want of preferences or if both want the same.
    assert_eq!(colors(&[("w", "b")], TypeA), (2, 1));
    assert_eq!(colors(&[("w", "w"), ("b", "-"), ("w", "w"), ("w", "w")], TypeA), (1, 2));
    assert_eq!(colors(&[("b", "w")], Unused), (1, 2));
    // 4.3.6: the other way round than when they last differed.
    assert_eq!(colors(&[("w", "b"), ("b", "w")], TypeA), (1, 2));
    assert_eq!(colors(&[("b", "w"), ("w", "b")], TypeA), (2, 1));
    assert_eq!(colors(&[("w", "b"), ("b", "w"), ("b", "b")], Unused), (1, 2));
    // 4.3.7: both want the same, and have had the same.
    assert_eq!(colors(&[("w", "w")], TypeB), (2, 1));
    // 4.3.8: team 1 has had White last.
    assert_eq!(colors(&[("w", "w")], TypeA), (2, 1));
    assert_eq!(colors(&[("b", "b"), ("w", "w")], Unused), (2, 1));
    // 4.3.9: team 1 has not played; the difference is equal.
    assert_eq!(colors(&[("-", "w"), ("-", "b")], TypeA), (2, 1));
}

#[test]
fn the_first_team_has_more_points_then_more_secondary_points_if_they_count() {
    // All have had White and Black in the same order: 4.3.8 gives the first team the other colour.
    let mut event = event(2, 9);
    for team in [1, 2] {
        let opponent = 5 + team;
        let played = Encounter::Match { opponent, color: Color::White };
        event.teams[team - 1].rounds.push(entry(played, 1, 2));
    }
    event.paired = 1;
    assert_eq!(matches(&event), [(2, 1)]);
    event.teams[1].rounds[0].secondary = Score::tenths(15);
    assert_eq!(matches(&event), [(1, 2)]);
    event.secondary_counts = false;
    assert_eq!(matches(&event), [(2, 1)]);
    // Points of acceleration make no first team.
    event.teams[1].rounds[0].primary = Score::tenths(20);
    event.teams[0].extra = vec![Score::ZERO, Score::tenths(30)];
    assert_eq!(matches(&event), [(1, 2)]);
}

#[test]
fn matches_are_published_by_the_better_score_then_the_other_then_the_number() {
    let mut event = event(8, 5);
    play(&mut event, 1, 5, 0);
    play(&mut event, 2, 6, 4);
    play(&mut event, 3, 7, 2);
    play(&mut event, 4, 8, 2);
    end(&mut event);
    let points: Vec<(i32, i32)> = matches(&event)
        .iter()
        .map(|(one, other)| {
            let of = |it: usize| event.teams[it - 1].rounds[0].primary.as_tenths();
            (of(*one).max(of(*other)), of(*one).min(of(*other)))
        })
        .collect();
    assert_eq!(points, [(20, 20), (10, 10), (10, 10), (0, 0)]);
}

#[test]
fn sixty_one_teams_are_paired_over_nine_rounds() {
    let mut event = event(61, 9);
    while event.paired < event.rounds {
        let next = pair(&event).unwrap();
        assert_eq!(next.games.len(), 30);
        for (white, black) in next.games {
            let met = event.teams[white].rounds.iter().any(
                |it| matches!(it.encounter, Encounter::Match { opponent, .. } if opponent == black),
            );
            assert!(!met);
            // The better one wins; every fifth match is drawn.
            let halves = if (white + black) % 5 == 0 {
                2
            } else if white < black {
                4
            } else {
                0
            };
            play(&mut event, white + 1, black + 1, halves);
        }
        bye(&mut event, next.bye.unwrap() + 1);
        end(&mut event);
    }
    let byes = event.teams.iter().map(|team| {
        team.rounds.iter().filter(|it| it.encounter == Encounter::Bye(Bye::Allocated)).count()
    });
    assert_eq!(byes.max(), Some(1));
}
