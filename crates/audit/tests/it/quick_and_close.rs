//! The quick scan leaves nothing out: a game that is examined without need brings the same findings.

use jadoube_audit::{Auditor, Ends, Settings};

use crate::harness::FIXTURE;

/// With a tag that says nothing, but for which every game is examined.
fn all_examined(text: &[u8]) -> Vec<u8> {
    let mut longer = Vec::new();
    for line in text.split_inclusive(|byte| *byte == b'\n') {
        longer.extend_from_slice(line);
        if line.starts_with(b"[Event ") && !line.starts_with(b"[Event \"other-variant") {
            longer.extend_from_slice(b"[Variant \"standard\"]\n");
        }
    }
    longer
}

#[track_caller]
fn check(text: &[u8]) {
    let settings = Settings { ends: Ends::Every, ..Settings::default() };
    let found = |text: &[u8]| {
        let report = Auditor::new(&settings).audit(text);
        let of = |it: &jadoube_audit::Finding| (it.game, it.check, it.ply, it.facts.clone());
        (report.games, report.moves, report.findings.iter().map(of).collect::<Vec<_>>())
    };
    assert_eq!(found(text), found(&all_examined(text)));
}

#[test]
fn the_fixture_is_judged_the_same_both_ways() {
    check(FIXTURE);
    check(include_bytes!("../../../../fixtures/pgn/sample.pgn"));
    check(include_bytes!("../../../../fixtures/pgn/broken.pgn"));
}

#[test]
fn ends_are_judged_the_same_both_ways() {
    let to_and_fro = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 ";
    let mate = "f3 e5 g4 Qh4";
    // The sign of the last move may be wrong where nothing else is.
    for (result, moves) in [
        ("0-1", format!("{mate}+")),
        ("0-1", format!("{mate}#")),
        ("1-0", format!("{mate}+")),
        ("0-1", format!("{to_and_fro}{mate}+")),
        ("1/2-1/2", to_and_fro.to_owned()),
        ("1/2-1/2", format!("{to_and_fro}e4")),
        ("1/2-1/2", format!("{to_and_fro}{to_and_fro}e4")),
        ("*", "e4 e5".to_owned()),
    ] {
        check(crate::harness::record("2020.01.01", result, "", &moves).as_bytes());
    }
}

#[test]
fn random_games_are_judged_the_same_both_ways() {
    let mut random = 0x1234_5678_9abc_def0_u64;
    let mut next = |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random % below as u64) as usize
    };
    let mut text = String::new();
    for _ in 0..150 {
        let mut position = board::Position::initial();
        let mut moves = String::new();
        for _ in 0..next(400) {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let played = legal[next(legal.len())];
            let mut word = notation::san::write(&position, played);
            match next(300) {
                0 => word = word.replace(['+', '#'], ""),
                1 => word = word.replace('x', ""),
                2 => word.push('+'),
                _ => {}
            }
            moves += &word;
            moves.push(if next(10) == 0 { '\n' } else { ' ' });
            position = position.play_unchecked(played);
        }
        let result = ["1-0", "0-1", "1/2-1/2", "*"][next(4)];
        text += &crate::harness::record("2020.01.01", result, "", &moves);
    }
    check(text.as_bytes());
}
