//! Articles 11.1, 11.3.1, 11.3.4 and 11.5: conduct that is reported, help that is used. The venue, devices and
//! refusals have modules of their own.

use ::board::Color;

use super::Bench;
use crate::discretion::Discretion;
use crate::discretion::answers::Disrepute;
use crate::event::{Area, Complaint, ConductReport, Equipment, Misconduct, Who};
use crate::passage::Passage;
use crate::provision::Provision;
use crate::ruling::{Cites, Duty, Matter, Question};
use crate::unmet::Unmet;

impl Bench<'_> {
    /// 11.6: every breach of the articles about conduct opens the list of penalties.
    pub(super) fn breach(
        &mut self,
        who: impl Into<Who>,
        what: Matter,
        provision: Provision,
        cites: Cites,
    ) {
        let who = who.into();
        self.reproach(who.clone(), what, cites);
        let question = Question::new(Discretion::PenaltyWhich, provision).about(who);
        self.ask(question, cites.and(Provision::ConductInfraction));
    }

    /// 11.3.1: notes, advice, other information, analysis on another board.
    pub(super) fn on_help_used(&mut self, side: Color) {
        let provision = Provision::ConductNotes;
        self.breach(side, Matter::OutsideHelp, provision, Cites::of(provision));
    }

    pub(super) fn on_conduct_reported(&mut self, report: &ConductReport) {
        let is_player = report.who.players().next().is_some();
        let player = report.who.players().next().filter(|_| !self.game().is_over());
        match (&report.conduct, player) {
            (Misconduct::Smoking, _) => self.on_smoking(report),
            // Whoever has finished is a spectator of other games, but it was the own one that was arranged; and what is only
            // told in words nobody knows without having looked into it.
            (Misconduct::Prearranging | Misconduct::Words(_), _) if is_player => {
                self.ask_for_disrepute(report);
            }
            (_, None) => self.on_others_conduct(report),
            (Misconduct::Disturbing, Some(side)) => self.on_disturbing(side, report),
            (Misconduct::Interfering, Some(side)) => {
                let cites = Cites::of(Provision::ArbThirdParties);
                self.ask_about(side, Discretion::PenaltyWhich, cites);
            }
            _ => self.ask_for_disrepute(report),
        }
    }

    fn ask_for_disrepute(&mut self, report: &ConductReport) {
        let cites = Cites::of(Provision::ConductDisrepute).with_commentary(Passage::CatchAll);
        self.ask_about(report.who.clone(), Discretion::Disrepute, cites);
    }

    /// Spectators, players of other games, and players whose game is over.
    fn on_others_conduct(&mut self, report: &ConductReport) {
        let who = &report.who;
        let finished = who.players().next().is_some();
        let lingers = report.conduct == Misconduct::Lingering && finished;
        if lingers && self.look_for_finished(who) {
            return self.unmet(Provision::ArbThirdParties, Unmet::HasToLeave);
        }
        let mut cites = Cites::of(Provision::ArbThirdParties);
        if self.asks(Provision::ConductFinished, Unmet::NoPlayer, finished) {
            cites = Cites::of(Provision::ConductFinished).and(Provision::ArbThirdParties);
        }
        let disturbs = report.conduct == Misconduct::Disturbing;
        if self.asks(Provision::ArbDutiesUndisturbed, Unmet::NoDisturbance, disturbs) {
            cites = cites.and(Provision::ArbDutiesUndisturbed);
            self.must(who.clone(), Duty::KeepSilent, cites);
        }
        self.on_interference(who, cites);
    }

    /// Third parties who interfere: other players are penalised, everybody else may be sent away.
    pub(super) fn on_interference(&mut self, who: &Who, cites: Cites) {
        let which = match who {
            Who::Neighbour => Discretion::PenaltyWhich,
            _ => Discretion::OffenderExpelled,
        };
        self.ask(Question::new(which, Provision::ArbThirdParties).about(who.clone()), cites);
    }

    /// The arbiter always steps in; what only the opponent says is first looked into.
    fn on_disturbing(&mut self, side: Color, report: &ConductReport) {
        let cites = Cites::of(Provision::ConductDistract).with_commentary(Passage::AlwaysIntervene);
        if !self.asks(Provision::ArbObserveLaws, Unmet::NotSeen, report.by.is_arbiter()) {
            return self.ask_about(side, Discretion::Distraction, cites);
        }
        let told = self.game().other_duties(side).contains(&Duty::StopDisturbing);
        if self.asks(Provision::ConductInfraction, Unmet::FirstTime, told) {
            return self.breach(side, Matter::Disturbing, Provision::ConductDistract, cites);
        }
        self.intervene(Matter::Disturbing, cites);
        self.must(report.who.clone(), Duty::StopDisturbing, cites);
    }

    /// 11.3.4: only where the arbiter designated it.
    fn on_smoking(&mut self, report: &ConductReport) {
        let cites = Cites::of(Provision::ConductSmoking);
        if report.place.as_ref().is_some_and(|it| self.is_smoking_area(it)) {
            self.unmet(Provision::ConductInfraction, Unmet::Permitted);
            return self.allow(Matter::Smoking, cites);
        }
        let who = report.who.clone();
        let what = Matter::Smoking;
        if self.game().is_over() || who.players().next().is_none() {
            self.reproach(who.clone(), what, cites);
            self.on_interference(&who, cites.and(Provision::ArbThirdParties));
        } else {
            self.breach(who, what, Provision::ConductSmoking, cites);
        }
    }

    fn is_smoking_area(&self, area: &Area) -> bool {
        let designated = self.game().ledger().smoking_areas();
        let regulated = self.frame().regulations().smoking_area.as_deref();
        match area {
            Area::SmokingArea => true,
            Area::Named(name) => {
                designated.contains(area)
                    || regulated.is_some_and(|it| it.eq_ignore_ascii_case(name))
            }
            other => designated.contains(other),
        }
    }

    /// Called by a player: what the complaint is about decides what is looked into.
    pub(super) fn on_arbiter_called(&mut self, by: Color, about: Option<Complaint>) {
        if about == Some(Complaint::Offers) {
            self.on_complaint_of_offers(by);
        } else if self.on_adjusting_disputed(by) {
            // Whether it was adjusting is asked.
            self.unmet(Provision::ConductDistract, Unmet::AskedAlready);
        } else if about == Some(Complaint::Equipment) {
            let cites = Cites::of(Provision::SetupPieces)
                .and(Provision::ArbDutiesEnvironment)
                .with_commentary(Passage::MaterialOfTheBoard);
            self.ask_about(by, Discretion::EquipmentDisturbs, cites);
        } else if about == Some(Complaint::Cheating) {
            let cites =
                Cites::of(Provision::ArbDutiesAnticheating).and(Provision::ArbDutiesFairPlay);
            self.tell(Who::Arbiter, Matter::FairPlayComplaint, cites);
        } else if about == Some(Complaint::Opponent) {
            let cites = Cites::of(Provision::ConductDistract)
                .with_commentary(Passage::AlwaysIntervene)
                .with_commentary(Passage::EvenReasonableOffers);
            self.ask_about(!by, Discretion::Distraction, cites);
        }
    }

    /// 2.1, 2.2 and D.1: the board or the pieces are not as they ought to be. The arbiter decides what is done and when.
    pub(super) fn on_equipment_fault(&mut self, by: &Who, what: Equipment) {
        let provision = match what {
            Equipment::Board => Provision::SetupBoard,
            Equipment::Set => Provision::SetupPieces,
            Equipment::BlindBoard => Provision::BlindBoard,
            Equipment::BlindSet => Provision::BlindPieces,
        };
        let cites = Cites::of(provision).and(Provision::ArbDutiesEnvironment);
        let cites = match what {
            Equipment::Board | Equipment::Set => cites.with_commentary(Passage::MaterialOfTheBoard),
            Equipment::BlindBoard | Equipment::BlindSet => cites,
        };
        self.ask_about(by.clone(), Discretion::EquipmentDisturbs, cites);
    }

    /// Did conduct bring the game into disrepute (J-37)? Then a penalty is chosen.
    pub(super) fn decide_disrepute(&mut self, answer: &Disrepute, question: &Question) -> bool {
        if *answer == Disrepute::No {
            return true;
        }
        let about = question.about.clone();
        let about = about.or_else(|| self.game().ledger().last_offender().cloned());
        let Some(who) = about else { return false };
        let cites = Cites::of(Provision::ConductDisrepute).and(Provision::ConductInfraction);
        self.ask_about(who, Discretion::PenaltyWhich, cites);
        true
    }
}
