//! Report files of both versions: whole ones come back as they were, and crooked ones are noticed.

use jadoube_store::players::ListFault;
use jadoube_store::tournament::Tournament;
use jadoube_store::trf::{Report, ReportVersion, Taking, read_trf, write_trf};
use jadoube_store::wire::v1::TournamentBody as T;
use jadoube_store::wire::v1::V1;
use jadoube_store::wire::v1::report::{ListTakenBack, ListTakenIn, Sex};
use jadoube_store::wire::v1::tournament::{ByeWorth, RoundSpan, Side};
use jadoube_store::{Seq, UnixMillis};
use proptest::prelude::*;

use crate::player_lists::{names, problems};
use crate::reports::told;

const SPRING: &str = include_str!("../../../../fixtures/trf/spring-16.txt");
const SUMMER: &str = include_str!("../../../../fixtures/trf/summer-26.txt");
const BYES: &str = include_str!("../../../../fixtures/trf/byes-26.txt");
const BYTES: &str = include_str!("../../../../fixtures/trf/bytes-16.txt");
const CUT: &str = include_str!("../../../../fixtures/trf/cut-16.txt");

/// The tournament that a report is, word for word.
fn taken_in(text: &str) -> Tournament {
    let mut games = 0;
    let bodies = read_trf(text).told(&told([]), Taking::Listed, || {
        games += 1;
        Ok::<String, ()>(format!("g{games}"))
    });
    told(bodies.expect("names").bodies)
}

/// Who shall not meet whom, and in which rounds.
/// Two players, and the rounds in which they shall not meet.
type Apart<'t> = (&'t str, &'t str, Option<(u32, u32)>);

fn forbidden(tournament: &Tournament) -> Vec<Apart<'_>> {
    let pairs = tournament.settings().forbidden_pairs.iter();
    let rounds = |it: &RoundSpan| (it.first, it.last);
    pairs.map(|it| (it.one.as_str(), it.other.as_str(), it.rounds.as_ref().map(rounds))).collect()
}

/// What a report says, whatever the order of the lines that only are kept.
fn said(text: &str) -> Report {
    let mut report = read_trf(text);
    report.event.details.lines.sort();
    report.list.lines.clear();
    report
}

#[test]
fn what_came_in_goes_out_and_comes_in_the_same() {
    for (text, version) in [
        (SPRING, ReportVersion::Trf16),
        (SUMMER, ReportVersion::Trf26),
        (BYES, ReportVersion::Trf26),
    ] {
        assert_eq!(problems(&read_trf(text).list), []);
        let tournament = taken_in(text);
        let written = write_trf(&tournament, version, |_| None).expect("a report");
        assert_eq!(said(&written), said(text), "{written}");
        let again = taken_in(&written);
        assert_eq!(again.players(), tournament.players());
        assert_eq!(again.rounds(), tournament.rounds());
        assert_eq!(write_trf(&again, version, |_| None).as_ref(), Ok(&written));
    }
}

#[test]
fn a_report_of_2016_says_the_event_and_its_players() {
    let tournament = taken_in(SPRING);
    let settings = tournament.settings();
    let day = |it: &Option<String>| it.clone().unwrap_or_default();
    assert_eq!((settings.name.as_str(), settings.place.as_str()), ("Spring Open", "Brno"));
    assert_eq!(
        (day(&settings.date), day(&settings.date_end)),
        ("2026-11-16".into(), "2026-11-19".into())
    );
    let details = &settings.report;
    assert_eq!(details.federation.as_deref(), Some("CZE"));
    assert_eq!(details.kind.as_deref(), Some("Individual: Swiss-System (Dutch)"));
    assert_eq!(details.chief_arbiter.as_deref(), Some("IA Dvořák, Petr (300999)"));
    assert_eq!(details.deputies, ["FA Malá, Jana", "NA Rossi, Ugo"]);
    assert_eq!((details.rounds, details.first_color), (Some(5), Some(Side::White)));
    assert_eq!(details.round_dates[3].as_deref(), Some("2026-11-19"));
    assert_eq!(details.allotted_times.as_deref(), Some("90 min + 30 sec from move 1"));
    assert_eq!(settings.time_control, "all/1:30:00; +0:30");
    assert_eq!(forbidden(&tournament), [("p1", "p2", None)]);
    let lines = ["082 0", "XXC rank", "013 Sokol Brno", "### kept as it is"];
    for (kept, line) in details.lines.iter().zip(lines) {
        assert!(kept.starts_with(line), "{kept}");
    }
    let sexes: Vec<_> = tournament.players().iter().map(|it| it.player.sex).collect();
    let (w, m) = (Some(Sex::Female), Some(Sex::Male));
    assert_eq!(sexes, [w, m, m, m, w, None]);
    let byes: Vec<_> = tournament
        .rounds()
        .iter()
        .flat_map(|round| round.byes.iter().map(|it| (round.number, it.player.as_str(), it.worth)))
        .collect();
    let expected = [
        (2, "p3", ByeWorth::Zero),
        (2, "p5", ByeWorth::Full),
        (3, "p2", ByeWorth::Win),
        (4, "p1", ByeWorth::Half),
    ];
    assert_eq!(byes, expected);
}

