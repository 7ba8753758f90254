//! Points in halves, as Article 10 counts them.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;

use laws::event::Points;
use store::wire::v1::tournament::ScoringRecord;

/// Points, counted in halves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Half(pub(crate) u32);

impl Add for Half {
    type Output = Half;

    fn add(self, other: Half) -> Half {
        Half(self.0.saturating_add(other.0))
    }
}

impl Sum for Half {
    fn sum<I: Iterator<Item = Half>>(all: I) -> Half {
        all.fold(Half::default(), Add::add)
    }
}

/// `0`, `½`, `1`, `2½`.
impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (0, 1) => f.write_str("½"),
            (whole, 0) => write!(f, "{whole}"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}

/// The most that one game can be worth.
const WORTH_MAX: u32 = 100;

/// Reads `1`, `½`, `0.5`, `2½`.
pub(crate) fn parse_points(text: &str) -> Option<Half> {
    let text = text.trim();
    let (whole, half) = match text.strip_suffix('½').or_else(|| text.strip_suffix(".5")) {
        Some("") => ("0", 1),
        Some(whole) => (whole, 1),
        None => (text.strip_suffix(".0").unwrap_or(text), 0),
    };
    let whole: u32 = whole.parse().ok().filter(|it| *it <= WORTH_MAX)?;
    Some(Half(whole * 2 + half))
}

/// What a score of the Laws is worth in this event.
pub(crate) fn scored(scoring: &ScoringRecord, points: Points) -> Half {
    let text = match points {
        Points::One => &scoring.win,
        Points::Half => &scoring.draw,
        Points::Zero => &scoring.loss,
    };
    parse_points(text).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Half, parse_points};

    #[test]
    fn points_are_read_and_written() {
        for (text, halves, written) in [
            ("1", 2, "1"),
            ("½", 1, "½"),
            ("0.5", 1, "½"),
            ("2½", 5, "2½"),
            ("3", 6, "3"),
            ("0", 0, "0"),
        ] {
            assert_eq!(parse_points(text), Some(Half(halves)), "{text}");
            assert_eq!(Half(halves).to_string(), written);
        }
        for text in ["", "x", "-1", "1000", "½½"] {
            assert_eq!(parse_points(text), None, "{text}");
        }
    }
}
