//! A moment as somebody writes it: `2026-11-16T15:04:05+01:00`, or milliseconds since 1970.

use std::str::FromStr;

use laws::Date;

use crate::entry::UnixMillis;

/// A text is not a moment.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a moment such as 2026-11-16T15:04:05+01:00")]
pub struct NotAMoment(pub String);

impl FromStr for UnixMillis {
    type Err = NotAMoment;

    /// A moment of RFC 3339, which says how far its place is from Greenwich, or milliseconds since 1970.
    fn from_str(text: &str) -> Result<UnixMillis, NotAMoment> {
        let ms = if text.bytes().all(|it| it.is_ascii_digit()) {
            text.parse().ok()
        } else {
            rfc3339(text)
        };
        ms.map(UnixMillis).ok_or_else(|| NotAMoment(text.to_owned()))
    }
}

impl UnixMillis {
    /// The day in Greenwich.
    #[must_use]
    pub fn day(self) -> Date {
        Date::since_1970(self.0.div_euclid(24 * 60 * 60 * 1_000))
    }
}

fn rfc3339(text: &str) -> Option<i64> {
    let (day, rest) = text.split_once(['T', 't', ' '])?;
    let [year, month, day] = numbers(day, '-', [4, 2, 2])?;
    let offset_at = rest.find(['Z', 'z', '+', '-'])?;
    let (time, offset) = rest.split_at(offset_at);
    let (time, fraction) = time.split_once('.').unwrap_or((time, "0"));
    let [hour, minute, second] = numbers(time, ':', [2, 2, 2])?;
    let fits = (1..=12).contains(&month)
        && (1..=days_of(year, month)).contains(&day)
        && hour < 24
        && minute < 60
        && second <= 60;
    if !fits || fraction.is_empty() || !fraction.bytes().all(|it| it.is_ascii_digit()) {
        return None;
    }
    let ms: i64 = format!("{fraction:0<3.3}").parse().ok()?;
    let offset = match offset.split_at_checked(1)? {
        ("Z" | "z", "") => 0,
        (sign, apart) => {
            let [hours, minutes] = numbers(apart, ':', [2, 2])?;
            let apart = (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)?;
            if sign == "-" { -apart } else { apart }
        }
    };
    let minutes = (days_since_1970(year, month, day) * 24 + hour) * 60 + minute - offset;
    Some((minutes * 60 + second) * 1_000 + ms)
}

/// Numbers of so many digits each.
fn numbers<const N: usize>(text: &str, between: char, digits: [usize; N]) -> Option<[i64; N]> {
    let mut found = [0; N];
    let mut parts = text.split(between);
    for (found, digits) in found.iter_mut().zip(digits) {
        let part = parts.next().filter(|it| it.len() == digits)?;
        *found = part.bytes().all(|it| it.is_ascii_digit()).then(|| part.parse().ok())??;
    }
    parts.next().is_none().then_some(found)
}

fn days_of(year: i64, month: i64) -> i64 {
    match month {
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

fn days_since_1970(year: i64, month: i64, day: i64) -> i64 {
    let before = |year: i64| {
        let last = year - 1;
        last * 365 + last.div_euclid(4) - last.div_euclid(100) + last.div_euclid(400)
    };
    let months: i64 = (1..month).map(|it| days_of(year, it)).sum();
    before(year) - before(1970) + months + day - 1
}

#[cfg(test)]
mod tests {
    use crate::entry::UnixMillis;

    #[test]
    fn moments_are_read() {
        for (text, ms) in [
            ("0", 0),
            ("1794801600000", 1_794_801_600_000),
            ("1970-01-01T00:00:00Z", 0),
            ("2026-11-16T04:00:00Z", 1_794_801_600_000),
            ("2026-11-16T05:00:00.25+01:00", 1_794_801_600_250),
            ("2026-11-15 22:30:00.1239-05:30", 1_794_801_600_123),
            ("2000-02-29t23:59:59z", 951_868_799_000),
            ("1969-12-31T23:59:59.999Z", -1),
        ] {
            assert_eq!(text.parse(), Ok(UnixMillis(ms)), "{text}");
        }
        for wrong in [
            "",
            "now",
            "-5",
            "2026-11-16",
            "2026-11-16T15:04:05",
            "2026-11-16T15:04Z",
            "2026-02-29T00:00:00Z",
            "2026-13-01T00:00:00Z",
            "2026-11-16T24:00:00Z",
            "2026-11-16T15:04:05.Z",
            "2026-11-16T15:04:05+1:00",
            "2026-11-16T15:04:05Z ",
            "2026-11-16T15:04:05+é",
            "99999999999999999999",
            "2026-11-16Té",
        ] {
            assert!(wrong.parse::<UnixMillis>().is_err(), "{wrong}");
        }
    }
}
