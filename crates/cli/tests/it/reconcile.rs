//! `jadoube reconcile`: two scoresheets of one game.

use crate::harness::{folder, jadoube};

fn reconcile(name: &str, white: &str, black: &str, args: &[&str]) -> crate::harness::Run {
    let folder = folder(name);
    let paths = ["white", "black"].map(|it| format!("{folder}/{it}.txt"));
    std::fs::write(&paths[0], white).expect("a file");
    std::fs::write(&paths[1], black).expect("a file");
    jadoube(&[&["reconcile", &paths[0], &paths[1]], args].concat())
}

#[test]
fn sheets_that_agree() {
    reconcile("agree", "1. e4 e5 2. Nf3", "1. e4 e5 2. Sf3", &[])
        .ends_with(0)
        .says(&["Both sheets name the same moves.", "1. e4 e5 2. Nf3"]);
}

#[test]
fn sheets_that_do_not_decide() {
    let (white, black) = ("1. e4 e5 2. a3", "1. e4 e5 2. a4");
    let found = reconcile("undecided", white, black, &["--json"]).ends_with(4).json();
    assert_eq!((&found["finding"], &found["equal"]), (&"several".into(), &2.into()));
    assert_eq!(found["games"][0]["divergence"], 2);
    // The position at the end decides.
    let last = "rnbqkbnr/pppp1ppp/8/4p3/P3P3/8/1PPP1PPP/RNBQKBNR b KQkq - 0 2";
    reconcile("decided", white, black, &["--final", last]).ends_with(0).says(&["2. a4"]);
}

#[test]
fn sheets_that_cannot_be_brought_together() {
    reconcile("nothing", "1. e4", "1. e4", &["--final", "4k3/8/8/8/8/8/8/4K3 w - -"])
        .ends_with(1)
        .says(&["No game was found"]);
    reconcile("budget", "1. e4 e5", "1. e4 e5", &["--budget", "1"])
        .ends_with(4)
        .says(&["--budget"]);
}

#[test]
fn sheets_that_begin_in_the_middle() {
    let start = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41";
    reconcile("middle", "41. Rd1 Kf8", "41. Td1 Kf8", &["--from", start])
        .ends_with(0)
        .says(&["41. Rd1"]);
    reconcile("nowhere", "41. Rd1", "41. Rd1", &["--from", "8/8/8/8/8/8/8/8 w - - 0 1"])
        .ends_with(2);
}

#[test]
fn the_end_may_say_who_has_the_move() {
    let (white, black) = ("1. e4 e5", "1. e4 e5");
    let last =
        |turn: &str| format!("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR {turn} KQkq -");
    reconcile("turn", white, black, &["--final", &last("w")]).ends_with(0);
    reconcile("other-turn", white, black, &["--final", &last("b")]).ends_with(1);
}
