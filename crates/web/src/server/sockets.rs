//! WebSockets as they begin: the change from HTTP, and how many may be open.

use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::FromRequestParts;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::http::request::Parts;
use axum::response::Response;

use super::asker::Asker;
use super::{Lanes, Limits, Shared, Talk};
use crate::problem::{Kind, Problem};
use crate::wire::Role;

/// The most sockets of one address with a link: a hall of spectators may be behind one address, but at a board are two.
const BY_LINK: usize = 5_000;
const BY_PLAYER: usize = 500;
/// The most sockets of all.
const OPEN_MAX: usize = 20_000;
/// Nobody has to send us anything.
const HEARD_MAX: usize = 4096;

/// The sockets that are open.
#[derive(Default)]
pub(super) struct Sockets(Mutex<Open>);

#[derive(Default)]
struct Open {
    each: HashMap<Asker, usize>,
    all: usize,
}

/// A socket that counts as open as long as this is there.
pub(crate) struct Place {
    asker: Asker,
    limits: Arc<Limits>,
}

impl Place {
    fn take(limits: &Arc<Limits>, asker: Asker, most: usize) -> Option<Place> {
        let mut open = limits.sockets.0.lock().unwrap_or_else(PoisonError::into_inner);
        let own = open.each.get(&asker).copied().unwrap_or(0);
        if own >= most || open.all >= OPEN_MAX {
            return None;
        }
        open.each.insert(asker, own + 1);
        open.all += 1;
        Some(Place { asker, limits: Arc::clone(limits) })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.limits.sockets.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.all = open.all.saturating_sub(1);
        match open.each.get_mut(&self.asker) {
            Some(own) if *own > 1 => *own -= 1,
            _ => {
                open.each.remove(&self.asker);
            }
        }
    }
}

/// A request that is to become a WebSocket, and has a place.
pub(crate) struct Upgrade {
    upgrade: WebSocketUpgrade,
    place: Place,
    lanes: Arc<Lanes>,
}

impl FromRequestParts<Shared> for Upgrade {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Upgrade, Problem> {
        let Talk(messages) = Talk::of(parts);
        let problem = |kind, id| Problem::because(&messages, kind, messages.text(id));
        let upgrade = WebSocketUpgrade::from_request_parts(parts, shared).await;
        let upgrade = upgrade.map_err(|_| problem(Kind::BadRequest, "server-not-a-socket"))?;
        let (asker, role) = Asker::of(parts, &shared.desk);
        let most = if role == Some(Role::Player) { BY_PLAYER } else { BY_LINK };
        let place = Place::take(&shared.limits, asker, most);
        let place =
            place.ok_or_else(|| problem(Kind::TooManyRequests, "server-too-many-sockets"))?;
        Ok(Upgrade { upgrade, place, lanes: Arc::clone(&shared.lanes) })
    }
}

impl Upgrade {
    /// Answers, and serves the socket in the lane of watchers when it is open. Its place is free again when that is over.
    pub(crate) fn serve<F, S>(self, serve: F) -> Response
    where
        F: FnOnce(WebSocket) -> S + Send + 'static,
        S: Future<Output = ()> + Send + 'static,
    {
        let Upgrade { upgrade, place, lanes } = self;
        let sized = upgrade.max_message_size(HEARD_MAX).max_frame_size(HEARD_MAX);
        sized.on_upgrade(move |socket| async move {
            lanes.serve(async move {
                serve(socket).await;
                drop(place);
            });
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::{Asker, Limits, OPEN_MAX, Place};

    #[test]
    fn a_place_is_free_again_when_its_socket_is_closed() {
        let limits = Arc::new(Limits::new());
        let (one, other) = (Asker::numbered(1, 1), Asker::numbered(1, 2));
        let mut taken: Vec<Place> = (0..3).filter_map(|_| Place::take(&limits, one, 3)).collect();
        assert_eq!(taken.len(), 3);
        assert!(Place::take(&limits, one, 3).is_none());
        assert!(Place::take(&limits, other, 3).is_some(), "from another address");
        taken.pop();
        assert!(Place::take(&limits, one, 3).is_some());
    }

    #[test]
    fn there_is_an_end_to_all_sockets() {
        let limits = Arc::new(Limits::new());
        let askers = (0..).map(|it| Asker::numbered(1, it));
        let taken: Vec<Place> =
            askers.take(OPEN_MAX + 1).filter_map(|it| Place::take(&limits, it, 1)).collect();
        assert_eq!(taken.len(), OPEN_MAX);
    }
}
