//! Articles 5.2.3 and 9.1: offers of a draw, agreement, and gestures.

use ::board::Color;

use super::Bench;
use crate::event::Decision;
use crate::event::{Gesture, Sides, Withdrawn};
use crate::ruling::Question;

impl Bench<'_> {
    pub(super) fn on_offered(&mut self, _side: Color, _condition: Option<&str>) {}

    pub(super) fn on_accepted(&mut self, _side: Color) {}

    pub(super) fn on_declined(&mut self, _side: Color) {}

    pub(super) fn on_withdrawal(&mut self, _side: Color, _what: Withdrawn) {}

    pub(super) fn on_gesture(&mut self, _who: Sides, _gesture: Gesture) {}

    /// Answers to the questions of these articles; says whether the answer was understood.
    pub(super) fn decide_draw(&mut self, _decision: &Decision, _question: &Question) -> bool {
        false
    }
}
