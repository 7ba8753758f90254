//! Whatever the bytes are: a clear finding, no panic, no endless time, no endless memory.

use jadoube_audit::{Auditor, Check, Fact, Settings};

use crate::harness::{FIXTURE, names, record};

fn audit(text: &[u8]) -> Vec<&'static str> {
    names(&Auditor::new(&Settings::default()).audit(text).findings)
}

#[test]
fn a_file_that_ends_anywhere_is_read_to_there() {
    let settings = Settings::default();
    let mut auditor = Auditor::new(&settings);
    for end in (0..FIXTURE.len()).step_by(17) {
        let report = auditor.audit(&FIXTURE[..end]);
        assert!(report.games <= 60);
    }
    let cut = record("2024.01.01", "1-0", "", "1. e4 e5 2. Nf3 Nc6");
    assert_eq!(audit(&cut.as_bytes()[..cut.len() - 13]), ["result-missing"]);
}

#[test]
fn single_bytes_may_be_anything() {
    let settings = Settings::default();
    let mut auditor = Auditor::new(&settings);
    let mut text = FIXTURE[..4000].to_vec();
    for at in (0..text.len()).step_by(5) {
        let old = text[at];
        text[at] = (at * 37 + 11) as u8;
        auditor.audit(&text);
        text[at] = old;
    }
}

#[test]
fn binary_files_are_said_to_be_binary() {
    let noise: Vec<u8> =
        (0..200_000_u32).map(|it| (it.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let found = audit(&noise);
    assert!(
        found.contains(&"binary-bytes") && found.contains(&"encoding"),
        "{:?}",
        &found[..found.len().min(20)]
    );
    assert!(audit(&[0; 100_000]).len() <= 1);
}

#[test]
fn a_gigantic_word_makes_a_small_finding() {
    let text = record("2024.01.01", "*", "", &"x".repeat(3_000_000));
    let report = Auditor::new(&Settings::default()).audit(text.as_bytes());
    assert_eq!(names(&report.findings), ["unreadable-move"]);
    assert!(format!("{:?}", report.findings).len() < 2_000);
}

#[test]
fn deep_nesting_costs_no_stack() {
    for opening in ["(", "( 1. e4 ", "{", "[", "[%", "((e4", "\"", "1.", "e4 ("] {
        let moves = opening.repeat(1_000_000 / opening.len());
        audit(record("2024.01.01", "*", "", &moves).as_bytes());
        audit(moves.as_bytes());
    }
}

#[test]
fn an_endless_game_is_cut() {
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(40_000);
    let text = record("2009.12.01", "1/2-1/2", "", &moves);
    let report = Auditor::new(&Settings::default()).audit(text.as_bytes());
    let long = report.findings.iter().find(|it| it.check == Check::TooLong).expect("a finding");
    assert_eq!(long.fact("kind"), Some(&Fact::Kind("moves")));
}

#[test]
fn endless_tags_and_comments_are_cut() {
    let tags = "[White \"x\"]\n".repeat(200_000);
    assert!(audit(record("2024.01.01", "*", &tags, "1. e4").as_bytes()).contains(&"duplicate-tag"));
    let comments = "{ [%clk 0:00:01] }".repeat(200_000);
    let tags = "[TimeControl \"60\"]\n";
    audit(record("2024.01.01", "*", tags, &format!("1. e4 {comments}")).as_bytes());
}

#[test]
fn games_without_tags_are_games() {
    let report = Auditor::new(&Settings::default()).audit(b"1. e4 e5 1-0\n1. d4 e5 2. Ke5 0-1\n");
    assert_eq!(report.games, 2);
    let illegal = report.findings.iter().find(|it| it.check == Check::IllegalMove);
    assert_eq!(illegal.map(|it| (it.game, it.line)), Some((2, 2)));
    // What follows the result of a doubtful game is another game.
    let text = record("2024.01.01", "1-0", "[Variant \"chess\"]\n", "1. e4 e5") + "1. d4 d5 *\n";
    assert_eq!(Auditor::new(&Settings::default()).audit(text.as_bytes()).games, 2);
}

#[test]
fn one_open_brace_costs_one_game() {
    let good = record("2024.01.01", "1-0", "", "1. e4 {good} e5");
    let open = record("2024.01.01", "1-0", "", "1. e4 {open e5");
    let text = [&good, &open, &good, &good].map(String::as_str).concat();
    let report = Auditor::new(&Settings::default()).audit(text.as_bytes());
    assert_eq!(report.games, 4);
    assert!(report.findings.iter().all(|it| it.game == 2));
}

#[test]
fn more_findings_than_anybody_reads_are_not_kept() {
    for text in ["* ", "1. e5 * ", "[A \"\"]\n* "] {
        let text = text.repeat(1_000_000 / text.len());
        let report = Auditor::new(&Settings::default()).audit(text.as_bytes());
        assert!(report.findings.len() < 20_100, "{}", report.findings.len());
        let last = report.findings.last().expect("a finding");
        assert_eq!(last.check, Check::TooMany);
        assert!(report.games > last.game);
    }
}

#[test]
fn gigantic_names_make_small_findings() {
    let name = "x".repeat(1_000_000);
    let text = record("2024-01-01", "*", "", "1. e4").replace("\"A\"", &format!("\"{name}\""));
    let report = Auditor::new(&Settings::default()).audit(text.as_bytes());
    assert_eq!(names(&report.findings), ["bad-date"]);
    assert_eq!(report.findings[0].white.chars().count(), 61);
}

#[test]
fn columns_are_counted_in_letters() {
    let text = record("2024.01.01", "1-0", "", "{Žižka – ½} 1. e5");
    let report = Auditor::new(&Settings::default()).audit(text.as_bytes());
    assert_eq!(names(&report.findings), ["illegal-move"]);
    assert_eq!(report.findings[0].column, 16);
}
