//! Guideline II: Chess960.

use ::board::{Chess960, Color};

use super::Bench;

impl Bench<'_> {
    pub(super) fn on_start_position_drawn(&mut self, _number: Chess960) {}

    pub(super) fn on_castling_announced(&mut self, _side: Color) {}
}
