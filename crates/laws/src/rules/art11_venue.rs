//! Article 11.2 and 11.4: the venue, who may leave it and who may come in.

use ::board::Color;

use super::Bench;
use crate::discretion::Discretion;
use crate::discretion::answers::{LeaveGiven, PhonesAllowed, SmokingWhere, VenueIncludes};
use crate::event::{Area, Who};
use crate::game::Phase;
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::YesNo;
use crate::rulebook::commentary::STAY_AFTER_GAME;
use crate::ruling::{Cites, Duty, Matter, Proposal, Question, Verdict};
use crate::unmet::Unmet;

/// Going away from the board.
const LEAVING: [Provision; 3] =
    [Provision::ConductLeaveVenue, Provision::ConductLeaveArea, Provision::ConductPermission];

/// So often on his own move: then the arbiter's attention is drawn to it (our value).
const OFTEN: u8 = 4;

impl Bench<'_> {
    pub(super) fn on_area_left(&mut self, who: &Who, area: &Area) {
        let side = who.player().filter(|_| !self.game().is_over());
        let Some(side) = self.finds(LEAVING, Unmet::NoPlayer, side) else { return };
        match area {
            Area::Venue => self.on_venue_left(side),
            Area::PlayingArea if self.game().to_move() == side => self.on_left_on_move(side),
            Area::PlayingArea => self.on_opponent_left(side),
            _ => {}
        }
    }

    fn on_venue_left(&mut self, side: Color) {
        let permitted = self.game().ledger().may(&side.into(), &Area::Venue);
        if self.asks(LEAVING, Unmet::Permitted, !permitted) {
            let provision = Provision::ConductLeaveVenue;
            let cites =
                Cites::of(provision).and(Provision::ConductPermission).and(Provision::ConductVenue);
            self.breach(side, Matter::LeavingVenue, provision, cites);
        }
    }

    fn on_left_on_move(&mut self, side: Color) {
        let permitted = self.game().ledger().may(&side.into(), &Area::PlayingArea);
        if self.asks(LEAVING, Unmet::Permitted, !permitted) {
            let provision = Provision::ConductLeaveArea;
            let cites = Cites::of(provision).and(Provision::ConductPermission);
            self.breach(side, Matter::LeavingPlayingArea, provision, cites);
        }
        let often = self.game().ledger().left_on_move(side) >= OFTEN;
        if self.asks(Provision::ArbDutiesAnticheating, Unmet::NotOften, often) {
            let cites = Cites::of(Provision::ArbDutiesAnticheating)
                .with_commentary(Passage::PreventCheating);
            self.tell(Who::Arbiter, Matter::OftenAwayOnMove, cites);
        }
    }

    /// The player who is not on move may go, unless the regulations ask for a report.
    fn on_opponent_left(&mut self, side: Color) {
        let rule = self.book().conduct.report_leaving;
        let asked = self.must_report_leaving();
        let free = Cites::of(Provision::ConductLeaveArea).and(Provision::ConductVenue);
        let cites = match (asked, rule.value.is_yes()) {
            (true, _) => {
                Cites::of(Provision::ConductReportLeaving).with_commentary(Passage::ThreeRules)
            }
            (false, true) => {
                free.and(Provision::ConductReportLeaving).with_commentary(Passage::ThreeRules)
            }
            (false, false) => free,
        };
        let told = self.game().ledger().has_reported_leaving(side)
            || self.game().ledger().may(&side.into(), &Area::PlayingArea);
        if self.asks(Provision::ConductInfraction, Unmet::Permitted, asked && !told) {
            let provision = Provision::ConductReportLeaving;
            self.breach(side, Matter::LeavingPlayingArea, provision, cites);
        } else {
            self.allow(None, if asked { cites.read_as(Interpretation::Q39) } else { cites });
        }
    }

    fn must_report_leaving(&self) -> bool {
        self.book().conduct.report_leaving.value.is_yes()
            && self.frame().regulations().opponent_reports_leaving == YesNo::Yes
    }

    /// Leave is asked for.
    pub(super) fn on_leave_requested(&mut self, by: &Who, area: &Area) {
        let Some(side) = by.player() else { return };
        let on_move = self.game().to_move() == side;
        let (which, provision) = match area {
            Area::Venue => (Discretion::MayLeaveVenue, Provision::ConductLeaveVenue),
            Area::PlayingArea if on_move => (Discretion::MayLeaveArea, Provision::ConductLeaveArea),
            _ => {
                if *area == Area::PlayingArea && self.must_report_leaving() {
                    let cites = Cites::of(Provision::ConductReportLeaving)
                        .with_commentary(Passage::ThreeRules)
                        .read_as(Interpretation::Q39);
                    self.tell(Who::Arbiter, Matter::ReportingOrPermission, cites);
                }
                return;
            }
        };
        let question =
            Question::new(which, provision).about(side).proposing(Proposal::Area(area.clone()));
        self.ask(question, Cites::of(provision).and(Provision::ConductPermission));
    }

    pub(super) fn on_entry_requested(&mut self, by: &Who, area: &Area) {
        let needs = self.book().conduct.outsiders_need_permission;
        let free = by.player().is_some() || by.is_arbiter() || !needs.value.is_yes();
        if !self.asks(Provision::ConductAccess, Unmet::ByPlayerOrArbiter, !free) {
            return self.allow(None, Cites::of(Provision::ConductPermission));
        }
        let question = Question::new(Discretion::MayEnterArea, Provision::ConductAccess)
            .about(by.clone())
            .proposing(Proposal::Area(area.clone()));
        self.ask(question, Cites::of(Provision::ConductAccess).and(Provision::ConductPermission));
    }

    /// Somebody came into the playing area who is neither player nor arbiter, or whose game is over.
    pub(super) fn on_area_entered(&mut self, who: &Who, area: &Area) {
        if !self.asks(Provision::ConductAccess, Unmet::ByArbiter, !who.is_arbiter()) {
            return;
        }
        match (who.player(), area) {
            (Some(_), Area::PlayingArea) => {
                self.look_for_finished(who);
            }
            (Some(side), area) => self.on_room_entered(side, area),
            (None, area) => self.on_outsider_entered(who, area),
        }
    }

    /// Others may be in the playing area only with leave; spectators better not at all.
    fn on_outsider_entered(&mut self, who: &Who, area: &Area) {
        let needs = self.book().conduct.outsiders_need_permission;
        let cites = match needs.value.is_yes() {
            true => Cites::of(Provision::ConductAccess).and(Provision::ConductPermission),
            false => Cites::of(Provision::ConductVenue),
        };
        let cites = cites.with_commentary_if(*who == Who::Spectator, Passage::Spectators);
        let barred = needs.value.is_yes() && !self.game().ledger().may(who, area);
        match area {
            Area::PlayingArea if barred => {
                self.must(who.clone(), Duty::Leave(Area::PlayingArea), cites);
            }
            Area::PlayingArea => self.unmet(Provision::ConductAccess, Unmet::Permitted),
            _ => self.allow(None, cites),
        }
    }

    /// A player went to another room: it belongs to the venue, or the player has left the venue.
    fn on_room_entered(&mut self, side: Color, area: &Area) {
        if self.game().phase() != Phase::Running || *area == Area::Venue {
            return;
        }
        let left = self.game().ledger().away(side).map(|it| it.area.clone());
        let on_move = self.game().to_move() == side;
        match left {
            Some(Area::Venue) => {}
            _ if !self.is_in_venue(area) => self.on_venue_left(side),
            Some(Area::PlayingArea) => {
                let cites = Cites::of(Provision::ConductVenue).and(Provision::ConductLeaveArea);
                self.allow(None, cites);
            }
            _ if on_move => self.on_left_on_move(side),
            _ => self.on_opponent_left(side),
        }
    }

    /// 11.2.1: the rooms that the article names, and those that were added to them.
    fn is_in_venue(&self, area: &Area) -> bool {
        let added = self.game().ledger().added_to_venue();
        match area {
            Area::PlayingArea
            | Area::Venue
            | Area::Toilet
            | Area::RestRoom
            | Area::RefreshmentArea
            | Area::SmokingArea => true,
            Area::AnalysisRoom => added.contains(area),
            Area::Named(name) => {
                let regulations = self.frame().regulations();
                let smoking = regulations.smoking_area.iter();
                let named = |it: &String| it.eq_ignore_ascii_case(name);
                added.contains(area)
                    || self.game().ledger().smoking_areas().contains(area)
                    || regulations.venue.iter().chain(smoking).any(named)
            }
        }
    }

    /// A player whose game is over may look on for a few minutes. Says whether he has to go.
    pub(super) fn look_for_finished(&mut self, who: &Who) -> bool {
        let over = self.game().ledger().over_at();
        let since = over.and_then(|it| self.game().now().since(it));
        let stay = self.game().ledger().stay().unwrap_or(STAY_AFTER_GAME.value);
        let must_go = self.game().is_over() && since.is_some_and(|it| it > stay);
        if self.asks(Provision::ConductFinished, Unmet::MayStay, must_go) {
            let cites =
                Cites::of(Provision::ConductFinished).with_commentary(STAY_AFTER_GAME.passage);
            self.must(who.clone(), Duty::Leave(Area::PlayingArea), cites);
        }
        must_go
    }

    /// Leave to go somewhere (J-39 to J-41).
    pub(super) fn decide_leave(
        &mut self,
        answer: &LeaveGiven,
        what: Matter,
        question: &Question,
    ) -> bool {
        let cites = Cites::of(question.provision).and(Provision::ConductPermission);
        match (answer, question.about.clone()) {
            (LeaveGiven::Grant, _) => self.allow(Matter::Permission, cites),
            (LeaveGiven::Refuse, None) => return false,
            (LeaveGiven::Refuse, Some(who)) => self.refuse(who, what, cites),
        }
        true
    }

    /// How long players stay when their game is over (J-71).
    pub(super) fn decide_stay(&mut self) -> bool {
        let cites = Cites::of(Provision::ConductFinished).with_commentary(STAY_AFTER_GAME.passage);
        self.emit(Verdict::Note { to: None, what: Matter::StayAfterGame }, cites);
        true
    }

    /// What belongs to the venue (J-38).
    pub(super) fn decide_venue(&mut self, answer: &VenueIncludes, question: &Question) -> bool {
        match answer {
            VenueIncludes::Areas(_) => self.designate(question),
            VenueIncludes::None => {}
        }
        true
    }

    /// Where players smoke (J-46).
    pub(super) fn decide_smoking(&mut self, answer: &SmokingWhere, question: &Question) -> bool {
        match answer {
            SmokingWhere::Area(_) => self.designate(question),
            SmokingWhere::Nowhere => {}
        }
        true
    }

    /// Phones in the playing area (J-54).
    pub(super) fn decide_phones(&mut self, answer: &PhonesAllowed, question: &Question) -> bool {
        match answer {
            PhonesAllowed::Authorise(_) => self.allow(Matter::AuthorisedDevice, question.provision),
            PhonesAllowed::Designate(_) => self.designate(question),
            PhonesAllowed::None => {}
        }
        true
    }

    fn designate(&mut self, question: &Question) {
        self.allow(Matter::DesignatedArea, question.provision);
    }
}
