//! The example for library users runs and prints what its readers are shown.

#[expect(dead_code, reason = "`main` is for who runs the example")]
#[path = "../../examples/flag_fall.rs"]
mod flag_fall;

#[test]
fn a_fallen_flag_is_a_win_or_a_draw() {
    let text = flag_fall::story();
    let answers: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("Black can "))
        .filter_map(|line| line.split_once(':'))
        .map(|(answer, _)| answer)
        .collect();
    assert_eq!(answers, ["never mate", "still mate", "still mate", "never mate"], "{text}");
    assert_eq!(text.matches("checked: Ok(())").count(), 4, "{text}");
    assert!(text.contains("by the pieces that are left (KnightAgainstQueens)"), "{text}");
}
