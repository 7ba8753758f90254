//! What is remembered about the set-up of the board and its irregularities. It decides nothing.

use crate::event::Event;
use crate::ruling::Ruling;

/// What is remembered about the set-up of the board and its irregularities.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SettingUp {}

impl SettingUp {
    pub(super) fn fold_event(&mut self, _event: &Event) {}

    pub(super) fn fold_ruling(&mut self, _ruling: &Ruling) {}
}
