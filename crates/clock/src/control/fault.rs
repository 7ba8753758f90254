//! Why periods do not make a time control: every reason at once.

use alloc::vec::Vec;

use board::Color;

use super::{Mode, Moves, Period, PeriodNumber, Quota};
use crate::Millis;

/// More periods than any regulation has; texts with more are not time controls.
pub(crate) const PERIODS_MAX: usize = 20;
pub(super) const MOVES_MAX: u32 = 10_000;
/// Over a year: long enough for play by post, short enough that no sum overflows.
pub(super) const TIME_MAX: Millis = Millis::from_hours(10_000);

/// The periods do not make a time control.
#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("not a time control: {} faults, first {:?}", .faults.len(), .faults.first())]
pub struct NotATimeControl {
    /// Everything that is wrong, in the order of the periods. Never empty.
    pub faults: Vec<Fault>,
}

/// One thing that is wrong with a time control.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fault {
    /// Whose periods it concerns; nothing where both players have the same.
    pub side: Option<Color>,
    /// Which period it concerns; nothing where it is the whole.
    pub period: Option<PeriodNumber>,
    /// What is wrong.
    pub reason: FaultReason,
}

/// What is wrong with a time control.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FaultReason {
    /// There is no period at all.
    NoPeriods,
    /// There are more periods than we take, this many.
    TooManyPeriods(usize),
    /// A period for no moves.
    NoMoves,
    /// More moves than we take.
    TooManyMoves(Moves),
    /// A period with no time, not even per move.
    NoTime,
    /// More time than we take.
    TooMuchTime(Millis),
    /// A mode that gives time with each move, and gives none.
    NoBonus,
    /// More time with each move than we take.
    TooMuchBonus(Millis),
    /// All remaining moves, and yet another period after them.
    RestNotLast,
    /// An hourglass among other periods, or for a number of moves.
    HourglassNotAlone,
    /// An hourglass for one player only.
    HourglassForOne,
}

/// Everything that is wrong with these periods; of too many, only that.
pub(super) fn faults(side: Option<Color>, periods: &[Period]) -> Vec<Fault> {
    let mut reasons = Vec::new();
    let count = periods.len();
    if count == 0 {
        reasons.push((None, FaultReason::NoPeriods));
    }
    if count > PERIODS_MAX {
        let reason = FaultReason::TooManyPeriods(count);
        return Vec::from([Fault { side, period: None, reason }]);
    }
    for (index, period) in periods.iter().enumerate() {
        let is_last = index + 1 == periods.len();
        let found = faults_of_period(period, is_last, periods.len() == 1);
        reasons.extend(found.map(|reason| (Some(PeriodNumber::from_index(index)), reason)));
    }
    reasons.into_iter().map(|(period, reason)| Fault { side, period, reason }).collect()
}

fn faults_of_period(
    period: &Period,
    is_last: bool,
    is_alone: bool,
) -> impl Iterator<Item = FaultReason> {
    let quota = match period.quota {
        Quota::Moves(Moves(0)) => Some(FaultReason::NoMoves),
        Quota::Moves(moves) if moves.0 > MOVES_MAX => Some(FaultReason::TooManyMoves(moves)),
        Quota::Rest if !is_last => Some(FaultReason::RestNotLast),
        _ => None,
    };
    let bonus = period.mode.bonus();
    let gives_time = matches!(period.mode, Mode::Fischer(_) | Mode::Delay(_)) && !bonus.is_zero();
    let time = match period.time {
        time if time.is_zero() && !gives_time => Some(FaultReason::NoTime),
        time if time > TIME_MAX => Some(FaultReason::TooMuchTime(time)),
        _ => None,
    };
    let mode = match period.mode {
        Mode::Plain => None,
        Mode::Hourglass => {
            let is_whole_game = is_alone && period.quota == Quota::Rest;
            (!is_whole_game).then_some(FaultReason::HourglassNotAlone)
        }
        _ if bonus.is_zero() => Some(FaultReason::NoBonus),
        _ if bonus > TIME_MAX => Some(FaultReason::TooMuchBonus(bonus)),
        _ => None,
    };
    [quota, time, mode].into_iter().flatten()
}
