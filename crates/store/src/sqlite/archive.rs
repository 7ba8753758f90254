//! Copies of a store on SQLite, and all its entries out and in.

use std::path::Path;
use std::time::Duration;

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::mpsc;

use super::reader::row;
use super::schema::open_reader;
use super::writer::{insert, set_head};
use crate::archive::{Gathering, Group, RestoreError, Restored};
use crate::row::Row;
use crate::trouble::StoreError;

const ALL: &str =
    "SELECT stream, seq, at, kind, body, previous, hash FROM entry ORDER BY stream, seq";

/// Copies the whole database into a new file, while others go on writing.
pub(super) fn copy(connection: &Connection, to: &Path) -> Result<(), StoreError> {
    let trouble = |why| StoreError::File { path: to.to_path_buf(), why };
    // An existing file is never written over.
    std::fs::File::create_new(to).map_err(trouble)?;
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
    std::fs::File::open(to).and_then(|it| it.sync_all()).map_err(trouble)
}

/// Sends every entry as they all were at one moment.
pub(super) fn read_all(connection: &Connection, to: &mpsc::Sender<Row>) -> Result<(), StoreError> {
    let mut query = connection.prepare(ALL)?;
    for found in query.query_map([], row)? {
        to.blocking_send(found?).map_err(|_| StoreError::Closed)?;
    }
    Ok(())
}

/// Reads a copy and sends its logs, each when it was checked.
pub(crate) fn read_copy(
    path: &Path,
    groups: &mpsc::Sender<Result<Group, RestoreError>>,
) -> Result<(), RestoreError> {
    let not_ours = |_| RestoreError::NotABackup(path.to_path_buf());
    let connection = open_reader(path)?;
    let mut query = connection.prepare(ALL).map_err(not_ours)?;
    let mut gathering = Gathering::new(groups);
    for found in query.query_map([], row).map_err(StoreError::from)? {
        gathering.take(found.map_err(StoreError::from)?)?;
    }
    gathering.end()
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
        let set = set_head(&transaction, &head.stream, head.seq, head.hash);
        set.map_err(StoreError::from)?;
        restored.count(&rows);
    }
    transaction.commit().map_err(StoreError::from)?;
    Ok(restored)
}
