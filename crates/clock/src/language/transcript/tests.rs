use alloc::string::String;

use super::{read_transcript, write_transcript};
use crate::language::{Expected, Note, PgnTags, read_pgn, write_pgn};

#[track_caller]
fn check(text: &str, pgn: &str) {
    let reading = read_transcript(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let control = reading.control().expect("a control");
    assert_eq!(write_pgn(control), PgnTags::One(String::from(pgn)));
    let written = write_transcript(control).expect("it can be said");
    assert_eq!(read_transcript(&written).expect("what was written").control(), Some(control));
}

#[test]
fn the_controls_of_the_scenarios() {
    check("40/1:30:00, all/0:30:00; +0:30", "40/5400+30:1800+30");
    check("40/1:30:00, all/0:30:00", "40/5400:1800");
    check("all/1:00:00; delay 0:05", "3600d5");
    check("all/0:15:00; +0:10", "900+10");
    check("all/0:03:00;+0:02", "180+2");
    check("ALL / 5:00 ; Bronstein 0:03", "300b3");
}

#[test]
fn a_last_period_with_moves_is_noted() {
    let reading = read_transcript("40/2:30:00").expect("a control");
    assert_eq!(reading.notes, [Note::LastRepeats]);
}

#[test]
fn errors_have_a_place() {
    for (text, start, expected) in [
        ("", 0, Expected::MovesOrAll),
        ("every/0:30", 0, Expected::MovesOrAll),
        ("40 1:30:00", 3, Expected::Slash),
        ("40/90", 3, Expected::ClockTime),
        ("40/1:3", 3, Expected::ClockTime),
        ("40/1:61:00", 3, Expected::ClockTime),
        ("40/1:30:00,", 11, Expected::MovesOrAll),
        ("all/0:30; 0:30", 10, Expected::Mode),
        ("all/0:30; +30", 11, Expected::ClockTime),
        ("all/0:30 fast", 9, Expected::End),
    ] {
        let error = read_transcript(text).expect_err(text);
        assert_eq!((error.place.start, error.expected), (start, expected), "{text}");
    }
}

#[test]
fn what_cannot_be_said_is_not_written() {
    for text in ["40/5400+30:1800", "*180", "300+0.5"] {
        let reading = read_pgn(text).expect("a control");
        assert_eq!(write_transcript(reading.control().expect("a control")), None, "{text}");
    }
}
