//! Who tells something of a game, and when it happened.

use clock::Instant;
use laws::event::Seen;

use crate::entry::UnixMillis;
use crate::wire::v1::RecordedBy;

/// Who records something: as whom, and by which name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Author {
    /// As whom.
    pub by: RecordedBy,
    /// The name of an arbiter, if one is known.
    pub who: Option<String>,
}

impl From<RecordedBy> for Author {
    fn from(by: RecordedBy) -> Author {
        Author { by, who: None }
    }
}

/// Who tells something, and when it happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Telling {
    /// When the server took it.
    pub taken: UnixMillis,
    /// When it happened, in the game's own time.
    pub at: Instant,
    /// Who recorded it.
    pub by: RecordedBy,
    /// The name of the arbiter who did.
    pub who: Option<String>,
    /// Who saw it.
    pub seen: Seen,
    /// So many milliseconds it was under way, which is taken off.
    pub lag_ms: Option<u32>,
    /// The calls with which an arbiter deals by it; without it all that are open.
    pub closes: Option<Vec<u64>>,
    /// The entry in whose place it is told.
    pub again: Option<u64>,
}

impl Telling {
    /// What somebody tells as he saw it.
    #[must_use]
    pub const fn by(by: RecordedBy, at: Instant) -> Telling {
        let (taken, seen) = (UnixMillis(0), by.sees());
        Telling { taken, at, by, who: None, seen, lag_ms: None, closes: None, again: None }
    }
}
