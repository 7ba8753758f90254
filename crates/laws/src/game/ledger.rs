//! Warnings, penalties, permissions, devices: what is remembered about conduct. It decides nothing.

use crate::event::Event;
use crate::ruling::Ruling;

/// Warnings, penalties, permissions, devices: what is remembered about conduct.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {}

impl Ledger {
    pub(super) fn fold_event(&mut self, _event: &Event) {}

    pub(super) fn fold_ruling(&mut self, _ruling: &Ruling) {}
}
