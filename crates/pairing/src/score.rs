//! Points, counted in tenths so that any scoring system can be written exactly.

use std::fmt;
use std::ops::{Add, Sub};

use crate::tournament::{Bye, Outcome, Round};

/// A number of points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Score(i32);

impl Score {
    pub const ZERO: Self = Self(0);
    pub const HALF: Self = Self(5);
    pub const ONE: Self = Self(10);

    /// So many tenths of a point.
    #[must_use]
    pub const fn tenths(tenths: i32) -> Self {
        Self(tenths)
    }

    /// How many tenths of a point it is.
    #[must_use]
    pub const fn as_tenths(self) -> i32 {
        self.0
    }
}

impl Add for Score {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Score {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl std::iter::Sum for Score {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{}", self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10)
    }
}

/// What a round is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    pub win: Score,
    pub draw: Score,
    pub loss: Score,
    pub forfeit_win: Score,
    pub forfeit_loss: Score,
    pub allocated_bye: Score,
    pub full_bye: Score,
    pub half_bye: Score,
    pub absence: Score,
}

impl Default for Points {
    fn default() -> Self {
        Self::of(Score::ONE, Score::HALF, Score::ZERO)
    }
}

impl Points {
    /// A scoring system in which what was won or drawn without play counts as in play; a forfeit and an absence bring nothing.
    #[must_use]
    pub const fn of(win: Score, draw: Score, loss: Score) -> Self {
        Self {
            win,
            draw,
            loss,
            forfeit_win: win,
            forfeit_loss: Score::ZERO,
            allocated_bye: win,
            full_bye: win,
            half_bye: draw,
            absence: Score::ZERO,
        }
    }

    /// What a round brings; a round that is not there is an absence.
    #[must_use]
    pub const fn of_round(&self, round: Option<&Round>) -> Score {
        match round {
            Some(Round::Game { outcome: Outcome::Win, .. }) => self.win,
            Some(Round::Game { outcome: Outcome::Draw, .. }) => self.draw,
            Some(Round::Game { outcome: Outcome::Loss, .. }) => self.loss,
            Some(Round::Forfeit { won: true, .. }) => self.forfeit_win,
            Some(Round::Forfeit { won: false, .. }) => self.forfeit_loss,
            Some(Round::Bye(Bye::Allocated)) => self.allocated_bye,
            Some(Round::Bye(Bye::Full)) => self.full_bye,
            Some(Round::Bye(Bye::Half)) => self.half_bye,
            Some(Round::Bye(Bye::Absent)) | None => self.absence,
        }
    }

    /// The most that one round can bring.
    pub(crate) fn most(&self) -> Score {
        self.win.max(self.draw)
    }
}
