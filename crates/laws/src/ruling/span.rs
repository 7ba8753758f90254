//! A difference of time with its sign.

use std::fmt;

use clock::Millis;

/// So much time more, or less.
///
/// ```
/// use clock::Millis;
/// use jadoube_laws::ruling::Span;
///
/// let taken = Span::minus(Millis::from_seconds(30));
/// assert_eq!((taken.to_string().as_str(), taken.is_less()), ("-0:30", true));
/// assert_eq!(taken.amount(), Millis::from_seconds(30));
/// assert_eq!(Span::seconds(120), Span::plus(Millis::from_minutes(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Span(pub i64);

impl Span {
    /// This much more.
    #[must_use]
    pub fn plus(time: Millis) -> Span {
        Span(i64::try_from(time.get()).unwrap_or(i64::MAX))
    }

    /// This much less.
    #[must_use]
    pub fn minus(time: Millis) -> Span {
        Span(-Span::plus(time).0)
    }

    /// So many seconds more.
    #[must_use]
    pub const fn seconds(seconds: u32) -> Span {
        Span(seconds as i64 * 1_000)
    }

    /// How much, without its sign.
    #[must_use]
    pub fn amount(self) -> Millis {
        Millis::new(self.0.unsigned_abs())
    }

    /// Is it less time?
    #[must_use]
    pub const fn is_less(self) -> bool {
        self.0 < 0
    }
}

/// Writes it as transcripts do: `+2:00`, `-0:30`, `+1:05:00`.
impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.amount().whole_seconds();
        let sign = if self.is_less() { '-' } else { '+' };
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        match hours {
            0 => write!(f, "{sign}{minutes}:{seconds:02}"),
            _ => write!(f, "{sign}{hours}:{minutes:02}:{seconds:02}"),
        }
    }
}
