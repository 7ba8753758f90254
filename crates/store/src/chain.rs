//! The chain of hashes that shows a changed, removed or inserted entry. It does not say who did it.

use std::fmt;
use std::str::FromStr;

use serde_json::Value;

use crate::append::NO_END;
use crate::entry::{EntryKind, Seq, StreamHead, StreamId, UnixMillis};
use crate::row::Row;

/// The first line of what is hashed; it changes when the rest is put together in another way.
const FORM: &str = "jadoube-log-1";

/// A BLAKE3 hash, written as 64 hexadecimal digits, the letters small. To compare two takes the same time whatever they are.
#[derive(Clone, Copy, Eq)]
pub struct Hash([u8; 32]);

impl PartialEq for Hash {
    fn eq(&self, other: &Hash) -> bool {
        blake3::Hash::from(self.0) == blake3::Hash::from(other.0)
    }
}

impl std::hash::Hash for Hash {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

/// A text is not a hash.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not 64 hexadecimal digits with small letters")]
pub struct NotAHash(pub String);

impl Hash {
    /// What stands before the first entry.
    pub const START: Hash = Hash([0; 32]);

    /// The hash of some bytes, as of the token of a link.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Hash {
        Hash(blake3::hash(bytes).into())
    }

    /// Its bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&blake3::Hash::from(self.0).to_hex())
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}

impl FromStr for Hash {
    type Err = NotAHash;

    fn from_str(text: &str) -> Result<Hash, NotAHash> {
        let hash = blake3::Hash::from_hex(text).ok().map(|it| Hash(it.into()));
        // The same number in other letters is another text, and would hide a change.
        let exact = hash.filter(|it| it.to_string() == text);
        exact.ok_or_else(|| NotAHash(text.to_owned()))
    }
}

/// The hash of an entry: over seven lines of text, so that it can be made again by hand (docs/STORE.md).
pub(crate) fn link(
    stream: &StreamId,
    seq: Seq,
    at: UnixMillis,
    kind: &EntryKind,
    previous: Hash,
    body: &str,
) -> Hash {
    let text = format!("{FORM}\n{stream}\n{seq}\n{}\n{kind}\n{previous}\n{body}", at.0);
    Hash::of(text.as_bytes())
}

/// JSON in one form only: the names of an object in the order of their bytes, no blanks.
pub(crate) fn canonical(value: &Value) -> String {
    let mut text = String::new();
    push(&mut text, value);
    text
}

fn push(text: &mut String, value: &Value) {
    match value {
        Value::Array(items) => {
            text.push('[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                push(text, item);
            }
            text.push(']');
        }
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by(|a, b| a.0.cmp(b.0));
            text.push('{');
            for (index, (name, value)) in fields.into_iter().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                text.push_str(&Value::from(name.as_str()).to_string());
                text.push(':');
                push(text, value);
            }
            text.push('}');
        }
        plain => text.push_str(&plain.to_string()),
    }
}

/// What checking a log found.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum Verified {
    /// Every entry fits.
    Whole(StreamHead),
    /// This is the first that does not.
    Broken {
        /// The place where an entry does not fit.
        at: Seq,
        /// In what way.
        how: Misfit,
    },
}

/// In what way an entry does not fit into its log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// Another number was to come: an entry was removed, or one was put in.
    Sequence {
        /// The number that stands there.
        found: Seq,
    },
    /// It does not name the hash of the entry before it.
    Previous,
    /// What it says has another hash: it was changed.
    Changed,
    /// The log ends elsewhere than its head says: the end was removed, or something was put behind it, or the head was
    /// removed.
    Head {
        /// Where the head says that it ends; 0 if there is none.
        head: Seq,
    },
}

/// Checks what is kept of one log, from the first entry, and the head that was kept of it. A log that has entries has a head.
pub(crate) fn verify(stream: &StreamId, rows: &[Row], head: Option<&StreamHead>) -> Verified {
    let last = match verify_entries(stream, rows) {
        Verified::Whole(last) => last,
        broken @ Verified::Broken { .. } => return broken,
    };
    let (head, hash) = head.map_or(NO_END, |it| (it.seq, it.hash));
    match (head, hash) == (last.seq, last.hash) {
        true => Verified::Whole(last),
        false => {
            let at = last.seq.min(head).next();
            Verified::Broken { at, how: Misfit::Head { head } }
        }
    }
}

/// Checks entries of which no head was kept, as those of a game that went out.
pub(crate) fn verify_entries(stream: &StreamId, rows: &[Row]) -> Verified {
    let mut last = StreamHead { stream: stream.clone(), seq: Seq::START, hash: Hash::START };
    for row in rows {
        let at = last.seq.next();
        match fits(stream, row, &last) {
            Ok(hash) => last = StreamHead { stream: stream.clone(), seq: at, hash },
            Err(how) => return Verified::Broken { at, how },
        }
    }
    Verified::Whole(last)
}

/// The hash of an entry, if it fits behind the last. The text is hashed as it is kept, not as it is understood.
fn fits(stream: &StreamId, row: &Row, last: &StreamHead) -> Result<Hash, Misfit> {
    if row.seq != last.seq.next() {
        return Err(Misfit::Sequence { found: row.seq });
    }
    if row.previous.parse() != Ok(last.hash) {
        return Err(Misfit::Previous);
    }
    let kind = EntryKind::new(&row.kind).map_err(|_| Misfit::Changed)?;
    let hash = link(stream, row.seq, row.at, &kind, last.hash, &row.body);
    match row.stream == stream.to_string() && row.hash.parse() == Ok(hash) {
        true => Ok(hash),
        false => Err(Misfit::Changed),
    }
}
