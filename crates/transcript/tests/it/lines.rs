//! Every form of every line: read, printed, read again; and the line of the event that it tells of.

use board::Setup;
use jadoube_transcript::{
    Context, EventLine, Said, Statement, event_line, expectation_line, header_line, query_line,
    read_line, result_line, state_line,
};

#[track_caller]
fn said(line: &str) -> Said {
    read_line(line).unwrap_or_else(|error| panic!("{line}: {error}")).0
}

/// Prints what a line says.
fn printed(said: &Said) -> String {
    match said {
        Said::Nothing => String::new(),
        Said::Case { id, title } => format!("case {id} {title}"),
        Said::Header(header) => header_line(header),
        Said::Statement(Statement::Event(it)) => event_line(it),
        Said::Statement(Statement::Result(it)) => result_line(it),
        Said::Statement(Statement::Expects(it)) => expectation_line(it),
        Said::Statement(Statement::State(it)) => state_line(it),
        Said::Statement(Statement::Query(it)) => query_line(it),
    }
}

#[track_caller]
fn check(lines: &str) {
    for line in lines.lines() {
        let found = said(line);
        assert_eq!(said(&printed(&found)), found, "{line} as {}", printed(&found));
        let upper = line.split(' ').next().unwrap_or_default().to_uppercase();
        if upper.chars().all(|it| it.is_ascii_alphabetic()) {
            let loud = line.replacen(line.split(' ').next().unwrap_or_default(), &upper, 1);
            assert_eq!(said(&loud), found, "{loud}");
        }
    }
}

#[test]
fn header_lines() {
    check(include_str!("../data/header.txt"));
    for tag in ["fide-2009", "fide-2009-cs", "fide-2014", "cz-rapid-blitz", "fide-2017-sl"] {
        check(&format!("edition {tag}"));
    }
    check("edition by date\nposition start\nposition chess960 518\nmoves\nclocks running none");
    check("player black blind hearing-impaired language sk\ntime all/0:05:00; bronstein 0:03");
}

#[test]
fn event_lines_are_printed_as_they_stand() {
    let lines = include_str!("../data/events.txt");
    check(lines);
    for line in lines.lines() {
        assert_eq!(printed(&said(line)), line);
    }
}

#[test]
fn expectations_states_and_queries() {
    for lines in [include_str!("../data/expectations.txt"), include_str!("../data/states.txt")] {
        check(lines);
        for line in lines.lines() {
            assert_eq!(printed(&said(line)), line);
        }
    }
}

#[test]
fn a_line_is_the_line_of_its_event() {
    for line in include_str!("../data/events.txt").lines() {
        let Said::Statement(Statement::Event(event)) = said(line) else { panic!("{line}") };
        let context = Context::of(Setup::INITIAL);
        let Ok(happening) = event.happening(&context) else { continue };
        let told = EventLine::of(event.stamp, &happening, &context.position);
        let again = told.happening(&context).expect("our own line");
        assert_eq!(again, happening, "{line}");
        let Said::Statement(Statement::Event(read)) = said(&event_line(&told)) else {
            panic!("{line}")
        };
        assert_eq!(read, told, "{line}");
    }
}

#[test]
fn a_mate_sign_is_no_comment() {
    let (said, comment) = read_line("0:05 white plays Qg7# # mate").expect("an event");
    assert_eq!(printed(&said), "0:05 white plays Qg7#");
    assert_eq!(comment.as_deref(), Some("mate"));
}
