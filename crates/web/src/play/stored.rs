//! Entries of a game from and to their stored forms.

use clock::Phrase;
use laws::event::Seen;
use store::wire::v1::{Body, Correction, GameBody, GameEvent, GameOpened, RulingRecord, V1};
use store::wire::v1::{CannotWrite, NotABody, SeenBy};
use store::{Entry, NewEntry, NoGame, UnixMillis};
use transcript::event_line;

use super::entries::{Kept, What, seen_by};
use super::table::{self, Table, instant};
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
            NotReplayed::NoStart => Phrase::new("store-log-empty"),
        }
    }
}

/// The entry that is to be stored.
pub(crate) fn stored(kept: &Kept, header: &GameOpened) -> Result<NewEntry, CannotWrite> {
    let (v, at_ms, by) = (V1, kept.at.since_start().get(), kept.by);
    let body = match &kept.what {
        What::Start => GameBody::Opened(Box::new(header.clone())),
        What::Event { line, before, rulings } => {
            let seen = (kept.seen != seen_by(by)).then_some(match kept.seen {
                Seen::AsRegulated => SeenBy::Regulated,
                Seen::ByArbiter => SeenBy::Arbiter,
            });
            let rulings = RulingRecord::all(rulings, before);
            GameBody::Event(GameEvent { v, at_ms, by, seen, line: event_line(line), rulings })
        }
        What::Correction { to, reason } => {
            GameBody::Correction(Correction { v, at_ms, by, to: *to, reason: reason.clone() })
        }
    };
    body.entry(UnixMillis(kept.server_ms))
}

/// The board that stored entries amount to.
pub(crate) fn replay(game: &str, entries: &[Entry]) -> Result<Table, NotReplayed> {
    let mut table: Option<Table> = None;
    for entry in entries {
        table = Some(next(game, table, entry)?);
    }
    table.ok_or(NotReplayed::NoStart)
}

/// The board after one more stored entry.
pub(crate) fn next(game: &str, table: Option<Table>, entry: &Entry) -> Result<Table, NotReplayed> {
    let (seq, server_ms) = (entry.seq.0, entry.at.0);
    let (at_ms, by, seen, what) = match GameBody::of(entry)? {
        GameBody::Opened(header) => {
            let header = *header;
            let again = table.and_then(|it| it.set_up_again(header.clone(), server_ms));
            let table = again.unwrap_or_else(|| Table::new(game, header, server_ms));
            return table.map_err(|why| NotReplayed::Start { seq, why });
        }
        GameBody::Event(event) => {
            let line = table::read(&event.line).map_err(|why| NotReplayed::Line { seq, why })?;
            let seen = match event.seen {
                None => seen_by(event.by),
                Some(SeenBy::Regulated) => Seen::AsRegulated,
                Some(SeenBy::Arbiter) => Seen::ByArbiter,
            };
            (event.at_ms, event.by, seen, What::told(line))
        }
        GameBody::Correction(it) => {
            let what = What::Correction { to: it.to, reason: it.reason };
            (it.at_ms, it.by, seen_by(it.by), what)
        }
    };
    let mut table = table.ok_or(NotReplayed::NoStart)?;
    let kept = Kept { seq, at: instant(at_ms), server_ms, by, seen, what };
    table.replay(&kept.into()).map_err(|why| NotReplayed::Line { seq, why })?;
    Ok(table)
}
