//! The examples for users of the library tell what they promise to tell.

#[expect(dead_code, reason = "its `main` is for those who run it")]
#[path = "../../examples/incident.rs"]
mod incident;

#[test]
fn the_incident_is_told_from_the_first_touch_to_the_last_ruling() {
    let told = incident::story();
    // In this order, other lines between them.
    let expected = [
        "FIDE Laws of Chess 2018, 90 minutes and 30 seconds for each move",
        " 0:40  Black brushes the knight on g8.",
        "       ? J-07: accidental or intentional      [4.2.2 Any other touch]",
        " 1:10  The arbiter: it was meant.",
        "       the piece of g8 must be moved          [4.3.1 Own pieces]",
        " 2:00  White plays f1-f3 and presses.",
        "       illegal move number 1                  [7.5.1 Illegal move: putting it right]",
        "       the position before it is put back     [7.5.1 Illegal move: putting it right]",
        "       black gets +2:00                       [7.5.5 Penalties for illegal moves]",
        "       ? J-23: without-press or unchanged or from-log or other [7.1 Times after going back]",
        "       the move counters go by -1 and +0      [7.1 Times after going back]",
        "Illegal moves of White: 1. Questions still open: 0.",
        "The clocks show 1:31:05 and 1:32:10.",
    ];
    let mut lines = told.lines();
    for wanted in expected {
        assert!(lines.any(|it| it == wanted), "no `{wanted}` in its place in\n{told}");
    }
}
