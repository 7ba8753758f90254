//! Rapid and blitz: the limits of the rulebook in the form in which `clock` asks for them, and the pace that follows.

use clock::{Answer, Class, Edge, Millis, TimeControl, classify};

use crate::edition::Edition;
use crate::pace::Pace;
use crate::rulebook::{Bound, Limit, TimeClasses};

impl Edition {
    /// Where this edition draws the lines between blitz, rapid and standard chess.
    ///
    /// ```
    /// use jadoube_laws::Edition;
    ///
    /// let control = clock::language::read("5+5").expect("a control").control().cloned();
    /// let class = |edition: Edition| {
    ///     clock::classify(control.as_ref().expect("a control"), &edition.bounds()).class()
    /// };
    /// assert_eq!(class(Edition::Fide2018), Some(clock::Class::Blitz));
    /// assert_eq!(class(Edition::CzRapidBlitz), Some(clock::Class::Rapid));
    /// ```
    #[must_use]
    pub fn bounds(self) -> clock::Bounds {
        self.rulebook().classes.bounds()
    }

    /// The pace of a time control; without one it is standard chess.
    ///
    /// ```
    /// use jadoube_laws::{Edition, Pace};
    ///
    /// let control = clock::language::read("10+0").expect("a control").control().cloned();
    /// assert_eq!(Edition::Fide2018.pace_of(control.as_ref()), Pace::Blitz);
    /// assert_eq!(Edition::CzRapidBlitz.pace_of(control.as_ref()), Pace::Rapid);
    /// ```
    #[must_use]
    pub fn pace_of(self, control: Option<&TimeControl>) -> Pace {
        let Some(control) = control else { return Pace::Standard };
        let classified = classify(control, &self.bounds());
        let pace = |answer: Answer| match answer {
            Answer::Is(Class::Standard) | Answer::NoTotal => Pace::Standard,
            Answer::Is(Class::Blitz) => Pace::Blitz,
            Answer::Is(Class::Rapid) | Answer::Both | Answer::Neither => Pace::Rapid,
        };
        // Where the players have different times, the slower class governs both.
        pace(classified.answers.white).min(pace(classified.answers.black))
    }
}

impl TimeClasses {
    /// The limits, as `clock` asks for them.
    ///
    /// ```
    /// use clock::Bound;
    /// use jadoube_laws::Edition;
    ///
    /// let bounds = Edition::Fide2018.rulebook().classes.bounds();
    /// assert_eq!((bounds.blitz_max, bounds.moves), (Bound::included(10), 60));
    /// ```
    #[must_use]
    pub fn bounds(&self) -> clock::Bounds {
        clock::Bounds {
            blitz_max: bound(self.blitz_max.value),
            rapid_min: bound(self.rapid_min.value),
            rapid_max: bound(self.rapid_max.value),
            moves: self.increment_factor.value.0.into(),
        }
    }
}

fn bound(bound: Bound) -> clock::Bound {
    let edge = match bound.limit {
        Limit::Included => Edge::Included,
        Limit::Excluded => Edge::Excluded,
    };
    clock::Bound { time: Millis::from_seconds(bound.seconds.0.into()), edge }
}

#[cfg(test)]
mod tests {
    use clock::{Answer, Bound, Class, classify};

    use crate::edition::Edition;

    #[track_caller]
    fn check(edition: Edition, blitz_max: Bound, rapid_min: Bound, rapid_max: Bound) {
        let bounds = clock::Bounds { blitz_max, rapid_min, rapid_max, moves: 60 };
        assert_eq!(edition.bounds(), bounds, "{edition}");
    }

    #[test]
    fn every_edition_has_its_limits() {
        let (inside, outside) = (Bound::included, Bound::excluded);
        check(Edition::Fide2009, outside(15), inside(15), outside(60));
        check(Edition::Fide2009Cs, inside(15), inside(15), inside(60));
        check(Edition::CzRapidBlitz, outside(10), inside(10), outside(60));
        for edition in [
            Edition::Fide2014,
            Edition::Fide2017,
            Edition::Fide2017Sl,
            Edition::Fide2018,
            Edition::Fide2023,
        ] {
            check(edition, inside(10), outside(10), outside(60));
        }
    }

    #[track_caller]
    fn check_class(text: &str, edition: Edition, expected: Answer) {
        let reading = clock::language::read(text).expect("a control");
        let control = reading.control().expect("a control");
        let found = classify(control, &edition.bounds()).answers.white;
        assert_eq!(found, expected, "{text} in {edition}");
    }

    #[test]
    fn the_limits_themselves_are_classed() {
        let is = Answer::Is;
        check_class("15+0", Edition::Fide2009, is(Class::Rapid));
        check_class("14+0", Edition::Fide2009, is(Class::Blitz));
        check_class("15+0", Edition::Fide2009Cs, Answer::Both);
        check_class("10+0", Edition::Fide2018, is(Class::Blitz));
        check_class("10+1", Edition::Fide2018, is(Class::Rapid));
        check_class("10+0", Edition::CzRapidBlitz, is(Class::Rapid));
        check_class("60+0", Edition::Fide2023, is(Class::Standard));
        check_class("60+0", Edition::Fide2009Cs, is(Class::Rapid));
        check_class("59+0", Edition::Fide2023, is(Class::Rapid));
    }
}
