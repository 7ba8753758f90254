//! Pairs of sheets by hand. Many pairs with faults by lot are in `tests/it`.

use board::Position;

use super::{Budget, Cell, Finding, Reconciliation, Row, Sheet, reconcile};
use crate::algebraic::{Style, write};
use crate::letters::Language;

fn reconciled(white: &str, black: &str) -> Reconciliation {
    let start = Position::initial();
    let sheet = |text: &str| Sheet::read(text, None, &start);
    reconcile(&sheet(white), &sheet(black), &start, None, Budget::default())
}

fn moves_of(found: &Reconciliation) -> String {
    let style = Style::short(Language::English);
    let rows = found.games.first().map_or(&[][..], |game| &game.rows[..]);
    let written = rows.iter().filter_map(|row| match row {
        Row::Played { before, played, .. } => Some(write(before, *played, &style)),
        Row::Surplus { .. } => None,
    });
    written.collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn check(white: &str, black: &str, finding: Finding, moves: &str) {
    let found = reconciled(white, black);
    assert_eq!((found.finding, moves_of(&found).as_str()), (finding, moves), "{white} | {black}");
}

const GAME: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 0-0 Be7";

#[test]
fn sheets_that_agree() {
    let white = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7";
    check(white, white, Finding::Agreed, GAME);
    check(white, "1. e4 e5 2. Jf3 Jc6 3. Sb5 a6 4. Sa4 Jf6 5. 0-0 Se7", Finding::Agreed, GAME);
}

#[test]
fn one_sheet_mends_the_other() {
    let full = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7";
    for other in [
        "1. e4 e5 2. Nf3 ? 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7",
        "1. e4 e5 2. Nf3 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 Bb5 4. a6 Ba4 5. Nf6 O-O 6. Be7",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba3 Nf6 5. O-O Be7",
        "1. e4 e5 2. Nf3 N?6 7. Bb5 a6 9. Ba4 Nf6",
    ] {
        check(full, other, Finding::Found, GAME);
        check(other, full, Finding::Found, GAME);
    }
}

#[test]
fn the_first_disagreement() {
    let full = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";
    let found = reconciled(full, "1. e4 e5 2. Nf3 Nc6 3. ? a6");
    let game = &found.games[0];
    assert_eq!((game.divergence(), game.faults()), (Some(4), 1));
    assert!(matches!(game.rows[4], Row::Played { black: (Some(4), Cell::Illegible), .. }));
}

#[test]
fn a_move_that_nobody_can_read() {
    // Whatever Black played, the rest fits many moves.
    let sheet = "1. e4 ? 2. Nf3";
    let found = reconciled(sheet, sheet);
    assert_eq!(found.finding, Finding::Several);
    assert!(found.equal > 1);
}

#[test]
fn a_move_that_nobody_wrote() {
    let sheet = "1. e4 e5 2. Nf3 Nc6 3. a6 Ba4 4. Nf6 O-O 5. Be7 Re1 6. b5 Bb3 7. d6 c3";
    let found = reconciled(sheet, sheet);
    assert!(moves_of(&found).starts_with("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6"), "{}", moves_of(&found));
}

#[test]
fn sheets_of_different_games() {
    let one = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7";
    let found = reconciled(one, "1. d4 f5 2. g3 g6 3. Bg2 Bg7 4. c4 d6 5. Nc3 c6");
    assert!(found.finding != Finding::Agreed);
}

#[test]
fn empty_and_strange_sheets() {
    check("", "", Finding::Agreed, "");
    check("", "1. e4 e5", Finding::Found, "e4 e5");
    let found = reconciled("?? ¿ ??? x", "\u{fdd0} 1. 1. 1. ...");
    assert!(found.games.len() <= Budget::default().games);
}
