//! The last time at which one of the servers was there: one row that is written over.

use deadpool_postgres::Pool;

use crate::entry::UnixMillis;
use crate::trouble::StoreError;

/// Also in stores that were made before there was such a table.
const TABLE: &str = "CREATE TABLE IF NOT EXISTS jadoube_alive (
    one integer NOT NULL PRIMARY KEY CHECK (one = 1),
    at  bigint  NOT NULL
)";

const NOTE: &str = "INSERT INTO jadoube_alive AS known (one, at) VALUES (1, $1)
    ON CONFLICT (one) DO UPDATE SET at = greatest(known.at, excluded.at)";

pub(super) async fn note(pool: &Pool, at: UnixMillis) -> Result<(), StoreError> {
    let client = pool.get().await?;
    client.execute(&client.prepare_cached(NOTE).await?, &[&at.0]).await?;
    Ok(())
}

pub(super) async fn last(pool: &Pool) -> Result<Option<UnixMillis>, StoreError> {
    let client = pool.get().await?;
    let query = client.prepare_cached("SELECT at FROM jadoube_alive").await?;
    let found = client.query_opt(&query, &[]).await?;
    Ok(found.map(|it| it.try_get(0).map(UnixMillis)).transpose()?)
}

/// Makes the table, when the store is opened.
pub(super) async fn make(pool: &Pool) -> Result<(), StoreError> {
    Ok(pool.get().await?.batch_execute(TABLE).await?)
}
