//! Texts as organisers write them, and what they mean as a PGN tag.

use alloc::string::String;
use alloc::vec::Vec;
use alloc::{format, vec};

use super::read;
use crate::language::{Expected, Nearest, Note, PgnTags, Why, write_pgn};
use crate::{FaultReason, Moves, PeriodNumber};

fn pgn(text: &str) -> String {
    match read(text) {
        Ok(reading) => match write_pgn(reading.control().expect("a control")) {
            PgnTags::One(text) => text,
            PgnTags::Two { white, black } => format!("{white} v {black}"),
        },
        Err(error) => format!("{error:?}"),
    }
}

/// Nothing of the text may be passed over.
#[track_caller]
fn check(cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(pgn(text), *expected, "{text}");
        let ignored = read(text).map(|reading| reading.ignored).unwrap_or_default();
        assert_eq!(ignored, [], "{text}");
    }
}

#[test]
fn short_forms() {
    check(&[
        ("90+30", "5400+30"),
        ("5+0", "300"),
        ("3|2", "180+2"),
        ("15 | 10", "900+10"),
        ("15'+10\"", "900+10"),
        ("15’ + 10’’", "900+10"),
        ("15′+10″", "900+10"),
        ("1h30m + 30s", "5400+30"),
        ("1h30 + 30sec/mv", "5400+30"),
        ("1h + 30''", "3600+30"),
        ("40/90+30,30+30", "40/5400+30:1800+30"),
        ("40/90,30", "40/5400:1800"),
        ("40/90, SD/30; +30", "40/5400+30:1800+30"),
        ("40/120, 20/60, 30", "40/7200:20/3600:1800"),
        ("90/40+30", "40/5400+30"),
        ("0:30+1", "30+1"),
        ("1:30:00 + 0:30", "5400+30"),
        ("1:30 h + 30 s", "5400+30"),
        ("90m+30s +30m@40moves", "40/5400+30:1800+30"),
        ("2x15 min", "900"),
        ("*3", "*180"),
        ("hourglass 3 min", "*180"),
        ("0+1", "0+1"),
        ("2.5+1", "150+1"),
    ]);
}

#[test]
fn american_short_forms() {
    check(&[
        ("G/60;d5", "3600d5"),
        ("G/60; d5", "3600d5"),
        ("G/25 d5", "1500d5"),
        ("G/90;inc30", "5400+30"),
        ("G/90; +30", "5400+30"),
        ("Game/60 +5", "3600+5"),
        ("40/120, SD/60; d5", "40/7200d5:3600d5"),
        ("40/90 SD/30 inc/30", "40/5400+30:1800+30"),
        ("40/100,SD/30;+30", "40/6000+30:1800+30"),
        ("G/5;d0", "300"),
        ("90d5", "5400d5"),
        ("90b5", "5400b5"),
    ]);
}

