//! Looking into a store on PostgreSQL.

use deadpool_postgres::Pool;
use tokio_postgres::{IsolationLevel, Row as Found};

use crate::entry::{Seq, StreamHead, StreamId, StreamKind, UnixMillis};
use crate::row::{HeadRow, Row, WholeLog};
use crate::trouble::StoreError;

/// The entries of a log after a place.
pub(super) async fn rows(pool: &Pool, stream: &str, after: Seq) -> Result<Vec<Row>, StoreError> {
    let client = pool.get().await?;
    let query = client
        .prepare_cached(
            "SELECT stream, seq, at, kind, body, previous, hash FROM jadoube_entry
             WHERE stream = $1 AND seq > $2 ORDER BY seq",
        )
        .await?;
    let found = client.query(&query, &[&stream, &after.to_sql()]).await?;
    found.iter().map(row).collect()
}

pub(super) fn row(it: &Found) -> Result<Row, StoreError> {
    Ok(Row {
        stream: it.try_get(0)?,
        seq: Seq::from_sql(it.try_get(1)?),
        at: UnixMillis(it.try_get(2)?),
        kind: it.try_get(3)?,
        body: it.try_get(4)?,
        previous: it.try_get(5)?,
        hash: it.try_get(6)?,
    })
}

/// Where the logs of a kind end.
pub(super) async fn heads(pool: &Pool, kind: StreamKind) -> Result<Vec<StreamHead>, StoreError> {
    let client = pool.get().await?;
    let query = client
        .prepare_cached(
            "SELECT stream, seq, hash FROM jadoube_head
             WHERE starts_with(stream, $1) ORDER BY stream COLLATE \"C\"",
        )
        .await?;
    let start = format!("{}/", kind.word());
    client.query(&query, &[&start]).await?.iter().map(head_of).collect()
}

/// A log and its head, as both were at one moment.
pub(super) async fn whole(pool: &Pool, stream: &StreamId) -> Result<WholeLog, StoreError> {
    let mut client = pool.get().await?;
    let moment = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead);
    let moment = moment.read_only(true).start().await?;
    let stream = stream.to_string();
    let head = "SELECT stream, seq, hash FROM jadoube_head WHERE stream = $1";
    let head = moment.query_opt(head, &[&stream]).await?;
    let rows = "SELECT stream, seq, at, kind, body, previous, hash FROM jadoube_entry
                WHERE stream = $1 ORDER BY seq";
    let rows = moment.query(rows, &[&stream]).await?;
    moment.commit().await?;
    let head = head.as_ref().map(head_of).transpose()?;
    Ok(WholeLog { head, rows: rows.iter().map(row).collect::<Result<_, _>>()? })
}

pub(super) fn head_of(it: &Found) -> Result<StreamHead, StoreError> {
    head_row(it)?.head()
}

pub(super) fn head_row(it: &Found) -> Result<HeadRow, StoreError> {
    let (stream, seq, hash) = (it.try_get(0)?, Seq::from_sql(it.try_get(1)?), it.try_get(2)?);
    Ok(HeadRow { stream, seq, hash })
}

/// All names that stand in either table.
pub(super) async fn names(pool: &Pool) -> Result<Vec<String>, StoreError> {
    let names = "SELECT stream COLLATE \"C\" FROM jadoube_head
                 UNION SELECT stream COLLATE \"C\" FROM jadoube_entry ORDER BY 1";
    let found = pool.get().await?.query(names, &[]).await?;
    found.iter().map(|it| Ok(it.try_get(0)?)).collect()
}
