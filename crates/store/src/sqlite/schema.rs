//! The tables, and how a connection is set so that what is acknowledged is on the disk.

use std::fs;
use std::io::ErrorKind;
use std::path::{self, Path};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::lock::beside;
use crate::trouble::{CannotOpen, StoreError};

/// The form of the tables.
const FORM: i32 = 1;

/// The number by which `file` and others know our databases: the letters `jdbe`.
const APPLICATION: i32 = 0x6a64_6265;

/// How long a connection waits for another before it gives up.
const PATIENCE: Duration = Duration::from_secs(10);

const TABLES: &str = include_str!("tables.sql");

/// The connection that writes, with the tables in place.
pub(super) fn open(path: Option<&Path>) -> Result<Connection, CannotOpen> {
    let connection = match path {
        Some(path) => Connection::open(path),
        None => Connection::open_in_memory(),
    };
    let mut connection = connection.map_err(StoreError::from)?;
    let foreign = || CannotOpen::Foreign(path.map(Path::to_path_buf).unwrap_or_default());
    set(&connection).map_err(|why| match is_no_database(&why) {
        true => foreign(),
        false => StoreError::from(why).into(),
    })?;
    let made = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate);
    let transaction = made.map_err(StoreError::from)?;
    let (application, form) =
        (number(&transaction, "application_id")?, number(&transaction, "user_version")?);
    let tables = "SELECT count(*) FROM sqlite_schema";
    let tables: i64 =
        transaction.query_row(tables, [], |it| it.get(0)).map_err(StoreError::from)?;
    match (application, form, tables) {
        (APPLICATION, FORM, _) => {}
        (APPLICATION, found, _) => return Err(CannotOpen::Later { found, known: FORM }),
        (0, 0, 0) => {
            transaction.execute_batch(TABLES).map_err(StoreError::from)?;
            transaction
                .pragma_update(None, "application_id", APPLICATION)
                .and_then(|()| transaction.pragma_update(None, "user_version", FORM))
                .map_err(StoreError::from)?;
        }
        _ => return Err(foreign()),
    }
    transaction.commit().map_err(StoreError::from)?;
    Ok(connection)
}

/// Is a file a store that this program knows?
pub(super) fn check(path: &Path) -> Result<(), CannotOpen> {
    let connection = open_reader(path).map_err(|why| match why {
        StoreError::Sqlite(why) if is_no_database(&why) => CannotOpen::Foreign(path.to_path_buf()),
        why => why.into(),
    })?;
    match (number(&connection, "application_id")?, number(&connection, "user_version")?) {
        (APPLICATION, FORM) => Ok(()),
        (APPLICATION, found) => Err(CannotOpen::Later { found, known: FORM }),
        _ => Err(CannotOpen::Foreign(path.to_path_buf())),
    }
}

/// A connection that only reads. On a medium that cannot be written, SQLite cannot make the files that lie beside a store in use; there
/// it is told that nobody changes the file, if everything is in the one file.
pub(super) fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(path, READS)?;
    connection.busy_timeout(PATIENCE)?;
    match number(&connection, "user_version") {
        Ok(_) => Ok(connection),
        Err(StoreError::Sqlite(why)) if is_unwritable(&why) && is_one_file(path) => {
            unchanging(path)
        }
        Err(why) => Err(why),
    }
}

const READS: OpenFlags = OpenFlags::SQLITE_OPEN_READ_ONLY.union(OpenFlags::SQLITE_OPEN_NO_MUTEX);

/// A connection to a file that nobody changes.
fn unchanging(path: &Path) -> Result<Connection, StoreError> {
    let address = address(path).ok_or_else(|| StoreError::File {
        path: path.to_path_buf(),
        why: ErrorKind::InvalidFilename.into(),
    })?;
    let flags = READS.union(OpenFlags::SQLITE_OPEN_URI);
    Ok(Connection::open_with_flags(format!("{address}?immutable=1"), flags)?)
}

/// A path as an address of SQLite: whatever could mean something else is written as numbers.
fn address(path: &Path) -> Option<String> {
    let path = path::absolute(path).ok()?;
    let mut address = "file:".to_owned();
    if cfg!(windows) {
        address.push('/');
    }
    for byte in path.to_str()?.bytes() {
        match byte {
            b'\\' if cfg!(windows) => address.push('/'),
            b'/' | b'-' | b'_' | b'.' => address.push(char::from(byte)),
            plain if plain.is_ascii_alphanumeric() => address.push(char::from(plain)),
            other => address.push_str(&format!("%{other:02X}")),
        }
    }
    Some(address)
}

/// Does nothing beside the file belong to it?
fn is_one_file(path: &Path) -> bool {
    let store = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    fs::metadata(beside(&store, "-wal")).map_or(true, |it| it.len() == 0)
}

fn is_no_database(why: &rusqlite::Error) -> bool {
    why.sqlite_error_code() == Some(ErrorCode::NotADatabase)
}

fn is_unwritable(why: &rusqlite::Error) -> bool {
    matches!(why.sqlite_error_code(), Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly))
}

fn number(connection: &Connection, name: &str) -> Result<i32, StoreError> {
    Ok(connection.pragma_query_value(None, name, |it| it.get(0))?)
}

fn set(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", "ON")?;
    connection.pragma_update(None, "trusted_schema", "OFF")
}
