//! The time of the server: one source that nobody sets. The time of day is read when the server starts; from then on only a clock
//! counts that cannot jump, so that no chess clock does. What is in the store is never later than now, also if somebody set the
//! time of day back before the server was started again. The reasons are in docs/decisions/0014-the-time-of-the-desk.md.

use ::store::Store;
use std::sync::atomic::{AtomicI64, Ordering};
use tokio::time::Instant;

/// The time of a server.
pub(crate) struct Time {
    /// The time of day that counts as that of `then`.
    start_ms: AtomicI64,
    then: Instant,
    machine: Box<dyn Machine>,
}

/// What the machine knows beside the clock that cannot jump.
pub(crate) trait Machine: Send + Sync {
    /// The time of day, in milliseconds since 1970.
    fn time_of_day_ms(&self) -> i64;
    /// For how long it has slept since it was started, as far as it knows.
    fn slept_ms(&self) -> i64;
}

/// What all clocks of a machine show at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reading {
    pub(crate) now_ms: i64,
    time_of_day_ms: i64,
    slept_ms: i64,
}

/// What happened to time between two readings, beside that it went by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Between {
    /// How long it was on the clock that cannot jump.
    pub(crate) passed_ms: i64,
    pub(crate) slept_ms: i64,
    /// How far the time of day was set, forward or back.
    pub(crate) jumped_ms: i64,
}

impl Time {
    pub(crate) fn of(machine: impl Machine + 'static) -> Time {
        let start_ms = AtomicI64::new(machine.time_of_day_ms());
        Time { start_ms, then: Instant::now(), machine: Box::new(machine) }
    }

    /// Milliseconds since 1970. It never goes back.
    pub(crate) fn now_ms(&self) -> i64 {
        let passed = i64::try_from(self.then.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.start_ms.load(Ordering::Relaxed).saturating_add(passed)
    }

    /// From now on it is at least so late.
    pub(crate) fn not_before(&self, ms: i64) {
        let behind = ms.saturating_sub(self.now_ms());
        if behind > 0 {
            self.start_ms.fetch_add(behind, Ordering::Relaxed);
        }
    }

    pub(crate) fn reading(&self) -> Reading {
        Reading {
            now_ms: self.now_ms(),
            time_of_day_ms: self.machine.time_of_day_ms(),
            slept_ms: self.machine.slept_ms(),
        }
    }
}

impl Reading {
    /// The same clocks so much earlier.
    #[cfg(test)]
    pub(crate) fn earlier(self, ms: i64) -> Reading {
        Reading {
            now_ms: self.now_ms - ms,
            time_of_day_ms: self.time_of_day_ms - ms,
            slept_ms: self.slept_ms,
        }
    }

    pub(crate) fn since(self, earlier: Reading) -> Between {
        let passed_ms = self.now_ms.saturating_sub(earlier.now_ms);
        let slept_ms = self.slept_ms.saturating_sub(earlier.slept_ms).max(0);
        let of_day = self.time_of_day_ms.saturating_sub(earlier.time_of_day_ms);
        let jumped_ms = of_day.saturating_sub(passed_ms).saturating_sub(slept_ms);
        Between { passed_ms, slept_ms, jumped_ms }
    }
}

/// The machine on which this program runs. The time of day is that of the store: where several servers share a database, its time
/// counts, whatever their clocks show.
pub(crate) struct ThisMachine(pub(crate) Store);

impl Machine for ThisMachine {
    fn time_of_day_ms(&self) -> i64 {
        self.0.time().at.0
    }

    #[cfg(target_os = "linux")]
    fn slept_ms(&self) -> i64 {
        use rustix::time::{ClockId, clock_gettime};
        let ms = |id| {
            let shown = clock_gettime(id);
            shown.tv_sec.saturating_mul(1000).saturating_add(shown.tv_nsec / 1_000_000)
        };
        ms(ClockId::Boottime).saturating_sub(ms(ClockId::Monotonic))
    }

    /// Elsewhere a machine that slept looks like one whose time of day was set.
    #[cfg(not(target_os = "linux"))]
    fn slept_ms(&self) -> i64 {
        0
    }
}

/// A machine whose clocks a test sets.
#[cfg(test)]
#[derive(Default)]
pub(crate) struct Made {
    pub(crate) time_of_day_ms: AtomicI64,
    pub(crate) slept_ms: AtomicI64,
}

#[cfg(test)]
impl Machine for std::sync::Arc<Made> {
    fn time_of_day_ms(&self) -> i64 {
        self.time_of_day_ms.load(Ordering::Relaxed)
    }

    fn slept_ms(&self) -> i64 {
        self.slept_ms.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn it_goes_on_whatever_is_done_to_the_time_of_day() {
        let made = Arc::new(Made::default());
        made.time_of_day_ms.store(1_000_000, Ordering::Relaxed);
        let time = Time::of(Arc::clone(&made));
        let first = time.reading();
        tokio::time::advance(Duration::from_secs(5)).await;
        made.time_of_day_ms.store(400_000, Ordering::Relaxed);
        let second = time.reading();
        assert_eq!(time.now_ms(), 1_005_000);
        let between = Between { passed_ms: 5_000, slept_ms: 0, jumped_ms: -605_000 };
        assert_eq!(second.since(first), between);
        made.time_of_day_ms.fetch_add(60_000, Ordering::Relaxed);
        made.slept_ms.store(60_000, Ordering::Relaxed);
        let between = Between { passed_ms: 0, slept_ms: 60_000, jumped_ms: 0 };
        assert_eq!(time.reading().since(second), between);
    }

    #[tokio::test(start_paused = true)]
    async fn it_is_never_earlier_than_what_is_known() {
        let time = Time::of(Arc::new(Made::default()));
        time.not_before(7_000);
        assert_eq!(time.now_ms(), 7_000);
        time.not_before(3_000);
        tokio::time::advance(Duration::from_secs(1)).await;
        assert_eq!(time.now_ms(), 8_000);
    }
}
