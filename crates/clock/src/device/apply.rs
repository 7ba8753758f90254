//! Folding events into the clock. Each event either cannot have happened to a device, or it has its effect;
//! nothing here asks whether it was right.

use alloc::sync::Arc;
use alloc::vec::Vec;

use board::{ByColor, Color};

use super::{
    ChessClock, ClockError, DisplaySetting, Event, Face, Flag, FlagState, Gain, Motion,
    Replacement, ReplayError, Setting, Side, Turn,
};
use crate::{Instant, Millis, Mode, Moves, PeriodNumber};

impl ChessClock {
    /// The clock after an event.
    ///
    /// # Errors
    /// Why this cannot have happened to this clock.
    pub fn apply(&self, at: Instant, event: &Event) -> Result<ChessClock, ClockError> {
        let mut clock = self.at(at)?;
        match event {
            Event::Started(side) => clock.on_started(*side)?,
            Event::Pressed(side) => clock.press_now(*side)?,
            Event::Stopped => clock.on_stopped()?,
            Event::Resumed(side) => clock.on_resumed(*side)?,
            Event::TimeSet { side, time } => clock.set_time(*side, *time),
            Event::TimeAdded { side, time } => {
                clock.set_time(*side, clock.sides[*side].left + *time);
            }
            Event::TimeDeducted { side, time } => clock.on_deducted(*side, *time)?,
            Event::GainTakenBack(side) => clock.on_gain_taken_back(*side)?,
            Event::CounterSet { side, moves } => clock.sides[*side].counter = *moves,
            Event::PeriodSet { side, period } => {
                clock.check_period(*side, *period)?;
                clock.sides[*side].period = *period;
            }
            Event::NextPeriodGiven(side) => clock.on_next_period(*side)?,
            Event::SettingChanged(setting) => clock.on_setting_changed(setting)?,
            Event::SidesExchanged => clock.on_sides_exchanged(),
            Event::Replaced(replacement) => clock.on_replaced(replacement)?,
        }
        Ok(clock)
    }

    /// What the clock shows after each of these events, all at one instant: the readings that an arbiter
    /// wants to see step by step when he corrects and penalises.
    ///
    /// # Errors
    /// The first event that cannot have happened.
    pub fn after_each(&self, at: Instant, events: &[Event]) -> Result<Vec<Face>, ReplayError> {
        let mut clock = self.clone();
        let mut faces = Vec::with_capacity(events.len());
        for (index, event) in events.iter().enumerate() {
            let step = clock.apply(at, event).and_then(|next| Ok((next.face(at)?, next)));
            let (face, next) = step.map_err(|error| ReplayError { index, error })?;
            faces.push(face);
            clock = next;
        }
        Ok(faces)
    }

    /// Starts the clock of this player for the first time (6.6).
    ///
    /// # Errors
    /// It was started before.
    pub fn start(&self, side: Color, at: Instant) -> Result<ChessClock, ClockError> {
        self.apply(at, &Event::Started(side))
    }

    /// Stops the clock of this player and starts the other (6.2.1).
    ///
    /// # Errors
    /// This player's clock is not running.
    pub fn press(&self, side: Color, at: Instant) -> Result<ChessClock, ClockError> {
        self.apply(at, &Event::Pressed(side))
    }

    /// Stops both (6.11.1).
    ///
    /// # Errors
    /// None is running.
    pub fn stop(&self, at: Instant) -> Result<ChessClock, ClockError> {
        self.apply(at, &Event::Stopped)
    }

    /// Starts the clock of this player after a stop (6.11.3).
    ///
    /// # Errors
    /// The clock is not stopped.
    pub fn resume(&self, side: Color, at: Instant) -> Result<ChessClock, ClockError> {
        self.apply(at, &Event::Resumed(side))
    }

    /// Sets a display to a time.
    ///
    /// # Errors
    /// The instant is before the last event.
    pub fn set(&self, side: Color, time: Millis, at: Instant) -> Result<ChessClock, ClockError> {
        self.apply(at, &Event::TimeSet { side, time })
    }

