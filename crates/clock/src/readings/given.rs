//! How much time a schedule has put on the display by a certain move, not counting what was used.

use crate::{Millis, Mode, Moves, PeriodNumber, Schedule};

/// What has been given to a player who has completed so many moves and may be thinking about the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Given {
    /// The period of the next move.
    pub period: PeriodNumber,
    /// The time of all periods up to that one.
    pub allotted: Millis,
    /// The increments of all moves up to the next, in cumulative mode.
    pub increments: Millis,
    /// The most that can have come back for the completed moves, in the modes with delay.
    pub returned_max: Millis,
}

impl Given {
    /// What has been put on the display for certain.
    #[must_use]
    pub fn certain(&self) -> Millis {
        self.allotted + self.increments
    }
}

/// What this schedule has given to a player who has completed so many moves. The increment comes before the first move
/// and after every completed one (reading Q-23 of the law's register). The time of the next period is
/// taken as given with the last move of the one before.
#[must_use]
pub fn given(schedule: &Schedule, completed: Moves) -> Given {
    let next = Moves(completed.0.saturating_add(1));
    let period = schedule.period_of_move(next);
    let (mut increments, mut returned_max) = (Millis::ZERO, Millis::ZERO);
    let mut number = PeriodNumber::FIRST;
    while number <= period {
        let Some(it) = schedule.period(number) else { break };
        let first = schedule.first_move_of(number).map_or(next.0, |first| first.0);
        let last = schedule.moves_by_end_of(number).map_or(next.0, |last| last.0.min(next.0));
        let moves = u64::from(last.saturating_add(1).saturating_sub(first));
        match it.mode {
            Mode::Fischer(increment) => increments += increment.times(moves),
            Mode::Bronstein(most) | Mode::Delay(most) => {
                let open = u64::from(last == next.0);
                returned_max += most.times(moves - open);
            }
            Mode::Plain | Mode::Hourglass => {}
        }
        number = number.next();
    }
    Given { period, allotted: schedule.allotted_by(period), increments, returned_max }
}

/// What a move costs: all that was used, less what the mode gives back.
pub(super) fn cost(schedule: &Schedule, number: Moves, used: Millis) -> Millis {
    let period = schedule.period(schedule.period_of_move(number));
    match period.map(|it| it.mode) {
        Some(Mode::Bronstein(most) | Mode::Delay(most)) => used.saturating_sub(most),
        _ => used,
    }
}

/// The most that a move may use without costing anything.
pub(super) fn free(schedule: &Schedule, number: Moves) -> Millis {
    let period = schedule.period(schedule.period_of_move(number));
    match period.map(|it| it.mode) {
        Some(Mode::Bronstein(most) | Mode::Delay(most)) => most,
        _ => Millis::ZERO,
    }
}
