//! All entries of a store on PostgreSQL, out and in.

use deadpool_postgres::{Pool, Transaction};
use tokio::sync::mpsc;
use tokio_postgres::IsolationLevel;

use super::reader::{head_row, row};
use super::writer::insert;
use crate::archive::{Group, Piece, RestoreError, Restored};
use crate::trouble::StoreError;

/// So many rows are fetched at a time.
const ROWS: i32 = 1000;

/// Sends all heads and entries as they all were at one moment.
pub(super) async fn send_all(pool: &Pool, to: mpsc::Sender<Piece>) -> Result<(), StoreError> {
    let mut client = pool.get().await?;
    let transaction = client.build_transaction();
    let transaction = transaction.isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    let transaction = transaction.start().await?;
    let heads = "SELECT stream, seq, hash FROM jadoube_head ORDER BY stream COLLATE \"C\"";
    send(&transaction, heads, &to, |it| head_row(it).map(Piece::Head)).await?;
    let entries = "SELECT stream, seq, at, kind, body, previous, hash FROM jadoube_entry
                   ORDER BY stream COLLATE \"C\", seq";
    send(&transaction, entries, &to, |it| row(it).map(Piece::Entry)).await?;
    to.send(Piece::End).await.map_err(|_| StoreError::Closed)
}

async fn send(
    transaction: &Transaction<'_>,
    query: &str,
    to: &mpsc::Sender<Piece>,
    piece: fn(&tokio_postgres::Row) -> Result<Piece, StoreError>,
) -> Result<(), StoreError> {
    let portal = transaction.bind(query, &[]).await?;
    loop {
        let found = transaction.query_portal(&portal, ROWS).await?;
        if found.is_empty() {
            return Ok(());
        }
        for it in &found {
            to.send(piece(it)?).await.map_err(|_| StoreError::Closed)?;
        }
    }
}

/// Writes logs into an empty store: all of them or none.
pub(super) async fn restore(
    pool: &Pool,
    mut groups: mpsc::Receiver<Result<Group, RestoreError>>,
) -> Result<Restored, RestoreError> {
    let mut client = pool.get().await.map_err(StoreError::from)?;
    let transaction = client.transaction().await.map_err(StoreError::from)?;
    let lock = "LOCK TABLE jadoube_head IN EXCLUSIVE MODE";
    transaction.batch_execute(lock).await.map_err(StoreError::from)?;
    let empty = "SELECT NOT EXISTS (SELECT FROM jadoube_entry)";
    let empty = transaction.query_one(empty, &[]).await.map_err(StoreError::from)?;
    if !empty.try_get::<_, bool>(0).map_err(StoreError::from)? {
        return Err(RestoreError::NotEmpty);
    }
    let mut restored = Restored::default();
    while let Some(group) = groups.recv().await {
        let Group { head, rows } = group?;
        insert(&transaction, &rows).await?;
        let set = "INSERT INTO jadoube_head (stream, seq, hash) VALUES ($1, $2, $3)";
        let (stream, hash) = (head.stream.to_string(), head.hash.to_string());
        let set = transaction.execute(set, &[&stream, &head.seq.to_sql(), &hash]).await;
        set.map_err(StoreError::from)?;
        restored.count(&rows);
    }
    transaction.commit().await.map_err(StoreError::from)?;
    Ok(restored)
}
