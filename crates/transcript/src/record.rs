//! The record of a game: one fold from lines to events, rulings, what was struck and what stands now. Where the lines come from, and
//! where they are kept, is the business of others.

use std::sync::Arc;

use board::{ByColor, Setup};
use clock::{Instant, Millis, Phrase};
use laws::Consulted;
use laws::event::{Event, Seen};
use laws::game::{CannotStart, Configuration, Game, Impossible};
use laws::ruling::Ruling;
use notation::letters::Language;

use crate::configure::languages;
use crate::happening::understand;
use crate::model::{EventLine, Stamp};
use crate::resolve::Unresolved;

/// A game as it is recorded. Whoever keeps it numbers its entries, upwards; a number that is no event may be an entry of another
/// sort. A copy costs little, so that what would follow can be found on one.
#[derive(Clone, Debug)]
pub struct Record {
    opening: Arc<Opening>,
    game: Arc<Game>,
    events: Vec<Arc<Recorded>>,
    strikes: Vec<Strike>,
}

/// What holds from the first to the last entry.
#[derive(Debug)]
struct Opening {
    configuration: Configuration,
    languages: ByColor<Option<Language>>,
    start: Game,
}

/// What stands beside a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Circumstances {
    /// The number of the entry.
    pub number: u64,
    /// When it happened, in the game's own time.
    pub at: Instant,
    /// Who saw it.
    pub seen: Seen,
}

/// An event with what followed from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorded {
    /// The number of the entry.
    pub number: u64,
    /// As it was told.
    pub line: EventLine,
    /// What happened.
    pub event: Event,
    /// The position before it.
    pub before: Setup,
    /// How many moves the game had after it.
    pub plies: usize,
    /// What was ruled.
    pub rulings: Vec<Ruling>,
}

/// Everything between two entries is struck out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Strike {
    /// The last entry that stands.
    to: u64,
    /// The entry that says so.
    by: u64,
}

/// Why a line cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotHappen {
    /// The move cannot be understood.
    #[error("{0}")]
    Move(#[from] Unresolved),
    /// The event cannot have happened.
    #[error("{0}")]
    Event(#[from] Impossible),
}

impl CannotHappen {
    /// The message that says it, as a part of a sentence.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            CannotHappen::Move(why) => why.phrase(),
            CannotHappen::Event(why) => why.phrase(),
        }
    }
}

impl Record {
    /// A game before its first event.
    ///
    /// # Errors
    /// If no game can start like this.
    pub fn open(configuration: Configuration) -> Result<Record, CannotStart> {
        let start = Game::new(&configuration)?;
        let game = Arc::new(start.clone());
        let languages = languages(&configuration);
        let opening = Arc::new(Opening { configuration, languages, start });
        Ok(Record { opening, game, events: Vec::new(), strikes: Vec::new() })
    }

    /// How it was set up.
    #[must_use]
    pub fn configuration(&self) -> &Configuration {
        &self.opening.configuration
    }

    /// The language of each player's notation.
    #[must_use]
    pub fn languages(&self) -> ByColor<Option<Language>> {
        self.opening.languages
    }

    /// The game before its first event.
    #[must_use]
    pub fn start(&self) -> &Game {
        &self.opening.start
    }

    /// The game now.
    #[must_use]
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// Takes a line: what happened and what is ruled.
    ///
    /// # Errors
    /// If it cannot have happened. Then nothing was taken.
    pub fn take(
        &mut self,
        beside: Circumstances,
        line: &EventLine,
    ) -> Result<Arc<Recorded>, CannotHappen> {
        let taken = self.take_by(beside, line, |game, event| Ok((game.record(event)?, Vec::new())));
        taken.map(|it| it.0)
    }

    /// The same, and which rules were consulted.
    ///
    /// # Errors
    /// If it cannot have happened. Then nothing was taken.
    pub fn take_explained(
        &mut self,
        beside: Circumstances,
        line: &EventLine,
    ) -> Result<(Arc<Recorded>, Vec<Consulted>), CannotHappen> {
        self.take_by(beside, line, Game::record_explained)
    }

