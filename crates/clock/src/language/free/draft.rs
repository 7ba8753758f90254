//! A time control while it is being put together: periods that may still lack their moves, and times per move
//! that may belong to several of them.

use alloc::vec::Vec;

use crate::language::Note;
use crate::{Millis, Mode, Moves, Period, PeriodNumber, Quota};

/// What is taken for the moves of a period that are not stated, as in most regulations.
const FIRST_QUOTA: Moves = Moves(40);
const NEXT_QUOTA: Moves = Moves(20);

#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    pub(super) periods: Vec<DraftPeriod>,
    /// No period before this one has time per move of its own.
    plain_before: usize,
    /// Every period before this one has its moves, and how many these are together.
    closed: usize,
    moves_closed: u64,
    pub(super) bonuses: Vec<DraftBonus>,
    /// A quota that waits for its time.
    pub(super) quota: Option<Quota>,
    pub(super) is_hourglass: bool,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct DraftPeriod {
    pub(super) time: Millis,
    pub(super) quota: Option<Quota>,
    /// Time per move that was written to this period alone.
    pub(super) own: Option<Mode>,
}

/// Time per move from some move on.
#[derive(Clone, Copy, Debug)]
pub(super) struct DraftBonus {
    pub(super) mode: Mode,
    pub(super) from: Option<Moves>,
}

impl Draft {
    /// Takes time per move from every period to which it was written.
    pub(super) fn without_own(&mut self) {
        let since = self.plain_before.min(self.periods.len());
        self.periods[since..].iter_mut().for_each(|period| period.own = None);
        self.plain_before = self.periods.len();
    }

    /// The first period whose moves are not known, and how many moves come before it. What was passed once is not looked at again.
    pub(super) fn open(&mut self) -> Option<(usize, Moves)> {
        while let Some(quota) = self.periods.get(self.closed)?.quota {
            self.moves_closed += count(quota);
            self.closed += 1;
        }
        Some((self.closed, Moves(u32::try_from(self.moves_closed).unwrap_or(u32::MAX))))
    }

    /// Says how many moves a period has.
    pub(super) fn close(&mut self, index: usize, quota: Quota) {
        let passed = index < self.closed;
        let Some(period) = self.periods.get_mut(index) else { return };
        let before = period.quota.replace(quota).filter(|_| passed);
        if let Some(before) = before {
            self.moves_closed = self.moves_closed + count(quota) - count(before);
        }
    }

    /// Takes the last period away.
    pub(super) fn pop(&mut self) {
        let Some(period) = self.periods.pop() else { return };
        let left = self.periods.len();
        self.plain_before = self.plain_before.min(left);
        if self.closed > left {
            self.closed = left;
            self.moves_closed -= period.quota.map_or(0, count);
        }
    }

    /// The periods as they should be read.
    pub(super) fn finish(mut self, notes: &mut Vec<Note>) -> Vec<Period> {
        self.assume_quotas(notes);
        let mut periods: Vec<Period> = self.periods.iter().map(finish_period).collect();
        if self.is_hourglass {
            for period in &mut periods {
                period.mode = Mode::Hourglass;
            }
            return periods;
        }
        let is_open = |bonus: &DraftBonus| bonus.from.is_none();
        if periods.len() > 1 && self.bonuses.iter().any(is_open) {
            notes.push(Note::FromMoveOneAssumed);
        }
        let mut bonuses = self.bonuses;
        bonuses.sort_by_key(|bonus| bonus.from);
        let periods = with_bonuses(periods, &bonuses);
        if matches!(periods.last(), Some(Period { quota: Quota::Moves(_), .. })) {
            notes.push(Note::LastRepeats);
        }
        periods
    }

    fn assume_quotas(&mut self, notes: &mut Vec<Note>) {
        let count = self.periods.len();
        for (index, period) in self.periods.iter_mut().enumerate() {
            if period.quota.is_some() {
                continue;
            }
            period.quota = Some(if index + 1 == count {
                Quota::Rest
            } else {
                let moves = if index == 0 { FIRST_QUOTA } else { NEXT_QUOTA };
                notes.push(Note::QuotaAssumed(PeriodNumber::from_index(index), moves));
                Quota::Moves(moves)
            });
        }
    }
}

/// How many moves a quota counts.
fn count(quota: Quota) -> u64 {
    match quota {
        Quota::Moves(moves) => u64::from(moves.0),
        Quota::Rest => 0,
    }
}

fn finish_period(draft: &DraftPeriod) -> Period {
    Period {
        quota: draft.quota.unwrap_or(Quota::Rest),
        time: draft.time,
        mode: draft.own.unwrap_or(Mode::Plain),
    }
}

