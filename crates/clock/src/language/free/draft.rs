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
        for DraftBonus { mode, from } in bonuses {
            apply(&mut periods, mode, from.unwrap_or(Moves(1)));
        }
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

fn finish_period(draft: &DraftPeriod) -> Period {
    Period {
        quota: draft.quota.unwrap_or(Quota::Rest),
        time: draft.time,
        mode: draft.own.unwrap_or(Mode::Plain),
    }
}

/// Gives time per move to every period from this move on; a period in whose middle it begins is divided.
fn apply(periods: &mut Vec<Period>, mode: Mode, from: Moves) {
    if let Some((index, after)) = inside(periods, from) {
        divide(periods, index, after);
    }
    for index in 0..periods.len() {
        if first_move(periods, index) >= from.0 {
            periods[index].mode = mode;
        }
    }
}

/// The period in whose middle a move lies, and how many of its moves come before.
fn inside(periods: &[Period], number: Moves) -> Option<(usize, Moves)> {
    periods.iter().enumerate().find_map(|(index, period)| {
        let after = number.0.checked_sub(first_move(periods, index)).filter(|&it| it > 0)?;
        let contains = match period.quota {
            Quota::Moves(moves) => after < moves.0,
            Quota::Rest => true,
        };
        contains.then_some((index, Moves(after)))
    })
}

/// The number of the first move of the period at this index.
fn first_move(periods: &[Period], index: usize) -> u32 {
    let before = periods.iter().take(index).map(|period| match period.quota {
        Quota::Moves(moves) => moves.0,
        Quota::Rest => 0,
    });
    before.fold(1, u32::saturating_add)
}

/// Ends a period after so many moves. The second part has its other moves and no time of its own.
fn divide(periods: &mut Vec<Period>, index: usize, after: Moves) {
    let whole = periods[index];
    let quota = match whole.quota {
        Quota::Moves(moves) => Quota::Moves(Moves(moves.0.saturating_sub(after.0))),
        Quota::Rest => Quota::Rest,
    };
    periods[index].quota = Quota::Moves(after);
    periods.insert(index + 1, Period { quota, time: Millis::ZERO, mode: whole.mode });
}
