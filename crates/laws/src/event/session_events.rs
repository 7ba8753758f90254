//! The frame of a game: what is entered, and when it starts.

use super::people::Who;

/// Something that was entered or changed, by the name of its option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// By whom.
    pub by: Who,
    /// The option.
    pub option: String,
    /// Its value, as it is written in the regulations.
    pub value: String,
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
