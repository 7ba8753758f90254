//! A board in play: the log of its entries and where the game stands after them. What follows from a line is found on a copy and
//! taken over only when it is stored.

mod entered;
mod time;

use std::sync::Arc;

use clock::Instant;
use laws::game::Game;
use store::wire::v1::{AttentionAct, Correction, GameOpened, RecordedBy};
use store::{Author, Entry, GameLog, NotReplayed, Seq, Telling, Told, UnixMillis, What, follow};
use transcript::{Deed, EventLine, read_event};

pub(super) use self::entered::ByHand;
pub(super) use self::time::default_time;
use self::time::origin;
pub(crate) use self::time::{Due, Missed, Next, UnderWay, due_line, go_on_lines};
use super::configuration::Seat;
use super::course::{Course, Play};
use super::moves;
use super::permission::may_still;
use super::trouble::CannotRecord;
use crate::wire::{Move, MovesChange};

/// A board in play.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    seat: Arc<Seat>,
    course: Course,
    moves: Vec<Move>,
    /// The time of the server at which the game's own time began.
    origin_ms: Option<i64>,
    /// The flag, or the default time, that was told last.
    told: Option<(Due, Instant)>,
}

/// Lines that somebody records together.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    pub(crate) lines: Vec<EventLine>,
    pub(crate) author: Author,
    pub(crate) under_way: UnderWay,
    /// Calls that are open stay open.
    pub(crate) keeps_calls: bool,
    /// The clock may be started although the players have not confirmed what they have to read.
    pub(crate) though_unread: bool,
    /// The entry at which the question that is answered was asked.
    pub(crate) answers: Option<u64>,
}

impl Lines {
    pub(crate) fn by(author: impl Into<Author>, lines: Vec<EventLine>) -> Lines {
        let (author, under_way, answers) = (author.into(), UnderWay::default(), None);
        Lines { lines, author, under_way, keeps_calls: false, though_unread: false, answers }
    }
}

/// A board after new entries: what is to be stored, then taken over and sent.
#[derive(Clone, Debug)]
pub(crate) struct Grown {
    course: Course,
    pub(crate) entries: Vec<Arc<Told>>,
    /// Earlier entries that are struck out.
    pub(crate) struck: Vec<u64>,
    pub(crate) moves: MovesChange,
    pub(crate) server_ms: i64,
    origin_ms: Option<i64>,
}

impl Grown {
    pub(crate) fn seq(&self) -> u64 {
        self.entries.last().map_or(0, |it| it.seq.0)
    }

    pub(crate) fn play(&self) -> Play {
        self.course.play()
    }
}

impl Table {
    /// The board of a log that is only begun.
    fn of(game: &str, log: GameLog) -> Table {
        let moves = moves::all(log.game());
        Table {
            seat: Arc::new(Seat::of(game, &log)),
            course: Course::of(log),
            moves,
            origin_ms: None,
            told: None,
        }
    }

    /// The board that stored entries amount to.
    pub(crate) fn replayed(game: &str, entries: &[Entry]) -> Result<Table, NotReplayed> {
        let (first, rest) = entries.split_first().ok_or(NotReplayed::Empty)?;
        let begun = Table::of(game, GameLog::begun(first)?);
        let mut table = follow(
            &begun,
            rest,
            |table| &mut table.course.log,
            |table, entry| table.take_next(|log| log.next(entry)),
        )?;
        table.read_moves();
        Ok(table)
    }

    /// Plays one more entry that is stored.
    pub(crate) fn next(&mut self, entry: &Entry) -> Result<(), NotReplayed> {
        self.take_next(|log| log.next(entry))?;
        self.read_moves();
        Ok(())
    }

    /// Plays one more entry of this board as it is by now.
    pub(crate) fn again(&mut self, told: &Told) -> Result<(), NotReplayed> {
        self.take_next(|log| log.again(told))?;
        self.read_moves();
        Ok(())
    }

