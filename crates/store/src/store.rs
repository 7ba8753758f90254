//! A store: logs that only grow, on SQLite or PostgreSQL.

use std::path::Path;
use std::sync::Arc;

use tokio::sync::{broadcast, mpsc};

use crate::append::Asked;
use crate::archive::{
    BackupFile, RestoreError, Restored, Written, read_archive, recognise, write_archive,
};
use crate::chain::{self, Verified};
use crate::entry::{Change, Entry, NewEntry, Seq, StreamHead, StreamId, StreamKind, UnixMillis};
use crate::fault::Fault;
#[cfg(feature = "postgres")]
use crate::postgres::Postgres;
use crate::row::{Row, WholeLog};
#[cfg(feature = "simulation")]
use crate::simulated::{Fate, Simulated, SimulatedDisk};
use crate::sqlite::{Sqlite, read_copy};
use crate::time::StoreTime;
use crate::trouble::{AppendError, CannotOpen, StoreError};
use crate::url::StoreUrl;

/// So many changes are remembered for a receiver that is slow; then it is told that it missed some.
const CHANGES_MAX: usize = 8192;

/// So many entries may wait between the database and a file.
const WAITING_MAX: usize = 256;

/// A store. A clone is the same store.
#[derive(Clone)]
pub struct Store {
    kept: Arc<Kept>,
    changes: broadcast::Sender<Change>,
}

enum Kept {
    Sqlite(Sqlite),
    #[cfg(feature = "postgres")]
    Postgres(Postgres),
    #[cfg(feature = "simulation")]
    Simulated(Simulated),
}

/// Asks whatever the store is kept in.
macro_rules! kept {
    ($store:ident.$question:ident($($with:expr),*)) => {
        match &*$store.kept {
            Kept::Sqlite(it) => it.$question($($with),*).await,
            #[cfg(feature = "postgres")]
            Kept::Postgres(it) => it.$question($($with),*).await,
            #[cfg(feature = "simulation")]
            Kept::Simulated(it) => it.$question($($with),*).await,
        }
    };
}

impl Store {
    /// Opens a store; makes what is not there yet. A file is open in one program at a time.
    ///
    /// # Errors
    /// If there is none and none can be made, or another program has opened the file.
    pub async fn open(at: &StoreUrl) -> Result<Store, CannotOpen> {
        let (changes, _) = broadcast::channel(CHANGES_MAX);
        let kept = match at {
            StoreUrl::File(path) => Kept::Sqlite(Sqlite::open(Some(path), changes.clone())?),
            StoreUrl::Memory => Kept::Sqlite(Sqlite::open(None, changes.clone())?),
            #[cfg(feature = "postgres")]
            StoreUrl::Postgres(url) => Kept::Postgres(Postgres::open(url, changes.clone()).await?),
            #[cfg(not(feature = "postgres"))]
            StoreUrl::Postgres(_) => return Err(CannotOpen::WithoutPostgres),
        };
        Ok(Store { kept: Arc::new(kept), changes })
    }

    /// Opens a store only to look into it or to copy it: also one to which a program writes, or on a medium that cannot be
    /// written.
    ///
    /// # Errors
    /// If there is none.
    pub async fn look_into(at: &StoreUrl) -> Result<Store, CannotOpen> {
        let StoreUrl::File(path) = at else { return Store::open(at).await };
        let (changes, _) = broadcast::channel(CHANGES_MAX);
        Ok(Store { kept: Arc::new(Kept::Sqlite(Sqlite::look_into(path)?)), changes })
    }

    /// A store on a disk that fails as a test says.
    #[cfg(feature = "simulation")]
    #[must_use]
    pub fn simulated(
        disk: Arc<SimulatedDisk>,
        power: Arc<std::sync::atomic::AtomicBool>,
        fate: Box<dyn Fn() -> Fate + Send + Sync>,
    ) -> Store {
        let (changes, _) = broadcast::channel(CHANGES_MAX);
        let kept = Kept::Simulated(Simulated::new(disk, power, fate, changes.clone()));
        Store { kept: Arc::new(kept), changes }
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
        let asked = Asked { stream: stream.clone(), seen, entries };
        kept!(self.append(asked))
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
        kept!(self.heads(kind))
    }

    /// Tells of every log that grows from now on, whoever writes it: this store, or another server on the same
    /// PostgreSQL database.
    #[must_use]
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    /// The names of all logs, also of those whose head was removed, or everything but the head. A name may be none that
    /// this program gives.
    ///
    /// # Errors
    /// If the database does not work.
    pub async fn names(&self) -> Result<Vec<String>, StoreError> {
        kept!(self.names())
    }

