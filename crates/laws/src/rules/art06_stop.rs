//! Articles 6.2.2 to 6.2.6 and 6.11: stopping and starting the chess clock, handling it, and assistants for it.

use ::board::Color;

use super::Bench;
use crate::discretion::answers::AssistantAcceptable;
use crate::discretion::{Discretion, Urgency};
use crate::event::{Mishandling, Request, StopReason, Stopped, Who};
use crate::interpretations::Interpretation;
use crate::pace::Pace;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::commentary::ASSISTANT_DEDUCTION;
use crate::ruling::{Cites, Duty, Matter, Question, Verdict};
use crate::unmet::Unmet;

/// Stopping the clock as a player.
const STOPPED: [Provision; 2] = [Provision::ClockPlayerStop, Provision::ClockStopWithoutReason];

impl Bench<'_> {
    /// The arbiter may stop the clock at any time, a player only for a reason that counts.
    pub(super) fn on_clock_stopped(&mut self, stopped: &Stopped) {
        if !self.asks(STOPPED, Unmet::ByArbiter, !stopped.by.is_arbiter()) {
            return;
        }
        let Some(side) = stopped.by.player() else {
            let by = stopped.by.clone();
            return self.ask_about(by, Discretion::OffenderExpelled, Provision::ArbThirdParties);
        };
        self.unmet(Provision::ClockInterrupt, Unmet::ByPlayer);
        if self.is_sealing(side) {
            return self.unmet(STOPPED, Unmet::Sealing);
        }
        match stopped.reason.as_ref().or(self.evident_reason(side)) {
            Some(StopReason::KnockedPieces) if !self.game().board().fallen().is_empty() => {
                self.on_stopped_for_knocked_pieces();
            }
            Some(reason) => match self.good_reason(reason) {
                Some(cites) => {
                    self.unmet(STOPPED, Unmet::GoodReason);
                    self.allow(Matter::ValidStop, cites);
                }
                None => self.ask_for_reason(side),
            },
            None => self.ask_for_reason(side),
        }
    }

    /// The reason that needs no word: pieces lie on the board, or the player has asked for one to promote to.
    fn evident_reason(&self, side: Color) -> Option<&'static StopReason> {
        if !self.game().board().fallen().is_empty() {
            return Some(&StopReason::KnockedPieces);
        }
        self.game().act(side).asked_for_piece.then_some(&StopReason::PieceMissing)
    }

    /// The clock is stopped when a sealed move is in its envelope.
    fn is_sealing(&self, side: Color) -> bool {
        let adjournment = self.game().adjournment();
        adjournment.resumed().is_none()
            && (adjournment.sealed_by() == Some(side) || adjournment.ordered() == Some(side))
    }

    /// The reasons that other articles give, and those that the commentary calls valid.
    fn good_reason(&self, reason: &StopReason) -> Option<Cites> {
        let help = Cites::of(Provision::ClockPlayerStop).read_as(Interpretation::Q20);
        let valid =
            help.and(Provision::ClockStopWithoutReason).with_commentary(Passage::ValidReasons);
        let special = |provision| Cites::of(provision).and(Provision::ClockPlayerStop);
        match reason {
            StopReason::DrawClaim => Some(special(Provision::DrawClaimClock)),
            StopReason::Flag if self.frame().regime().pace() == Pace::Standard => Some(help),
            StopReason::Flag => Some(help.and(Provision::RapidFlagClaim)),
            StopReason::PieceMissing => Some(help.with_commentary(Passage::PieceNotAtHand)),
            StopReason::WrongSetting => Some(special(Provision::ClockWrongSetting)),
            StopReason::Sealing => Some(special(Provision::AdjSeal)),
            StopReason::Resigning => Some(special(Provision::EndResign)),
            StopReason::TouchedPiece => Some(help.and(Provision::ActClaimForfeited)),
            StopReason::IllegalMove
            | StopReason::IllegalPosition
            | StopReason::Irregularity
            | StopReason::Disturbance
            | StopReason::Illness => Some(valid),
            StopReason::KnockedPieces
            | StopReason::Toilet
            | StopReason::Arrived
            | StopReason::Other(_) => None,
        }
    }

    /// 7.4.2: either player may stop the clock; it is the one who knocked them over who may be penalised.
    fn on_stopped_for_knocked_pieces(&mut self) {
        self.unmet(STOPPED, Unmet::GoodReason);
        self.allow(Matter::ValidStop, Provision::IrrDisplaceStop);
        let owes = |it: &Color| self.game().other_duties(*it).contains(&Duty::RestorePosition);
        let owing: Vec<Color> = Color::ALL.into_iter().filter(owes).collect();
        for side in owing {
            self.ask_about_knock(side);
        }
    }

    fn ask_for_reason(&mut self, side: Color) {
        let cites = Cites::of(Provision::ClockStopWithoutReason)
            .and(Provision::ClockPlayerStop)
            .with_commentary(Passage::ValidReasons)
            .read_as(Interpretation::Q20);
        self.ask_about(side, Discretion::StopReasonValid, cites);
    }

    /// After a stop only the arbiter starts the clock again.
    pub(super) fn on_clock_started(&mut self, by: &Who) {
        if let Some((what, cites)) = self.fault_that_bars_start() {
            self.emit(Verdict::StopClock, cites);
            self.refuse(by.clone(), what, cites);
        } else if by.is_arbiter() {
            let blocks = |it: &Question| it.which.urgency() == Urgency::Blocks;
            if self.game().questions().iter().any(blocks) {
                self.tell(by.clone(), Matter::QuestionOpen, Provision::ClockRestart);
            }
        } else if self.game().clockwork().is_stopped() {
            self.emit(Verdict::StopClock, Provision::ClockRestart);
            self.tell(by.clone(), Matter::ArbiterResumes, Provision::ClockRestart);
        }
    }

    /// The clock is handled properly, and the opponent can always reach it.
    pub(super) fn on_mishandled(&mut self, side: Color, how: Mishandling) {
        if how == Mishandling::NextBoard {
            return self.on_next_board_pressed(side);
        }
        let cites = match how {
            Mishandling::Held | Mishandling::Hovered => Cites::of(Provision::ClockSameHand),
            Mishandling::Covered => {
                Cites::of(Provision::ClockMayPress).and(Provision::ClockSameHand)
            }
            Mishandling::Banged
            | Mishandling::Lifted
            | Mishandling::KnockedOver
            | Mishandling::NextBoard => Cites::of(Provision::ClockHandling),
        };
        if how == Mishandling::KnockedOver {
            self.on_display_lost();
        }
        if how == Mishandling::Held && !self.game().board().fallen().is_empty() {
            let cites = cites.with_commentary(Passage::HoldingTheButton);
            self.tell(side, Matter::StopDoNotPress, cites);
        }
        self.ask_penalty(side, cites);
    }

    /// C6.5-d: a player pressed the clock of the next board. His own was not pressed: his move is not completed, and
    /// his time runs on.
    fn on_next_board_pressed(&mut self, side: Color) {
        let cites = Cites::of(Provision::ClockComplete)
            .and(Provision::ClockMayPress)
            .with_commentary(Passage::NeighboursClock);
        let runs = self.game().ticking() == Some(side);
        if self.asks(Provision::ClockComplete, Unmet::ClockStopped, runs) {
            self.emit(Verdict::RunOn, cites);
        }
        self.tell(Who::Arbiter, Matter::ClockOfNextBoard, cites);
    }

    /// Requests about the clock: an assistant, or the other side of the board. Says whether it was one.
    pub(super) fn on_clock_request(&mut self, by: &Who, what: &Request, disability: bool) -> bool {
        match (what, by.player()) {
            (Request::AssistantForClock, Some(side)) => {
                self.on_clock_assistant_requested(side, disability);
                true
            }
            (Request::OtherClockSide, Some(side)) => {
                let cites =
                    Cites::of(Provision::ClockPlacement).with_commentary(Passage::TurnTheBoard);
                let note = Verdict::Note { to: Some(Who::Arbiter), what: Matter::TurnTheBoard };
                match disability || self.frame().has_disability(side) {
                    true => self.emit(note, cites),
                    false => self.ask_about(side, Discretion::ClockSide, Provision::ClockPlacement),
                }
                true
            }
            _ => false,
        }
    }

    /// A player who cannot use the clock may bring an assistant whom the arbiter accepts.
    fn on_clock_assistant_requested(&mut self, side: Color, disability: bool) {
        let cites = self.for_assistant(side, Provision::ClockAssistant);
        // Whoever wants no notice at all takes the assistant at any time.
        let notice = self.frame().regulations().assistant_notice;
        let has_begun = self.game().phase() != crate::game::Phase::NotStarted;
        if has_begun && notice.0 > 0 {
            let note =
                Verdict::Note { to: Some(Who::Arbiter), what: Matter::AssistantIntroducedLate };
            self.emit(note, cites.with_commentary(Passage::AssistantInGoodTime));
        }
        let keeps_time = self.keeps_time(side, disability);
        let question =
            Question::new(Discretion::AssistantAcceptable, Provision::ClockAssistant).about(side);
        let question = match keeps_time {
            true => question.proposing(crate::ruling::Proposal::NoDeduction),
            false => question,
        };
        self.ask(question, cites);
    }

    /// A disabled player loses no time by having an assistant, where the edition says so; a blind player has a right
    /// to one in every edition (D.2.10).
    pub(super) fn keeps_time(&self, side: Color, disability: bool) -> bool {
        let disabled = disability || self.frame().has_disability(side);
        let exempt = disabled && self.book().clock.no_deduction_disabled.value.is_yes();
        exempt || self.is_blind(side)
    }

    /// The assistant was accepted or not; then comes the question of time.
    pub(super) fn decide_clock_assistant(
        &mut self,
        answer: &AssistantAcceptable,
        question: &Question,
    ) -> bool {
        let Some(side) = question.side() else { return false };
        let cites = self.for_assistant(side, Provision::ClockAssistant);
        match answer {
            AssistantAcceptable::Accept => match question.proposal {
                Some(crate::ruling::Proposal::NoDeduction) => {
                    let cites = cites.with_commentary(ASSISTANT_DEDUCTION.passage);
                    self.allow(Matter::ClockAssistant, cites);
                }
                _ => {
                    let question =
                        Question::new(Discretion::TimeForAssistant, Provision::ClockAssistant)
                            .about(side);
                    self.ask(question, cites.with_commentary(ASSISTANT_DEDUCTION.passage));
                }
            },
            AssistantAcceptable::Refuse => self.refuse(side, Matter::ClockAssistant, cites),
        }
        true
    }
}
