//! Article 7.1: a position is put back, and which times and which counter the clock shows then (J-23); the times of
//! a replacement game (J-24).

use ::board::{ByColor, Color, Setup};
use clock::{ChessClock, Millis, PeriodChange};

use super::Bench;
use super::decisions::Case;
use crate::discretion::Discretion;
use crate::discretion::answers::{TimesAfterRestoring, TimesOfNewGame};
use crate::game::Undone;
use crate::interpretations::Interpretation;
use crate::provision::Provision;
use crate::ruling::{Cites, Proposal, Question, Readings, RestoreBasis, Span, Verdict};
use crate::unmet::Unmet;

/// What is known about the times when presses are undone.
#[derive(Clone)]
pub(super) struct Restored {
    logged: Option<ByColor<Millis>>,
    undone: ByColor<Undone>,
    given: ByColor<Option<Span>>,
}

impl Restored {
    /// A penalty gives a player time, whatever the clocks are set to.
    pub(super) fn giving(mut self, side: Color, span: Option<Span>) -> Restored {
        self.given[side] = span;
        self
    }

    fn readings(&self, shown: Option<ByColor<Millis>>, counter: ByColor<i32>) -> Readings {
        let shown = ByColor::from_fn(|of| shown.map(|it| it[of]));
        Readings {
            shown,
            without: ByColor::from_fn(|of| self.undone[of].taken_from(shown[of]?)),
            periods: ByColor::from_fn(|of| self.undone[of].periods.clone()),
            logged: ByColor::from_fn(|of| self.logged.map(|it| it[of])),
            given: self.given,
            counter,
        }
    }
}

