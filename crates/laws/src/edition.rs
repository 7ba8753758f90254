//! An edition of the Laws: since when it holds, and on which an overlay rests. Which there are and what they say is in
//! `editions`; no code asks which edition it has in hand.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use crate::date::Date;
use crate::editions::words::Book;
use crate::pace::Pace;
use crate::rulebook::Rulebook;
use crate::suggest;

/// An edition of the Laws of Chess, or an overlay on one.
///
/// ```
/// use jadoube_laws::{Edition, Pace};
///
/// let edition: Edition = "fide-2018".parse()?;
/// assert_eq!("2018".parse(), Ok(edition));
/// assert_eq!((edition.tag(), edition.name()), ("fide-2018", "FIDE Laws of Chess 2018"));
///
/// // An overlay rests on an edition and may leave a pace to it.
/// let czech = Edition::CzRapidBlitz;
/// assert_eq!(czech.base(), Some(Edition::Fide2014));
/// assert_eq!(czech.governing(Pace::Standard), Edition::Fide2014);
/// # Ok::<(), jadoube_laws::NotAnEdition>(())
/// ```
///
/// It is a handle to its [`Book`], which says everything that it sets; the editions that we carry are constants of this type.
#[derive(Clone, Copy)]
pub struct Edition(&'static Book);

impl Edition {
    /// The edition that this book is, which need not be one that we carry.
    #[must_use]
    pub const fn of(book: &'static Book) -> Edition {
        Edition(book)
    }

    /// The edition as data.
    #[must_use]
    pub const fn book(self) -> &'static Book {
        self.0
    }

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
        &self.0.rulebook
    }

    /// The edition that FIDE had in force on a day; `None` before the first one we know.
    ///
    /// ```
    /// use jadoube_laws::Edition;
    ///
    /// assert_eq!(Edition::in_force_on("2022-12-31".parse()?), Some(Edition::Fide2018));
    /// assert_eq!(Edition::in_force_on("2023-01-01".parse()?), Some(Edition::Fide2023));
    /// assert_eq!(Edition::in_force_on("1998-01-01".parse()?), None);
    /// # Ok::<(), jadoube_laws::NotADate>(())
    /// ```
    #[must_use]
    pub fn in_force_on(day: Date) -> Option<Edition> {
        Edition::ALL.into_iter().rev().find(|it| it.in_force().is_some_and(|days| days.holds(day)))
    }

    /// The days on which FIDE had it in force. Overlays are in force only where an event takes them.
    #[must_use]
    pub fn in_force(self) -> Option<InForce> {
        let from = self.0.from?;
        let later = Edition::ALL.iter().filter_map(|it| it.0.from).filter(|it| *it > from);
        Some(InForce { from, until: later.min() })
    }

    /// The edition that an overlay rests on.
    #[must_use]
    pub const fn base(self) -> Option<Edition> {
        self.0.rulebook.scope.base.value
    }

    /// The edition that governs a game of this pace: an overlay may leave a pace to its base.
    #[must_use]
    pub fn governing(self, pace: Pace) -> Edition {
        let covers = self.0.rulebook.scope.covers.value.iter().any(|it| it.pace() == pace);
        self.base().filter(|_| !covers).unwrap_or(self)
    }

    /// The stable name for files and the command line: `fide-2018`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.0.tag
    }

    /// The name as a title.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// By date, overlays after the edition that they rest on.
    fn place(self) -> (Option<Date>, bool, &'static str) {
        let base = self.base();
        (base.unwrap_or(self).0.from, base.is_some(), self.0.tag)
    }
}

impl PartialEq for Edition {
    fn eq(&self, other: &Edition) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Edition {}

impl PartialOrd for Edition {
    fn partial_cmp(&self, other: &Edition) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Edition {
    fn cmp(&self, other: &Edition) -> Ordering {
        let address = |it: &Edition| std::ptr::from_ref(it.0);
        self.place().cmp(&other.place()).then_with(|| address(self).cmp(&address(other)))
    }
}

impl Hash for Edition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.tag.hash(state);
    }
}

impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0.tag)
    }
}

