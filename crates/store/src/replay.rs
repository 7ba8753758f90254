//! A game played again from its log. What was ruled then is compared with what is ruled now; a difference is
//! reported and hides nothing.

use board::{ByColor, Setup};
use laws::event::Event;
use laws::game::{CannotStart, Configuration, Game};
use laws::ruling::Ruling;
use notation::letters::Language;
use transcript::{CannotConfigure, NotATranscript, configure, languages};

use crate::entry::{Entry, Seq, UnixMillis};
use crate::wire::v1::{
    Body, Correction, GameBody, GameEvent, GameOpened, Gap, NotABody, NotAnEvent, RecordedBy,
    RulingRecord,
};

/// A game as its log tells it.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// How it was set up, by the last entry that says so.
    pub opened: GameOpened,
    /// When that was written.
    pub opened_at: UnixMillis,
    /// What the header means.
    pub configuration: Configuration,
    /// The game before its first event.
    pub start: Game,
    /// The game now.
    pub game: Game,
    /// What was recorded, in order, struck or not.
    pub told: Vec<Told>,
    /// Where other rulings stand in the log than are given now.
    pub differences: Vec<Difference>,
}

/// An entry of a game after its first.
#[derive(Clone, Debug)]
pub struct Told {
    /// Its place in the log.
    pub seq: Seq,
    /// When the server took it.
    pub at: UnixMillis,
    /// Who recorded it.
    pub by: RecordedBy,
    /// Does it stand, or was it struck out?
    pub standing: Standing,
    /// What it tells.
    pub what: What,
}

/// Whether an entry stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It does.
    Stands,
    /// This later entry struck it out.
    StruckBy(Seq),
}

/// What an entry tells.
#[derive(Clone, Debug)]
pub enum What {
    /// Something happened.
    Event(Box<Happened>),
    /// Earlier entries were struck out.
    Correction(Correction),
    /// The server was not there for a time.
    Gap(Gap),
}

/// An event with what followed from it.
#[derive(Clone, Debug)]
pub struct Happened {
    /// As it was stored.
    pub stored: GameEvent,
    /// What happened.
    pub event: Event,
    /// The position before it.
    pub before: Setup,
    /// How many moves the record had after it.
    pub plies: usize,
    /// What is ruled now.
    pub rulings: Vec<Ruling>,
}

/// Other rulings stand in the log than are given now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// At which entry.
    pub seq: Seq,
    /// What stands there.
    pub stored: Vec<RulingRecord>,
    /// What is ruled now.
    pub now: Vec<RulingRecord>,
}

