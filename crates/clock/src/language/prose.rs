//! A time control in words, without the words: a typed list of what has to be said, and the messages that say
//! it. The sentences are in the message files of each language; this crate knows only their names.

use alloc::vec::Vec;

use board::Color;

use super::clock_time::write_seconds;
use crate::{Millis, Mode, Moves, Period, PeriodNumber, Phrase, Quota, Schedule, TimeControl};

/// What has to be said about a control.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Prose {
    /// The same for both players.
    Same(Vec<Part>),
    /// Something else for each.
    Odds {
        /// For White.
        white: Vec<Part>,
        /// For Black.
        black: Vec<Part>,
    },
}

/// One thing to be said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// A period.
    Period {
        /// Its time.
        time: Millis,
        /// Its moves.
        moves: PartMoves,
    },
    /// The time that comes with each move.
    Bonus {
        /// How it is given; never [`Mode::Plain`] or [`Mode::Hourglass`].
        mode: Mode,
        /// From which move on.
        from: Moves,
    },
    /// That no time comes with the moves.
    NoBonus {
        /// From which move on.
        from: Moves,
    },
    /// An hourglass.
    Hourglass {
        /// What each player has at the start.
        time: Millis,
    },
}

/// The moves of a period, as they are spoken of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PartMoves {
    /// For so many moves.
    Count(Moves),
    /// For every so many moves, again and again.
    Every(Moves),
    /// For the whole game.
    Whole,
    /// For the rest of the game.
    Rest,
}

/// What has to be said about a control.
#[must_use]
pub fn prose(control: &TimeControl) -> Prose {
    if let Some(schedule) = control.common() {
        return Prose::Same(parts(schedule));
    }
    let [mut white, mut black] = Color::ALL.map(|side| parts(control.of(side)));
    let speaks = |parts: &[Part]| parts.iter().any(|it| matches!(it, Part::Bonus { .. }));
    let nothing = Part::NoBonus { from: Moves(1) };
    match (speaks(&white), speaks(&black)) {
        (false, true) => white.push(nothing),
        (true, false) => black.push(nothing),
        _ => {}
    }
    Prose::Odds { white, black }
}

fn parts(schedule: &Schedule) -> Vec<Part> {
    let periods = schedule.periods();
    if periods[0].mode == Mode::Hourglass {
        return Vec::from([Part::Hourglass { time: periods[0].time }]);
    }
    // A last period without time of its own only says from when on time comes with the moves.
    let spoken = match periods {
        [.., before, last] if last.time.is_zero() && last.quota == Quota::Rest => {
            periods.len() - usize::from(before.mode != last.mode)
        }
        _ => periods.len(),
    };
    let repeats = spoken == periods.len();
    let mut parts: Vec<Part> = (0..spoken)
        .map(|index| period_part(&periods[index], index, index + 1 == spoken, repeats))
        .collect();
    let mut mode = Mode::Plain;
    for (index, period) in periods.iter().enumerate() {
        let first = schedule.first_move_of(PeriodNumber::from_index(index));
        let from = first.unwrap_or(Moves(1));
        if period.mode != mode {
            parts.push(match period.mode {
                Mode::Plain | Mode::Hourglass => Part::NoBonus { from },
                mode => Part::Bonus { mode, from },
            });
        }
        mode = period.mode;
    }
    parts
}

fn period_part(period: &Period, index: usize, is_last: bool, repeats: bool) -> Part {
    let moves = match period.quota {
        Quota::Moves(moves) if !is_last => PartMoves::Count(moves),
        Quota::Moves(moves) if repeats => PartMoves::Every(moves),
        _ if index == 0 => PartMoves::Whole,
        _ => PartMoves::Rest,
    };
    Part::Period { time: period.time, moves }
}

impl Prose {
    /// The message that says it all.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            Prose::Same(parts) => sentence(parts),
            Prose::Odds { white, black } => Phrase::new("clock-odds")
                .with("white", sentence(white))
                .with("black", sentence(black)),
        }
    }
}

/// Everything about one player: periods joined by "then", the rest by commas.
fn sentence(parts: &[Part]) -> Phrase {
    let mut parts = parts.iter();
    let first = parts.next().map_or_else(|| Phrase::new("clock-untimed"), Part::phrase);
    parts.fold(first, |before, part| {
        let join = match part {
            Part::Period { .. } | Part::Hourglass { .. } => "clock-then",
            Part::Bonus { .. } | Part::NoBonus { .. } => "clock-join",
        };
        Phrase::new(join).with("before", before).with("next", part.phrase())
    })
}

impl Part {
    /// The message for this part.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match *self {
            Part::Period { time, moves } => {
                let (id, count) = match moves {
                    PartMoves::Count(count) => ("clock-period-moves", Some(count)),
                    PartMoves::Every(count) => ("clock-period-every", Some(count)),
                    PartMoves::Whole => ("clock-period-whole", None),
                    PartMoves::Rest => ("clock-period-rest", None),
                };
                let phrase = Phrase::new(id).with("time", time_phrase(time));
                match count {
                    Some(count) => phrase.number("moves", u64::from(count.0)),
                    None => phrase,
                }
            }
            Part::Bonus { mode, from } => {
                let id = match mode {
                    Mode::Bronstein(_) => "clock-bronstein",
                    Mode::Delay(_) => "clock-delay",
                    Mode::Fischer(_) | Mode::Plain | Mode::Hourglass => "clock-increment",
                };
                let time = bonus_phrase(mode.bonus());
                Phrase::new(id).with("time", time).number("move", u64::from(from.0))
            }
            Part::NoBonus { from } => {
                Phrase::new("clock-no-increment").number("move", u64::from(from.0))
            }
            Part::Hourglass { time } => {
                Phrase::new("clock-hourglass").with("time", time_phrase(time))
            }
        }
    }
}

/// A time: in minutes where it can be, since that is how regulations speak.
#[must_use]
pub fn time_phrase(time: Millis) -> Phrase {
    let (seconds, minute) = (time.whole_seconds(), Millis::from_minutes(1));
    if time.get().is_multiple_of(minute.get()) {
        return whole_minutes(seconds / 60);
    }
    let rest = Millis::new(time.get() % minute.get());
    match time < minute {
        true => seconds_phrase(time),
        false => Phrase::new("clock-time-two")
            .with("first", counted("clock-minutes", seconds / 60))
            .with("second", seconds_phrase(rest)),
    }
}

/// A time per move: in seconds, unless it is whole minutes.
fn bonus_phrase(time: Millis) -> Phrase {
    match time.get() % 60_000 {
        0 => whole_minutes(time.whole_seconds() / 60),
        _ => seconds_phrase(time),
    }
}

fn whole_minutes(minutes: u64) -> Phrase {
    match minutes {
        minutes if minutes >= 1_440 && minutes % 1_440 == 0 => {
            counted("clock-days", minutes / 1_440)
        }
        minutes if minutes >= 240 && minutes % 60 == 0 => counted("clock-hours", minutes / 60),
        minutes => counted("clock-minutes", minutes),
    }
}

fn seconds_phrase(time: Millis) -> Phrase {
    match time.get() % 1_000 {
        0 => counted("clock-seconds", time.whole_seconds()),
        _ => Phrase::new("clock-seconds-part").text("seconds", write_seconds(time)),
    }
}

fn counted(id: &'static str, count: u64) -> Phrase {
    Phrase::new(id).number("count", count)
}
