//! Times as transcripts write them: `0:05` and `1:02:10`, with a sign, or with a part of a second.

use clock::Millis;
use laws::ruling::Span;

/// Reads `m:ss` or `h:mm:ss`, perhaps with a part of a second.
pub(crate) fn read(text: &str) -> Option<Millis> {
    let (whole, millis) = match text.split_once('.') {
        None => (text, 0),
        Some((whole, part)) => {
            let digits = part.len();
            if digits == 0 || digits > 3 || !is_number(part) {
                return None;
            }
            let scale = [100, 10, 1][digits - 1];
            (whole, part.parse::<u64>().ok()? * scale)
        }
    };
    let mut parts = whole.split(':');
    let first = parts.next()?;
    let second = two_digits(parts.next()?)?;
    let third = parts.next().map(two_digits);
    if parts.next().is_some() || !is_number(first) || first.len() > 6 {
        return None;
    }
    let first: u64 = first.parse().ok()?;
    let seconds = match third {
        None => first * 60 + second,
        Some(third) => first * 3600 + second * 60 + third?,
    };
    Some(Millis::from_seconds(seconds) + Millis::new(millis))
}

/// Reads `h:mm:ss` only.
pub(crate) fn read_of_day(text: &str) -> Option<Millis> {
    (text.matches(':').count() == 2).then(|| read(text))?
}

/// Reads `+2:00` and `-0:30`.
pub(crate) fn read_signed(text: &str) -> Option<Span> {
    if let Some(rest) = text.strip_prefix('+') {
        return read(rest).map(Span::plus);
    }
    text.strip_prefix('-').and_then(read).map(Span::minus)
}

/// Minutes and seconds, with hours only where there are any: `0:05`, `1:02:10`.
pub(crate) fn short(time: Millis) -> String {
    if time >= Millis::from_hours(1) {
        return time.to_string();
    }
    let seconds = time.whole_seconds();
    let part = match time.get() % 1_000 {
        0 => String::new(),
        millis => format!(".{millis:03}"),
    };
    format!("{}:{:02}{part}", seconds / 60, seconds % 60)
}

/// The same with a sign.
pub(crate) fn signed(span: Span) -> String {
    let sign = if span.is_less() { '-' } else { '+' };
    format!("{sign}{}", short(span.amount()))
}

fn two_digits(text: &str) -> Option<u64> {
    (text.len() == 2 && is_number(text)).then(|| text.parse().ok())?.filter(|&it| it < 60)
}

/// No count of a game is greater: nothing that is added to one goes beyond its bounds.
pub(crate) const COUNT_MAX: u32 = 99_999;

/// Earlier versions knew no such limit; what went beyond all bounds could not be recorded.
pub(crate) const LOGGED_COUNT_MAX: u32 = u32::MAX / 2;

/// A number that a count can be, up to the greatest.
pub(crate) fn is_count(text: &str, most: u32) -> bool {
    is_number(text) && text.parse::<u32>().is_ok_and(|it| it <= most)
}

pub(crate) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::{read, read_signed, short, signed};

    #[test]
    fn times_are_read_and_written() {
        for (text, written) in [
            ("0:05", "0:05"),
            ("5:00", "5:00"),
            ("90:00", "1:30:00"),
            ("1:02:10", "1:02:10"),
            ("0:30:00", "30:00"),
            ("0:00:01.5", "0:01.500"),
        ] {
            assert_eq!(read(text).map(short).as_deref(), Some(written), "{text}");
        }
        for text in ["", "5", "0:5", "0:60", "0:60:00", "1:2:3", "0:05.", "a:00", "0:00:00:00"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read_signed("-2:00").map(signed).as_deref(), Some("-2:00"));
    }
}
