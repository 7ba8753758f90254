//! Looking around an item: what stands before it and after it tells what it is.

use alloc::vec;
use alloc::vec::Vec;

use super::tag::{Item, ItemKind, Mark, Unit};

/// Items in the order of the text, and for each whether a time is the first thing after it that is neither a slash nor a
/// mark.
pub(super) struct Around<'i>(pub(super) &'i [Item], Vec<bool>);

impl<'i> Around<'i> {
    pub(super) fn new(items: &'i [Item]) -> Around<'i> {
        let mut before_time = vec![false; items.len()];
        for at in (1..items.len()).rev() {
            before_time[at - 1] = match items[at].kind {
                ItemKind::Slash | ItemKind::Mark(_) => before_time[at],
                kind => matches!(kind, ItemKind::Time(..) | ItemKind::Number(_)),
            };
        }
        Around(items, before_time)
    }

    pub(super) fn kind(&self, at: usize) -> Option<ItemKind> {
        self.0.get(at).map(|item| item.kind)
    }

    pub(super) fn before(&self, at: usize, distance: usize) -> Option<ItemKind> {
        at.checked_sub(distance).and_then(|at| self.kind(at))
    }

    /// Is the time at this place followed by "per move", or by a word for increments that is its own?
    pub(super) fn is_per_move(&self, at: usize) -> bool {
        match self.kind(at + 1) {
            Some(ItemKind::PerMove) => true,
            Some(ItemKind::Slash) => self.kind(at + 2) == Some(ItemKind::PerMove),
            Some(ItemKind::Mark(mark)) => mark != Mark::Fischer && !self.points_forward(at + 1),
            _ => false,
        }
    }

    /// Do the moves of a period follow the time at this place?
    pub(super) fn has_moves(&self, at: usize) -> bool {
        let next = match self.kind(at + 1) {
            Some(ItemKind::Slash) => self.kind(at + 2),
            next => next,
        };
        matches!(next, Some(ItemKind::Count(_) | ItemKind::Rest))
    }

    /// Does the mark at this place belong to the time after it?
    pub(super) fn points_forward(&self, at: usize) -> bool {
        self.1[at]
    }

    /// Does a word for increments or delay stand right before?
    pub(super) fn follows_mark(&self, at: usize) -> bool {
        let before = match self.before(at, 1) {
            Some(ItemKind::Slash) => self.before(at, 2),
            before => before,
        };
        matches!(before, Some(ItemKind::Mark(Mark::Increment | Mark::Delay)))
    }

    /// May a time without a unit open a period here?
    pub(super) fn may_open(&self, at: usize, has_quota: bool) -> bool {
        let opens = match self.before(at, 1) {
            None | Some(ItemKind::Break | ItemKind::Side(_) | ItemKind::Hourglass) => true,
            Some(ItemKind::Rest | ItemKind::Count(_) | ItemKind::Mark(Mark::Fischer)) => true,
            Some(ItemKind::Slash) => has_quota,
            _ => false,
        };
        let tight_mark = self.0.get(at + 1).is_some_and(|item| item.is_tight);
        let ends = match self.kind(at + 1) {
            None | Some(ItemKind::Break | ItemKind::Side(_) | ItemKind::Plus) => true,
            Some(ItemKind::Mark(_)) => tight_mark || self.points_forward(at + 1),
            Some(ItemKind::Slash) => self.kind(at + 2) == Some(ItemKind::Rest),
            _ => matches!(self.before(at, 1), Some(ItemKind::Slash | ItemKind::Count(_))),
        };
        opens && ends
    }

    /// In `40/90` the first number counts moves. `90/40` can only be meant the other way round.
    pub(super) fn is_turned(&self, at: usize) -> bool {
        let is_slash = self.kind(at + 1) == Some(ItemKind::Slash);
        match (self.kind(at), self.kind(at + 2)) {
            (Some(ItemKind::Number(first)), Some(ItemKind::Number(second))) => {
                is_slash && first >= 60_000 && second == 40_000
            }
            _ => false,
        }
    }
}

/// The most that may stand between the hours and the minutes of one time: " and ".
const GAP_MAX: usize = 5;

/// `1 h 30 min` is one time. Minutes and seconds are one only if no time per move is meant.
pub(super) fn join_times(items: Vec<Item>) -> Vec<Item> {
    let mut joined: Vec<Item> = Vec::with_capacity(items.len());
    for (at, item) in items.iter().enumerate() {
        let previous = joined.last_mut();
        match (previous.map(|it| (it.kind, it)), item.kind) {
            (Some((ItemKind::Time(first, coarse), before)), ItemKind::Time(second, fine))
                if coarse < fine
                    && fine != Unit::Clock
                    && item.place.start - before.place.end <= GAP_MAX
                    && (coarse != Unit::Minutes || is_part_of_time(before, &items, at)) =>
            {
                before.kind = ItemKind::Time(first + second, fine);
                before.place = before.place.to(item.place);
            }
            _ => joined.push(*item),
        }
    }
    joined
}

/// Are these seconds a part of the time before, and not a time per move?
fn is_part_of_time(before: &Item, items: &[Item], at: usize) -> bool {
    let next = items.get(at + 1).map(|item| item.kind);
    let after_next = items.get(at + 2).map(|item| item.kind);
    let per_move = next == Some(ItemKind::PerMove)
        || (next == Some(ItemKind::Slash) && after_next == Some(ItemKind::PerMove))
        || matches!(next, Some(ItemKind::Mark(_)));
    let stands_next_to = before.place.end + 1 >= items[at].place.start;
    stands_next_to && !per_move
}
