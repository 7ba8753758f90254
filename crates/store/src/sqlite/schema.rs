//! The tables, and how a connection is set so that what is acknowledged is on the disk.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

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
    set(&connection).map_err(|why| match why.sqlite_error_code() {
        Some(rusqlite::ErrorCode::NotADatabase) => foreign(),
        _ => StoreError::from(why).into(),
    })?;
    let made = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate);
    let transaction = made.map_err(StoreError::from)?;
    let number = |name: &str| {
        transaction
            .pragma_query_value(None, name, |it| it.get::<_, i32>(0))
            .map_err(StoreError::from)
    };
    let (application, form) = (number("application_id")?, number("user_version")?);
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

/// A connection that only reads.
pub(super) fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

fn set(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", "ON")?;
    connection.pragma_update(None, "trusted_schema", "OFF")
}
