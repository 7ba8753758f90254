//! Time controls: what each player is allotted (6.3.1), as checked data. Nothing runs here; the device is in
//! [`ChessClock`](crate::ChessClock), the ways to write a control down are in [`language`](crate::language).

mod fault;
mod period;
mod schedule;

use alloc::vec::Vec;

use board::{ByColor, Color};

pub(crate) use fault::PERIODS_MAX;
pub use fault::{Fault, FaultReason, NotATimeControl};
pub use period::{Mode, Moves, Period, PeriodNumber, Quota};
pub use schedule::Schedule;

use crate::Millis;

/// What both players are allotted: usually the same, in an armageddon game not.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    sides: ByColor<Schedule>,
}

impl TimeControl {
    /// The same periods for both players.
    ///
    /// # Errors
    /// Everything that is wrong with the periods.
    pub fn same(periods: &[Period]) -> Result<TimeControl, NotATimeControl> {
        let schedule = Schedule::new(periods)?;
        Ok(TimeControl { sides: ByColor { white: schedule.clone(), black: schedule } })
    }

    /// Periods of their own for each player.
    ///
    /// # Errors
    /// Everything that is wrong with the periods of either.
    pub fn odds(white: &[Period], black: &[Period]) -> Result<TimeControl, NotATimeControl> {
        if white == black {
            return TimeControl::same(white);
        }
        let mut faults = fault::faults(Some(Color::White), white);
        faults.extend(fault::faults(Some(Color::Black), black));
        if is_hourglass(white) != is_hourglass(black) {
            let side = if is_hourglass(white) { Color::White } else { Color::Black };
            let reason = FaultReason::HourglassForOne;
            faults.push(Fault { side: Some(side), period: None, reason });
        }
        match faults.is_empty() {
            true => {
                let sides = ByColor {
                    white: Schedule::unchecked(white),
                    black: Schedule::unchecked(black),
                };
                Ok(TimeControl { sides })
            }
            false => Err(NotATimeControl { faults }),
        }
    }

    /// The periods of one player.
    #[must_use]
    pub fn of(&self, side: Color) -> &Schedule {
        &self.sides[side]
    }

    /// The periods of both players, if they are the same.
    #[must_use]
    pub fn common(&self) -> Option<&Schedule> {
        (self.sides.white == self.sides.black).then_some(&self.sides.white)
    }

    /// The same control in which every period gives time with each move in this way. This is what setting
    /// an increment during the game means (III.4).
    ///
    /// # Errors
    /// Everything that is wrong with the periods in that mode.
    pub fn with_mode(&self, mode: Mode) -> Result<TimeControl, NotATimeControl> {
        let changed = |side: Color| self.sides[side].map(|period| period.with(mode));
        TimeControl::odds(&changed(Color::White), &changed(Color::Black))
    }

    /// The periods whose time per move lies outside this range. The glossary of the Laws speaks of 2 to 60
    /// seconds; the range is the caller's.
    #[must_use]
    pub fn bonuses_outside(
        &self,
        range: core::ops::RangeInclusive<Millis>,
    ) -> Vec<(Color, PeriodNumber, Millis)> {
        let mut outside = Vec::new();
        for side in Color::ALL {
            for (index, period) in self.sides[side].periods().iter().enumerate() {
                let bonus = period.mode.bonus();
                if !bonus.is_zero() && !range.contains(&bonus) {
                    outside.push((side, PeriodNumber::from_index(index), bonus));
                }
            }
        }
        outside
    }
}

fn is_hourglass(periods: &[Period]) -> bool {
    periods.iter().any(|period| period.mode == Mode::Hourglass)
}

#[cfg(test)]
mod tests;
