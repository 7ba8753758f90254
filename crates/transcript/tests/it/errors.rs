//! Errors say where, what belongs there, and what was perhaps meant.

use jadoube_transcript::{
    Expected, Fault, Kind, event_line, format, read, read_event, read_logged, read_markdown, run,
};
use laws::regulations::OptionFault;

/// The place and the nearest word of each problem.
#[track_caller]
fn check(text: &str, expected: &[(usize, usize, Option<&str>)]) {
    let problems = read(text).expect_err(text).problems;
    let found: Vec<_> = problems
        .iter()
        .map(|it| {
            let nearest = match &it.fault {
                Fault::Unexpected { nearest, .. } => nearest.as_deref(),
                _ => None,
            };
            (it.line, it.column, nearest)
        })
        .collect();
    assert_eq!(found, expected, "{problems:?}");
}

#[test]
fn every_problem_of_a_file_is_found() {
    let text = "case X\npositon start\n0:01 white tuches e2\n     => must white mvoe e2\n== to mov white\n? clas\n";
    check(
        text,
        &[
            (2, 1, Some("position")),
            (3, 12, Some("touches")),
            (4, 20, Some("move")),
            (5, 7, Some("move")),
            (6, 3, Some("class")),
        ],
    );
}

#[test]
fn columns_count_characters() {
    check("disturbance \"čaj\" lastnig 6:00", &[(1, 19, Some("lasting"))]);
}

#[test]
fn what_belongs_there_is_listed() {
    let problems = read("0:01 white puts").expect_err("no piece").problems;
    let Fault::Unexpected { found, expected, .. } = &problems[0].fault else { panic!() };
    assert_eq!(*found, None);
    assert!(expected.contains(&Expected::Kind(Kind::Role)), "{expected:?}");
    assert!(expected.contains(&Expected::Word("black")), "{expected:?}");
}

#[test]
fn other_faults() {
    for (text, fault) in [
        ("0:01 white stops clock \"why", Fault::OpenQuote),
        ("0:01 white adjusts\nposition start", Fault::HeaderAfterEvents),
        ("case A\n=> made e4", Fault::NothingHappened),
        ("time 40/soon", Fault::TimeControl),
    ] {
        let problems = read(text).map_or_else(|it| it.problems, |_| Vec::new());
        assert!(problems.iter().any(|it| it.fault == fault), "{text}: {problems:?}");
    }
    let problems = read("position 8/8/8/8/8/8/8/9 w - - 0 1").expect_err("nine files").problems;
    assert!(matches!(problems[0].fault, Fault::Fen(_)), "{problems:?}");
}

#[test]
fn after_fifty_problems_nothing_is_read() {
    let problems = read(&"whte touches e2\n".repeat(100_000)).expect_err("garbage").problems;
    assert_eq!(problems.len(), 51);
    let last = problems.last().expect("problems");
    assert_eq!((last.line, &last.fault), (50, &Fault::TooManyProblems(50)));
    let text = "```transcript\nwhte touches e2\n```\n".repeat(100);
    let problems = jadoube_transcript::read_markdown(&text).expect_err("garbage").problems;
    assert_eq!(problems.len(), 51, "blocks are counted together");
}

#[test]
fn lines_headers_and_cases_have_an_end() {
    let fault = |text: &str| {
        let problems = read(text).expect_err("too long").problems;
        (problems[0].line, problems[0].column, problems[0].fault.clone())
    };
    let long = format!("white calls arbiter \"{}\"\n", "ž".repeat(4_000));
    assert_eq!(fault(&long), (1, 4_001, Fault::LongLine(4_000)));
    let header = "# remark\n".repeat(501);
    assert_eq!(fault(&header), (501, 1, Fault::LongHeader(500)));
    let case = "time passes\n".repeat(20_001);
    assert_eq!(fault(&case), (20_001, 1, Fault::LongCase(20_000)));
}

#[test]
fn a_long_word_is_told_by_its_beginning() {
    let problems = read(&"x".repeat(3_000)).expect_err("no word").problems;
    let Fault::Unexpected { found: Some(found), .. } = &problems[0].fault else { panic!() };
    assert_eq!(found.chars().count(), 61);
}

/// What is added to a count never goes beyond its bounds.
#[test]
fn numbers_that_no_game_has_are_refused() {
    for line in [
        "given white completed 4294967295",
        "given white illegal 100000",
        "given seen 4294967295",
        "position 4k3/8/8/8/8/8/4P3/4K3 w - - 4294967295 1",
        "position 4k3/8/8/8/8/8/4P3/4K3 w - - 0 4294967295",
        "0:01 clock shows counter 4294967295 1",
        "0:01 reconstruction gives 4294967295 moves",
        "0:01 arbiter decides J-32 yes 4294967295",
    ] {
        assert!(read(line).is_err(), "{line}");
        assert!(read_logged(line).is_err() == line.contains("4294967295") || line.contains("J-32"));
    }
    // A log of an earlier version was not refused what could be counted.
    for line in ["given white completed 100000", "0:01 clock shows counter 2000000000 1"] {
        assert!(read_logged(line).is_ok(), "{line}");
    }
    let counts = "given white completed 99999\ngiven white made 99999\nposition 4k3/8/8/8/8/8/4P3/4K3 w - - 99999 99999\n0:01 white plays e4 and presses\n";
    let file = read(counts).expect("a transcript");
    assert!(run(&file.shared, &file.cases[0]).game.is_some());
}

#[test]
fn a_mark_in_front_and_any_end_of_a_line_is_read() {
    let plain = read("edition fide-2018\n0:01 white plays e4\n").expect("a transcript");
    for text in [
        "\u{feff}edition fide-2018\n0:01 white plays e4\n",
        "edition fide-2018\r\n0:01 white plays e4\r\n",
        "edition fide-2018\r0:01 white plays e4",
        "\u{feff}edition fide-2018\r\n0:01 white plays e4",
    ] {
        assert_eq!(read(text).as_ref(), Ok(&plain), "{text:?}");
    }
    let block = "\u{feff}```transcript\r\n0:01 white plays e4\r\n```\r\n";
    assert_eq!(read_markdown(block).expect("a file").cases.len(), 1);
}

/// A fine may be of any amount.
#[test]
fn an_amount_is_no_count_of_a_game() {
    let text = "0:01 arbiter reports black disturbing\n=> penalty black 12.9.7 150000\n";
    assert!(format(text).expect("a transcript").contains("=> penalty black 12.9.7 150000"));
}

#[test]
fn a_carriage_return_in_quotes_ends_a_line_of_nobody() {
    let told = read_event("white calls arbiter \"a\rb\"").expect("an event");
    assert_eq!(event_line(&told), "white calls arbiter \"a b\"");
    let header = "edition fide-2018\nplayer white \"A\rB\"\n";
    assert!(read_logged(header).is_ok() && read(header).is_err());
}

/// A value is never taken for the name of an option.
#[test]
fn a_wrong_form_of_a_value_is_told_as_one() {
    let problems =
        read("0:00 organiser changes draw_agreement aftr(30)").expect_err("wrong").problems;
    let Fault::Option { option, why: OptionFault::UnknownWord { nearest, .. } } =
        &problems[0].fault
    else {
        panic!("{problems:?}")
    };
    assert_eq!(
        (problems[0].column, option.as_str(), nearest.as_str()),
        (39, "draw_agreement", "after(30)")
    );
}
