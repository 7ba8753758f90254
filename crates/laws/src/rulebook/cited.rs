//! A value together with the article that sets it, for the whole edition or for each regime of play.

use super::Parameter;
use super::value::ToValue;
use crate::article::Article;
use crate::interpretations::Interpretation;
use crate::pace::{Pace, Supervision};
use crate::provision::{Certainty, Renumbered};

/// A value, and where it comes from.
///
/// ```
/// use jadoube_laws::{Certainty, Edition};
///
/// let claim = Edition::Fide2018.rulebook().draws.repetition_claim;
/// assert_eq!((claim.value.0, claim.article.to_string()), (3, "9.2.1".to_owned()));
/// assert_eq!((claim.certainty, claim.reading), (Certainty::Printed, None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cited<T> {
    /// The value.
    pub value: T,
    /// The article that sets it. Where the edition is silent: the article, or its chapter, that would have to
    /// say it.
    pub article: Article,
    /// How sure it is.
    pub certainty: Certainty,
    /// The adopted reading it rests on, if the text alone does not settle it.
    pub reading: Option<Interpretation>,
}

impl<T: Copy> Cited<T> {
    /// A value read in the text of the edition.
    pub(crate) const fn printed(value: T, article: Article) -> Cited<T> {
        Cited { value, article, certainty: Certainty::Printed, reading: None }
    }

    /// A value that is likely but was not read in the text itself.
    pub(crate) const fn likely(value: T, article: Article) -> Cited<T> {
        Cited { value, article, certainty: Certainty::Likely, reading: None }
    }

    /// A value of which we are unsure.
    pub(crate) const fn unsure(value: T, article: Article) -> Cited<T> {
        Cited { value, article, certainty: Certainty::Unsure, reading: None }
    }

    /// The same value, set by an article that may have been renumbered.
    pub(super) const fn renumbered(self, moved: &'static [Renumbered]) -> Cited<T> {
        let (to, certainty) = Renumbered::found(moved, self.article, self.certainty);
        let article = match to {
            Some([article]) => *article,
            None => self.article,
        };
        Cited { article, certainty, ..self }
    }

    /// The same value, resting on an adopted reading.
    #[must_use]
    pub const fn read_as(self, reading: Interpretation) -> Cited<T> {
        Cited { reading: Some(reading), ..self }
    }
}

/// One of the five ways in which a game can be governed. Standard chess has one, rapid and blitz two each.
///
/// ```
/// use jadoube_laws::rulebook::Regime;
/// use jadoube_laws::{Pace, Supervision};
///
/// let regime = Regime::new(Pace::Blitz, Supervision::Limited);
/// assert_eq!(regime, Regime::BlitzLimited);
/// assert_eq!((regime.pace(), regime.supervision()), (Pace::Blitz, Supervision::Limited));
/// // Standard chess is never watched less.
/// assert_eq!(Regime::new(Pace::Standard, Supervision::Limited), Regime::Standard);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Regime {
    /// Standard chess.
    Standard,
    /// Rapid chess under the Competition Rules.
    RapidFull,
    /// Rapid chess otherwise.
    RapidLimited,
    /// Blitz under the Competition Rules.
    BlitzFull,
    /// Blitz otherwise.
    BlitzLimited,
}

impl Regime {
    /// All five.
    pub const ALL: [Regime; 5] = [
        Regime::Standard,
        Regime::RapidFull,
        Regime::RapidLimited,
        Regime::BlitzFull,
        Regime::BlitzLimited,
    ];

    /// The regime of a game. Standard chess is always under the Competition Rules.
    #[must_use]
    pub const fn new(pace: Pace, supervision: Supervision) -> Regime {
        match (pace, supervision) {
            (Pace::Standard, _) => Regime::Standard,
            (Pace::Rapid, Supervision::Full) => Regime::RapidFull,
            (Pace::Rapid, Supervision::Limited) => Regime::RapidLimited,
            (Pace::Blitz, Supervision::Full) => Regime::BlitzFull,
            (Pace::Blitz, Supervision::Limited) => Regime::BlitzLimited,
        }
    }

    /// The pace of the games.
    #[must_use]
    pub const fn pace(self) -> Pace {
        match self {
            Regime::Standard => Pace::Standard,
            Regime::RapidFull | Regime::RapidLimited => Pace::Rapid,
            Regime::BlitzFull | Regime::BlitzLimited => Pace::Blitz,
        }
    }

    /// How closely the games are watched.
    #[must_use]
    pub const fn supervision(self) -> Supervision {
        match self {
            Regime::Standard | Regime::RapidFull | Regime::BlitzFull => Supervision::Full,
            Regime::RapidLimited | Regime::BlitzLimited => Supervision::Limited,
        }
    }
}

/// A value for each regime.
///
/// ```
/// use jadoube_laws::rulebook::{ByRegime, Regime, Tiers};
///
/// let rapid = Tiers { full: "two", limited: "one" };
/// let values = ByRegime { standard: "two", rapid, blitz: rapid };
/// assert_eq!(values.at(Regime::RapidLimited), "one");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByRegime<T> {
    /// Standard chess.
    pub standard: T,
    /// Rapid chess.
    pub rapid: Tiers<T>,
    /// Blitz.
    pub blitz: Tiers<T>,
}

/// A value for each degree of supervision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tiers<T> {
    /// Under the Competition Rules.
    pub full: T,
    /// Otherwise.
    pub limited: T,
}

impl<T: Copy> ByRegime<T> {
    /// The value for a game.
    #[must_use]
    pub const fn at(&self, regime: Regime) -> T {
        match regime {
            Regime::Standard => self.standard,
            Regime::RapidFull => self.rapid.full,
            Regime::RapidLimited => self.rapid.limited,
            Regime::BlitzFull => self.blitz.full,
            Regime::BlitzLimited => self.blitz.limited,
        }
    }
}

impl<T: Copy> ByRegime<Cited<T>> {
    pub(super) const fn renumbered(self, moved: &'static [Renumbered]) -> ByRegime<Cited<T>> {
        let ByRegime { standard, rapid, blitz } = self;
        ByRegime {
            standard: standard.renumbered(moved),
            rapid: rapid.renumbered(moved),
            blitz: blitz.renumbered(moved),
        }
    }
}

impl<T: Copy> Tiers<Cited<T>> {
    const fn renumbered(self, moved: &'static [Renumbered]) -> Tiers<Cited<T>> {
        let Tiers { full, limited } = self;
        Tiers { full: full.renumbered(moved), limited: limited.renumbered(moved) }
    }
}

/// A field of a rulebook that can be listed under its key.
pub(super) trait Listed {
    fn parameter(&self, key: &'static str, regime: Regime) -> Parameter;
}

impl<T: ToValue> Listed for Cited<T> {
    fn parameter(&self, key: &'static str, _regime: Regime) -> Parameter {
        let Cited { article, certainty, reading, .. } = *self;
        Parameter { key, value: self.value.to_value(), article, certainty, reading }
    }
}

impl<T: ToValue + Copy> Listed for ByRegime<Cited<T>> {
    fn parameter(&self, key: &'static str, regime: Regime) -> Parameter {
        self.at(regime).parameter(key, regime)
    }
}
