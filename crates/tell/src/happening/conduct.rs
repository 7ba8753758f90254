//! Where people go, what they carry, how they behave, what is noticed.

use board::Color;
use clock::Millis;
use laws::event::{
    Area, BagAct, ConductReport, Device, DeviceFound, DevicePlace, DeviceState, Equipment, Help,
    Irregular, Misconduct, Notice, Order, Who,
};
use messages::Args;

use super::Teller;
use super::parts::{Way, who};

impl Teller<'_> {
    pub(super) fn leaves(&self, by: &Who, area: &Area) -> Vec<String> {
        let args = self.somebody(by).set("area", self.area(Way::From, area));
        vec![self.say("event-leaves", &args)]
    }

    pub(super) fn enters(&self, by: &Who, area: &Area) -> Vec<String> {
        let args = self.somebody(by).set("area", self.area(Way::To, area));
        vec![self.say("event-enters", &args)]
    }

    pub(super) fn finds_device(&self, it: &DeviceFound) -> Vec<String> {
        let device = match it.device {
            Device::Phone => "phone",
            Device::Tablet => "tablet",
            Device::SmartWatch => "smart-watch",
            Device::FitnessTracker => "fitness-tracker",
            Device::SmartPen => "smart-pen",
            Device::Earpiece => "earpiece",
            Device::Other => "other",
        };
        let args =
            self.somebody(&it.by).set("device", device).set("whose", who(self.messages, &it.whose));
        let mut said = vec![self.say("event-finds-device", &args)];
        said.push(match &it.place {
            DevicePlace::OnPerson => self.word("event-device-place", "person"),
            DevicePlace::Bag => self.word("event-device-place", "bag"),
            DevicePlace::Area(area) => self.area(Way::In, area),
        });
        let state = match it.state {
            DeviceState::Unknown => None,
            DeviceState::Off => Some("off"),
            DeviceState::On => Some("on"),
            DeviceState::Sounding => Some("sounding"),
            DeviceState::InUse => Some("in-use"),
        };
        said.extend(state.map(|it| self.word("event-device-state", it)));
        said
    }

    pub(super) fn handles_bag(&self, side: Color, how: &BagAct) -> Vec<String> {
        match how {
            BagAct::Placed => self.of("event-places-bag", side),
            BagAct::Opened => self.of("event-opens-bag", side),
            BagAct::TakenTo(area) => {
                let args = self.player(side).set("area", self.area(Way::To, area));
                vec![self.say("event-takes-bag", &args)]
            }
        }
    }

    pub(super) fn finds_equipment(
        &self,
        by: &Who,
        what: Equipment,
        detail: Option<&str>,
    ) -> Vec<String> {
        let what = match what {
            Equipment::Board => "board",
            Equipment::Set => "set",
            Equipment::BlindBoard => "blind-board",
            Equipment::BlindSet => "blind-set",
        };
        let args = self.somebody(by).set("what", what);
        let mut said = vec![self.say("event-finds-equipment", &args)];
        said.extend(detail.map(|it| self.quoted(it)));
        said
    }

    pub(super) fn uses_help(&self, side: Color, kind: Help) -> Vec<String> {
        let kind = match kind {
            Help::Notes => "notes",
            Help::Advice => "advice",
            Help::Information => "information",
            Help::Analysis => "analysis",
        };
        vec![self.say("event-uses-help", &self.player(side).set("help", kind))]
    }

    pub(super) fn reports(&self, it: &ConductReport) -> Vec<String> {
        let conduct = match &it.conduct {
            Misconduct::Disturbing => self.word("event-conduct", "disturbing"),
            Misconduct::Smoking => self.word("event-conduct", "smoking"),
            Misconduct::Insulting => self.word("event-conduct", "insulting"),
            Misconduct::Prearranging => self.word("event-conduct", "prearranging"),
            Misconduct::Interfering => self.word("event-conduct", "interfering"),
            Misconduct::Drunk => self.word("event-conduct", "drunk"),
            Misconduct::Discourteous => self.word("event-conduct", "discourteous"),
            Misconduct::Lingering => self.word("event-conduct", "lingering"),
            Misconduct::Words(text) => self.quoted(text),
        };
        let args =
            self.somebody(&it.by).set("of", who(self.messages, &it.who)).set("conduct", conduct);
        let mut said = vec![self.say("event-reports", &args)];
        said.extend(it.detail.as_deref().map(|it| self.quoted(it)));
        said.extend(it.place.as_ref().map(|it| self.area(Way::In, it)));
        said
    }

    pub(super) fn refuses(&self, by: &Who, order: &Order) -> Vec<String> {
        let what = match order {
            Order::Record => self.word("event-order", "record"),
            Order::LendSheet => self.word("event-order", "lend-sheet"),
            Order::Reconstruct => self.word("event-order", "reconstruct"),
            Order::Inspection => self.word("event-order", "inspection"),
            Order::TakePart => self.word("event-order", "take-part"),
            Order::PlayOn => self.word("event-order", "play-on"),
            Order::Words(text) => self.quoted(text),
        };
        vec![self.say("event-refuses", &self.somebody(by).set("what", what))]
    }

    pub(super) fn disturbed(&self, cause: &str, lasted: Option<Millis>) -> Vec<String> {
        let args = Args::new().set("cause", self.quoted(cause));
        let mut said = vec![self.say("event-disturbed", &args)];
        said.extend(
            lasted.map(|it| self.say("event-lasting", &Args::new().set("time", it.to_string()))),
        );
        said
    }

    pub(super) fn notices(&self, it: &Notice) -> Vec<String> {
        let (what, square) = match it.what {
            Irregular::IllegalMove => ("illegal-move", None),
            Irregular::IllegalPosition => ("illegal-position", None),
            Irregular::BothKingsInCheck => ("both-kings-in-check", None),
            Irregular::Unpromoted(square) => ("unpromoted", Some(square)),
            Irregular::TouchMove => ("touch-move", None),
            Irregular::TwoHands => ("two-hands", None),
            Irregular::PressWithoutMove => ("press-without-move", None),
            Irregular::WrongSetup => ("wrong-set-up", None),
            Irregular::WrongOrientation => ("wrong-orientation", None),
            Irregular::ReversedColours => ("reversed-colours", None),
            Irregular::Displaced(square) => ("displaced", Some(square)),
            Irregular::ClockReading => ("clock-reading", None),
            Irregular::BoardsDiffer => ("boards-differ", None),
            Irregular::BoardOutOfStep => ("board-out-of-step", None),
        };
        let square = square.map(|it| it.to_string()).unwrap_or_default();
        let what =
            self.say("event-irregular", &Args::new().set("what", what).set("square", square));
        let mut said = vec![self.say("event-notices", &self.somebody(&it.by).set("what", what))];
        said.extend(self.basis(it.basis));
        said.extend(it.detail.as_deref().map(|it| self.quoted(it)));
        said
    }
}
