//! What can happen to a chess clock: presses, and the acts of an arbiter. Who acted and whether he was
//! allowed to is not recorded here: a device does not know.

use alloc::sync::Arc;

use board::{ByColor, Color};

use super::{Flag, Setting};
use crate::{Instant, Millis, Moves, PeriodNumber};

/// Something that happened to the clock.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// The clock of this player was started for the first time (6.6).
    Started(Color),
    /// This player's clock was stopped by its button and the other started (6.2.1).
    Pressed(Color),
    /// Both were stopped (6.11.1).
    Stopped,
    /// After a stop, the clock of this player was started (6.11.3).
    Resumed(Color),
    /// A display was set to a time.
    TimeSet {
        /// Whose.
        side: Color,
        /// What it shows from now on.
        time: Millis,
    },
    /// Time was given.
    TimeAdded {
        /// To whom.
        side: Color,
        /// How much.
        time: Millis,
    },
    /// Time was taken.
    TimeDeducted {
        /// From whom.
        side: Color,
        /// How much.
        time: Millis,
    },
    /// What the last press brought this player was taken off again: the time of the move, the time of a
    /// period that it opened, and the one on the counter.
    GainTakenBack(Color),
    /// The move counter was set.
    CounterSet {
        /// Whose.
        side: Color,
        /// What it shows from now on.
        moves: Moves,
    },
    /// The period was set, without any time.
    PeriodSet {
        /// Whose.
        side: Color,
        /// In which period he is from now on.
        period: PeriodNumber,
    },
    /// This player was given the time of his next period. What ran after his flag fell is taken off it.
    NextPeriodGiven(Color),
    /// The setting was corrected, the displays kept what they showed (6.10.2, III.4).
    SettingChanged(Arc<Setting>),
    /// It was found that the clock took White for Black: the displays change owners (C6.6-d).
    SidesExchanged,
    /// Another device was put in place of this one (6.10.1). It is not running.
    Replaced(Replacement),
}

/// The device that takes the place of another.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Replacement {
    /// How it is set.
    pub setting: Arc<Setting>,
    /// What it shows; without it, what the old one showed.
    pub showing: Option<ByColor<DisplaySetting>>,
}

/// One display as it is set by hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DisplaySetting {
    /// The time.
    pub time: Millis,
    /// The period.
    pub period: PeriodNumber,
    /// The move counter.
    pub counter: Moves,
    /// The flag.
    pub flag: Flag,
}

impl DisplaySetting {
    /// This time in the first period, the counter at zero and the flag up.
    #[must_use]
    pub const fn time(time: Millis) -> DisplaySetting {
        DisplaySetting { time, period: PeriodNumber::FIRST, counter: Moves(0), flag: Flag::Up }
    }

    /// The same in another period.
    #[must_use]
    pub const fn in_period(self, period: PeriodNumber) -> DisplaySetting {
        DisplaySetting { period, ..self }
    }

    /// The same with a counter.
    #[must_use]
    pub const fn counting(self, moves: u32) -> DisplaySetting {
        DisplaySetting { counter: Moves(moves), ..self }
    }
}

/// An event with its time.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Timed {
    /// When.
    pub at: Instant,
    /// What.
    pub event: Event,
}
