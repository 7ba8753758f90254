//! The log of a game, played again from what is stored or written while the game goes on: the record of the game with what stands beside
//! each entry. What was ruled then is compared with what is ruled now; a difference is reported and hides nothing.

mod entered;

use std::sync::Arc;

use board::ByColor;
use clock::{Instant, Millis};
use laws::game::{CannotStart, Configuration, Game};
use notation::letters::Language;
use transcript::{
    CannotConfigure, CannotHappen, Circumstances, EventLine, NotATranscript, Record, Recorded,
    configure,
};

use self::entered::Heard;
use crate::entry::{Entry, NewEntry, Seq, UnixMillis};
use crate::telling::{Author, Telling};
use crate::wire::v1::{
    Attention, AttentionAct, Body, CannotWrite, Correction, GameBody, GameEvent, GameOpened, Gap,
    NotABody, NotAnEvent, RecordedBy, ResultTold, RulingRecord, V1,
};

/// The log of a game. A copy costs little, so that what would follow can be found on one.
#[derive(Clone, Debug)]
pub struct GameLog {
    opened: Arc<GameOpened>,
    record: Record,
    told: Vec<Arc<Told>>,
    differences: Vec<Difference>,
    heard: Heard,
}

/// An entry of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Its place in the log.
    pub seq: Seq,
    /// When the server took it.
    pub at: UnixMillis,
    /// Who recorded it.
    pub by: RecordedBy,
    /// The name of the arbiter who did.
    pub who: Option<String>,
    /// What it tells.
    pub what: What,
}

