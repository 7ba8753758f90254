//! A moment of the calendar as files and papers have it: `2026-11-16 15:04:05+01:00`.

use std::fmt;
use std::str::FromStr;

use laws::Date;

/// How far a place is from Greenwich, in minutes; less than a day.
///
/// ```
/// use jadoube_tell::{Offset, moment};
///
/// let brno: Offset = "+01:00".parse()?;
/// assert_eq!(moment(1_794_801_600_000, brno), "2026-11-16 05:00:00+01:00");
/// assert_eq!(moment(1_794_801_600_000, Offset::default()), "2026-11-16 04:00:00+00:00");
/// assert!(["1", "+1:00", "+24:00", "+01:60"].iter().all(|it| it.parse::<Offset>().is_err()));
/// # Ok::<(), jadoube_tell::NotAnOffset>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offset(i32);

/// A text is no offset.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAnOffset(pub String);

impl fmt::Display for NotAnOffset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not an offset such as +01:00", self.0)
    }
}

impl std::error::Error for NotAnOffset {}

const DAY: i32 = 24 * 60;

impl Offset {
    /// So many minutes east of Greenwich.
    #[must_use]
    pub fn minutes(east: i32) -> Option<Offset> {
        (east > -DAY && east < DAY).then_some(Offset(east))
    }
}

impl FromStr for Offset {
    type Err = NotAnOffset;

    fn from_str(text: &str) -> Result<Offset, NotAnOffset> {
        let read = || {
            let (sign, rest) = text.split_at_checked(1)?;
            let (hours, minutes) = rest.split_once(':')?;
            let number = |it: &str| {
                let digits = it.len() == 2 && it.bytes().all(|it| it.is_ascii_digit());
                digits.then(|| it.parse::<i32>().ok()).flatten()
            };
            let (hours, minutes) = (number(hours)?, number(minutes).filter(|it| *it < 60)?);
            match sign {
                "+" => Offset::minutes(hours * 60 + minutes),
                "-" => Offset::minutes(-hours * 60 - minutes),
                _ => None,
            }
        };
        read().ok_or_else(|| NotAnOffset(text.to_owned()))
    }
}

impl fmt::Display for Offset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { '-' } else { '+' };
        let far = self.0.abs();
        write!(f, "{sign}{:02}:{:02}", far / 60, far % 60)
    }
}

/// A time of the server, in milliseconds since 1970, as a day and a time of day there.
#[must_use]
pub fn moment(at_ms: i64, offset: Offset) -> String {
    format!("{} {}{offset}", day_of(at_ms, offset), time_of_day(at_ms, offset))
}

/// The time of day there: `15:04:05`.
#[must_use]
pub fn time_of_day(at_ms: i64, offset: Offset) -> String {
    let second = seconds(at_ms, offset).rem_euclid(86_400);
    format!("{:02}:{:02}:{:02}", second / 3_600, second / 60 % 60, second % 60)
}

/// The day there: `2026-11-16`.
#[must_use]
pub fn day_of(at_ms: i64, offset: Offset) -> String {
    calendar(at_ms, offset).to_string()
}

fn calendar(at_ms: i64, offset: Offset) -> Date {
    Date::since_1970(seconds(at_ms, offset).div_euclid(86_400))
}

/// When a paper is made; nothing where its file cannot say how far from Greenwich.
#[cfg(feature = "event")]
pub(crate) fn made(at_ms: i64, offset: Offset) -> Option<paper::Made> {
    let date = calendar(at_ms, offset);
    let second = seconds(at_ms, offset).rem_euclid(86_400);
    let small = |it: i64| u8::try_from(it).ok();
    Some(paper::Made {
        year: date.year(),
        month: date.month(),
        day: date.day(),
        hour: small(second / 3_600)?,
        minute: small(second / 60 % 60)?,
        second: small(second % 60)?,
        east_min: i16::try_from(offset.0).ok()?,
    })
}

fn seconds(at_ms: i64, offset: Offset) -> i64 {
    at_ms.div_euclid(1_000).saturating_add(i64::from(offset.0) * 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (ms, told) in [
            (0, "1970-01-01 00:00:00+00:00"),
            (-1, "1969-12-31 23:59:59+00:00"),
            (951_868_799_000, "2000-02-29 23:59:59+00:00"),
            (951_868_800_000, "2000-03-01 00:00:00+00:00"),
            (1_735_689_599_999, "2024-12-31 23:59:59+00:00"),
            (1_709_164_800_000, "2024-02-29 00:00:00+00:00"),
        ] {
            assert_eq!(moment(ms, Offset::default()), told);
        }
        let west = Offset::minutes(-330).expect("an offset");
        assert_eq!(moment(0, west), "1969-12-31 18:30:00-05:30");
        assert_eq!("-05:30".parse(), Ok(west));
        let (first, last) = (moment(i64::MIN, west), moment(i64::MAX, west));
        assert!(
            first.starts_with("0000-01-01 ") && last.starts_with("9999-12-31 "),
            "{first} {last}"
        );
    }
}
