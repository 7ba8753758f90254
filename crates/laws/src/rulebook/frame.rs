//! The frame of a book: where it applies, how it sorts time controls, and what supervision it asks for. What
//! holds within a game is in the other groups.

use super::cited::Cited;
use super::macros::rules;
use super::policies::{Answer, Covered, MoveStage};
use super::units::{Bound, MovesEach, Occurrences, Seconds};
use crate::edition::Edition;

rules! {
    /// How the book stands to events and to other rules.
    pub struct Scope {
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
        "class.basis" basis: Cited<MoveStage>,
        /// The range in which an increment usually lies.
        "class.increment_range" increment_range: Cited<Option<(Seconds, Seconds)>>,
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
