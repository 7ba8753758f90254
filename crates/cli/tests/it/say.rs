use crate::harness::jadoube;

#[test]
fn moves_are_announced() {
    let run = jadoube(&["say", "Nf3", "e5"]).ends_with(0);
    assert_eq!(run.out, "1. Springer Gustav eins Felix drei\n1… Bauer Eva sieben Eva fünf\n");
    jadoube(&["say", "g1f3", "--short"]).ends_with(0).says(&["1. Springer Felix drei"]);
    let run = jadoube(&["say", "--from", "sk", "--in", "sk", "1. e4 d5 2. ed5", "--captures"]);
    run.ends_with(0).says(&["2. Pešiak Eva štyri berie David päť"]);
    let castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    jadoube(&["say", "0-0-0", "--fen", castling]).ends_with(0).says(&["1. Lange Rochade"]);
}

#[test]
fn announcements_are_understood() {
    let read = |text: &str| jadoube(&["say", "--read", text]);
    assert_eq!(read("Springer Gustav eins Felix drei").ends_with(0).out, "Nf3 (g1f3)\n");
    read("Springer Xaver drei").ends_with(2).complains(&["“Xaver”", "           ^"]);
    read("Springer Felix").ends_with(2).complains(&["expected: a square"]);
    read("Springer Felix vier").ends_with(1).says(&["no knight can get to f4", "Springer Gustav"]);
    read("König Eva zwei").ends_with(1).says(&["is an illegal move", "  - A piece cannot"]);
}

#[test]
fn a_move_that_cannot_be_read_has_a_place() {
    jadoube(&["say", "e4", "Nf9"])
        .ends_with(1)
        .says(&["1. Bauer Eva zwei Eva vier", "\n       ^ expected"]);
    jadoube(&["say"]).ends_with(2);
    jadoube(&["say", "e4", "--in", "xx"]).ends_with(2).complains(&["“xx”", "de, en, sk"]);
}

#[test]
fn json_has_the_announcements() {
    let value = jadoube(&["--json", "say", "e2e4"]).ends_with(0).json();
    assert_eq!(value["announcements"][0]["text"], "Bauer Eva zwei Eva vier");
    let value = jadoube(&["--json", "say", "--read", "Eva vier"]).ends_with(0).json();
    assert_eq!(value["move"]["uci"], "e2e4");
}
