//! Backups: every log as lines of JSON, which any store can take in again. Nothing is taken in that does not fit
//! its chain.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::chain::{Misfit, Verified, verify};
use crate::entry::{Seq, StreamHead, StreamId, UnixMillis};
use crate::private;
use crate::row::{HeadRow, Row};
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

impl Group {
    /// The log as it was then: up to the first entry that is later.
    fn until(self, then: UnixMillis) -> Option<Group> {
        let Group { mut head, mut rows } = self;
        rows.truncate(rows.iter().position(|it| it.at > then).unwrap_or(rows.len()));
        let last = rows.last()?;
        (head.seq, head.hash) = (last.seq, last.hash.parse().ok()?);
        Some(Group { head, rows })
    }
}

/// The first line of an archive.
#[derive(Serialize, Deserialize)]
struct First {
    #[serde(rename = "jadoube-archive")]
    form: u32,
}

/// A line with the head of a log.
#[derive(Serialize, Deserialize)]
struct Head {
    head: HeadRow,
}

/// The last line of an archive, without which it is cut off.
#[derive(Serialize, Deserialize)]
struct Last {
    entries: u64,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Entry(Row),
    Head(Head),
    End(Last),
}

/// What a database gives of all its logs: first the heads, then the entries log by log, then the end.
pub(crate) enum Piece {
    Head(HeadRow),
    Entry(Row),
    /// That was all. Without it the database gave up before.
    End,
}

const FORM: u32 = 2;

/// The first bytes of a file of SQLite.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// As many first bytes of an archive.
const ARCHIVE: &[u8] = b"{\"jadoube-archiv";

/// How much of an archive was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    Whole,
    /// The database gave up; there is no file.
    Nothing,
}

/// Writes what comes, and sees that it is on the disk. The file must not be there yet, and is only there afterwards if
/// everything came.
pub(crate) fn write_archive(
    path: &Path,
    mut pieces: mpsc::Receiver<Piece>,
) -> Result<Written, StoreError> {
    let trouble = |why| StoreError::File { path: path.to_path_buf(), why };
    let json = |why: serde_json::Error| trouble(why.into());
    let new = NewFile::create(path)?;
    let mut out = BufWriter::new(&new.file);
    serde_json::to_writer(&mut out, &First { form: FORM }).map_err(json)?;
    let mut entries = 0;
    loop {
        let piece = pieces.blocking_recv();
        out.write_all(b"\n").map_err(trouble)?;
        match piece {
            None => return Ok(Written::Nothing),
            Some(Piece::End) => break,
            Some(Piece::Head(head)) => {
                serde_json::to_writer(&mut out, &Head { head }).map_err(json)?;
            }
            Some(Piece::Entry(row)) => {
                serde_json::to_writer(&mut out, &row).map_err(json)?;
                entries += 1;
            }
        }
    }
    serde_json::to_writer(&mut out, &Last { entries }).map_err(json)?;
    out.write_all(b"\n").map_err(trouble)?;
    out.flush().map_err(trouble)?;
    drop(out);
    new.finish()?;
    Ok(Written::Whole)
}

/// A file that is removed again unless it was finished: half a backup must not look like one.
pub(crate) struct NewFile<'p> {
    path: &'p Path,
    file: File,
    finished: bool,
}

impl<'p> NewFile<'p> {
    /// Makes it, for its owner only. An existing file is never written over.
    pub(crate) fn create(path: &'p Path) -> Result<NewFile<'p>, StoreError> {
        let file = private::create_new(path);
        let file = file.map_err(|why| StoreError::File { path: path.to_path_buf(), why })?;
        Ok(NewFile { path, file, finished: false })
    }

    /// It stays, and is on the disk.
    pub(crate) fn finish(mut self) -> Result<(), StoreError> {
        let synced = self.file.sync_all();
        synced.map_err(|why| StoreError::File { path: self.path.to_path_buf(), why })?;
        self.finished = true;
        Ok(())
    }
}

impl Drop for NewFile<'_> {
    fn drop(&mut self) {
        if !self.finished {
            // What cannot be removed lacks its end.
            let _ = std::fs::remove_file(self.path);
        }
    }
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
    until: UnixMillis,
    groups: &mpsc::Sender<Result<Group, RestoreError>>,
) -> Result<(), RestoreError> {
    let trouble = |why| StoreError::File { path: path.to_path_buf(), why };
    let mut lines = BufReader::new(File::open(path).map_err(trouble)?).lines();
    let first = lines.next().transpose().map_err(trouble)?.unwrap_or_default();
    let first: Option<First> = serde_json::from_str(&first).ok();
    if first.is_none_or(|it| it.form != FORM) {
        return Err(RestoreError::NotABackup(path.to_path_buf()));
    }
    let mut gathering = Gathering::new(until, groups);
    let mut count = 0;
    for (index, line) in lines.enumerate() {
        let line = line.map_err(trouble)?;
        let read = serde_json::from_str(&line);
        match read.map_err(|why| RestoreError::Line { line: index as u64 + 2, why })? {
            Line::Head(Head { head }) => gathering.take(Piece::Head(head))?,
            Line::Entry(row) => {
                count += 1;
                gathering.take(Piece::Entry(row))?;
            }
            Line::End(last) if last.entries == count => return gathering.take(Piece::End),
            Line::End(_) => return Err(RestoreError::CutOff),
        }
    }
    Err(RestoreError::CutOff)
}

/// Puts what comes together to logs, checks each, and hands on what was there at some time.
pub(crate) struct Gathering<'g> {
    until: UnixMillis,
    groups: &'g mpsc::Sender<Result<Group, RestoreError>>,
    heads: BTreeMap<String, HeadRow>,
    rows: Vec<Row>,
}

impl<'g> Gathering<'g> {
    pub(crate) fn new(
        until: UnixMillis,
        groups: &'g mpsc::Sender<Result<Group, RestoreError>>,
    ) -> Gathering<'g> {
        Gathering { until, groups, heads: BTreeMap::new(), rows: Vec::new() }
    }

    pub(crate) fn take(&mut self, piece: Piece) -> Result<(), RestoreError> {
        match piece {
            Piece::Head(head) => {
                self.heads.insert(head.stream.clone(), head);
            }
            Piece::Entry(row) => {
                if self.rows.first().is_some_and(|it| it.stream != row.stream) {
                    self.send()?;
                }
                self.rows.push(row);
            }
            Piece::End => {
                self.send()?;
                // A head without a log: all its entries are missing.
                while let Some(name) = self.heads.keys().next().cloned() {
                    self.check(name, Vec::new())?;
                }
            }
        }
        Ok(())
    }

    fn send(&mut self) -> Result<(), RestoreError> {
        let rows = std::mem::take(&mut self.rows);
        let Some(name) = rows.first().map(|it| it.stream.clone()) else { return Ok(()) };
        let Some(group) = self.check(name, rows)?.until(self.until) else { return Ok(()) };
        self.groups.blocking_send(Ok(group)).map_err(|_| StoreError::Closed.into())
    }

    fn check(&mut self, name: String, rows: Vec<Row>) -> Result<Group, RestoreError> {
        let head = self.heads.remove(&name).map(HeadRow::head).transpose()?;
        let stream: StreamId = name.parse().map_err(|_| RestoreError::Stream(name))?;
        match verify(&stream, &rows, head.as_ref()) {
            Verified::Whole(head) => Ok(Group { head, rows }),
            Verified::Broken { at, how } => Err(RestoreError::Broken { stream, at, how }),
        }
    }
}
