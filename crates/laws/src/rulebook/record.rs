//! The recording of the moves, as far as editions differ. How moves are written is in `notation`.

use super::cited::{ByRegime, Cited};
use super::macros::rules;
use super::policies::{
    Answer, ExemptFor, ExemptFrom, ResultBy, ScorekeepingTrigger, ScoresheetMedium,
};
use super::units::Seconds;

rules! {
    /// The recording of the moves.
    pub struct Record {
        /// On what it may be kept.
        "rec.media" media: Cited<&'static [ScoresheetMedium]>,
        /// Must the players record?
        "rec.required" required: ByRegime<Cited<Answer>>,
        /// With less time than this a player need not record.
        "rec.exempt_below" exempt_below: Cited<Seconds>,
        /// With an increment of this or more there is no exemption.
        "rec.exempt_increment" exempt_increment: Cited<Seconds>,
        /// From what the player is exempt.
        "rec.exempt_from" exempt_from: Cited<ExemptFrom>,
        /// How long the exemption lasts.
        "rec.exempt_for" exempt_for: Cited<ExemptFor>,
        /// Does the article on the exemption itself ask for the missing moves?
        "rec.update_duty_in_84" update_duty_with_exemption: Cited<Answer>,
        /// When the arbiter sees to the record.
        "rec.scorekeeping_trigger" scorekeeping_trigger: Cited<ScorekeepingTrigger>,
        /// Do claims survive without a score?
        "rec.claims_kept_without_score" claims_kept_without_score: ByRegime<Cited<Option<Answer>>>,
        /// How a result is confirmed.
        "rec.result_by" result_by: Cited<&'static [ResultBy]>,
    }
}
