//! A day of the calendar, for the question which edition was in force. It knows no time of day and reads
//! no clock.

use std::fmt;
use std::str::FromStr;

/// A day of the Gregorian calendar. Orders by time.
///
/// ```
/// use jadoube_laws::Date;
///
/// let day: Date = "2016.2.29".parse()?;
/// assert_eq!((day.to_string(), day.year()), ("2016-02-29".to_owned(), 2016));
/// assert_eq!(Some(day.next()), Date::new(2016, 3, 1));
/// assert!("2017-02-29".parse::<Date>().is_err());
/// # Ok::<(), jadoube_laws::NotADate>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// A text that is not a day.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a day: expected year-month-day, such as 2018-01-01")]
pub struct NotADate(pub String);

impl Date {
    /// A day, if the calendar has it.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        if month < 1 || month > 12 || day < 1 || day > days_of_month(year, month) {
            return None;
        }
        Some(Date { year, month, day })
    }

    /// The day after.
    #[must_use]
    pub const fn next(self) -> Date {
        let Date { year, month, day } = self;
        if day < days_of_month(year, month) {
            Date { year, month, day: day + 1 }
        } else if month < 12 {
            Date { year, month: month + 1, day: 1 }
        } else {
            Date { year: year + 1, month: 1, day: 1 }
        }
    }

    /// So many days after the first of 1970; beyond what four digits of a year can write, the first or last day that they can.
    #[must_use]
    pub fn since_1970(days: i64) -> Date {
        // Years that begin in March, so that the day that not every year has is the last one.
        let days = days.clamp(FIRST_DAY, LAST_DAY) + 719_468;
        let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let (day, month) = (day - (153 * month + 2) / 5 + 1, (month + 2) % 12 + 1);
        let year = year + era * 400 + i64::from(month <= 2);
        let small = |it: i64| u8::try_from(it).unwrap_or_default();
        Date { year: u16::try_from(year).unwrap_or_default(), month: small(month), day: small(day) }
    }

    /// The year.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, from 1.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    #[must_use]
    pub const fn day(self) -> u8 {
        self.day
    }
}

/// The first day of the year 0 and the last of the year 9999, in days after the first of 1970.
const FIRST_DAY: i64 = -719_528;
const LAST_DAY: i64 = 2_932_896;

const fn days_of_month(year: u16, month: u8) -> u8 {
    match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => {
            29
        }
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = NotADate;

    /// Reads `2018-01-01`; games also write `2018.01.01`.
    fn from_str(text: &str) -> Result<Date, NotADate> {
        read(text.trim()).ok_or_else(|| NotADate(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Date> {
    let mut fields = text.split(['-', '.']);
    let year = fields.next()?.parse().ok()?;
    let month = fields.next()?.parse().ok()?;
    let day = fields.next()?.parse().ok()?;
    if fields.next().is_some() { None } else { Date::new(year, month, day) }
}

#[cfg(test)]
mod tests {
    use super::Date;

    #[test]
    fn days_are_read_and_written() {
        for (text, written) in
            [("2018-01-01", Some("2018-01-01")), ("2016.2.29", Some("2016-02-29"))]
        {
            assert_eq!(text.parse::<Date>().ok().map(|it| it.to_string()).as_deref(), written);
        }
        for text in ["", "2017-02-29", "2018-13-01", "2018-01", "2018-01-01-01", "1.1.2018"] {
            assert!(text.parse::<Date>().is_err(), "{text}");
        }
    }

    #[test]
    fn days_are_counted_from_1970() {
        for (days, day) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_088, "2024-12-31"),
            (47_541, "2100-03-01"),
            (i64::MIN, "0000-01-01"),
            (i64::MAX, "9999-12-31"),
        ] {
            assert_eq!(Date::since_1970(days).to_string(), day);
        }
        let mut day = Date::since_1970(-800_000);
        for days in super::FIRST_DAY..20_000 {
            assert_eq!(Date::since_1970(days), day);
            day = day.next();
        }
    }

    #[test]
    fn days_follow_each_other() {
        for (day, next) in [
            ("2019-02-28", "2019-03-01"),
            ("2020-02-28", "2020-02-29"),
            ("2019-12-31", "2020-01-01"),
        ] {
            let day: Date = day.parse().expect("a day");
            assert_eq!(day.next().to_string(), next);
            assert!(day < day.next());
        }
    }
}
