//! Articles 6.2.2 to 6.2.6 and 6.11: stopping and starting the chess clock, and handling it.

use ::board::Color;

use super::Bench;
use crate::event::{Mishandling, Stopped, Who};

impl Bench<'_> {
    pub(super) fn on_clock_stopped(&mut self, _stopped: &Stopped) {}

    pub(super) fn on_clock_started(&mut self, _by: &Who, _side: Color) {}

    pub(super) fn on_mishandled(&mut self, _side: Color, _how: Mishandling) {}
}
