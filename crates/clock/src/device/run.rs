//! Time passing on the display that runs: delay first, then the main time, then the flag or the next
//! period. Nothing but time happens here.

use board::Color;

use super::{
    AtEnd, ChessClock, ClockError, FlagFall, FlagState, Motion, PeriodChange, PeriodGain,
    SavedTime, Turn,
};
use crate::{Instant, Millis, Mode};

/// A display opens no period beyond this by itself. Otherwise a tiny period that is repeated could keep us busy
/// for ever.
const PERIODS_MAX: u32 = 1_000;

impl ChessClock {
    /// The clock at a later instant, nothing having happened meanwhile.
    ///
    /// # Errors
    /// The instant is before the last event.
    pub fn at(&self, at: Instant) -> Result<ChessClock, ClockError> {
        let mut clock = self.clone();
        clock.advance(at)?;
        Ok(clock)
    }

    /// Lets time pass up to a later instant, nothing having happened meanwhile.
    ///
    /// # Errors
    /// The instant is before the last event. Then the clock is as it was.
    pub fn advance(&mut self, at: Instant) -> Result<(), ClockError> {
        let Some(passed) = at.since(self.now) else {
            return Err(ClockError::TimeWentBack { at, last: self.now });
        };
        // No time changes nothing, unless a display that was set to zero waits for its flag.
        if let Motion::Running(turn) = self.motion
            && (!passed.is_zero() || self.sides[turn.side].left.is_zero())
        {
            self.run(turn, passed);
        }
        self.now = at;
        Ok(())
    }

    /// Lets time pass for the player on turn, from `self.now` on.
    fn run(&mut self, mut turn: Turn, passed: Millis) {
        let side = turn.side;
        let mut open = passed;
        while self.sides[side].flag == FlagState::Up {
            let mode = self.mode(side);
            let waits = mode.delay().saturating_sub(turn.used).min(open);
            let counts = self.sides[side].left.min(open.saturating_sub(waits));
            self.count_down(side, mode, counts);
            turn.used += waits + counts;
            open = open.saturating_sub(waits + counts);
            if !self.sides[side].left.is_zero() || turn.used < mode.delay() {
                self.motion = Motion::Running(turn);
                return;
            }
            let fell = self.now + passed.saturating_sub(open);
            if self.reach_zero(side, fell) {
                self.motion = Motion::Stopped(turn);
                return;
            }
        }
        self.sides[side].overrun += open;
        turn.used += open;
        self.motion = Motion::Running(turn);
    }

    fn count_down(&mut self, side: Color, mode: Mode, time: Millis) {
        self.sides[side].left = self.sides[side].left.saturating_sub(time);
        if mode == Mode::Hourglass && self.sides[!side].flag == FlagState::Up {
            self.sides[!side].left += time;
        }
    }

    /// The display has come to zero: the next period begins or the flag falls. Says whether the device
    /// freezes.
    fn reach_zero(&mut self, side: Color, at: Instant) -> bool {
        let period = self.sides[side].period;
        let change = self.setting.period_change;
        let goes_on = match change {
            PeriodChange::AtPress | PeriodChange::ByHand => false,
            PeriodChange::AtZeroIfCounted => self.has_met_quota(side),
            PeriodChange::AtZero | PeriodChange::AtZeroForBoth => true,
        };
        let goes_on = goes_on && period.get() < PERIODS_MAX;
        let opened = if goes_on { self.open_next_period(side) } else { None };
        if change == PeriodChange::AtZeroForBoth && opened.is_some() {
            self.open_next_period(!side);
        }
        // A period that brings no time opens, but does not help a display that is at zero.
        let is_empty = self.sides[side].left.is_zero();
        if is_empty {
            self.sides[side].flag = FlagState::Down(Some(at));
        }
        // Only a counter that has done its work lets a period end without a sign.
        if is_empty || change != PeriodChange::AtZeroIfCounted {
            self.falls.push(FlagFall { side, period, at });
        }
        let ends = self.setting.control.of(side).is_last(self.sides[side].period);
        let is_down = self.sides[side].flag != FlagState::Up;
        is_down && ends && self.setting.at_end == AtEnd::Freezes
    }

    /// Has the counter of this player reached the moves of his period?
    pub(super) fn has_met_quota(&self, side: Color) -> bool {
        let needed = self.setting.control.of(side).moves_by_end_of(self.sides[side].period);
        needed.is_some_and(|needed| self.sides[side].counter >= needed)
    }

    /// Goes to the next period and puts its time on the display; nothing after the last one.
    ///
    /// The move that is being played has its increment already. If the new period gives a larger one, the
    /// difference comes with it; a press gives the increment of the next move by itself.
    pub(super) fn open_next_period(&mut self, side: Color) -> Option<PeriodGain> {
        let old = self.mode(side);
        let number = self.sides[side].period.next();
        let period = self.setting.control.of(side).period(number)?;
        let keeps = self.setting.saved_time == SavedTime::Kept || !old.is_delay();
        let display = &mut self.sides[side];
        let lost = if keeps { Millis::ZERO } else { display.left };
        let more = period.mode.increment().saturating_sub(old.increment());
        let time = period.time + more;
        display.left = display.left.saturating_sub(lost) + time;
        display.period = number;
        // What ran after the flag fell was used from the new time.
        let overrun = display.overrun;
        display.overrun = overrun.saturating_sub(display.left);
        display.left = display.left.saturating_sub(overrun);
        if !display.left.is_zero() {
            display.flag = FlagState::Up;
        }
        Some(PeriodGain { time, lost })
    }
}
