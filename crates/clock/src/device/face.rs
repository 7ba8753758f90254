//! What can be read off a chess clock at an instant: facts, no judgement. In particular a flag that is
//! down is not yet a flag that counts as fallen (6.8), and nobody has lost.

use board::{ByColor, Color};

use crate::{Instant, Millis, Moves, PeriodNumber};

/// The clock as one looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    /// When it was looked at.
    pub at: Instant,
    /// The two displays.
    pub sides: ByColor<Display>,
    /// Whose display is running: one or none, never two (6.1).
    pub running: Option<Color>,
    /// Which flag fell first, as far as this device shows it.
    pub first_flag: FirstFlag,
}

/// One of the two displays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Display {
    /// The time that is left.
    pub time: Millis,
    /// In delay mode, how long the main time still waits in this move.
    pub delay_left: Option<Millis>,
    /// The period the device is in.
    pub period: PeriodNumber,
    /// How often the button was pressed, as far as the counter knows.
    pub counter: Moves,
    /// The flag as the device shows it.
    pub flag: Flag,
}

/// The flag of one display.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Flag {
    /// It has not fallen, or the device does not show it.
    Up,
    /// It shows that the time of the period is used up.
    Down,
}

/// Which flag fell first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FirstFlag {
    /// No flag is down.
    None,
    /// This player's.
    Of(Color),
    /// Both are down, and the device does not show which came first.
    Unknown,
}

/// A flag that fell, whether or not anybody noticed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FlagFall {
    /// Whose.
    pub side: Color,
    /// In which period.
    pub period: PeriodNumber,
    /// When the time was used up.
    pub at: Instant,
}
