//! An event as a pairing system sees it; rounds by the rules, and rounds that were made otherwise.

use jadoube_store::tournament::{CannotPair, GamesOpen, Presence, Tournament};
use jadoube_store::trf::{ReportVersion, write_trf};
use jadoube_store::wire::v1::TournamentBody as T;
use jadoube_store::wire::v1::V1;
use jadoube_store::wire::v1::tournament::{
    Acceleration, Bye, ByeWorth, ForbiddenPair, PlayedElsewhere, Player, RoundMade, RoundSpan,
    Settings, Side,
};
use jadoube_store::{Seq, UnixMillis};
use laws::event::Score;
use pairing::{Breach, Color, Outcome, Round as Had, Score as Points};

use crate::tournaments::{player, result, round, settings, withdrawn};

fn event(settings: Settings, bodies: Vec<T>) -> Tournament {
    let mut tournament = Tournament::new(settings).expect("settings");
    for (seq, body) in (2..).zip(bodies) {
        tournament.fold(Seq(seq), UnixMillis(5), body).expect("an entry");
    }
    tournament
}

/// Players `p1` to `pN`, the first with the highest rating.
fn players(count: u32) -> Vec<T> {
    (1..=count).map(|it| player(&format!("p{it}"), 2500 - it)).collect()
}

fn entered(game: &str, text: &str) -> T {
    T::ResultEntered(result(game, Some(text)))
}

fn named(id: &str, name: &str, title: &str, rating: u32, number: Option<u32>) -> T {
    let (id, name, title) = (id.to_owned(), name.to_owned(), Some(title.to_owned()));
    let rating = Some(rating).filter(|it| *it > 0);
    let player = Player { id, name, title, rating, start_number: number, ..Player::default() };
    T::PlayerAdded(player)
}

fn order(tournament: &Tournament) -> Vec<&str> {
    tournament.initial_order().into_iter().map(|it| it.player.id.as_str()).collect()
}

const NOTHING: fn(&str) -> Option<Score> = |_| None;

#[test]
fn pairing_numbers_follow_from_rating_title_and_name() {
    let bodies = vec![
        named("p1", "Cyril", "", 0, None),
        named("p2", "Bára", "FM", 2200, None),
        named("p3", "Adam", "fm", 2200, None),
        named("p4", "Dan", "WGM", 2200, None),
        named("p5", "Eva", "", 2300, None),
    ];
    let tournament = event(settings(), bodies);
    assert_eq!(order(&tournament), ["p5", "p4", "p3", "p2", "p1"]);
}

#[test]
fn numbers_of_a_list_stand_and_who_comes_later_stands_where_his_rating_puts_him() {
    let listed = vec![
        named("p1", "A", "", 2000, Some(3)),
        named("p2", "B", "", 2100, Some(1)),
        named("p3", "C", "", 2050, Some(2)),
    ];
    assert_eq!(order(&event(settings(), listed.clone())), ["p2", "p3", "p1"]);
    let mut later = listed;
    later.extend([named("p4", "D", "", 2070, None), named("p5", "E", "", 1500, None)]);
    let tournament = event(settings(), later.clone());
    assert_eq!(order(&tournament), ["p2", "p4", "p3", "p1", "p5"]);
    let report = write_trf(&tournament, ReportVersion::Trf26, NOTHING).expect("a report");
    let numbers: Vec<(&str, &str)> = report
        .lines()
        .filter_map(|it| Some((it.strip_prefix("001")?.get(..5)?.trim(), it.get(14..15)?)))
        .collect();
    assert_eq!(numbers, [("1", "B"), ("2", "D"), ("3", "C"), ("4", "A"), ("5", "E")]);

    // Lines that are only kept name players by their numbers: those stay.
    let mut with_lines = settings();
    with_lines.report.lines = vec!["XXA    1  1.0".to_owned()];
    assert_eq!(order(&event(with_lines, later)), ["p2", "p3", "p1", "p4", "p5"]);
}

/// Four rounds in which everything happens to the first player's opponents.
fn rounds() -> Vec<T> {
    let mut bodies = players(6);
    bodies.extend([
        round(1, &[(1, "p1", "p4"), (2, "p5", "p2"), (3, "p3", "p6")], &[]),
        entered("g1-1", "1-0"),
        entered("g1-2", "+/-"),
        entered("g1-3", "½-0"),
        withdrawn("p6"),
        round(
            2,
            &[(1, "p2", "p1")],
            &[("p3", ByeWorth::Full), ("p4", ByeWorth::Half), ("p5", ByeWorth::Win)],
        ),
        entered("g2-1", "-/-"),
        player("p7", 2600),
    ]);
    bodies
}