/// What an entry tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// The game was set up so.
    Opened(Arc<GameOpened>),
    /// Something happened.
    Event {
        /// What, and what followed from it.
        event: Arc<Recorded>,
        /// So many milliseconds it was under way, which is taken off.
        lag_ms: Option<u32>,
        /// The calls with which it deals, if it says so.
        closes: Option<Vec<u64>>,
        /// The entry in whose place it stands.
        again: Option<u64>,
    },
    /// Earlier entries were struck out.
    Correction(Correction),
    /// The server was not there for a time.
    Gap(Gap),
    /// Somebody attends to the game.
    Attention(Attention),
    /// A result was entered by hand in the tournament, or taken back there.
    Result(ResultTold),
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
    /// What was entered by hand is no result.
    #[error("entry {seq} tells of what is no result")]
    Result {
        /// Which entry.
        seq: Seq,
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
/// If it is not the log of a game. Rulings that differ are no error: see [`GameLog::differences`].
pub fn replay(entries: &[Entry]) -> Result<GameLog, NotReplayed> {
    let (first, rest) = entries.split_first().ok_or(NotReplayed::Empty)?;
    follow(&GameLog::begun(first)?, rest, |log| log, GameLog::next)
}

/// Plays stored entries after the first one again, for whatever holds the log.
///
/// What was ruled then stands beside each entry. So it is first taken that no position was dead of which that was not said, and
/// found out at the end for all of them together; only if that was wrong, or anything is ruled otherwise, each is looked at
/// in its turn.
///
/// # Errors
/// If they are not the log of a game.
pub fn follow<T: Clone>(
    begun: &T,
    rest: &[Entry],
    log: impl Fn(&mut T) -> &mut GameLog,
    next: impl Fn(&mut T, &Entry) -> Result<(), NotReplayed>,
) -> Result<T, NotReplayed> {
    let mut quick = begun.clone();
    log(&mut quick).record.put_off();
    let followed = rest.iter().try_for_each(|it| next(&mut quick, it));
    let played = log(&mut quick);
    if followed.is_ok() && played.differences.is_empty() && played.record.were_alive() {
        return Ok(quick);
    }
    let mut each = begun.clone();
    rest.iter().try_for_each(|it| next(&mut each, it))?;
    Ok(each)
}

impl GameOpened {
    /// The record of the game before its first event.
    ///
    /// # Errors
    /// If the header sets up no game.
    pub fn set_up(&self) -> Result<Record, NoGame> {
        let file = transcript::read_logged(&self.header)?;
        // A header without the name of a case is one all the same.
        let case = file.cases.first().cloned().unwrap_or_default();
        let mut configuration = configure(&file.shared, &case).map_err(NoGame::Configuration)?;
        configuration.not_started = self.not_started;
        configuration.start_follows_board = self.start_follows_board;
        Ok(Record::open(configuration)?)
    }
}

impl GameLog {
    /// The log of a game before its first event.
    ///
    /// # Errors
    /// If the header sets up no game.
    pub fn open(opened: GameOpened) -> Result<GameLog, NoGame> {
        GameLog::open_at(Seq::START.next(), UnixMillis::default(), Arc::new(opened), Vec::new())
    }

    /// The log that its first entry begins.
    ///
    /// # Errors
    /// If it sets up no game.
    pub fn begun(first: &Entry) -> Result<GameLog, NotReplayed> {
        let seq = first.seq;
        let GameBody::Opened(opened) = GameBody::of(first)? else {
            return Err(NotReplayed::Order(seq));
        };
        let log = GameLog::open_at(seq, first.at, Arc::from(opened), Vec::new());
        log.map_err(|why| NotReplayed::Start { seq, why })
    }

    /// The log that the first entry of a copy begins.
    ///
    /// # Errors
    /// If it sets up no game.
    pub fn begun_again(first: &Told) -> Result<GameLog, NotReplayed> {
        let seq = first.seq;
        let What::Opened(opened) = &first.what else { return Err(NotReplayed::Order(seq)) };
        let log = GameLog::open_at(seq, first.at, Arc::clone(opened), Vec::new());
        log.map_err(|why| NotReplayed::Start { seq, why })
    }

    fn open_at(
        seq: Seq,
        at: UnixMillis,
        opened: Arc<GameOpened>,
        mut told: Vec<Arc<Told>>,
    ) -> Result<GameLog, NoGame> {
        let record = opened.set_up()?;
        let what = What::Opened(Arc::clone(&opened));
        told.push(Arc::new(Told { seq, at, by: RecordedBy::Arbiter, who: None, what }));
        Ok(GameLog { opened, record, told, differences: Vec::new(), heard: Heard::default() })
    }

    /// How the game was set up, by the last entry that says so.
    #[must_use]
    pub fn opened(&self) -> &Arc<GameOpened> {
        &self.opened
    }

    /// What the header means.
    #[must_use]
    pub fn configuration(&self) -> &Configuration {
        self.record.configuration()
    }

    /// The language of each player's notation.
    #[must_use]
    pub fn languages(&self) -> ByColor<Option<Language>> {
        self.record.languages()
    }

    /// The game now.
    #[must_use]
    pub fn game(&self) -> &Arc<Game> {
        self.record.game()
    }

    /// The events and what was struck.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// What was recorded, in order, struck or not.
    #[must_use]
    pub fn told(&self) -> &[Arc<Told>] {
        &self.told
    }

    /// Where other rulings stand in the log than are given now.
    #[must_use]
    pub fn differences(&self) -> &[Difference] {
        &self.differences
    }

    /// The last entry.
    #[must_use]
    pub fn seq(&self) -> Seq {
        self.told.last().map_or(Seq::START, |it| it.seq)
    }

    /// The entry that struck this one out; nothing if it stands.
    #[must_use]
    pub fn struck_by(&self, seq: Seq) -> Option<Seq> {
        let by = self.record.struck_by(seq.0).map(Seq)?;
        // What the tournament says is taken back there, not here; and who attended to the game has done so.
        let at = self.told.binary_search_by_key(&seq, |it| it.seq).ok();
        let told = at.and_then(|it| self.told.get(it));
        let stays = |it: &Arc<Told>| matches!(it.what, What::Result(_) | What::Attention(_));
        (!told.is_some_and(stays)).then_some(by)
    }

    /// Does nothing stand that was recorded at the board but how the game is set up, and who attends to it?
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        !self.told.iter().any(|it| match it.what {
            What::Event { .. } | What::Gap(_) => self.struck_by(it.seq).is_none(),
            What::Opened(_) | What::Correction(_) | What::Attention(_) | What::Result(_) => false,
        })
    }

    /// Sets the game up again.
    ///
    /// # Errors
    /// If something stands that has been recorded, or the header sets up no game. Then nothing was changed.
    pub fn open_again(&mut self, opened: GameOpened, at: UnixMillis) -> Result<(), NotReplayed> {
        self.opened_again(self.seq().next(), at, Arc::new(opened))
    }

    /// Records a line; its own stamp is left aside.
    ///
    /// # Errors
    /// If it cannot have happened. Then nothing was recorded.
    pub fn line(
        &mut self,
        telling: Telling,
        line: &EventLine,
    ) -> Result<Arc<Recorded>, CannotHappen> {
        self.line_at(self.seq().next(), telling, line)
    }

    fn line_at(
        &mut self,
        seq: Seq,
        telling: Telling,
        line: &EventLine,
    ) -> Result<Arc<Recorded>, CannotHappen> {
        let Telling { taken, at, by, who, seen, lag_ms, closes, again } = telling;
        let line = EventLine { stamp: None, ..line.clone() };
        let event = self.record.take(Circumstances { number: seq.0, at, seen }, &line)?;
        let what = What::Event { event: Arc::clone(&event), lag_ms, closes, again };
        self.push(Told { seq, at: taken, by, who, what });
        Ok(event)
    }

    /// The game as it would be after a line. Nothing is recorded.
    ///
    /// # Errors
    /// If it cannot happen.
    pub fn preview(&self, telling: Telling, line: &EventLine) -> Result<Game, CannotHappen> {
        let Telling { at, seen, .. } = telling;
        let number = self.seq().next().0;
        self.record.preview(Circumstances { number, at, seen }, line)
    }

    /// The game stands as after an earlier entry.
    ///
    /// # Errors
    /// If that one does not stand. Then nothing was recorded.
    pub fn correct(
        &mut self,
        to: Seq,
        replaces: Option<Seq>,
        author: Author,
        reason: &str,
        taken: UnixMillis,
    ) -> Result<(), NotReplayed> {
        let seq = self.seq().next();
        self.strike(seq, to)?;
        let (at_ms, reason) = (self.game().now().since_start().get(), reason.to_owned());
        let (Author { by, who }, to, replaces) = (author, to.0, replaces.map(|it| it.0));
        let correction = Correction { v: V1, at_ms, by, who: who.clone(), to, replaces, reason };
        self.push(Told { seq, at: taken, by, who, what: What::Correction(correction) });
        Ok(())
    }

    fn correct_at(
        &mut self,
        seq: Seq,
        correction: Correction,
        at: UnixMillis,
    ) -> Result<(), NotReplayed> {
        self.strike(seq, Seq(correction.to))?;
        let (by, who) = (correction.by, correction.who.clone());
        self.push(Told { seq, at, by, who, what: What::Correction(correction) });
        Ok(())
    }

    fn strike(&mut self, seq: Seq, to: Seq) -> Result<(), NotReplayed> {
        if self.record.struck_by(to.0).is_some()
            || self.told.binary_search_by_key(&to, |it| it.seq).is_err()
        {
            return Err(NotReplayed::Correction { seq, to });
        }
        // How the game was set up last holds for all of it, and is never struck out.
        let set_up = self.told.iter().rev().find(|it| matches!(it.what, What::Opened(_)));
        let stands = set_up.map_or(to, |it| to.max(it.seq));
        let struck = self.record.strike(stands.0, seq.0);
        struck.map_err(|why| NotReplayed::Event { seq, why: why.into() })
    }

    /// The server was not there.
    pub fn gap(&mut self, gap: Gap, taken: UnixMillis) {
        self.gap_at(self.seq().next(), gap, taken);
    }

    fn gap_at(&mut self, seq: Seq, gap: Gap, at: UnixMillis) {
        self.push(Told { seq, at, by: RecordedBy::Server, who: None, what: What::Gap(gap) });
    }

    /// Somebody attends to the game, at an instant of its own time.
    pub fn attend(&mut self, author: Author, at: Instant, act: AttentionAct, taken: UnixMillis) {
        let (Author { by, who }, at_ms) = (author, at.since_start().get());
        self.attend_at(self.seq().next(), Attention { v: V1, at_ms, by, who, act }, taken);
    }

    fn attend_at(&mut self, seq: Seq, attention: Attention, at: UnixMillis) {
        let (by, who) = (attention.by, attention.who.clone());
        self.push(Told { seq, at, by, who, what: What::Attention(attention) });
    }

    fn push(&mut self, told: Told) {
        self.told.push(Arc::new(told));
    }

    /// Plays one more entry that is stored.
    ///
    /// # Errors
    /// If it does not follow. Then nothing was taken.
    pub fn next(&mut self, entry: &Entry) -> Result<(), NotReplayed> {
        let (seq, at) = (entry.seq, entry.at);
        match GameBody::of(entry)? {
            GameBody::Opened(opened) => self.opened_again(seq, at, Arc::from(opened)),
            GameBody::Event(stored) => {
                let refused = |why| NotReplayed::Event { seq, why };
                let line = stored.read().map_err(refused)?;
                let told = self.line_at(seq, stored.telling(at), &line);
                let told = told.map_err(|why| refused(why.into()))?;
                let now = RulingRecord::all(&told.rulings, &told.before);
                if now != stored.rulings {
                    self.differences.push(Difference { seq, stored: stored.rulings, now });
                }
                Ok(())
            }
            GameBody::Correction(correction) => self.correct_at(seq, correction, at),
            GameBody::Gap(gap) => {
                self.gap_at(seq, gap, at);
                Ok(())
            }
            GameBody::Attention(attention) => {
                self.attend_at(seq, attention, at);
                Ok(())
            }
            GameBody::Result(told) => self.hear_at(seq, told, at),
        }
    }

    /// Plays one more entry of another copy of this log.
    ///
    /// # Errors
    /// If it does not follow. Then nothing was taken.
    pub fn again(&mut self, told: &Told) -> Result<(), NotReplayed> {
        let Told { seq, at, ref what, .. } = *told;
        match what {
            What::Opened(opened) => self.opened_again(seq, at, Arc::clone(opened)),
            What::Event { event, .. } => {
                let telling = Telling { taken: at, ..told.telling(event) };
                let told = self.line_at(seq, telling, &event.line);
                told.map(drop).map_err(|why| NotReplayed::Event { seq, why: why.into() })
            }
            What::Correction(correction) => self.correct_at(seq, correction.clone(), at),
            What::Gap(gap) => {
                self.gap_at(seq, *gap, at);
                Ok(())
            }
            What::Attention(attention) => {
                self.attend_at(seq, attention.clone(), at);
                Ok(())
            }
            What::Result(told) => self.hear_at(seq, told.clone(), at),
        }
    }

    fn opened_again(
        &mut self,
        seq: Seq,
        at: UnixMillis,
        opened: Arc<GameOpened>,
    ) -> Result<(), NotReplayed> {
        if !self.is_untouched() {
            return Err(NotReplayed::Order(seq));
        }
        let again = GameLog::open_at(seq, at, opened, self.told.clone());
        let mut again = again.map_err(|why| NotReplayed::Start { seq, why })?;
        again.record.follow(&self.record);
        again.differences.clone_from(&self.differences);
        again.heard = self.heard;
        *self = again;
        Ok(())
    }

    /// The log as it is written.
    #[must_use]
    pub fn bodies(&self) -> Vec<GameBody> {
        self.told.iter().map(|it| it.body()).collect()
    }

    /// The log as entries of one time.
    ///
    /// # Errors
    /// If something in it cannot be written as JSON.
    pub fn entries(&self, at: UnixMillis) -> Result<Vec<NewEntry>, CannotWrite> {
        self.told.iter().map(|it| it.body().entry(at)).collect()
    }
}

