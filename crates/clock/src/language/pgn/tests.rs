use alloc::string::String;
use alloc::vec::Vec;

use board::Color;

use super::{PgnTags, read_pgn, read_tag, write_pgn};
use crate::language::{Expected, Meaning, Nearest, Note, Place, Stated};
use crate::{FaultReason, Millis, Mode, Moves, Period, Quota, TimeControl};

fn periods(text: &str) -> Vec<Period> {
    let reading = read_pgn(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    reading.control().expect("a control").of(Color::White).periods().to_vec()
}

const fn seconds(seconds: u64) -> Millis {
    Millis::from_seconds(seconds)
}

#[test]
fn the_six_kinds_of_the_standard() {
    assert_eq!(read_pgn("?").map(|it| it.stated), Ok(Stated::Unknown));
    assert_eq!(read_pgn("-").map(|it| it.stated), Ok(Stated::Untimed));
    assert_eq!(periods("40/9000"), [Period::moves(40, seconds(9_000))]);
    assert_eq!(periods("300"), [Period::rest(seconds(300))]);
    let increment = Mode::Fischer(seconds(60));
    assert_eq!(periods("4500+60"), [Period::rest(seconds(4_500)).with(increment)]);
    assert_eq!(periods("*180"), [Period::rest(seconds(180)).with(Mode::Hourglass)]);
    let several = [
        Period::moves(40, seconds(7_200)),
        Period::moves(20, seconds(3_600)),
        Period::rest(seconds(900)).with(Mode::Fischer(seconds(30))),
    ];
    assert_eq!(periods("40/7200:20/3600:900+30"), several);
    assert_eq!(periods(" 300+0 "), [Period::rest(seconds(300))]);
}

#[test]
fn what_practice_has_added() {
    for (text, mode) in [
        ("7200d5", Mode::Delay(seconds(5))),
        ("7200+5d", Mode::Delay(seconds(5))),
        ("7200b5", Mode::Bronstein(seconds(5))),
        ("7200+5b", Mode::Bronstein(seconds(5))),
        ("7200+0.5", Mode::Fischer(Millis::new(500))),
    ] {
        assert_eq!(periods(text), [Period::rest(seconds(7_200)).with(mode)], "{text}");
        let notes = read_pgn(text).expect("a control").notes;
        assert!(matches!(notes[..], [Note::BeyondStandard(_)]), "{text}");
    }
    let reading = read_pgn("40/5400+30:1800+30").expect("a control");
    assert_eq!(reading.notes, [Note::BeyondStandard(Place::new(0, 10))]);
}

#[test]
fn each_part_has_its_meaning() {
    let reading = read_pgn("40/5400+30:1800").expect("a control");
    let parts: Vec<(&str, Meaning)> =
        reading.understood.iter().map(|it| (it.place.of("40/5400+30:1800"), it.meaning)).collect();
    assert_eq!(
        parts,
        [
            ("40", Meaning::Quota(Quota::Moves(Moves(40)))),
            ("5400", Meaning::Time(seconds(5_400))),
            ("+30", Meaning::Mode(Mode::Fischer(seconds(30)))),
            ("1800", Meaning::Time(seconds(1_800))),
        ]
    );
}

#[test]
fn minutes_in_a_format_for_seconds_are_suspected() {
    for (text, suspected) in [
        ("90+30", true),
        ("40/90", true),
        ("15+10", true),
        ("40/180", true),
        ("120+30", true),
        ("180+2", false),
        ("180+5", false),
        ("60", false),
        ("1/86400", false),
    ] {
        let notes = read_pgn(text).expect("a control").notes;
        assert_eq!(notes.contains(&Note::PerhapsMinutes), suspected, "{text}");
    }
}

#[test]
fn errors_have_a_place_and_the_nearest_right_thing() {
    let text = |text: &str| Some(Nearest::Text(String::from(text)));
    for (input, place, expected, nearest) in [
        ("40/90m", (5, 6), Expected::End, text("40/5400")),
        ("", (0, 0), Expected::Number, None),
        ("x", (0, 1), Expected::Number, None),
        ("40/", (3, 3), Expected::Number, None),
        ("/300", (0, 1), Expected::Number, None),
        ("300+", (4, 4), Expected::Number, text("300")),
        ("40/7200:x", (8, 9), Expected::Number, None),
        ("40/7200:", (8, 8), Expected::Number, text("40/7200")),
        ("5 min + 3 sec", (1, 13), Expected::End, text("300+3")),
        ("ž", (0, 2), Expected::Number, None),
    ] {
        let error = read_pgn(input).expect_err(input);
        assert_eq!((error.place.start, error.place.end), place, "{input}");
        assert_eq!(error.expected, expected, "{input}");
        assert_eq!(error.nearest, nearest, "{input}");
    }
}

#[test]
fn periods_that_make_no_control_are_an_error_with_all_reasons() {
    let error = read_pgn("300:0/0").expect_err("three faults");
    let Expected::Control(control) = error.expected else { panic!("{:?}", error.expected) };
    let reasons: Vec<FaultReason> = control.faults.iter().map(|it| it.reason).collect();
    assert_eq!(reasons, [FaultReason::RestNotLast, FaultReason::NoMoves, FaultReason::NoTime]);
}

#[test]
fn a_tag_may_be_free_text() {
    let text = "90 minutes for 40 moves, +30 minutes, +30 seconds per move";
    let reading = read_tag(text).expect("a control");
    let expected = PgnTags::One(String::from("40/5400+30:1800+30"));
    assert_eq!(write_pgn(reading.control().expect("a control")), expected);
    assert_eq!(read_tag("600+5").map(|it| it.stated), read_pgn("600+5").map(|it| it.stated));
    assert_eq!(read_tag("slow").expect_err("no time").expected, Expected::Number);
}

#[test]
fn different_times_need_two_tags() {
    let control = TimeControl::odds(&[Period::rest(seconds(300))], &[Period::rest(seconds(240))]);
    let expected = PgnTags::Two { white: String::from("300"), black: String::from("240") };
    assert_eq!(write_pgn(&control.expect("a control")), expected);
}
