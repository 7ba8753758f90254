//! How much one asker may ask in a second, and how large it may be.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::asker::Asker;
use super::{Shared, Talk};
use crate::desk::lock;
use crate::problem::{Kind, Problem};
use crate::wire::Role;

/// Requests in a second of one address with a link; with a link of a player, who has two hands; without a link.
const BY_LINK: f64 = 200.0;
const BY_PLAYER: f64 = 30.0;
const BY_ADDRESS: f64 = 100.0;
/// Questions in a second of all together who have no link. Pages and pictures are not counted: a hall opens them at once.
const BY_STRANGERS: f64 = 400.0;
/// What is shown to everybody, asked in a second by all together. Who asks too much for it takes nothing from questions, nor they from it.
const BY_READERS: f64 = 2_000.0;
/// A bucket holds what may be asked in so many seconds. One that was not asked for as long is full, as if nobody had asked.
const HELD: Duration = Duration::from_secs(2);
/// More askers than this are not remembered.
const ASKERS_MAX: usize = 20_000;
/// So often room is made for others, at most.
const SWEPT: Duration = Duration::from_secs(1);
/// Bodies of requests; of imports.
pub(crate) const BODY_MAX: usize = 256 * 1024;
pub(crate) const IMPORT_MAX: usize = 8 * 1024 * 1024;

/// What is counted.
pub(crate) struct Limits {
    buckets: Mutex<Buckets>,
}

struct Buckets {
    each: HashMap<Asker, Bucket>,
    /// For all who are not remembered.
    others: Bucket,
    /// For all who have no link, together.
    strangers: Bucket,
    /// For all who read what is shown to everybody.
    readers: Bucket,
    swept: Instant,
}

#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Limits {
    pub(crate) fn new() -> Limits {
        let now = Instant::now();
        let others = Bucket { left: BY_ADDRESS, at: now };
        let full = |in_a_second| Bucket { left: HELD.as_secs_f64() * in_a_second, at: now };
        let (strangers, readers) = (full(BY_STRANGERS), full(BY_READERS));
        let each = HashMap::new();
        let buckets = Mutex::new(Buckets { each, others, strangers, readers, swept: now });
        Limits { buckets }
    }

    fn allows(&self, asker: Asker, in_a_second: f64, now: Instant) -> bool {
        let mut buckets = lock(&self.buckets);
        let most = HELD.as_secs_f64() * in_a_second;
        buckets.of(asker, Bucket { left: most, at: now }).takes(now, in_a_second)
    }

    /// May one more be asked by somebody without a link?
    fn allows_stranger(&self, now: Instant) -> bool {
        lock(&self.buckets).strangers.takes(now, BY_STRANGERS)
    }

    /// May what is shown to everybody be asked for once more?
    fn allows_reader(&self, now: Instant) -> bool {
        lock(&self.buckets).readers.takes(now, BY_READERS)
    }
}

impl Bucket {
    /// Takes one out, if there is one.
    fn takes(&mut self, now: Instant, in_a_second: f64) -> bool {
        let most = HELD.as_secs_f64() * in_a_second;
        let since = now.duration_since(self.at).as_secs_f64();
        self.left = (self.left + since * in_a_second).min(most);
        self.at = now;
        let allowed = self.left >= 1.0;
        self.left -= if allowed { 1.0 } else { 0.0 };
        allowed
    }
}

impl Buckets {
    fn of(&mut self, asker: Asker, full: Bucket) -> &mut Bucket {
        let now = full.at;
        let crowded = self.each.len() >= ASKERS_MAX && !self.each.contains_key(&asker);
        if crowded && now.duration_since(self.swept) >= SWEPT {
            self.each.retain(|_, it| now.duration_since(it.at) < HELD);
            self.swept = now;
        }
        if crowded && self.each.len() >= ASKERS_MAX {
            return &mut self.others;
        }
        self.each.entry(asker).or_insert(full)
    }
}

/// Refuses what is too much.
pub(crate) async fn limited(
    State(shared): State<Shared>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    let (asker, role) = Asker::of(&parts, &shared.desk);
    let in_a_second = match role {
        Some(Role::Player) => BY_PLAYER,
        Some(_) => BY_LINK,
        None => BY_ADDRESS,
    };
    let (path, now) = (parts.uri.path(), Instant::now());
    let has_room = || match role {
        Some(_) => true,
        None if path.starts_with("/v1/public/") => shared.limits.allows_reader(now),
        None if path.starts_with("/v1/") => shared.limits.allows_stranger(now),
        None => true,
    };
    let too_much = match shared.limits.allows(asker, in_a_second, now) {
        true if !has_room() => Some(Kind::Busy),
        true => None,
        false => Some(Kind::TooManyRequests),
    };
    match too_much {
        None => next.run(Request::from_parts(parts, body)).await,
        Some(kind) => {
            let Talk(messages) = Talk::of(&parts);
            Problem::new(&messages, kind).into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::{ASKERS_MAX, Asker, BY_READERS, BY_STRANGERS, Limits};

    /// How many of so many that ask in the same moment are allowed.
    fn of(many: usize, allows: impl Fn() -> bool) -> usize {
        (0..many).filter(|_| allows()).count()
    }

    #[test]
    fn a_bucket_runs_dry_for_its_asker_only() {
        let (limits, now, one) = (Limits::new(), Instant::now(), Asker::numbered(1, 1));
        assert_eq!(of(1_000, || limits.allows(one, 10.0, now)), 20);
        assert!(limits.allows(Asker::numbered(2, 1), 10.0, now), "another link");
        let elsewhere = Asker::numbered(1, 2);
        assert!(limits.allows(elsewhere, 10.0, now), "the same link from another address");
        for (later, allowed) in [(1, 10), (2, 10), (60, 20)] {
            let now = now + Duration::from_secs(later);
            assert_eq!(of(1_000, || limits.allows(one, 10.0, now)), allowed, "after {later} s");
        }
    }

    #[test]
    fn strangers_together_have_a_bucket_too() {
        let limits = Limits::new();
        // Full since it was made, whenever that was.
        let now = Instant::now();
        assert_eq!(of(5_000, || limits.allows_stranger(now)), 2 * BY_STRANGERS as usize);
        assert_eq!(of(5_000, || limits.allows_reader(now)), 2 * BY_READERS as usize);
        let linked = Asker::numbered(1, 1);
        assert!(limits.allows(linked, 10.0, now), "who has a link is not counted with them");
    }

    #[test]
    fn only_so_many_askers_are_remembered() {
        let (limits, now) = (Limits::new(), Instant::now());
        for address in 0..ASKERS_MAX as u32 + 5_000 {
            limits.allows(Asker::numbered(1, address), 10.0, now);
        }
        assert!(limits.buckets.lock().expect("the buckets").each.len() <= ASKERS_MAX);
        let known = Asker::numbered(1, 0);
        assert!(limits.allows(known, 10.0, now), "who was there before is not put out");
    }
}
