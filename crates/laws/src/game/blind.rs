//! What is remembered about play on two boards. It decides nothing.

use crate::event::Event;
use crate::ruling::Ruling;

/// What is remembered about play on two boards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BlindPlay {}

impl BlindPlay {
    pub(super) fn fold_event(&mut self, _event: &Event) {}

    pub(super) fn fold_ruling(&mut self, _ruling: &Ruling) {}
}
