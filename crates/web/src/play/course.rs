//! The log of a game with what is open after its entries.

use std::sync::Arc;

use board::Color;
use laws::event::Happening;
use laws::game::Game;
use store::wire::v1::{AttentionAct, Gap, RecordedBy};
use store::{Author, GameLog, NotReplayed, Seq, Telling, Told, UnixMillis, What};
use transcript::{Deed, EventLine};

use super::open::{Again, Asked, Open, Unread};
use super::table::ByHand;
use super::trouble::CannotRecord;
use crate::wire::Side;

/// The log of a game, and what the desk remembers beside it.
#[derive(Clone, Debug)]
pub(super) struct Course {
    pub(super) log: GameLog,
    /// What was open after which entry, if that changed with it; the last stands.
    open: Vec<(Seq, Arc<Open>)>,
    /// What was open before the last correction.
    were_open: Arc<Open>,
}

/// Where a game stands, with what the desk remembers beside it.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    pub(crate) game: Arc<Game>,
    pub(crate) open: Arc<Open>,
    pub(super) by_hand: ByHand,
}

impl Course {
    pub(super) fn of(log: GameLog) -> Course {
        Course { log, open: Vec::new(), were_open: Arc::default() }
    }

    pub(super) fn play(&self) -> Play {
        Play { game: Arc::clone(self.log.game()), open: self.open(), by_hand: self.by_hand() }
    }

    pub(super) fn open(&self) -> Arc<Open> {
        self.open.last().map(|it| Arc::clone(&it.1)).unwrap_or_default()
    }

    pub(super) fn line(&mut self, telling: Telling, line: &EventLine) -> Result<(), CannotRecord> {
        self.log.line(telling, line)?;
        self.remember_last();
        Ok(())
    }

    pub(super) fn correct(
        &mut self,
        to: Seq,
        replaces: Option<Seq>,
        author: Author,
        reason: &str,
        taken: UnixMillis,
    ) -> Result<(), CannotRecord> {
        let corrected = self.log.correct(to, replaces, author, reason, taken);
        corrected.map_err(|why| match why {
            NotReplayed::Event { why, .. } => why.into(),
            _ => CannotRecord::NoSuchEntry { to: to.0 },
        })?;
        self.remember_last();
        Ok(())
    }

    /// Puts one entry right: the game goes back to before it, this line stands in its place, and what came after it is told again as it was
    /// told, at its times. If one of those can no longer have happened, nothing is put right.
    pub(super) fn replace(
        &mut self,
        entry: Seq,
        line: &EventLine,
        author: &Author,
        reason: &str,
        taken: UnixMillis,
    ) -> Result<(), CannotRecord> {
        let were_open = self.open();
        let stands = |it: &&Arc<Told>| self.log.struck_by(it.seq).is_none();
        let told: Vec<Arc<Told>> = self.log.told().iter().filter(stands).cloned().collect();
        let place = told.iter().position(|it| it.seq == entry && it.event().is_some());
        let (before, later) = told.split_at(place.ok_or(CannotRecord::Gone)?);
        let to = before.last().map_or(Seq::START, |it| it.seq);
        self.correct(to, Some(entry), author.clone(), reason, taken)?;
        let corrected = self.log.seq();
        for told in later {
            let Some(event) = told.event() else { continue };
            let wrong = told.seq == entry;
            let mut telling = told.telling(event);
            telling = Telling { taken, again: Some(told.seq.0), ..telling };
            // Calls that are told again have other numbers; nobody but an arbiter dealt with any.
            let keeps = told.by != RecordedBy::Arbiter
                || telling.closes.as_ref().is_some_and(Vec::is_empty);
            if wrong {
                (telling.by, telling.who) = (author.by, author.who.clone());
            }
            telling.closes = self.closes(telling.by, keeps);
            let line = if wrong { line } else { &event.line };
            match self.line(telling, line) {
                Err(CannotRecord::Impossible(why)) if !wrong => {
                    return Err(CannotRecord::Later { told: Arc::clone(told), why });
                }
                done => done?,
            }
        }
        // Who has dealt with a call has dealt with it, whatever number it has now.
        for call in self.open().calls.in_order().into_iter().filter(|it| it.seq > corrected.0) {
            let was = self.again_of(call.seq).filter(|it| self.is_call(*it));
            if was.is_some_and(|it| were_open.calls.find(it).is_none()) {
                let act = AttentionAct::CallClosed { call: call.seq };
                self.attend(author.clone(), act, self.log.game().now(), taken)?;
            }
        }
        self.read_again(&were_open.unread, corrected, author, taken)
    }

    /// What had to be read has to be read where it is told again, by those who had not read it; a correction, at the one that stands now.
    fn read_again(
        &mut self,
        unread: &[Unread],
        corrected: Seq,
        author: &Author,
        taken: UnixMillis,
    ) -> Result<(), CannotRecord> {
        let at = self.log.game().now();
        for was in unread {
            if self.log.struck_by(Seq(was.entry)) != Some(corrected) {
                continue;
            }
            let mut told = self.log.told().iter().rev().map(|it| it.seq);
            let again = told.find(|it| self.again_of(it.0) == Some(was.entry));
            let Seq(entry) = again.unwrap_or(corrected);
            let now = self.open();
            let waits = |side: &Side| {
                let there = now.unread.iter().find(|it| it.entry == entry);
                was.sides.contains(side) || there.is_some_and(|it| it.sides.contains(side))
            };
            self.attend(author.clone(), AttentionAct::MustRead { entry }, at, taken)?;
            for side in Color::ALL.map(Side::from).into_iter().filter(|it| !waits(it)) {
                self.attend(author.clone(), AttentionAct::Read { entry, side }, at, taken)?;
            }
        }
        Ok(())
    }

