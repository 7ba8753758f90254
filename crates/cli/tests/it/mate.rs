use crate::harness::{fields, folder, jadoube, jadoube_with};

const ROOK: &str = "8/8/8/8/8/2k5/8/K6R b - - 0 1";
const LOCKED: &str = "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1";
const LATE: &str = "8/8/8/3k4/8/8/8/R3K3 w - - 147 120";
const MATED: &str = "R6k/8/6K1/8/8/8/8/8 b - - 0 1";

#[test]
fn who_can_mate_and_who_cannot() {
    jadoube(&["mate", ROOK, "--verify"]).ends_with(0).says(&[
        "White can checkmate, for example in 14 plies:\n  1... Kc2",
        "Rd1#",
        "Black cannot checkmate by any series of legal moves.\n  Black has only the king.",
        "Checked with separate code: this holds.",
    ]);
    jadoube(&["mate", ROOK, "--side", "black"]).ends_with(1).says(&["Black cannot"]);
    jadoube(&["mate", MATED, "--side", "white"]).ends_with(0).says(&["White has given checkmate."]);
    jadoube(&["mate", "startpos"]).ends_with(0).says(&["White can", "Black can"]);
}

#[test]
fn the_line_can_be_drawn() {
    let run = jadoube(&["mate", "7k/8/5K2/8/8/8/8/R7 w - - 0 1", "--side", "white", "--diagrams"]);
    run.ends_with(0).says(&["1. Kg6\n8 . . .", "2. Ra8#\n8[R]. . .", "1[.]. . ."]);
}

#[test]
fn proofs_are_told() {
    let caught = "1b6/4k1p1/1p1p4/1P1Pp1p1/4P1P1/6bB/6r1/5K2 w - - 0 1";
    jadoube(&["mate", caught]).ends_with(1).says(&[
        "There are 2 legal moves, and none changes anything:",
        "  - 1. Kxg2\n      Where each man can get to",
        "sets of positions contain",
    ]);
    let stalemate = "k7/2Q5/8/8/8/8/8/K7 b - - 0 1";
    jadoube(&["mate", stalemate]).ends_with(1).says(&["The game is over: stalemate."]);
}

#[test]
fn the_counter_is_reported_and_on_request_heeded() {
    let run = jadoube(&["mate", LATE, "--side", "white"]).ends_with(0);
    run.says(&["75 moves\n  by each player", "9.6.2, edition fide-2023", "--counter"]);
    let run = jadoube(&["mate", LATE, "--side", "white", "--counter", "--verify"]).ends_with(1);
    run.says(&["cannot checkmate before the moves", "before 150 plies", "there would be a line:"]);
    // In 2009 no number of moves ended a game by itself.
    let args = ["mate", LATE, "--side", "white", "--counter", "--edition", "2009", "--verify"];
    let run = jadoube(&args).ends_with(0);
    assert!(!run.out.contains("Article"), "{}", run.out);
}

#[test]
fn a_small_budget_leaves_the_question_open() {
    let hard = "k1b5/8/8/1pBpBpBp/1PbPbPpP/6P1/6P1/K1B1B3 w - - 0 1";
    let run = jadoube(&["mate", hard, "--side", "black", "--budget", "50"]).ends_with(4);
    run.says(&["It stays open whether Black can checkmate.", "--budget"]);
    jadoube(&["mate", hard, "--budget", "0"]).ends_with(2).complains(&["--budget"]);
}

#[test]
fn json_says_everything() {
    let value = jadoube(&["mate", ROOK, "--json", "--verify"]).ends_with(0).json();
    assert_eq!(fields(&value), ["answers", "fen"]);
    let (white, black) = (&value["answers"][0], &value["answers"][1]);
    let names = [
        "counter_heeded",
        "cut_short",
        "effort",
        "helpmate",
        "proof",
        "side",
        "too_long",
        "verdict",
        "verified",
    ];
    assert_eq!(fields(white), names);
    assert_eq!((&white["verdict"], &black["verdict"]), (&"can_mate".into(), &"cannot_mate".into()));
    assert_eq!(white["verified"], true);
    assert_eq!(white["helpmate"]["plies"], 14);
    assert_eq!(white["helpmate"]["moves"][13]["san"], "Rd1#");
    assert_eq!(black["proof"]["code"], "lone_king");
    let args = ["mate", LATE, "--side", "white", "--counter", "--json"];
    let value = jadoube(&args).ends_with(1).json();
    let answer = &value["answers"][0];
    assert_eq!(answer["proof"]["code"], "exhausted_within");
    assert_eq!(answer["too_long"]["plies"], 11);
    assert_eq!(answer["counter_heeded"], true);
}

