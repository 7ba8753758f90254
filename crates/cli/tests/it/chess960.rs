use crate::harness::{fields, jadoube};

#[test]
fn a_position_by_its_number() {
    jadoube(&["chess960", "0"]).ends_with(0).says(&["BBQNNRKR", "w KQkq - 0 1", "w HFhf - 0 1"]);
    jadoube(&["chess960", "959"]).ends_with(0).says(&["RKRNNQBB"]);
    jadoube(&["chess960", "518"]).ends_with(0).says(&["RNBQKBNR"]);
}

#[test]
fn without_a_number_the_rules_are_explained() {
    jadoube(&["chess960"]).ends_with(0).says(&["960 positions", "518", "RNBQKBNR"]);
}

#[test]
fn a_draw_can_be_repeated() {
    let first = jadoube(&["chess960", "--random", "--json"]).ends_with(0).json();
    let seed = first["seed"].as_str().expect("a seed").to_owned();
    let again = jadoube(&["chess960", "--random", "--seed", &seed, "--json"]).ends_with(0).json();
    assert_eq!(first, again);
    jadoube(&["chess960", "--random", "--seed", &seed]).ends_with(0).says(&[
        &seed,
        first["fen"].as_str().expect("a FEN"),
        first["first_rank"].as_str().expect("a rank"),
    ]);
}

#[test]
fn draws_differ() {
    let draw = || jadoube(&["chess960", "--random", "--json"]).json()["seed"].clone();
    assert_ne!(draw(), draw());
}

#[test]
fn json_has_the_same() {
    let value = jadoube(&["chess960", "518", "--json"]).ends_with(0).json();
    assert_eq!(fields(&value), ["fen", "first_rank", "number", "seed", "shredder_fen"]);
    assert_eq!(value["number"], 518);
    assert_eq!(value["seed"], serde_json::Value::Null);
}

#[test]
fn numbers_have_a_range() {
    for number in ["960", "-1", "x", "518x", "99999999999999999999"] {
        jadoube(&["chess960", number]).ends_with(2).complains(&[number, "from 0 to 959"]);
    }
    jadoube(&["chess960", "--random", "--seed", "y"]).ends_with(2).complains(&["--seed"]);
    jadoube(&["chess960", "--seed", "1"]).ends_with(2).complains(&["--random"]);
    jadoube(&["chess960", "1", "--random"]).ends_with(2).complains(&["together"]);
}

#[test]
fn the_diagram_can_be_an_svg() {
    let run = jadoube(&["chess960", "7", "--svg", "-", "--flip"]).ends_with(0);
    assert!(run.out.starts_with("<svg ") && run.out.ends_with("</svg>\n"));
}
