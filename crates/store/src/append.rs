//! What is to be appended, and how it is chained to the end of its log: the same for every database.

use tokio::sync::{broadcast, mpsc, oneshot};

use crate::chain::Hash;
use crate::entry::{Change, Entry, NewEntry, Seq, StreamId};
use crate::trouble::{AppendError, StoreError};

/// So many may wait before an appender has to.
pub(crate) const WAITING_MAX: usize = 4096;

/// Entries that wait to be written, and who wants to know of it.
pub(crate) struct Append {
    pub(crate) asked: Asked,
    pub(crate) answer: oneshot::Sender<Appended>,
}

/// Entries for a log, behind what the writer has seen.
pub(crate) struct Asked {
    pub(crate) stream: StreamId,
    pub(crate) seen: Seq,
    pub(crate) entries: Vec<NewEntry>,
}

pub(crate) type Appended = Result<Vec<Entry>, AppendError>;

/// Has somebody who writes do so, and waits for what came of it.
pub(crate) async fn ask<J>(
    jobs: &mpsc::Sender<J>,
    asked: Asked,
    job: impl FnOnce(Append) -> J,
) -> Appended {
    let (answer, answered) = oneshot::channel();
    jobs.send(job(Append { asked, answer })).await.map_err(|_| StoreError::Closed)?;
    answered.await.unwrap_or(Err(StoreError::Closed.into()))
}

/// Where a log ends.
pub(crate) type End = (Seq, Hash);

/// The end of a log that is not there.
pub(crate) const NO_END: End = (Seq::START, Hash::START);

impl Asked {
    /// The entries that follow this end of the log, and where it ends then.
    pub(crate) fn after(self, end: End) -> Result<(Vec<Entry>, End), AppendError> {
        let Asked { stream, seen, entries } = self;
        let (mut seq, mut hash) = end;
        if seq != seen {
            return Err(AppendError::Conflict { stream, seen, actual: seq });
        }
        let mut written = Vec::with_capacity(entries.len());
        for entry in entries {
            let entry = entry.after(&stream, seq, hash);
            (seq, hash) = (entry.seq, entry.hash);
            written.push(entry);
        }
        Ok((written, (seq, hash)))
    }
}

/// Tells who asked, and everybody who listens to changes.
pub(crate) fn tell(
    answer: oneshot::Sender<Appended>,
    appended: Appended,
    changes: &broadcast::Sender<Change>,
) {
    if let Ok(entries) = &appended
        && let Some(last) = entries.last()
    {
        // An error says that nobody listens.
        let _ = changes.send(Change { stream: last.stream.clone(), seq: last.seq });
    }
    let _ = answer.send(appended);
}
