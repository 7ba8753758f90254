//! Articles 11.3.2, 11.3.3 and 12.8: electronic devices, the bag, inspection.

use ::board::Color;
use winnability::Winnability;

use super::Bench;
use super::decisions::Case;
use crate::discretion::Discretion;
use crate::discretion::answers::{BagUsed, DeviceApproved, DeviceEvident, InspectionRequired};
use crate::event::{
    Area, BagAct, Device, DeviceFound, DevicePlace, DeviceState, Points, Score, Who,
};
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::{DevicePenalty, Devices};
use crate::rulebook::{DeviceBan, DeviceTrigger, Inspection, Penalty};
use crate::ruling::{
    Cites, Duty, Matter, Outcome, PenaltyAmount, Proposal, Question, Reason, Verdict,
};
use crate::unmet::Unmet;

/// Was a device approved for the player on whom it was found?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Approval {
    None,
    /// A device was, perhaps this one.
    Perhaps,
    Given,
}

/// A device that a player has.
const DEVICE: [Provision; 3] =
    [Provision::ConductDeviceBan, Provision::ConductDeviceBag, Provision::ConductDevicePenalty];

impl Bench<'_> {
    /// A device was found on a player, in a bag, or elsewhere; or somebody else used one.
    pub(super) fn on_device_found(&mut self, found: &DeviceFound) {
        match found.player().filter(|_| !self.game().is_over()) {
            Some(side) => self.on_players_device(side, found),
            None => {
                self.unmet(DEVICE, Unmet::NoPlayer);
                self.on_others_device(found);
            }
        }
    }

    fn on_players_device(&mut self, side: Color, found: &DeviceFound) {
        let conduct = &self.book().conduct;
        let ban = Cites::of(Provision::ConductDeviceBan).and_value(&conduct.device_ban);
        let approval = self.approval_of(&found.whose, found.device);
        if approval == Approval::Given || self.is_outside_ban(found) {
            self.unmet(DEVICE, Unmet::Permitted);
            return self.allow(Matter::ApprovedDevice, ban);
        }
        let in_bag = found.place == DevicePlace::Bag && self.is_bag_allowed();
        let in_bag = in_bag && found.state == DeviceState::Off;
        if self.asks(Provision::ConductDeviceBag, Unmet::NotOffInTheBag, in_bag) {
            self.unmet(Provision::ConductDevicePenalty, Unmet::Permitted);
            let cites =
                Cites::of(Provision::ConductDeviceBag).with_commentary(Passage::BagInDetail);
            return self.allow(Matter::UseOfBag, cites);
        }
        if approval == Approval::Perhaps {
            self.ask_about(side, Discretion::DeviceApproved, ban);
            return;
        }
        let evident = found.by.is_arbiter();
        let on_person = found.place == DevicePlace::OnPerson;
        match conduct.device_trigger.value {
            DeviceTrigger::Sound if found.state == DeviceState::Sounding && evident => {
                self.lose_by_device(side);
            }
            DeviceTrigger::Sound if found.state == DeviceState::Sounding => {
                self.ask_whether_evident(side);
            }
            DeviceTrigger::Sound => {
                self.unmet(Provision::ConductDevicePenalty, Unmet::NoSound);
                self.on_device_in_venue(side, ban, Discretion::PenaltyWhich);
            }
            DeviceTrigger::BroughtIn | DeviceTrigger::OnPerson if on_person && evident => {
                self.lose_by_device(side);
            }
            DeviceTrigger::BroughtIn if evident => self.lose_by_device(side),
            DeviceTrigger::BroughtIn | DeviceTrigger::OnPerson if on_person => {
                self.ask_whether_evident(side);
            }
            DeviceTrigger::BroughtIn | DeviceTrigger::OnPerson => {
                self.on_device_in_venue(side, ban, Discretion::DeviceEvident);
            }
        }
    }

    /// Is it a device that the ban of the edition does not reach?
    fn is_outside_ban(&self, found: &DeviceFound) -> bool {
        let communicates = matches!(
            found.device,
            Device::Phone | Device::Tablet | Device::SmartWatch | Device::Earpiece
        );
        match self.book().conduct.device_ban.value {
            DeviceBan::PhoneUnlessOff => !communicates || found.state == DeviceState::Off,
            DeviceBan::PhoneBan => !communicates,
            DeviceBan::AnyDeviceBan => false,
        }
    }

    /// Was this device approved? Of one that has no kind of its own, or where the kind that was approved is not known,
    /// nobody but the arbiter can tell whether it is the one that was.
    fn approval_of(&self, who: &Who, device: Device) -> Approval {
        let approved = || self.game().ledger().approved(who);
        let has_kind = device != Device::Other;
        if has_kind && approved().any(|it| it == Some(device)) {
            Approval::Given
        } else if approved().any(|it| it.is_none() || !has_kind) {
            Approval::Perhaps
        } else {
            Approval::None
        }
    }

    fn is_bag_allowed(&self) -> bool {
        self.book().conduct.device_in_bag.value.is_yes()
            && self.frame().regulations().devices == Devices::OffInBag
    }

    /// Not on the player, but where it may not be either.
    fn on_device_in_venue(&mut self, side: Color, ban: Cites, which: Discretion) {
        self.reproach(side, Matter::Device, ban);
        match which {
            Discretion::DeviceEvident => self.ask_whether_evident(side),
            _ => {
                let question = Question::new(which, Provision::ConductDeviceBan).about(side);
                self.ask(question, ban.and(Provision::ConductInfraction));
            }
        }
    }

    /// The device that was found is not the approved one: what the edition does with it.
    fn on_not_approved(&mut self, side: Color) {
        let conduct = &self.book().conduct;
        let ban = Cites::of(Provision::ConductDeviceBan).and_value(&conduct.device_ban);
        let found = self.game().ledger().last_found();
        let sounds = found.is_some_and(|it| it.state == DeviceState::Sounding);
        match conduct.device_trigger.value {
            DeviceTrigger::Sound if sounds => self.lose_by_device(side),
            DeviceTrigger::Sound => self.on_device_in_venue(side, ban, Discretion::PenaltyWhich),
            DeviceTrigger::BroughtIn | DeviceTrigger::OnPerson => self.ask_whether_evident(side),
        }
    }

    fn ask_whether_evident(&mut self, side: Color) {
        let cites = Cites::of(Provision::ConductDevicePenalty).read_as(Interpretation::Q40);
        self.ask_about(side, Discretion::DeviceEvident, cites);
    }

    /// The game is lost, or what the regulations put in the place of the loss.
    fn lose_by_device(&mut self, side: Color) {
        match self.lesser_penalty() {
            Some(text) => self.penalise_device(side, &text),
            None => self.end_by_device(side),
        }
    }

    /// What the regulations put in the place of the loss, where the edition lets them.
    fn lesser_penalty(&self) -> Option<String> {
        let rule = self.book().conduct.milder_penalty;
        match &self.frame().regulations().device_penalty {
            DevicePenalty::Lesser(text) if rule.value.is_yes() => Some(text.clone()),
            _ => None,
        }
    }

    /// What was announced, if the list of the edition has it; otherwise the arbiter says which item it is.
    fn penalise_device(&mut self, side: Color, text: &str) {
        let edition = self.frame().edition();
        let item = self.frame().regulations().device_penalty.item();
        let provision = item.map(Penalty::provision);
        let listed = provision.and_then(|it| Some((it, it.article(edition)?)));
        let cites =
            Cites::of(Provision::ConductDevicePenalty).with_commentary(Passage::LesserPenalty);
        let Some((provision, item)) = listed else {
            self.ask_about(side, Discretion::PenaltyWhich, cites);
            return;
        };
        let amount = match provision {
            Provision::ArbPenaltiesWarning => PenaltyAmount::None,
            _ => PenaltyAmount::Words(text.to_owned()),
        };
        let cites = Cites::of(provision).with(&cites);
        self.emit(Verdict::Penalty { who: side.into(), item, amount }, cites);
    }

    /// The opponent wins whether or not he could have mated, except where the edition gives him only the half
    /// point. As long as he has made no move the game counts as not played.
    fn end_by_device(&mut self, side: Color) {
        let rule = self.book().conduct.opponent_half_if_no_mate;
        let cites = Cites::of(Provision::ConductDevicePenalty)
            .and_value(&self.book().conduct.device_trigger)
            .with_commentary(Passage::OnOrOff);
        if self.game().history().made(!side) == 0 {
            let score = Score::forfeit_win(!side);
            let cites = Cites::of(Provision::ConductDevicePenalty)
                .with_commentary(Passage::GameNotStarted)
                .read_as(Interpretation::Q41);
            return self.end(Outcome::score(score, Reason::Device), cites);
        }
        let no_mate = self.asks(&rule, Unmet::OtherRule, rule.value.is_yes())
            && matches!(
                Self::can_mate(self.game().standing(), !side),
                Some(Winnability::CannotMate(_))
            );
        let score = match (no_mate, side) {
            (true, Color::White) => Score::played(Points::Zero, Points::Half),
            (true, Color::Black) => Score::played(Points::Half, Points::Zero),
            (false, _) => Score::win(!side),
        };
        let cites = cites.with_commentary(Passage::MateDoesNotMatter);
        let cites = cites.when(
            matches!(
                self.game().ledger().last_found().map(|it| it.device),
                Some(Device::SmartWatch | Device::FitnessTracker | Device::SmartPen)
            ),
            |it| it.with_commentary(Passage::NotOnlyPhones),
        );
        self.end(Outcome::score(score, Reason::Device), cites);
    }

    /// 12.8: everybody else may have a device, but not use it in the venue or next to it.
    fn on_others_device(&mut self, found: &DeviceFound) {
        let used = matches!(found.state, DeviceState::InUse | DeviceState::Sounding);
        let reached = match &found.place {
            DevicePlace::OnPerson | DevicePlace::Bag => true,
            DevicePlace::Area(area) => self.is_phone_free(area),
        };
        let cites = Cites::of(Provision::ArbPhones).with_commentary(Passage::NobodyDuringGames);
        if !used || !reached || self.game().ledger().is_authorised(&found.whose) {
            self.unmet(Provision::ArbThirdParties, Unmet::Permitted);
            return self.allow(Matter::AuthorisedDevice, cites);
        }
        let who = found.whose.clone();
        self.reproach(who.clone(), Matter::Device, cites);
        let question =
            Question::new(Discretion::OffenderExpelled, Provision::ArbThirdParties).about(who);
        self.ask(question, cites.and(Provision::ArbThirdParties));
    }

    fn is_phone_free(&self, area: &Area) -> bool {
        let Area::Named(name) = area else { return true };
        let regulations = self.frame().regulations();
        let listed = |areas: &[String]| areas.iter().any(|it| it.eq_ignore_ascii_case(name));
        let ledger = self.game().ledger();
        listed(&regulations.contiguous_areas)
            || listed(&regulations.venue)
            || listed(&regulations.playing_area)
            || ledger.designated().contains(area)
            || ledger.added_to_venue().contains(area)
    }

    /// The bag in which devices are kept is not used without leave.
    pub(super) fn on_bag_handled(&mut self, side: Color, how: &BagAct) {
        if !self.asks(Provision::ConductDeviceBag, Unmet::NotRegulated, self.is_bag_allowed()) {
            return;
        }
        let cites = Cites::of(Provision::ConductDeviceBag).with_commentary(Passage::BagInDetail);
        match how {
            BagAct::Placed => self.allow(Matter::UseOfBag, cites),
            BagAct::Opened if self.game().ledger().is_bag_open_with_leave(side) => {
                self.unmet(Provision::ConductInfraction, Unmet::Permitted);
            }
            BagAct::Opened => {
                self.breach(side, Matter::UseOfBag, Provision::ConductDeviceBag, cites);
            }
            BagAct::TakenTo(_) => {
                self.reproach(side, Matter::UseOfBag, cites);
                self.ask_whether_evident(side);
            }
        }
    }

    /// A player asks that a device be approved.
    pub(super) fn on_device_requested(&mut self, by: &Who, kind: Device) {
        let question = Question::new(Discretion::DeviceApproved, Provision::ConductDeviceBan)
            .about(by.clone())
            .proposing(Proposal::Device(kind));
        self.ask(question, Provision::ConductDeviceBan);
    }

    pub(super) fn on_bag_requested(&mut self, by: &Who) {
        if self.is_bag_allowed() {
            self.ask_about(by.clone(), Discretion::BagUsed, Provision::ConductDeviceBag);
        } else {
            self.refuse(by.clone(), Matter::UseOfBag, Provision::ConductDeviceBan);
        }
    }

    /// Is a device approved (J-42)?
    pub(super) fn decide_device(&mut self, answer: &DeviceApproved, question: &Question) -> bool {
        let cites = Cites::of(question.provision);
        match (answer, question.about.clone()) {
            (DeviceApproved::Approve, _) => self.allow(Matter::ApprovedDevice, cites),
            (DeviceApproved::Not, None) => return false,
            (DeviceApproved::Not, Some(who)) => {
                let side = who.player();
                self.refuse(who, Matter::Device, cites);
                // The device was found, not asked for.
                if let (None, Some(side)) = (&question.proposal, side) {
                    self.on_not_approved(side);
                }
            }
        }
        true
    }

    /// May a player open the bag (J-43)?
    pub(super) fn decide_bag(&mut self, answer: &BagUsed, question: &Question) -> bool {
        let cites = Cites::of(question.provision);
        match (answer, question.about.clone()) {
            (BagUsed::Permit, _) => self.allow(Matter::UseOfBag, cites),
            (BagUsed::Refuse, None) => return false,
            (BagUsed::Refuse, Some(who)) => self.refuse(who, Matter::UseOfBag, cites),
        }
        true
    }

    /// Is it evident that a player had a device (J-44)?
    pub(super) fn decide_evidence(&mut self, answer: &DeviceEvident, question: &Question) -> bool {
        let Some(side) = question.side() else { return false };
        match (answer, self.lesser_penalty()) {
            (DeviceEvident::Loss, _) => self.end_by_device(side),
            (DeviceEvident::LesserPenalty, Some(text)) => self.penalise_device(side, &text),
            // Nobody may choose what was not announced.
            (DeviceEvident::LesserPenalty, None) => {
                let cites = Cites::of(question.provision).with_commentary(Passage::LesserPenalty);
                self.refuse(Who::Arbiter, Matter::DecisionNotOpen, cites);
            }
            (DeviceEvident::NotEvident, _) => {
                let cites =
                    Cites::of(Provision::ConductDeviceBan).and(Provision::ConductInfraction);
                self.ask_about(side, Discretion::PenaltyWhich, cites);
            }
        }
        true
    }

    /// The arbiter may have a player inspected in private, by somebody of the player's gender.
    pub(super) fn decide_inspection(
        &mut self,
        answer: &InspectionRequired,
        case: Case<'_>,
    ) -> bool {
        use InspectionRequired as A;
        let rule = self.book().conduct.inspection;
        let cites = Cites::of(Provision::ConductInspection).and_value(&rule);
        let (named, foreseen) = match (answer, rule.value) {
            (A::Not, _) => return true,
            (A::Inspect(named), value) => (named, value != Inspection::NotForeseen),
            (A::InspectBody(named), value) => (named, value == Inspection::ClothesBagsItemsBody),
            (A::InspectByOtherGender(named), _) => (named, false),
        };
        if !foreseen {
            self.refuse(case.decision.by.clone(), Matter::ThisInspection, cites);
            return true;
        }
        let Some(side) = case.question.side().or(*named).or(case.decision.about) else {
            return false;
        };
        self.must(side, Duty::Inspection, cites);
        true
    }
}
