//! Articles 6.10 and 6.12: what the clock shows, wrong settings, defects, displays.

use ::board::{ByColor, Color};
use clock::{Millis, Moves};

use super::Bench;
use crate::discretion::Discretion;
use crate::event::{
    Basis, ClockFault, ClockSetting, FaultKind, Irregular, Notice, Reading, SetAs, Who,
};
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::ClockWindow;
use crate::ruling::{
    Bar, Cites, ClaimGround, Duty, Matter, Outcome, Proposal, Question, Reason, Verdict,
};
use crate::unmet::Unmet;

/// A sum of both displays that differs by more than this is a sign of a wrong setting.
const TOLERANCE: Millis = Millis::from_minutes(1);

impl Bench<'_> {
    /// The clock was read. A sum that cannot be is a sign of a wrong setting; counters compared with the moves
    /// played may confirm seventy-five moves.
    pub(super) fn on_clock_read(&mut self, reading: &Reading) {
        if let (Some(white), Some(black), Some(times)) =
            (reading.times.white, reading.times.black, self.game().times())
            && self.asks(
                Provision::ClockWrongSetting,
                Unmet::TimesAddUp,
                (white + black).abs_diff(times.white + times.black) > TOLERANCE,
            )
        {
            let cites =
                Cites::of(Provision::ClockWrongSetting).with_commentary(Passage::SumOfTimes);
            self.tell(Who::Arbiter, Matter::TimesDoNotAddUp, cites);
        }
        self.look_at_counters();
    }

    fn look_at_counters(&mut self) {
        let clockwork = self.game().clockwork();
        let (Some(from), Some((at, reading))) = (clockwork.established(), clockwork.last_reading())
        else {
            return;
        };
        let (Some(to), Some(series)) = (reading.counter, self.book().draws.plies_to_end()) else {
            return;
        };
        // What was played in between, as far as the record has it, must have been without progress.
        let plies = self.game().history().plies().iter();
        let since = plies.filter(|it| it.made_at > from.at).count();
        let progress = self.game().standing().plies_without_progress() as usize;
        let enough = |it: Color| to[it].0.saturating_sub(from.counter[it].0) >= series / 2;
        let reached = at > from.at && progress >= since && Color::ALL.into_iter().all(enough);
        if self.asks(Provision::DrawAutoSeventyfive, Unmet::CountersTooLow, reached) {
            let cites = Cites::of(Provision::DrawAutoSeventyfive)
                .and(Provision::DrawAuto)
                .with_commentary(Passage::DisplaysMayBeWrong);
            self.end(Outcome::draw(Reason::SeventyFiveMoves), cites);
        }
    }

    /// A fault of the clock: a defect is judged by the arbiter, a wrong setting is corrected while it may be.
    pub(super) fn on_clock_fault(&mut self, fault: &ClockFault) {
        if !fault.by.is_arbiter() && fault.by.player().is_none() {
            return self.ask_about(
                fault.by.clone(),
                Discretion::OffenderExpelled,
                Provision::ArbThirdParties,
            );
        }
        match fault.kind {
            FaultKind::Defect => self.on_display_lost(),
            FaultKind::SidesExchanged => self.on_sides_exchanged(),
            FaultKind::WrongSetting => self.on_wrong_setting(fault.set_as),
        }
    }

    /// 6.10.1: an evidently defective clock is replaced; with which times, the arbiter judges.
    pub(super) fn on_display_lost(&mut self) {
        let cites = Cites::of(Provision::ClockIndication);
        self.stop_if_running(cites.and(Provision::ClockInterrupt));
        let times = self.game().times();
        let times = ByColor::from_fn(|it| times.map(|shown| shown[it]));
        let proposal = Proposal::Clock { times, counter: ByColor::default() };
        let question = Question::new(Discretion::ClockFaulty, Provision::ClockIndication);
        self.ask(question.proposing(proposal), cites);
    }

    /// Stops the chess clock unless somebody has.
    pub(super) fn stop_if_running(&mut self, cites: Cites) {
        if self.game().ticking().is_some() {
            self.emit(Verdict::StopClock, cites);
        }
    }

    /// C6.6-d: the clock took White for Black. What each display shows belongs to the other player.
    fn on_sides_exchanged(&mut self) {
        let cites = Cites::of(Provision::ClockWrongSetting)
            .with_commentary(Passage::LargeTournamentsWithACounter);
        self.stop_if_running(cites);
        let times = self.game().times();
        let times = ByColor::from_fn(|it: Color| times.map(|shown| shown[!it]));
        self.ask_for_setting(times, cites);
    }

    /// 6.10.2, and A.4.1.1 once the window has closed.
    fn on_wrong_setting(&mut self, set_as: Option<SetAs>) {
        let window = self.frame().at(&self.book().irregularities.setup_window);
        let history = self.game().history();
        let closed = window.value.is_some_and(|moves| {
            Color::ALL.into_iter().all(|it| history.completed(it) >= u32::from(moves.0))
        });
        let rule = self.frame().at(&self.book().irregularities.clock_window);
        let cites = Cites::value(&rule).and(Provision::RapidWindowClock);
        match rule.value {
            ClockWindow::OnlyIfScheduleSuffers if closed && self.shows_too_much() => {
                let question =
                    Question::new(Discretion::ScheduleSuffers, Provision::RapidWindowClock);
                let times = self.corrected_times(set_as);
                let proposal = Proposal::Clock { times, counter: ByColor::default() };
                self.ask(question.proposing(proposal), cites);
            }
            ClockWindow::OnlyIfScheduleSuffers | ClockWindow::Never if closed => {
                self.unmet(Provision::ClockWrongSetting, Unmet::WindowClosed);
                self.play_on(Matter::SettingFrozen, cites);
            }
            _ => {
                self.unmet(Provision::RapidWindowClock, Unmet::WindowOpen);
                let cites = Cites::of(Provision::ClockWrongSetting);
                self.stop_if_running(cites);
                self.ask_for_setting(self.corrected_times(set_as), cites);
            }
        }
    }

    pub(super) fn ask_for_setting(&mut self, times: ByColor<Option<Millis>>, cites: Cites) {
        let note = Verdict::Note { to: Some(Who::Arbiter), what: Matter::NoteTimesFirst };
        self.emit(note, cites.with_commentary(Passage::NoteTimesFirst));
        let proposal = Proposal::Clock { times, counter: self.counters_behind() };
        let question = Question::new(Discretion::SettingWrong, Provision::ClockWrongSetting);
        self.ask(question.proposing(proposal), cites);
    }

    /// How far the counters are from the moves completed.
    fn counters_behind(&self) -> ByColor<i32> {
        let Some(clock) = self.game().clock() else { return ByColor::default() };
        let counted = clock.counters();
        ByColor::from_fn(|it| {
            let completed = i64::from(self.game().history().completed(it));
            i32::try_from(completed - i64::from(counted[it].0)).unwrap_or(0)
        })
    }

    /// Does a display show more than the control could have given so far? Then the game may last too long.
    fn shows_too_much(&self) -> bool {
        let (Some(control), Some(times)) = (self.frame().control(), self.game().times()) else {
            return false;
        };
        Color::ALL.into_iter().any(|it| {
            let schedule = control.of(it);
            let next = Moves(self.game().history().completed(it).saturating_add(1));
            let bonus = schedule.bonus_of_move(next).times(next.0.into());
            times[it] > schedule.allotted_by(schedule.period_of_move(next)) + bonus
        })
    }

    /// The times with the right setting, as far as it is known how it was wrong.
    fn corrected_times(&self, set_as: Option<SetAs>) -> ByColor<Option<Millis>> {
        let (Some(control), Some(times)) = (self.frame().control(), self.game().times()) else {
            return ByColor::default();
        };
        ByColor::from_fn(|it| {
            let Some(set_as) = set_as else { return Some(times[it]) };
            let schedule = control.of(it);
            let moves = Moves(self.game().history().completed(it).saturating_add(1));
            let allotted = schedule.allotted_by(schedule.period_of_move(moves));
            let right = schedule.bonus_of_move(moves).times(moves.0.into());
            let base = set_as.time.unwrap_or(allotted);
            let given = base + set_as.increment.times(moves.0.into());
            Some((times[it] + allotted + right).saturating_sub(given))
        })
    }

    /// The arbiter set the clock: the hand did it, and there is nothing to rule.
    pub(super) fn on_clock_set(&mut self, setting: &ClockSetting) {
        let new_clock = self.asks(Provision::ClockIndication, Unmet::SameClock, setting.new_clock);
        if new_clock && !self.game().is_over() {
            let cites =
                Cites::of(Provision::ClockIndication).with_commentary(Passage::ReplaceAndMark);
            self.tell(Who::Arbiter, Matter::MarkFaultyClock, cites);
        }
    }

    /// Somebody says that the clock shows a wrong time. It is right unless it is evidently defective.
    pub(super) fn on_reading_disputed(&mut self, notice: &Notice) {
        let cites = Cites::of(Provision::ClockIndication);
        if notice.by.is_arbiter() {
            self.on_display_lost();
        } else if notice.by.player().is_none() {
            self.ask_about(
                notice.by.clone(),
                Discretion::OffenderExpelled,
                Provision::ArbThirdParties,
            );
        } else if self.asks(
            Provision::ClockScreensNoClaim,
            Unmet::NotByDisplay,
            notice.basis == Basis::Display,
        ) {
            let cites = Cites::of(Provision::ClockScreensNoClaim);
            self.emit(Verdict::ClaimBarred(Bar::DisplayOnly), cites);
        } else if self.game().clockwork().has_reported_defect() {
            // The question is open already.
            self.unmet(Provision::ClockIndication, Unmet::AskedAlready);
        } else {
            let ground = ClaimGround::Irregular(Irregular::ClockReading);
            self.emit(Verdict::ClaimRejected(ground), cites);
        }
    }

    /// The defect is evident: another clock is put in its place.
    pub(super) fn replace_clock(&mut self, times: ByColor<Option<Millis>>) {
        let cites = Cites::of(Provision::ClockIndication).with_commentary(Passage::ReplaceAndMark);
        self.must(Who::Arbiter, Duty::ReplaceClock, cites);
        if times.white.is_some() || times.black.is_some() {
            self.emit(Verdict::SetTimes(times), Provision::ClockIndication);
        }
    }
}
