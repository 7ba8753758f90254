//! WebSockets as they begin: the change from HTTP, and how many may be open.

use std::future::Future;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::OnUpgrade;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

use super::asker::{Asker, Place, Places};
use super::caller::PROTOCOL;
use super::{Lanes, Shared, Talk, WebSocket};
use crate::problem::{Kind, Problem};
use crate::wire::Role;

/// The most sockets of one address with a link: a hall of spectators may be behind one address, but at a board are two.
const BY_LINK: usize = 5_000;
const BY_PLAYER: usize = 500;

/// The sockets that are open, and the most of all.
pub(crate) struct Sockets {
    most: usize,
    open: Places,
}

impl Sockets {
    pub(super) fn new(most: usize) -> Arc<Sockets> {
        Arc::new(Sockets { most, open: Places::default() })
    }

    fn take(&self, asker: Asker, most: usize) -> Option<Place> {
        self.open.take(asker, self.most, most).ok()
    }
}

/// A request that is to become a WebSocket, and has a place.
pub(crate) struct Upgrade {
    line: OnUpgrade,
    answer: HeaderMap,
    place: Place,
    lanes: Arc<Lanes>,
}

impl FromRequestParts<Shared> for Upgrade {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Upgrade, Problem> {
        let Talk(messages) = Talk::of(parts);
        let problem = |kind, id| Problem::said(&messages, kind, id);
        let asked = accepted(parts).zip(parts.extensions.remove::<OnUpgrade>());
        let (answer, line) =
            asked.ok_or_else(|| problem(Kind::BadRequest, "server-not-a-socket"))?;
        let (asker, role) = Asker::of(parts, &shared.desk);
        let most = if role == Some(Role::Player) { BY_PLAYER } else { BY_LINK };
        let place = shared.sockets.take(asker, most);
        let place =
            place.ok_or_else(|| problem(Kind::TooManyRequests, "server-too-many-sockets"))?;
        Ok(Upgrade { line, answer, place, lanes: Arc::clone(&shared.lanes) })
    }
}

/// What is answered to a request for a WebSocket (RFC 6455), if it is one.
fn accepted(parts: &Parts) -> Option<HeaderMap> {
    let has = |name, word: &str| {
        let lists = parts.headers.get_all(name).iter().filter_map(|it| it.to_str().ok());
        lists.flat_map(|it| it.split(',')).any(|it| it.trim().eq_ignore_ascii_case(word))
    };
    let wanted = parts.method == Method::GET
        && has(header::CONNECTION, "upgrade")
        && has(header::UPGRADE, "websocket")
        && has(header::SEC_WEBSOCKET_VERSION, "13");
    let key = parts.headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| wanted)?;
    let key = HeaderValue::try_from(derive_accept_key(key.as_bytes())).ok()?;
    let mut answer = HeaderMap::new();
    answer.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
    answer.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
    answer.insert(header::SEC_WEBSOCKET_ACCEPT, key);
    // A program that can set headers may leave it out.
    if has(header::SEC_WEBSOCKET_PROTOCOL, PROTOCOL) {
        answer.insert(header::SEC_WEBSOCKET_PROTOCOL, HeaderValue::from_static(PROTOCOL));
    }
    Some(answer)
}

impl Upgrade {
    /// Answers, and serves the socket in the lane of watchers when it is open. Its place is free again when that is over.
    pub(crate) fn serve<F, S>(self, serve: F) -> Response
    where
        F: FnOnce(WebSocket) -> S + Send + 'static,
        S: Future<Output = ()> + Send + 'static,
    {
        let Upgrade { line, answer, place, lanes } = self;
        lanes.serve(async move {
            if let Ok(line) = line.await {
                serve(WebSocket::open(line).await).await;
            }
            drop(place);
        });
        (StatusCode::SWITCHING_PROTOCOLS, answer).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::{Asker, Place, Sockets};

    #[test]
    fn a_place_is_free_again_when_its_socket_is_closed() {
        let sockets = Sockets::new(100);
        let (one, other) = (Asker::numbered(1, 1), Asker::numbered(1, 2));
        let mut taken: Vec<Place> = (0..3).filter_map(|_| sockets.take(one, 3)).collect();
        assert_eq!(taken.len(), 3);
        assert!(sockets.take(one, 3).is_none());
        assert!(sockets.take(other, 3).is_some(), "from another address");
        taken.pop();
        assert!(sockets.take(one, 3).is_some());
    }

    #[test]
    fn there_is_an_end_to_all_sockets() {
        let sockets = Sockets::new(100);
        let askers = (0..).map(|it| Asker::numbered(1, it));
        let taken: Vec<Place> = askers.take(101).filter_map(|it| sockets.take(it, 1)).collect();
        assert_eq!(taken.len(), 100);
    }
}
