//! A store: logs that only grow, on SQLite or PostgreSQL.

use std::sync::Arc;

use tokio::sync::broadcast;

use crate::chain::{self, Verified};
use crate::entry::{Change, Entry, NewEntry, Seq, StreamHead, StreamId, StreamKind};
use crate::row::Row;
use crate::sqlite::Sqlite;
use crate::trouble::{AppendError, CannotOpen, StoreError};
use crate::url::StoreUrl;

/// So many changes are remembered for a receiver that is slow; then it is told that it missed some.
const CHANGES_MAX: usize = 8192;

/// A store. A clone is the same store.
#[derive(Clone)]
pub struct Store {
    kept: Arc<Kept>,
    changes: broadcast::Sender<Change>,
}

enum Kept {
    Sqlite(Sqlite),
}

impl Store {
    /// Opens a store; makes what is not there yet.
    ///
    /// # Errors
    /// If there is none and none can be made.
    pub async fn open(at: &StoreUrl) -> Result<Store, CannotOpen> {
        let (changes, _) = broadcast::channel(CHANGES_MAX);
        let kept = match at {
            StoreUrl::File(path) => Kept::Sqlite(Sqlite::open(Some(path), changes.clone())?),
            StoreUrl::Memory => Kept::Sqlite(Sqlite::open(None, changes.clone())?),
            StoreUrl::Postgres(_) => return Err(CannotOpen::Store(StoreError::Closed)),
        };
        Ok(Store { kept: Arc::new(kept), changes })
    }

    /// Writes entries behind what the writer has seen: all of them, or none. `Seq::START` begins a log. What is
    /// returned is on the disk.
    ///
    /// # Errors
    /// A conflict if the log ends elsewhere: then nothing was written.
    pub async fn append(
        &self,
        stream: &StreamId,
        seen: Seq,
        entries: Vec<NewEntry>,
    ) -> Result<Vec<Entry>, AppendError> {
        match &*self.kept {
            Kept::Sqlite(it) => it.append(stream, seen, entries).await,
        }
    }

    /// The entries of a log after a place; none if there is no such log.
    ///
    /// # Errors
    /// If the database does not work, or an entry is damaged.
    pub async fn read(&self, stream: &StreamId, after: Seq) -> Result<Vec<Entry>, StoreError> {
        self.rows(stream, after).await?.into_iter().map(Row::entry).collect()
    }

    /// The logs of a kind, and where each of them ends.
    ///
    /// # Errors
    /// If the database does not work.
    pub async fn streams(&self, kind: StreamKind) -> Result<Vec<StreamHead>, StoreError> {
        match &*self.kept {
            Kept::Sqlite(it) => it.heads(kind).await,
        }
    }

    /// Tells of every log that grows from now on, whoever writes it: this store, or another server on the same
    /// PostgreSQL database.
    #[must_use]
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    /// Checks the chain of a log.
    ///
    /// # Errors
    /// If the database does not work.
    pub async fn verify(&self, stream: &StreamId) -> Result<Verified, StoreError> {
        let head = match &*self.kept {
            Kept::Sqlite(it) => it.head(stream).await?,
        };
        let rows = self.rows(stream, Seq::START).await?;
        Ok(chain::verify(stream, &rows, head.as_ref()))
    }

    /// Writes what waits and closes the store, for all clones.
    pub async fn close(self) {
        match &*self.kept {
            Kept::Sqlite(it) => it.close().await,
        }
    }

    async fn rows(&self, stream: &StreamId, after: Seq) -> Result<Vec<Row>, StoreError> {
        match &*self.kept {
            Kept::Sqlite(it) => it.rows(stream, after).await,
        }
    }
}