#[test]
fn english() {
    check(&[
        (
            "90 minutes for 40 moves, then 30 minutes for the rest of the game, with 30 seconds per move from \
             move 1",
            "40/5400+30:1800+30",
        ),
        (
            "90 minutes for the first 40 moves followed by 30 minutes for the rest of the game with an addition of \
             30 seconds per move starting from move one",
            "40/5400+30:1800+30",
        ),
        ("90 minutes for 40 moves, +30 minutes, +30 seconds per move", "40/5400+30:1800+30"),
        (
            "100’/40+50’/20+15’/end with incr. 30”/move, starting from move 1",
            "40/6000+30:20/3000+30:900+30",
        ),
        ("90'/40+30'/end with incr. 30\"/move, starting from move 1", "40/5400+30:1800+30"),
        (
            "120 minutes for 40 moves, then 60 minutes for 20 moves, then 15 minutes for the rest of the game with \
             30 seconds per move from move 61",
            "40/7200:20/3600:900+30",
        ),
        ("40 moves in 2 hours, then all moves in 1 hour", "40/7200:3600"),
        ("40 in 120 then all in 60", "40/7200:3600"),
        ("40 in 90, all in 30, + increment 30 sec /move", "40/5400+30:1800+30"),
        ("two hours for forty moves and one hour to finish", "40/7200:3600"),
        ("1 hour and 30 minutes + 30 sec.", "5400+30"),
        ("1 ½ hours with 30 second increments from move 1", "5400+30"),
        ("2 hours followed by 30 minutes", "40/7200:1800"),
        ("20 minutes on game", "1200"),
        ("90 min. + 30 sec./each move", "5400+30"),
        ("100' + 30 \" bonus", "6000+30"),
        ("25 minutes for game with 15 seconds increment from move 1", "1500+15"),
        (
            "60 minutes for the whole game with 30 sec. increment, starting from the move one",
            "3600+30",
        ),
        ("3 minutes plus 2-second increment", "180+2"),
        ("G/60 with a 5-second delay", "3600d5"),
        ("1 hour with 5 seconds delay per move", "3600d5"),
        ("5 minutes with Bronstein delay of 3 seconds", "300b3"),
        ("90 minutes with increment of 30 seconds", "5400+30"),
        ("90 minutes, no increment", "5400"),
        ("4 minutes 30 seconds for the whole game", "270"),
        ("3 minutes 2 seconds per move", "180+2"),
        ("1 minute per move after 10 minutes", "600+60"),
        ("90 minutes, after 40 moves 30 minutes, 30 seconds per move", "40/5400+30:1800+30"),
        ("90 minutes + 30 minutes after move 40", "40/5400:1800"),
        ("Fischer 90+30", "5400+30"),
        ("60 mins", "3600"),
        ("1 day for 1 move", "1/86400"),
    ]);
}

#[test]
fn czech() {
    check(&[
        (
            "90 minut na 40 tahů + 30 minut do konce partie + 30 s/tah od 1. tahu",
            "40/5400+30:1800+30",
        ),
        ("2 hodiny na 40 tahů a 1 hodina na dohrání partie", "40/7200:3600"),
        ("Tempo hry: 90 minut na partii + 30 sekund za každý tah", "5400+30"),
        (
            "90 min. na 40 tahů, poté 30 min. na zbytek partie s přídavkem 30 s na tah",
            "40/5400+30:1800+30",
        ),
        ("15 minut + 10 sekund na tah", "900+10"),
        ("3 minuty a 2 sekundy na tah", "180+2"),
        ("60 minut se zpožděním 5 sekund na tah", "3600d5"),
        ("5 minut bez přídavku", "300"),
        ("90 minut/40 tahů, 15 minut dohrávka, 30 sekund/tah", "40/5400+30:900+30"),
        ("2 × 60 min. + 30 s na tah", "3600+30"),
        ("90 minut, po 40. tahu 30 minut, 30 sekund na tah od prvního tahu", "40/5400+30:1800+30"),
        ("přesýpací hodiny: 3 minuty", "*180"),
    ]);
}

#[test]
fn slovak() {
    check(&[
        (
            "90 minút na 40 ťahov + 30 minút do konca partie + 30 sekúnd na ťah od 1. ťahu",
            "40/5400+30:1800+30",
        ),
        ("2 hodiny na 40 ťahov, potom 1 hodina na dohranie partie", "40/7200:3600"),
        ("15 minút na partiu + 10 sekúnd za každý ťah", "900+10"),
        ("25 minút s oneskorením 10 sekúnd", "1500d10"),
        ("5 minút, Bronsteinov režim 3 sekundy", "300b3"),
        ("60 minút s prídavkom 30 sekúnd na ťah od prvého ťahu", "3600+30"),
    ]);
}

#[test]
fn slovene() {
    check(&[
        (
            "90 minut za 40 potez, nato 30 minut do konca partije in 30 sekund na potezo od 1. poteze",
            "40/5400+30:1800+30",
        ),
        ("5 minut + 3 sekunde na potezo", "300+3"),
        ("2 uri za 40 potez in 1 ura do konca partije", "40/7200:3600"),
        ("15 minut na igralca z dodatkom 10 sekund na potezo", "900+10"),
        ("60 minut z zamikom 5 sekund", "3600d5"),
        ("3 minute in 2 sekundi za vsako odigrano potezo", "180+2"),
    ]);
}