impl Told {
    /// The event it tells of, if it does.
    #[must_use]
    pub fn event(&self) -> Option<&Arc<Recorded>> {
        match &self.what {
            What::Event { event, .. } => Some(event),
            What::Opened(_)
            | What::Correction(_)
            | What::Gap(_)
            | What::Attention(_)
            | What::Result(_) => None,
        }
    }

    /// How its event was told, for telling it again.
    #[must_use]
    pub fn telling(&self, event: &Recorded) -> Telling {
        let (taken, by, who) = (self.at, self.by, self.who.clone());
        let (closes, again) = match &self.what {
            What::Event { closes, again, .. } => (closes.clone(), *again),
            What::Opened(_)
            | What::Correction(_)
            | What::Gap(_)
            | What::Attention(_)
            | What::Result(_) => (None, None),
        };
        let (at, seen, lag_ms) = (event.event.at, event.event.seen, self.lag_ms());
        Telling { taken, at, by, who, seen, lag_ms, closes, again }
    }

    /// For how many milliseconds it was under way, which was taken off.
    #[must_use]
    pub fn lag_ms(&self) -> Option<u32> {
        match self.what {
            What::Event { lag_ms, .. } => lag_ms,
            What::Opened(_)
            | What::Correction(_)
            | What::Gap(_)
            | What::Attention(_)
            | What::Result(_) => None,
        }
    }

