//! The `TimeControl` tag of PGN: seconds, `40/5400+30:1800+30`. The standard knows increments in the last field only
//! and no delay at all; what practice has added is read and written too, and marked as such.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use board::Color;

use super::clock_time::write_seconds;
use super::free::fraction;
use super::{
    Expected, Meaning, Nearest, Note, Place, ReadError, Reading, Stated, Understood, free,
    within_limit,
};
use crate::control::PERIODS_MAX;
use crate::{Millis, Mode, Moves, Period, Quota, Schedule, TimeControl};

/// Reads the value of a tag strictly.
///
/// Beyond the standard these are taken and noted: increments in any field, a delay (`7200d5` or `7200+5d`),
/// Bronstein (`7200b5` or `7200+5b`), and parts of a second.
///
/// # Errors
/// The place where the text is not a time control, and what it may have meant.
pub fn read_pgn(text: &str) -> Result<Reading, ReadError> {
    within_limit(text)?;
    let trimmed = text.trim();
    let start = text.len() - text.trim_start().len();
    let stated = match trimmed {
        "?" => Some(Stated::Unknown),
        "-" => Some(Stated::Untimed),
        _ => None,
    };
    if let Some(stated) = stated {
        let place = Place::new(start, start + 1);
        let understood = Vec::from([Understood { place, meaning: Meaning::Nothing }]);
        return Ok(Reading { stated, understood, ignored: Vec::new(), notes: Vec::new() });
    }
    let read = Fields::new(text, start, start + trimmed.len()).all();
    read.map_err(|error| match error.expected {
        Expected::Control(_) => error,
        _ => ReadError { nearest: nearest(text), ..error },
    })
}

/// Reads the value of a tag as files really have it: in the format of the standard if it can be, otherwise as
/// free text.
///
/// # Errors
/// It is neither; the error is that of the standard's format.
pub fn read_tag(text: &str) -> Result<Reading, ReadError> {
    read_pgn(text).or_else(|error| free::read(text).map_err(|_| error))
}

/// What a text that is not PGN may have meant: with words in it free text, otherwise as much as is right.
fn nearest(text: &str) -> Option<Nearest> {
    let has_words =
        text.chars().any(|it| it.is_alphabetic() || matches!(it, '\'' | '’' | '"' | '″'));
    if !has_words {
        // A period has at most one of each sign, and no control has more periods.
        let signs = text.match_indices([':', '+']).take(2 * PERIODS_MAX);
        let cuts: Vec<usize> = signs.map(|(at, _)| at).collect();
        let mut starts = cuts.iter().rev().map(|&end| text[..end].trim());
        let right = starts.find(|start| Fields::new(start, 0, start.len()).all().is_ok());
        return right.map(|start| Nearest::Text(String::from(start)));
    }
    let reading = free::read(text).ok()?;
    match write_pgn(reading.control()?) {
        PgnTags::One(text) => Some(Nearest::Text(text)),
        PgnTags::Two { .. } => None,
    }
}

struct Fields<'t> {
    text: &'t str,
    at: usize,
    end: usize,
    periods: Vec<Period>,
    understood: Vec<Understood>,
    notes: Vec<Note>,
}

