//! The answers of the arbiter: to which rule each question belongs, and what its answer leads to.

use super::Bench;
use crate::discretion::Decided;
use crate::event::Decision;
use crate::provision::Provision;
use crate::ruling::{Matter, Question};

/// An answer of the arbiter, and the question to which it belongs.
#[derive(Clone, Copy)]
pub(super) struct Case<'a> {
    pub(super) decision: &'a Decision,
    pub(super) question: &'a Question,
}

impl Bench<'_> {
    /// The arbiter answered. The question that was open is given with it, if there was one.
    pub(super) fn on_decided(&mut self, decision: &Decision) {
        let question = self.game().answering().cloned();
        let open = question.is_some();
        let question = question.unwrap_or_else(|| {
            let which = decision.question();
            let provision = which.provisions().first().copied();
            Question::new(which, provision.unwrap_or(Provision::PrefaceAnalogy))
        });
        let handled = decision
            .decided()
            .is_some_and(|it| self.decide(it, Case { decision, question: &question }));
        if !handled {
            let what = if open { Matter::DecisionNotOpen } else { Matter::QuestionNotOpen };
            self.refuse_decision(decision, what);
        }
    }

    /// What follows from an answer; says whether it is one that the case bears.
    fn decide(&mut self, decided: &Decided, case: Case<'_>) -> bool {
        use Decided as D;
        let Case { decision, question } = case;
        match decided {
            D::CaseNotCovered(it) => self.decide_gap(it, case),
            D::RulingReplaced(it) => self.decide_override(it, decision),
            D::PositionDead(it) => self.decide_dead(it),
            D::EquipmentDisturbs(it) => self.decide_equipment(it, question.provision),
            D::PromotionPutRight(it) => self.decide_promotion(it, case),
            D::GenuineAdjustment(it) => self.decide_adjustment(it, case),
            D::ContactAccidental(it) => self.decide_accident(it, case),
            D::AssistantAcceptable(it) if question.provision == Provision::ClockAssistant => {
                self.decide_clock_assistant(it, question)
            }
            D::AssistantAcceptable(it) => {
                let question = self.about_needed_assistant(question);
                self.decide_assistant(it, &question)
            }
            D::GestureMeans(it) => self.decide_gesture(it, question),
            D::LeftWithoutResigning(it) => self.decide_leaving(it, case),

            D::BoardAndClockCorrected(it) => self.decide_corrections(it, question),
            D::PenaltyWhich(it) => self.decide_penalty(it, case),
            D::TimeForAssistant(it) => self.decide_deduction(it, case),
            D::Distraction(it) => self.decide_distraction(it, case),
            D::ClockSide(_) => self.decide_place(),
            D::ClocksStartedBy(it) => self.decide_starter(it),
            D::LateArrivalLoses(it) => self.decide_late_arrival(it, case),
            D::TimeOfAbsence(it) => self.decide_lost_time(it),
            D::OpponentCanMate(it) => self.decide_mate(it, question),
            D::ClockFaulty(it) => self.decide_defect(it, question),
            D::SettingWrong(it) => self.decide_setting(it, question),
            D::StopReasonValid(it) => self.decide_stop(it, question),
            D::TimesAfterRestoring(it) => self.decide_times(it, case),
            D::TimesOfNewGame(it) => self.decide_new_times(it, case),
            D::KnockingOverPenalised(it) => self.decide_knock(it, case),
            D::QueenEndsPlay(it) => self.decide_queen(it, question),
            D::StartedWithoutMove(it) => self.decide_start_by_mistake(it, case),
            D::TwoHandsStand(it) => self.decide_two_hands(it, question),

            D::RecordedForPlayers(it) => self.decide_recorder(it),
            D::ScoresheetDawdling(it) => self.decide_dawdling(it, case),
            D::ScoresheetLent(it) => self.decide_lending(it, question),
            D::MoreMovesMade(it) => self.decide_move_count(it),
            D::SignedResultStands(it) => self.decide_signed(it, case),
            D::RestrictionConsent(it) => self.decide_consent(it, case),
            D::OfferPenalty(it) => self.decide_wrong_time(it, case),
            D::ClaimVerified(it) => self.decide_verified(it, question),

            D::Disrepute(it) => self.decide_disrepute(it, question),
            D::VenueIncludes(it) => self.decide_venue(it, question),
            D::MayLeaveVenue(it) => self.decide_leave(it, Matter::LeavingVenue, question),
            D::MayLeaveArea(it) => self.decide_leave(it, Matter::LeavingPlayingArea, question),
            D::MayEnterArea(it) => self.decide_leave(it, Matter::EnteringPlayingArea, question),
            D::DeviceApproved(it) => self.decide_device(it, question),
            D::BagUsed(it) => self.decide_bag(it, question),
            D::DeviceEvident(it) => self.decide_evidence(it, question),
            D::InspectionRequired(it) => self.decide_inspection(it, case),
            D::SmokingWhere(it) => self.decide_smoking(it, question),
            D::PersistentRefusal(it) => self.decide_persistence(it, decision, question),
            D::OpponentScores(it) => self.decide_opponents_score(it, case),
            D::BothGuilty(it) => self.decide_both_guilty(it, case),
            D::MeasuresTaken(it) => self.decide_measures(it, question),
            D::AssistantsAppointed(it) => self.decide_assistants(it),
            D::ExtraTime(it) => self.decide_extra_time(it),
            D::OffenderExpelled(it) => self.decide_expulsion(it, case),
            D::PhonesAllowed(it) => self.decide_phones(it, question),

            D::ClaimByObservation(it) => self.decide_observed(it, case),
            D::ScheduleSuffers(it) => self.decide_schedule(it, case),
            D::FlagFirst(_) => self.decide_first_flag(),
            D::AlgebraicTold(it) => self.decide_algebraic(it, question),
            D::BlindRulesAdapted(_) => self.decide_adapted(question),
            D::RankNames(it) => self.decide_rank_names(it, case),
            D::EnvelopeTimes(it) => self.decide_envelope_times(it, case),
            D::LateTimeError(it) => self.decide_late_error(it, case),
            D::IncrementIntroduced(it) => self.decide_increment(it, question),
            D::QuickplayClaim(it) => self.decide_normal_means(it, case),
            D::PostponedClaim(it) => self.decide_postponed(it, case),
            D::ReferredClaim(it) => self.decide_referred(it, decision),

            D::ColoursReversed(it) => self.decide_colours(it),
            D::ElectronicSheetDefective(it) => self.decide_electronic_sheet(it),
            D::InterventionPossible(it) => self.decide_intervention(it),
            D::PlayResumes(it) => self.decide_resumption(it),
            D::StayAfterGame(_) => self.decide_stay(),
            D::DataOrNotes(it) => self.decide_notes(it, question),
        }
    }

    fn refuse_decision(&mut self, decision: &Decision, what: Matter) {
        let asked = self.game().answering().map(|it| it.provision);
        let first = decision.question().provisions().first().copied();
        let provision = asked.or(first).unwrap_or(Provision::PrefaceAnalogy);
        self.refuse(decision.by.clone(), what, provision);
    }
}