/// Why a log cannot be played again.
#[derive(Debug, thiserror::Error)]
pub enum NotReplayed {
    /// There is no first entry.
    #[error("the log is empty")]
    Empty,
    /// The first entry does not set up a game, or a later one sets it up again.
    #[error("entry {0} is not where a game is set up")]
    Order(Seq),
    /// An entry has not the form of its kind.
    #[error(transparent)]
    Body(#[from] NotABody),
    /// The header sets up no game.
    #[error("entry {seq}: {why}")]
    Start {
        /// Which entry.
        seq: Seq,
        /// Why.
        why: NoGame,
    },
    /// An event cannot have happened.
    #[error("entry {seq}: {why}")]
    Event {
        /// Which entry.
        seq: Seq,
        /// Why.
        why: NotAnEvent,
    },
    /// A correction goes back to an entry that does not stand.
    #[error("entry {seq} goes back to entry {to}, which does not stand")]
    Correction {
        /// Which entry.
        seq: Seq,
        /// Where it goes back to.
        to: Seq,
    },
}

/// Why a header sets up no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoGame {
    /// It is not the header of a transcript.
    #[error(transparent)]
    Header(#[from] NotATranscript),
    /// It says what is not possible.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Configuration(Vec<CannotConfigure>),
    /// No game can start like this.
    #[error(transparent)]
    Start(#[from] CannotStart),
}

/// Plays a log again.
///
/// # Errors
/// If it is not the log of a game. Rulings that differ are no error: see [`Replayed::differences`].
pub fn replay(entries: &[Entry]) -> Result<Replayed, NotReplayed> {
    let mut replayed: Option<Replayed> = None;
    for entry in entries {
        let seq = entry.seq;
        match (GameBody::of(entry)?, &mut replayed) {
            (GameBody::Opened(opened), before) => {
                if before.as_ref().is_some_and(|it| !it.told.is_empty()) {
                    return Err(NotReplayed::Order(seq));
                }
                let started = Replayed::open(*opened, entry.at);
                replayed = Some(started.map_err(|why| NotReplayed::Start { seq, why })?);
            }
            (_, None) => return Err(NotReplayed::Order(seq)),
            (GameBody::Event(event), Some(it)) => it.event(seq, entry.at, event)?,
            (GameBody::Correction(correction), Some(it)) => {
                it.correct(seq, entry.at, correction)?;
            }
            (GameBody::Gap(gap), Some(it)) => {
                let (standing, what) = (Standing::Stands, What::Gap(gap));
                it.told.push(Told { seq, at: entry.at, by: RecordedBy::Server, standing, what });
            }
        }
    }
    replayed.ok_or(NotReplayed::Empty)
}

impl GameOpened {
    /// What the header means, and the game before its first event.
    ///
    /// # Errors
    /// If the header sets up no game.
    pub fn set_up(&self) -> Result<(Configuration, Game), NoGame> {
        let file = transcript::read_logged(&self.header)?;
        // A header without the name of a case is one all the same.
        let case = file.cases.first().cloned().unwrap_or_default();
        let mut configuration = configure(&file.shared, &case).map_err(NoGame::Configuration)?;
        configuration.not_started = self.not_started;
        let start = Game::new(&configuration)?;
        Ok((configuration, start))
    }
}

impl Replayed {
    /// A game before its first event.
    ///
    /// # Errors
    /// If the header sets up no game.
    pub fn open(opened: GameOpened, opened_at: UnixMillis) -> Result<Replayed, NoGame> {
        let (configuration, start) = opened.set_up()?;
        let game = start.clone();
        let (told, differences) = (Vec::new(), Vec::new());
        Ok(Replayed { opened, opened_at, configuration, start, game, told, differences })
    }

    /// The language of each player's notation.
    #[must_use]
    pub fn languages(&self) -> ByColor<Option<Language>> {
        languages(&self.configuration)
    }

    /// The events that stand.
    pub fn events(&self) -> impl Iterator<Item = (&Told, &Happened)> {
        self.told.iter().filter_map(|told| match (&told.what, told.standing) {
            (What::Event(event), Standing::Stands) => Some((told, &**event)),
            _ => None,
        })
    }

    fn event(&mut self, seq: Seq, at: UnixMillis, stored: GameEvent) -> Result<(), NotReplayed> {
        let refused = |why| NotReplayed::Event { seq, why };
        let event = stored.event(&self.game, self.languages()).map_err(refused)?;
        let before = self.game.standing().setup();
        let rulings = self.game.record(&event).map_err(|why| refused(why.into()))?;
        let now = RulingRecord::all(&rulings, &before);
        if now != stored.rulings {
            self.differences.push(Difference { seq, stored: stored.rulings.clone(), now });
        }
        let plies = self.game.history().plies().len();
        let by = stored.by;
        let what = What::Event(Box::new(Happened { stored, event, before, plies, rulings }));
        self.told.push(Told { seq, at, by, standing: Standing::Stands, what });
        Ok(())
    }

    fn correct(
        &mut self,
        seq: Seq,
        at: UnixMillis,
        correction: Correction,
    ) -> Result<(), NotReplayed> {
        let to = Seq(correction.to);
        let found = self.told.iter().find(|it| it.seq == to);
        let stands = match found {
            Some(told) => told.standing == Standing::Stands,
            // An entry that sets the game up: nothing that happened stands.
            None => to != Seq::START && self.told.first().is_some_and(|it| to < it.seq),
        };
        if !stands {
            return Err(NotReplayed::Correction { seq, to });
        }
        for told in self.told.iter_mut().filter(|it| it.seq > to) {
            if told.standing == Standing::Stands {
                told.standing = Standing::StruckBy(seq);
            }
        }
        let mut game = self.start.clone();
        for (told, happened) in self.events() {
            let again = game.record(&happened.event).map_err(NotAnEvent::from);
            again.map_err(|why| NotReplayed::Event { seq: told.seq, why })?;
        }
        self.game = game;
        let (by, what) = (correction.by, What::Correction(correction));
        self.told.push(Told { seq, at, by, standing: Standing::Stands, what });
        Ok(())
    }
}
