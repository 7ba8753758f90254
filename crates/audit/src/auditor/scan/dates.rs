//! Tags of days: `2010.01.05`, with question marks for what is not known.

use laws::Date;

use crate::PartialDate;

/// What a text says about a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReadDate {
    /// So much is known.
    Known(PartialDate),
    /// Nothing is known.
    Unknown,
    /// This is no date.
    Bad,
}

/// Reads the value of a tag strictly.
#[inline]
pub(crate) fn read(text: &[u8]) -> ReadDate {
    let &[y1, y2, y3, y4, b'.', m1, m2, b'.', d1, d2] = text else {
        return if text == b"?" { ReadDate::Unknown } else { ReadDate::Bad };
    };
    let year = match ([y1, y2], [y3, y4]) {
        ([b'?', b'?'], [b'?', b'?']) => None,
        (high, low) => match (number(high), number(low)) {
            (Some(high), Some(low)) => Some(u16::from(high) * 100 + u16::from(low)),
            _ => return ReadDate::Bad,
        },
    };
    let part = |digits: [u8; 2]| match digits {
        [b'?', b'?'] => Ok(None),
        digits => number(digits).map(Some).ok_or(()),
    };
    let (Ok(month), Ok(day)) = (part([m1, m2]), part([d1, d2])) else { return ReadDate::Bad };
    let Some(year) = year else { return ReadDate::Unknown };
    // A day that no month has is bad, whichever month it is; so is a month that no year has.
    match Date::new(year, month.unwrap_or(1), day.unwrap_or(1)) {
        Some(_) => ReadDate::Known(PartialDate { year, month, day }),
        None => ReadDate::Bad,
    }
}

impl ReadDate {
    /// The date, if anything is known.
    pub(crate) fn known(self) -> Option<PartialDate> {
        match self {
            ReadDate::Known(date) => Some(date),
            ReadDate::Unknown | ReadDate::Bad => None,
        }
    }
}

#[inline]
fn number(digits: [u8; 2]) -> Option<u8> {
    let [high, low] = digits.map(|it| it.wrapping_sub(b'0'));
    (high < 10 && low < 10).then(|| high * 10 + low)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: ReadDate) {
        assert_eq!(read(text.as_bytes()), expected, "{text}");
    }

    #[test]
    fn dates_may_be_known_in_part() {
        let known = |year, month, day| ReadDate::Known(PartialDate { year, month, day });
        check("2010.01.05", known(2010, Some(1), Some(5)));
        check("1979.??.??", known(1979, None, None));
        check("1979.02.??", known(1979, Some(2), None));
        check("????.??.??", ReadDate::Unknown);
        check("?", ReadDate::Unknown);
    }

    #[test]
    fn what_no_calendar_has_is_bad() {
        for text in
            ["", "2010", "2010.13.01", "2011.02.29", "2010-01-05", "20x0.01.01", "05.01.2010"]
        {
            check(text, ReadDate::Bad);
        }
    }
}