    /// Takes over an entry that was stored before; all but the moves.
    fn take_next(
        &mut self,
        next: impl FnOnce(&mut GameLog) -> Result<(), NotReplayed>,
    ) -> Result<(), NotReplayed> {
        let (lose_from, last) = (self.absent_lose_from(), self.last_instant());
        next(&mut self.course.log)?;
        self.course.remember_last();
        let Some(told) = self.entries().last().map(Arc::clone) else { return Ok(()) };
        match &told.what {
            What::Opened(_) => {
                self.seat = Arc::new(Seat::of(&self.seat.game, &self.course.log));
                self.origin_ms = None;
            }
            // What is told again happened at its own time, not when it was told again.
            What::Event { again: Some(_), .. }
            | What::Correction(Correction { replaces: Some(_), .. }) => {}
            What::Event { again: None, lag_ms, .. } => {
                let sent_ms = told.at.0.saturating_sub(lag_ms.unwrap_or(0).into());
                if self.instant_after(last, sent_ms) != told.instant() || self.origin_ms.is_none() {
                    self.origin_ms = Some(origin(sent_ms, told.instant()));
                }
            }
            What::Correction(Correction { replaces: None, .. }) | What::Gap(_) => {
                self.origin_ms = Some(origin(told.at.0, told.instant()));
            }
            // It happened at a time of the game, and brings it on by nothing.
            What::Attention(_) | What::Result(_) => {}
        }
        self.note_default_time(&told, lose_from);
        Ok(())
    }

    fn read_moves(&mut self) {
        let MovesChange { keep, add } = moves::change(&self.moves, self.course.log.game());
        self.moves.truncate(keep);
        self.moves.extend(add);
    }

    /// The same board with another header, before its first event.
    pub(crate) fn set_up_again(
        &self,
        header: GameOpened,
        server_ms: i64,
    ) -> Result<Table, NotReplayed> {
        let mut course = self.course.clone();
        course.log.open_again(header, UnixMillis(server_ms))?;
        Ok(Table { course: course.clone(), ..Table::of(&self.seat.game, course.log) })
    }

    pub(crate) fn seat(&self) -> &Arc<Seat> {
        &self.seat
    }

    pub(crate) fn log(&self) -> &GameLog {
        &self.course.log
    }

    pub(crate) fn game(&self) -> &Game {
        self.course.log.game()
    }

    pub(crate) fn play(&self) -> Play {
        self.course.play()
    }

    pub(crate) fn entries(&self) -> &[Arc<Told>] {
        self.course.log.told()
    }

    pub(crate) fn is_struck(&self, seq: Seq) -> bool {
        self.course.log.struck_by(seq).is_some()
    }

    pub(crate) fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The last entry.
    pub(crate) fn seq(&self) -> u64 {
        self.course.log.seq().0
    }

    /// The time of the server at the last entry.
    pub(crate) fn last_ms(&self) -> i64 {
        self.entries().last().map_or(i64::MIN, |it| it.at.0)
    }

    /// Of two who come at the same time the second may have been stamped first.
    fn not_before_last(&self, server_ms: i64) -> i64 {
        server_ms.max(self.last_ms())
    }

    /// What follows from lines, all or none. Nothing is taken over.
    pub(crate) fn judge(&self, told: &Lines, server_ms: i64) -> Result<Grown, CannotRecord> {
        let Lines { lines, author: Author { by, who }, under_way, .. } = told;
        may_still(self.phase(), *by, lines)?;
        let server_ms = self.not_before_last(server_ms);
        let sent_ms = server_ms.saturating_sub(under_way.0.into());
        let at = self.instant(sent_ms);
        let (lag_ms, taken) = (under_way.taken_off(), UnixMillis(server_ms));
        let telling = Telling { lag_ms, taken, who: who.clone(), ..Telling::by(*by, at) };
        let mut course = self.course.clone();
        if told.though_unread {
            for unread in &course.open().unread {
                let act = AttentionAct::NotAwaited { entry: unread.entry };
                course.attend(told.author.clone(), act, at, taken)?;
            }
        }
        for line in lines {
            if let Some(entry) = told.answers {
                course.still_asked(line, entry)?;
            }
            let closes = course.closes(*by, told.keeps_calls);
            course.line(Telling { closes, ..telling.clone() }, line)?;
        }
        let starts = self.game().running().is_none() && course.log.game().running().is_some();
        match course.open().readers() {
            sides if starts && !sides.is_empty() => return Err(CannotRecord::Unread { sides }),
            _ => {}
        }
        self.course.stays_over(&course)?;
        let origin_ms = self.origin_ms.unwrap_or(sent_ms);
        Ok(self.grown(course, server_ms, Some(origin_ms)))
    }

    /// Somebody attends to the game. What is to be read is read while the clock stands. Nothing is taken over.
    pub(crate) fn attend(
        &self,
        act: &AttentionAct,
        author: &Author,
        server_ms: i64,
    ) -> Result<Grown, CannotRecord> {
        let server_ms = self.not_before_last(server_ms);
        let (at, taken) = (self.instant(server_ms), UnixMillis(server_ms));
        let mut course = self.course.clone();
        course.attend(author.clone(), act.clone(), at, taken)?;
        if matches!(act, AttentionAct::MustRead { .. }) && course.log.game().running().is_some() {
            let Author { by, who } = author.clone();
            let closes = course.closes(by, true);
            course.line(Telling { taken, who, closes, ..Telling::by(by, at) }, &stop())?;
        }
        Ok(self.grown(course, server_ms, self.origin_ms))
    }

