//! Commands inside comments: `[%clk 1:02:03]` and its relatives. Unknown ones are kept as they are.

use core::time::Duration;

/// A command in a comment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command<'a> {
    /// `%clk`: what the player's clock shows after the move.
    Clock(Duration),
    /// `%emt`: the time used for the move.
    MoveTime(Duration),
    /// `%egt`: the time used for the game so far.
    GameTime(Duration),
    /// `%mct`: what a mechanical clock shows.
    MechanicalClock(Duration),
    /// Any other: its name without the sign, and the rest.
    Other {
        /// The name.
        name: &'a str,
        /// What follows it.
        value: &'a str,
    },
}

/// The commands of a comment, in order.
pub fn commands(comment: &str) -> impl Iterator<Item = Command<'_>> {
    comment.split("[%").skip(1).filter_map(|part| {
        let (inside, _) = part.split_once(']')?;
        let (name, value) = inside.split_once([' ', ',']).unwrap_or((inside, ""));
        let value = value.trim();
        let time = || read_time(value);
        let other = Command::Other { name, value };
        Some(match name {
            "clk" => time().map_or(other, Command::Clock),
            "emt" => time().map_or(other, Command::MoveTime),
            "egt" => time().map_or(other, Command::GameTime),
            "mct" => time().map_or(other, Command::MechanicalClock),
            _ => other,
        })
    })
}

/// The text of a comment without its commands.
#[must_use]
pub fn without_commands(comment: &str) -> String {
    let mut parts = comment.split("[%");
    let mut text = String::from(parts.next().unwrap_or_default());
    for part in parts {
        match part.split_once(']') {
            Some((_, rest)) => text.push_str(rest),
            None => {
                text.push_str("[%");
                text.push_str(part);
            }
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `h:mm:ss`, `mm:ss`, seconds alone; tenths and smaller parts after a point.
#[must_use]
pub fn read_time(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds: u64 = 0;
    let mut parts = 0;
    for part in whole.split(':') {
        if part.is_empty() || part.len() > 6 || !part.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        seconds = seconds * 60 + part.parse::<u64>().ok()?;
        parts += 1;
    }
    if parts > 3 || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let mut nanoseconds = 0;
    let digits = fraction.bytes().chain(core::iter::repeat(b'0')).take(9);
    for digit in digits {
        nanoseconds = nanoseconds * 10 + u32::from(digit - b'0');
    }
    Some(Duration::new(seconds, nanoseconds))
}

/// The time in the form `h:mm:ss`, with a fraction if there is one.
#[must_use]
pub fn write_time(time: Duration) -> String {
    let seconds = time.as_secs();
    let mut text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if time.subsec_nanos() > 0 {
        let fraction = format!("{:09}", time.subsec_nanos());
        text.push('.');
        text.push_str(fraction.trim_end_matches('0'));
    }
    text
}
