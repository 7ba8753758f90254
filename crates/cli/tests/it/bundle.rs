//! `jadoube bundle`: a claim where no arbiter is present, for whoever decides it.

use crate::harness::{folder, jadoube, jadoube_with};

const CLAIM: &str = "fixtures/transcripts/claim-without-arbiter.txt";

#[test]
fn the_bundle_is_told() {
    jadoube(&["bundle", CLAIM]).ends_with(0).says(&[
        "Novák (White)",
        "no win by normal means and no effort to win by normal means",
        "DISPUTED",
        "J-66",
    ]);
    jadoube(&["bundle", CLAIM, "--lang", "cs"])
        .ends_with(0)
        .says(&["Reklamace remízy", "ZPOCHYBNĚNO"]);
}

#[test]
fn the_bundle_is_told_to_programs() {
    let value = jadoube(&["bundle", CLAIM, "--edition", "2009", "--json"]).ends_with(0).json();
    assert_eq!(value["articles"][1], "D.1.a");
    assert_eq!(value["claimant"], "white");
    assert_eq!(value["grounds"][1], "no-effort");
    assert_eq!(value["evidence"][3]["state"], "disputed");
    assert_eq!(value["moves"][1]["black_sheet"], "Kd7");
}

#[test]
fn the_page_is_written() {
    let path = format!("{}/bundle.html", folder("bundle"));
    jadoube(&["bundle", CLAIM, "--html", &path]).ends_with(0);
    let page = std::fs::read_to_string(path).expect("the page");
    assert!(page.contains("Zupan") && page.contains("<svg") && page.contains("@media print"));
}

#[test]
fn a_game_without_such_a_claim_has_none() {
    jadoube_with(&["bundle", "-"], &[], "0:05 white plays e4\n")
        .ends_with(2)
        .complains(&["No claim without an arbiter", "guideline_iii no-arbiter"]);
}
