//! Exact numbers.

use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;
use std::num::NonZeroUsize;
use std::ops::{Add, Mul};

use crate::score::Score;

/// A number of points, of products of points or an average of them, as a fraction in lowest terms: nothing is rounded that the
/// regulations do not round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Value {
    over: i128,
    /// More than nothing.
    under: i128,
}

impl Value {
    pub const ZERO: Self = Self { over: 0, under: 1 };

    #[must_use]
    pub const fn whole(number: i64) -> Self {
        Self { over: number as i128, under: 1 }
    }

    #[must_use]
    pub const fn halves(halves: i64) -> Self {
        if halves % 2 == 0 {
            Self::whole(halves / 2)
        } else {
            Self { over: halves as i128, under: 2 }
        }
    }

    /// So many hundredths.
    #[must_use]
    pub fn hundredth(number: i64) -> Self {
        Self::reduced(i128::from(number), 100)
    }

    /// A part of it: one of so many.
    #[must_use]
    pub fn divided(self, by: NonZeroUsize) -> Self {
        Self::reduced(self.over, self.under.saturating_mul(by.get() as i128))
    }

    /// The nearest whole number; a half goes up.
    #[must_use]
    pub fn rounded(self) -> i64 {
        self.times_rounded(1)
    }

    /// The nearest whole number of hundredths; a half goes up.
    #[must_use]
    pub fn hundredths(self) -> i64 {
        self.times_rounded(100)
    }

    fn times_rounded(self, times: i128) -> i64 {
        let doubled = self.over.saturating_mul(2 * times).saturating_add(self.under);
        let rounded = doubled.div_euclid(self.under.saturating_mul(2));
        i64::try_from(rounded).unwrap_or(if rounded < 0 { i64::MIN } else { i64::MAX })
    }

    fn reduced(over: i128, under: i128) -> Self {
        let (mut a, mut b) = (over.unsigned_abs(), under.unsigned_abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let common = i128::try_from(a.max(1)).unwrap_or(1);
        Self { over: over / common, under: under / common }
    }
}

impl From<Score> for Value {
    fn from(score: Score) -> Self {
        Self::reduced(i128::from(score.as_tenths()), 10)
    }
}

impl Add for Value {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let one = self.over.saturating_mul(other.under);
        let two = other.over.saturating_mul(self.under);
        Self::reduced(one.saturating_add(two), self.under.saturating_mul(other.under))
    }
}

impl Mul for Value {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Self::reduced(self.over.saturating_mul(other.over), self.under.saturating_mul(other.under))
    }
}

impl Sum for Value {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Add::add)
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        let one = self.over.saturating_mul(other.under);
        one.cmp(&other.over.saturating_mul(self.under))
    }
}

/// At most two decimals, as tables have them: `44.5`, `24.25`, `41.83`, `5`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.hundredths();
        let sign = if all < 0 { "-" } else { "" };
        let (whole, part) = (all.unsigned_abs() / 100, all.unsigned_abs() % 100);
        match part {
            0 => write!(f, "{sign}{whole}"),
            part if part % 10 == 0 => write!(f, "{sign}{whole}.{}", part / 10),
            part => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(over: i64, under: usize) -> Value {
        NonZeroUsize::new(under).map_or(Value::ZERO, |under| Value::whole(over).divided(under))
    }

    #[test]
    fn fractions_are_equal_in_lowest_terms() {
        assert_eq!(ratio(2, 4), ratio(1, 2));
        assert_eq!(ratio(1, 3) + ratio(1, 6), ratio(1, 2));
        assert_eq!(Value::from(Score::HALF) * Value::whole(5), ratio(5, 2));
        assert!(ratio(1, 3) < ratio(34, 100));
        assert_eq!(Value::halves(-3), ratio(-3, 2));
    }

    #[test]
    fn a_half_goes_up() {
        assert_eq!(ratio(5, 2).rounded(), 3);
        assert_eq!(ratio(-5, 2).rounded(), -2);
        assert_eq!(ratio(-8, 3).rounded(), -3);
        assert_eq!(ratio(1, 8).hundredths(), 13);
    }

    #[test]
    fn a_table_has_at_most_two_decimals() {
        let text = |value: Value| value.to_string();
        assert_eq!(text(ratio(89, 2)), "44.5");
        assert_eq!(text(ratio(97, 4)), "24.25");
        assert_eq!(text(ratio(251, 6)), "41.83");
        assert_eq!(text(ratio(-1, 20)), "-0.05");
        assert_eq!(text(Value::whole(7)), "7");
    }
}
