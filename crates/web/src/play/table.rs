//! A board in play: the log of its entries and where the game stands after them. What follows from a line is found on a copy and
//! taken over only when it is stored.

use std::collections::BTreeSet;
use std::sync::Arc;

use board::Color;
use clock::{Instant, Millis};
use laws::Discretion;
use laws::event::{ClockFault, Event, FaultKind, Happening, Seen, Who};
use laws::game::{Game, Phase};
use laws::ruling::{Ruling, Verdict};
use store::NoGame;
use store::wire::v1::{GameOpened, Gap, GapKind, RecordedBy, V1, understand};
use transcript::{Deed, EventLine, read_event};

use super::configuration::Seat;
use super::entries::{Kept, What};
use super::moves;
use super::permission::may_still;
use super::stored::NotReplayed;
use super::trouble::CannotRecord;
use crate::wire::{Call, Move, MovesChange};

/// A board in play.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    seat: Arc<Seat>,
    start: Game,
    play: Arc<Play>,
    entries: Vec<Arc<Kept>>,
    struck: BTreeSet<u64>,
    moves: Vec<Move>,
    /// The time of the server at which the game's own time began.
    origin_ms: Option<i64>,
    /// The flag, or the default time, that was told last.
    told: Option<(Due, Instant)>,
}

/// Where a game stands, with what the desk remembers beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Play {
    pub(crate) game: Game,
    /// Calls for the arbiter that nobody has answered.
    pub(crate) calls: Vec<Call>,
    /// When each open question was asked.
    pub(crate) asked: Vec<Asked>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    pub(crate) which: Discretion,
    pub(crate) seq: u64,
    pub(crate) at: Instant,
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
    pub(crate) entries: Vec<Arc<Kept>>,
    /// Earlier entries that are struck out.
    pub(crate) struck: Vec<u64>,
    pub(crate) play: Arc<Play>,
    pub(crate) moves: MovesChange,
    pub(crate) server_ms: i64,
    origin_ms: i64,
}

impl Grown {
    pub(crate) fn seq(&self) -> u64 {
        self.entries.last().map_or(0, |it| it.seq)
    }
}

impl Table {
    /// A board before anything was recorded on it but the entry that sets it up.
    fn set_up(game: &str, header: GameOpened, server_ms: i64, seq: u64) -> Result<Table, NoGame> {
        let (at, by) = (Instant::START, RecordedBy::Arbiter);
        let what = What::Start(Box::new(header.clone()));
        let first = Kept { seq, at, server_ms, by, seen: by.sees(), lag_ms: None, what };
        let (seat, start) = Seat::new(game, header)?;
        let play = Arc::new(Play::new(start.clone()));
        let moves = moves::all(&play.game);
        Ok(Table {
            seat: Arc::new(seat),
            start,
            play,
            entries: vec![Arc::new(first)],
            struck: BTreeSet::new(),
            moves,
            origin_ms: None,
            told: None,
        })
    }

    /// The board that its first entry sets up.
    pub(super) fn begun(game: &str, first: &Kept) -> Result<Table, NotReplayed> {
        let What::Start(header) = &first.what else { return Err(NotReplayed::NoStart) };
        let table = Table::set_up(game, GameOpened::clone(header), first.server_ms, first.seq);
        table.map_err(|why| NotReplayed::Start { seq: first.seq, why })
    }

    /// The same board with another header, before its first event.
    pub(crate) fn set_up_again(
        &self,
        header: GameOpened,
        server_ms: i64,
    ) -> Option<Result<Table, NoGame>> {
        let untouched = self.entries.iter().all(|it| matches!(it.what, What::Start(_)));
        untouched.then(|| {
            let mut table = Table::set_up(&self.seat.game, header, server_ms, self.seq() + 1)?;
            table.entries.splice(..0, self.entries.iter().cloned());
            Ok(table)
        })
    }

    pub(crate) fn seat(&self) -> &Arc<Seat> {
        &self.seat
    }

    pub(crate) fn play(&self) -> &Arc<Play> {
        &self.play
    }

    pub(crate) fn entries(&self) -> &[Arc<Kept>] {
        &self.entries
    }