    /// When it was, in the game's own time.
    #[must_use]
    pub fn instant(&self) -> Instant {
        let after_start = |ms| Instant::after_start(Millis::new(ms));
        match &self.what {
            What::Opened(_) => Instant::START,
            What::Event { event, .. } => event.event.at,
            What::Correction(it) => after_start(it.at_ms),
            What::Gap(it) => after_start(it.at_ms),
            What::Attention(it) => after_start(it.at_ms),
            What::Result(it) => after_start(it.at_ms),
        }
    }

    /// The form in which it is stored.
    #[must_use]
    pub fn body(&self) -> GameBody {
        match &self.what {
            What::Opened(opened) => GameBody::Opened(Box::new(GameOpened::clone(opened))),
            What::Event { event, lag_ms, closes, again } => {
                let rulings = RulingRecord::all(&event.rulings, &event.before);
                let Recorded { event, line, .. } = &**event;
                let stored = GameEvent::told(event.at, self.by, event.seen, line);
                let (who, closes) = (self.who.clone(), closes.clone());
                let (lag_ms, again) = (*lag_ms, *again);
                GameBody::Event(GameEvent { who, rulings, lag_ms, closes, again, ..stored })
            }
            What::Correction(correction) => GameBody::Correction(correction.clone()),
            What::Gap(gap) => GameBody::Gap(*gap),
            What::Attention(attention) => GameBody::Attention(attention.clone()),
            What::Result(told) => GameBody::Result(told.clone()),
        }
    }

    /// The entry that is to be stored.
    ///
    /// # Errors
    /// If it cannot be written as JSON.
    pub fn entry(&self) -> Result<NewEntry, CannotWrite> {
        self.body().entry(self.at)
    }
}
