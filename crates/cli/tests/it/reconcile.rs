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
