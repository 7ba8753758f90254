//! Articles 6.4, 6.8 and 6.9 and their counterparts in rapid and blitz: the fall of the flag.

use ::board::Color;

use super::Bench;
use crate::event::FlagNotice;

impl Bench<'_> {
    pub(super) fn on_flag_fell(&mut self, _side: Color) {}

    pub(super) fn on_flag_noticed(&mut self, _notice: &FlagNotice) {}
}
