//! Articles 6.10 and 6.12: what the clock shows, wrong settings, defects, displays.

use super::Bench;
use crate::event::{ClockFault, ClockSetting, Reading};

impl Bench<'_> {
    pub(super) fn on_clock_read(&mut self, _reading: &Reading) {}

    pub(super) fn on_clock_fault(&mut self, _fault: &ClockFault) {}

    pub(super) fn on_clock_set(&mut self, _setting: &ClockSetting) {}
}
