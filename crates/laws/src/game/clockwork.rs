//! What is remembered about the clock and the session: stops and their reasons, snapshots, the first flag. It decides nothing.

use crate::event::Event;
use crate::ruling::Ruling;

/// What is remembered about the clock and the session: stops and their reasons, snapshots, the first flag.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Clockwork {}

impl Clockwork {
    pub(super) fn fold_event(&mut self, _event: &Event) {}

    pub(super) fn fold_ruling(&mut self, _ruling: &Ruling) {}
}
