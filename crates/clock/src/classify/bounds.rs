//! Where blitz ends and rapid begins, as data: editions and national rules differ. No edition is named in
//! code here; the values come from the caller.

use crate::Millis;

/// A limit, and whether it belongs to what it limits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bound {
    /// The limit.
    pub time: Millis,
    /// Whether the limit itself is inside.
    pub edge: Edge,
}

/// Whether a limit itself is inside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edge {
    /// It is.
    Included,
    /// It is not.
    Excluded,
}

impl Bound {
    /// A limit in minutes that is inside.
    #[must_use]
    pub const fn included(minutes: u64) -> Bound {
        Bound { time: Millis::from_minutes(minutes), edge: Edge::Included }
    }

    /// A limit in minutes that is outside.
    #[must_use]
    pub const fn excluded(minutes: u64) -> Bound {
        Bound { time: Millis::from_minutes(minutes), edge: Edge::Excluded }
    }

    pub(super) fn admits_from_below(self, total: Millis) -> bool {
        total < self.time || (total == self.time && self.edge == Edge::Included)
    }

    pub(super) fn admits_from_above(self, total: Millis) -> bool {
        total > self.time || (total == self.time && self.edge == Edge::Included)
    }
}

/// The bounds of rapid and blitz: base time plus so many times the increment, for each player.
///
/// | edition | blitz up to | rapid from | rapid up to | moves |
/// |---|---|---|---|---|
/// | 2009-07 | 15 min, excluded | 15 min, included | 60 min, excluded | 60 |
/// | 2009-07, Czech printing | 15 min, included | 15 min, included | 60 min, included | 60 |
/// | 2014-07, 2017-07, 2018-01, 2023-01 | 10 min, included | 10 min, excluded | 60 min, excluded | 60 |
/// | Czech rapid and blitz appendix (on 2014-07) | 10 min, excluded | 10 min, included | 60 min, excluded | 60 |
///
/// So exactly ten minutes are blitz for FIDE and rapid under the Czech appendix. In the Czech printing of 2009
/// fifteen minutes are both, which is a misprint; the type can say it, and the answer then is
/// [`Answer::Both`](super::Answer::Both).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bounds {
    /// The upper bound of blitz.
    pub blitz_max: Bound,
    /// The lower bound of rapid.
    pub rapid_min: Bound,
    /// The upper bound of rapid; from there on it is standard chess.
    pub rapid_max: Bound,
    /// By how many moves the increment is multiplied.
    pub moves: u32,
}

impl Bounds {
    /// Does each total belong to exactly one class?
    #[must_use]
    pub fn are_disjoint_and_adjacent(&self) -> bool {
        let meet = self.blitz_max.time == self.rapid_min.time;
        meet && self.blitz_max.edge != self.rapid_min.edge && self.rapid_max > self.rapid_min
    }
}
