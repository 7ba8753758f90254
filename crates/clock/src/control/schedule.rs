//! The periods of one player, checked. It knows which period a move belongs to and how much time has been
//! given by then; it does not run.

use alloc::sync::Arc;
use alloc::vec::Vec;

use super::fault::faults;
use super::{Moves, NotATimeControl, Period, PeriodNumber, Quota};
use crate::Millis;

/// The periods that one player has to play through. A last period with a number of moves is repeated for
/// as long as the game lasts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Schedule {
    // Shared, because every press makes a new value of the clock.
    periods: Arc<[Period]>,
}

impl Schedule {
    /// Checks the periods.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn new(periods: &[Period]) -> Result<Schedule, NotATimeControl> {
        let faults = faults(None, periods);
        match faults.is_empty() {
            true => Ok(Schedule::unchecked(periods)),
            false => Err(NotATimeControl { faults }),
        }
    }

    pub(super) fn unchecked(periods: &[Period]) -> Schedule {
        Schedule { periods: Arc::from(periods) }
    }

    /// The periods as they were written, the repeated one once.
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// Is the last period repeated?
    #[must_use]
    pub fn repeats(&self) -> bool {
        matches!(self.last().quota, Quota::Moves(_))
    }

    /// The period of this number; nothing after the last.
    #[must_use]
    pub fn period(&self, number: PeriodNumber) -> Option<Period> {
        match self.periods.get(number.index()) {
            Some(period) => Some(*period),
            None => self.repeats().then(|| self.last()),
        }
    }

    /// Do all remaining moves belong to this period?
    #[must_use]
    pub fn is_last(&self, number: PeriodNumber) -> bool {
        self.period(number).is_none_or(|period| period.quota == Quota::Rest)
    }

    /// How many moves must have been completed, counted from the start of the game, when this period
    /// ends. Nothing in the period of all remaining moves.
    #[must_use]
    pub fn moves_by_end_of(&self, number: PeriodNumber) -> Option<Moves> {
        let known = self.periods.iter().take(number.index() + 1);
        let mut moves = known.fold(0_u32, |sum, period| sum.saturating_add(count(period)));
        if self.is_last(number) {
            return None;
        }
        let repeated = (number.index() + 1).saturating_sub(self.periods.len());
        let repeated = u32::try_from(repeated).unwrap_or(u32::MAX);
        moves = moves.saturating_add(repeated.saturating_mul(count(&self.last())));
        Some(Moves(moves))
    }

    /// The number of the first move of this period; nothing if there is no such period.
    #[must_use]
    pub fn first_move_of(&self, number: PeriodNumber) -> Option<Moves> {
        let before = match number.get() - 1 {
            0 => Moves(0),
            before => self.moves_by_end_of(PeriodNumber::new(before)?)?,
        };
        Some(Moves(before.0.saturating_add(1)))
    }

    /// The period to which a move belongs, the first move having the number one.
    #[must_use]
    pub fn period_of_move(&self, number: Moves) -> PeriodNumber {
        let mut last_move = 0_u32;
        for (index, period) in self.periods.iter().enumerate() {
            last_move = match period.quota {
                Quota::Moves(moves) => last_move.saturating_add(moves.0),
                Quota::Rest => return PeriodNumber::from_index(index),
            };
            if number.0 <= last_move {
                return PeriodNumber::from_index(index);
            }
        }
        // `repeats` holds, so the divisor is not zero.
        let beyond = (number.0 - last_move - 1) / count(&self.last()).max(1);
        PeriodNumber::from_index(self.periods.len() + beyond as usize)
    }

    /// The time that comes with this move.
    #[must_use]
    pub fn bonus_of_move(&self, number: Moves) -> Millis {
        self.period(self.period_of_move(number)).map_or(Millis::ZERO, |it| it.mode.bonus())
    }

    /// The time allotted to all periods up to and including this one, without what comes with the moves.
    #[must_use]
    pub fn allotted_by(&self, number: PeriodNumber) -> Millis {
        let known: Millis = self.periods.iter().take(number.index() + 1).map(|it| it.time).sum();
        if !self.repeats() {
            return known;
        }
        let repeated = (number.index() + 1).saturating_sub(self.periods.len());
        known + self.last().time.times(repeated as u64)
    }

    /// The move from which on all remaining moves have to be completed in a limited time, if the
    /// schedule comes to that: the start of a quickplay finish (III.1). Time per move makes the rest of the
    /// game unlimited, so there is none then.
    #[must_use]
    pub fn quickplay_from(&self) -> Option<Moves> {
        let last = self.last();
        let limited = last.quota == Quota::Rest && last.mode.bonus().is_zero();
        let limited = limited && last.mode != super::Mode::Hourglass;
        limited.then(|| self.first_move_of(PeriodNumber::from_index(self.periods.len() - 1)))?
    }

    /// The same periods with every mode replaced.
    pub(crate) fn map(&self, change: impl FnMut(&Period) -> Period) -> Vec<Period> {
        self.periods.iter().map(change).collect()
    }

    fn last(&self) -> Period {
        self.periods[self.periods.len() - 1]
    }
}

fn count(period: &Period) -> u32 {
    match period.quota {
        Quota::Moves(moves) => moves.0,
        Quota::Rest => 0,
    }
}