    /// Gives time.
    ///
    /// # Errors
    /// The instant is before the last event.
    pub fn add(&self, side: Color, time: Millis, at: Instant) -> Result<ChessClock, ClockError> {
        self.apply(at, &Event::TimeAdded { side, time })
    }

    /// Takes time.
    ///
    /// # Errors
    /// There is less on the display.
    pub fn deduct(&self, side: Color, time: Millis, at: Instant) -> Result<ChessClock, ClockError> {
        self.apply(at, &Event::TimeDeducted { side, time })
    }

    fn on_started(&mut self, side: Color) -> Result<(), ClockError> {
        match self.motion {
            Motion::Unstarted => {
                self.motion = Motion::Running(Turn { side, used: Millis::ZERO });
                Ok(())
            }
            Motion::Running(_) | Motion::Stopped(_) => Err(ClockError::AlreadyStarted),
        }
    }

    /// Could this player press at this instant?
    ///
    /// # Errors
    /// This player's clock is not running, or the instant is before the last event.
    pub fn check_press(&self, side: Color, at: Instant) -> Result<(), ClockError> {
        // Only at zero a device may stop by itself.
        if self.next_zero().is_some_and(|zero| zero <= at) {
            return self.at(at)?.turn_to_end(side).map(drop);
        }
        let passed = at.since(self.last_event());
        passed.ok_or(ClockError::TimeWentBack { at, last: self.last_event() })?;
        self.turn_to_end(side).map(drop)
    }

    /// The turn that a press of this player ends.
    fn turn_to_end(&self, side: Color) -> Result<Turn, ClockError> {
        match self.motion {
            Motion::Unstarted => Err(ClockError::NotStarted),
            Motion::Stopped(_) => Err(ClockError::NotRunning),
            Motion::Running(turn) if turn.side != side => {
                Err(ClockError::OtherSideRuns { runs: turn.side })
            }
            Motion::Running(turn) => Ok(turn),
        }
    }

    /// Stops the clock of this player and starts the other, at the instant of the last event.
    ///
    /// # Errors
    /// This player's clock is not running. Then the clock is as it was.
    pub fn press_now(&mut self, side: Color) -> Result<(), ClockError> {
        let turn = self.turn_to_end(side)?;
        self.sides[side].counter = Moves(self.sides[side].counter.0.saturating_add(1));
        self.sides[side].gain = Some(self.gain_by_press(side, turn));
        self.motion = Motion::Running(Turn { side: !side, used: Millis::ZERO });
        Ok(())
    }

    /// Puts on the display what a press brings: in Bronstein mode the time used comes back, the counter may
    /// open the next period, and in cumulative mode the increment of the next move comes. A flag that is
    /// down is not raised by a press.
    fn gain_by_press(&mut self, side: Color, turn: Turn) -> Gain {
        if self.sides[side].flag != FlagState::Up {
            return Gain { bonus: Millis::ZERO, period: None };
        }
        let returned = match self.mode(side) {
            Mode::Bronstein(most) => turn.used.min(most),
            _ => Millis::ZERO,
        };
        self.sides[side].left += returned;
        let opens = self.setting.period_change == super::PeriodChange::AtPress;
        let (old, mut period) = (self.mode(side).increment(), None);
        if opens && self.has_met_quota(side) {
            period = self.open_next_period(side);
        }
        // Opening a period has brought the difference between its increment and the old one.
        let increment = match period {
            Some(_) => self.mode(side).increment().min(old),
            None => old,
        };
        self.sides[side].left += increment;
        Gain { bonus: returned + increment, period }
    }

    fn on_stopped(&mut self) -> Result<(), ClockError> {
        match self.motion {
            Motion::Unstarted => Err(ClockError::NotStarted),
            Motion::Stopped(_) => Err(ClockError::NotRunning),
            Motion::Running(turn) => {
                self.motion = Motion::Stopped(turn);
                Ok(())
            }
        }
    }