#[test]
fn many_positions_are_answered_in_order() {
    let file = format!("{}/fens.txt", folder("mate"));
    let text = format!("# two positions\n{ROOK}\n\n{LOCKED}\n");
    std::fs::write(&file, &text).expect("a file");
    let run = jadoube(&["mate", "--file", &file, "--verify", "--jobs", "2"]).ends_with(0);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 4, "{}", run.out);
    assert_eq!(
        lines[0],
        format!("{ROOK}  White can mate in 14 plies; Black cannot mate: the king alone")
    );
    assert!(lines[1].starts_with(LOCKED) && lines[1].contains("White cannot mate: all that"));
    assert!(lines[2].ends_with("1 times can mate, 3 times cannot, 0 times open"), "{}", lines[2]);
    assert_eq!(lines[3], "Checked with separate code: 4 answers hold, 0 do not");
    let run = jadoube_with(&["mate", "--file", "-", "--json", "--side", "white"], &[], &text);
    let lines: Vec<serde_json::Value> = run
        .ends_with(0)
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!((&lines[0]["line"], &lines[1]["line"]), (&2.into(), &4.into()));
    assert_eq!(lines[1]["answers"][0]["verdict"], "cannot_mate");
    assert_eq!(lines[2]["summary"]["positions"], 2);
}

#[test]
fn lines_that_make_no_sense_do_not_stop_the_others() {
    let long = "x".repeat(10_000);
    let input = format!("{long}\n8/8/8/8/8/8/8/8 w - -\n{ROOK}\n\u{1b}[2J");
    let run = jadoube_with(&["mate", "--file", "-"], &[], &input).ends_with(2);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 6, "{}", run.out);
    assert!(lines[0].contains("error: The FEN cannot be read"));
    assert!(lines[1].contains("error: One cannot play on"));
    assert!(lines[2].contains("White can mate"));
    assert!(!run.out.contains('\u{1b}'));
    assert_eq!(lines[5], "3 lines could not be read");
    jadoube(&["mate", "--file", "no/such/file"]).ends_with(3).complains(&["no/such/file"]);
    jadoube(&["mate"]).ends_with(2);
    jadoube(&["mate", ROOK, "--file", "x"]).ends_with(2);
}

#[test]
fn a_dead_position() {
    let run = jadoube(&["dead", LOCKED, "--verify"]).ends_with(0);
    run.says(&["The position is dead:", "(Article 5.2.2,", "White cannot", "Black cannot"]);
    let run = jadoube(&["dead", LOCKED, "--edition", "2009"]).ends_with(0);
    run.says(&["(Article 5.2.b,"]);
    let run = jadoube(&["dead", ROOK, "--diagrams"]).ends_with(1);
    run.says(&["The position is not dead", "White can checkmate", "Rd1#\n8 . . ."]);
    let value = jadoube(&["dead", LOCKED, "--json", "--verify"]).ends_with(0).json();
    assert_eq!(fields(&value), ["answers", "article", "edition", "effort", "fen", "verdict"]);
    assert_eq!((&value["verdict"], &value["article"]), (&"dead".into(), &"5.2.2".into()));
    assert_eq!(value["answers"][1]["verified"], true);
    jadoube(&["dead", "8/8/8/8/8/8/8/8 w - - 0 1"]).ends_with(2).complains(&["jadoube position"]);
}

#[test]
fn four_languages() {
    let dead = |language: &str| jadoube(&["dead", LOCKED, "--lang", language]).ends_with(0).out;
    assert!(dead("cs").contains("Pozice je mrtvá"));
    assert!(dead("sk").contains("Pozícia je mŕtva"));
    assert!(dead("sl").contains("Pozicija je mrtva"));
}
