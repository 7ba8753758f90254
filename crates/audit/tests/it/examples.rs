//! The example for users of the library tells what it promises to tell.

#[expect(dead_code, reason = "its `main` is for those who run it")]
#[path = "../../examples/findings.rs"]
mod findings;

#[test]
fn the_findings_come_with_place_and_article() {
    let told = findings::story();
    // In this order, other lines between them.
    let expected = [
        "3 games, 10 moves",
        "line 9, column 21: game 1, Ada - Bo",
        "  AUD-201 result-not-mate (error)",
        "  5.1.1 Checkmate (FIDE Laws of Chess 2023)",
        "line 19, column 13: game 2, Bo - Cleo",
        "  AUD-101 illegal-move (error)",
        "  3.8.a.i King: one step (FIDE Laws of Chess 2009)",
        "line 32, column 13: game 3, Cleo - Ada",
        "  AUD-205 flag-no-mate (error)",
        "  6.9 Loss on time (FIDE Laws of Chess 2023)",
        "4 corrections:",
        "  60. Qa7 Kh8 0-1  becomes  60. Qa7 Kh8 1/2-1/2",
    ];
    let mut lines = told.lines();
    for wanted in expected {
        assert!(lines.any(|it| it == wanted), "no `{wanted}` in its place in\n{told}");
    }
}
