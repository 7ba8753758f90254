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

/// What stands for the value of a setting that is only confirmed.
const CONFIRMED: &str = "confirmed";

impl Change {
    /// The arbiter has looked at a changed time control and confirms it.
    #[must_use]
    pub fn confirming(by: Who) -> Change {
        Change { by, option: "time_control".to_owned(), value: CONFIRMED.to_owned() }
    }

    /// Is a setting only confirmed?
    #[must_use]
    pub fn is_confirmation(&self) -> bool {
        self.option == "time_control" && self.value == CONFIRMED
    }
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
