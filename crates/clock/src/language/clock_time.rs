//! Times with colons, `1:30:00` and `0:30`: hours, minutes and seconds, or minutes and seconds.

use alloc::format;
use alloc::string::String;

use crate::Millis;
use crate::language::free::fraction;

/// Reads a time with one or two colons at the start of a text: the time and how many bytes it takes. After
/// each colon stand exactly two digits; a point and a part of a second may follow.
pub(super) fn read(text: &str) -> Option<(Millis, usize)> {
    let first = digits(text);
    if first == 0 || first > 6 {
        return None;
    }
    let (second, mut length) = (two_digits(&text[first..])?, first + 3);
    let mut parts = [text[..first].parse().ok()?, second, 0];
    let mut has_hours = false;
    if let Some(third) = two_digits(&text[length..]) {
        (parts[2], has_hours) = (third, true);
        length += 3;
    }
    let mut millis = 0;
    if let Some(after) = text[length..].strip_prefix('.').filter(|after| digits(after) > 0) {
        let count = digits(after);
        millis = fraction(&after[..count]);
        length += 1 + count;
    }
    let [hours, minutes, seconds]: [u64; 3] =
        if has_hours { parts } else { [0, parts[0], parts[1]] };
    if seconds > 59 || (has_hours && minutes > 59) {
        return None;
    }
    let time = Millis::from_hours(hours) + Millis::from_minutes(minutes);
    Some((time + Millis::from_seconds(seconds) + Millis::new(millis), length))
}

/// A colon and two digits, and no third one.
fn two_digits(text: &str) -> Option<u64> {
    let after = text.strip_prefix(':')?;
    (digits(after) == 2).then(|| after[..2].parse().ok())?
}

fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// Minutes and seconds: `90:00`, `4:30.5`.
pub(super) fn write_minutes(time: Millis) -> String {
    let seconds = time.whole_seconds();
    format!("{}:{:02}{}", seconds / 60, seconds % 60, write_fraction(time))
}

/// The part of a second: `.5`, or nothing.
pub(super) fn write_fraction(time: Millis) -> String {
    match time.get() % 1_000 {
        0 => String::new(),
        millis => String::from(format!(".{millis:03}").trim_end_matches('0')),
    }
}

/// Seconds: `30`, `0.5`.
pub(super) fn write_seconds(time: Millis) -> String {
    format!("{}{}", time.whole_seconds(), write_fraction(time))
}
