//! The thread that writes. It takes what is waiting, commits it together, and only then answers: an acknowledged
//! entry is on the disk.

use std::sync::Mutex;
use std::thread::JoinHandle;

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::reader::head;
use crate::chain::Hash;
use crate::entry::{Change, Entry, NewEntry, Seq, StreamId};
use crate::row::Row;
use crate::trouble::{AppendError, StoreError};

/// So many appends are committed together at most.
const BATCH_MAX: usize = 1024;

/// So many may wait before an appender has to.
const WAITING_MAX: usize = 4096;

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

struct Append {
    stream: StreamId,
    seen: Seq,
    entries: Vec<NewEntry>,
    answer: oneshot::Sender<Appended>,
}

type Appended = Result<Vec<Entry>, AppendError>;

impl Writer {
    pub(super) fn start(
        connection: Connection,
        changes: broadcast::Sender<Change>,
    ) -> Result<Writer, StoreError> {
        let (jobs, waiting) = mpsc::channel(WAITING_MAX);
        let thread = std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || work(connection, waiting, &changes))
            .map_err(|_| StoreError::Closed)?;
        Ok(Writer { jobs, thread: Mutex::new(Some(thread)) })
    }

    pub(super) async fn append(
        &self,
        stream: StreamId,
        seen: Seq,
        entries: Vec<NewEntry>,
    ) -> Appended {
        let (answer, answered) = oneshot::channel();
        let job = Job::Append(Append { stream, seen, entries, answer });
        self.jobs.send(job).await.map_err(|_| StoreError::Closed)?;
        answered.await.unwrap_or(Err(StoreError::Closed.into()))
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
        if let Ok(entries) = &appended
            && let Some(last) = entries.last()
        {
            // An error says that nobody listens.
            let _ = changes.send(Change { stream: last.stream.clone(), seq: last.seq });
        }
        let _ = answer.send(appended);
    }
}

type Answers = Vec<(oneshot::Sender<Appended>, Appended)>;

fn write(
    connection: &mut Connection,
    batch: Vec<Append>,
    answers: &mut Answers,
) -> rusqlite::Result<()> {
    let begun = connection.transaction_with_behavior(TransactionBehavior::Immediate);
    let mut failed = None;
    let transaction = match begun {
        Ok(transaction) => Some(transaction),
        Err(why) => {
            failed = Some(why);
            None
        }
    };
    for append in batch {
        let Append { stream, seen, entries, answer } = append;
        let appended = match (&transaction, &failed) {
            (Some(transaction), None) => append_one(transaction, &stream, seen, entries),
            _ => Ok(Vec::new()),
        };
        if let Err(AppendError::Store(StoreError::Sqlite(why))) = appended {
            failed = Some(why);
            answers.push((answer, Ok(Vec::new())));
        } else {
            answers.push((answer, appended));
        }
    }
    match (transaction, failed) {
        (_, Some(why)) => Err(why),
        (Some(transaction), None) => transaction.commit(),
        (None, None) => Ok(()),
    }
}

fn append_one(
    transaction: &Transaction<'_>,
    stream: &StreamId,
    seen: Seq,
    entries: Vec<NewEntry>,
) -> Appended {
    let end = head(transaction, stream)?;
    let (actual, mut hash) = end.map_or((Seq::START, Hash::START), |it| (it.seq, it.hash));
    if actual != seen {
        return Err(AppendError::Conflict { stream: stream.clone(), seen, actual });
    }
    let mut seq = seen;
    let mut written = Vec::with_capacity(entries.len());
    for entry in entries {
        let entry = entry.after(stream, seq, hash);
        (seq, hash) = (entry.seq, entry.hash);
        insert(transaction, &Row::of(&entry)).map_err(StoreError::from)?;
        written.push(entry);
    }
    if seq != seen {
        set_head(transaction, stream, seq, hash).map_err(StoreError::from)?;
    }
    Ok(written)
}

pub(super) fn insert(transaction: &Transaction<'_>, row: &Row) -> rusqlite::Result<()> {
    let mut insert = transaction.prepare_cached(
        "INSERT INTO entry (stream, seq, at, kind, body, previous, hash)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    let Row { stream, seq, at, kind, body, previous, hash } = row;
    insert.execute((stream, seq.to_sql(), at.0, kind, body, previous, hash))?;
    Ok(())
}

pub(super) fn set_head(
    transaction: &Transaction<'_>,
    stream: &StreamId,
    seq: Seq,
    hash: Hash,
) -> rusqlite::Result<()> {
    let mut set = transaction.prepare_cached(
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
