//! The last time at which a server was there: one row that is written over.

use rusqlite::{Connection, OptionalExtension};

use crate::entry::UnixMillis;
use crate::trouble::StoreError;

/// Also in stores that were made before there was such a table.
const TABLE: &str = "CREATE TABLE IF NOT EXISTS alive (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT";

const NOTE: &str = "INSERT INTO alive (one, at) VALUES (1, ?1)
    ON CONFLICT (one) DO UPDATE SET at = max(at, excluded.at)";

pub(super) fn note(connection: &Connection, at: UnixMillis) -> Result<(), StoreError> {
    connection.execute(TABLE, [])?;
    connection.execute(NOTE, [at.0])?;
    Ok(())
}

pub(super) fn last(connection: &Connection) -> Result<Option<UnixMillis>, StoreError> {
    let known = "SELECT count(*) FROM sqlite_schema WHERE name = 'alive'";
    if connection.query_row(known, [], |it| it.get::<_, i64>(0))? == 0 {
        return Ok(None);
    }
    let at = connection.query_row("SELECT at FROM alive", [], |it| it.get(0)).optional()?;
    Ok(at.map(UnixMillis))
}
