//! What a chess clock cannot do. A press that is against the Laws is none of this: the device takes it.

use board::Color;

use crate::{Instant, Millis, PeriodNumber};

/// The event cannot have happened to this clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum ClockError {
    /// The event is earlier than the one before it.
    #[error("{at} is earlier than the last event at {last}")]
    TimeWentBack {
        /// When the event is said to have happened.
        at: Instant,
        /// When the last one happened.
        last: Instant,
    },
    /// The clock has not been started yet.
    #[error("the clock has not been started")]
    NotStarted,
    /// The clock was started before.
    #[error("the clock was started before")]
    AlreadyStarted,
    /// The clock is stopped.
    #[error("the clock is stopped")]
    NotRunning,
    /// The clock is running, of this player.
    #[error("the clock is running for {0}")]
    AlreadyRunning(Color),
    /// The button is down already, since the clock of the other player runs.
    #[error("the clock of {runs} is the one that runs")]
    OtherSideRuns {
        /// Whose clock runs.
        runs: Color,
    },
    /// More is to be taken off than is there.
    #[error("{side} has {left}, {asked} cannot be taken off")]
    NotEnoughTime {
        /// Whose time.
        side: Color,
        /// What is there.
        left: Millis,
        /// What was to be taken off.
        asked: Millis,
    },
    /// This player has not pressed, or his gain was taken back already.
    #[error("the last press of {0} brought nothing that could be taken back")]
    NothingGained(Color),
    /// The control has no such period.
    #[error("{side} has no period {period}")]
    NoSuchPeriod {
        /// For whom.
        side: Color,
        /// Which.
        period: PeriodNumber,
    },
    /// A flag that is down on a display that shows time.
    #[error("the flag of {side} is down while {time} is left")]
    FlagDownWithTime {
        /// Whose.
        side: Color,
        /// What the display shows.
        time: Millis,
    },
}

/// An event of a record cannot have happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("event {index}: {error}")]
pub struct ReplayError {
    /// Which event, counted from zero.
    pub index: usize,
    /// Why not.
    pub error: ClockError,
}
