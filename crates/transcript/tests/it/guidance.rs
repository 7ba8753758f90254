//! Notes that depend on a value of the edition or of the regulations. Scenarios cannot say that a note is not given, since
//! guidance counts there only if a line names it.

use jadoube_transcript::{Told, read, run};
use laws::ruling::{Matter, Verdict};

/// The notes on the last event of a case.
#[track_caller]
fn notes(text: &str) -> Vec<Matter> {
    let file = read(text).unwrap_or_else(|error| panic!("{error}"));
    let protocol = run(&file.shared, &file.cases[0]);
    assert!(protocol.cannot_start.is_empty(), "{:?}", protocol.cannot_start);
    let Some(Told::Event { rulings, .. }) = protocol.entries.last().map(|it| &it.what) else {
        panic!("no event: {text}");
    };
    let noted = |it: &Verdict| match it {
        Verdict::Note { what, .. } => Some(*what).filter(|it| !it.is_nothing()),
        _ => None,
    };
    rulings.iter().filter_map(|it| noted(it.verdict())).collect()
}

#[track_caller]
fn check(head: &str, events: &str, expected: &[Matter]) {
    assert_eq!(notes(&format!("case A\n{head}\n{events}\n")), expected, "{head}");
}

#[test]
fn the_form_of_a_written_move() {
    let long = "position start\n0:05 white plays e4 and presses\n0:06 white writes \"1.e2e4\"";
    check("edition fide-2018", long, &[]);
    check("edition fide-2009", long, &[Matter::LongFormNotDescribed]);
    let en_passant = "position 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 6\n\
        0:05 white plays exd6 and presses\n0:06 white writes \"6.exd6\"";
    check("edition fide-2018", en_passant, &[]);
    check("edition fide-2009", en_passant, &[Matter::SignLeftOut]);
}

#[test]
fn the_names_of_the_ranks() {
    let said = "player white \"A\" blind\nposition start\n0:05 white announces \"Knight f three\"";
    let (names, unmade) = (Matter::GermanRankNames, Matter::MoveNotYetMade);
    check("edition fide-2018", said, &[names, unmade]);
    check("edition fide-2009", said, &[names, unmade]);
    check("edition fide-2018\nregulations rank_names other", said, &[unmade]);
}

#[test]
fn an_assistant_in_advance() {
    let asked = "position start\n0:00 white requests assistant for clock";
    check("edition fide-2018", asked, &[Matter::AssistantIntroducedLate]);
    check("edition fide-2018\nregulations assistant_notice 0:00:00", asked, &[]);
}

#[test]
fn play_on_two_boards() {
    let start = "player black \"B\" blind\n0:00 round starts";
    check("edition fide-2018", start, &[Matter::TwoBoardsOnDemand]);
    check("edition fide-2018\nregulations two_boards always", start, &[Matter::TwoBoards]);
    check("edition fide-2018\nplayer white \"A\" blind", start, &[]);
}
