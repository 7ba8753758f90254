//! Records made of moves, and what is found in them.

use jadoube_audit::{Auditor, Check, EditionChoice, Finding, Settings};

/// The records of the fixture, one game for each check.
pub(crate) const FIXTURE: &[u8] = include_bytes!("../../../../fixtures/pgn/audit.pgn");

/// A record with the seven tags and perhaps more.
pub(crate) fn record(date: &str, result: &str, tags: &str, moves: &str) -> String {
    format!(
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"{date}\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n\
         [Result \"{result}\"]\n{tags}\n{moves} {result}\n\n"
    )
}

pub(crate) fn findings(text: &str, settings: &Settings) -> Vec<Finding> {
    Auditor::new(settings).audit(text.as_bytes()).findings
}

pub(crate) fn names(findings: &[Finding]) -> Vec<&'static str> {
    findings.iter().map(|it| it.check.name()).collect()
}

/// The checks that find something in a record under an edition.
#[track_caller]
pub(crate) fn check(text: &str, edition: &str, expected: &[Check]) {
    let edition = EditionChoice::Told(edition.parse().expect("an edition"));
    let settings = Settings { edition, ..Settings::default() };
    let found: Vec<Check> = findings(text, &settings).iter().map(|it| it.check).collect();
    assert_eq!(found, expected, "{text}");
}
