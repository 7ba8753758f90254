//! The answers of the arbiter about the clock and the session.

use ::board::ByColor;
use clock::Millis;

use super::Bench;
use super::art07_times::Chosen;
use super::decisions::Case;
use crate::discretion::answers::{
    BoardAndClockCorrected, ClockFaulty, ClocksStartedBy, LateArrivalLoses, PlayResumes,
    ScheduleSuffers, SettingWrong, StopReasonValid, TimeForAssistant, TimeOfAbsence,
};
use crate::discretion::{Deduction, Discretion};
use crate::event::{Irregular, Who};
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::YesNo;
use crate::rulebook::commentary::ASSISTANT_DEDUCTION;
use crate::ruling::{Cites, ClaimGround, Matter, Proposal, Question, Span, Verdict};

impl Bench<'_> {
    /// A second move in a row, or a clock pressed by somebody else: times, counters, and who goes on.
    pub(super) fn decide_corrections(
        &mut self,
        answer: &BoardAndClockCorrected,
        question: &Question,
    ) -> bool {
        use BoardAndClockCorrected as A;
        let outsider = question.provision == Provision::ClockPlacement;
        let cites = match outsider {
            true => {
                Cites::of(Provision::ClockWrongSetting).with_commentary(Passage::NeighboursClock)
            }
            false => Cites::of(Provision::IrrTimes).with_commentary(Passage::TwoInARow),
        };
        let (chosen, counted) = match answer {
            // Only a player of the game can have made an illegal move.
            A::IllegalMove if outsider => return false,
            A::Proposal => (Chosen::Without, false),
            A::IllegalMove | A::ProposalIllegalMove => (Chosen::Without, !outsider),
            A::Other(times) => (Chosen::Entered(*times), false),
            A::OtherIllegalMove(times) => (Chosen::Entered(*times), !outsider),
            A::Unchanged => (Chosen::Unchanged, false),
            A::UnchangedIllegalMove => (Chosen::Unchanged, !outsider),
        };
        match (&question.proposal, chosen) {
            (Some(Proposal::Restored(readings)), _) => self.set_readings(chosen, readings, cites),
            (_, Chosen::Entered(times)) => self.set_times(times, cites),
            _ => {}
        }
        if let (true, Some(side)) = (counted, question.side()) {
            self.count_second_move(side);
        }
        if let (true, Some(side)) = (outsider, question.side()) {
            self.emit(Verdict::StartClock(side), cites.and(Provision::ClockRestart));
        }
        true
    }

    fn set_times(&mut self, times: ByColor<Option<Millis>>, cites: Cites) {
        if times.white.is_some() || times.black.is_some() {
            self.emit(Verdict::SetTimes(times), cites);
        }
    }

    fn set_counter(&mut self, by: ByColor<i32>, cites: Cites) {
        if by != ByColor::default() {
            self.emit(Verdict::SetCounter { by, next_move: None }, cites);
        }
    }

    /// How much a player who needs an assistant loses: the usual amount unless another is stated.
    pub(super) fn decide_deduction(&mut self, answer: &TimeForAssistant, case: Case<'_>) -> bool {
        let Some(side) = case.question.side() else { return false };
        let cites = self.for_assistant(side, case.question.provision);
        let cites = cites.with_commentary(ASSISTANT_DEDUCTION.passage);
        let amount = match answer {
            TimeForAssistant::Amount(Some(Deduction(time))) => *time,
            TimeForAssistant::Amount(None) => ASSISTANT_DEDUCTION.value,
            TimeForAssistant::Nothing => Millis::ZERO,
        };
        if amount.is_zero() {
            self.allow(Matter::NoDeduction, cites);
        } else if self.keeps_time(side, false) {
            self.refuse(case.decision.by.clone(), Matter::NoDeduction, cites);
        } else {
            self.emit(Verdict::Time { side, span: Span::minus(amount) }, cites);
        }
        true
    }

    /// On which side the clock stands. If the start waited for it, it comes now.
    pub(super) fn decide_place(&mut self) -> bool {
        let passage = match self.frame().regulations().team_match {
            YesNo::Yes => Passage::ClocksInARow,
            YesNo::No => Passage::RightOfBlack,
        };
        let cites = Cites::of(Provision::ClockPlacement).with_commentary(passage);
        self.allow(Matter::ClockSide, cites);
        if self.game().clockwork().start_waits() {
            self.start_round();
        }
        true
    }

    pub(super) fn decide_starter(&mut self, answer: &ClocksStartedBy) -> bool {
        let cites =
            Cites::of(Provision::ClockStart).with_commentary(Passage::LargeTournamentsWithACounter);
        self.allow(None, cites);
        if *answer == ClocksStartedBy::Players {
            self.tell(Who::Arbiter, Matter::CheckWhiteAndBlack, cites);
        }
        true
    }

    /// A player came after the default time.
    pub(super) fn decide_late_arrival(
        &mut self,
        answer: &LateArrivalLoses,
        case: Case<'_>,
    ) -> bool {
        let cites = Cites::of(case.question.provision);
        match (answer, case.question.provision, case.question.side()) {
            (_, Provision::AdjLate, _) => {
                let lost = *answer == LateArrivalLoses::Lost;
                return self.decide_late_resumption(case.question, lost, case.decision);
            }
            (.., None) => return false,
            (LateArrivalLoses::Lost, _, Some(side)) => self.forfeit(&[side], cites),
            (LateArrivalLoses::MayPlay, ..) => self.allow(None, cites),
        }
        true
    }

    /// Nobody was there: the time that passed is White's, is divided, or is given back.
    pub(super) fn decide_lost_time(&mut self, answer: &TimeOfAbsence) -> bool {
        // The time ran on the clock of the player who had to move, until that player came.
        let (provision, start, loser) = match self.game().adjournment().replier() {
            Some(replier) => (Provision::AdjNeither, self.nobody_at_resumption(), replier),
            None => {
                let start = self.game().clockwork().announced_start();
                let opens = self.game().clockwork().opens();
                (Provision::ClockDefaultAbsent, start, opens)
            }
        };
        let cites = Cites::of(provision);
        let (Some(start), Some(times)) = (start, self.game().times()) else { return false };
        let end = self.game().clockwork().arrived(loser).unwrap_or(self.game().now());
        let elapsed = end.since(start).unwrap_or_default();
        let bears = match answer {
            TimeOfAbsence::Each(stated) => ByColor::from_fn(|it| stated[it].unwrap_or_default()),
            TimeOfAbsence::Divided => {
                let half = Millis::new(elapsed.get() / 2);
                ByColor::from_fn(|_| half)
            }
            TimeOfAbsence::Nobody => ByColor::default(),
            // As the clocks show it: whoever had to move has lost the time.
            TimeOfAbsence::PlayerOnMove => return true,
        };
        let mut set = ByColor::from_fn(|it| Some(times[it].saturating_sub(bears[it])));
        set[loser] = Some((times[loser] + elapsed).saturating_sub(bears[loser]));
        self.emit(Verdict::SetTimes(set), cites);
        true
    }

    pub(super) fn decide_defect(&mut self, answer: &ClockFaulty, question: &Question) -> bool {
        match answer {
            ClockFaulty::ReadingStands => {
                let ground = ClaimGround::Irregular(Irregular::ClockReading);
                self.emit(Verdict::ClaimRejected(ground), Provision::ClockIndication);
            }
            ClockFaulty::Replace(stated) => {
                let stated = stated.unwrap_or_default();
                let proposed = match &question.proposal {
                    Some(Proposal::Clock { times, .. }) => *times,
                    _ => ByColor::default(),
                };
                self.replace_clock(ByColor::from_fn(|it| stated[it].or(proposed[it])));
            }
        }
        true
    }

    /// The right setting: as proposed, as stated, or unchanged.
    pub(super) fn decide_setting(&mut self, answer: &SettingWrong, question: &Question) -> bool {
        let cites = Cites::of(question.provision);
        let (proposed, counter) = match &question.proposal {
            Some(Proposal::Clock { times, counter }) => (*times, *counter),
            _ => Default::default(),
        };
        match answer {
            SettingWrong::Proposal => self.set_times(proposed, cites),
            SettingWrong::Other(Some(stated)) => self.set_times(*stated, cites),
            SettingWrong::Other(None) => {}
            SettingWrong::Unchanged => {
                self.play_on(Matter::ReadingStands, cites);
                return true;
            }
        }
        self.set_counter(counter, cites);
        true
    }

    /// Had the player a valid reason to stop the clock? If not, a penalty is chosen.
    pub(super) fn decide_stop(&mut self, answer: &StopReasonValid, question: &Question) -> bool {
        let Some(side) = question.side() else { return false };
        let cites = Cites::of(Provision::ClockStopWithoutReason);
        match answer {
            StopReasonValid::NotValid => self.ask_penalty(side, cites),
            StopReasonValid::Valid => {
                self.allow(Matter::ValidStop, cites.and(Provision::ClockPlayerStop));
                self.ask_when_play_resumes();
            }
        }
        true
    }

    /// The stop is dealt with and the clock still stands: the arbiter alone says when play goes on.
    fn ask_when_play_resumes(&mut self) {
        let asked = self.is_asked(Discretion::PlayResumes);
        if self.game().ticking().is_none() && !self.game().is_over() && !asked {
            self.ask_arbiter(Discretion::PlayResumes, Provision::ClockRestart);
        }
    }

    /// Would the schedule suffer from the wrong setting?
    pub(super) fn decide_schedule(&mut self, answer: &ScheduleSuffers, case: Case<'_>) -> bool {
        let cites = Cites::of(Provision::RapidWindowClock);
        match answer {
            ScheduleSuffers::Leave => self.play_on(Matter::SettingFrozen, cites),
            ScheduleSuffers::Correct => {
                let times = match &case.question.proposal {
                    Some(Proposal::Clock { times, .. }) => *times,
                    _ => ByColor::default(),
                };
                let cites =
                    Cites::of(Provision::ClockWrongSetting).and(Provision::RapidWindowClock);
                self.stop_if_running(cites);
                self.ask_for_setting(times, cites);
            }
        }
        true
    }

    /// When play resumes.
    pub(super) fn decide_resumption(&mut self, answer: &PlayResumes) -> bool {
        let Some(clock) = self.game().clock() else { return false };
        let side = clock.on_turn().unwrap_or(self.game().to_move());
        match answer {
            PlayResumes::Now => self.emit(Verdict::StartClock(side), Provision::ClockRestart),
            PlayResumes::Later(_) => {
                let what = Matter::ResumesLater;
                self.emit(Verdict::Note { to: None, what }, Provision::ClockRestart);
            }
        }
        true
    }
}
