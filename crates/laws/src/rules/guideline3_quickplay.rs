//! Guideline III (2009: Article 10 and Appendix D, 2014: Appendix G): games without increment.

use ::board::Color;

use super::Bench;
use crate::event::Decision;
use crate::event::DrawClaim;
use crate::ruling::Question;

impl Bench<'_> {
    pub(super) fn on_quickplay_claimed(&mut self, _claim: &DrawClaim) {}

    pub(super) fn on_increment_requested(&mut self, _side: Color) {}

    /// Answers to the questions of these articles; says whether the answer was understood.
    pub(super) fn decide_quickplay(&mut self, _decision: &Decision, _question: &Question) -> bool {
        false
    }
}
