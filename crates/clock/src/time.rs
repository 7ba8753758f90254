//! Lengths of time and instants, in whole milliseconds. There is no time of day here and nothing that
//! reads a watch: the caller says what time it is.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign};

/// A length of time. The Laws speak of minutes and seconds, clocks count finer.
///
/// Sums stop at the largest value; everything that is subtracted says what happens below zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(u64);

impl Millis {
    /// No time at all.
    pub const ZERO: Millis = Millis(0);
    /// The longest time that can be written.
    pub const MAX: Millis = Millis(u64::MAX);

    /// This many milliseconds.
    #[must_use]
    pub const fn new(millis: u64) -> Millis {
        Millis(millis)
    }

    /// This many seconds.
    #[must_use]
    pub const fn from_seconds(seconds: u64) -> Millis {
        Millis(seconds.saturating_mul(1_000))
    }

    /// This many minutes.
    #[must_use]
    pub const fn from_minutes(minutes: u64) -> Millis {
        Millis(minutes.saturating_mul(60_000))
    }

    /// This many hours.
    #[must_use]
    pub const fn from_hours(hours: u64) -> Millis {
        Millis(hours.saturating_mul(3_600_000))
    }

    /// The number of milliseconds.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The number of whole seconds, what is below a second left out.
    #[must_use]
    pub const fn whole_seconds(self) -> u64 {
        self.0 / 1_000
    }

    /// Is it no time at all?
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The difference, or nothing if `other` is longer.
    #[must_use]
    pub const fn checked_sub(self, other: Millis) -> Option<Millis> {
        match self.0.checked_sub(other.0) {
            Some(millis) => Some(Millis(millis)),
            None => None,
        }
    }

    /// The difference, or zero if `other` is longer.
    #[must_use]
    pub const fn saturating_sub(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }

    /// The sum, or nothing if it cannot be written.
    #[must_use]
    pub const fn checked_add(self, other: Millis) -> Option<Millis> {
        match self.0.checked_add(other.0) {
            Some(millis) => Some(Millis(millis)),
            None => None,
        }
    }

    /// This time so many times over.
    #[must_use]
    pub const fn times(self, count: u64) -> Millis {
        Millis(self.0.saturating_mul(count))
    }

    /// The distance between two times, whichever is longer.
    #[must_use]
    pub const fn abs_diff(self, other: Millis) -> Millis {
        Millis(self.0.abs_diff(other.0))
    }

    /// The time with what is below a second left out, as a display with seconds shows it.
    #[must_use]
    pub const fn floor_to_second(self) -> Millis {
        Millis(self.0 - self.0 % 1_000)
    }
}

impl Add for Millis {
    type Output = Millis;

    fn add(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Millis) {
        *self = *self + other;
    }
}

impl Sum for Millis {
    fn sum<I: Iterator<Item = Millis>>(times: I) -> Millis {
        times.fold(Millis::ZERO, Add::add)
    }
}

/// As on a clock: `1:30:50`, and `0:00:07.250` where there is a part of a second.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.whole_seconds();
        write!(f, "{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)?;
        match self.0 % 1_000 {
            0 => Ok(()),
            millis => write!(f, ".{millis:03}"),
        }
    }
}

/// A point in time: how long after the start of the record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Instant(Millis);

impl Instant {
    /// The start of the record.
    pub const START: Instant = Instant(Millis::ZERO);

    /// The point this long after the start.
    #[must_use]
    pub const fn after_start(time: Millis) -> Instant {
        Instant(time)
    }

    /// How long after the start it is.
    #[must_use]
    pub const fn since_start(self) -> Millis {
        self.0
    }

    /// How long after `earlier` it is, or nothing if it is before.
    #[must_use]
    pub const fn since(self, earlier: Instant) -> Option<Millis> {
        self.0.checked_sub(earlier.0)
    }
}

impl Add<Millis> for Instant {
    type Output = Instant;

    fn add(self, time: Millis) -> Instant {
        Instant(self.0 + time)
    }
}

impl fmt::Display for Instant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests;