#[test]
fn every_round_of_every_player_is_told_as_it_was() {
    let tournament = event(settings(), rounds());
    let plays = |it: &jadoube_store::tournament::Entrant| it.presence == Presence::Playing;
    let seen = tournament.to_pair(3, plays, NOTHING).expect("no game is open");
    assert_eq!(seen.ids, ["p7", "p1", "p2", "p3", "p4", "p5", "p6"]);
    let had = |id: &str| {
        let place = seen.ids.iter().position(|it| *it == id).expect("a player");
        seen.tournament.players[place].clone()
    };
    let game = |opponent, color, outcome| Had::Game { opponent, color, outcome };
    let forfeit = |opponent, won| Had::Forfeit { opponent, won };
    assert_eq!(had("p1").rounds, [game(4, Color::White, Outcome::Win), forfeit(2, false)]);
    assert_eq!(had("p2").rounds, [forfeit(5, false), forfeit(1, false)]);
    let bye = Had::Bye(pairing::Bye::Allocated);
    assert_eq!(had("p3").rounds, [game(6, Color::White, Outcome::Draw), bye]);
    let half = Had::Bye(pairing::Bye::Half);
    assert_eq!(had("p4").rounds, [game(1, Color::Black, Outcome::Loss), half]);
    assert_eq!(had("p5").rounds, [forfeit(2, true), Had::Bye(pairing::Bye::Full)]);
    let absent = Had::Bye(pairing::Bye::Absent);
    assert_eq!(had("p6").rounds, [game(3, Color::Black, Outcome::Loss), absent]);
    assert!(!had("p6").present, "he has left");
    assert_eq!((had("p7").rounds, had("p7").present), (vec![absent; 2], true), "he came later");
    assert_eq!(seen.tournament.paired, 2);
    let points = |id: &str| seen.tournament.score_after(&had(id), 2);
    let all = ["p1", "p2", "p3", "p4", "p5", "p6", "p7"].map(points);
    assert_eq!(all, [10, 0, 15, 5, 20, 0, 0].map(Points::tenths));
}

#[test]
fn games_of_the_round_before_that_are_open_are_named_and_an_answer_closes_them() {
    let mut bodies = players(4);
    bodies.extend([round(1, &[(1, "p1", "p3"), (2, "p4", "p2")], &[]), entered("g1-1", "1-0")]);
    let tournament = event(settings(), bodies);
    let open = GamesOpen { round: 1, boards: vec![2] };
    assert_eq!(tournament.propose(Vec::new(), NOTHING), Err(CannotPair::GamesOpen(open)));
    let drafted = tournament.propose(Vec::new(), |it| (it == "g1-2").then_some(Score::DRAW));
    assert_eq!(drafted.expect("all are over").pairings.len(), 2);
}

#[test]
fn results_from_elsewhere_count_and_so_does_what_is_entered_over_them() {
    let mut bodies = players(2);
    let T::RoundMade(RoundMade { mut pairings, .. }) = round(1, &[(1, "p1", "p2")], &[]) else {
        panic!("a round")
    };
    let elsewhere = PlayedElsewhere { result: "0-1".to_owned(), unrated: false };
    pairings[0].elsewhere = Some(elsewhere);
    let (v, starts_at, byes) = (V1, None, Vec::new());
    bodies.push(T::RoundMade(RoundMade { v, round: 1, starts_at, pairings, byes }));
    let of_first = |tournament: &Tournament| {
        let seen = tournament.to_pair(2, |_| true, NOTHING).expect("a result is there");
        seen.tournament.players[0].rounds.clone()
    };
    let lost = Had::Game { opponent: 1, color: Color::White, outcome: Outcome::Loss };
    assert_eq!(of_first(&event(settings(), bodies.clone())), [lost]);
    bodies.push(entered("g1-1", "½-½"));
    let drawn = Had::Game { opponent: 1, color: Color::White, outcome: Outcome::Draw };
    assert_eq!(of_first(&event(settings(), bodies)), [drawn]);
}

#[test]
fn where_no_pairing_is_possible_those_who_are_left_over_are_named() {
    let mut bodies = players(2);
    bodies.extend([round(1, &[(1, "p1", "p2")], &[]), entered("g1-1", "1-0")]);
    let cannot = event(settings(), bodies).propose(Vec::new(), NOTHING);
    let Err(CannotPair::LeftOver(mut alone)) = cannot else { panic!("{cannot:?}") };
    alone.sort();
    assert_eq!(alone, ["p1", "p2"]);
}

