//! The time of a board: what the clock of the server has to tell and when, and times that it missed.

use std::sync::Arc;

use board::Color;
use clock::{Instant, Millis};
use laws::Discretion;
use laws::event::{ClockFault, FaultKind, Happening, Who};
use laws::game::{Game, Phase};
use store::wire::v1::{Gap, GapKind, RecordedBy, V1};
use store::{Seq, Telling, Told, UnixMillis, What};
use transcript::{Deed, EventLine};

use super::{Grown, Table};
use crate::play::trouble::CannotRecord;

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
    pub(super) fn taken_off(self) -> Option<u32> {
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

impl Table {
    /// The time of the game at a time of the server; it never goes back.
    pub(crate) fn instant(&self, server_ms: i64) -> Instant {
        self.instant_after(self.last_instant(), server_ms)
    }

    pub(super) fn instant_after(&self, last: Instant, server_ms: i64) -> Instant {
        let since = self.origin_ms.map_or(0, |origin| server_ms.saturating_sub(origin));
        last.max(Instant::after_start(Millis::new(u64::try_from(since).unwrap_or(0))))
    }

    /// The time of the last entry. One that is no event, such as a gap, has a time too; who attends to the game takes none from anybody.
    pub(super) fn last_instant(&self) -> Instant {
        let counts = |it: &&Arc<Told>| !matches!(it.what, What::Attention(_));
        self.entries().iter().rev().find(counts).map_or(Instant::START, |it| it.instant())
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

    /// Is this in the log already?
    pub(crate) fn has_bridged(&self, missed: Missed) -> bool {
        let same = |it: &Gap| {
            (it.from_ms, it.until_ms, it.why) == (missed.from_ms, missed.until_ms, missed.why)
        };
        self.entries().iter().rev().any(|it| matches!(&it.what, What::Gap(gap) if same(gap)))
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

    /// That the default time was over is told once, unless it is struck out or was told before it was over.
    pub(super) fn note_default_time(&mut self, told: &Told, lose_from: Option<Instant>) {
        let late = matches!(self.told, Some((Due::Late, _)));
        if late && matches!(told.what, What::Correction(_)) {
            self.told = None;
        }
        if let Some(at) = lose_from.filter(|at| tells_default_time(told) && *at <= told.instant()) {
            self.told = Some((Due::Late, at));
        }
    }

    /// From when on a player who is absent has lost.
    pub(super) fn absent_lose_from(&self) -> Option<Instant> {
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
pub(in crate::play) fn default_time(game: &Game) -> Option<Instant> {
    let time = Millis::from_seconds(game.frame().default_time().0.into());
    waiting_since(game).map(|it| it + time)
}

/// Does the clock of the server say here that the default time is over?
fn tells_default_time(told: &Told) -> bool {
    let passed = Deed::Plain(Happening::TimePassed);
    told.by == RecordedBy::Server && told.event().is_some_and(|it| it.line.deed == passed)
}

/// The time of the server at which the game's own time began, if it is so late in the game.
pub(super) fn origin(server_ms: i64, at: Instant) -> i64 {
    let since = i64::try_from(at.since_start().get()).unwrap_or(i64::MAX);
    server_ms.saturating_sub(since)
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