    pub(crate) fn is_struck(&self, seq: u64) -> bool {
        self.struck.contains(&seq)
    }

    pub(crate) fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The last entry.
    pub(crate) fn seq(&self) -> u64 {
        self.entries.last().map_or(0, |it| it.seq)
    }

    /// The time of the game at a time of the server; it never goes back.
    pub(crate) fn instant(&self, server_ms: i64) -> Instant {
        let since = self.origin_ms.map_or(0, |origin| server_ms.saturating_sub(origin));
        let now = Instant::after_start(Millis::new(u64::try_from(since).unwrap_or(0)));
        // An entry that is no event, such as a gap, has a time too.
        self.entries.last().map_or(now, |it| now.max(it.at))
    }

    /// The time of the server at the last entry.
    pub(crate) fn last_ms(&self) -> i64 {
        self.entries.last().map_or(i64::MIN, |it| it.server_ms)
    }

    /// Of two who come at the same time the second may have been stamped first.
    fn not_before_last(&self, server_ms: i64) -> i64 {
        server_ms.max(self.last_ms())
    }

    /// What follows from lines, all or none. Nothing is taken over.
    pub(crate) fn judge(
        &self,
        lines: &[EventLine],
        by: RecordedBy,
        server_ms: i64,
        under_way: UnderWay,
    ) -> Result<Grown, CannotRecord> {
        may_still(self.play.game.phase(), by, lines)?;
        let server_ms = self.not_before_last(server_ms);
        let at = self.instant(server_ms.saturating_sub(under_way.0.into()));
        let mut play = Play::clone(&self.play);
        let mut entries = Vec::with_capacity(lines.len());
        for line in lines {
            let seq = self.seq() + 1 + entries.len() as u64;
            let told = Told { lag_ms: under_way.taken_off(), ..Told::now(seq, at, server_ms, by) };
            entries.push(play.record(&self.seat, told, line)?);
        }
        let moves = moves::change(&self.moves, &play.game);
        let origin_ms = self.origin_ms.unwrap_or(server_ms);
        Ok(Grown { entries, struck: Vec::new(), play: Arc::new(play), moves, server_ms, origin_ms })
    }

    /// The game as after an earlier entry, its clock stopped. Nothing is taken over.
    pub(crate) fn correct(
        &self,
        to: u64,
        reason: &str,
        server_ms: i64,
    ) -> Result<Grown, CannotRecord> {
        let stands = self.entries.iter().any(|it| it.seq == to) && !self.is_struck(to);
        if !stands || to == self.seq() {
            return Err(CannotRecord::NoSuchEntry { to });
        }
        let server_ms = self.not_before_last(server_ms);
        let mut play = self.play_until(to)?;
        let at = play.game.now();
        let by = RecordedBy::Arbiter;
        let told = Told::now(self.seq() + 1, at, server_ms, by);
        let what = What::Correction { to, reason: reason.to_owned() };
        let mut entries = vec![Arc::new(told.entry(what))];
        if play.game.running().is_some() {
            let told = Told { seq: told.seq + 1, ..told };
            entries.push(play.record(&self.seat, told, &stop())?);
        }
        let struck = self.entries.iter().map(|it| it.seq).filter(|it| *it > to);
        let struck = struck.filter(|it| !self.is_struck(*it)).collect();
        let moves = moves::change(&self.moves, &play.game);
        let since = i64::try_from(at.since_start().get()).unwrap_or(i64::MAX);
        let origin_ms = server_ms.saturating_sub(since);
        Ok(Grown { entries, struck, play: Arc::new(play), moves, server_ms, origin_ms })
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
        let at_ms = at.since_start().get();
        let told = Told::now(self.seq() + 1, at, server_ms, RecordedBy::Server);
        let what = What::Gap(Gap { v: V1, at_ms, from_ms, until_ms, why });
        let mut entries = vec![Arc::new(told.entry(what))];
        let mut play = Play::clone(&self.play);
        if stops && play.game.running().is_some() {
            let told = Told { seq: told.seq + 1, ..told };
            entries.push(play.record(&self.seat, told, &clock_not_seen())?);
        }
        let moves = moves::change(&self.moves, &play.game);
        let since = i64::try_from(at_ms).unwrap_or(i64::MAX);
        let origin_ms = server_ms.saturating_sub(since);
        let (struck, play) = (Vec::new(), Arc::new(play));
        Ok(Grown { entries, struck, play, moves, server_ms, origin_ms })
    }

