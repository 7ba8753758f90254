//! Appendix D: play with blind and visually disabled players.

use ::board::Color;

use super::Bench;
use crate::event::Decision;
use crate::event::Happening;
use crate::ruling::Question;

impl Bench<'_> {
    pub(super) fn on_move_announced(&mut self, _side: Color, _words: &str) {}

    pub(super) fn on_repeated(&mut self, _side: Color) {}

    pub(super) fn on_blind_board(&mut self, _what: &Happening) {}

    /// Answers to the questions of these articles; says whether the answer was understood.
    pub(super) fn decide_blind(&mut self, _decision: &Decision, _question: &Question) -> bool {
        false
    }
}
