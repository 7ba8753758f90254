//! Backups: every log as lines of JSON, which any store can take in again. Nothing is taken in that does not fit
//! its chain.

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::chain::{Misfit, Verified, verify};
use crate::entry::{Seq, StreamHead, StreamId};
use crate::row::Row;
use crate::trouble::StoreError;

/// What was taken in from a backup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Restored {
    /// So many logs.
    pub streams: u64,
    /// With so many entries.
    pub entries: u64,
}

impl Restored {
    pub(crate) fn count(&mut self, rows: &[Row]) {
        self.streams += 1;
        self.entries += rows.len() as u64;
    }
}

/// Why a backup was not taken in. Then nothing of it was.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    /// The database does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There are logs already.
    #[error("the store is not empty")]
    NotEmpty,
    /// The file is no backup of this program.
    #[error("{} is not a backup", .0.display())]
    NotABackup(PathBuf),
    /// A line of the archive is none.
    #[error("line {line}: {why}")]
    Line {
        /// Which.
        line: u64,
        /// Why.
        why: serde_json::Error,
    },
    /// A log does not begin with a kind that is known.
    #[error("`{0}` is not the name of a log")]
    Stream(String),
    /// A log was changed.
    #[error("{stream}, entry {at}: {how:?}")]
    Broken {
        /// Which log.
        stream: StreamId,
        /// Where.
        at: Seq,
        /// In what way.
        how: Misfit,
    },
    /// The archive ends before its last line.
    #[error("the archive is cut off")]
    CutOff,
}

/// A log that fits its chain.
pub(crate) struct Group {
    pub(crate) head: StreamHead,
    pub(crate) rows: Vec<Row>,
}

/// The first line of an archive.
#[derive(Serialize, Deserialize)]
struct First {
    #[serde(rename = "jadoube-archive")]
    form: u32,
}

/// The last line of an archive, without which it is cut off.
#[derive(Serialize, Deserialize)]
struct Last {
    entries: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Line {
    Entry(Row),
    End(Last),
}

const FORM: u32 = 1;

/// The first bytes of a file of SQLite.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// As many first bytes of an archive.
const ARCHIVE: &[u8] = b"{\"jadoube-archiv";

/// Writes the entries that come, and sees that they are on the disk. The file must not be there yet.
pub(crate) fn write_archive(
    path: &Path,
    mut entries: mpsc::Receiver<Row>,
) -> Result<(), StoreError> {
    let trouble = |why| StoreError::File { path: path.to_path_buf(), why };
    let json = |why: serde_json::Error| trouble(why.into());
    let file = File::create_new(path).map_err(trouble)?;
    let mut out = BufWriter::new(file);
    serde_json::to_writer(&mut out, &First { form: FORM }).map_err(json)?;
    let mut count = 0;
    while let Some(row) = entries.blocking_recv() {
        out.write_all(b"\n").map_err(trouble)?;
        serde_json::to_writer(&mut out, &row).map_err(json)?;
        count += 1;
    }
    out.write_all(b"\n").map_err(trouble)?;
    serde_json::to_writer(&mut out, &Last { entries: count }).map_err(json)?;
    out.write_all(b"\n").map_err(trouble)?;
    let file = out.into_inner().map_err(|why| trouble(why.into_error()))?;
    file.sync_all().map_err(trouble)
}

/// What a backup is.
pub(crate) enum BackupFile {
    /// A database of SQLite.
    Sqlite,
    /// An archive.
    Archive,
}

/// Looks what a backup is.
pub(crate) fn recognise(path: &Path) -> Result<BackupFile, RestoreError> {
    let trouble = |why| StoreError::File { path: path.to_path_buf(), why };
    let mut start = Vec::new();
    let file = File::open(path).map_err(trouble)?;
    file.take(SQLITE.len() as u64).read_to_end(&mut start).map_err(trouble)?;
    match start.as_slice() {
        SQLITE => Ok(BackupFile::Sqlite),
        ARCHIVE => Ok(BackupFile::Archive),
        _ => Err(RestoreError::NotABackup(path.to_path_buf())),
    }
}

/// Reads an archive and sends its logs, each when it was checked.
pub(crate) fn read_archive(
    path: &Path,
    groups: &mpsc::Sender<Result<Group, RestoreError>>,
) -> Result<(), RestoreError> {
    let trouble = |why| StoreError::File { path: path.to_path_buf(), why };
    let mut lines = BufReader::new(File::open(path).map_err(trouble)?).lines();
    let first = lines.next().transpose().map_err(trouble)?.unwrap_or_default();
    let first: Option<First> = serde_json::from_str(&first).ok();
    if first.is_none_or(|it| it.form != FORM) {
        return Err(RestoreError::NotABackup(path.to_path_buf()));
    }
    let mut gathering = Gathering::new(groups);
    let mut count = 0;
    for (index, line) in lines.enumerate() {
        let line = line.map_err(trouble)?;
        let read = serde_json::from_str(&line);
        match read.map_err(|why| RestoreError::Line { line: index as u64 + 2, why })? {
            Line::Entry(row) => {
                count += 1;
                gathering.take(row)?;
            }
            Line::End(last) if last.entries == count => return gathering.end(),
            Line::End(_) => return Err(RestoreError::CutOff),
        }
    }
    Err(RestoreError::CutOff)
}

/// Puts rows together to logs.
pub(crate) struct Gathering<'g> {
    groups: &'g mpsc::Sender<Result<Group, RestoreError>>,
    rows: Vec<Row>,
}

impl<'g> Gathering<'g> {
    pub(crate) fn new(groups: &'g mpsc::Sender<Result<Group, RestoreError>>) -> Gathering<'g> {
        Gathering { groups, rows: Vec::new() }
    }

    pub(crate) fn take(&mut self, row: Row) -> Result<(), RestoreError> {
        if self.rows.first().is_some_and(|it| it.stream != row.stream) {
            self.send()?;
        }
        self.rows.push(row);
        Ok(())
    }

    pub(crate) fn end(mut self) -> Result<(), RestoreError> {
        if self.rows.is_empty() { Ok(()) } else { self.send() }
    }

    fn send(&mut self) -> Result<(), RestoreError> {
        let rows = std::mem::take(&mut self.rows);
        let name = rows.first().map(|it| it.stream.clone()).unwrap_or_default();
        let stream: StreamId = name.parse().map_err(|_| RestoreError::Stream(name))?;
        let group = match verify(&stream, &rows, None) {
            Verified::Whole(head) => Group { head, rows },
            Verified::Broken { at, how } => return Err(RestoreError::Broken { stream, at, how }),
        };
        self.groups.blocking_send(Ok(group)).map_err(|_| StoreError::Closed.into())
    }
}
