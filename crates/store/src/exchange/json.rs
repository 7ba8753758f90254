//! A log as JSON with a head, exact to the hash: what is taken in again has the same entries and times.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::head::Head;
use super::{ImportedGame, NotImported};
use crate::chain::{Verified, canonical, verify_entries};
use crate::entry::{Entry, NewEntry, Seq, StreamId, UnixMillis};
use crate::game_log::replay;
use crate::row::Row;
use crate::wire::v1::V1;

/// A log as it is written.
#[derive(Serialize)]
struct Written<'g> {
    v: V1,
    stream: String,
    /// Nothing if the log cannot be played again.
    head: Option<Head<'g>>,
    entries: Vec<Exported>,
}

/// A log as it is read: the head follows from the entries.
#[derive(Deserialize)]
struct Log {
    #[serde(rename = "v")]
    _v: V1,
    stream: String,
    entries: Vec<Exported>,
}

#[derive(Serialize, Deserialize)]
struct Exported {
    seq: Seq,
    at: UnixMillis,
    kind: String,
    body: Value,
    previous: String,
    hash: String,
}

/// The log of a game as JSON, with a head and its hashes. The labels say what the log does not know: the name of the
/// event, its place.
///
/// # Errors
/// If something in it cannot be written as JSON.
pub fn export_json(
    stream: &StreamId,
    entries: &[Entry],
    labels: &[(String, String)],
) -> serde_json::Result<String> {
    let exported = |it: &Entry| Exported {
        seq: it.seq,
        at: it.at,
        kind: it.kind.to_string(),
        body: it.body.clone(),
        previous: it.previous.to_string(),
        hash: it.hash.to_string(),
    };
    // A log with which something is wrong goes out too, that it can be looked at.
    let game = replay(entries).ok();
    let head = game.as_ref().map(|it| Head::of(it, labels));
    let entries = entries.iter().map(exported).collect();
    serde_json::to_string_pretty(&Written { v: V1, stream: stream.to_string(), head, entries })
}

/// Takes a log in that was written as JSON. Its chain is checked, and it is played once.
///
/// # Errors
/// If it is not one, or an entry does not fit.
pub fn import_json(text: &str) -> Result<Vec<ImportedGame>, NotImported> {
    let log: Log = serde_json::from_str(text).map_err(NotImported::Json)?;
    let not_a_stream = |why| NotImported::Json(serde::de::Error::custom(why));
    let stream: StreamId = log.stream.parse().map_err(not_a_stream)?;
    let rows: Vec<Row> = log.entries.into_iter().map(|it| row(&log.stream, it)).collect();
    if let Verified::Broken { at, how } = verify_entries(&stream, &rows) {
        return Err(NotImported::Chain { at, how });
    }
    let damaged = |why| NotImported::Json(serde::de::Error::custom(why));
    let entries: Result<Vec<Entry>, _> = rows.into_iter().map(Row::entry).collect();
    let entries = entries.map_err(damaged)?;
    replay(&entries)?;
    let entries =
        entries.into_iter().map(|it| NewEntry { kind: it.kind, at: it.at, body: it.body });
    Ok(vec![ImportedGame { entries: entries.collect(), cut_off: None }])
}

fn row(stream: &str, it: Exported) -> Row {
    Row {
        stream: stream.to_owned(),
        seq: it.seq,
        at: it.at,
        kind: it.kind,
        body: canonical(&it.body),
        previous: it.previous,
        hash: it.hash,
    }
}
