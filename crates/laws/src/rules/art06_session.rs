//! Articles 6.3, 6.5 to 6.7: what is set before the game, its start, and late arrivals.

use ::board::Color;

use super::Bench;
use crate::event::Decision;
use crate::event::{Change, RoundStart};
use crate::ruling::Question;

impl Bench<'_> {
    pub(super) fn on_configured(&mut self, _change: &Change) {}

    pub(super) fn on_round_started(&mut self, _start: RoundStart) {}

    pub(super) fn on_announced(&mut self, _words: &str) {}

    pub(super) fn on_arrived(&mut self, _side: Color) {}

    pub(super) fn on_time_passed(&mut self) {}

    /// Answers to the questions of these articles; says whether the answer was understood.
    pub(super) fn decide_clock(&mut self, _decision: &Decision, _question: &Question) -> bool {
        false
    }
}
