//! How the device is set before the game: the control, and the ways in which one kind of clock differs from
//! another. The choice between them belongs to the regulations and to the shop.

use crate::TimeControl;

/// How a chess clock is set.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setting {
    /// What the players are allotted.
    pub control: TimeControl,
    /// When the time of the next period appears on the display.
    pub period_change: PeriodChange,
    /// Which flags can be seen when both are down.
    pub flag_sign: FlagSign,
    /// Whether time saved in one period counts in the next.
    pub saved_time: SavedTime,
    /// What the device does when the time of the last period is used up.
    pub at_end: AtEnd,
}

/// When the time of the next period appears (C6.4-c, C6.6-c).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PeriodChange {
    /// With the press that brings the move counter to the required number. A display that reaches zero
    /// before that shows its flag.
    AtPress,
    /// At zero, if the counter has reached the required number; otherwise the flag.
    AtZeroIfCounted,
    /// At zero, whatever the counter says; the flag is recorded. Somebody has to count the moves.
    AtZero,
    /// As [`AtZero`](PeriodChange::AtZero), and the other display gets its time in the same instant.
    AtZeroForBoth,
    /// Never by itself: the arbiter gives it. So it is with mechanical clocks.
    ByHand,
}

/// Which flags can be seen when both are down (C6.4-d).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FlagSign {
    /// Only the one that fell first, as the sign "-" of electronic clocks.
    FirstOnly,
    /// Each of them, so that nobody can see which fell first: a mechanical clock.
    Each,
}

/// Whether time saved in one period counts in the next (6.3.2; editions differ about delay modes).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SavedTime {
    /// It always does.
    Kept,
    /// It does not in the modes with delay.
    LostInDelay,
}

/// What the device does when the time of the last period is used up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AtEnd {
    /// It goes on: the player can still press, and the other display then counts down.
    RunsOn,
    /// It stops for both players until the arbiter acts.
    Freezes,
}

impl Setting {
    /// An electronic clock whose move counter gives the time of the next period.
    #[must_use]
    pub const fn electronic(control: TimeControl) -> Setting {
        Setting {
            control,
            period_change: PeriodChange::AtPress,
            flag_sign: FlagSign::FirstOnly,
            saved_time: SavedTime::Kept,
            at_end: AtEnd::RunsOn,
        }
    }

    /// A mechanical clock.
    #[must_use]
    pub const fn mechanical(control: TimeControl) -> Setting {
        Setting {
            control,
            period_change: PeriodChange::ByHand,
            flag_sign: FlagSign::Each,
            saved_time: SavedTime::Kept,
            at_end: AtEnd::RunsOn,
        }
    }

    /// The same with another way of giving the time of the next period.
    #[must_use]
    pub fn with_period_change(self, period_change: PeriodChange) -> Setting {
        Setting { period_change, ..self }
    }
}
