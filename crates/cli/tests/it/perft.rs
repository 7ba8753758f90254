use crate::harness::{fields, folder, jadoube, jadoube_with};

/// The last line is the count alone, whatever comes before it.
#[track_caller]
fn check(args: &[&str], nodes: u64) {
    let run = jadoube(&[&["perft"], args].concat()).ends_with(0);
    assert_eq!(run.out.lines().last(), Some(nodes.to_string().as_str()));
}

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

#[test]
fn the_last_line_is_the_count() {
    check(&["--depth", "0"], 1);
    check(&["--depth", "4"], 197_281);
    check(&["--depth", "3", "--divide"], 8902);
    check(&["--depth", "0", "--divide"], 1);
    check(&["--depth", "3", "--fen", KIWIPETE], 97_862);
}

#[test]
fn divide_names_each_first_move() {
    let run = jadoube(&["perft", "--depth", "2", "--divide", "--fen", KIWIPETE]).ends_with(0);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 49);
    assert!(lines.contains(&"e1g1: 43"), "{}", run.out);
    assert_eq!(lines[48], "2039");
}

#[test]
fn irregular_positions_are_counted_too() {
    // Nine pawns: the ordinary rules hold.
    check(&["--depth", "2", "--fen", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - -"], 85);
    // A lone pawn on its first rank, no kings: only Article 3 holds.
    check(&["--depth", "2", "--fen", "8/8/8/8/8/8/8/P6p w - -"], 0);
    // Two white kings: neither may step into check.
    check(&["--depth", "1", "--fen", "7k/8/8/8/8/8/8/K6K w - -"], 6);
}

#[test]
fn the_position_may_come_from_standard_input() {
    let run = jadoube_with(&["perft", "--depth", "3", "--fen", "-"], &[], KIWIPETE).ends_with(0);
    assert_eq!(run.out, "97862\n");
}

#[test]
fn json_has_the_same() {
    let value = jadoube(&["perft", "--depth", "3", "--json"]).ends_with(0).json();
    assert_eq!(fields(&value), ["depth", "fen", "nodes"]);
    assert_eq!(value["nodes"], 8902);
    let value = jadoube(&["--json", "perft", "--depth", "1", "--divide"]).ends_with(0).json();
    assert_eq!(value["divide"].as_array().map(Vec::len), Some(20));
    assert_eq!(value["divide"][0]["move"], "a2a3");
}

#[test]
fn suites_are_counted_and_compared() {
    let args = ["perft", "--nodes", "100000", "--suite"];
    let files = ["fixtures/perft/tricky.perft", "fixtures/perft/chess960.perft"];
    let run = jadoube(&[args.as_slice(), &files].concat()).ends_with(0);
    run.says(&["All counts agree."]);
    let run = jadoube(&[&["--json"], args.as_slice(), &files].concat()).ends_with(0);
    let value = run.json();
    let names = ["counts", "failures", "left_out", "milliseconds", "nodes", "positions"];
    assert_eq!(fields(&value), names);
    assert!(value["counts"].as_u64() > Some(100));
}

#[test]
fn a_wrong_count_is_told() {
    let file = format!("{}/wrong.perft", folder("wrong_count"));
    let text = "# comment\nid start\nepd rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\nperft 1 20\nperft 2 401\nperft 9 2439530234167\n";
    std::fs::write(&file, text).expect("a file");
    let run = jadoube(&["perft", "--suite", &file]).ends_with(1);
    run.says(&["start, depth 2: expected 401, found 400", "1 count differs.", "left out"]);
    let value = jadoube(&["perft", "--json", "--suite", &file]).ends_with(1).json();
    let failure = &value["failures"][0];
    assert_eq!(fields(failure), ["depth", "expected", "fen", "file", "found", "id"]);
    assert_eq!(failure["found"], 400);
    assert_eq!(value["left_out"], 1);
}

#[test]
fn a_mistake_in_a_suite_has_a_place() {
    let file = format!("{}/bad.perft", folder("bad_suite"));
    std::fs::write(&file, "id a\nepd 8/8/8/8 w - -\n").expect("a file");
    let run = jadoube(&["perft", "--suite", &file]).ends_with(2);
    run.complains(&["bad.perft:2", "epd 8/8/8/8 w - -", "another rank"]);
    jadoube(&["perft", "--suite", "no_such_file"]).ends_with(3).complains(&["no_such_file"]);
}

#[test]
fn depth_or_suite_is_needed() {
    jadoube(&["perft"]).ends_with(2).complains(&["--depth", "--suite"]);
    jadoube(&["perft", "--depth", "1", "--suite", "x"]).ends_with(2).complains(&["together"]);
    jadoube(&["perft", "--depth", "-1"]).ends_with(2).complains(&["from 0 to 99"]);
    jadoube(&["perft", "--depth", "1", "--nodes", "5"]).ends_with(2).complains(&["together"]);
}
