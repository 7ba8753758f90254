//! An entry as text and numbers, the way every database and every archive keeps it.

use serde::{Deserialize, Serialize};

use crate::chain::canonical;
use crate::entry::{Entry, EntryKind, Seq, StreamHead, UnixMillis};
use crate::trouble::StoreError;

/// One row of the table of entries, one line of an archive.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Row {
    pub(crate) stream: String,
    pub(crate) seq: Seq,
    pub(crate) at: UnixMillis,
    pub(crate) kind: String,
    pub(crate) body: String,
    pub(crate) previous: String,
    pub(crate) hash: String,
}

/// One row of the table of heads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct HeadRow {
    pub(crate) stream: String,
    pub(crate) seq: Seq,
    pub(crate) hash: String,
}

/// All rows of a log and the head that was kept of it.
pub(crate) struct WholeLog {
    pub(crate) head: Option<StreamHead>,
    pub(crate) rows: Vec<Row>,
}

impl HeadRow {
    /// The head that a row tells.
    pub(crate) fn head(self) -> Result<StreamHead, StoreError> {
        let HeadRow { stream, seq, hash } = self;
        let damaged = |field| StoreError::Damaged { stream: stream.clone(), seq, field };
        let hash = hash.parse().map_err(|_| damaged("hash"))?;
        let stream = stream.parse().map_err(|_| damaged("stream"))?;
        Ok(StreamHead { stream, seq, hash })
    }
}

impl Row {
    /// What is to be written for an entry.
    pub(crate) fn of(entry: &Entry) -> Row {
        Row {
            stream: entry.stream.to_string(),
            seq: entry.seq,
            at: entry.at,
            kind: entry.kind.to_string(),
            body: canonical(&entry.body),
            previous: entry.previous.to_string(),
            hash: entry.hash.to_string(),
        }
    }

    /// The entry that a row tells.
    pub(crate) fn entry(self) -> Result<Entry, StoreError> {
        let Row { stream, seq, at, kind, body, previous, hash } = self;
        let damaged = |field| StoreError::Damaged { stream: stream.clone(), seq, field };
        Ok(Entry {
            seq,
            at,
            kind: EntryKind::new(&kind).map_err(|_| damaged("kind"))?,
            body: serde_json::from_str(&body).map_err(|_| damaged("body"))?,
            previous: previous.parse().map_err(|_| damaged("previous"))?,
            hash: hash.parse().map_err(|_| damaged("hash"))?,
            stream: stream.parse().map_err(|_| damaged("stream"))?,
        })
    }
}
