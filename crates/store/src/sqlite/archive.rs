//! Copies of a store on SQLite, and all its entries out and in.

use std::path::Path;
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::mpsc;

use super::reader::{head_row, row};
use super::schema::open_reader;
use super::writer::{insert, set_head};
use crate::archive::{Gathering, Group, NewFile, Piece, RestoreError, Restored};
use crate::entry::UnixMillis;
use crate::trouble::StoreError;

const HEADS: &str = "SELECT stream, seq, hash FROM head ORDER BY stream";

const ENTRIES: &str =
    "SELECT stream, seq, at, kind, body, previous, hash FROM entry ORDER BY stream, seq";

/// Copies the whole database into a new file, while others go on writing.
pub(super) fn copy(connection: &Connection, to: &Path) -> Result<(), StoreError> {
    let new = NewFile::create(to)?;
    let mut copy = Connection::open(to)?;
    let backup = Backup::new(connection, &mut copy)?;
    loop {
        match backup.step(-1)? {
            StepResult::Done => break,
            _ => std::thread::sleep(Duration::from_millis(10)),
        }
    }
    drop(backup);
    // One file, with nothing beside it.
    copy.pragma_update(None, "journal_mode", "DELETE")?;
    copy.close().map_err(|(_, why)| why)?;
    new.finish()
}

/// Hands on all heads and entries as they all were at one moment.
fn read_all<E: From<StoreError>>(
    connection: &Connection,
    mut take: impl FnMut(Piece) -> Result<(), E>,
) -> Result<(), E> {
    let moment = connection.unchecked_transaction().map_err(StoreError::from)?;
    let mut heads = moment.prepare(HEADS).map_err(StoreError::from)?;
    for found in heads.query_map([], head_row).map_err(StoreError::from)? {
        take(Piece::Head(found.map_err(StoreError::from)?))?;
    }
    let mut entries = moment.prepare(ENTRIES).map_err(StoreError::from)?;
    for found in entries.query_map([], row).map_err(StoreError::from)? {
        take(Piece::Entry(found.map_err(StoreError::from)?))?;
    }
    take(Piece::End)
}

/// Sends everything.
pub(super) fn send_all(
    connection: &Connection,
    to: &mpsc::Sender<Piece>,
) -> Result<(), StoreError> {
    read_all(connection, |it| to.blocking_send(it).map_err(|_| StoreError::Closed))
}

/// Reads a copy and sends its logs, each when it was checked.
pub(crate) fn read_copy(
    path: &Path,
    until: UnixMillis,
    groups: &mpsc::Sender<Result<Group, RestoreError>>,
) -> Result<(), RestoreError> {
    let connection = open_reader(path)?;
    for table in [HEADS, ENTRIES] {
        let ours = connection.prepare(table);
        ours.map_err(|_| RestoreError::NotABackup(path.to_path_buf()))?;
    }
    let mut gathering = Gathering::new(until, groups);
    read_all(&connection, |it| gathering.take(it))
}

/// Writes logs into an empty store: all of them or none.
pub(super) fn restore(
    connection: &mut Connection,
    mut groups: mpsc::Receiver<Result<Group, RestoreError>>,
) -> Result<Restored, RestoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate);
    let transaction = transaction.map_err(StoreError::from)?;
    let empty = "SELECT NOT EXISTS (SELECT 1 FROM entry)";
    let empty: bool = transaction.query_row(empty, [], |it| it.get(0)).map_err(StoreError::from)?;
    if !empty {
        return Err(RestoreError::NotEmpty);
    }
    let mut restored = Restored::default();
    while let Some(group) = groups.blocking_recv() {
        let Group { head, rows } = group?;
        for row in &rows {
            insert(&transaction, row).map_err(StoreError::from)?;
        }
        let set = set_head(&transaction, &head.stream, (head.seq, head.hash));
        set.map_err(StoreError::from)?;
        restored.count(&rows);
    }
    transaction.commit().map_err(StoreError::from)?;
    Ok(restored)
}
