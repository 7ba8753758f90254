//! The thread that writes. It takes what is waiting, commits it together, and only then answers: an acknowledged
//! entry is on the disk.

use std::sync::Mutex;
use std::thread::JoinHandle;

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::lock::Lock;
use super::reader::head;
use crate::append::{Append, Appended, Asked, End, NO_END, WAITING_MAX, ask, tell};
use crate::entry::{Change, StreamId};
use crate::row::Row;
use crate::trouble::{AppendError, StoreError};

/// So many appends are committed together at most.
const BATCH_MAX: usize = 1024;

/// The way to the thread that writes.
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

enum Job {
    Append(Append),
    Work(Box<dyn FnOnce(&mut Connection) + Send>),
    Close(oneshot::Sender<()>),
}

impl Writer {
    pub(super) fn start(
        connection: Connection,
        lock: Option<Lock>,
        changes: broadcast::Sender<Change>,
    ) -> Result<Writer, StoreError> {
        let (jobs, waiting) = mpsc::channel(WAITING_MAX);
        let thread = std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || {
                work(connection, waiting, &changes);
                drop(lock);
            })
            .map_err(|_| StoreError::Closed)?;
        Ok(Writer { jobs, thread: Mutex::new(Some(thread)) })
    }

    pub(super) async fn append(&self, asked: Asked) -> Appended {
        ask(&self.jobs, asked, Job::Append).await
    }

    /// Lets the thread do something else with its connection.
    pub(super) async fn work<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&mut Connection) -> T + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let job = Job::Work(Box::new(move |connection| {
            // Nobody listens any more: then nobody needs the answer.
            let _ = answer.send(work(connection));
        }));
        self.jobs.send(job).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)
    }

    /// Ends the thread after everything that waits before.
    pub(super) async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.jobs.send(Job::Close(done)).await.is_ok() {
            let _ = closed.await;
        }
        let thread = self.thread.lock().ok().and_then(|mut it| it.take());
        if let Some(thread) = thread {
            let _ = tokio::task::spawn_blocking(move || thread.join()).await;
        }
    }
}

fn work(
    mut connection: Connection,
    mut waiting: mpsc::Receiver<Job>,
    changes: &broadcast::Sender<Change>,
) {
    let mut next = waiting.blocking_recv();
    while let Some(job) = next.take() {
        match job {
            Job::Append(first) => {
                let mut batch = vec![first];
                while batch.len() < BATCH_MAX && next.is_none() {
                    match waiting.try_recv() {
                        Ok(Job::Append(another)) => batch.push(another),
                        Ok(other) => next = Some(other),
                        Err(_) => break,
                    }
                }
                commit(&mut connection, batch, changes);
            }
            Job::Work(work) => work(&mut connection),
            Job::Close(done) => {
                waiting.close();
                // Everything into the one file; if somebody else reads it now, he will do that.
                let _ = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
                let _ = connection.close();
                let _ = done.send(());
                return;
            }
        }
        next = next.or_else(|| waiting.blocking_recv());
    }
}

/// Writes a batch in one transaction and answers each of it.
fn commit(connection: &mut Connection, batch: Vec<Append>, changes: &broadcast::Sender<Change>) {
    let mut answers = Vec::with_capacity(batch.len());
    let written = write(connection, batch, &mut answers);
    for (answer, appended) in answers {
        let appended = match &written {
            Ok(()) => appended,
            Err(why) => Err(AppendError::Store(again(why))),
        };
        tell(answer, appended, changes);
    }
}

type Answers = Vec<(oneshot::Sender<Appended>, Appended)>;

/// One that is refused does not keep the others from being written.
fn write(
    connection: &mut Connection,
    batch: Vec<Append>,
    answers: &mut Answers,
) -> rusqlite::Result<()> {
    let mut begun = connection.transaction_with_behavior(TransactionBehavior::Immediate);
    let mut failed = None;
    for Append { asked, answer } in batch {
        let appended = match (&mut begun, &failed) {
            (Ok(transaction), None) => append_one(transaction, asked),
            _ => Ok(Vec::new()),
        };
        // After some errors, as with a full disk, the whole transaction is gone.
        let is_gone = begun.as_ref().is_ok_and(|it| it.is_autocommit());
        match appended {
            Err(AppendError::Store(StoreError::Sqlite(why))) if is_gone => {
                failed = Some(why);
                answers.push((answer, Ok(Vec::new())));
            }
            appended => answers.push((answer, appended)),
        }
    }
    match failed {
        Some(why) => Err(why),
        None => begun?.commit(),
    }
}

fn append_one(transaction: &mut Transaction<'_>, asked: Asked) -> Appended {
    let point = transaction.savepoint().map_err(StoreError::from)?;
    let (stream, before) = (asked.stream.clone(), head(&point, &asked.stream)?);
    let before = before.map_or(NO_END, |it| (it.seq, it.hash));
    let (written, end) = asked.after(before)?;
    for entry in &written {
        insert(&point, &Row::of(entry)).map_err(StoreError::from)?;
    }
    if end != before {
        set_head(&point, &stream, end).map_err(StoreError::from)?;
    }
    point.commit().map_err(StoreError::from)?;
    Ok(written)
}

pub(super) fn insert(connection: &Connection, row: &Row) -> rusqlite::Result<()> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO entry (stream, seq, at, kind, body, previous, hash)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    let Row { stream, seq, at, kind, body, previous, hash } = row;
    insert.execute((stream, seq.to_sql(), at.0, kind, body, previous, hash))?;
    Ok(())
}

pub(super) fn set_head(
    connection: &Connection,
    stream: &StreamId,
    (seq, hash): End,
) -> rusqlite::Result<()> {
    let mut set = connection.prepare_cached(
        "INSERT INTO head (stream, seq, hash) VALUES (?1, ?2, ?3)
         ON CONFLICT (stream) DO UPDATE SET seq = excluded.seq, hash = excluded.hash",
    )?;
    set.execute((stream.to_string(), seq.to_sql(), hash.to_string()))?;
    Ok(())
}

/// The same error for each of a batch.
fn again(why: &rusqlite::Error) -> StoreError {
    match why {
        rusqlite::Error::SqliteFailure(code, words) => {
            rusqlite::Error::SqliteFailure(*code, words.clone()).into()
        }
        other => StoreError::Batch(other.to_string()),
    }
}
