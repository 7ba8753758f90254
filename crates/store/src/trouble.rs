//! What can go wrong with a store.

use std::path::PathBuf;

use crate::entry::{Seq, StreamId};

/// Why a store could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum CannotOpen {
    /// The database does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file is a database of another program.
    #[error("{} is a database of another program", .0.display())]
    Foreign(PathBuf),
    /// Another program writes to it.
    #[error("{} is open in another program", .0.display())]
    InUse(PathBuf),
    /// A later program made it.
    #[error("the store has the form {found}, and this program knows up to {known}")]
    Later {
        /// The form of the store.
        found: i32,
        /// The latest form that this program knows.
        known: i32,
    },
    /// The program was built without the feature `postgres`.
    #[error("this program was built without PostgreSQL")]
    WithoutPostgres,
}

/// Why nothing was appended.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// The log is elsewhere than the writer has seen. Nothing was written.
    #[error("{stream} ends with {actual}, not with {seen}")]
    Conflict {
        /// Which log.
        stream: StreamId,
        /// What the writer has seen.
        seen: Seq,
        /// Where the log really ends.
        actual: Seq,
    },
    /// The database does not work. Whether it was written is not known: read the log again.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A store does not do what it should.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite says why.
    #[error("SQLite: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// PostgreSQL says why.
    #[cfg(feature = "postgres")]
    #[error("PostgreSQL: {0}")]
    Postgres(#[from] tokio_postgres::Error),
    /// There is no connection to PostgreSQL.
    #[cfg(feature = "postgres")]
    #[error("PostgreSQL: {0}")]
    Pool(String),
    /// PostgreSQL does not answer. Whether the last was written is not known.
    #[cfg(feature = "postgres")]
    #[error("PostgreSQL has not answered within {seconds} s")]
    Silent {
        /// How long it was waited for.
        seconds: f64,
    },
    /// What was to be written together with something else could not be.
    #[error("{0}")]
    Batch(String),
    /// The store was closed, or opened only to look into it.
    #[error("the store is closed")]
    Closed,
    /// What stands there is no entry of a log.
    #[error("{stream}, entry {seq}: {field} is not what it should be")]
    Damaged {
        /// In which log, as it is written there.
        stream: String,
        /// Which entry.
        seq: Seq,
        /// Which field.
        field: &'static str,
    },
    /// A file cannot be read or written.
    #[error("{}: {why}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        why: std::io::Error,
    },
}

impl StoreError {
    /// Is it about what stands in one log, while the database goes on?
    #[must_use]
    pub const fn is_of_one_log(&self) -> bool {
        matches!(self, StoreError::Damaged { .. } | StoreError::Sqlite(_))
    }
}

#[cfg(feature = "postgres")]
impl From<deadpool_postgres::PoolError> for StoreError {
    fn from(why: deadpool_postgres::PoolError) -> StoreError {
        match why {
            deadpool_postgres::PoolError::Backend(why) => StoreError::Postgres(why),
            deadpool_postgres::PoolError::Closed => StoreError::Closed,
            other => StoreError::Pool(other.to_string()),
        }
    }
}
