//! The record of a game: one fold from lines to events, rulings, what was struck and what stands now. Where the lines come from, and
//! where they are kept, is the business of others.

use std::sync::Arc;

use board::{ByColor, Setup};
use clock::{Instant, Millis, Phrase};
use laws::Consulted;
use laws::draws::PutOff;
use laws::event::{Event, Seen};
use laws::game::{CannotStart, Configuration, Game, Impossible, Incident, Trail};
use laws::ruling::Ruling;
use notation::letters::Language;

use crate::configure::languages;
use crate::happening::understand;
use crate::model::{EventLine, Stamp};
use crate::resolve::Unresolved;
use crate::struck::Struck;

/// A game as it is recorded. Whoever keeps it numbers its entries, upwards; a number that is no event may be an entry of another
/// sort. A copy costs little, so that what would follow can be found on one.
#[derive(Clone, Debug)]
pub struct Record {
    opening: Arc<Opening>,
    game: Arc<Game>,
    events: Trail<Arc<Recorded>>,
    states: Vec<State>,
    struck: Arc<Struck>,
    /// The positions that are taken to be alive, while entries are played again that were ruled upon before.
    put_off: Option<PutOff>,
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
    /// What of it the organiser will read later.
    pub incidents: Vec<Incident>,
    /// What both displays showed after it.
    pub times: Option<ByColor<Millis>>,
}

/// The game as it stood, kept so that going back plays nothing again but what came shortly before.
#[derive(Clone, Debug)]
struct State {
    /// After which entry.
    number: u64,
    /// After how many events, struck or not.
    events: usize,
    game: Arc<Game>,
}

/// After so many events the game is kept.
const KEPT_EACH: usize = 32;

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
        let (events, states, struck) = (Trail::default(), Vec::new(), Arc::default());
        Ok(Record { opening, game, events, states, struck, put_off: None })
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
        let play = |game: &mut Game, event: &Event, put_off: Option<&mut PutOff>| {
            Ok((record(game, event, put_off)?, Vec::new()))
        };
        Ok(self.take_by(beside, line, play)?.0)
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
        self.take_by(beside, line, |game, event, _| game.record_explained(event))
    }

    fn take_by(
        &mut self,
        beside: Circumstances,
        line: &EventLine,
        play: impl FnOnce(
            &mut Game,
            &Event,
            Option<&mut PutOff>,
        ) -> Result<(Vec<Ruling>, Vec<Consulted>), Impossible>,
    ) -> Result<(Arc<Recorded>, Vec<Consulted>), CannotHappen> {
        let event = self.event(beside, line)?;
        let before = self.game.standing().setup();
        // What cannot have happened leaves the game as it was.
        let put_off = self.put_off.as_mut();
        let known = self.game.ledger().incidents().len();
        let (rulings, consulted) = play(Arc::make_mut(&mut self.game), &event, put_off)?;
        let plies = self.game.history().plies().len();
        let incidents = self.game.ledger().incidents().iter().skip(known).cloned().collect();
        let (number, line, times) = (beside.number, line.clone(), self.game.times());
        let recorded = Recorded { number, line, event, before, plies, rulings, incidents, times };
        let recorded = Arc::new(recorded);
        self.events.push(Arc::clone(&recorded));
        let kept = self.states.last().map_or(0, |it| it.events);
        if self.events.len() >= kept + KEPT_EACH {
            self.keep(number);
        }
        Ok((recorded, consulted))
    }

    fn keep(&mut self, number: u64) {
        let (events, game) = (self.events.len(), Arc::clone(&self.game));
        self.states.push(State { number, events, game });
    }

    /// What is taken from now on was ruled upon before: positions are taken to be alive until [`Record::were_alive`] looks at
    /// all of them together.
    pub fn put_off(&mut self) {
        self.put_off = Some(PutOff::default());
    }

    /// Comes after an earlier record of which no event stands: what was struck out there stays so.
    pub fn follow(&mut self, earlier: &Record) {
        self.struck = Arc::clone(&earlier.struck);
        self.put_off.clone_from(&earlier.put_off);
    }

    /// Were all positions alive that were taken to be? From now on each is looked at in its turn. If one was dead, or nobody
    /// knows, this record does not hold and its lines have to be taken again.
    pub fn were_alive(&mut self) -> bool {
        self.put_off.take().is_none_or(|it| it.were_alive())
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
        Arc::make_mut(&mut self.struck).strike(to, by);
        let stand = self.states.partition_point(|it| it.number < to);
        self.states.truncate(stand);
        self.keep(to);
        Ok(())
    }

    /// The game as it stood after an entry, without what is struck out by now.
    ///
    /// # Errors
    /// If it cannot be played again.
    pub fn as_after(&self, number: u64) -> Result<Game, CannotHappen> {
        let kept = self.states.partition_point(|it| it.number <= number).checked_sub(1);
        let (mut game, from) = match kept.map(|it| &self.states[it]) {
            Some(state) => (Game::clone(&state.game), state.events),
            None => (self.opening.start.clone(), 0),
        };
        let since = self.standing_from(from);
        // What was put off has been noted when the event was taken.
        let mut again = self.put_off.as_ref().map(|_| PutOff::default());
        for it in since.take_while(|it| it.number <= number) {
            record(&mut game, &it.event, again.as_mut())?;
        }
        Ok(game)
    }

    /// The entry that struck this one out; nothing if it stands.
    #[must_use]
    pub fn struck_by(&self, number: u64) -> Option<u64> {
        self.struck.by(number)
    }

    /// The events that stand, in order.
    pub fn standing(&self) -> impl Iterator<Item = &Recorded> {
        self.standing_from(0)
    }

    fn standing_from(&self, first: usize) -> impl Iterator<Item = &Recorded> {
        let all = self.events.iter().skip(first).map(|it| &**it);
        all.filter(|it| self.struck_by(it.number).is_none())
    }
}

fn record(
    game: &mut Game,
    event: &Event,
    put_off: Option<&mut PutOff>,
) -> Result<Vec<Ruling>, Impossible> {
    match put_off {
        None => game.record(event),
        Some(put_off) => game.record_put_off(event, put_off),
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
