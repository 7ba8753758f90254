//! Looking into a store on SQLite.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, OptionalExtension};

use super::schema::open_reader;
use crate::entry::{Seq, StreamHead, StreamId, StreamKind, UnixMillis};
use crate::row::{HeadRow, Row};
use crate::trouble::StoreError;

/// Connections that only read; an idle one is used again.
pub(super) struct Readers {
    path: PathBuf,
    idle: Arc<Mutex<Idle>>,
}

/// Connections that nobody uses at the moment; nothing once the store is closed.
type Idle = Option<Vec<Connection>>;

/// So many idle connections are kept.
const IDLE_MAX: usize = 8;

impl Readers {
    pub(super) fn of(path: &Path) -> Readers {
        let idle = Arc::new(Mutex::new(Some(Vec::new())));
        Readers { path: path.to_path_buf(), idle }
    }

    /// Closes the idle connections. Only the last connection to a file can put everything into it.
    pub(super) fn close(&self) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Asks on a thread where waiting is allowed.
    pub(super) async fn look<T, F>(&self, question: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let (path, idle) = (self.path.clone(), Arc::clone(&self.idle));
        let asked = tokio::task::spawn_blocking(move || {
            let lent = match &mut *idle.lock().unwrap_or_else(PoisonError::into_inner) {
                Some(idle) => idle.pop(),
                None => return Err(StoreError::Closed),
            };
            let connection = lent.map_or_else(|| open_reader(&path), Ok)?;
            let answer = question(&connection);
            if let Some(idle) = &mut *idle.lock().unwrap_or_else(PoisonError::into_inner)
                && idle.len() < IDLE_MAX
            {
                idle.push(connection);
            }
            answer
        });
        asked.await.unwrap_or(Err(StoreError::Closed))
    }
}

/// The entries of a log after a place.
pub(super) fn rows(
    connection: &Connection,
    stream: &str,
    after: Seq,
) -> Result<Vec<Row>, StoreError> {
    let mut query = connection.prepare_cached(
        "SELECT stream, seq, at, kind, body, previous, hash FROM entry
         WHERE stream = ?1 AND seq > ?2 ORDER BY seq",
    )?;
    let rows = query.query_map((stream, after.to_sql()), row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn row(it: &rusqlite::Row<'_>) -> rusqlite::Result<Row> {
    Ok(Row {
        stream: it.get(0)?,
        seq: Seq::from_sql(it.get(1)?),
        at: UnixMillis(it.get(2)?),
        kind: it.get(3)?,
        body: it.get(4)?,
        previous: it.get(5)?,
        hash: it.get(6)?,
    })
}

/// Where the logs of a kind end.
pub(super) fn heads(
    connection: &Connection,
    kind: StreamKind,
) -> Result<Vec<StreamHead>, StoreError> {
    let mut query = connection.prepare_cached(
        "SELECT stream, seq, hash FROM head WHERE stream > ?1 AND stream < ?2 ORDER BY stream",
    )?;
    // `0` is the letter after the stroke.
    let between = (format!("{}/", kind.word()), format!("{}0", kind.word()));
    let found = query.query_map(between, head_row)?;
    found.map(|it| it?.head()).collect()
}

/// Where a log ends.
pub(super) fn head(
    connection: &Connection,
    stream: &StreamId,
) -> Result<Option<StreamHead>, StoreError> {
    let mut query =
        connection.prepare_cached("SELECT stream, seq, hash FROM head WHERE stream = ?1")?;
    let found = query.query_row([stream.to_string()], head_row).optional()?;
    found.map(HeadRow::head).transpose()
}

pub(super) fn head_row(it: &rusqlite::Row<'_>) -> rusqlite::Result<HeadRow> {
    Ok(HeadRow { stream: it.get(0)?, seq: Seq::from_sql(it.get(1)?), hash: it.get(2)? })
}

/// All names that stand in either table.
pub(super) fn names(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut query =
        connection.prepare("SELECT stream FROM head UNION SELECT stream FROM entry ORDER BY 1")?;
    let found = query.query_map([], |it| it.get(0))?;
    Ok(found.collect::<Result<_, _>>()?)
}
