//! What a log is made of: streams, their entries, sequence numbers and times. Nothing is kept here.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chain::{Hash, canonical, link};

/// One entry of a log, as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The log it belongs to.
    pub stream: StreamId,
    /// Its place in the log, from 1.
    pub seq: Seq,
    /// When the server took it.
    pub at: UnixMillis,
    /// What sort of thing it tells.
    pub kind: EntryKind,
    /// What it tells.
    pub body: Value,
    /// The hash of the entry before it.
    pub previous: Hash,
    /// The hash over all of this.
    pub hash: Hash,
}

/// An entry that has not been written yet.
#[derive(Clone, PartialEq, Debug)]
pub struct NewEntry {
    /// What sort of thing it tells.
    pub kind: EntryKind,
    /// When the server took it.
    pub at: UnixMillis,
    /// What it tells.
    pub body: Value,
}

impl NewEntry {
    /// The entry that follows a place in a log.
    pub(crate) fn after(self, stream: &StreamId, seq: Seq, previous: Hash) -> Entry {
        let seq = seq.next();
        let body = canonical(&self.body);
        let hash = link(stream, seq, self.at, &self.kind, previous, &body);
        Entry {
            stream: stream.clone(),
            seq,
            at: self.at,
            kind: self.kind,
            body: self.body,
            previous,
            hash,
        }
    }
}

/// The name of a log: what it is about, and an id without blanks. It is written `game/r1b4`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StreamId {
    kind: StreamKind,
    name: String,
}

/// What a log is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StreamKind {
    /// A game.
    Game,
    /// A tournament.
    Tournament,
}

impl StreamKind {
    /// All of them.
    pub const ALL: [StreamKind; 2] = [StreamKind::Game, StreamKind::Tournament];

    /// The word before the stroke.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            StreamKind::Game => "game",
            StreamKind::Tournament => "tournament",
        }
    }
}

/// Why a text names no log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAStream {
    /// The word before the stroke is not known.
    #[error("`{0}` does not begin with `game/` or `tournament/`")]
    Kind(String),
    /// The id is empty, too long, or has another letter than these.
    #[error("`{0}` is not 1 to 64 of a–z, 0–9, `-` and `_`")]
    Name(String),
}

/// The longest id of a log.
const NAME_LETTERS_MAX: usize = 64;

impl StreamId {
    /// The log of this kind with this id: 1 to 64 of `a`–`z`, `0`–`9`, `-`, `_`.
    ///
    /// # Errors
    /// If the id is not like that.
    pub fn new(kind: StreamKind, name: &str) -> Result<StreamId, NotAStream> {
        if !is_word(name, NAME_LETTERS_MAX) {
            return Err(NotAStream::Name(name.to_owned()));
        }
        Ok(StreamId { kind, name: name.to_owned() })
    }

    /// The log of a game.
    ///
    /// # Errors
    /// If the id is not one.
    pub fn game(name: &str) -> Result<StreamId, NotAStream> {
        StreamId::new(StreamKind::Game, name)
    }

    /// The log of a tournament.
    ///
    /// # Errors
    /// If the id is not one.
    pub fn tournament(name: &str) -> Result<StreamId, NotAStream> {
        StreamId::new(StreamKind::Tournament, name)
    }

    /// What it is about.
    #[must_use]
    pub const fn kind(&self) -> StreamKind {
        self.kind
    }

    /// The id without the kind.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl fmt::Display for StreamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.kind.word(), self.name)
    }
}

impl FromStr for StreamId {
    type Err = NotAStream;

    fn from_str(text: &str) -> Result<StreamId, NotAStream> {
        let (word, name) = text.split_once('/').unwrap_or((text, ""));
        let kind = StreamKind::ALL.into_iter().find(|it| it.word() == word);
        StreamId::new(kind.ok_or_else(|| NotAStream::Kind(text.to_owned()))?, name)
    }
}

/// A place in a log. The first entry has 1; 0 is the place before it.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seq(pub u64);

impl Seq {
    /// Before the first entry.
    pub const START: Seq = Seq(0);

    /// The place after this.
    #[must_use]
    pub const fn next(self) -> Seq {
        Seq(self.0.saturating_add(1))
    }

    /// As the databases count. Nobody writes that many entries.
    pub(crate) fn to_sql(self) -> i64 {
        i64::try_from(self.0).unwrap_or(i64::MAX)
    }

    pub(crate) fn from_sql(number: i64) -> Seq {
        Seq(u64::try_from(number).unwrap_or(0))
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A time of the server: milliseconds since 1970 began in Greenwich.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct UnixMillis(pub i64);

/// What sort of thing an entry tells: a short word, as `event` or `player-added`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EntryKind(String);

/// A text is not the kind of an entry.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not 1 to 32 of a–z, 0–9, `-` and `_`")]
pub struct NotAKind(pub String);

/// The longest kind.
const KIND_LETTERS_MAX: usize = 32;

impl EntryKind {
    /// A kind: 1 to 32 of `a`–`z`, `0`–`9`, `-`, `_`.
    ///
    /// # Errors
    /// If it is not like that.
    pub fn new(word: &str) -> Result<EntryKind, NotAKind> {
        match is_word(word, KIND_LETTERS_MAX) {
            true => Ok(EntryKind(word.to_owned())),
            false => Err(NotAKind(word.to_owned())),
        }
    }

    /// The word.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for EntryKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The end of a log: what to compare with, what to write down elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StreamHead {
    /// Which log.
    pub stream: StreamId,
    /// How many entries it has.
    pub seq: Seq,
    /// The hash of the last.
    pub hash: Hash,
}

/// A log has grown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// Which log.
    pub stream: StreamId,
    /// Up to here.
    pub seq: Seq,
}

fn is_word(text: &str, letters_max: usize) -> bool {
    let letter =
        |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || matches!(it, b'-' | b'_');
    !text.is_empty() && text.len() <= letters_max && text.bytes().all(letter)
}
