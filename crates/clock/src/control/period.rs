//! One period of a time control (6.3.1): so many moves or all the rest, so much time, and how time is
//! given with each move. Any value can be written here; whether it makes sense is asked by
//! [`Schedule`](super::Schedule).

use core::fmt;

use crate::Millis;

/// A number of moves of one player, as in "40 moves in 90 minutes".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Moves(pub u32);

impl fmt::Display for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Which period of the game, counted from one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PeriodNumber(u32);

impl PeriodNumber {
    /// The period in which the game starts.
    pub const FIRST: PeriodNumber = PeriodNumber(1);

    /// The period of this number; nothing for zero.
    #[must_use]
    pub const fn new(number: u32) -> Option<PeriodNumber> {
        match number {
            0 => None,
            number => Some(PeriodNumber(number)),
        }
    }

    pub(crate) const fn from_index(index: usize) -> PeriodNumber {
        let number = index.saturating_add(1);
        PeriodNumber(if number > u32::MAX as usize { u32::MAX } else { number as u32 })
    }

    /// The number, from one.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }

    /// The period after this one.
    #[must_use]
    pub const fn next(self) -> PeriodNumber {
        PeriodNumber(self.0.saturating_add(1))
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for PeriodNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The moves that have to be completed in a period.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Quota {
    /// This many.
    Moves(Moves),
    /// All that remain.
    Rest,
}

/// How time is given with each move (6.3.2 and its commentary).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mode {
    /// Not at all.
    Plain,
    /// Cumulative mode: the increment is there before the first move and comes again with every completed
    /// move, so time can be gained.
    Fischer(Millis),
    /// The clock counts at once; with the press the time used comes back, but never more than this.
    Bronstein(Millis),
    /// The main time waits this long in every move before it counts.
    Delay(Millis),
    /// What one player uses the other gains.
    Hourglass,
}

impl Mode {
    /// The time that comes with each move, zero where there is none.
    #[must_use]
    pub const fn bonus(self) -> Millis {
        match self {
            Mode::Fischer(bonus) | Mode::Bronstein(bonus) | Mode::Delay(bonus) => bonus,
            Mode::Plain | Mode::Hourglass => Millis::ZERO,
        }
    }

    /// What is put on the clock before a move is begun.
    #[must_use]
    pub const fn increment(self) -> Millis {
        match self {
            Mode::Fischer(increment) => increment,
            _ => Millis::ZERO,
        }
    }

    /// How long the main time waits in each move.
    pub(crate) const fn delay(self) -> Millis {
        match self {
            Mode::Delay(delay) => delay,
            _ => Millis::ZERO,
        }
    }

    /// Is this one of the modes that the Laws call delay mode?
    pub(crate) const fn is_delay(self) -> bool {
        matches!(self, Mode::Delay(_) | Mode::Bronstein(_))
    }
}

/// One period of a time control.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Period {
    /// The moves to be completed in it.
    pub quota: Quota,
    /// The time allotted when it begins.
    pub time: Millis,
    /// How time is given with each move.
    pub mode: Mode,
}

impl Period {
    /// So many moves in this time, with no time given per move.
    #[must_use]
    pub const fn moves(moves: u32, time: Millis) -> Period {
        Period { quota: Quota::Moves(Moves(moves)), time, mode: Mode::Plain }
    }

    /// All remaining moves in this time, with no time given per move.
    #[must_use]
    pub const fn rest(time: Millis) -> Period {
        Period { quota: Quota::Rest, time, mode: Mode::Plain }
    }

    /// The same with another mode.
    #[must_use]
    pub const fn with(self, mode: Mode) -> Period {
        Period { mode, ..self }
    }
}
