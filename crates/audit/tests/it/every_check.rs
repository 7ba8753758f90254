//! Every check has a game in the fixture, named in its tag `Event`, in which it finds something.

use std::collections::BTreeSet;

use clock::Moves;
use jadoube_audit::{Auditor, Check, CheckSet, Settings, Severity};
use notation::pgn::Game;

use crate::harness::FIXTURE;

#[test]
fn every_game_of_the_fixture_has_the_finding_it_is_named_after() {
    let settings = Settings { no_draw_before: Some(Moves(2)), ..Settings::default() };
    let report = Auditor::new(&settings).audit(FIXTURE);
    let (mut at, mut number, mut named) = (0, 0, BTreeSet::new());
    while let (Some(game), next) = Game::read(FIXTURE, at) {
        (at, number) = (next, number + 1);
        let event = game.tag("Event").expect("an event");
        let found: Vec<Check> =
            report.findings.iter().filter(|it| it.game == number).map(|it| it.check).collect();
        match event.split(':').next().unwrap_or_default().parse::<Check>() {
            Ok(check) => {
                assert!(found.contains(&check), "game {number}, {event}: {found:?}");
                named.insert(check);
            }
            Err(_) => assert_eq!(found, [], "game {number}, {event}"),
        }
    }
    assert_eq!(number, report.games);
    let unnamed: Vec<&Check> = Check::ALL.iter().filter(|it| !named.contains(it)).collect();
    assert_eq!(
        unnamed,
        [&Check::TooLong, &Check::BrokenInput, &Check::TooMany],
        "tested elsewhere"
    );
}

#[test]
fn ids_and_names_are_unique_and_are_read_back() {
    let ids: BTreeSet<&str> = Check::ALL.iter().map(|it| it.id()).collect();
    let names: BTreeSet<&str> = Check::ALL.iter().map(|it| it.name()).collect();
    assert_eq!((ids.len(), names.len()), (Check::ALL.len(), Check::ALL.len()));
    assert!(Check::ALL.is_sorted_by_key(|it| it.id()));
    for check in Check::ALL {
        assert_eq!(check.id().parse(), Ok(*check));
        assert_eq!(check.name().parse(), Ok(*check));
    }
    let error = "ilegal-move".parse::<Check>().expect_err("a slip");
    assert_eq!(error.nearest, Check::IllegalMove);
}

#[test]
fn only_what_is_asked_for_is_found() {
    let only = |checks: CheckSet| {
        let settings = Settings { checks, ..Settings::default() };
        let found = Auditor::new(&settings).audit(FIXTURE).findings;
        found.iter().map(|it| it.check).collect::<BTreeSet<Check>>()
    };
    let all = Auditor::new(&Settings::default()).audit(FIXTURE).findings;
    for check in Check::ALL {
        let settings = Settings { checks: CheckSet::NONE.with(*check), ..Settings::default() };
        let found = Auditor::new(&settings).audit(FIXTURE).findings;
        assert!(found.iter().eq(all.iter().filter(|it| it.check == *check)), "{check}");
    }
    let one = CheckSet::NONE.with(Check::IllegalMove);
    assert_eq!(only(one), BTreeSet::from([Check::IllegalMove]));
    assert!(!only(CheckSet::ALL.without(Check::IllegalMove)).contains(&Check::IllegalMove));
    let grave = only(CheckSet::ALL.at_least(Severity::Error));
    assert!(grave.iter().all(|it| it.severity() == Severity::Error) && grave.len() > 10);
    assert_eq!(only(CheckSet::NONE), BTreeSet::new());
}

#[test]
fn places_point_at_what_is_wrong() {
    let report = Auditor::new(&Settings::default()).audit(FIXTURE);
    let lines: Vec<&[u8]> = FIXTURE.split(|byte| *byte == b'\n').collect();
    let at = |check: Check| {
        let finding = report.findings.iter().find(|it| it.check == check).expect("a finding");
        let line = lines[finding.line as usize - 1];
        String::from_utf8_lossy(&line[finding.column as usize - 1..]).into_owned()
    };
    assert!(at(Check::IllegalMove).starts_with("Ke3 "));
    assert!(at(Check::AmbiguousMove).starts_with("Nd2 "));
    assert!(at(Check::MovesAfterMate).starts_with("a3 "));
    assert!(at(Check::ResultNotStalemate).starts_with("1-0"));
    assert!(at(Check::BadDate).starts_with("2024-01-05\""));
    assert!(at(Check::SignMissing).starts_with("Bb5 "));
}