#[test]
fn a_report_of_2026_says_points_colours_and_games_that_are_not_over() {
    let tournament = taken_in(SUMMER);
    let settings = tournament.settings();
    let scoring = &settings.scoring;
    assert_eq!((scoring.win.as_str(), scoring.draw.as_str()), ("3", "1"));
    assert_eq!((scoring.loss.as_str(), scoring.bye.as_deref()), ("0", Some("2")));
    assert_eq!(settings.report.open_game.as_deref(), Some("1½"));
    assert_eq!(settings.report.first_color, Some(Side::Black));
    assert_eq!(settings.report.round_dates[2], None);
    assert_eq!(settings.time_control, "40/1:40:00, all/0:15:00; +0:30");
    let open: Vec<_> =
        tournament.rounds()[1].boards.iter().map(|it| it.elsewhere.is_none()).collect();
    assert_eq!(open, [true, false, true], "two games go on");
    let old = write_trf(&tournament, ReportVersion::Trf16, |_| None).expect("a report");
    assert!(old.contains("XXS W=3.0 D=1.0 PAB=2.0\r\n") && old.contains("XXC black1\r\n"), "{old}");
    assert_eq!(forbidden(&tournament), [("p1", "p5", None)], "there are five rounds");
    assert!(old.contains("\r\nXXP 1 5\r\n") && !old.contains("\r\n222 "), "{old}");
    assert_eq!(taken_in(&old).settings().scoring, settings.scoring);
}

#[test]
fn byes_and_numbers_of_their_own_are_kept() {
    let tournament = taken_in(BYES);
    let second: Vec<_> =
        tournament.rounds()[1].byes.iter().map(|it| (it.player.as_str(), it.worth)).collect();
    assert_eq!(second, [("p1", ByeWorth::Half), ("p2", ByeWorth::Full), ("p3", ByeWorth::Zero)]);
    let numbers: Vec<_> = tournament.players().iter().map(|it| it.player.start_number).collect();
    assert_eq!(numbers, [Some(10), Some(20), Some(7)]);
    // In a tournament where others have these numbers, lines that name players by them mean somebody else.
    let (mut games, mut more) = (0, read_trf(BYES));
    more.rounds.clear();
    for it in &mut more.list.players {
        (it.name, it.fide_id) = (format!("{} II", it.name), None);
    }
    let taken = more.told(&tournament, Taking::Known, || {
        games += 1;
        Ok::<String, ()>(format!("x{games}"))
    });
    let taken = taken.expect("names");
    assert_eq!(taken.lines_left, 2);
    assert!(taken.players.iter().all(|it| it.was.is_none() && it.now.start_number.is_none()));
}

/// The line of a player whose name begins so.
fn line_of<'t>(text: &'t str, name: &str) -> &'t str {
    text.lines().find(|it| it.starts_with("001") && it.contains(name)).expect("a line")
}

#[test]
fn what_is_too_long_or_too_much_in_a_heading_is_not_believed() {
    let player = line_of(SPRING, "Nováková");
    let read = |heading: &str| read_trf(&format!("{heading}\n{}\n", &player[..60]));
    let name = read(&format!("012 {}\n022 Brno", "x".repeat(201)));
    assert_eq!((name.event.name, name.event.place.as_deref()), (None, Some("Brno")));
    let (code, text) = ("012".to_owned(), "x".repeat(40));
    assert_eq!(problems(&name.list), [(1, 5, ListFault::Header { code, text })]);
    assert_eq!(name.event.details.lines.len(), 1, "it is kept as it came");
    let points = read(&format!("162  {}", "W 1.0    ".repeat(600)));
    assert_eq!(
        (points.event.scoring, problems(&points.list)),
        (None, vec![(1, 1, ListFault::Text)])
    );
    let deputies = read(&"112 Malá, Jana\n".repeat(102));
    assert_eq!((deputies.event.details.deputies.len(), deputies.list.problems.len()), (100, 2));
    let kept = format!("{}\n", "x".repeat(2_000)).repeat(100);
    let byes = read(&format!("240 H 1    1\n{kept}240 F 1    1"));
    let faults: Vec<_> = byes.list.problems.iter().map(|it| &it.fault).collect();
    assert_eq!(faults, [&ListFault::NotKept], "byes are read of lines that are kept");
}