    /// The game as after an earlier entry, its clock stopped. Nothing is taken over.
    pub(crate) fn correct(
        &self,
        to: u64,
        reason: &str,
        author: &Author,
        server_ms: i64,
    ) -> Result<Grown, CannotRecord> {
        if to == self.seq() {
            return Err(CannotRecord::NoSuchEntry { to });
        }
        let server_ms = self.not_before_last(server_ms);
        let taken = UnixMillis(server_ms);
        let mut course = self.course.clone();
        course.correct(Seq(to), None, author.clone(), reason, taken)?;
        let at = course.log.game().now();
        if course.log.game().running().is_some() {
            let Author { by, who } = author.clone();
            let closes = course.closes(by, true);
            course.line(Telling { taken, who, closes, ..Telling::by(by, at) }, &stop())?;
        }
        Ok(self.grown(course, server_ms, Some(origin(server_ms, at))))
    }

    /// One entry is put right, and what came after it stands. The game's own time goes on as it did. Nothing is taken over.
    pub(crate) fn replace(
        &self,
        entry: u64,
        line: &EventLine,
        reason: &str,
        author: &Author,
        server_ms: i64,
    ) -> Result<Grown, CannotRecord> {
        let server_ms = self.not_before_last(server_ms);
        let mut course = self.course.clone();
        course.replace(Seq(entry), line, author, reason, UnixMillis(server_ms))?;
        self.course.stays_over(&course)?;
        Ok(self.grown(course, server_ms, self.origin_ms))
    }

    fn grown(&self, course: Course, server_ms: i64, origin_ms: Option<i64>) -> Grown {
        let known = self.entries();
        let struck = known.iter().map(|it| it.seq);
        let struck =
            struck.filter(|it| course.log.struck_by(*it).is_some() && !self.is_struck(*it));
        Grown {
            entries: course.log.told()[known.len()..].to_vec(),
            struck: struck.map(|it| it.0).collect(),
            moves: moves::change(&self.moves, course.log.game()),
            course,
            server_ms,
            origin_ms,
        }
    }

    /// The entry with which the clock stops where the record ends, if it runs.
    pub(crate) fn stopped(&self) -> Result<Option<Arc<Told>>, CannotRecord> {
        if self.game().running().is_none() {
            return Ok(None);
        }
        let ended = self.entries().last().map_or(0, |it| it.at.0);
        let stops = Lines::by(RecordedBy::Server, vec![stop()]);
        Ok(self.judge(&stops, ended)?.entries.pop())
    }

    /// Takes over what was stored.
    pub(crate) fn take(&mut self, grown: &Grown) {
        let lose_from = self.absent_lose_from();
        for told in &grown.entries {
            self.note_default_time(told, lose_from);
        }
        self.course = grown.course.clone();
        self.moves.truncate(grown.moves.keep);
        self.moves.extend(grown.moves.add.iter().cloned());
        self.origin_ms = grown.origin_ms;
    }

    /// The board as it was at a time of the server: for those who see everything later.
    pub(crate) fn before(&self, server_ms: i64) -> Result<Table, NotReplayed> {
        let (first, rest) = self.entries().split_first().ok_or(NotReplayed::Empty)?;
        let mut earlier = Table::of(&self.seat.game, GameLog::begun_again(first)?);
        for told in rest.iter().take_while(|it| it.at.0 <= server_ms) {
            earlier.take_next(|log| log.again(told))?;
        }
        earlier.read_moves();
        Ok(earlier)
    }

    /// The first entry after a place.
    pub(crate) fn entry_after(&self, seq: u64) -> Option<&Arc<Told>> {
        let entries = self.entries();
        entries.get(entries.partition_point(|it| it.seq.0 <= seq))
    }
}

/// A line of the wire, which has no stamp.
pub(crate) fn read(line: &str) -> Result<EventLine, CannotRecord> {
    let event = read_event(line)?;
    match event.stamp {
        None => Ok(event),
        Some(_) => Err(CannotRecord::Stamped),
    }
}

/// The clock is stopped after a correction.
fn stop() -> EventLine {
    let deed = Deed::Stops { by: laws::event::Who::Arbiter, words: None };
    EventLine { stamp: None, assistant: false, deed }
}
