//! Sentences in four languages, made from the typed prose and the message files, and read back again.

use board::Color;
use jadoube_clock::language::{prose, read, read_pgn};
use jadoube_clock::{Arg, Phrase, TimeControl};
use messages::{Args, Language, Messages};
use proptest::prelude::*;

use crate::script::pgn;
use crate::strategies::control;

/// Puts a phrase into words. This is all that whoever shows it has to do.
pub(crate) fn render(messages: &Messages, phrase: &Phrase) -> String {
    let texts: Vec<(&str, String)> = phrase
        .args
        .iter()
        .filter_map(|(name, arg)| match arg {
            Arg::Number(_) => None,
            Arg::Text(text) => Some((*name, text.clone())),
            Arg::Phrase(inner) => Some((*name, render(messages, inner))),
        })
        .collect();
    let mut args = Args::new();
    for (name, arg) in &phrase.args {
        if let Arg::Number(number) = arg {
            args = args.set(name, *number);
        }
    }
    for (name, text) in &texts {
        args = args.set(name, text);
    }
    messages.with(phrase.id, &args)
}

fn sentence(language: Language, control: &TimeControl) -> String {
    render(&Messages::new(language), &prose(control).phrase())
}

#[track_caller]
fn check(control: &TimeControl, expected: [&str; 4]) {
    for (language, expected) in Language::ALL.into_iter().zip(expected) {
        assert_eq!(sentence(language, control), expected);
        let reading = read(expected).unwrap_or_else(|error| panic!("{expected}: {error:?}"));
        assert_eq!(reading.control(), Some(control), "{expected}");
        assert_eq!(reading.ignored, [], "{expected}");
    }
}

#[test]
fn the_control_of_fide() {
    check(
        &pgn("40/5400+30:1800+30"),
        [
            "90 minutes for 40 moves, then 30 minutes for the rest of the game, with 30 seconds per move from move 1",
            "90 minut na 40 tahů, poté 30 minut do konce partie, plus 30 sekund za tah od 1. tahu",
            "90 minút na 40 ťahov, potom 30 minút do konca partie, plus 30 sekúnd za ťah od 1. ťahu",
            "90 minut za 40 potez, nato 30 minut do konca partije, plus 30 sekund na potezo od 1. poteze",
        ],
    );
}

#[test]
fn plurals() {
    check(
        &pgn("60+1"),
        [
            "1 minute for the whole game, with 1 second per move from move 1",
            "1 minuta na celou partii, plus 1 sekunda za tah od 1. tahu",
            "1 minúta na celú partiu, plus 1 sekunda za ťah od 1. ťahu",
            "1 minuta za celo partijo, plus 1 sekunda na potezo od 1. poteze",
        ],
    );
    check(
        &pgn("180+2"),
        [
            "3 minutes for the whole game, with 2 seconds per move from move 1",
            "3 minuty na celou partii, plus 2 sekundy za tah od 1. tahu",
            "3 minúty na celú partiu, plus 2 sekundy za ťah od 1. ťahu",
            "3 minute za celo partijo, plus 2 sekundi na potezo od 1. poteze",
        ],
    );
    check(
        &pgn("2/120:4/240:101/6060"),
        [
            "2 minutes for 2 moves, then 4 minutes for 4 moves, then 101 minutes for every 101 moves",
            "2 minuty na 2 tahy, poté 4 minuty na 4 tahy, poté 101 minut na každých 101 tahů",
            "2 minúty na 2 ťahy, potom 4 minúty na 4 ťahy, potom 101 minút na každých 101 ťahov",
            "2 minuti za 2 potezi, nato 4 minute za 4 poteze, nato 101 minuta za vsako 101 potezo",
        ],
    );
}

#[test]
fn modes_and_parts_of_minutes() {
    check(
        &pgn("270d5"),
        [
            "4 minutes 30 seconds for the whole game, with a delay of 5 seconds per move from move 1",
            "4 minuty 30 sekund na celou partii, zpoždění 5 sekund za tah od 1. tahu",
            "4 minúty 30 sekúnd na celú partiu, oneskorenie 5 sekúnd za ťah od 1. ťahu",
            "4 minute 30 sekund za celo partijo, zakasnitev 5 sekund na potezo od 1. poteze",
        ],
    );
    check(
        &pgn("40/5400b5:1800"),
        [
            "90 minutes for 40 moves, then 30 minutes for the rest of the game, \
             with a Bronstein delay of 5 seconds per move from move 1, without increment from move 41",
            "90 minut na 40 tahů, poté 30 minut do konce partie, \
             Bronsteinův režim 5 sekund za tah od 1. tahu, bez přídavku od 41. tahu",
            "90 minút na 40 ťahov, potom 30 minút do konca partie, \
             Bronsteinov režim 5 sekúnd za ťah od 1. ťahu, bez prídavku od 41. ťahu",
            "90 minut za 40 potez, nato 30 minut do konca partije, \
             Bronsteinov način 5 sekund na potezo od 1. poteze, brez dodatka od 41. poteze",
        ],
    );
    check(
        &pgn("*180"),
        [
            "hourglass with 3 minutes",
            "přesýpací hodiny: 3 minuty",
            "presýpacie hodiny: 3 minúty",
            "peščena ura: 3 minute",
        ],
    );
}

#[test]
fn an_armageddon_game() {
    let control = jadoube_clock::language::presets::find("armageddon").expect("a preset").control();
    check(
        &control,
        [
            "White: 5 minutes for the whole game, with 3 seconds per move from move 61; \
             Black: 4 minutes for the whole game, with 3 seconds per move from move 61",
            "bílý: 5 minut na celou partii, plus 3 sekundy za tah od 61. tahu; \
             černý: 4 minuty na celou partii, plus 3 sekundy za tah od 61. tahu",
            "biely: 5 minút na celú partiu, plus 3 sekundy za ťah od 61. ťahu; \
             čierny: 4 minúty na celú partiu, plus 3 sekundy za ťah od 61. ťahu",
            "beli: 5 minut za celo partijo, plus 3 sekunde na potezo od 61. poteze; \
             črni: 4 minute za celo partijo, plus 3 sekunde na potezo od 61. poteze",
        ],
    );
}

#[test]
fn nothing_and_not_known() {
    for (text, expected) in [("-", "bez časové kontroly"), ("?", "časová kontrola není známa")]
    {
        let stated = read_pgn(text).expect("a tag").stated;
        assert_eq!(render(&Messages::new(Language::Czech), &stated.phrase()), expected);
    }
}

proptest! {
    #[test]
    fn what_is_said_is_understood_in_every_language(control in control()) {
        for language in Language::ALL {
            let text = sentence(language, &control);
            let reading = read(&text);
            let Ok(reading) = reading else {
                return Err(TestCaseError::fail(format!("{text}: {reading:?}")));
            };
            prop_assert_eq!(reading.control(), Some(&control), "{}", text);
            prop_assert_eq!(&reading.ignored, &[], "{}", text);
        }
        prop_assert!(control.of(Color::White).periods().len() < 21);
    }
}