impl<'t> Fields<'t> {
    fn new(text: &'t str, at: usize, end: usize) -> Fields<'t> {
        let (periods, understood, notes) = (Vec::new(), Vec::new(), Vec::new());
        Fields { text, at, end, periods, understood, notes }
    }

    fn all(mut self) -> Result<Reading, ReadError> {
        let start = self.at;
        loop {
            let field = self.at;
            let period = self.field()?;
            let is_last = self.at == self.end;
            if !is_last && period.mode.bonus() > Millis::ZERO {
                self.notes.push(Note::BeyondStandard(Place::new(field, self.at)));
            }
            self.periods.push(period);
            if is_last {
                break;
            }
            self.sign(b':', Expected::End)?;
        }
        let place = Place::new(start, self.end);
        let control = TimeControl::same(&self.periods).map_err(|faults| ReadError {
            place,
            expected: Expected::Control(faults),
            nearest: None,
        })?;
        if control.of(Color::White).repeats() {
            self.notes.push(Note::LastRepeats);
        }
        if self.periods.iter().any(looks_like_minutes) {
            self.notes.push(Note::PerhapsMinutes);
        }
        let (stated, ignored) = (Stated::Control(control), Vec::new());
        Ok(Reading { stated, understood: self.understood, ignored, notes: self.notes })
    }

    /// One field: `40/9000`, `300`, `4500+60`, `*180`.
    fn field(&mut self) -> Result<Period, ReadError> {
        let start = self.at;
        if self.peek() == Some(b'*') {
            self.at += 1;
            let time = self.seconds()?;
            let place = Place::new(start, self.at);
            self.understand(place, Meaning::Mode(Mode::Hourglass));
            return Ok(Period::rest(time).with(Mode::Hourglass));
        }
        let quota = self.moves()?;
        let time_at = self.at;
        let time = self.seconds()?;
        self.understand(Place::new(time_at, self.at), Meaning::Time(time));
        let mode_at = self.at;
        let mode = self.mode()?;
        if self.at > mode_at {
            self.understand(Place::new(mode_at, self.at), Meaning::Mode(mode));
        }
        Ok(Period { quota, time, mode })
    }

    /// The moves before a slash, if there is one in this field.
    fn moves(&mut self) -> Result<Quota, ReadError> {
        let field = self.text[self.at..self.end].split(':').next().unwrap_or_default();
        let Some(length) = field.find('/') else { return Ok(Quota::Rest) };
        let digits = &field[..length];
        let number = digits.parse::<u32>().ok().filter(|_| is_digits(digits));
        let Some(number) = number else { return self.fail(length.max(1), Expected::Number) };
        let place = Place::new(self.at, self.at + length);
        self.at += length + 1;
        let quota = Quota::Moves(Moves(number));
        self.understand(place, Meaning::Quota(quota));
        Ok(quota)
    }

    /// What follows the time of a field.
    fn mode(&mut self) -> Result<Mode, ReadError> {
        let start = self.at;
        let sign = match self.peek() {
            Some(sign @ (b'+' | b'd' | b'b')) => sign,
            _ => return Ok(Mode::Plain),
        };
        self.at += 1;
        let time = self.seconds()?;
        let kind = match (sign, self.peek()) {
            (b'+', Some(kind @ (b'd' | b'b'))) => {
                self.at += 1;
                kind
            }
            (sign, _) => sign,
        };
        if kind != b'+' {
            self.notes.push(Note::BeyondStandard(Place::new(start, self.at)));
        }
        Ok(match kind {
            _ if time.is_zero() => Mode::Plain,
            b'd' => Mode::Delay(time),
            b'b' => Mode::Bronstein(time),
            _ => Mode::Fischer(time),
        })
    }

    /// A number of seconds, perhaps with a part of a second.
    fn seconds(&mut self) -> Result<Millis, ReadError> {
        let start = self.at;
        let rest = &self.text[start..self.end];
        let whole = count_digits(rest);
        let Ok(seconds) = rest[..whole].parse::<u64>() else {
            return self.fail(whole.max(1), Expected::Number);
        };
        self.at += whole;
        let part = rest[whole..].strip_prefix('.').map_or(0, count_digits);
        if part == 0 {
            return Ok(Millis::from_seconds(seconds));
        }
        self.at += 1 + part;
        self.notes.push(Note::BeyondStandard(Place::new(start, self.at)));
        Ok(Millis::from_seconds(seconds)
            + Millis::new(fraction(&rest[whole + 1..whole + 1 + part])))
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes()[..self.end].get(self.at).copied()
    }

    fn sign(&mut self, sign: u8, expected: Expected) -> Result<(), ReadError> {
        match self.peek() == Some(sign) {
            true => {
                self.at += 1;
                Ok(())
            }
            false => self.fail(self.end - self.at, expected),
        }
    }

    fn understand(&mut self, place: Place, meaning: Meaning) {
        self.understood.push(Understood { place, meaning });
    }

    fn fail<T>(&self, length: usize, expected: Expected) -> Result<T, ReadError> {
        let mut end = (self.at + length).min(self.end);
        while !self.text.is_char_boundary(end) {
            end += 1;
        }
        Err(ReadError { place: Place::new(self.at, end), expected, nearest: None })
    }
}

fn count_digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && count_digits(text) == text.len()
}

/// Forty moves in ninety seconds, or ninety seconds and thirty more with each move: hardly. Three minutes with a few
/// seconds are ordinary blitz.
fn looks_like_minutes(period: &Period) -> bool {
    let (blitz, long_bonus) = (Millis::from_minutes(3), Millis::from_seconds(5));
    let many_moves = matches!(period.quota, Quota::Moves(moves) if moves.0 >= 20);
    let much_more = matches!(period.mode, Mode::Fischer(bonus) if bonus >= long_bonus);
    let suspected = many_moves && period.time <= blitz || much_more && period.time < blitz;
    suspected && !period.time.is_zero()
}

/// The tags that state a control.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum PgnTags {
    /// The value of `TimeControl`.
    One(String),
    /// The players differ: the values of `WhiteTimeControl` and `BlackTimeControl`, which some programs use. The
    /// standard has nothing for it.
    Two {
        /// For White.
        white: String,
        /// For Black.
        black: String,
    },
}

/// Writes the tag.
#[must_use]
pub fn write_pgn(control: &TimeControl) -> PgnTags {
    match control.common() {
        Some(schedule) => PgnTags::One(fields(schedule)),
        None => PgnTags::Two {
            white: fields(control.of(Color::White)),
            black: fields(control.of(Color::Black)),
        },
    }
}

fn fields(schedule: &Schedule) -> String {
    let mut text = String::new();
    for period in schedule.periods() {
        if !text.is_empty() {
            text.push(':');
        }
        push_field(&mut text, period).expect("writing to a string does not fail");
    }
    text
}

fn push_field(text: &mut String, period: &Period) -> core::fmt::Result {
    if period.mode == Mode::Hourglass {
        return write!(text, "*{}", write_seconds(period.time));
    }
    if let Quota::Moves(moves) = period.quota {
        write!(text, "{moves}/")?;
    }
    text.push_str(&write_seconds(period.time));
    match period.mode {
        Mode::Plain | Mode::Hourglass => Ok(()),
        Mode::Fischer(bonus) => write!(text, "+{}", write_seconds(bonus)),
        Mode::Delay(bonus) => write!(text, "d{}", write_seconds(bonus)),
        Mode::Bronstein(bonus) => write!(text, "b{}", write_seconds(bonus)),
    }
}

#[cfg(test)]
mod tests;