    fn take_by(
        &mut self,
        beside: Circumstances,
        line: &EventLine,
        record: impl FnOnce(&mut Game, &Event) -> Result<(Vec<Ruling>, Vec<Consulted>), Impossible>,
    ) -> Result<(Arc<Recorded>, Vec<Consulted>), CannotHappen> {
        let event = self.event(beside, line)?;
        let before = self.game.standing().setup();
        // What cannot have happened leaves the game as it was.
        let (rulings, consulted) = record(Arc::make_mut(&mut self.game), &event)?;
        let plies = self.game.history().plies().len();
        let (number, line) = (beside.number, line.clone());
        let recorded = Arc::new(Recorded { number, line, event, before, plies, rulings });
        self.events.push(Arc::clone(&recorded));
        Ok((recorded, consulted))
    }

    /// The game as it would be after a line. Nothing is taken.
    ///
    /// # Errors
    /// If it cannot happen.
    pub fn preview(&self, beside: Circumstances, line: &EventLine) -> Result<Game, CannotHappen> {
        let mut game = Game::clone(&self.game);
        game.record(&self.event(beside, line)?)?;
        Ok(game)
    }

    fn event(&self, beside: Circumstances, line: &EventLine) -> Result<Event, CannotHappen> {
        let Circumstances { at, seen, .. } = beside;
        let what = understand(&self.game, self.opening.languages, line)?;
        Ok(Event { at, seen, through_assistant: line.assistant, what })
    }

    /// The game stands as after an entry again; everything since is struck out by a new one.
    ///
    /// # Errors
    /// If what is left cannot be played again. Then nothing was struck.
    pub fn strike(&mut self, to: u64, by: u64) -> Result<(), CannotHappen> {
        self.game = Arc::new(self.as_after(to)?);
        self.strikes.push(Strike { to, by });
        Ok(())
    }

    /// The game as it stood after an entry, without what is struck out by now.
    ///
    /// # Errors
    /// If it cannot be played again.
    pub fn as_after(&self, number: u64) -> Result<Game, CannotHappen> {
        let mut game = self.opening.start.clone();
        for it in self.standing().take_while(|it| it.number <= number) {
            game.record(&it.event)?;
        }
        Ok(game)
    }

    /// The entry that struck this one out; nothing if it stands.
    #[must_use]
    pub fn struck_by(&self, number: u64) -> Option<u64> {
        let over = |it: &&Strike| it.to < number && number < it.by;
        self.strikes.iter().find(over).map(|it| it.by)
    }

    /// The events that stand, in order.
    pub fn standing(&self) -> impl Iterator<Item = &Recorded> {
        let all = self.events.iter().map(|it| &**it);
        all.filter(|it| self.struck_by(it.number).is_none())
    }
}

/// The stamps of a record as instants. A line without one is as late as the line before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamps {
    /// The last of them.
    pub now: Instant,
    /// The time of day at the start of the record.
    origin: Option<Millis>,
}

impl Stamps {
    /// Those of a game that was set up so.
    #[must_use]
    pub const fn of(configuration: &Configuration) -> Stamps {
        Stamps { now: Instant::START, origin: configuration.time_of_day }
    }

    /// When a line happened; a time of day counts from the start of the record.
    pub fn next(&mut self, stamp: Option<Stamp>) -> Instant {
        match stamp {
            None => {}
            Some(Stamp::SinceStart(time)) => self.now = Instant::after_start(time),
            Some(Stamp::OfDay(time)) => {
                let origin = *self.origin.get_or_insert(time);
                // A game that goes on after midnight.
                let tomorrow = time + Millis::from_hours(24);
                let since =
                    time.checked_sub(origin).unwrap_or_else(|| tomorrow.saturating_sub(origin));
                self.now = Instant::after_start(since);
            }
        }
        self.now
    }
}
