//! The time of the server.

use std::sync::OnceLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The time of day when the server first asked for it, and what a clock that nobody sets showed then.
static START: OnceLock<(i64, Instant)> = OnceLock::new();

/// Milliseconds since 1970. The time of day is read once; a chess clock must not jump when somebody sets it.
pub(crate) fn now_ms() -> i64 {
    let (start, then) = START.get_or_init(|| (time_of_day_ms(), Instant::now()));
    start.saturating_add(i64::try_from(then.elapsed().as_millis()).unwrap_or(i64::MAX))
}

fn time_of_day_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