    /// Is this in the log already?
    pub(crate) fn has_bridged(&self, missed: Missed) -> bool {
        let same = |it: &Gap| {
            (it.from_ms, it.until_ms, it.why) == (missed.from_ms, missed.until_ms, missed.why)
        };
        self.entries.iter().rev().any(|it| matches!(&it.what, What::Gap(gap) if same(gap)))
    }

    /// The entry with which the clock stops where the record ends, if it runs.
    pub(crate) fn stopped(&self) -> Result<Option<Arc<Kept>>, CannotRecord> {
        if self.play.game.running().is_none() {
            return Ok(None);
        }
        let ended = self.entries.last().map_or(0, |it| it.server_ms);
        Ok(self.judge(&[stop()], RecordedBy::Server, ended, UnderWay::default())?.entries.pop())
    }

    /// Takes over what was stored.
    pub(crate) fn take(&mut self, grown: &Grown) {
        if grown.entries.iter().any(|it| it.tells_default_time()) {
            self.told = self.absent_lose_from().map(|at| (Due::Late, at));
        }
        self.entries.extend(grown.entries.iter().cloned());
        self.struck.extend(&grown.struck);
        self.play = Arc::clone(&grown.play);
        self.moves.truncate(grown.moves.keep);
        self.moves.extend(grown.moves.add.iter().cloned());
        self.origin_ms = Some(grown.origin_ms);
    }

    /// The game as it stood after an entry, the struck ones left out.
    pub(crate) fn play_until(&self, seq: u64) -> Result<Play, CannotRecord> {
        let mut play = Play::new(self.start.clone());
        for kept in self.entries.iter().filter(|it| it.seq <= seq && !self.is_struck(it.seq)) {
            if let What::Event { line, .. } = &kept.what {
                let told = Told::of(kept);
                play.record(&self.seat, told, line)?;
            }
        }
        Ok(play)
    }

    /// The board as it was at a time of the server: for those who see everything later.
    pub(crate) fn before(&self, server_ms: i64) -> Result<Table, NotReplayed> {
        let (first, rest) = self.entries.split_first().ok_or(NotReplayed::NoStart)?;
        let mut earlier = Table::begun(&self.seat.game, first)?;
        for kept in rest.iter().take_while(|it| it.server_ms <= server_ms) {
            earlier.replay(kept)?;
        }
        Ok(earlier)
    }

    /// The first entry after a place.
    pub(crate) fn entry_after(&self, seq: u64) -> Option<&Arc<Kept>> {
        self.entries.get(self.entries.partition_point(|it| it.seq <= seq))
    }

    /// Takes over an entry that was stored before.
    pub(crate) fn replay(&mut self, kept: &Kept) -> Result<(), NotReplayed> {
        let refused = |why| NotReplayed::Line { seq: kept.seq, why };
        match &kept.what {
            What::Start(header) => {
                let again = self.set_up_again(GameOpened::clone(header), kept.server_ms);
                let again = again.ok_or(NotReplayed::Order { seq: kept.seq })?;
                *self = again.map_err(|why| NotReplayed::Start { seq: kept.seq, why })?;
            }
            What::Event { line, .. } => {
                // What cannot have happened leaves the game as it was.
                let play = Arc::make_mut(&mut self.play);
                let entry = play.record(&self.seat, Told::of(kept), line).map_err(refused)?;
                let moves = moves::change(&self.moves, &self.play.game);
                let since = i64::try_from(kept.at.since_start().get()).unwrap_or(i64::MAX);
                self.take(&Grown {
                    entries: vec![entry],
                    struck: Vec::new(),
                    play: Arc::clone(&self.play),
                    moves,
                    server_ms: kept.server_ms,
                    origin_ms: kept.server_ms.saturating_sub(since),
                });
            }
            What::Correction { to, reason } => {
                let mut grown = self.correct(*to, reason, kept.server_ms).map_err(refused)?;
                // The stop of the clock is an entry of its own and comes next.
                grown.entries.truncate(1);
                grown.play = Arc::new(self.play_until(*to).map_err(refused)?);
                self.take(&grown);
            }
            What::Gap(_) => {
                let since = i64::try_from(kept.at.since_start().get()).unwrap_or(i64::MAX);
                self.entries.push(Arc::new(kept.clone()));
                self.origin_ms = Some(kept.server_ms.saturating_sub(since));
            }
        }
        Ok(())
    }

