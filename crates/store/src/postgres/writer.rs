//! The task that writes. NOTIFY lets only one transaction of a database commit at a time, so what is waiting is
//! committed together here as on SQLite.

use std::collections::BTreeMap;
use std::sync::Mutex;

use deadpool_postgres::{Pool, Transaction};
use tokio::sync::{broadcast, mpsc};
use tokio::task::JoinHandle;

use super::listener::CHANNEL;
use super::patience::Patience;
use super::reader::head_of;
use crate::append::{Append, Appended, Asked, End, NO_END, WAITING_MAX, ask, tell};
use crate::chain::Hash;
use crate::entry::{Change, Seq};
use crate::row::Row;
use crate::trouble::StoreError;

/// So many appends are committed together at most.
const BATCH_MAX: usize = 512;

/// The way to the task that writes.
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    task: Mutex<Option<JoinHandle<()>>>,
}

enum Job {
    Append(Append),
    Close,
}

impl Writer {
    pub(super) fn start(
        pool: Pool,
        patience: Patience,
        instance: String,
        changes: broadcast::Sender<Change>,
    ) -> Writer {
        let (jobs, waiting) = mpsc::channel(WAITING_MAX);
        let task = tokio::spawn(work(pool, patience, instance, waiting, changes));
        Writer { jobs, task: Mutex::new(Some(task)) }
    }

    pub(super) async fn append(&self, asked: Asked) -> Appended {
        ask(&self.jobs, asked, Job::Append).await
    }

