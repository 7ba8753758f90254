//! All entries of a store on PostgreSQL, out and in. The whole may take long; no step of it waits for ever.

use deadpool_postgres::{Object, Pool, Transaction};
use tokio::sync::mpsc;
use tokio_postgres::IsolationLevel;

use super::patience::Patience;
use super::reader::{head_row, row};
use super::writer::insert;
use crate::archive::{Group, Piece, RestoreError, Restored};
use crate::trouble::StoreError;

/// So many rows are fetched at a time.
const ROWS: i32 = 1000;

/// A file that is written slowly is no reason to give up.
const NO_HURRY: &str = "SET LOCAL idle_in_transaction_session_timeout = 0";

/// Sends all heads and entries as they all were at one moment.
pub(super) async fn send_all(
    pool: &Pool,
    patience: Patience,
    to: mpsc::Sender<Piece>,
) -> Result<(), StoreError> {
    let mut client = get(pool, patience).await?;
    let sent = send_from(&mut client, pool, patience, to).await;
    if sent.is_err() {
        // Whatever it waits for, nobody else shall.
        drop(Object::take(client));
    }
    sent
}

async fn get(pool: &Pool, patience: Patience) -> Result<Object, StoreError> {
    patience.wait(pool, async { Ok(pool.get().await?) }).await
}

async fn send_from(
    client: &mut Object,
    pool: &Pool,
    patience: Patience,
    to: mpsc::Sender<Piece>,
) -> Result<(), StoreError> {
    let begun = async {
        let transaction = client.build_transaction();
        let transaction =
            transaction.isolation_level(IsolationLevel::RepeatableRead).read_only(true);
        let transaction = transaction.start().await?;
        transaction.batch_execute(NO_HURRY).await?;
        Ok::<_, StoreError>(transaction)
    };
    let transaction = patience.wait(pool, begun).await?;
    let from = Reading { pool, patience, transaction };
    let heads = "SELECT stream, seq, hash FROM jadoube_head ORDER BY stream COLLATE \"C\"";
    from.send(heads, &to, |it| head_row(it).map(Piece::Head)).await?;
    let entries = "SELECT stream, seq, at, kind, body, previous, hash FROM jadoube_entry
                   ORDER BY stream COLLATE \"C\", seq";
    from.send(entries, &to, |it| row(it).map(Piece::Entry)).await?;
    to.send(Piece::End).await.map_err(|_| StoreError::Closed)
}

/// A moment of the database that is being read.
struct Reading<'r> {
    pool: &'r Pool,
    patience: Patience,
    transaction: Transaction<'r>,
}

impl Reading<'_> {
    async fn send(
        &self,
        query: &str,
        to: &mpsc::Sender<Piece>,
        piece: fn(&tokio_postgres::Row) -> Result<Piece, StoreError>,
    ) -> Result<(), StoreError> {
        let bound = async { Ok::<_, StoreError>(self.transaction.bind(query, &[]).await?) };
        let portal = self.patience.wait(self.pool, bound).await?;
        loop {
            let fetched =
                async { Ok::<_, StoreError>(self.transaction.query_portal(&portal, ROWS).await?) };
            let found = self.patience.wait(self.pool, fetched).await?;
            if found.is_empty() {
                return Ok(());
            }
            for it in &found {
                to.send(piece(it)?).await.map_err(|_| StoreError::Closed)?;
            }
        }
    }
}

/// Writes logs into an empty store: all of them or none.
pub(super) async fn restore(
    pool: &Pool,
    patience: Patience,
    groups: mpsc::Receiver<Result<Group, RestoreError>>,
) -> Result<Restored, RestoreError> {
    let mut client = get(pool, patience).await?;
    let restored = restore_into(&mut client, pool, patience, groups).await;
    if restored.is_err() {
        drop(Object::take(client));
    }
    restored
}

async fn restore_into(
    client: &mut Object,
    pool: &Pool,
    patience: Patience,
    mut groups: mpsc::Receiver<Result<Group, RestoreError>>,
) -> Result<Restored, RestoreError> {
    let begun = async {
        let transaction = client.transaction().await?;
        transaction.batch_execute(NO_HURRY).await?;
        transaction.batch_execute("LOCK TABLE jadoube_head IN EXCLUSIVE MODE").await?;
        let empty = "SELECT NOT EXISTS (SELECT FROM jadoube_entry)";
        let empty: bool = transaction.query_one(empty, &[]).await?.try_get(0)?;
        Ok::<_, StoreError>((transaction, empty))
    };
    let (transaction, empty) = patience.wait(pool, begun).await?;
    if !empty {
        return Err(RestoreError::NotEmpty);
    }
    let mut restored = Restored::default();
    while let Some(group) = groups.recv().await {
        let group = group?;
        patience.wait(pool, write(&transaction, &group)).await?;
        restored.count(&group.rows);
    }
    let committed = async { Ok::<_, StoreError>(transaction.commit().await?) };
    patience.wait(pool, committed).await?;
    Ok(restored)
}

async fn write(
    transaction: &Transaction<'_>,
    Group { head, rows }: &Group,
) -> Result<(), StoreError> {
    insert(transaction, rows).await?;
    let set = "INSERT INTO jadoube_head (stream, seq, hash) VALUES ($1, $2, $3)";
    let (stream, hash) = (head.stream.to_string(), head.hash.to_string());
    transaction.execute(set, &[&stream, &head.seq.to_sql(), &hash]).await?;
    Ok(())
}
