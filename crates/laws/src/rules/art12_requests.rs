//! Requests of the players and of others: an assistant, a sheet, a look at the record, leave.

use ::board::Color;

use super::Bench;
use crate::discretion::Discretion;
use crate::discretion::answers::AssistantAcceptable;
use crate::event::{Request, Who};
use crate::pace::{Pace, Supervision};
use crate::passage::Passage;
use crate::provision::Provision;
use crate::ruling::{Cites, Duty, Matter, Proposal, Question, Task, Verdict};
use crate::unmet::Unmet;

impl Bench<'_> {
    pub(super) fn on_request(&mut self, by: &Who, what: &Request, disability: bool) {
        if self.on_clock_request(by, what, disability) {
            return;
        }
        match (what, by.player()) {
            (Request::AssistantForMoving, Some(side)) => {
                let question =
                    Question::new(Discretion::AssistantAcceptable, Provision::ActAssistant)
                        .about(side)
                        .proposing(Proposal::Assistant(Task::Moving));
                self.ask(question, self.for_assistant(side, Provision::ActAssistant));
            }
            (Request::AssistantForWriting, Some(side)) => {
                let proposal = match self.keeps_time(side, disability) {
                    true => Proposal::NoDeduction,
                    false => Proposal::Assistant(Task::Writing),
                };
                let question =
                    Question::new(Discretion::AssistantAcceptable, Provision::RecAssistant)
                        .about(side)
                        .proposing(proposal);
                self.ask(question, self.for_assistant(side, Provision::RecAssistant));
            }
            (Request::Piece(_), Some(_)) => {
                let cites =
                    Cites::of(Provision::MovePawnPromote).with_commentary(Passage::PieceNotAtHand);
                self.must(Who::Arbiter, Duty::ProvidePiece, cites);
            }
            (Request::BlankSheet, Some(_)) => {
                let cites = match self.is_record_required() {
                    true => {
                        self.unmet(Provision::RapidNoRecord, Unmet::OtherRegime);
                        Cites::of(Provision::RecRecord)
                    }
                    false => Cites::of(Provision::RapidNoRecord)
                        .reading_of(&self.frame().at(&self.book().record.required)),
                };
                self.must(Who::Arbiter, Duty::ProvideSheet, cites);
                self.emit(Verdict::RunOn, cites);
            }
            (Request::SeeRecord, Some(side)) => self.on_record_requested(side),
            (Request::OpponentsSheet, Some(side)) => self.on_opponents_sheet_requested(side),
            (Request::Leave(area), _) => self.on_leave_requested(by, area),
            (Request::Enter(area), _) => self.on_entry_requested(by, area),
            (Request::Device { kind, .. }, _) => self.on_device_requested(by, *kind),
            (Request::Bag, _) => self.on_bag_requested(by),
            (Request::MedicalHelp, _) => {
                let cites = Cites::of(Provision::ArbDutiesDisabled).and(Provision::ArbDuties);
                self.ask_about(by.clone(), Discretion::MeasuresTaken, cites);
            }
            (Request::Words(_), _) => {
                let cites = Cites::of(Provision::PrefaceAnalogy).and(Provision::ArbDutiesFairPlay);
                self.ask_about(by.clone(), Discretion::CaseNotCovered, cites);
            }
            _ => {}
        }
    }

    /// A.3.2 and B.3.2: on the move a player may have the record shown, so many times in a game.
    fn on_record_requested(&mut self, side: Color) {
        let rule = self.book().supervision.view_score_max;
        let (provision, passage) = match self.frame().regime().pace() {
            Pace::Blitz => (Provision::BlitzSupervisedShow, Passage::BlitzClockRunsOn),
            Pace::Rapid | Pace::Standard => {
                (Provision::RapidSupervisedShow, Passage::RapidClockRunsOn)
            }
        };
        let supervised = self.frame().regime().pace() != Pace::Standard
            && self.frame().regime().supervision() == Supervision::Full;
        let who = Who::Player(side);
        let limit = rule.value.filter(|_| supervised);
        let Some(limit) = self.finds(provision, Unmet::OtherRegime, limit) else {
            return self.refuse(who, Matter::SeeRecord, Cites::of(Provision::ArbNoIntervene));
        };
        let cites = Cites::of(provision).with_commentary(passage);
        if self.game().to_move() != side {
            self.refuse(who, Matter::SeeRecord, cites);
        } else if self.asks(
            Provision::ConductDistract,
            Unmet::FewRequests,
            self.game().counts().requests[side] > limit.0,
        ) {
            let cites = cites.and(Provision::ConductDistract);
            self.reproach(who, Matter::TooManyRequests, cites);
            let question =
                Question::new(Discretion::PenaltyWhich, Provision::ConductDistract).about(side);
            self.ask(question, cites.and(Provision::ConductInfraction));
        } else {
            self.emit(Verdict::RunOn, cites);
        }
    }

    /// The assistant was accepted or not. Who writes for a player costs him time, unless he is disabled.
    pub(super) fn decide_assistant(
        &mut self,
        answer: &AssistantAcceptable,
        question: &Question,
    ) -> bool {
        let Some(side) = question.side() else { return false };
        let cites = self.for_assistant(side, question.provision);
        match (answer, &question.proposal) {
            (AssistantAcceptable::Refuse, _) => self.refuse(side, Matter::Assistant, cites),
            (AssistantAcceptable::Accept, Some(Proposal::Assistant(Task::Writing))) => {
                self.ask_about(side, Discretion::TimeForAssistant, cites);
            }
            (AssistantAcceptable::Accept, proposal) => {
                self.allow(Matter::AcceptedAssistant, cites);
                if *proposal == Some(Proposal::NoDeduction) {
                    let articles = cites.articles(self.frame().edition());
                    self.emit(Verdict::Explain { articles }, cites);
                }
            }
        }
        true
    }
}