#[test]
fn problems_come_to_an_end_and_what_is_hopeless_is_among_them() {
    let (player, cut) = (line_of(SPRING, "Nováková"), line_of(CUT, "ermák"));
    let found = read_trf(&format!("{player}\n{}{cut}\n", "042 x\n".repeat(1_000)));
    assert_eq!(found.list.problems.len(), 102);
    assert!(found.list.problems.iter().any(|it| it.fault == ListFault::Columns));
    let last = problems(&found.list).pop();
    assert_eq!(last, Some((102, 1, ListFault::MoreProblems(100))));
}

#[test]
fn columns_out_of_place_are_noticed() {
    let straight = read_trf(SPRING);
    let crooked = read_trf(BYTES);
    assert_eq!(crooked.list.players, straight.list.players);
    assert_eq!(crooked.rounds, straight.rounds);
    let remarks: Vec<_> = problems(&crooked.list).into_iter().map(|it| (it.0, it.2)).collect();
    let left = |line, by: isize| (line, ListFault::Shifted(-by));
    assert_eq!(remarks, [left(2, 2), left(3, 3), left(5, 2), left(6, 3)]);
    // A rating out of its columns is no smaller rating.
    let cut = read_trf(CUT);
    assert!(problems(&cut.list).contains(&(3, 15, ListFault::Columns)));
    assert!(!names(&cut.list).contains(&"Čermák, Šimon"));
}

#[test]
fn no_place_of_a_rating_is_read_wrongly_in_silence() {
    let line = SPRING.lines().find(|it| it.contains("Kranjc")).expect("a line");
    let letters: Vec<char> = line.chars().collect();
    // Blanks put in or taken out before any of the fields.
    for at in [9, 14, 30, 47, 48, 53, 57, 69, 80, 85] {
        for by in 1..=4 {
            let (before, after) = letters.split_at(at);
            let wider: String = before.iter().chain(&vec![' '; by]).chain(after).collect();
            let gone = after.iter().take(by).all(|it| *it == ' ');
            let narrower = before.iter().chain(&after[by..]).collect::<String>();
            for changed in [Some(wider), gone.then_some(narrower)].into_iter().flatten() {
                let found = read_trf(&changed);
                let player = found.list.players.first();
                let right = player.is_some_and(|it| {
                    it.rating == Some(1999)
                        && it.fide_id == Some(14_600_001)
                        && it.federation.as_deref() == Some("SLO")
                });
                let refused = found.list.problems.iter().any(|it| it.fault == ListFault::Columns);
                assert!(right || refused, "{changed}");
            }
        }
    }
}

/// The players of the report of 2016, with these lines before them.
fn headed(lines: &[&str]) -> String {
    let players = SPRING.lines().filter(|it| it.starts_with("001"));
    lines.iter().copied().chain(players).map(|it| format!("{it}\r\n")).collect()
}

#[test]
fn groups_become_pairs_with_their_rounds_and_go_out_again() {
    let text = headed(&[
        "142 9",
        "XXP 1 2 3",
        "260 002 004    3    5    6",
        "260 001 009    2    1",
        "260            4    5",
        "260 003 002    1    6",
        "XXP 1 77",
        "XXP 4 4",
    ]);
    let tournament = taken_in(&text);
    let expected = [
        ("p1", "p2", None),
        ("p1", "p3", None),
        ("p2", "p3", None),
        ("p3", "p5", Some((2, 4))),
        ("p3", "p6", Some((2, 4))),
        ("p5", "p6", Some((2, 4))),
        ("p4", "p5", None),
    ];
    assert_eq!(forbidden(&tournament), expected);
    let kept = ["260 003 002    1    6", "XXP 1 77", "XXP 4 4"];
    assert_eq!(tournament.settings().report.lines, kept, "nobody is meant by them");
    let new = write_trf(&tournament, ReportVersion::Trf26, |_| None).expect("a report");
    assert!(new.contains("\r\n260 002 004    5    6\r\n"), "{new}");
    assert_eq!(new.matches("\r\n260 ").count(), 8, "{new}");
    assert_eq!(forbidden(&taken_in(&new)), expected);
    // The next round is the fifth: who may meet there is no business of a program that pairs it.
    let old = write_trf(&tournament, ReportVersion::Trf16, |_| None).expect("a report");
    assert_eq!(old.matches("\r\nXXP ").count(), 6, "{old}");
}