/// The days on which an edition is in force.
///
/// ```
/// use jadoube_laws::Edition;
///
/// let days = Edition::Fide2017.in_force().expect("no overlay");
/// assert_eq!(days.from.to_string(), "2017-07-01");
/// assert!(days.holds("2017-12-31".parse()?) && !days.holds("2018-01-01".parse()?));
/// assert_eq!(Edition::CzRapidBlitz.in_force(), None);
/// # Ok::<(), jadoube_laws::NotADate>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InForce {
    /// The first day.
    pub from: Date,
    /// The first day of the next edition, if there is one.
    pub until: Option<Date>,
}

impl InForce {
    /// Is it one of these days?
    #[must_use]
    pub fn holds(self, day: Date) -> bool {
        self.from <= day && self.until.is_none_or(|until| day < until)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

/// A text that names no edition.
///
/// ```
/// use jadoube_laws::Edition;
///
/// let wrong = "fide2018".parse::<Edition>().unwrap_err();
/// assert_eq!(wrong.nearest, Edition::Fide2018);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is not an edition: did you mean `{nearest}`?")]
pub struct NotAnEdition {
    /// What was read.
    pub text: String,
    /// The edition whose tag comes nearest.
    pub nearest: Edition,
}

impl FromStr for Edition {
    type Err = NotAnEdition;

    /// Reads a tag; the year alone names the FIDE edition: `2018`.
    fn from_str(text: &str) -> Result<Edition, NotAnEdition> {
        let wanted = text.trim().to_ascii_lowercase();
        let named = |it: &Edition| {
            let tag = it.tag();
            tag == wanted || tag.strip_prefix("fide-").is_some_and(|year| year == wanted)
        };
        Edition::ALL.into_iter().find(named).ok_or_else(|| {
            let tags = Edition::ALL.map(Edition::tag);
            let nearest = suggest::nearest(&wanted, tags).unwrap_or(0);
            NotAnEdition { text: text.to_owned(), nearest: Edition::ALL[nearest] }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Edition;
    use crate::{Date, Pace};

    #[test]
    fn editions_cover_every_day_once() {
        let mut day = Date::new(2009, 7, 1).expect("a day");
        while day.year() < 2031 {
            let in_force = |it: &Edition| it.in_force().is_some_and(|days| days.holds(day));
            assert_eq!(Edition::ALL.into_iter().filter(in_force).count(), 1, "{day}");
            assert!(Edition::in_force_on(day).is_some_and(|it| in_force(&it)));
            day = day.next();
        }
        assert_eq!(Date::new(2009, 6, 30).and_then(Edition::in_force_on), None);
    }

    #[test]
    fn an_edition_is_in_force_from_its_first_day() {
        for (day, tag) in [
            ("2009-07-01", "fide-2009"),
            ("2014-06-30", "fide-2009"),
            ("2014-07-01", "fide-2014"),
            ("2017-07-01", "fide-2017"),
            ("2017-12-31", "fide-2017"),
            ("2018-01-01", "fide-2018"),
            ("2022-12-31", "fide-2018"),
            ("2023-01-01", "fide-2023"),
        ] {
            let day = day.parse().expect("a day");
            assert_eq!(Edition::in_force_on(day).map(Edition::tag), Some(tag), "{day}");
        }
    }

    #[test]
    fn overlays_rest_on_an_edition_and_have_no_days() {
        for edition in Edition::ALL {
            assert_eq!(edition.base().is_none(), edition.in_force().is_some(), "{edition}");
        }
        assert_eq!(Edition::CzRapidBlitz.governing(Pace::Standard).tag(), "fide-2014");
        assert_eq!(Edition::CzRapidBlitz.governing(Pace::Rapid).tag(), "cz-rapid-blitz");
    }

    #[test]
    fn tags_are_read_and_errors_suggest_the_nearest() {
        for edition in Edition::ALL {
            assert_eq!(edition.tag().parse(), Ok(edition));
        }
        assert_eq!("2018".parse(), Ok(Edition::Fide2018));
        let error = "fide2018".parse::<Edition>().expect_err("no dash");
        assert_eq!(error.nearest.tag(), "fide-2018");
        assert!(error.to_string().contains("fide-2018"));
    }
}
