//! Why the desk did not do what it was asked.

use clock::Phrase;
use messages::Messages;
use store::tournament::Refused;
use store::wire::v1::CannotWrite;
use store::{AppendError, NoGame, NotReplayed, StoreError};

use crate::event::NotASetting;
use crate::play::CannotRecord;
use crate::problem::{Kind, Problem};

/// Why the desk did not do what it was asked.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub(crate) enum Trouble {
    /// The log has gone on.
    Conflict {
        seen: u64,
        actual: u64,
    },
    Cannot(#[from] CannotRecord),
    Setting(#[from] NotASetting),
    /// The tournament cannot be so.
    Refused(#[from] Refused),
    NoGame(#[from] NoGame),
    Store(#[from] StoreError),
    Form(#[from] CannotWrite),
    Replay(#[from] NotReplayed),
    /// The system gives no random numbers.
    NoRandomness,
    NotFound,
    /// It is too late: the game has begun.
    Begun,
    /// It is too late: something was played in the round.
    RoundBegun,
    /// A round cannot be published with this in it.
    Objection(Phrase),
    /// The rules give no pairing.
    Pairing(Phrase),
    /// Rounds of a report need an event without any.
    HasRounds,
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
            Trouble::NoGame(why) => Problem::field_because(messages, "header", &why.phrase()),
            Trouble::Replay(NotReplayed::Event { why, .. }) => {
                Problem::line(messages, &why.clone().into())
            }
            Trouble::Replay(NotReplayed::Start { why, .. }) => {
                Problem::field_because(messages, "header", &why.phrase())
            }
            Trouble::Replay(why) => Problem::field_because(messages, "text", &why.phrase()),
            Trouble::NotFound => Problem::new(messages, Kind::NotFound),
            Trouble::Begun => Problem::said(messages, Kind::Impossible, "server-game-begun"),
            Trouble::RoundBegun => Problem::said(messages, Kind::NotValid, "server-round-begun"),
            Trouble::Objection(why) => Problem::field_because(messages, "pairings", why),
            Trouble::Pairing(why) => Problem::told(messages, Kind::NoPairing, why),
            Trouble::HasRounds => Problem::said(messages, Kind::NotValid, "server-has-rounds"),
            Trouble::Store(_) | Trouble::Form(_) | Trouble::NoRandomness => {
                Problem::new(messages, Kind::Store)
            }
        }
    }
}