/// Gives every period the time per move that begins at or before its first move; a period in whose middle one begins is
/// divided there. `bonuses` stand in the order of their moves, so that one walk through both is enough.
fn with_bonuses(periods: Vec<Period>, bonuses: &[DraftBonus]) -> Vec<Period> {
    let from = |bonus: &DraftBonus| bonus.from.unwrap_or(Moves(1)).0;
    let mut bonuses = bonuses.iter().peekable();
    let mut divided = Vec::with_capacity(periods.len());
    let mut mode = None;
    let mut first = 1;
    for mut period in periods {
        while let Some(bonus) =
            bonuses.next_if(|it| from(it) <= first || begins_inside(&period, first, from(it)))
        {
            if let Some(after) = from(bonus).checked_sub(first).filter(|&after| after > 0) {
                divided.push(Period {
                    quota: Quota::Moves(Moves(after)),
                    mode: mode.unwrap_or(period.mode),
                    ..period
                });
                period.quota = without(period.quota, after);
                period.time = Millis::ZERO;
                first = from(bonus);
            }
            mode = Some(bonus.mode);
        }
        period.mode = mode.unwrap_or(period.mode);
        first = first.saturating_add(match period.quota {
            Quota::Moves(moves) => moves.0,
            Quota::Rest => 0,
        });
        divided.push(period);
    }
    divided
}

/// Is this move one of the period that begins with the move `first`?
fn begins_inside(period: &Period, first: u32, number: u32) -> bool {
    match period.quota {
        Quota::Moves(moves) => number < first.saturating_add(moves.0),
        Quota::Rest => true,
    }
}

/// The moves that are left of a period after so many.
fn without(quota: Quota, after: u32) -> Quota {
    match quota {
        Quota::Moves(moves) => Quota::Moves(Moves(moves.0.saturating_sub(after))),
        Quota::Rest => Quota::Rest,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The same said slowly: each time per move is given to every period from its move on, one after another.
    fn one_by_one(mut periods: Vec<Period>, bonuses: &[DraftBonus]) -> Vec<Period> {
        for bonus in bonuses {
            let from = bonus.from.unwrap_or(Moves(1)).0;
            let first = |periods: &[Period], index: usize| -> u32 {
                1 + periods[..index].iter().map(|it| count(it.quota) as u32).sum::<u32>()
            };
            let inside = (0..periods.len()).find(|&index| {
                let begins = first(&periods, index);
                let ends = match periods[index].quota {
                    Quota::Moves(moves) => begins + moves.0,
                    Quota::Rest => u32::MAX,
                };
                begins < from && from < ends
            });
            if let Some(index) = inside {
                let (whole, after) = (periods[index], from - first(&periods, index));
                periods[index].quota = Quota::Moves(Moves(after));
                let (quota, time) = (without(whole.quota, after), Millis::ZERO);
                periods.insert(index + 1, Period { quota, time, mode: whole.mode });
            }
            for index in 0..periods.len() {
                if first(&periods, index) >= from {
                    periods[index].mode = bonus.mode;
                }
            }
        }
        periods
    }

    fn period() -> impl Strategy<Value = Period> {
        let quota =
            prop_oneof![(0_u32..50).prop_map(|it| Quota::Moves(Moves(it))), Just(Quota::Rest)];
        let mode = prop_oneof![Just(Mode::Plain), Just(Mode::Delay(Millis::from_seconds(7)))];
        (quota, 1_u64..100, mode).prop_map(|(quota, minutes, mode)| Period {
            quota,
            time: Millis::from_minutes(minutes),
            mode,
        })
    }

    fn bonus() -> impl Strategy<Value = DraftBonus> {
        (proptest::option::of(0_u32..120), 1_u64..60).prop_map(|(from, seconds)| DraftBonus {
            mode: Mode::Fischer(Millis::from_seconds(seconds)),
            from: from.map(Moves),
        })
    }

    proptest! {
        #[test]
        fn one_walk_gives_what_many_give(
            periods in proptest::collection::vec(period(), 0..6),
            mut bonuses in proptest::collection::vec(bonus(), 0..6),
        ) {
            bonuses.sort_by_key(|it| it.from);
            let quick = with_bonuses(periods.clone(), &bonuses);
            prop_assert_eq!(quick, one_by_one(periods, &bonuses));
        }
    }

    #[test]
    fn what_was_passed_is_not_counted_again() {
        let period = |quota| DraftPeriod { time: Millis::from_minutes(5), quota, own: None };
        let moves = |it| Some(Quota::Moves(Moves(it)));
        let mut draft = Draft { periods: [moves(40), None].map(period).into(), ..Draft::default() };
        assert_eq!(draft.open(), Some((1, Moves(40))));
        draft.close(0, Quota::Moves(Moves(30)));
        assert_eq!(draft.open(), Some((1, Moves(30))));
        draft.close(1, Quota::Moves(Moves(20)));
        assert_eq!(draft.open(), None);
        draft.pop();
        draft.periods.push(period(None));
        assert_eq!(draft.open(), Some((1, Moves(30))));
    }
}
