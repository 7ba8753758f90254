//! What the people around a game do about it: who goes where, which calls are dealt with, what has to be read before play goes on. It changes
//! no ruling.

use serde::{Deserialize, Serialize};
use transcript::V1;
use utoipa::ToSchema;

use super::game::RecordedBy;
use super::tournament::Side;

/// Somebody attends to a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Attention {
    /// The version of this form.
    pub v: V1,
    /// The game's own time, which it does not bring on.
    pub at_ms: u64,
    /// Who.
    pub by: RecordedBy,
    /// The name of the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// What he does.
    #[serde(flatten)]
    pub act: AttentionAct,
}

/// What somebody does who attends to a game. Calls, questions and rulings are named by their entries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum AttentionAct {
    /// An arbiter is at the board.
    BoardTaken,
    /// The arbiter has gone from the board.
    BoardLeft,
    /// An arbiter comes to a call.
    CallTaken {
        /// The entry of the call.
        call: u64,
    },
    /// Who called takes it back.
    CallWithdrawn {
        /// The entry of the call.
        call: u64,
    },
    /// An arbiter has dealt with a call.
    CallClosed {
        /// The entry of the call.
        call: u64,
    },
    /// An arbiter takes a question upon himself.
    QuestionTaken {
        /// Which: `J-20`.
        question: String,
        /// The entry at which it was asked.
        entry: u64,
    },
    /// An arbiter wants both players to confirm that they have read what was ruled, before the clock is started again.
    MustRead {
        /// The entry with the ruling.
        entry: u64,
    },
    /// A player confirms it.
    Read {
        /// The entry with the ruling.
        entry: u64,
        /// Which player.
        side: Side,
    },
    /// An arbiter goes on although it is not confirmed.
    NotAwaited {
        /// The entry with the ruling.
        entry: u64,
    },
}
