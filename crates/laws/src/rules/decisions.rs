//! The answers of the arbiter: to which rule each question belongs, and what its answer leads to.

use ::board::{ByColor, Color};
use clock::Millis;

use super::Bench;
use crate::discretion::Discretion;
use crate::event::{AnswerWord, Decision};
use crate::provision::Provision;
use crate::ruling::{Matter, Question, Verdict};

impl Bench<'_> {
    /// The arbiter answered. The question that was open is given with it, if there was one.
    pub(super) fn on_decided(&mut self, decision: &Decision) {
        let question = self.game().answering().cloned();
        let open = question.is_some();
        if decision.is_bare() && !open {
            return self.refuse_decision(decision, Matter::QuestionNotOpen);
        }
        let question = question.unwrap_or_else(|| {
            let provision = decision.question.provisions().first().copied();
            Question::new(decision.question, provision.unwrap_or(Provision::PrefaceAnalogy))
        });
        use Discretion as D;
        let handled = match decision.question {
            D::CaseNotCovered
            | D::RulingReplaced
            | D::PositionDead
            | D::PromotionPutRight
            | D::GenuineAdjustment
            | D::ContactAccidental
            | D::Distraction
            | D::OpponentCanMate
            | D::TimesAfterRestoring
            | D::TimesOfNewGame
            | D::KnockingOverPenalised
            | D::QueenEndsPlay
            | D::StartedWithoutMove
            | D::TwoHandsStand
            | D::ColoursReversed
            | D::InterventionPossible => self.decide_irregularity(decision, &question),
            D::BoardAndClockCorrected
            | D::TimeForAssistant
            | D::ClockSide
            | D::ClocksStartedBy
            | D::LateArrivalLoses
            | D::TimeOfAbsence
            | D::ClockFaulty
            | D::SettingWrong
            | D::StopReasonValid
            | D::ScheduleSuffers
            | D::FlagFirst
            | D::PlayResumes => self.decide_clock(decision, &question),
            D::GestureMeans
            | D::RestrictionConsent
            | D::OfferPenalty
            | D::ClaimVerified
            | D::ClaimByObservation => self.decide_draw(decision, &question),
            D::IncrementIntroduced | D::QuickplayClaim | D::PostponedClaim | D::ReferredClaim => {
                self.decide_quickplay(decision, &question)
            }
            D::RecordedForPlayers
            | D::ScoresheetDawdling
            | D::ScoresheetLent
            | D::MoreMovesMade
            | D::SignedResultStands
            | D::AlgebraicTold
            | D::ElectronicSheetDefective
            | D::DataOrNotes => self.decide_record(decision, &question),
            D::EnvelopeTimes | D::LateTimeError => self.decide_adjournment(decision, &question),
            D::BlindRulesAdapted | D::RankNames => self.decide_blind(decision, &question),
            D::PenaltyWhich => self.decide_penalty(decision, &question),
            D::AssistantAcceptable if question.provision == Provision::ClockAssistant => {
                self.decide_clock_assistant(decision, &question)
            }
            _ => self.decide_conduct(decision, &question),
        };
        if !handled {
            let what = if open { Matter::DecisionNotOpen } else { Matter::QuestionNotOpen };
            self.refuse_decision(decision, what);
        }
    }

    fn refuse_decision(&mut self, decision: &Decision, what: Matter) {
        let asked = self.game().answering().map(|it| it.provision);
        let first = decision.question.provisions().first().copied();
        let provision = asked.or(first).unwrap_or(Provision::PrefaceAnalogy);
        self.emit(Verdict::Refused { who: decision.by.clone(), what }, provision);
    }
}

/// Does an answer say a word that begins like one of these? One that also says no says nothing: it is refused, and the
/// question stays open.
pub(super) fn says(decision: &Decision, stems: &[&str]) -> bool {
    let phrase = decision.phrase().to_lowercase();
    let words = || phrase.split(|it: char| !it.is_alphanumeric());
    let begins = |word: &str| stems.iter().any(|stem| word.starts_with(stem));
    !words().any(|it| matches!(it, "no" | "not" | "cannot" | "never")) && words().any(begins)
}

/// Does an answer say that play goes on?
pub(super) fn says_play_on(decision: &Decision) -> bool {
    says(decision, &["continue"])
        || says(decision, &["play"]) && decision.phrase().to_lowercase().contains("play on")
}

/// The times that an answer states: `white 0:30:00 black 0:38:00`.
pub(super) fn times_in(decision: &Decision) -> ByColor<Option<Millis>> {
    let mut times = ByColor::default();
    let mut side = None;
    for word in &decision.words {
        match word {
            AnswerWord::Word(word) => {
                side = Color::ALL.into_iter().find(|it| *word == it.to_string()).or(side);
            }
            AnswerWord::Span(span) => {
                if let Some(side) = side.take() {
                    times[side] = Some(span.amount());
                }
            }
            AnswerWord::Score(_) | AnswerWord::Article(_) => {}
        }
    }
    times
}
