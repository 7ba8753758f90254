//! From the readings noted after each move (`%clk`) to the time used for each move. Without the control this
//! cannot be done: increments and new periods would show as negative times.

use alloc::vec::Vec;

use super::given;
use crate::{Millis, Mode, Moves, Schedule};

/// Whether a reading was taken before or after the move brought its increment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Increment {
    /// The reading contains the increment that came with the press.
    Contained,
    /// It does not.
    NotYetThere,
}

/// The time used for one move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Used {
    /// This much.
    Exactly(Millis),
    /// This much at most: the mode gives back what was used up to that.
    AtMost(Millis),
    /// The display shows more than it can, by this much. Another control, a correction by the arbiter, or a
    /// wrong reading.
    Impossible(Millis),
    /// This reading or the one before is missing.
    Unknown,
}

/// The time used for each move, from the readings after the moves of one player.
#[must_use]
pub fn used_by_move(
    schedule: &Schedule,
    readings: &[Option<Millis>],
    increment: Increment,
) -> Vec<Used> {
    let noted = |number: u32| match number {
        0 => Some(given(schedule, Moves(0)).certain()),
        number => readings.get(number as usize - 1).copied().flatten(),
    };
    let used = |number: u32| match (noted(number - 1), noted(number)) {
        (Some(before), Some(after)) => one_move(schedule, number, before, after, increment),
        _ => Used::Unknown,
    };
    let count = u32::try_from(readings.len()).unwrap_or(u32::MAX);
    (1..=count).map(used).collect()
}

fn one_move(
    schedule: &Schedule,
    number: u32,
    before: Millis,
    after: Millis,
    increment: Increment,
) -> Used {
    let certain = |completed: u32| given(schedule, Moves(completed)).certain();
    let had = match (increment, number) {
        (Increment::NotYetThere, 2..) => {
            before + certain(number - 1).saturating_sub(certain(number - 2))
        }
        _ => before,
    };
    let came = match increment {
        Increment::Contained => certain(number).saturating_sub(certain(number - 1)),
        Increment::NotYetThere => Millis::ZERO,
    };
    let mode = schedule.period(schedule.period_of_move(Moves(number))).map(|it| it.mode);
    match ((had + came).checked_sub(after), mode) {
        (None, _) => Used::Impossible(after.saturating_sub(had + came)),
        (Some(cost), Some(Mode::Bronstein(free) | Mode::Delay(free))) if cost.is_zero() => {
            Used::AtMost(free)
        }
        (Some(cost), Some(Mode::Bronstein(free) | Mode::Delay(free))) => Used::Exactly(cost + free),
        (Some(cost), _) => Used::Exactly(cost),
    }
}
