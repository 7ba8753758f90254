//! How a game of the desk is set up: the header of a transcript, and where it is played.

use std::sync::Arc;

use board::ByColor;
use laws::game::Configuration;
use notation::letters::Language;
use store::GameLog;
use store::wire::v1::GameOpened;

/// What holds for a game from its first to its last entry.
#[derive(Clone, Debug)]
pub(crate) struct Seat {
    pub(crate) game: String,
    pub(crate) header: Arc<GameOpened>,
    pub(crate) configuration: Configuration,
    pub(crate) languages: ByColor<Option<Language>>,
}

impl Seat {
    /// That of a game with this log.
    pub(super) fn of(game: &str, log: &GameLog) -> Seat {
        Seat {
            game: game.to_owned(),
            header: Arc::clone(log.opened()),
            configuration: log.configuration().clone(),
            languages: log.languages(),
        }
    }

    /// The event it belongs to.
    pub(crate) fn event(&self) -> &str {
        self.header.event.as_deref().unwrap_or_default()
    }

    pub(crate) fn round(&self) -> u32 {
        self.header.round.unwrap_or(0)
    }

    pub(crate) fn board(&self) -> u32 {
        self.header.board.unwrap_or(0)
    }
}
