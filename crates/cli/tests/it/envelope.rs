//! `jadoube envelope` and `jadoube seal`: a sealed move and the envelope it is in.

use crate::harness::{folder, jadoube, jadoube_with};

const ADJOURNED: &str = "fixtures/transcripts/adjourned.txt";

#[test]
fn the_entries_stand_on_the_envelope() {
    jadoube(&["envelope", ADJOURNED]).ends_with(0).says(&[
        "I.2.1  Players",
        "White 2:34:05, Black 2:30:00",
        "(=) by Black",
        "(to be entered)",
    ]);
    let value =
        jadoube(&["envelope", ADJOURNED, "--edition", "2009", "--json"]).ends_with(0).json();
    assert_eq!(value["entries"][4]["article"], "Guidelines 2.e");
    assert_eq!(value["entries"][4]["value"], "41");
}

#[test]
fn the_page_is_written() {
    let path = format!("{}/envelope.html", folder("envelope"));
    jadoube(&["envelope", ADJOURNED, "--html", &path, "--resumption", "hall B"]).ends_with(0);
    let page = std::fs::read_to_string(path).expect("the page");
    assert!(page.contains("hall B") && page.contains("<svg") && !page.contains("Rd1"));
}

#[test]
fn a_game_without_a_sealed_move_has_none() {
    jadoube_with(&["envelope", "-"], &[], "0:05 white plays e4\n")
        .ends_with(2)
        .complains(&["No move is sealed"]);
}

#[test]
fn a_commitment_is_proved_at_the_opening() {
    let sealed = jadoube(&["seal", "41.Rd1", "--json"]).ends_with(0).json();
    let text = |name: &str| sealed[name].as_str().expect("digits").to_owned();
    let (commitment, nonce) = (text("commitment"), text("nonce"));
    let game = |opened: &str| {
        let record = format!(
            "edition fide-2018\nposition 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41\n\
             0:00 arbiter orders white to seal\n1:00 white seals commitment \"{commitment}\"\n\
             1:05 white stops clock \"sealing\"\n30:00 resumption starts\n\
             31:00 envelope opened \"{opened}\" nonce \"{nonce}\"\n"
        );
        let out = jadoube_with(&["judge", "-"], &[], &record).ends_with(0).out;
        // The lines are filled to the width of the terminal.
        out.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert!(game("41.Rd1").contains("White has made Rd1"));
    assert!(game("41.Ra8#").contains("not the move that the record was committed to"));
    let other = jadoube(&["seal", "41.Rd1", "--json"]).ends_with(0).json();
    assert_ne!(sealed, other, "two numbers drawn by lot are the same");
    jadoube(&["seal", "41.Rd1", "--nonce", "12"]).ends_with(2).complains(&["32 hexadecimal"]);
}
