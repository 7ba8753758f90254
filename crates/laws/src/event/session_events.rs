//! The frame of a game: what is entered, and when it starts.

use super::people::Who;
use crate::regulations::Setting;

/// Something that was entered or changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// By whom.
    pub by: Who,
    /// What.
    pub what: Entered,
}

/// What can be entered about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entered {
    /// An option of the regulations.
    Option(Box<Setting>),
    /// A changed time control was looked at and is confirmed.
    ControlConfirmed,
    /// Who starts the clocks.
    Starter(Starter),
    /// What displays for spectators show.
    Displays(String),
    /// The clock of a blind player.
    BlindClock(BlindClock),
    /// Where the clock stands; `None`: that is open.
    ClockPlacement(Option<String>),
    /// Something under a name that is no option, or with a value that it cannot have. Only logs of earlier versions
    /// have it.
    Unknown {
        /// The name.
        option: String,
        /// The value, as it was written.
        value: String,
        /// The option that is called so, as it usually is: that it was changed at all is told by this.
        about: Option<Box<Setting>>,
    },
}

/// Who starts the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Starter {
    /// The arbiters.
    Arbiters,
    /// The players.
    Players,
}

/// The clock of a blind player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlindClock {
    /// It is felt.
    Tactile,
    /// It speaks.
    Announcing,
}

/// A round that began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundStart {
    /// The time of day for which it was scheduled.
    pub scheduled: Option<clock::Millis>,
    /// The first session, or a resumption.
    pub session: Session,
}

/// The session of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Session {
    /// The first one.
    #[default]
    First,
    /// A game that was adjourned goes on.
    Resumption,
}
