//! The editions as data: one constant each. There is no logic here; an overlay is its base with the fields
//! that it changes.

mod cz_rapid_blitz;
mod e2009;
mod e2009_cs;
mod e2014;
mod e2017;
mod e2017_sl;
mod e2018;
mod e2023;
pub(crate) mod rulings_outside;
#[cfg(test)]
mod tests;

use crate::edition::Edition;
use crate::passage::{Commentary, NO_COMMENTARY};
use crate::rulebook::Rulebook;

impl Edition {
    /// Everything that this edition sets.
    ///
    /// ```
    /// use jadoube_laws::Edition;
    /// use jadoube_laws::rulebook::{Occurrences, Regime};
    ///
    /// let needed = Edition::Fide2009.rulebook().illegal.loses_at.at(Regime::Standard);
    /// assert_eq!((needed.value, needed.article.to_string()), (Occurrences(3), "7.4.b".to_owned()));
    /// ```
    #[must_use]
    pub const fn rulebook(self) -> &'static Rulebook {
        match self {
            Edition::Fide2009 => &e2009::RULEBOOK,
            Edition::Fide2009Cs => &e2009_cs::RULEBOOK,
            Edition::Fide2014 => &e2014::RULEBOOK,
            Edition::CzRapidBlitz => &cz_rapid_blitz::RULEBOOK,
            Edition::Fide2017 => &e2017::RULEBOOK,
            Edition::Fide2017Sl => &e2017_sl::RULEBOOK,
            Edition::Fide2018 => &e2018::RULEBOOK,
            Edition::Fide2023 => &e2023::RULEBOOK,
        }
    }

    /// Where the passages of its commentary stand.
    pub(crate) const fn commentary(self) -> &'static Commentary {
        match self {
            Edition::Fide2018 => &e2018::COMMENTARY,
            _ => &NO_COMMENTARY,
        }
    }
}

/// What the constants are written with.
mod words {
    pub(super) use crate::edition::Edition;
    pub(super) use crate::interpretations::Interpretation;
    pub(super) use crate::passage::{Commentary, Passage, commentary};
    pub(super) use crate::rulebook::Answer::{No, Unstated, Yes};
    pub(super) use crate::rulebook::*;

    use crate::article::Article;

    /// A value read in the text of the edition.
    pub(super) const fn printed<T: Copy>(value: T, article: &str) -> Cited<T> {
        Cited::printed(value, Article::new(article))
    }

    /// A value that is likely but was not read in the text itself.
    pub(super) const fn likely<T: Copy>(value: T, article: &str) -> Cited<T> {
        Cited::likely(value, Article::new(article))
    }

    /// A value of which we are unsure.
    pub(super) const fn unsure<T: Copy>(value: T, article: &str) -> Cited<T> {
        Cited::unsure(value, Article::new(article))
    }

    pub(super) const fn times(count: u8) -> Occurrences {
        Occurrences(count)
    }

    pub(super) const fn seconds(count: u32) -> Seconds {
        Seconds(count)
    }

    pub(super) const fn moves(count: u16) -> MovesEach {
        MovesEach(count)
    }

    /// One value wherever the Competition Rules apply, and one for rapid and blitz otherwise.
    pub(super) const fn limited<T: Copy>(competition: T, otherwise: T) -> ByRegime<T> {
        let tiers = Tiers { full: competition, limited: otherwise };
        ByRegime { standard: competition, rapid: tiers, blitz: tiers }
    }

    /// One value wherever the Competition Rules apply, and one each for rapid and blitz otherwise.
    pub(super) const fn limited_each<T: Copy>(competition: T, rapid: T, blitz: T) -> ByRegime<T> {
        ByRegime {
            standard: competition,
            rapid: Tiers { full: competition, limited: rapid },
            blitz: Tiers { full: competition, limited: blitz },
        }
    }

    /// One value for each pace, whatever the supervision.
    pub(super) const fn paces<T: Copy>(standard: T, rapid: T, blitz: T) -> ByRegime<T> {
        ByRegime {
            standard,
            rapid: Tiers { full: rapid, limited: rapid },
            blitz: Tiers { full: blitz, limited: blitz },
        }
    }

    /// The classes of play, the limits of points and the penalties that most editions share by name.
    pub(super) const ALL_CLASSES: &[Covered] = &[Covered::Standard, Covered::Rapid, Covered::Blitz];

    pub(super) const WHOLE_AND_HALF: GamePoints =
        GamePoints { win_halves: 2, draw_halves: 1, loss_halves: 0 };

    pub(super) const USUAL_INCREMENT: Option<(Seconds, Seconds)> = Some((Seconds(2), Seconds(60)));
}
