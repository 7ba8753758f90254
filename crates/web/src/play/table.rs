//! A board in play: the log of its entries and where the game stands after them. What follows from a line is found on a copy and
//! taken over only when it is stored.

mod entered;

use std::sync::Arc;

use board::Color;
use clock::{Instant, Millis};
use laws::Discretion;
use laws::event::{ClockFault, FaultKind, Happening, Who};
use laws::game::{Game, Phase};
use store::wire::v1::{AttentionAct, Correction, GameOpened, Gap, GapKind, RecordedBy, V1};
use store::{Author, Entry, GameLog, NotReplayed, Seq, Telling, Told, UnixMillis, What, follow};
use transcript::{Deed, EventLine, read_event};

pub(super) use self::entered::ByHand;
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

/// A time that a server missed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Missed {
    /// The last time of the server that is proven.
    pub(crate) from_ms: i64,
    pub(crate) until_ms: i64,
    pub(crate) why: GapKind,
    /// Is it so long that the clocks are stopped?
    pub(crate) stops: bool,
}

/// For how long what is told was under way, in milliseconds; so much earlier it happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct UnderWay(pub(crate) u32);

impl UnderWay {
    fn taken_off(self) -> Option<u32> {
        (self.0 > 0).then_some(self.0)
    }
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

/// What the clock of the server has to tell by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// A clock reaches zero.
    Flag(Color),
    /// The default time is over.
    Late,
}

