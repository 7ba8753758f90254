//! The clock was set wrongly (6.10.2): what would it show with the right setting? A proposal for the arbiter,
//! who may decide otherwise.

use board::{ByColor, Color};

use super::{Given, Range, given};
use crate::{Millis, Moves, TimeControl};

/// What one display should show instead.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Proposal {
    /// What the wrong setting has given up to now.
    pub was_given: Given,
    /// What the right setting would have given.
    pub was_due: Given,
    /// The reading that results. It is a range where a mode with delay is involved, since what came back
    /// depends on the time of each move.
    pub reading: Range,
    /// Where the reading would be below zero.
    pub shortfall: Shortfall,
}

/// Whether a player has used more than the right setting would have given him.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shortfall {
    /// He has not.
    None,
    /// He may have.
    Possible,
    /// He has, by at least this much.
    Certain(Millis),
}

/// What the displays should show, given what they show under a wrong setting.
#[must_use]
pub fn correct_setting(
    wrong: &TimeControl,
    right: &TimeControl,
    shown: ByColor<Millis>,
    completed: ByColor<Moves>,
) -> ByColor<Proposal> {
    ByColor::from_fn(|side: Color| {
        let was_given = given(wrong.of(side), completed[side]);
        let was_due = given(right.of(side), completed[side]);
        propose(was_given, was_due, shown[side])
    })
}

fn propose(was_given: Given, was_due: Given, shown: Millis) -> Proposal {
    let most_due = shown + was_due.certain() + was_due.returned_max;
    let least_due = shown + was_due.certain();
    let most_given = was_given.certain() + was_given.returned_max;
    let most = most_due.saturating_sub(was_given.certain());
    let least = least_due.saturating_sub(most_given);
    let certainly = was_given.certain().saturating_sub(most_due);
    let possibly = most_given.saturating_sub(least_due);
    let shortfall = match (certainly.is_zero(), possibly.is_zero()) {
        (false, _) => Shortfall::Certain(certainly),
        (true, false) => Shortfall::Possible,
        (true, true) => Shortfall::None,
    };
    Proposal { was_given, was_due, reading: Range { least, most }, shortfall }
}
