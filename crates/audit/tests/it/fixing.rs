//! Corrected copies: what is wrong is put right, nothing else changes, and a second audit has nothing to correct.

use jadoube_audit::{Auditor, Check, CheckSet, Finding, Fixes, Settings, corrected};

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
        "[Event \"x\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n",
        2,
    );
}

#[test]
fn missing_tags_stand_behind_the_one_that_begins_a_record() {
    let rest = "[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n";
    check(
        "[Event \"x\"]\n\n1. e4 e5 1-0\n",
        &format!("[Event \"x\"]\n{rest}[Result \"1-0\"]\n\n1. e4 e5 1-0\n"),
        1,
    );
    check(
        "[Result \"1-0\"]\n\n1. e4 e5 1-0\n",
        &format!("[Event \"?\"]\n{rest}[Result \"1-0\"]\n\n1. e4 e5 1-0\n"),
        1,
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

#[test]
fn a_missing_result_comes_after_everything_else() {
    let tags = "[Event \"?\"]\n[Site \"?\"]\n[Date \"2024.01.05\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n\
                [Result \"1-0\"]\n\n";
    for (moves, better) in [
        ("1. e4 e5 {good} $1\n", "1. e4 e5 {good} $1 1-0\n"),
        ("1. e4 (1. d4) e5 (1... c5 {x})\n", "1. e4 (1. d4) e5 (1... c5 {x}) 1-0\n"),
        ("1. e4 e5 ; to the end\n", "1. e4 e5 ; to the end\n1-0\n"),
        ("1. e4 e5\n% not part\n", "1. e4 e5\n% not part\n1-0\n"),
    ] {
        let next = "\n[Event \"next";
        let text = format!("{tags}{moves}{next}");
        check(&text[..text.len() - next.len()], &format!("{tags}{better}"), 1);
    }
    for open in ["1. e4 e5 {open\n", "1. e4 (1. d4\n", "1. e4 (1. d4 {open\n"] {
        let text = format!("{tags}{open}");
        check(&text, &text, 0);
    }
}

const RESULTS: [&str; 9] = ["1-0", "0-1", "1/2-1/2", "*", "1:0", "½-½", "1-1", "0-0", ""];

/// Moves and tags after which the Laws say something about the result, and some after which they do not.
const GAMES: [(&str, &str); 8] = [
    ("", "1. f3 e5 2. g4 Qh4#"),
    ("", "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#"),
    ("", "1. e4 e5 {so}"),
    ("[SetUp \"1\"]\n[FEN \"7k/8/5K2/6Q1/8/8/8/8 w - - 0 1\"]\n", "1. Qg6"),
    ("[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/4K2n/7R w - - 0 1\"]\n", "1. Rxh2 Kd4 2. Rh4+ Ke5"),
    ("[SetUp \"1\"]\n[FEN \"8/8/8/4k3/4n3/8/4K3/8 w - - 0 1\"]\n", "1. Kd3"),
    (
        "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\"]\n[Termination \"time forfeit\"]\n",
        "1... Kd7",
    ),
    ("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\"]\n", "1... Kd7"),
];

/// The edits of a result, as the findings propose them.
fn result_edits(findings: &[Finding]) -> Vec<(Check, &str)> {
    let of = |check: Check| {
        matches!(check.id().as_bytes(), [b'A', b'U', b'D', b'-', b'2', ..])
            || matches!(check, Check::ResultMismatch | Check::ResultMissing | Check::ResultSpelling)
    };
    let edits = findings.iter().filter(|it| of(it.check));
    edits.flat_map(|it| it.edits.iter().map(|edit| (it.check, edit.text.trim()))).collect()
}

#[test]
fn all_corrections_of_a_result_write_the_same_one() {
    let settings = wanted();
    let mut auditor = Auditor::new(&settings);
    for (tags, moves) in GAMES {
        for (tag, marker) in RESULTS.iter().flat_map(|it| RESULTS.map(|other| (*it, other))) {
            let line = if tag.is_empty() { String::new() } else { format!("[Result \"{tag}\"]\n") };
            let text = record("2024.01.05", "*", tags, moves)
                .replace("[Result \"*\"]\n", &line)
                .replace(" *\n", &format!(" {marker}\n"));
            let first = auditor.audit(text.as_bytes());
            let (copy, _) = corrected(text.as_bytes(), &first.findings);
            let copy = String::from_utf8(copy).expect("text");
            let second = auditor.audit(copy.as_bytes());
            assert_eq!(result_edits(&second.findings), [], "{text}\n{copy}");
            let edits = result_edits(&first.findings);
            let spelled = |it: &&(Check, &str)| it.0 != Check::ResultSpelling;
            let written: Vec<&str> = edits.iter().filter(spelled).map(|it| it.1).collect();
            assert!(written.windows(2).all(|pair| pair[0] == pair[1]), "{text}\n{edits:?}");
            let differs = second.findings.iter().any(|it| it.check == Check::ResultMismatch);
            let corrections = first.findings.iter().any(|it| !it.edits.is_empty());
            assert!(!differs || written.is_empty(), "{text}\n{copy} {corrections}");
        }
    }
}

#[test]
fn results_beyond_the_usual_four_are_nobodys_mistake() {
    for result in ["1-1", "1/2-1", "1-1/2", "0-0", "+/-"] {
        let text = record("2024.01.05", result, "", "1. e4 e5");
        let settings = wanted();
        let report = Auditor::new(&settings).audit(text.as_bytes());
        let found: Vec<Check> = report.findings.iter().map(|it| it.check).collect();
        assert_eq!(found, [Check::ResultOutside], "{result}");
        assert_eq!(report.findings[0].edits, [], "{result}");
    }
    // Nonsense is outside too.
    let text = record("2024.01.05", "+/0", "", "1. e4 e5");
    let settings = wanted();
    let report = Auditor::new(&settings).audit(text.as_bytes());
    assert!(report.findings.iter().any(|it| it.check == Check::ResultOutside));
    check(&text, &text, 0);
}

#[test]
fn what_is_not_asked_for_is_not_corrected_but_known() {
    // A dead position: tag and marker differ, and neither is right.
    let tags = "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/4n3/8/4K3/8 w - - 0 1\"]\n";
    let text =
        record("2024.01.05", "1-0", tags, "1. Kd3").replace("[Result \"1-0\"]", "[Result \"*\"]");
    let checks = CheckSet::NONE.with(Check::ResultMismatch);
    let settings = Settings { checks, ..wanted() };
    let report = Auditor::new(&settings).audit(text.as_bytes());
    let written: Vec<&str> = report.findings[0].edits.iter().map(|it| it.text.as_str()).collect();
    assert_eq!(written, ["1/2-1/2", "1/2-1/2"]);
}

#[test]
fn a_win_that_somebody_decided_is_left_alone() {
    let position = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\"]\n";
    let text = record("2024.01.05", "0-1", position, "1... Kd7");
    let settings = wanted();
    let report = Auditor::new(&settings).audit(text.as_bytes());
    assert_eq!(report.findings[0].check, Check::WinNoMate);
    assert_eq!(report.findings[0].edits, []);
    for ended in ["rules infraction", "adjudication", "abandoned", "death", "emergency"] {
        let tags = format!("{position}[Termination \"{ended}\"]\n");
        let text = record("2024.01.05", "0-1", &tags, "1... Kd7");
        assert_eq!(Auditor::new(&settings).audit(text.as_bytes()).findings, [], "{ended}");
    }
    // The name of a player is no reason.
    let tags = format!("{position}[Termination \"Timeout won by resignation\"]\n");
    let text = record("2024.01.05", "0-1", &tags, "1... Kd7").replace("\"B\"", "\"Timeout\"");
    let report = Auditor::new(&settings).audit(text.as_bytes());
    assert!(report.findings.iter().any(|it| it.check == Check::WinNoMate));
}
