//! Guideline I: adjourned games.

use ::board::Color;

use super::Bench;
use crate::event::Decision;
use crate::ruling::Question;

impl Bench<'_> {
    pub(super) fn on_seal_ordered(&mut self, _side: Color) {}

    pub(super) fn on_sealed(&mut self, _side: Color, _data: Option<&str>) {}

    pub(super) fn on_envelope_opened(&mut self, _text: &str) {}

    pub(super) fn on_envelope_lost(&mut self) {}

    /// Answers to the questions of these articles; says whether the answer was understood.
    pub(super) fn decide_adjournment(
        &mut self,
        _decision: &Decision,
        _question: &Question,
    ) -> bool {
        false
    }
}
