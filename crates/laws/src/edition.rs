//! The editions of the Laws by name: which there are, since when, and on which an overlay rests. What an
//! edition says is in `editions`; no code asks which edition it has in hand.

use std::fmt;
use std::str::FromStr;

use crate::date::Date;
use crate::pace::Pace;
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edition {
    /// In force from 1 July 2009.
    Fide2009,
    /// The Czech printing of the 2009 edition, where it reads differently.
    Fide2009Cs,
    /// In force from 1 July 2014.
    Fide2014,
    /// The Czech appendix for rapid and blitz, on the 2014 edition; only where the event announced it.
    CzRapidBlitz,
    /// In force from 1 July 2017.
    Fide2017,
    /// The Slovene printing of the 2017 edition, where it reads differently.
    Fide2017Sl,
    /// In force from 1 January 2018.
    Fide2018,
    /// In force from 1 January 2023.
    Fide2023,
}

impl Edition {
    /// All of them, in the order of their dates; overlays follow their base.
    pub const ALL: [Edition; 8] = [
        Edition::Fide2009,
        Edition::Fide2009Cs,
        Edition::Fide2014,
        Edition::CzRapidBlitz,
        Edition::Fide2017,
        Edition::Fide2017Sl,
        Edition::Fide2018,
        Edition::Fide2023,
    ];

    /// The one that came last.
    pub const NEWEST: Edition = Edition::Fide2023;

    /// The one by whose numbers the titles of articles are kept in other languages.
    pub const REFERENCE: Edition = Edition::Fide2018;

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
    pub const fn in_force(self) -> Option<InForce> {
        let (first, followed_by) = match self {
            Edition::Fide2009 => ((2009, 7), Some((2014, 7))),
            Edition::Fide2014 => ((2014, 7), Some((2017, 7))),
            Edition::Fide2017 => ((2017, 7), Some((2018, 1))),
            Edition::Fide2018 => ((2018, 1), Some((2023, 1))),
            Edition::Fide2023 => ((2023, 1), None),
            Edition::Fide2009Cs | Edition::CzRapidBlitz | Edition::Fide2017Sl => return None,
        };
        // Every edition so far came into force on the first day of a month.
        let until = match followed_by {
            Some((year, month)) => Date::new(year, month, 1),
            None => None,
        };
        match Date::new(first.0, first.1, 1) {
            Some(from) => Some(InForce { from, until }),
            None => None,
        }
    }

    /// The edition that an overlay rests on.
    #[must_use]
    pub const fn base(self) -> Option<Edition> {
        match self {
            Edition::Fide2009Cs => Some(Edition::Fide2009),
            Edition::CzRapidBlitz => Some(Edition::Fide2014),
            Edition::Fide2017Sl => Some(Edition::Fide2017),
            Edition::Fide2009
            | Edition::Fide2014
            | Edition::Fide2017
            | Edition::Fide2018
            | Edition::Fide2023 => None,
        }
    }

    /// The edition that governs a game of this pace: the Czech appendix leaves standard chess to its base.
    #[must_use]
    pub const fn governing(self, pace: Pace) -> Edition {
        match (self, pace) {
            (Edition::CzRapidBlitz, Pace::Standard) => Edition::Fide2014,
            (edition, _) => edition,
        }
    }

    /// The stable name for files and the command line: `fide-2018`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Edition::Fide2009 => "fide-2009",
            Edition::Fide2009Cs => "fide-2009-cs",
            Edition::Fide2014 => "fide-2014",
            Edition::CzRapidBlitz => "cz-rapid-blitz",
            Edition::Fide2017 => "fide-2017",
            Edition::Fide2017Sl => "fide-2017-sl",
            Edition::Fide2018 => "fide-2018",
            Edition::Fide2023 => "fide-2023",
        }
    }

    /// The name as a title.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Edition::Fide2009 => "FIDE Laws of Chess 2009",
            Edition::Fide2009Cs => "FIDE Laws of Chess 2009, Czech printing",
            Edition::Fide2014 => "FIDE Laws of Chess 2014",
            Edition::CzRapidBlitz => "Czech appendix for rapid and blitz",
            Edition::Fide2017 => "FIDE Laws of Chess 2017",
            Edition::Fide2017Sl => "FIDE Laws of Chess 2017, Slovene printing",
            Edition::Fide2018 => "FIDE Laws of Chess 2018",
            Edition::Fide2023 => "FIDE Laws of Chess 2023",
        }
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
            it.tag().eq(&wanted)
                || it.tag().strip_prefix("fide-").is_some_and(|year| year.eq(&wanted))
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
