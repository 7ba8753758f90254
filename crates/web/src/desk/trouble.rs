//! Why the desk did not do what it was asked.

use messages::Messages;
use store::tournament::Refused;
use store::wire::v1::CannotWrite;
use store::{AppendError, StoreError};

use crate::event::NotASetting;
use crate::play::{CannotRecord, NoGame, NotReplayed};
use crate::problem::{Kind, Problem};

/// Why the desk did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// The log has gone on.
    #[error("the log ends with {actual}, not with {seen}")]
    Conflict { seen: u64, actual: u64 },
    #[error(transparent)]
    Cannot(#[from] CannotRecord),
    #[error(transparent)]
    Setting(#[from] NotASetting),
    /// The tournament cannot be so.
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error(transparent)]
    NoGame(#[from] NoGame),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Form(#[from] CannotWrite),
    #[error(transparent)]
    Replay(#[from] NotReplayed),
    #[error("the system gives no random numbers")]
    NoRandomness,
    #[error("there is no such thing")]
    NotFound,
    /// It is too late: the game has begun.
    #[error("the game has begun")]
    Begun,
}

impl From<AppendError> for Trouble {
    fn from(error: AppendError) -> Trouble {
        match error {
            AppendError::Conflict { seen, actual, .. } => {
                Trouble::Conflict { seen: seen.0, actual: actual.0 }
            }
            AppendError::Store(error) => Trouble::Store(error),
        }
    }
}

impl Trouble {
    pub(crate) fn problem(&self, messages: &Messages) -> Problem {
        match self {
            Trouble::Conflict { seen, actual } => Problem::conflict(messages, *seen, *actual),
            Trouble::Cannot(why) => Problem::line(messages, why),
            Trouble::Setting(wrong) => Problem::field(messages, wrong.field, &wrong.text),
            Trouble::Refused(why) => Problem::refused(messages, why),
            Trouble::NoGame(why) => Problem::field(messages, "header", &why.to_string()),
            Trouble::Replay(NotReplayed::Line { why, .. }) => Problem::line(messages, why),
            Trouble::Replay(NotReplayed::Start { why, .. }) => {
                Problem::field(messages, "header", &why.to_string())
            }
            Trouble::Replay(why) => Problem::field(messages, "text", &why.to_string()),
            Trouble::NotFound => Problem::new(messages, Kind::NotFound),
            Trouble::Begun => {
                let detail = messages.text("server-game-begun");
                Problem::because(messages, Kind::Impossible, detail)
            }
            Trouble::Store(_) | Trouble::Form(_) | Trouble::NoRandomness => {
                Problem::new(messages, Kind::Store)
            }
        }
    }
}