#[test]
fn byes_stay_pairs_that_are_forbidden_do_not_meet_and_the_colour_is_the_drawn_one() {
    let mut all = settings();
    let pair = |one: &str, other: &str, rounds| ForbiddenPair {
        one: one.to_owned(),
        other: other.to_owned(),
        rounds,
    };
    all.forbidden_pairs =
        vec![pair("p1", "p3", None), pair("p1", "p4", Some(RoundSpan { first: 2, last: 3 }))];
    all.report.first_color = Some(Side::Black);
    let mut bodies = players(5);
    bodies.push(T::Changed(all));
    let tournament = event(settings(), bodies);
    let half = Bye::given("p5", ByeWorth::Half);
    let drafted = tournament.propose(vec![half.clone()], NOTHING).expect("a pairing");
    assert_eq!(drafted.byes, [half]);
    let pairs: Vec<(&str, &str)> =
        drafted.pairings.iter().map(|it| (it.white.as_str(), it.black.as_str())).collect();
    assert_eq!(pairs, [("p4", "p1"), ("p2", "p3")], "the first player has Black");
}

#[test]
fn the_colour_of_the_first_round_goes_on_where_nobody_has_said_it() {
    let mut bodies = players(4);
    bodies.extend([
        round(1, &[(1, "p3", "p1"), (2, "p2", "p4")], &[]),
        entered("g1-1", "1-0"),
        entered("g1-2", "1-0"),
    ]);
    let tournament = event(settings(), bodies);
    let seen = tournament.to_pair(2, |_| true, NOTHING).expect("no game is open");
    assert_eq!(seen.tournament.initial, Color::Black);
    let held = tournament.hold_round(1, NOTHING).expect("it can be paired").expect("a round");
    assert_eq!(held.difference, None);
}

#[test]
fn the_upper_group_of_an_accelerated_event_stays_as_the_first_round_made_it() {
    let mut accelerated = settings();
    accelerated.report.rounds = Some(9);
    accelerated.pairing.acceleration = Acceleration::Baku;
    let mut bodies = players(6);
    let upper = |tournament: &Tournament| -> Vec<String> {
        let seen = tournament.to_pair(tournament.next_round(), |_| true, |_| Some(Score::DRAW));
        let seen = seen.expect("no game is open");
        let extra =
            |it: &(&str, &pairing::Player)| it.1.extra == [10, 10, 10, 5, 5].map(Points::tenths);
        let all = seen.ids.iter().copied().zip(&seen.tournament.players);
        all.filter(extra).map(|it| it.0.to_owned()).collect()
    };
    assert_eq!(upper(&event(accelerated.clone(), bodies.clone())), ["p1", "p2", "p3", "p4"]);
    bodies.push(round(1, &[(1, "p1", "p3"), (2, "p4", "p2"), (3, "p5", "p6")], &[]));
    bodies.extend([player("p7", 2600), player("p8", 2000)]);
    assert_eq!(upper(&event(accelerated.clone(), bodies)), ["p7", "p1", "p2", "p3", "p4"]);
    let tournament = event(accelerated.clone(), players(6));
    let written = |version| {
        let report = write_trf(&tournament, version, NOTHING).expect("a report");
        let lines = report.lines().filter(|it| it.starts_with("250") || it.starts_with("XXA"));
        lines.map(str::to_owned).collect::<Vec<String>>()
    };
    let groups = ["250      01.0 001 003    1    4", "250      00.5 004 005    1    4"];
    assert_eq!(written(ReportVersion::Trf26), groups);
    let each = [1, 2, 3, 4].map(|it| format!("XXA    {it}  1.0  1.0  1.0  0.5  0.5"));
    assert_eq!(written(ReportVersion::Trf16), each);
    accelerated.report.rounds = None;
    assert!(Tournament::new(accelerated).is_err(), "nobody knows how many rounds are");
}

#[test]
fn a_round_that_was_made_otherwise_differs_from_the_rules() {
    let mut bodies = players(4);
    bodies.push(round(1, &[(1, "p1", "p4"), (2, "p2", "p3")], &[]));
    let tournament = event(settings(), bodies);
    let held = tournament.hold_round(1, NOTHING).expect("it can be paired").expect("a round");
    assert_eq!(held.difference.map(|it| it.breach), Some(Breach::Order));
    assert_eq!(tournament.hold_round(2, NOTHING), Ok(None), "there is no such round");
}
