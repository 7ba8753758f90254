//! The value of an option before anybody knows which option it is for: what a file, a transcript or a form of the desk
//! has in its place.

use crate::rulebook::Seconds;
use crate::suggest;

/// A value that is to be given to an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RawValue {
    /// A word or a text.
    Text(String),
    /// A number, counted in halves: points may be halves.
    Halves(u32),
    /// A span of time.
    Time(Seconds),
    /// Several values.
    List(Vec<RawValue>),
    /// Values with keys of their own.
    Table(Vec<(String, RawValue)>),
}

impl RawValue {
    /// A whole number.
    #[must_use]
    pub fn number(number: u16) -> RawValue {
        RawValue::Halves(2 * u32::from(number))
    }

    pub(super) fn text(text: &str) -> RawValue {
        RawValue::Text(text.to_owned())
    }

    pub(super) fn as_text(&self) -> Option<&str> {
        match self {
            RawValue::Text(text) => Some(text),
            _ => None,
        }
    }

    pub(super) fn as_number(&self) -> Option<u32> {
        match self {
            RawValue::Halves(halves) if halves % 2 == 0 => Some(halves / 2),
            _ => None,
        }
    }
}

/// Why there is no such option, or it cannot have this value.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
pub enum OptionFault {
    /// There is no such option.
    #[error("there is no such option; did you mean `{nearest}`?")]
    Unknown {
        /// The option that comes nearest.
        nearest: &'static str,
    },
    /// The value is of another kind.
    #[error("expected {expected}")]
    Expected {
        /// What should stand there.
        expected: &'static str,
    },
    /// The word is not one of those possible.
    #[error("`{word}` is not possible here; did you mean `{nearest}`? (one of: {possible})")]
    UnknownWord {
        /// The word.
        word: String,
        /// The word that comes nearest.
        nearest: String,
        /// All words.
        possible: String,
    },
}

impl OptionFault {
    /// None of these names is meant; one comes nearest.
    #[must_use]
    pub fn unknown(name: &str, known: &[&'static str]) -> OptionFault {
        let nearest = suggest::nearest(name, known.iter().copied());
        OptionFault::Unknown { nearest: nearest.map_or("", |it| known[it]) }
    }

    /// None of these words is meant; one comes nearest.
    #[must_use]
    pub fn unknown_word(word: &str, possible: &[&str]) -> OptionFault {
        let nearest = suggest::nearest(word, possible.iter().copied());
        OptionFault::UnknownWord {
            word: word.to_owned(),
            nearest: nearest.map_or("", |it| possible[it]).to_owned(),
            possible: possible.join(", "),
        }
    }
}