#[test]
fn a_list_goes_back_with_its_forbidden_pairs() {
    let mut text = headed(&["XXP 1 2"]);
    text = text.lines().map(|it| format!("{}\n", it.get(..89).unwrap_or(it))).collect();
    let tournament = taken_in(&text);
    assert_eq!(forbidden(&tournament), [("p1", "p2", None)]);
    let list = || "i1".to_owned();
    let added = tournament.players().iter().map(|it| it.player.id.clone()).collect();
    let settings = Some(Box::new(told([]).settings().clone()));
    let taken = ListTakenIn { v: V1, list: list(), added, changed: vec![], settings, rounds: 0 };
    let mut back = tournament.clone();
    back.fold(Seq(90), UnixMillis(1), T::ListTakenIn(taken)).expect("a list");
    back.fold(Seq(91), UnixMillis(2), T::ListTakenBack(ListTakenBack { v: V1, list: list() }))
        .expect("taken back");
    assert_eq!((forbidden(&back), back.entrants().count()), (vec![], 0));
}

/// Lines that may come before the players, right and wrong ones, with and without a meaning here.
const HEADING: &[&str] = &[
    "012 Spring Open",
    "012 Another name",
    "022 Brno",
    "042 2026/11/16",
    "042 sometime",
    "082 0",
    "112 FA Malá, Jana",
    "122 90 min + 30 sec",
    "132                                                                                        26/11/16",
    "142 9",
    "142 nine",
    "152 W",
    "152 ?",
    "162  W 3.0    D 1.0    L 0.0",
    "162  what",
    "172 FIDE",
    "222 5400+30",
    "222 long",
    "XXR 5",
    "XXR five",
    "XXC white1 rank",
    "XXC rank other",
    "XXC black1",
    "XXS W=3 D=1",
    "XXS W=3 FOO=2",
    "XXS what",
    "XXP 1 2",
    "XXP 2 1 3",
    "XXP 1 99",
    "260 001 005    1    5",
    "260 002 003    1    5    6",
    "260 001 009    3    4",
    "260 xxx 009    3    4",
    "240 H 004    1",
    "240 F 009    2",
    "250      01.0 001 002    1    3",
    "013 Sokol Brno",
    "### a remark",
    "  indented",
];

/// Of a tournament what a report can say in this version.
fn goes_out(text: &str, version: ReportVersion) -> String {
    write_trf(&taken_in(text), version, |_| None).expect("a report")
}

proptest! {
    #[test]
    fn nothing_is_doubled_or_lost_however_often_it_goes_out_and_comes_in(
        mut lines in proptest::sample::subsequence(HEADING, 0..=HEADING.len()).prop_shuffle(),
        version in prop_oneof![Just(ReportVersion::Trf16), Just(ReportVersion::Trf26)],
    ) {
        let text = headed(&lines);
        let once = goes_out(&text, version);
        let mut seen = std::collections::BTreeSet::new();
        for line in once.lines() {
            prop_assert!(seen.insert(line), "twice: {line}\n{once}");
        }
        // Codes of which there is one line.
        for code in ["012", "042", "132", "142", "152", "162", "222", "XXR", "XXC", "XXS"] {
            let found = once.lines().filter(|it| it.starts_with(code)).count();
            prop_assert!(found <= 1, "{found} lines {code}\n{once}");
        }
        prop_assert_eq!(&goes_out(&once, version), &once);
        let (before, again) = (taken_in(&text), taken_in(&once));
        prop_assert_eq!(before.settings().report.first_color, again.settings().report.first_color);
        prop_assert_eq!(&before.settings().scoring, &again.settings().scoring);
        if version == ReportVersion::Trf26 {
            prop_assert_eq!(forbidden(&before), forbidden(&again));
        }
        // What has no meaning anywhere goes out as it came.
        lines.retain(|it| ["082", "172", "240", "250", "013", "###", "  i"].contains(&&it[..3]));
        for line in lines {
            let belongs = version == ReportVersion::Trf26 || !line.starts_with(['1', '2']);
            prop_assert_eq!(seen.contains(line), belongs, "{}", line);
        }
        // The same file again adds nothing.
        let mut twice = before.clone();
        let mut more = read_trf(&text);
        more.rounds.clear();
        let bodies = more.told(&before, Taking::Known, || Ok::<String, ()>(String::new()));
        for (seq, body) in (100..).zip(bodies.expect("names").bodies) {
            twice.fold(Seq(seq), UnixMillis(1), body).expect("an entry");
        }
        prop_assert_eq!(&write_trf(&twice, version, |_| None).expect("a report"), &once);
    }
}
