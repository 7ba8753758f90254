//! Articles 2 and 7.1 to 7.4, 7.6, and A.4.1: wrong set-up, wrong board, reversed colours, pieces knocked over or displaced.

use super::Bench;
use crate::event::Decision;
use crate::event::{KnockedOver, Notice, Scan, SetUpBy};
use crate::ruling::Question;

impl Bench<'_> {
    pub(super) fn on_board_scanned(&mut self, _scan: &Scan) {}

    pub(super) fn on_knocked_over(&mut self, _knocked: &KnockedOver) {}

    pub(super) fn on_set_up(&mut self, _set_up: &SetUpBy) {}

    pub(super) fn on_setup_noticed(&mut self, _notice: &Notice) {}

    /// Answers to the questions of these articles; says whether the answer was understood.
    pub(super) fn decide_irregularity(
        &mut self,
        _decision: &Decision,
        _question: &Question,
    ) -> bool {
        false
    }
}
