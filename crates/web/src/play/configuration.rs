//! How a game of the desk is set up: the header of a transcript, and where it is played.

use board::ByColor;
use laws::game::{Configuration, Game};
use notation::letters::Language;
use store::NoGame;
use store::wire::v1::GameOpened;
use transcript::languages;

/// What holds for a game from its first to its last entry.
#[derive(Clone, Debug)]
pub(crate) struct Seat {
    pub(crate) game: String,
    pub(crate) header: GameOpened,
    pub(crate) configuration: Configuration,
    pub(crate) languages: ByColor<Option<Language>>,
}

impl Seat {
    /// The configuration that a header stands for, and the game before its first event.
    pub(crate) fn new(game: &str, header: GameOpened) -> Result<(Seat, Game), NoGame> {
        let (configuration, start) = header.set_up()?;
        let languages = languages(&configuration);
        Ok((Seat { game: game.to_owned(), header, configuration, languages }, start))
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
