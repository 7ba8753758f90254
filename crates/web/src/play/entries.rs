//! The entries of a game as they are kept in memory.

use std::sync::Arc;

use board::Setup;
use clock::Instant;
use laws::event::{Happening, Seen};
use laws::ruling::Ruling;
use transcript::{Deed, EventLine};

use store::wire::v1::{GameOpened, Gap, RecordedBy};

/// One entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kept {
    pub(crate) seq: u64,
    pub(crate) at: Instant,
    pub(crate) server_ms: i64,
    pub(crate) by: RecordedBy,
    pub(crate) seen: Seen,
    /// So long it was under way, which is taken off.
    pub(crate) lag_ms: Option<u32>,
    pub(crate) what: What,
}

impl Kept {
    /// Does the clock of the server say here that the default time is over?
    pub(crate) fn tells_default_time(&self) -> bool {
        let What::Event { line, .. } = &self.what else { return false };
        self.by == RecordedBy::Server && line.deed == Deed::Plain(Happening::TimePassed)
    }
}

/// What an entry tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum What {
    /// The game was set up so.
    Start(Box<GameOpened>),
    /// Something happened.
    Event {
        /// Without a stamp.
        line: EventLine,
        /// The position before it.
        before: Box<Setup>,
        rulings: Arc<[Ruling]>,
    },
    /// The game stands as after an earlier entry.
    Correction { to: u64, reason: String },
    /// The server was not there.
    Gap(Gap),
}

impl What {
    /// A line that is to be played again: what follows from it is found then.
    pub(crate) fn told(line: EventLine) -> What {
        What::Event { line, before: Box::new(Setup::INITIAL), rulings: [].into() }
    }
}
