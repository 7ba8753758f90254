use crate::harness::{fields, jadoube, jadoube_with};

const OPENING: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
const CROWDED: &str = "4k3/8/8/8/8/P7/PP6/4K3 w - - 0 1";
const MIDDLEGAME: &str = "2k5/8/8/2K2B2/4B1B1/3B1B2/2B1B1B1/3B4 b - - 0 1";

#[test]
fn a_legal_position_has_a_game() {
    jadoube(&["legal", OPENING, "--verify"]).ends_with(0).says(&[
        "This position is legal. A game that leads to it:\n  1. ",
        "Checked with separate code: this holds.",
    ]);
    jadoube(&["legal", "startpos"]).ends_with(0).says(&["every game starts with it"]);
}

#[test]
fn an_illegal_position_has_reasons() {
    jadoube(&["legal", CROWDED, "--verify"]).ends_with(1).says(&[
        "This position is illegal",
        "Article 3.10.3",
        "The pawns on a2, b2 and a3",
        "Checked with separate code: this holds.",
    ]);
    jadoube(&["--lang", "cs", "legal", CROWDED]).ends_with(1).says(&["nepřípustná"]);
}

#[test]
fn the_question_may_stay_open() {
    jadoube(&["legal", MIDDLEGAME, "--budget", "1"]).ends_with(4).says(&["It stays open"]);
}

#[test]
fn many_positions_come_from_a_file() {
    let lines = format!("# two\n{OPENING}\n\n{CROWDED}\n");
    jadoube_with(&["legal", "--file", "-"], &[], &lines).ends_with(1).says(&[
        ": legal\n",
        ": illegal\n  - The pawns on",
        "Positions: 2; legal 1, illegal 1, open 0.",
    ]);
    jadoube_with(&["legal", "--file", "-"], &[], "no FEN\n").ends_with(2);
}

#[test]
fn json_has_every_field() {
    let found = jadoube(&["--json", "legal", CROWDED, "--verify"]).ends_with(1).json();
    let names = ["fen", "verdict", "edition", "article", "reasons", "game", "effort", "verified"];
    let mut expected = names.to_vec();
    expected.sort_unstable();
    let mut given = fields(&found);
    given.sort_unstable();
    assert_eq!(given, expected);
    assert_eq!(found["reasons"][0]["code"], "pawn_origins");
    assert_eq!(found["verified"], true);
    let found = jadoube(&["--json", "legal", OPENING]).ends_with(0).json();
    assert_eq!(found["verdict"], "legal");
    assert!(found["game"]["uci"].is_array());
}
