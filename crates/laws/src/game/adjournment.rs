//! What is remembered about an adjourned game. It decides nothing.

use crate::event::Event;
use crate::ruling::Ruling;

/// What is remembered about an adjourned game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Adjournment {}

impl Adjournment {
    pub(super) fn fold_event(&mut self, _event: &Event) {}

    pub(super) fn fold_ruling(&mut self, _ruling: &Ruling) {}
}
