//! A store in memory whose disk does what a test says: it takes its time, fails, writes and does not say so, or is cut off like that of
//! a machine that lost its power. Everything is counted in the time of the runtime, which a test can hold.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{broadcast, mpsc};

use crate::append::{Appended, Asked, NO_END};
use crate::archive::{Piece, RestoreError, Restored};
use crate::entry::{Change, Entry, Seq, StreamHead, StreamId, StreamKind, UnixMillis};
use crate::row::{Row, WholeLog};
use crate::trouble::{AppendError, StoreError};

/// What becomes of a write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It is written after the first time and acknowledged after the second.
    Written(Duration, Duration),
    /// It is written after this time, and then an error is told.
    WrittenAndDenied(Duration),
    /// An error is told after this time, and nothing is written.
    Refused(Duration),
}

/// What is on a disk, whoever uses it.
#[derive(Default)]
pub struct SimulatedDisk(Mutex<Contents>);

#[derive(Default)]
struct Contents {
    logs: BTreeMap<StreamId, Vec<Entry>>,
    alive: Option<UnixMillis>,
}

impl SimulatedDisk {
    fn contents(&self) -> MutexGuard<'_, Contents> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a log is on the disk.
    #[must_use]
    pub fn log(&self, stream: &StreamId) -> Vec<Entry> {
        self.contents().logs.get(stream).cloned().unwrap_or_default()
    }
}

/// The way of one program to a disk.
pub(crate) struct Simulated {
    disk: Arc<SimulatedDisk>,
    /// Has the machine power? Without it nothing more reaches the disk.
    power: Arc<AtomicBool>,
    fate: Box<dyn Fn() -> Fate + Send + Sync>,
    changes: broadcast::Sender<Change>,
}

impl Simulated {
    pub(crate) fn new(
        disk: Arc<SimulatedDisk>,
        power: Arc<AtomicBool>,
        fate: Box<dyn Fn() -> Fate + Send + Sync>,
        changes: broadcast::Sender<Change>,
    ) -> Simulated {
        Simulated { disk, power, fate, changes }
    }

    /// What is on the disk, if it can be reached.
    fn contents(&self) -> Result<MutexGuard<'_, Contents>, StoreError> {
        match self.power.load(Ordering::Relaxed) {
            true => Ok(self.disk.contents()),
            false => Err(StoreError::Closed),
        }
    }

    pub(crate) async fn append(&self, asked: Asked) -> Appended {
        let fate = (self.fate)();
        let (Fate::Written(before, _) | Fate::WrittenAndDenied(before) | Fate::Refused(before)) =
            fate;
        tokio::time::sleep(before).await;
        if matches!(fate, Fate::Refused(_)) {
            return Err(broken());
        }
        let written = self.write(asked)?;
        match fate {
            Fate::Written(_, after) => tokio::time::sleep(after).await,
            Fate::WrittenAndDenied(_) | Fate::Refused(_) => return Err(broken()),
        }
        if let Some(last) = written.last() {
            let _ = self.changes.send(Change { stream: last.stream.clone(), seq: last.seq });
        }
        Ok(written)
    }

    fn write(&self, asked: Asked) -> Appended {
        let mut contents = self.contents()?;
        let log = contents.logs.entry(asked.stream.clone()).or_default();
        let end = log.last().map_or(NO_END, |it| (it.seq, it.hash));
        let (written, _) = asked.after(end)?;
        log.extend(written.iter().cloned());
        Ok(written)
    }

    pub(crate) async fn rows(&self, stream: &StreamId, after: Seq) -> Result<Vec<Row>, StoreError> {
        let contents = self.contents()?;
        let log = contents.logs.get(stream).into_iter().flatten();
        Ok(log.filter(|it| it.seq > after).map(Row::of).collect())
    }

    pub(crate) async fn heads(&self, kind: StreamKind) -> Result<Vec<StreamHead>, StoreError> {
        let contents = self.contents()?;
        let logs = contents.logs.iter().filter(|(stream, _)| stream.kind() == kind);
        let head = |(stream, log): (&StreamId, &Vec<Entry>)| {
            let last = log.last()?;
            Some(StreamHead { stream: stream.clone(), seq: last.seq, hash: last.hash })
        };
        Ok(logs.filter_map(head).collect())
    }

    pub(crate) async fn names(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.contents()?.logs.keys().map(ToString::to_string).collect())
    }

    pub(crate) async fn whole(&self, stream: &StreamId) -> Result<WholeLog, StoreError> {
        let rows = self.rows(stream, Seq::START).await?;
        let head = self.heads(stream.kind()).await?.into_iter().find(|it| it.stream == *stream);
        Ok(WholeLog { head, rows })
    }

    pub(crate) async fn note_alive(&self, at: UnixMillis) -> Result<(), StoreError> {
        let mut contents = self.contents()?;
        contents.alive = contents.alive.max(Some(at));
        Ok(())
    }

    pub(crate) async fn last_alive(&self) -> Result<Option<UnixMillis>, StoreError> {
        Ok(self.contents()?.alive)
    }

    /// Nobody copies what a test has made up.
    pub(crate) async fn archive(&self, _: mpsc::Sender<Piece>) -> Result<(), StoreError> {
        Err(StoreError::Closed)
    }

    pub(crate) async fn restore<G>(&self, _: mpsc::Receiver<G>) -> Result<Restored, RestoreError> {
        Err(StoreError::Closed.into())
    }

    pub(crate) async fn close(&self) {}
}

fn broken() -> AppendError {
    StoreError::Batch("the disk is broken".to_owned()).into()
}
