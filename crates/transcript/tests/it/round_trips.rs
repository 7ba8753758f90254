//! What is printed reads as the same file, and printing it again changes nothing.

use board::ByColor;
use clock::Millis;
use jadoube_transcript::{
    Case, File, Line, ResultByHand, ResultLine, Stamp, Statement, Told, format_markdown, read,
    read_markdown, result_line, run, write,
};
use laws::event::{Points, Score};

const EXAMPLES: &str = include_str!("../../../../fixtures/transcripts/examples.md");
const UNPROMOTED: &str = include_str!("../../../../fixtures/transcripts/unpromoted.txt");

#[track_caller]
fn check(file: File) {
    let printed = write(&file);
    let again = read(&printed).unwrap_or_else(|error| panic!("{error}\n{printed}"));
    assert_eq!(again.clone().without_numbers(), file.without_numbers(), "{printed}");
    assert_eq!(write(&again), printed);
}

#[test]
fn the_examples_are_read_and_printed() {
    let file = read_markdown(EXAMPLES).unwrap_or_else(|error| panic!("{error}"));
    assert!(file.cases.len() > 40, "{}", file.cases.len());
    assert_eq!(file.shared.len(), 1);
    check(file);
    check(read(UNPROMOTED).unwrap_or_else(|error| panic!("{error}")));
}

#[test]
fn each_example_alone_is_printed_as_it_was_read() {
    for case in read_markdown(EXAMPLES).expect("the examples").cases {
        check(File { shared: Vec::new(), cases: vec![case] });
    }
}

#[test]
fn formatting_a_markdown_file_keeps_everything_else() {
    let formatted = format_markdown(EXAMPLES).expect("the examples");
    let prose =
        |text: &str| text.lines().filter(|it| it.starts_with('#') && it.contains("Art")).count();
    assert_eq!(prose(&formatted), prose(EXAMPLES));
    assert_eq!(format_markdown(&formatted).as_ref(), Ok(&formatted));
    assert!(formatted.contains("# holds for every case below that names no other"));
}

#[test]
fn a_file_of_one_case_needs_no_name() {
    let text =
        "position start # as always\n\n\n0:04 WHITE Plays e4\n\n# a remark\n     => made e4\n";
    let file = read(text).expect("a transcript");
    assert_eq!((file.shared.len(), file.cases.len(), file.cases[0].id()), (2, 1, ""));
    let printed = write(&file);
    assert!(printed.contains("0:04 white plays e4\n\n# a remark\n"), "{printed}");
    check(file);
}

/// Every result that there can be, entered, left open or taken back, at every kind of time.
#[test]
fn results_by_hand_are_printed_as_they_are_read() {
    let points = [Points::One, Points::Half, Points::Zero];
    let played = points.iter().flat_map(|&white| {
        points.map(|black| Score { points: ByColor { white, black }, forfeit: false })
    });
    let forfeits = ["+/-", "-/+", "-/-"];
    let forfeits = forfeits.map(|it| {
        let file = read(&format!("result by hand {it}\n")).expect("a transcript");
        match file.cases[0].lines[0].what {
            Some(Statement::Result(ResultLine { said: ResultByHand::Score(score), .. })) => score,
            ref other => panic!("{other:?}"),
        }
    });
    let said = played.chain(forfeits).map(ResultByHand::Score);
    let said: Vec<_> = said.chain([ResultByHand::Open, ResultByHand::TakenBack]).collect();
    let time = Millis::from_seconds(3_725);
    let mut lines = Vec::new();
    for stamp in [None, Some(Stamp::SinceStart(time)), Some(Stamp::OfDay(time))] {
        for &said in &said {
            let what = Some(Statement::Result(ResultLine { stamp, said }));
            lines.push(Line { number: 0, what, comment: Some("by arbiter, who: Jana".to_owned()) });
        }
    }
    assert_eq!(lines.len(), 42);
    check(File { shared: Vec::new(), cases: vec![Case { lines, ..Case::default() }] });
    let open = ResultLine { stamp: Some(Stamp::SinceStart(time)), said: ResultByHand::Open };
    assert_eq!(result_line(&open), "1:02:05 result by hand open");
}

/// The game stands as it stood; so no ruling can be expected of it.
#[test]
fn a_result_by_hand_changes_nothing_of_the_game() {
    let text = "0:05 white plays e4 and presses\n0:09 result by hand 1-0\n     == not over\n\
                0:10 black plays e5 and presses\n     == to move white\n";
    let file = read(text).expect("a transcript");
    let protocol = run(&[], &file.cases[0]);
    assert!(protocol.is_as_expected(), "{protocol:?}");
    assert!(matches!(protocol.entries[1].what, Told::Result(_)), "{:?}", protocol.entries[1]);
    assert_eq!(protocol.entries[1].at.since_start(), Millis::from_seconds(9));
    for wrong in ["result by hand", "result by hand 2-0", "result 1-0", "white result by hand open"]
    {
        assert!(read(wrong).is_err(), "{wrong}");
    }
    assert!(read("result by hand 1-0\n     => over 1-0 [5.1.1]\n").is_err());
}