    fn on_resumed(&mut self, side: Color) -> Result<(), ClockError> {
        match self.motion {
            Motion::Unstarted => Err(ClockError::NotStarted),
            Motion::Running(turn) => Err(ClockError::AlreadyRunning(turn.side)),
            Motion::Stopped(turn) => {
                let same = turn.side == side;
                let used = if same { turn.used } else { Millis::ZERO };
                self.motion = Motion::Running(Turn { side, used });
                Ok(())
            }
        }
    }

    /// A display that shows time has its flag up.
    fn set_time(&mut self, side: Color, time: Millis) {
        let display = &mut self.sides[side];
        display.left = time;
        if !time.is_zero() {
            display.flag = FlagState::Up;
            display.overrun = Millis::ZERO;
        }
    }

    fn on_deducted(&mut self, side: Color, time: Millis) -> Result<(), ClockError> {
        let left = self.sides[side].left;
        let rest = left.checked_sub(time);
        self.sides[side].left =
            rest.ok_or(ClockError::NotEnoughTime { side, left, asked: time })?;
        Ok(())
    }

    fn on_gain_taken_back(&mut self, side: Color) -> Result<(), ClockError> {
        let gain = self.sides[side].gain.ok_or(ClockError::NothingGained(side))?;
        let (time, lost) = gain.period.map_or_else(Default::default, |it| (it.time, it.lost));
        let (left, asked) = (self.sides[side].left + lost, gain.bonus + time);
        let rest = left.checked_sub(asked);
        let rest = rest.ok_or(ClockError::NotEnoughTime { side, left, asked })?;
        let opened = u32::from(gain.period.is_some());
        let display = &mut self.sides[side];
        let before = PeriodNumber::new(display.period.get() - opened);
        display.period = before.unwrap_or(PeriodNumber::FIRST);
        display.counter = Moves(display.counter.0.saturating_sub(1));
        display.gain = None;
        self.set_time(side, rest);
        Ok(())
    }

    fn on_next_period(&mut self, side: Color) -> Result<(), ClockError> {
        let period = self.sides[side].period.next();
        self.check_period(side, period)?;
        self.open_next_period(side);
        Ok(())
    }

    fn check_period(&self, side: Color, period: PeriodNumber) -> Result<(), ClockError> {
        match self.setting.control.of(side).period(period) {
            Some(_) => Ok(()),
            None => Err(ClockError::NoSuchPeriod { side, period }),
        }
    }

    fn on_setting_changed(&mut self, setting: &Arc<Setting>) -> Result<(), ClockError> {
        self.setting = Arc::clone(setting);
        Color::ALL.into_iter().try_for_each(|side| self.check_period(side, self.sides[side].period))
    }

    fn on_sides_exchanged(&mut self) {
        self.sides = ByColor { white: self.sides.black, black: self.sides.white };
        self.motion = match self.motion {
            Motion::Unstarted => Motion::Unstarted,
            Motion::Running(turn) => Motion::Running(Turn { side: !turn.side, ..turn }),
            Motion::Stopped(turn) => Motion::Stopped(Turn { side: !turn.side, ..turn }),
        };
        for fall in &mut self.falls {
            fall.side = !fall.side;
        }
    }

    fn on_replaced(&mut self, replacement: &Replacement) -> Result<(), ClockError> {
        self.on_setting_changed(&replacement.setting)?;
        if let Motion::Running(turn) = self.motion {
            self.motion = Motion::Stopped(turn);
        }
        match replacement.showing {
            Some(displays) => self.set_displays(displays),
            None => Ok(()),
        }
    }

    pub(super) fn set_displays(
        &mut self,
        displays: ByColor<DisplaySetting>,
    ) -> Result<(), ClockError> {
        for side in Color::ALL {
            let DisplaySetting { time, period, counter, flag } = displays[side];
            self.check_period(side, period)?;
            if flag == Flag::Down && !time.is_zero() {
                return Err(ClockError::FlagDownWithTime { side, time });
            }
            let flag = match flag {
                Flag::Up => FlagState::Up,
                Flag::Down => FlagState::Down(None),
            };
            self.sides[side] = Side { period, counter, flag, ..Side::new(time) };
        }
        Ok(())
    }
}