    /// Notes that a server is there at this time. Unlike entries, only the last note is kept.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn note_alive(&self, at: UnixMillis) -> Result<(), StoreError> {
        kept!(self.note_alive(at))
    }

    /// The last time at which a server was there, as far as one noted it.
    ///
    /// # Errors
    /// If the database does not work.
    pub async fn last_alive(&self) -> Result<Option<UnixMillis>, StoreError> {
        kept!(self.last_alive())
    }

    /// The time that counts: on PostgreSQL that of the database, whatever the clocks of the servers show; else that of this
    /// machine. The database is asked at the start and regularly, and half of the way there and back is how far the
    /// time may be wrong, and a thousandth of what has passed since. It may go back when it is measured anew.
    #[must_use]
    pub fn time(&self) -> StoreTime {
        match &*self.kept {
            Kept::Sqlite(_) => StoreTime::of_machine(),
            #[cfg(feature = "postgres")]
            Kept::Postgres(it) => it.time(),
            #[cfg(feature = "simulation")]
            Kept::Simulated(_) => StoreTime::of_machine(),
        }
    }

    /// Checks the chain of a log.
    ///
    /// # Errors
    /// If the database does not work.
    pub async fn verify(&self, stream: &StreamId) -> Result<Verified, StoreError> {
        let WholeLog { head, rows } = self.whole(stream).await?;
        Ok(chain::verify(stream, &rows, head.as_ref()))
    }

    /// All entries of a log, and what is wrong with it. One that cannot be read has none.
    ///
    /// # Errors
    /// If the database does not work.
    pub async fn read_checked(
        &self,
        stream: &StreamId,
    ) -> Result<(Vec<Entry>, Option<Fault>), StoreError> {
        let read = self.whole(stream).await.and_then(|WholeLog { head, rows }| {
            let verified = chain::verify(stream, &rows, head.as_ref());
            let entries = rows.into_iter().map(Row::entry).collect::<Result<_, _>>()?;
            Ok((entries, verified.fault()))
        });
        match read {
            Err(why) if why.is_of_one_log() => {
                Ok((Vec::new(), Some(Fault::Unreadable { why: why.phrase() })))
            }
            read => read,
        }
    }

    async fn whole(&self, stream: &StreamId) -> Result<WholeLog, StoreError> {
        kept!(self.whole(stream))
    }

    /// Copies everything into a new file while others go on writing: a database of SQLite from one of SQLite, an
    /// archive from PostgreSQL. Either store takes in either.
    ///
    /// # Errors
    /// If the file is there already, or cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        match &*self.kept {
            Kept::Sqlite(it) => it.copy(to).await,
            #[cfg(feature = "postgres")]
            Kept::Postgres(_) => self.archive(to).await,
            #[cfg(feature = "simulation")]
            Kept::Simulated(_) => Err(StoreError::Closed),
        }
    }

    /// Writes everything as lines of JSON into a new file.
    ///
    /// # Errors
    /// If the file is there already, or cannot be written.
    pub async fn archive(&self, to: &Path) -> Result<(), StoreError> {
        let (pieces, written) = mpsc::channel(WAITING_MAX);
        let to = to.to_path_buf();
        let writing = tokio::task::spawn_blocking(move || write_archive(&to, written));
        let read = kept!(self.archive(pieces));
        // If the file could not be written, that is why reading stopped too.
        let written = writing.await.unwrap_or(Err(StoreError::Closed))?;
        read?;
        match written {
            Written::Whole => Ok(()),
            Written::Nothing => Err(StoreError::Closed),
        }
    }

    /// Takes in a backup of either sort. The store must be empty, and every log must fit its chain.
    ///
    /// # Errors
    /// Why nothing was taken in.
    pub async fn restore(&self, from: &Path) -> Result<Restored, RestoreError> {
        self.restore_until(from, UnixMillis(i64::MAX)).await
    }

    /// Takes in what a backup says of the time up to a moment: of each log what comes before the first later entry. Every
    /// log must fit its chain to its end, also what is left out.
    ///
    /// # Errors
    /// Why nothing was taken in.
    pub async fn restore_until(
        &self,
        from: &Path,
        until: UnixMillis,
    ) -> Result<Restored, RestoreError> {
        let what = recognise(from)?;
        let (groups, checked) = mpsc::channel(4);
        let from = from.to_path_buf();
        let reading = tokio::task::spawn_blocking(move || {
            let read = match what {
                BackupFile::Sqlite => read_copy(&from, until, &groups),
                BackupFile::Archive => read_archive(&from, until, &groups),
            };
            if let Err(why) = read {
                // The other end writes nothing then; if it is gone, it has its own reason.
                let _ = groups.blocking_send(Err(why));
            }
        });
        let restored = kept!(self.restore(checked));
        let _ = reading.await;
        restored
    }

    /// Writes what waits and closes the store, for all clones.
    pub async fn close(self) {
        kept!(self.close());
    }

    async fn rows(&self, stream: &StreamId, after: Seq) -> Result<Vec<Row>, StoreError> {
        kept!(self.rows(stream, after))
    }
}
