//! From a typed time control to a reading of it; what is none becomes a complaint with its place.

use clock::Millis;
use clock::language::{
    Expected, Nearest, ReadError, Reading, read as read_free, read_pgn, read_transcript,
};
use messages::{Args, Messages};

use crate::cli::ControlFormat;
use crate::complaint::{Complaint, Failure, Kind, Place};
use crate::words::phrase;

/// A reading, and as what the text was read.
pub(crate) struct Read {
    pub(crate) reading: Reading,
    pub(crate) read_as: ReadAs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReadAs {
    Pgn,
    Free,
    Transcript,
}

impl ReadAs {
    /// Its name in JSON.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            ReadAs::Pgn => "pgn",
            ReadAs::Free => "free",
            ReadAs::Transcript => "transcript",
        }
    }
}

/// Of a long text so many letters are told.
const SHOWN_MAX: usize = 100;

/// A period of a PGN tag is at least this long; smaller numbers are minutes.
const SECONDS_FROM: Millis = Millis::from_seconds(180);

pub(crate) fn read(
    messages: &Messages,
    format: ControlFormat,
    text: &str,
) -> Result<Read, Failure> {
    let found = match format {
        ControlFormat::Auto => auto(text),
        ControlFormat::Pgn => as_pgn(text),
        ControlFormat::Free => as_free(text),
        ControlFormat::Transcript => {
            read_transcript(text).map(|reading| Read { reading, read_as: ReadAs::Transcript })
        }
    };
    Ok(found.map_err(|error| complaint(messages, text, &error))?)
}

fn as_pgn(text: &str) -> Result<Read, ReadError> {
    read_pgn(text).map(|reading| Read { reading, read_as: ReadAs::Pgn })
}

fn as_free(text: &str) -> Result<Read, ReadError> {
    read_free(text).map(|reading| Read { reading, read_as: ReadAs::Free })
}

/// Seconds as in a PGN tag where the numbers are large enough for that, otherwise as people write.
fn auto(text: &str) -> Result<Read, ReadError> {
    let pgn = as_pgn(text);
    if let Ok(read) = &pgn
        && in_seconds(&read.reading)
    {
        return pgn;
    }
    // A text with the signs of a tag and no words was meant as one.
    let like_a_tag = text.contains('/') && !text.chars().any(char::is_alphabetic);
    as_free(text).map_err(|error| match pgn {
        Err(of_pgn) if like_a_tag => of_pgn,
        _ => error,
    })
}

fn in_seconds(reading: &Reading) -> bool {
    let Some(control) = reading.control() else { return true };
    let periods = control.of(board::Color::White).periods();
    periods.iter().all(|it| it.time.is_zero() || it.time >= SECONDS_FROM)
}

fn complaint(messages: &Messages, text: &str, error: &ReadError) -> Complaint {
    let mut shown: String = text.chars().take(SHOWN_MAX).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    let what = messages.with("time-wrong", &Args::new().set("text", shown));
    let code = match error.expected {
        Expected::Number => "number",
        Expected::ClockTime => "clock_time",
        Expected::MovesOrAll => "moves_or_all",
        Expected::Slash => "slash",
        Expected::Mode => "mode",
        Expected::MainTime => "main_time",
        Expected::Period => "period",
        Expected::End => "end",
        Expected::Shorter(_) => "shorter",
        Expected::Control(_) => "control",
    };
    let hint = match &error.nearest {
        Some(Nearest::Word(word)) => similar(messages, word),
        Some(Nearest::Text(text)) => similar(messages, text),
        None => messages.text("time-hint"),
    };
    let expected = phrase(messages, &error.expected.phrase());
    Complaint::new(Kind::TimeControl, what + &faults(messages, &error.expected))
        .at(Place::in_argument(text, error.place.start))
        .expecting(code, expected)
        .advising(hint)
}

fn similar(messages: &Messages, text: &str) -> String {
    messages.with("usage-hint-similar", &Args::new().set("suggestion", text))
}

/// Everything that is wrong with periods that make no control.
fn faults(messages: &Messages, expected: &Expected) -> String {
    let Expected::Control(wrong) = expected else { return String::new() };
    let told = wrong.faults.iter().map(|fault| {
        let reason = phrase(messages, &fault.reason.phrase());
        match fault.period {
            Some(period) => {
                let args = Args::new().set("number", period.get()).set("reason", &reason);
                messages.with("time-wrong-period", &args)
            }
            None => reason,
        }
    });
    told.map(|it| format!(" {it}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clock::language::write_short;

    #[track_caller]
    fn check(text: &str, read_as: ReadAs, short: &str) {
        let read = auto(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let found = read.reading.control().map(write_short);
        assert_eq!((read.read_as, found.as_deref()), (read_as, Some(short)), "{text}");
    }

    #[test]
    fn large_numbers_are_seconds_and_small_ones_minutes() {
        check("40/5400+30:1800+30", ReadAs::Pgn, "40/90+30,30+30");
        check("180+2", ReadAs::Pgn, "3+2");
        check("90+30", ReadAs::Free, "90+30");
        check("3|2", ReadAs::Free, "3+2");
        check("40/90+30,30+30", ReadAs::Free, "40/90+30,30+30");
        check("15 minut + 10 s na tah", ReadAs::Free, "15+10");
    }
}