impl Bench<'_> {
    /// Puts a position of the record back.
    pub(super) fn restore(
        &mut self,
        position: Setup,
        basis: RestoreBasis,
        plies: usize,
        cites: Cites,
    ) -> Restored {
        let logged = self.logged_times(plies);
        let undone = self.game().presses().undone_from(plies);
        let position = Box::new(position);
        self.emit(Verdict::Restore { position, basis, plies }, cites);
        Restored { logged, undone, given: ByColor::default() }
    }

    /// What the clocks showed after so many plies, as far as the log has it.
    fn logged_times(&self, plies: usize) -> Option<ByColor<Millis>> {
        let history = self.game().history().plies();
        let last = plies.checked_sub(1).and_then(|it| history.get(it));
        let logged = last.and_then(|it| it.times_after.or(it.times));
        let follows_start = history.get(plies).is_none_or(|it| it.times.is_some());
        logged.or_else(|| self.game().setting_up().times_at_start().filter(|_| follows_start))
    }

    /// A press is undone though no move is: what it brought is taken off as the arbiter chooses, and the clock of the
    /// player goes on. If it brought nothing there is nothing to ask.
    pub(super) fn undo_press(&mut self, side: Color, penalty: Option<Span>, cites: Cites) {
        if self.game().clock().is_none() {
            return;
        }
        let plies = self.game().history().plies().len();
        let undone = self.game().presses().undone_from(plies);
        let asks = undone[side].is_something();
        if let Some(by) = self.counter_correction().filter(|_| !asks) {
            self.emit(Verdict::SetCounter { by, next_move: None }, Provision::IrrTimes);
        }
        self.emit(Verdict::StartClock(side), cites);
        if self.asks(Provision::IrrTimes, Unmet::PressBroughtNothing, asks) {
            let (logged, given) = (self.logged_times(plies), ByColor::default());
            let restored = Restored { logged, undone, given }.giving(!side, penalty);
            self.ask_which_times(side, &restored);
        }
    }

    /// By how much the counters are off, where a number of moves is still to be reached.
    fn counter_correction(&self) -> Option<ByColor<i32>> {
        let clock = self.game().clock()?;
        let face = clock.face(self.game().now()).ok()?;
        let setting = clock.setting();
        let last = |of: Color| setting.control.of(of).is_last(face.sides[of].period);
        let counts = setting.period_change != PeriodChange::ByHand;
        let by = self.counters_ahead(clock);
        let matters = counts && Color::ALL.into_iter().any(|of| by[of] != 0 && !last(of));
        matters.then_some(by)
    }

    /// Somebody else pressed: the readings without that.
    pub(super) fn without_last_press(&self, side: Color) -> Readings {
        let undone = ByColor::from_fn(|of| match of == side {
            true => self.game().presses().undone_last(side),
            false => Undone::default(),
        });
        let restored = Restored { logged: None, undone, given: ByColor::default() };
        let clock = self.game().clock();
        let counts = clock.is_some_and(|it| it.setting().period_change != PeriodChange::ByHand);
        let counter = ByColor::from_fn(|of| if of == side && counts { -1 } else { 0 });
        restored.readings(self.game().times(), counter)
    }

    /// How much each counter is behind the moves completed, or ahead of them.
    fn counters_ahead(&self, clock: &ChessClock) -> ByColor<i32> {
        let counters = clock.counters();
        ByColor::from_fn(|of| {
            let completed = i64::from(self.game().history().completed(of));
            i32::try_from(completed - i64::from(counters[of].0)).unwrap_or(0)
        })
    }

    /// The clock is stopped, and the arbiter is asked which times it shall show.
    pub(super) fn ask_times(&mut self, side: Color, restored: Restored) {
        if self.game().clock().is_none() {
            return;
        }
        self.interrupt();
        self.ask_which_times(side, &restored);
    }

    fn ask_which_times(&mut self, side: Color, restored: &Restored) {
        let Some(clock) = self.game().clock() else { return };
        let counter = self.counters_ahead(clock);
        let readings = restored.readings(self.game().times(), counter);
        let question = Question::new(Discretion::TimesAfterRestoring, Provision::IrrTimes)
            .about(side)
            .proposing(Proposal::Restored(Box::new(readings)));
        let cites = Cites::of(Provision::IrrTimes)
            .and_value(&self.book().clock.keep_times)
            .read_as(Interpretation::Q72);
        self.ask(question, cites);
    }

    /// Without what the press brought, unchanged, as in the log, or other times; and the counter where it is off.
    pub(super) fn decide_times(&mut self, answer: &TimesAfterRestoring, case: Case<'_>) -> bool {
        let readings = match &case.question.proposal {
            Some(Proposal::Restored(readings)) => (**readings).clone(),
            _ => Readings::default(),
        };
        let chosen = match answer {
            TimesAfterRestoring::FromLog => Chosen::Logged,
            TimesAfterRestoring::Other(times) => Chosen::Entered(*times),
            TimesAfterRestoring::WithoutPress => Chosen::Without,
            TimesAfterRestoring::Unchanged => Chosen::Unchanged,
        };
        let cites = Cites::of(Provision::IrrTimes).and_value(&self.book().clock.keep_times);
        self.set_readings(chosen, &readings, cites);
        true
    }

    /// Sets the clocks after a press was undone.
    pub(super) fn set_readings(&mut self, chosen: Chosen, readings: &Readings, cites: Cites) {
        let times = match chosen {
            Chosen::Without if readings.without == readings.shown => ByColor::default(),
            Chosen::Without => self.without_now(readings),
            Chosen::Logged => readings.logged,
            Chosen::Entered(times) => times,
            Chosen::Unchanged => ByColor::default(),
        };
        if times != ByColor::default() {
            self.emit(Verdict::SetTimes(times), cites);
        }
        // Setting the clocks to the log must not take the penalty back.
        for side in Color::ALL {
            if let (Chosen::Logged, Some(_), Some(span)) =
                (chosen, times[side], readings.given[side])
            {
                let cites = Cites::of_item(Provision::IrrIllegalPenalty, 0);
                self.emit(Verdict::Time { side, span }, cites);
            }
        }
        // The time of a period that stays on the display is not given again.
        for side in Color::ALL.into_iter().filter(|_| chosen != Chosen::Unchanged) {
            for &taken in &readings.periods[side] {
                let cites = cites.and(Provision::ClockCarryDelay);
                self.emit(Verdict::PeriodTakenBack { side, taken }, cites);
            }
        }
        if readings.counter != ByColor::default() {
            self.emit(Verdict::SetCounter { by: readings.counter, next_move: None }, cites);
        }
    }

    /// The readings without what the press brought; what was ruled since the question is kept.
    fn without_now(&self, readings: &Readings) -> ByColor<Option<Millis>> {
        let now = self.game().times();
        ByColor::from_fn(|of| {
            let (without, shown, now) = (readings.without[of]?, readings.shown[of]?, now?[of]);
            Some((without + now).saturating_sub(shown))
        })
    }

    /// The times with which a replacement game starts.
    pub(super) fn ask_new_times(&mut self, provision: Provision) {
        self.ask_arbiter(Discretion::TimesOfNewGame, Cites::of(provision));
    }

    /// Full time, or what the schedule allows.
    pub(super) fn decide_new_times(&mut self, answer: &TimesOfNewGame, case: Case<'_>) -> bool {
        let times = match answer {
            TimesOfNewGame::WhatScheduleAllows(times) => *times,
            TimesOfNewGame::FullTime => self.full_times(),
        };
        if times != ByColor::default() {
            self.emit(Verdict::SetTimes(times), Cites::of(case.question.provision));
        }
        true
    }

    fn full_times(&self) -> ByColor<Option<Millis>> {
        let control = self.frame().control();
        ByColor::from_fn(|side| {
            control.and_then(|it| it.of(side).periods().first()).map(|it| it.time)
        })
    }
}

/// Which readings the arbiter chose.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Chosen {
    /// As the clocks show it, without what the presses brought.
    Without,
    /// Those of the log.
    Logged,
    /// These.
    Entered(ByColor<Option<Millis>>),
    /// What the clocks show.
    Unchanged,
}
