//! The line `time` of transcripts: `40/1:30:00, all/0:30:00; +0:30`. One mode for all periods and the same control
//! for both players; what cannot be said in it is not written.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use board::Color;

use super::{
    Expected, Meaning, Note, Place, ReadError, Reading, Stated, Understood, clock_time,
    within_limit,
};
use crate::{Millis, Mode, Moves, Period, Quota, TimeControl};

/// Reads a control as transcripts write it.
///
/// # Errors
/// The place where it goes wrong and what belongs there.
pub fn read_transcript(text: &str) -> Result<Reading, ReadError> {
    within_limit(text)?;
    let mut line = Line { text, at: 0, understood: Vec::new() };
    let mut periods = Vec::from([line.period()?]);
    while line.takes(",") {
        periods.push(line.period()?);
    }
    if line.takes(";") {
        let mode = line.mode()?;
        for period in &mut periods {
            period.mode = mode;
        }
    }
    line.skip_blanks();
    if line.at < text.len() {
        return Err(line.error(Expected::End));
    }
    let control = TimeControl::same(&periods).map_err(|faults| ReadError {
        place: Place::new(0, text.len()),
        expected: Expected::Control(faults),
        nearest: None,
    })?;
    let repeats = control.of(Color::White).repeats();
    let notes = repeats.then_some(Note::LastRepeats).into_iter().collect();
    let stated = Stated::Control(control);
    Ok(Reading { stated, understood: line.understood, ignored: Vec::new(), notes })
}

struct Line<'t> {
    text: &'t str,
    at: usize,
    understood: Vec<Understood>,
}

impl Line<'_> {
    /// `40/1:30:00` or `all/0:30:00`.
    fn period(&mut self) -> Result<Period, ReadError> {
        self.skip_blanks();
        let start = self.at;
        let quota = match self.takes("all") {
            true => Quota::Rest,
            false => Quota::Moves(self.number()?),
        };
        self.understand(start, Meaning::Quota(quota));
        if !self.takes("/") {
            return Err(self.error(Expected::Slash));
        }
        self.skip_blanks();
        let start = self.at;
        let time = self.span()?;
        self.understand(start, Meaning::Time(time));
        Ok(Period { quota, time, mode: Mode::Plain })
    }

    /// `+0:30`, `delay 0:05` or `bronstein 0:05`.
    fn mode(&mut self) -> Result<Mode, ReadError> {
        self.skip_blanks();
        let start = self.at;
        let make: fn(Millis) -> Mode = if self.takes("+") {
            Mode::Fischer
        } else if self.takes("delay") {
            Mode::Delay
        } else if self.takes("bronstein") {
            Mode::Bronstein
        } else {
            return Err(self.error(Expected::Mode));
        };
        let mode = make(self.span()?);
        self.understand(start, Meaning::Mode(mode));
        Ok(mode)
    }

    fn number(&mut self) -> Result<Moves, ReadError> {
        let rest = &self.text[self.at..];
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        let number = rest[..length].parse().map_err(|_| self.error(Expected::MovesOrAll))?;
        self.at += length;
        Ok(Moves(number))
    }

    fn span(&mut self) -> Result<Millis, ReadError> {
        self.skip_blanks();
        let found = clock_time::read(&self.text[self.at..]);
        let (time, length) = found.ok_or_else(|| self.error(Expected::ClockTime))?;
        self.at += length;
        Ok(time)
    }

    fn skip_blanks(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn takes(&mut self, word: &str) -> bool {
        self.skip_blanks();
        let head = self.text.get(self.at..self.at + word.len());
        let found = head.is_some_and(|head| head.eq_ignore_ascii_case(word));
        if found {
            self.at += word.len();
        }
        found
    }

    fn understand(&mut self, start: usize, meaning: Meaning) {
        self.understood.push(Understood { place: Place::new(start, self.at), meaning });
    }

    fn error(&self, expected: Expected) -> ReadError {
        let rest = &self.text[self.at..];
        let length = rest.find(|it: char| it.is_whitespace()).unwrap_or(rest.len());
        let place = Place::new(self.at, self.at + length);
        ReadError { place, expected, nearest: None }
    }
}

/// Writes a control as transcripts have it; nothing if it cannot be said that way.
#[must_use]
pub fn write_transcript(control: &TimeControl) -> Option<String> {
    let periods = control.common()?.periods();
    let mode = periods[0].mode;
    let says_all = |period: &Period| period.mode == mode && period.time.get().is_multiple_of(1_000);
    if !periods.iter().all(says_all) || !mode.bonus().get().is_multiple_of(1_000) {
        return None;
    }
    let periods: Vec<String> = periods.iter().map(write_period).collect();
    let mode = match mode {
        Mode::Plain => String::new(),
        Mode::Fischer(bonus) => format!("; +{}", write_span(bonus)),
        Mode::Delay(bonus) => format!("; delay {}", write_span(bonus)),
        Mode::Bronstein(bonus) => format!("; bronstein {}", write_span(bonus)),
        Mode::Hourglass => return None,
    };
    Some(format!("{}{mode}", periods.join(", ")))
}

fn write_period(period: &Period) -> String {
    match period.quota {
        Quota::Moves(moves) => format!("{moves}/{}", period.time),
        Quota::Rest => format!("all/{}", period.time),
    }
}

/// Minutes and seconds, with hours only where there are any.
fn write_span(time: Millis) -> String {
    match time < Millis::from_hours(1) {
        true => clock_time::write_minutes(time),
        false => format!("{time}"),
    }
}

#[cfg(test)]
mod tests;
