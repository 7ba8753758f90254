//! What is written is read as the same control, in every format; and no text makes the readers fall over.

use board::Color;
use jadoube_clock::TimeControl;
use jadoube_clock::language::{
    PgnTags, read, read_pgn, read_tag, read_transcript, write_pgn, write_short, write_transcript,
};
use proptest::prelude::*;

use crate::strategies::control;

proptest! {
    #[test]
    fn pgn(control in control()) {
        let texts = match write_pgn(&control) {
            PgnTags::One(text) => [text.clone(), text],
            PgnTags::Two { white, black } => [white, black],
        };
        let mut periods = Vec::new();
        for text in &texts {
            let reading = read_pgn(text);
            let Ok(reading) = reading else {
                return Err(TestCaseError::fail(format!("{text}: {reading:?}")));
            };
            let control = reading.control().expect("a control");
            periods.push(control.of(Color::White).periods().to_vec());
        }
        prop_assert_eq!(TimeControl::odds(&periods[0], &periods[1]), Ok(control), "{:?}", texts);
    }

    #[test]
    fn short(control in control()) {
        let text = write_short(&control);
        let reading = read(&text);
        let Ok(reading) = reading else {
            return Err(TestCaseError::fail(format!("{text}: {reading:?}")));
        };
        prop_assert_eq!(reading.control(), Some(&control), "{}", text);
        prop_assert_eq!(&reading.ignored, &[], "{}", text);
    }

    #[test]
    fn transcript(control in control()) {
        if let Some(text) = write_transcript(&control) {
            let reading = read_transcript(&text).expect("what was written");
            prop_assert_eq!(reading.control(), Some(&control), "{}", text);
        }
    }

    #[test]
    fn no_text_makes_a_reader_fall_over(text in "\\PC{0,60}") {
        let _ = (read(&text), read_pgn(&text), read_tag(&text), read_transcript(&text));
    }

    #[test]
    fn no_text_like_a_control_makes_a_reader_fall_over(
        text in "([0-9]{1,4}|[+/:;,|*'\"½.-]| |min|s|h|move|moves|from|all|rest|d|b|W|inc|tahů|od|½){0,14}",
    ) {
        for reading in [read(&text), read_pgn(&text), read_tag(&text), read_transcript(&text)] {
            let places = match &reading {
                Ok(reading) => reading.ignored.iter().map(|it| it.place).collect(),
                Err(error) => vec![error.place],
            };
            for place in places {
                prop_assert!(text.get(place.start..place.end).is_some(), "{:?} in {}", place, text);
            }
        }
    }
}
