//! Adjourned games, as far as editions differ.

use super::cited::Cited;
use super::macros::rules;
use super::policies::{Answer, LateExceptions, ResumptionLate, SealedOn};

rules! {
    /// Adjourned games.
    pub struct AdjournmentRules {
        /// By how much a player may be late.
        "adj.late_limit" late_limit: Cited<ResumptionLate>,
        /// When a late player does not lose.
        "adj.late_exceptions" late_exceptions: Cited<LateExceptions>,
        /// Is there a rule for the case that nobody comes?
        "adj.neither_present_rule" neither_present: Cited<Answer>,
        /// On what the move is sealed.
        "adj.sheet" sealed_on: Cited<SealedOn>,
    }
}
