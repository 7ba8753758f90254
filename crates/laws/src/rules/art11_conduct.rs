//! Articles 10 to 12: points, the conduct of the players, the role of the arbiter.

use ::board::Color;

use super::Bench;
use crate::event::Decision;
use crate::event::{
    Area, Asked, BagAct, ConductReport, DeviceFound, Help, News, Order, Request, Who,
};
use crate::ruling::Question;

impl Bench<'_> {
    pub(super) fn on_area_left(&mut self, _who: &Who, _area: &Area) {}

    pub(super) fn on_area_entered(&mut self, _who: &Who, _area: &Area) {}

    pub(super) fn on_device_found(&mut self, _found: &DeviceFound) {}

    pub(super) fn on_bag_handled(&mut self, _side: Color, _how: &BagAct) {}

    pub(super) fn on_help_used(&mut self, _side: Color, _kind: Help) {}

    pub(super) fn on_conduct_reported(&mut self, _report: &ConductReport) {}

    pub(super) fn on_order_refused(&mut self, _who: &Who, _order: &Order) {}

    pub(super) fn on_disturbed(&mut self, _cause: &str) {}

    pub(super) fn on_arbiter_called(&mut self, _by: Color, _reason: &str) {}

    pub(super) fn on_question(&mut self, _by: &Who, _what: &Asked) {}

    pub(super) fn on_request(&mut self, _by: &Who, _what: &Request, _disability: bool) {}

    pub(super) fn on_told(&mut self, _by: &Who, _to: &Who, _what: &News) {}

    pub(super) fn on_appeal(&mut self, _side: Color) {}

    /// Answers to the questions of these articles; says whether the answer was understood.
    pub(super) fn decide_conduct(&mut self, _decision: &Decision, _question: &Question) -> bool {
        false
    }

    /// Answers to the questions of these articles; says whether the answer was understood.
    pub(super) fn decide_penalty(&mut self, _decision: &Decision, _question: &Question) -> bool {
        false
    }
}
