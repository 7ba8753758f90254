//! Games for other programs and from them: transcripts, PGN, JSON.

mod head;
mod json;
mod pgn_read;
mod pgn_write;
mod transcripts;

pub use json::{export_json, import_json};
pub use pgn_read::import_pgn;
pub use pgn_write::{PublicHead, export_pgn, public_pgn};
pub use transcripts::{export_transcript, import_transcript};

use transcript::NotATranscript;

use crate::chain::Misfit;
use crate::entry::{NewEntry, Seq};
use crate::game_log::{NoGame, NotReplayed};
use crate::wire::v1::{CannotWrite, NotAnEvent};

/// The log of a game that was taken in, to be written into a new log.
#[derive(Clone, PartialEq, Debug)]
pub struct ImportedGame {
    /// Its entries.
    pub entries: Vec<NewEntry>,
    /// Where it was cut off, if not all of it could be taken in.
    pub cut_off: Option<CutOff>,
}

/// A move of a game record that cannot be followed: the game was taken in up to it, and its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CutOff {
    /// Which game of the file, from 1.
    pub game: usize,
    /// The number of the move.
    pub number: u32,
    /// As it was written.
    pub text: String,
}

/// Why games could not be taken in. None of them is.
#[derive(Debug, thiserror::Error)]
pub enum NotImported {
    /// The text is not a transcript.
    #[error(transparent)]
    Transcript(#[from] NotATranscript),
    /// There is no game in it.
    #[error("there is no game in it")]
    NoGame,
    /// A game cannot be set up.
    #[error("game {game}: {why}")]
    Start {
        /// Which game of the file, from 1.
        game: usize,
        /// Why.
        why: NoGame,
    },
    /// A line cannot have happened.
    #[error("line {line}: {why}")]
    Line {
        /// The line of the file.
        line: usize,
        /// Why.
        why: NotAnEvent,
    },
    /// The text is not the JSON of a log.
    #[error("{0}")]
    Json(serde_json::Error),
    /// The chain of the log is broken.
    #[error("entry {at} does not fit: {how:?}")]
    Chain {
        /// Where.
        at: Seq,
        /// In what way.
        how: Misfit,
    },
    /// The entries are not those of a game.
    #[error(transparent)]
    Replay(#[from] NotReplayed),
    /// Something cannot be written as an entry.
    #[error(transparent)]
    Write(#[from] CannotWrite),
}
