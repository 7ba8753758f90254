//! The example for users of the library tells what it promises to tell.

#[expect(dead_code, reason = "its `main` is for those who run it")]
#[path = "../../examples/judge.rs"]
mod judge;

#[test]
fn both_cases_are_judged_with_the_articles_of_their_edition() {
    let told = judge::story();
    // In this order, other lines between them.
    let expected = [
        "A a pawn is left on the last rank",
        "  0:05 white presses",
        "       => illegal white 1st no promotion [7.5.2]",
        "            7.5.2: Pawn not exchanged",
        "       => queen e8 [7.5.2]",
        "       => time +2:00 black [7.5.5]",
        "            7.5.5: Penalties for illegal moves",
        "  White has 0:09:55, Black 0:11:00.",
        "B the same under the edition of 2009",
        "       => illegal white 1st no promotion [7.4.a]",
        "       => time +2:00 black [7.4.b]",
        "       => must white move e7 [4.3.a, 7.4.a]",
        "       => asks J-23 [6.13]",
        "            6.13: Times after an irregularity",
    ];
    let mut lines = told.lines();
    for wanted in expected {
        assert!(lines.any(|it| it == wanted), "no `{wanted}` in its place in\n{told}");
    }
}
