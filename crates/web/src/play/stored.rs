//! Entries of a game from and to their stored forms.

use clock::{Instant, Millis, Phrase};
use store::wire::v1::{Body, Correction, GameBody, GameEvent, RecordedBy, RulingRecord, V1};
use store::wire::v1::{CannotWrite, NotABody};
use store::{Entry, NewEntry, NoGame, Seq, UnixMillis};

use super::entries::{Kept, What};
use super::table::{self, Table};
use super::trouble::CannotRecord;

/// Why a stored game cannot be played again.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotReplayed {
    #[error(transparent)]
    Body(#[from] NotABody),
    #[error("entry {seq}: {why}")]
    Line { seq: u64, why: CannotRecord },
    #[error("entry {seq}: {why}")]
    Start { seq: u64, why: NoGame },
    #[error("entry {seq} is not where a game is set up")]
    Order { seq: u64 },
    #[error("the log does not begin with the start of a game")]
    NoStart,
}

impl NotReplayed {
    /// The message that says it.
    pub(crate) fn phrase(&self) -> Phrase {
        let entry =
            |seq: u64, why| Phrase::new("store-log-entry").number("entry", seq).with("why", why);
        match self {
            NotReplayed::Body(why) => why.phrase(),
            NotReplayed::Line { seq, why } => entry(*seq, why.phrase()),
            NotReplayed::Start { seq, why } => entry(*seq, why.phrase()),
            NotReplayed::Order { seq } => Phrase::new("store-log-order").number("entry", *seq),
            NotReplayed::NoStart => Phrase::new("store-log-empty"),
        }
    }
}

/// The entry that is to be stored.
pub(crate) fn stored(kept: &Kept) -> Result<NewEntry, CannotWrite> {
    let body = match &kept.what {
        What::Start(header) => GameBody::Opened(header.clone()),
        What::Event { line, before, rulings } => {
            let rulings = RulingRecord::all(rulings, before);
            let event = GameEvent::told(kept.at, kept.by, kept.seen, line);
            GameBody::Event(GameEvent { rulings, lag_ms: kept.lag_ms, ..event })
        }
        What::Correction { to, reason } => {
            let (v, at_ms, by) = (V1, kept.at.since_start().get(), kept.by);
            GameBody::Correction(Correction { v, at_ms, by, to: *to, reason: reason.clone() })
        }
        What::Gap(gap) => GameBody::Gap(*gap),
    };
    body.entry(UnixMillis(kept.server_ms))
}

/// A board played again.
pub(crate) struct Replayed {
    pub(crate) table: Table,
    /// Entries beside which other rulings stand than are given now.
    pub(crate) differs: Vec<Seq>,
}

/// The board that stored entries amount to.
pub(crate) fn replay(game: &str, entries: &[Entry]) -> Result<Replayed, NotReplayed> {
    let (first, rest) = entries.split_first().ok_or(NotReplayed::NoStart)?;
    let mut table = Table::begun(game, &kept(first)?)?;
    let mut differs = Vec::new();
    for entry in rest {
        if next(&mut table, entry)? == Rulings::Differ {
            differs.push(entry.seq);
        }
    }
    Ok(Replayed { table, differs })
}

/// Whether the same is ruled now as was then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rulings {
    Same,
    Differ,
}

/// Plays one more stored entry.
pub(crate) fn next(table: &mut Table, entry: &Entry) -> Result<Rulings, NotReplayed> {
    table.replay(&kept(entry)?)?;
    let now = match table.entries().last().map(|it| &it.what) {
        Some(What::Event { before, rulings, .. }) => RulingRecord::all(rulings, before),
        _ => Vec::new(),
    };
    let then = match GameBody::of(entry)? {
        GameBody::Event(event) => event.rulings,
        GameBody::Opened(_) | GameBody::Correction(_) | GameBody::Gap(_) => Vec::new(),
    };
    Ok(if now == then { Rulings::Same } else { Rulings::Differ })
}

/// A stored entry as it is to be played again.
fn kept(entry: &Entry) -> Result<Kept, NotReplayed> {
    let (seq, server_ms) = (entry.seq.0, entry.at.0);
    let mut lag_ms = None;
    let (at, by, seen, what) = match GameBody::of(entry)? {
        GameBody::Opened(header) => {
            let by = RecordedBy::Arbiter;
            (Instant::START, by, by.sees(), What::Start(header))
        }
        GameBody::Event(event) => {
            let line = table::read(&event.line).map_err(|why| NotReplayed::Line { seq, why })?;
            lag_ms = event.lag_ms;
            (event.at(), event.by, event.seen(), What::told(line))
        }
        GameBody::Correction(it) => {
            let what = What::Correction { to: it.to, reason: it.reason };
            (Instant::after_start(Millis::new(it.at_ms)), it.by, it.by.sees(), what)
        }
        GameBody::Gap(gap) => {
            let by = RecordedBy::Server;
            (Instant::after_start(Millis::new(gap.at_ms)), by, by.sees(), What::Gap(gap))
        }
    };
    Ok(Kept { seq, at, server_ms, by, seen, lag_ms, what })
}
