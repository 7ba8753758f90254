//! The short form: minutes, and seconds per move after a plus, as in `90+30` and `40/90+30,30+30`. It is read as
//! [free text](super::read).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use board::Color;

use super::clock_time::{write_minutes, write_seconds};
use crate::{Millis, Mode, Period, Quota, Schedule, TimeControl};

/// Writes a control in its short form.
///
/// Moves stand before a slash, periods are parted by commas. A delay is `d5`, Bronstein `b5`, an hourglass `*3`.
/// Times that are not whole minutes are written `4:30`. Where the players differ the form is `W 5+0 B 4+0`.
#[must_use]
pub fn write_short(control: &TimeControl) -> String {
    match control.common() {
        Some(schedule) => schedule_text(schedule),
        None => {
            let [white, black] = Color::ALL.map(|side| schedule_text(control.of(side)));
            format!("W {white} B {black}")
        }
    }
}

fn schedule_text(schedule: &Schedule) -> String {
    let is_alone = schedule.periods().len() == 1;
    let periods: Vec<String> =
        schedule.periods().iter().map(|period| period_text(period, is_alone)).collect();
    periods.join(",")
}

fn period_text(period: &Period, is_alone: bool) -> String {
    let moves = match period.quota {
        Quota::Moves(moves) => format!("{moves}/"),
        Quota::Rest => String::new(),
    };
    let time = match (period.quota, period.time) {
        // `90/40` would be read as ninety minutes for forty moves.
        (Quota::Moves(_), time) if time == Millis::from_minutes(40) => write_minutes(time),
        (_, time) => time_text(time),
    };
    match period.mode {
        Mode::Plain if is_alone => format!("{moves}{time}+0"),
        Mode::Plain => format!("{moves}{time}"),
        Mode::Fischer(bonus) => format!("{moves}{time}+{}", write_seconds(bonus)),
        Mode::Delay(bonus) => format!("{moves}{time}d{}", write_seconds(bonus)),
        Mode::Bronstein(bonus) => format!("{moves}{time}b{}", write_seconds(bonus)),
        Mode::Hourglass => format!("*{time}"),
    }
}

/// Minutes if they are whole and few, otherwise minutes and seconds.
fn time_text(time: Millis) -> String {
    let minutes = time.get() / 60_000;
    match time.get() % 60_000 {
        0 if minutes <= 600 => format!("{minutes}"),
        _ => write_minutes(time),
    }
}
