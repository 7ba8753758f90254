//! The frame of a book: where it applies, how it sorts time controls, and what supervision it asks for. What
//! holds within a game is in the other groups.

use super::cited::Cited;
use super::macros::rules;
use super::policies::{Answer, Basis, Covered};
use super::units::{Bound, MovesEach, Occurrences, Seconds};
use crate::edition::Edition;
use crate::pace::Pace;

rules! {
    /// How the book stands to events and to other rules.
    pub struct Frame {
        /// The edition it rests on, if it is an overlay.
        "meta.base" base: Cited<Option<Edition>>,
        /// The classes of play that it governs itself.
        "meta.covers" covers: Cited<&'static [Covered]>,
        /// Does it apply only where the event announced it?
        "meta.must_be_announced" must_be_announced: Cited<Answer>,
        /// May federations add rules of their own?
        "meta.federation_rules_allowed" federation_rules_allowed: Cited<Answer>,
        /// Are appendices and guidelines part of the Laws?
        "meta.guidelines_in_laws" guidelines_in_laws: Cited<Answer>,
    }
}

rules! {
    /// Standard, rapid and blitz: the limits of time.
    pub struct TimeClasses {
        /// For how many moves the increment counts.
        "class.increment_factor" increment_factor: Cited<MovesEach>,
        /// The least time of rapid chess.
        "class.rapid_min" rapid_min: Cited<Bound>,
        /// The most time of rapid chess.
        "class.rapid_max" rapid_max: Cited<Bound>,
        /// The most time of blitz.
        "class.blitz_max" blitz_max: Cited<Bound>,
        /// Must the moves be made or completed within the time?
        "class.basis" basis: Cited<Basis>,
        /// The range in which an increment usually lies.
        "class.increment_range" increment_range: Cited<Option<(Seconds, Seconds)>>,
    }
}

impl TimeClasses {
    /// The pace of a time control: all the time of a player together, and the increment for as many moves as the
    /// edition counts. Where two classes share a limit, the slower one is asked first.
    ///
    /// ```
    /// use jadoube_laws::rulebook::Seconds;
    /// use jadoube_laws::{Edition, Pace};
    ///
    /// let pace = |edition: Edition| edition.rulebook().classes.pace_of(Seconds(600), Seconds(0));
    /// assert_eq!(pace(Edition::Fide2018), Pace::Blitz);
    /// assert_eq!(pace(Edition::CzRapidBlitz), Pace::Rapid);
    /// ```
    #[must_use]
    pub fn pace_of(&self, time: Seconds, increment: Seconds) -> Pace {
        let added = u32::from(self.increment_factor.value.0).saturating_mul(increment.0);
        let total = Seconds(time.0.saturating_add(added));
        let rapid = self.rapid_min.value.allows_as_least(total)
            && self.rapid_max.value.allows_as_most(total);
        match (rapid, self.blitz_max.value.allows_as_most(total)) {
            (true, _) => Pace::Rapid,
            (false, true) => Pace::Blitz,
            (false, false) => Pace::Standard,
        }
    }
}

rules! {
    /// What the Competition Rules ask for in rapid and blitz.
    pub struct SupervisionRules {
        /// Are there two degrees of supervision?
        "sup.tiers" tiers: Cited<Answer>,
        /// Games for each arbiter in rapid chess.
        "sup.rapid_games" rapid_games: Cited<Option<Occurrences>>,
        /// Games for each arbiter in blitz.
        "sup.blitz_games" blitz_games: Cited<Option<Occurrences>>,
        /// Must each game be recorded by the arbiter or an assistant?
        "sup.needs_record" needs_record: Cited<Option<Answer>>,
        /// Must the event declare the degree for all its games?
        "sup.event_declares" event_declares: Cited<Option<Answer>>,
        /// How often a player may ask to see the arbiter's record.
        "sup.view_score_max" view_score_max: Cited<Option<Occurrences>>,
    }
}
