//! A store in one file of SQLite: one thread writes, as many as are needed read.

mod alive;
mod archive;
mod lock;
mod reader;
mod schema;
mod writer;

use std::fs;
use std::path::Path;

use tokio::sync::{broadcast, mpsc};

use crate::append::{Appended, Asked};
use crate::archive::{Group, Piece, RestoreError, Restored};
use crate::entry::{Change, Seq, StreamHead, StreamId, StreamKind, UnixMillis};
use crate::private;
use crate::row::{Row, WholeLog};
use crate::trouble::{CannotOpen, StoreError};
pub(crate) use archive::read_copy;
use lock::{Lock, beside};
use reader::Readers;
use writer::Writer;

/// A store on SQLite.
pub(crate) struct Sqlite {
    /// Nothing: it is only looked into.
    writer: Option<Writer>,
    /// In memory there is only the connection of the writer.
    readers: Option<Readers>,
}

impl Sqlite {
    /// Opens a file, or memory; makes what is not there yet. Nobody else can open the file so meanwhile.
    pub(crate) fn open(
        path: Option<&Path>,
        changes: broadcast::Sender<Change>,
    ) -> Result<Sqlite, CannotOpen> {
        let lock = path.map(Lock::take).transpose()?;
        let connection = match schema::open(path) {
            Ok(connection) => connection,
            Err(why) => {
                if let (CannotOpen::Foreign(_), Some(lock)) = (&why, lock) {
                    lock.leave_alone();
                }
                return Err(why);
            }
        };
        if let Some(path) = path {
            let store = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
            for end in ["", "-wal", "-shm", ".lock"] {
                private::narrow(&beside(&store, end));
            }
        }
        let writer = Writer::start(connection, lock, changes)?;
        Ok(Sqlite { writer: Some(writer), readers: path.map(Readers::of) })
    }

    /// Opens a file only to look into it, whoever writes to it.
    pub(crate) fn look_into(path: &Path) -> Result<Sqlite, CannotOpen> {
        schema::check(path)?;
        Ok(Sqlite { writer: None, readers: Some(Readers::of(path)) })
    }

    fn writer(&self) -> Result<&Writer, StoreError> {
        self.writer.as_ref().ok_or(StoreError::Closed)
    }

    pub(crate) async fn append(&self, asked: Asked) -> Appended {
        self.writer()?.append(asked).await
    }

    pub(crate) async fn rows(&self, stream: &StreamId, after: Seq) -> Result<Vec<Row>, StoreError> {
        let stream = stream.to_string();
        self.look(move |it| reader::rows(it, &stream, after)).await
    }

    pub(crate) async fn heads(&self, kind: StreamKind) -> Result<Vec<StreamHead>, StoreError> {
        self.look(move |it| reader::heads(it, kind)).await
    }

    pub(crate) async fn note_alive(&self, at: UnixMillis) -> Result<(), StoreError> {
        self.writer()?.work(move |it| alive::note(it, at)).await?
    }

    pub(crate) async fn last_alive(&self) -> Result<Option<UnixMillis>, StoreError> {
        self.look(alive::last).await
    }

    pub(crate) async fn names(&self) -> Result<Vec<String>, StoreError> {
        self.look(reader::names).await
    }

    /// A log and its head, as both were at one moment.
    pub(crate) async fn whole(&self, stream: &StreamId) -> Result<WholeLog, StoreError> {
        let stream = stream.clone();
        self.look(move |it| {
            let moment = it.unchecked_transaction()?;
            let head = reader::head(&moment, &stream)?;
            let rows = reader::rows(&moment, &stream.to_string(), Seq::START)?;
            Ok(WholeLog { head, rows })
        })
        .await
    }

    pub(crate) async fn copy(&self, to: &Path) -> Result<(), StoreError> {
        let to = to.to_path_buf();
        self.look(move |it| archive::copy(it, &to)).await
    }

    pub(crate) async fn archive(&self, to: mpsc::Sender<Piece>) -> Result<(), StoreError> {
        self.look(move |it| archive::send_all(it, &to)).await
    }

    pub(crate) async fn restore(
        &self,
        groups: mpsc::Receiver<Result<Group, RestoreError>>,
    ) -> Result<Restored, RestoreError> {
        self.writer()?.work(move |it| archive::restore(it, groups)).await?
    }

    pub(crate) async fn close(&self) {
        if let Some(readers) = &self.readers {
            readers.close();
        }
        if let Some(writer) = &self.writer {
            writer.close().await;
        }
    }

    /// Asks a connection something without stopping the others.
    async fn look<T, F>(&self, question: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&rusqlite::Connection) -> Result<T, StoreError> + Send + 'static,
    {
        match &self.readers {
            Some(readers) => readers.look(question).await,
            None => self.writer()?.work(move |it| question(it)).await?,
        }
    }
}
