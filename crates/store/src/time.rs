//! The time that counts: that of the database where several servers share one, else that of the machine.

#[cfg(feature = "postgres")]
use std::time::Instant;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::entry::UnixMillis;

/// A time, and by how much it may be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoreTime {
    /// The time.
    pub at: UnixMillis,
    /// The true one is no further away than so many milliseconds.
    pub within_ms: i64,
}

impl StoreTime {
    /// The time of day of this machine.
    pub(crate) fn of_machine() -> StoreTime {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let at = UnixMillis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX));
        StoreTime { at, within_ms: 0 }
    }
}

/// What a clock elsewhere showed when it was asked. Since then a clock counts that nobody sets.
#[cfg(feature = "postgres")]
#[derive(Clone, Copy)]
pub(crate) struct Measured {
    shown: StoreTime,
    then: Instant,
}

/// Two clocks of quartz do not differ by more than a thousandth.
#[cfg(feature = "postgres")]
const DRIFT: i64 = 1_000;

#[cfg(feature = "postgres")]
impl Measured {
    /// A clock that was asked at one moment and had answered at another: it showed this at some time between.
    pub(crate) fn between(asked: Instant, answered: Instant, shown: UnixMillis) -> Measured {
        let half = i64::try_from((answered - asked).as_micros() / 2).unwrap_or(i64::MAX) / 1_000;
        let at = UnixMillis(shown.0.saturating_add(half));
        // One for what was rounded there, one for what was rounded here.
        Measured { shown: StoreTime { at, within_ms: half.saturating_add(2) }, then: answered }
    }

    /// The better of both.
    pub(crate) fn or(self, other: Measured) -> Measured {
        if other.shown.within_ms < self.shown.within_ms { other } else { self }
    }

    /// What that clock shows now.
    pub(crate) fn now(self) -> StoreTime {
        let since = i64::try_from(self.then.elapsed().as_millis()).unwrap_or(i64::MAX);
        let StoreTime { at, within_ms } = self.shown;
        StoreTime {
            at: UnixMillis(at.0.saturating_add(since)),
            within_ms: within_ms.saturating_add(since / DRIFT),
        }
    }
}
