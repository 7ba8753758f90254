//! Article 8: the recording of the moves.

use ::board::Color;

use super::Bench;
use crate::event::Decision;
use crate::event::{Mark, Reconstruction, Score, SheetAct, Written};
use crate::ruling::Question;

impl Bench<'_> {
    pub(super) fn on_recorded(&mut self, _written: &Written) {}

    pub(super) fn on_marked(&mut self, _side: Color, _mark: &Mark) {}

    pub(super) fn on_recording_stopped(&mut self, _side: Color) {}

    pub(super) fn on_sheet_handled(&mut self, _side: Color, _how: SheetAct) {}

    pub(super) fn on_signed(&mut self, _side: Color, _result: Score) {}

    pub(super) fn on_reconstruction(&mut self, _ended: Reconstruction) {}

    /// Answers to the questions of these articles; says whether the answer was understood.
    pub(super) fn decide_record(&mut self, _decision: &Decision, _question: &Question) -> bool {
        false
    }
}