    pub(super) fn gap(&mut self, gap: Gap, taken: UnixMillis) {
        self.log.gap(gap, taken);
    }

    /// Somebody attends to the game. It is not brought on, and its own time neither.
    pub(super) fn attend(
        &mut self,
        author: Author,
        act: AttentionAct,
        at: clock::Instant,
        taken: UnixMillis,
    ) -> Result<(), CannotRecord> {
        let is_there = match act {
            AttentionAct::MustRead { entry } => self.has_ruling(entry),
            _ => self.open().has(&act),
        };
        if !is_there {
            return Err(CannotRecord::Gone);
        }
        self.log.attend(author, at, act, taken);
        self.remember_last();
        Ok(())
    }

    fn told(&self, seq: Seq) -> Option<&Arc<Told>> {
        let told = self.log.told();
        told.binary_search_by_key(&seq, |it| it.seq).ok().and_then(|it| told.get(it))
    }

    /// The entry in whose place this one is told.
    pub(super) fn again_of(&self, entry: u64) -> Option<u64> {
        let again = self.told(Seq(entry)).and_then(|it| match it.what {
            What::Event { again, .. } => again,
            What::Opened(_)
            | What::Correction(_)
            | What::Gap(_)
            | What::Attention(_)
            | What::Result(_) => None,
        });
        again.filter(|it| *it < entry)
    }

    fn is_call(&self, entry: u64) -> bool {
        let event = self.told(Seq(entry)).and_then(|it| it.event());
        event.is_some_and(|it| matches!(it.event.what, Happening::ArbiterCalled { .. }))
    }

    /// Does something stand at this entry that can be read?
    fn has_ruling(&self, entry: u64) -> bool {
        let seq = Seq(entry);
        self.told(seq).is_some_and(|it| match it.what {
            What::Event { .. } | What::Correction(_) => self.log.struck_by(seq).is_none(),
            What::Opened(_) | What::Gap(_) | What::Attention(_) | What::Result(_) => false,
        })
    }

    /// What is open after the last entry.
    pub(super) fn remember_last(&mut self) {
        let Some(told) = self.log.told().last().map(Arc::clone) else { return };
        let after = match &told.what {
            What::Opened(_) | What::Gap(_) | What::Result(_) => return,
            What::Correction(it) => {
                self.were_open = self.open();
                self.after_correction(Seq(it.to))
            }
            What::Attention(it) => self.open().attended(it, told.at),
            What::Event { event, closes, again, .. } => {
                let again = again.map(|entry| Again { entry, were: &self.were_open });
                let game = self.log.game();
                self.open().after(&told, event, closes.as_deref(), again.as_ref(), game)
            }
        };
        if *self.open() != after {
            self.open.push((told.seq, Arc::new(after)));
        }
    }

    /// What was open then, with what has been done about it since: who has come or has dealt with a call has done so all the same.
    fn after_correction(&mut self, to: Seq) -> Open {
        self.open.retain(|(seq, _)| *seq <= to);
        let since = self.open.last().map_or(Seq::START, |it| it.0);
        let told = self.log.told();
        let later = told[told.partition_point(|it| it.seq <= since)..].iter();
        later.fold(Open::clone(&self.open()), |open, told| match &told.what {
            What::Attention(it) => match it.act {
                AttentionAct::MustRead { entry } if !self.has_ruling(entry) => open,
                _ => open.attended(it, told.at),
            },
            What::Opened(_)
            | What::Gap(_)
            | What::Correction(_)
            | What::Event { .. }
            | What::Result(_) => open,
        })
    }

    /// The calls with which an entry of this author deals, if any are open.
    pub(super) fn closes(&self, by: RecordedBy, keeps_calls: bool) -> Option<Vec<u64>> {
        let open: Vec<u64> = self.open().calls.in_order().iter().map(|it| it.seq).collect();
        (by == RecordedBy::Arbiter && !open.is_empty()).then(|| match keeps_calls {
            true => Vec::new(),
            false => open,
        })
    }

    /// The question that a line answers, as it was asked at an entry: is it still open?
    pub(super) fn still_asked(&self, line: &EventLine, entry: u64) -> Result<(), CannotRecord> {
        let Deed::Decides { question, words, .. } = &line.deed else { return Ok(()) };
        let about = words.first().and_then(|it| match it.as_str() {
            "white" => Some(Color::White),
            "black" => Some(Color::Black),
            _ => None,
        });
        let about = about.filter(|_| question.names_offender());
        let asked = |it: &Asked| it.which == *question && it.seq == entry;
        let open = self.log.game().questions().iter();
        let mut open = open.filter(|it| it.which == *question);
        let is_open = self.open().asked.iter().any(asked)
            && open.any(|it| about.is_none() || it.side() == about);
        if is_open {
            return Ok(());
        }
        let mut later = self.log.told().iter().filter(|it| it.seq.0 > entry);
        let answered = later.find_map(|told| {
            let event = told.event().filter(|_| self.log.struck_by(told.seq).is_none())?;
            let Deed::Decides { question: other, .. } = &event.line.deed else { return None };
            (other == question).then(|| Arc::clone(told))
        });
        Err(answered.map_or(CannotRecord::Gone, CannotRecord::Answered))
    }
}
