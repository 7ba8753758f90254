//! How much one link, or one address without a link, may ask in a second.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::sync::Semaphore;

use super::caller::token;
use super::{Shared, Talk};
use crate::problem::{Kind, Problem};

/// Requests of one link in a second.
const BY_LINK: f64 = 200.0;
/// Requests of one address without a link in a second.
const BY_ADDRESS: f64 = 100.0;
/// More askers than this are not remembered.
const ASKERS_MAX: usize = 20_000;
/// Searches for mate at the same time.
const SEARCHES_MAX: usize = 4;
/// Bodies of requests; of imports.
pub(crate) const BODY_MAX: usize = 256 * 1024;
pub(crate) const IMPORT_MAX: usize = 8 * 1024 * 1024;

/// The buckets.
pub(crate) struct Limits {
    buckets: Mutex<HashMap<Asker, Bucket>>,
    /// For what takes long.
    pub(crate) searches: Arc<Semaphore>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Asker {
    Link([u8; 32]),
    Address(IpAddr),
}

struct Bucket {
    left: f64,
    at: Instant,
}

impl Limits {
    pub(crate) fn new() -> Limits {
        Limits { buckets: Mutex::default(), searches: Arc::new(Semaphore::new(SEARCHES_MAX)) }
    }

    fn allows(&self, asker: Asker, in_a_second: f64) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if buckets.len() >= ASKERS_MAX {
            buckets.retain(|_, it| now.duration_since(it.at).as_secs() < 10);
        }
        let full = Bucket { left: 2.0 * in_a_second, at: now };
        let bucket = buckets.entry(asker).or_insert(full);
        let since = now.duration_since(bucket.at).as_secs_f64();
        bucket.left = (bucket.left + since * in_a_second).min(2.0 * in_a_second);
        bucket.at = now;
        let allowed = bucket.left >= 1.0;
        bucket.left -= if allowed { 1.0 } else { 0.0 };
        allowed
    }
}

/// Refuses what is too much.
pub(crate) async fn limited(
    State(shared): State<Shared>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    let known = token(&parts).map(|it| it.hash()).filter(|it| shared.desk.knows(it));
    let allowed = match known {
        Some(hash) => shared.limits.allows(Asker::Link(*hash.as_bytes()), BY_LINK),
        None => shared.limits.allows(Asker::Address(address.ip()), BY_ADDRESS),
    };
    match allowed {
        true => next.run(Request::from_parts(parts, body)).await,
        false => {
            let Talk(messages) = Talk::of(&parts);
            Problem::new(&messages, Kind::TooManyRequests).into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Asker, Limits};

    #[test]
    fn a_bucket_runs_dry_for_its_asker_only() {
        let limits = Limits::new();
        let one = Asker::Link([1; 32]);
        let allowed = (0..1_000).filter(|_| limits.allows(one, 10.0)).count();
        assert!((20..40).contains(&allowed), "{allowed}");
        assert!(limits.allows(Asker::Link([2; 32]), 10.0));
    }
}