#[test]
fn players_with_different_times() {
    let expected = "60/300:0+2 v 60/240:0+2";
    check(&[
        ("White 5 minutes, Black 4 minutes, 2 seconds per move from move 61", expected),
        (
            "5 minutes for White and 4 minutes for Black, with 2 seconds per move from move 61",
            expected,
        ),
        ("bílý 5 minut, černý 4 minuty, 2 sekundy na tah od 61. tahu", expected),
        ("beli 5 minut, črni 4 minute, 2 sekundi na potezo od 61. poteze", expected),
        ("W 60/5,0+2 B 60/4,0+2", expected),
        ("W 5+0 B 4+0", "300 v 240"),
    ]);
}

#[test]
fn what_is_no_time_control_is_passed_over() {
    let text = "World Open 2025: 9 rounds, 90+30, start 15.00";
    let reading = read(text).expect("a control");
    assert_eq!(pgn(text), "5400+30");
    let ignored: Vec<(&str, Why)> =
        reading.ignored.iter().map(|it| (it.place.of(text), it.why)).collect();
    let expected = vec![
        ("World", Why::UnknownWord),
        ("Open", Why::UnknownWord),
        ("2025", Why::TooLarge),
        ("9", Why::LooseNumber),
        ("rounds", Why::UnknownWord),
        ("15.00", Why::LooseNumber),
    ];
    assert_eq!(ignored, expected);
}

#[test]
fn what_is_assumed_is_noted() {
    let notes = |text: &str| read(text).expect("a control").notes;
    assert_eq!(notes("90+30"), [Note::UnitsAssumed]);
    assert_eq!(notes("90 min + 30 s"), []);
    let first = PeriodNumber::FIRST;
    assert_eq!(
        notes("90 min + 30 min + 30 s/move"),
        [Note::QuotaAssumed(first, Moves(40)), Note::FromMoveOneAssumed]
    );
    assert_eq!(notes("2 hours for 40 moves"), [Note::LastRepeats]);
    let notes = notes("15 minites + 10 seconds");
    assert!(matches!(notes[..], [Note::Misspelt(place, "minutes" | "minute")] if place.start == 3));
}

#[test]
fn three_numbers_are_two_periods_and_an_increment() {
    check(&[("90+30+30", "40/5400+30:1800+30")]);
}

#[test]
fn a_text_without_time_is_an_error() {
    for text in ["", "rapid", "fast", "9 rounds", "30 seconds per move"] {
        let error = read(text).expect_err(text);
        assert_eq!(error.expected, Expected::MainTime, "{text}");
    }
    let error = read("fiveteen").expect_err("no number");
    assert_eq!(error.nearest, Some(Nearest::Word("fifteen")));
    assert_eq!((error.place.start, error.place.end), (0, 8));
}

#[test]
fn periods_that_contradict_each_other_are_an_error() {
    let error = read("90 minutes for the whole game, then 30 minutes").expect_err("rest first");
    let Expected::Control(control) = error.expected else { panic!("{error:?}") };
    assert_eq!(control.faults.len(), 1);
    assert_eq!(control.faults[0].reason, FaultReason::RestNotLast);
}

#[test]
fn a_text_that_is_too_long_is_not_read() {
    let long = "5 min, ".repeat(300);
    let error = read(&long).expect_err("too long");
    assert_eq!((error.expected, error.place.start), (Expected::Shorter(2_000), 2_000));
    let letters = "ž".repeat(2_000);
    assert_eq!(read(&letters).expect_err("no time").expected, Expected::MainTime);
}

#[test]
fn one_hyphen_may_join_a_unit_and_no_more() {
    check(&[("a 30-minute game", "1800")]);
    assert!(read(&format!("5{}", "-".repeat(1_900))).is_ok());
}