    /// When the clock of the server has to tell something next, and what.
    pub(crate) fn next_due(&self) -> Option<Next> {
        let game = &self.play.game;
        if game.phase() != Phase::Running {
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
        let game = &self.play.game;
        let counts = game.running().is_some() || self.absent_lose_from().is_some();
        self.origin_ms.is_some() && game.phase() == Phase::Running && counts
    }

    /// Did a time that the server missed stop a clock, and nobody has said yet how it goes on?
    pub(crate) fn is_interrupted(&self) -> bool {
        self.interruption().is_some()
    }

    /// The clock that ran before such a time.
    pub(crate) fn interrupted(&self) -> Option<Color> {
        self.play_until(self.interruption()?).ok()?.game.running()
    }

    /// The entry of such a time.
    fn interruption(&self) -> Option<u64> {
        let asked = self.play.asked.iter().find(|it| it.which == Discretion::ClockFaulty)?;
        let before = self.entries.iter().rev().find(|it| it.seq < asked.seq)?;
        matches!(before.what, What::Gap(_)).then_some(before.seq)
    }

    /// Notes that something was told, so that it is not told again.
    pub(crate) fn tell(&mut self, next: Next) {
        self.told = Some((next.due, next.at));
    }

    /// From when on a player who is absent has lost.
    fn absent_lose_from(&self) -> Option<Instant> {
        let game = &self.play.game;
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

/// What stands beside a line in the log.
#[derive(Clone, Copy, Debug)]
struct Told {
    seq: u64,
    at: Instant,
    server_ms: i64,
    by: RecordedBy,
    seen: Seen,
    lag_ms: Option<u32>,
}

impl Told {
    fn of(kept: &Kept) -> Told {
        let Kept { seq, at, server_ms, by, seen, lag_ms, .. } = *kept;
        Told { seq, at, server_ms, by, seen, lag_ms }
    }

    /// What somebody tells now.
    fn now(seq: u64, at: Instant, server_ms: i64, by: RecordedBy) -> Told {
        Told { seq, at, server_ms, by, seen: by.sees(), lag_ms: None }
    }

    fn entry(self, what: What) -> Kept {
        let Told { seq, at, server_ms, by, seen, lag_ms } = self;
        Kept { seq, at, server_ms, by, seen, lag_ms, what }
    }
}

impl Play {
    fn new(game: Game) -> Play {
        Play { game, calls: Vec::new(), asked: Vec::new() }
    }

    fn record(
        &mut self,
        seat: &Seat,
        told: Told,
        line: &EventLine,
    ) -> Result<Arc<Kept>, CannotRecord> {
        let before = self.game.standing().setup();
        let what = understand(&self.game, seat.languages, line)?;
        let event = Event { at: told.at, seen: told.seen, through_assistant: line.assistant, what };
        let rulings = self.game.record(&event)?;
        self.remember(told, &event.what, &rulings);
        let what =
            What::Event { line: line.clone(), before: Box::new(before), rulings: rulings.into() };
        Ok(Arc::new(told.entry(what)))
    }

    fn remember(&mut self, told: Told, what: &Happening, rulings: &[Ruling]) {
        if told.by == RecordedBy::Arbiter {
            self.calls.clear();
        }
        if let Happening::ArbiterCalled { by, reason, .. } = what {
            let (seq, at_ms) = (told.seq, told.at.since_start().get());
            self.calls.push(Call { seq, by: (*by).into(), reason: reason.clone(), at_ms });
        }
        for ruling in rulings {
            if let Verdict::Ask(question) = ruling.verdict() {
                let which = question.which;
                self.asked.push(Asked { which, seq: told.seq, at: told.at });
            }
        }
        let open = self.game.questions();
        self.asked.retain(|it| open.iter().any(|question| question.which == it.which));
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
