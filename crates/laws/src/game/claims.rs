//! What is remembered about claims of draws and quickplay finishes. It decides nothing.

use crate::event::Event;
use crate::ruling::Ruling;

/// What is remembered about claims of draws and quickplay finishes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Claims {}

impl Claims {
    pub(super) fn fold_event(&mut self, _event: &Event) {}

    pub(super) fn fold_ruling(&mut self, _ruling: &Ruling) {}
}