    /// Ends the task after everything that waits before.
    pub(super) async fn close(&self) {
        let _ = self.jobs.send(Job::Close).await;
        let task = self.task.lock().ok().and_then(|mut it| it.take());
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

async fn work(
    pool: Pool,
    patience: Patience,
    instance: String,
    mut waiting: mpsc::Receiver<Job>,
    changes: broadcast::Sender<Change>,
) {
    while let Some(Job::Append(first)) = waiting.recv().await {
        let mut batch = vec![first];
        let mut closing = false;
        while batch.len() < BATCH_MAX && !closing {
            match waiting.try_recv() {
                Ok(Job::Append(another)) => batch.push(another),
                Ok(Job::Close) => closing = true,
                Err(_) => break,
            }
        }
        commit(&pool, patience, &instance, batch, &changes).await;
        if closing {
            break;
        }
    }
    waiting.close();
}

/// Writes a batch in one transaction and answers each of it.
async fn commit(
    pool: &Pool,
    patience: Patience,
    instance: &str,
    mut batch: Vec<Append>,
    changes: &broadcast::Sender<Change>,
) {
    // Two programs that lock the same logs do it in the same order.
    batch.sort_by(|a, b| a.asked.stream.cmp(&b.asked.stream));
    let (asked, answers): (Vec<Asked>, Vec<_>) =
        batch.into_iter().map(|it| (it.asked, it.answer)).unzip();
    match patience.wait(pool, write(pool, instance, asked)).await {
        Ok(written) => {
            for (appended, answer) in written.into_iter().zip(answers) {
                tell(answer, appended, changes);
            }
        }
        Err(why) => {
            for answer in answers {
                let _ = answer.send(Err(again(&why).into()));
            }
        }
    }
}

/// The same error for each of a batch.
fn again(why: &StoreError) -> StoreError {
    match why {
        StoreError::Silent { seconds } => StoreError::Silent { seconds: *seconds },
        other => StoreError::Batch(other.to_string()),
    }
}

async fn write(
    pool: &Pool,
    instance: &str,
    asked: Vec<Asked>,
) -> Result<Vec<Appended>, StoreError> {
    let mut client = pool.get().await?;
    let transaction = client.transaction().await?;
    let mut heads = lock_heads(&transaction, &asked).await?;
    let before = heads.clone();
    let mut rows = Vec::new();
    let appended = asked.into_iter().map(|it| append_one(&mut heads, it, &mut rows)).collect();
    insert(&transaction, &rows).await?;
    heads.retain(|stream, end| before.get(stream) != Some(end));
    set_heads(&transaction, &heads).await?;
    let notices = heads.iter().map(|(stream, (seq, _))| format!("{instance} {stream} {seq}"));
    let notices: Vec<String> = notices.collect();
    let notify = "SELECT pg_notify($1, it) FROM unnest($2::text[]) AS it";
    let notify = transaction.prepare_cached(notify).await?;
    transaction.execute(&notify, &[&CHANNEL, &notices]).await?;
    transaction.commit().await?;
    Ok(appended)
}

type Heads = BTreeMap<String, End>;

/// Where the logs end, locked until the transaction is over. Other programs that write them wait.
async fn lock_heads(transaction: &Transaction<'_>, asked: &[Asked]) -> Result<Heads, StoreError> {
    let mut streams: Vec<String> = asked.iter().map(|it| it.stream.to_string()).collect();
    streams.dedup();
    let begun = asked.iter().filter(|it| it.seen == Seq::START && !it.entries.is_empty());
    let mut begun: Vec<String> = begun.map(|it| it.stream.to_string()).collect();
    begun.dedup();
    if !begun.is_empty() {
        let begin = transaction
            .prepare_cached(
                "INSERT INTO jadoube_head (stream, seq, hash)
                 SELECT it, 0, $2 FROM unnest($1::text[]) AS it ON CONFLICT DO NOTHING",
            )
            .await?;
        transaction.execute(&begin, &[&begun, &Hash::START.to_string()]).await?;
    }
    let lock = transaction
        .prepare_cached(
            "SELECT stream, seq, hash FROM jadoube_head WHERE stream = ANY($1)
             ORDER BY stream COLLATE \"C\" FOR UPDATE",
        )
        .await?;
    let found = transaction.query(&lock, &[&streams]).await?;
    let mut heads = Heads::new();
    for row in &found {
        let head = head_of(row)?;
        heads.insert(head.stream.to_string(), (head.seq, head.hash));
    }
    Ok(heads)
}

fn append_one(heads: &mut Heads, asked: Asked, rows: &mut Vec<Row>) -> Appended {
    let stream = asked.stream.to_string();
    let before = heads.get(&stream).copied().unwrap_or(NO_END);
    let (written, end) = asked.after(before)?;
    rows.extend(written.iter().map(Row::of));
    if end != before {
        heads.insert(stream, end);
    }
    Ok(written)
}

pub(super) async fn insert(transaction: &Transaction<'_>, rows: &[Row]) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    let insert = transaction
        .prepare_cached(
            "INSERT INTO jadoube_entry (stream, seq, at, kind, body, previous, hash)
             SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[],
                                  $6::text[], $7::text[])",
        )
        .await?;
    let texts = |of: fn(&Row) -> &str| rows.iter().map(of).collect::<Vec<&str>>();
    let seqs: Vec<i64> = rows.iter().map(|it| it.seq.to_sql()).collect();
    let times: Vec<i64> = rows.iter().map(|it| it.at.0).collect();
    let (streams, kinds) = (texts(|it| &it.stream), texts(|it| &it.kind));
    let (bodies, previous) = (texts(|it| &it.body), texts(|it| &it.previous));
    let hashes = texts(|it| &it.hash);
    transaction
        .execute(&insert, &[&streams, &seqs, &times, &kinds, &bodies, &previous, &hashes])
        .await?;
    Ok(())
}

async fn set_heads(transaction: &Transaction<'_>, heads: &Heads) -> Result<(), StoreError> {
    if heads.is_empty() {
        return Ok(());
    }
    let set = transaction
        .prepare_cached(
            "UPDATE jadoube_head AS head SET seq = it.seq, hash = it.hash
             FROM unnest($1::text[], $2::bigint[], $3::text[]) AS it (stream, seq, hash)
             WHERE head.stream = it.stream",
        )
        .await?;
    let streams: Vec<&str> = heads.keys().map(String::as_str).collect();
    let seqs: Vec<i64> = heads.values().map(|it| it.0.to_sql()).collect();
    let hashes: Vec<String> = heads.values().map(|it| it.1.to_string()).collect();
    transaction.execute(&set, &[&streams, &seqs, &hashes]).await?;
    Ok(())
}
