//! What an edition is written with. Its file begins with `use` of everything in here.

pub use super::book::Book;
pub use crate::article::Part;
pub use crate::date::Date;
pub use crate::edition::Edition;
pub use crate::interpretations::Interpretation;
pub use crate::passage::{Commentary, Passage, commentary};
pub use crate::provision::{Numbers, Provision, Renumbered};
pub use crate::rulebook::Answer::{No, Unstated, Yes};
pub use crate::rulebook::*;
pub use crate::{numbers, values};

use crate::article::Article;

/// The files of a folder of `law/`.
macro_rules! law {
    ($edition:literal: $($file:literal)+) => {
        &[$(include_str!(concat!("../../law/", $edition, "/en/", $file, ".md"))),+]
    };
}
pub(super) use law;

/// A value read in the text of the edition.
#[must_use]
pub const fn printed<T: Copy>(value: T, article: &str) -> Cited<T> {
    Cited::printed(value, Article::new(article))
}

/// A value that is likely but was not read in the text itself.
#[must_use]
pub const fn likely<T: Copy>(value: T, article: &str) -> Cited<T> {
    Cited::likely(value, Article::new(article))
}

/// A value of which we are unsure.
#[must_use]
pub const fn unsure<T: Copy>(value: T, article: &str) -> Cited<T> {
    Cited::unsure(value, Article::new(article))
}

/// How often.
#[must_use]
pub const fn times(count: u8) -> Occurrences {
    Occurrences(count)
}

/// How long.
#[must_use]
pub const fn seconds(count: u32) -> Seconds {
    Seconds(count)
}

/// How many moves by each player.
#[must_use]
pub const fn moves(count: u16) -> MovesEach {
    MovesEach(count)
}

/// The same value whatever the supervision.
#[must_use]
pub const fn both<T: Copy>(value: T) -> Tiers<T> {
    Tiers { full: value, limited: value }
}

/// One value wherever the Competition Rules apply, and one for rapid and blitz otherwise.
#[must_use]
pub const fn limited<T: Copy>(competition: T, otherwise: T) -> ByRegime<T> {
    limited_each(competition, otherwise, otherwise)
}

/// One value wherever the Competition Rules apply, and one each for rapid and blitz otherwise.
#[must_use]
pub const fn limited_each<T: Copy>(competition: T, rapid: T, blitz: T) -> ByRegime<T> {
    ByRegime {
        standard: competition,
        rapid: Tiers { full: competition, limited: rapid },
        blitz: Tiers { full: competition, limited: blitz },
    }
}

/// One value for each pace, whatever the supervision.
#[must_use]
pub const fn paces<T: Copy>(standard: T, rapid: T, blitz: T) -> ByRegime<T> {
    ByRegime { standard, rapid: both(rapid), blitz: both(blitz) }
}

/// All classes of play.
pub const ALL_CLASSES: &[Covered] = &[Covered::Standard, Covered::Rapid, Covered::Blitz];

/// One point for a win and half a point for a draw.
pub const WHOLE_AND_HALF: GamePoints = GamePoints { win_halves: 2, draw_halves: 1, loss_halves: 0 };

/// The range in which an increment usually lies.
pub const USUAL_INCREMENT: Option<(Seconds, Seconds)> = Some((Seconds(2), Seconds(60)));
