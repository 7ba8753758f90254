//! Makes the log of a game while it is played: each line with its rulings beside it.

use board::ByColor;
use laws::event::Event;
use laws::game::Game;
use notation::letters::Language;
use transcript::EventLine;

use crate::entry::{NewEntry, UnixMillis};
use crate::replay::{NoGame, Replayed};
use crate::wire::v1::{
    Body, CannotWrite, GameBody, GameEvent, GameOpened, NotAnEvent, RecordedBy, RulingRecord,
    SeenBy, V1,
};

/// A game that is being recorded.
#[derive(Clone, Debug)]
pub struct Recorder {
    game: Game,
    languages: ByColor<Option<Language>>,
    bodies: Vec<GameBody>,
}

/// Who recorded a line and who saw what it tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    /// Who recorded it.
    pub by: RecordedBy,
    /// Who saw it, if that does not follow.
    pub seen: Option<SeenBy>,
}

impl Source {
    /// A record that was taken in.
    pub const RECORD: Source = Source { by: RecordedBy::Server, seen: None };
}

impl Recorder {
    /// A game before its first event.
    ///
    /// # Errors
    /// If the header sets up no game.
    pub fn open(opened: GameOpened) -> Result<Recorder, NoGame> {
        let replayed = Replayed::open(opened.clone(), UnixMillis::default())?;
        let languages = replayed.languages();
        Ok(Recorder {
            game: replayed.game,
            languages,
            bodies: vec![GameBody::Opened(Box::new(opened))],
        })
    }

    /// The game now.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Records a line; its own stamp is left aside.
    ///
    /// # Errors
    /// If it cannot have happened. Then nothing was recorded.
    pub fn line(&mut self, at_ms: u64, source: Source, line: &EventLine) -> Result<(), NotAnEvent> {
        let (mut stored, event) = self.told(at_ms, source, line)?;
        let before = self.game.standing().setup();
        // What cannot have happened leaves the game as it was.
        let rulings = self.game.record(&event)?;
        stored.rulings = RulingRecord::all(&rulings, &before);
        self.bodies.push(GameBody::Event(stored));
        Ok(())
    }

    /// The game as it would be after a line. Nothing is recorded.
    ///
    /// # Errors
    /// If it cannot happen.
    pub fn game_after(
        &self,
        at_ms: u64,
        source: Source,
        line: &EventLine,
    ) -> Result<Game, NotAnEvent> {
        let (_, event) = self.told(at_ms, source, line)?;
        let mut game = self.game.clone();
        game.record(&event)?;
        Ok(game)
    }

    /// A line as it is stored, and what it tells.
    fn told(
        &self,
        at_ms: u64,
        source: Source,
        line: &EventLine,
    ) -> Result<(GameEvent, Event), NotAnEvent> {
        let line = transcript::event_line(&EventLine { stamp: None, ..line.clone() });
        let Source { by, seen } = source;
        let stored = GameEvent { v: V1, at_ms, by, seen, lag_ms: None, line, rulings: Vec::new() };
        let event = stored.event(&self.game, self.languages)?;
        Ok((stored, event))
    }

    /// The log.
    #[must_use]
    pub fn bodies(&self) -> &[GameBody] {
        &self.bodies
    }

    /// The log as entries of one time.
    ///
    /// # Errors
    /// If something in it cannot be written as JSON.
    pub fn entries(&self, at: UnixMillis) -> Result<Vec<NewEntry>, CannotWrite> {
        self.bodies.iter().map(|it| it.entry(at)).collect()
    }
}