/// What the clock of the server has to tell next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Next {
    /// When, as a time of the server.
    pub(crate) server_ms: i64,
    /// The same time as the game counts it.
    at: Instant,
    pub(crate) due: Due,
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
        let lose_from = self.absent_lose_from();
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
            What::Event { again: None, .. }
            | What::Correction(Correction { replaces: None, .. })
            | What::Gap(_) => {
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

    /// The time of the game at a time of the server; it never goes back.
    pub(crate) fn instant(&self, server_ms: i64) -> Instant {
        let since = self.origin_ms.map_or(0, |origin| server_ms.saturating_sub(origin));
        let now = Instant::after_start(Millis::new(u64::try_from(since).unwrap_or(0)));
        // An entry that is no event, such as a gap, has a time too; who attends to the game takes none from anybody.
        let counts = |it: &&Arc<Told>| !matches!(it.what, What::Attention(_));
        self.entries().iter().rev().find(counts).map_or(now, |it| now.max(it.instant()))
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
        let at = self.instant(server_ms.saturating_sub(under_way.0.into()));
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
        let origin_ms = self.origin_ms.unwrap_or(server_ms);
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

    /// The board after a time in which the server was not there, or stood still. The game's own time stands still in it: nobody
    /// could play. After a long one the clock stands where it was last proven, and the arbiter says how it goes on (6.10).
    /// Nothing is taken over; there is nothing to say of a game that is not being played.
    pub(crate) fn bridge(&self, gap: Missed) -> Result<Grown, CannotRecord> {
        if !self.is_timed() {
            return Err(CannotRecord::Nothing);
        }
        // The time of day may be set anywhere; the time of the server is not.
        let server_ms = self.not_before_last(match gap.why {
            GapKind::Jump => gap.from_ms,
            GapKind::Restart | GapKind::Sleep | GapKind::Stall => gap.until_ms,
        });
        let at = self.instant(gap.from_ms);
        let Missed { from_ms, until_ms, why, stops } = gap;
        let (at_ms, taken) = (at.since_start().get(), UnixMillis(server_ms));
        let mut course = self.course.clone();
        course.gap(Gap { v: V1, at_ms, from_ms, until_ms, why }, taken);
        if stops && course.log.game().running().is_some() {
            let telling = Telling { taken, ..Telling::by(RecordedBy::Server, at) };
            course.line(telling, &clock_not_seen())?;
        }
        Ok(self.grown(course, server_ms, Some(origin(server_ms, at))))
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

    /// Is this in the log already?
    pub(crate) fn has_bridged(&self, missed: Missed) -> bool {
        let same = |it: &Gap| {
            (it.from_ms, it.until_ms, it.why) == (missed.from_ms, missed.until_ms, missed.why)
        };
        self.entries().iter().rev().any(|it| matches!(&it.what, What::Gap(gap) if same(gap)))
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

    /// That the default time was over is told once, unless it is struck out or was told before it was over.
    fn note_default_time(&mut self, told: &Told, lose_from: Option<Instant>) {
        let late = matches!(self.told, Some((Due::Late, _)));
        if late && matches!(told.what, What::Correction(_)) {
            self.told = None;
        }
        if let Some(at) = lose_from.filter(|at| tells_default_time(told) && *at <= told.instant()) {
            self.told = Some((Due::Late, at));
        }
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

    /// When the clock of the server has to tell something next, and what.
    pub(crate) fn next_due(&self) -> Option<Next> {
        let game = self.game();
        if self.phase() != Phase::Running {
            return None;
        }
        let flag = game.running().zip(game.clock().and_then(|it| it.next_zero()));
        let flag = flag.map(|(side, at)| (at, Due::Flag(side)));
        let late = self.absent_lose_from().map(|at| (at, Due::Late));
        let next = [flag, late].into_iter().flatten();
        let untold = next.filter(|(at, due)| self.told != Some((*due, *at)));
        let (at, due) = untold.min_by_key(|it| it.0)?;
        let since = i64::try_from(at.since_start().get()).unwrap_or(i64::MAX);
        Some(Next { server_ms: self.origin_ms?.saturating_add(since), at, due })
    }

    /// Does time count: for a clock that runs, or for a player who is late?
    pub(crate) fn is_timed(&self) -> bool {
        let game = self.game();
        let counts = game.running().is_some() || self.absent_lose_from().is_some();
        self.origin_ms.is_some() && self.phase() == Phase::Running && counts
    }

    /// Did a time that the server missed stop a clock, and nobody has said yet how it goes on?
    pub(crate) fn is_interrupted(&self) -> bool {
        self.interruption().is_some()
    }

    /// The clock that ran before such a time.
    pub(crate) fn interrupted(&self) -> Option<Color> {
        self.log().record().as_after(self.interruption()?.0).ok()?.running()
    }

    /// The entry before the question that such a time left open.
    fn interruption(&self) -> Option<Seq> {
        if self.log().entered().is_score() {
            return None;
        }
        let open = self.course.open();
        let asked = open.asked.iter().find(|it| it.which == Discretion::ClockFaulty)?;
        // That time is not told again: it stands where the question was asked first.
        let told = std::iter::successors(Some(asked.seq), |it| self.course.again_of(*it));
        let first = told.last()?;
        let before = self.entries().iter().rev().find(|it| it.seq.0 < first)?;
        matches!(before.what, What::Gap(_)).then_some(Seq(asked.seq.saturating_sub(1)))
    }

    /// Notes that something was told, so that it is not told again.
    pub(crate) fn tell(&mut self, next: Next) {
        self.told = Some((next.due, next.at));
    }

    /// From when on a player who is absent has lost.
    fn absent_lose_from(&self) -> Option<Instant> {
        let game = self.game();
        waiting_since(game).map(|it| game.frame().absent_lose_from(it))
    }
}

/// Since when somebody who is absent is waited for.
fn waiting_since(game: &Game) -> Option<Instant> {
    let absent = Color::ALL.into_iter().any(|side| !game.is_present(side));
    game.round_started().filter(|_| absent && !game.is_over())
}

/// Until when a player who is absent may come.
pub(crate) fn default_time(game: &Game) -> Option<Instant> {
    let time = Millis::from_seconds(game.frame().default_time().0.into());
    waiting_since(game).map(|it| it + time)
}

/// Does the clock of the server say here that the default time is over?
fn tells_default_time(told: &Told) -> bool {
    let passed = Deed::Plain(Happening::TimePassed);
    told.by == RecordedBy::Server && told.event().is_some_and(|it| it.line.deed == passed)
}

/// The time of the server at which the game's own time began, if it is so late in the game.
fn origin(server_ms: i64, at: Instant) -> i64 {
    let since = i64::try_from(at.since_start().get()).unwrap_or(i64::MAX);
    server_ms.saturating_sub(since)
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

/// The arbiter says that the readings stand, and starts a clock again.
pub(crate) fn go_on_lines(side: Color) -> Vec<EventLine> {
    let starts = Happening::ClockStarted { by: Who::Arbiter, side };
    let stands = Deed::Decides {
        by: Who::Arbiter,
        question: Discretion::ClockFaulty,
        words: vec!["reading".to_owned(), "stands".to_owned()],
        consulted: None,
        reason: None,
    };
    [stands, Deed::Plain(starts)]
        .map(|deed| EventLine { stamp: None, assistant: false, deed })
        .to_vec()
}

/// Nobody can say what the clock would show if the server had been there.
fn clock_not_seen() -> EventLine {
    let (by, kind) = (Who::Arbiter, FaultKind::Defect);
    let fault = ClockFault { by, kind, detail: None, set_as: None };
    let deed = Deed::Plain(Happening::ClockFaultFound(fault));
    EventLine { stamp: None, assistant: false, deed }
}

/// What the clock of the server tells.
pub(crate) fn due_line(due: Due) -> EventLine {
    let happening = match due {
        Due::Flag(side) => Happening::FlagFell(side),
        Due::Late => Happening::TimePassed,
    };
    EventLine { stamp: None, assistant: false, deed: Deed::Plain(happening) }
}
