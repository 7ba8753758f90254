//! What sockets tell.

use serde::Serialize;
use utoipa::ToSchema;

use super::{GameView, Hall, HallBoard, Recorded, RefusedView};

/// What a watcher of a game is told.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum GameMessage {
    /// The whole view: first, and when the game is set up anew.
    View { view: Box<GameView> },
    /// What changed.
    Change(Box<GameChange>),
    /// What was refused to the players; for arbiters only.
    Refused { refused: Vec<RefusedView> },
}

/// A change of a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameChange {
    pub(crate) game: String,
    #[serde(flatten)]
    pub(crate) recorded: Recorded,
}

/// What a watcher of a hall is told.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum HallMessage {
    /// The whole hall: first, and when another round is shown.
    Hall { hall: Hall },
    /// Boards that changed.
    Boards { boards: Vec<HallBoard> },
    /// Players, rounds or settings changed.
    Event,
    /// Rounds of another event may have begun or gone; for arbiters of the whole desk.
    Events,
}

/// What every watcher is told.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum SocketMessage {
    /// The server is there.
    Tick,
    /// The socket ends.
    Bye { reason: Bye },
}

/// Why a socket ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Bye {
    /// The link was taken back.
    Revoked,
    /// Its time is over.
    Expired,
    /// The server ends.
    Shutdown,
    /// The watcher does not take what it is told.
    TooSlow,
    /// Nobody answers.
    Silent,
}
