//! The example for library users runs and prints what its readers are shown.

#[expect(dead_code, reason = "`main` is for who runs the example")]
#[path = "../../examples/time_control.rs"]
mod time_control;

#[test]
fn time_controls_are_read_classified_and_run() {
    let text = time_control::story();
    let first = "\
90 minutes for 40 moves, then 30 minutes, with 30 seconds per move from move 1
  in short: 40/90+30,30+30
  in a game record: 40/5400+30:1800+30
  2:30:00 for 60 moves, which is Standard
";
    assert!(text.starts_with(first), "{text}");
    let classes: Vec<&str> =
        text.lines().filter_map(|line| line.split_once("which is ")).map(|(_, it)| it).collect();
    assert_eq!(classes, ["Standard", "Rapid", "Blitz", "Blitz"]);
    let game = "
1 min + 5 s
  [> 0:01:05 |   0:01:05 ]
  [  0:01:06 | > 0:01:05 ]
  [> 0:01:06 |   0:00:44 ]
  [  0:00:51 | > 0:00:44 ]
  [  0:00:51 | >-0:00:00 ]
the flag of black fell 0:01:34 after the start
";
    assert!(text.ends_with(game), "{text}");
}
