//! The scoresheets of both players and of the arbiter. It decides nothing.

use crate::event::Event;
use crate::ruling::Ruling;

/// The scoresheets of both players and of the arbiter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheets {}

impl Sheets {
    pub(super) fn fold_event(&mut self, _event: &Event) {}

    pub(super) fn fold_ruling(&mut self, _ruling: &Ruling) {}
}
