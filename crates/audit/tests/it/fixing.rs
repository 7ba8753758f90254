//! Corrected copies: what is wrong is put right, nothing else changes, and a second audit has nothing to correct.

use jadoube_audit::{Auditor, Check, Fixes, Settings, corrected};

use crate::harness::{FIXTURE, record};

fn wanted() -> Settings {
    Settings { fixes: Fixes::Wanted, ..Settings::default() }
}

#[track_caller]
fn check(before: &str, after: &str, changes: usize) {
    let settings = wanted();
    let report = Auditor::new(&settings).audit(before.as_bytes());
    let (copy, made) = corrected(before.as_bytes(), &report.findings);
    assert_eq!(String::from_utf8_lossy(&copy), after);
    assert_eq!(made.len(), changes);
}

#[test]
fn results_tags_and_spelling_are_put_right() {
    let wrong = record("2024-01-05", "1-0", "", "1. f3 e5 2. g2-g4 Qh4");
    let right = record("2024.01.05", "0-1", "", "1. f3 e5 2. g4 Qh4#");
    check(&wrong, &right, 5);
    let tags =
        "[TimeControl \"90 minutes + 30 seconds\"]\n[Termination \"White won by resignation\"]\n";
    let better = "[TimeControl \"5400+30\"]\n[Termination \"normal\"]\n";
    check(
        &record("2024.01.05", "1-0", tags, "1. e4 {good (best)} e5"),
        &record("2024.01.05", "1-0", better, "1. e4 {good (best)} e5"),
        2,
    );
}

#[test]
fn what_is_missing_is_put_in() {
    check(
        "[Event \"x\"]\n[Result \"1-0\"]\n\n1. e4 e5\n",
        "[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Event \"x\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n",
        2,
    );
}

#[test]
fn what_nobody_can_know_is_left_alone() {
    let text = record("2024.01.05", "1-0", "", "1. e4 e5").replace("e5 1-0", "e5 0-1");
    check(&text, &text, 0);
}

#[test]
fn a_corrected_copy_needs_no_second_correction() {
    let settings = wanted();
    let mut auditor = Auditor::new(&settings);
    let first = auditor.audit(FIXTURE);
    let (copy, made) = corrected(FIXTURE, &first.findings);
    assert!(made.len() > 15);
    let second = auditor.audit(&copy);
    let (again, made) = corrected(&copy, &second.findings);
    assert_eq!((made.len(), &again), (0, &copy));
    assert_eq!(first.games, second.games);
    // What cannot be corrected is still found.
    let has = |check| second.findings.iter().any(|it| it.check == check);
    assert!(has(Check::IllegalMove) && !has(Check::ResultNotMate) && !has(Check::Spelling));
}
