//! What went wrong with a store or a log, as names of messages with values.

use clock::Phrase;
use transcript::NotATranscript;

use crate::archive::RestoreError;
use crate::entry::{NotAStream, Seq};
use crate::exchange::{CutOff, NotImported};
use crate::fault::Fault;
use crate::game_log::{NoGame, NotReplayed};
use crate::tournament::NotATournament;
use crate::trouble::{CannotOpen, StoreError};
use crate::url::NotAStoreUrl;
use crate::wire::v1::{NotABody, NotAnEvent};

impl NotAStoreUrl {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            NotAStoreUrl::Empty => Phrase::new("store-url-empty"),
            NotAStoreUrl::Scheme(it) => Phrase::new("store-url-scheme").text("word", it),
            NotAStoreUrl::SslMode(it) => Phrase::new("store-url-sslmode").text("word", it),
            NotAStoreUrl::NoRoots => Phrase::new("store-url-no-roots"),
            NotAStoreUrl::Timeout(it) => Phrase::new("store-url-timeout").text("word", it),
        }
    }
}

impl CannotOpen {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            CannotOpen::Store(why) => why.phrase(),
            CannotOpen::Foreign(path) => {
                Phrase::new("store-open-foreign").text("file", path.display())
            }
            CannotOpen::InUse(path) => {
                Phrase::new("store-open-in-use").text("file", path.display())
            }
            CannotOpen::Later { found, known } => {
                Phrase::new("store-open-later").text("found", found).text("known", known)
            }
            CannotOpen::WithoutPostgres => Phrase::new("store-open-without-postgres"),
        }
    }
}

impl StoreError {
    /// The message that says it. What a database or the system says is in its own words.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        let said = |name: &str, why: &dyn std::fmt::Display| {
            Phrase::new("store-trouble-database").text("name", name).text("said", why)
        };
        match self {
            StoreError::Sqlite(why) => said("SQLite", why),
            #[cfg(feature = "postgres")]
            StoreError::Postgres(why) => said("PostgreSQL", why),
            #[cfg(feature = "postgres")]
            StoreError::Pool(why) => said("PostgreSQL", why),
            #[cfg(feature = "postgres")]
            StoreError::Silent { seconds } => {
                Phrase::new("store-trouble-silent").text("seconds", seconds)
            }
            StoreError::Batch(why) => Phrase::new("store-trouble-batch").text("said", why),
            StoreError::Closed => Phrase::new("store-trouble-closed"),
            StoreError::Damaged { stream, seq, field } => Phrase::new("store-trouble-damaged")
                .text("log", stream)
                .number("entry", seq.0)
                .text("field", field),
            StoreError::File { path, why } => {
                Phrase::new("store-trouble-file").text("file", path.display()).text("said", why)
            }
        }
    }
}

impl NotABody {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            NotABody::Kind { seq, kind } => {
                Phrase::new("store-body-kind").number("entry", seq.0).text("kind", kind)
            }
            NotABody::Form { seq, .. } => Phrase::new("store-body-form").number("entry", seq.0),
        }
    }
}

impl NotAnEvent {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            NotAnEvent::Line(why) => why.phrase(),
            NotAnEvent::Stamped => Phrase::new("store-event-stamped"),
            NotAnEvent::Impossible(why) => why.phrase(),
        }
    }
}

impl NoGame {
    /// The message that says it, or the first of them.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        let first = match self {
            NoGame::Header(why) => return of_transcript(why),
            NoGame::Configuration(all) => all.first().map(|it| it.phrase()),
            NoGame::Start(why) => Some(why.phrase()),
        };
        first.unwrap_or_else(|| Phrase::new("store-setting-regulations"))
    }
}

impl NotReplayed {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            NotReplayed::Empty => Phrase::new("store-log-empty"),
            NotReplayed::Order(seq) => Phrase::new("store-log-order").number("entry", seq.0),
            NotReplayed::Body(why) => why.phrase(),
            NotReplayed::Start { seq, why } => of_entry(*seq, why.phrase()),
            NotReplayed::Event { seq, why } => of_entry(*seq, why.phrase()),
            NotReplayed::Result { seq } => Phrase::new("store-log-result").number("entry", seq.0),
            NotReplayed::Correction { seq, to } => {
                Phrase::new("store-log-correction").number("entry", seq.0).number("to", to.0)
            }
        }
    }
}

impl NotATournament {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            NotATournament::Empty => Phrase::new("store-log-empty"),
            NotATournament::Body(why) => why.phrase(),
            NotATournament::Refused { seq, why } => of_entry(*seq, why.phrase()),
        }
    }
}

impl NotImported {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            NotImported::Transcript(why) => of_transcript(why),
            NotImported::NoGame => Phrase::new("store-import-no-game"),
            NotImported::Start { game, why } => Phrase::new("store-import-game")
                .number("game", *game as u64)
                .with("why", why.phrase()),
            NotImported::Line { line, why } => Phrase::new("store-import-line")
                .number("line", *line as u64)
                .with("why", why.phrase()),
            NotImported::Json(why) if why.line() > 0 => Phrase::new("store-import-json-at")
                .number("line", why.line() as u64)
                .number("column", why.column() as u64),
            NotImported::Json(_) => Phrase::new("store-import-json"),
            NotImported::Chain { at, .. } => {
                Phrase::new("store-import-chain").number("entry", at.0)
            }
            NotImported::Replay(why) => why.phrase(),
            NotImported::Write(_) => Phrase::new("store-import-write"),
        }
    }
}

impl CutOff {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        Phrase::new("store-import-cut-off")
            .number("game", self.game as u64)
            .number("number", u64::from(self.number))
            .text("move", &self.text)
    }
}

impl NotAStream {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        let (NotAStream::Kind(name) | NotAStream::Name(name)) = self;
        Phrase::new("store-log-name").text("name", name)
    }
}

impl RestoreError {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            RestoreError::Store(why) => why.phrase(),
            RestoreError::NotEmpty => Phrase::new("store-restore-not-empty"),
            RestoreError::NotABackup(file) => {
                Phrase::new("store-restore-not-a-backup").text("file", file.display())
            }
            RestoreError::Line { line, .. } => {
                Phrase::new("store-restore-line").number("line", *line)
            }
            RestoreError::Stream(name) => Phrase::new("store-log-name").text("name", name),
            RestoreError::Broken { stream, at, .. } => {
                Fault::Broken { at: *at }.phrase(&stream.to_string())
            }
            RestoreError::CutOff => Phrase::new("store-restore-cut-off"),
        }
    }
}

fn of_entry(seq: Seq, why: Phrase) -> Phrase {
    Phrase::new("store-log-entry").number("entry", seq.0).with("why", why)
}

/// The first thing that is wrong with a transcript.
fn of_transcript(why: &NotATranscript) -> Phrase {
    match why.problems.first() {
        Some(problem) => problem.phrase(),
        None => Phrase::new("store-import-no-game"),
    }
}
