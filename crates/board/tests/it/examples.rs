//! The examples for library users run and print what their readers are shown.

#[expect(dead_code, reason = "`main` is for who runs the example")]
#[path = "../../examples/same_position.rs"]
mod same_position;
#[expect(dead_code, reason = "`main` is for who runs the example")]
#[path = "../../examples/why_illegal.rs"]
mod why_illegal;

#[test]
fn why_illegal_names_every_reason() {
    let text = why_illegal::story();
    let last = "\
8  .  .  .  .  .  .  k  .
7  .  .  .  .  .  p  p  p
6  .  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .  .
3  .  .  .  .  . [.] .  .
2  .  .  .  .  .  P  P  P
1  .  . [r] .  . [B] K  .
   a  b  c  d  e  f  g  h
f1f3 is illegal:
  - this piece does not move like this
  - the king on g1 would stand open to attack

";
    assert!(text.ends_with(last), "{text}");
    let reasons: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix("  - ")).take(4).collect();
    let expected = [
        "the king would cross f1, which is attacked",
        "the king on e1 would stand open to attack",
        "no new piece is named for the pawn on b8",
        "the pawn on d5 has not just made its double step",
    ];
    assert_eq!(reasons, expected);
}

#[test]
fn same_position_tells_look_alikes_apart() {
    let text = same_position::story();
    let expected = "\
3...c6b8   looks like: 1...a7a5                    same as: –
4.g1f3     looks like: –                           same as: –
4...g8f6   looks like: –                           same as: –
5.f3g1     looks like: –                           same as: –
5...f6g8   looks like: 1...a7a5 3...c6b8           same as: 3...c6b8
";
    assert!(text.contains(expected), "{text}");
}
