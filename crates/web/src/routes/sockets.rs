//! WebSockets: the whole view first, then every change. A revoked link ends them at once.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::Interval;

use super::games::{game_view, table_view};
use super::halls::{hall_of, hall_view};
use crate::desk::{Change, Desk, HallChange, LiveBoard, LiveEvent, json, now_ms};
use crate::play::{Reader, Table};
use crate::problem::Problem;
use crate::server::{Caller, Shared, Upgrade, WatchQuery};
use crate::wire::{GameView, Hall};

/// So often a socket is told that the server is there; a page cannot see the pings of the protocol.
const TICK: Duration = Duration::from_secs(10);
/// So long a message may take to go out.
const PATIENCE: Duration = Duration::from_secs(10);
/// So often those who see everything later are served.
const LATER: Duration = Duration::from_millis(500);

/// Why a socket ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bye {
    Revoked,
    Shutdown,
    TooSlow,
}

impl Bye {
    const fn reason(self) -> &'static str {
        match self {
            Bye::Revoked => "revoked",
            Bye::Shutdown => "shutdown",
            Bye::TooSlow => "too-slow",
        }
    }

    const fn code(self) -> u16 {
        match self {
            Bye::Revoked => 4401,
            Bye::Shutdown => 4503,
            Bye::TooSlow => 4408,
        }
    }
}

#[derive(Serialize)]
#[serde(tag = "type", rename = "view")]
struct ViewMessage {
    view: GameView,
}

#[derive(Serialize)]
#[serde(tag = "type", rename = "hall")]
struct HallMessage {
    hall: Hall,
}

/// Every change of a game, over a WebSocket.
#[utoipa::path(get, path = "/v1/games/{game}/live", tag = "live", params(("game" = String, Path), WatchQuery),
    responses((status = 101, description = "The socket is open."), (status = 401, body = Problem)))]
pub(super) async fn game_live(
    State(shared): State<Shared>,
    caller: Caller,
    Path(game): Path<String>,
    Query(query): Query<WatchQuery>,
    upgrade: Upgrade,
) -> Result<Response, Problem> {
    let board = caller.board(&shared.desk, &game)?;
    Ok(upgrade.serve(move |socket| async move {
        let watched = Watched { desk: shared.desk, caller };
        if let Some((first, feed)) = watched.game(board, query.after) {
            watched.serve(socket, first, feed).await;
        }
    }))
}

/// Every change of a hall, over a WebSocket.
#[utoipa::path(get, path = "/v1/events/{event}/hall/live", tag = "live", params(("event" = String, Path), WatchQuery),
    responses((status = 101, description = "The socket is open."), (status = 401, body = Problem)))]
pub(super) async fn hall_live(
    State(shared): State<Shared>,
    caller: Caller,
    Path(event): Path<String>,
    Query(query): Query<WatchQuery>,
    upgrade: Upgrade,
) -> Result<Response, Problem> {
    let event = hall_of(&shared.desk, &caller, &event)?;
    Ok(upgrade.serve(move |socket| async move {
        let watched = Watched { desk: shared.desk, caller };
        let (first, feed) = watched.hall(event, query.round);
        watched.serve(socket, first, feed).await;
    }))
}

struct Watched {
    desk: Arc<Desk>,
    caller: Caller,
}

/// Where the next message of a socket comes from.
enum Feed {
    Game {
        changes: Receiver<Arc<Change>>,
        known: u64,
    },
    GameLater {
        board: Arc<LiveBoard>,
        table: Box<Table>,
        delay: i64,
        ticks: Interval,
    },
    Hall {
        changes: Receiver<Arc<HallChange>>,
    },
    HallLater {
        event: Arc<LiveEvent>,
        round: Option<u32>,
        known: Vec<(String, u64)>,
        delay: i64,
        ticks: Interval,
    },
}

impl Watched {
    fn reader(&self) -> Reader {
        Reader { audience: self.caller.grant.audience(), messages: self.caller.messages }
    }

    /// The first message about a game, and what comes after it.
    fn game(&self, board: Arc<LiveBoard>, after: u64) -> Option<(Utf8Bytes, Feed)> {
        let delay = self.caller.delay_ms(&self.desk, &board.event);
        if delay > 0 {
            let table = Box::new(board.look(|it| it.before(now_ms() - delay)).ok()?);
            let name = self.desk.event(&board.event);
            let name = name.map(|it| it.look(|it| it.settings().name.clone())).unwrap_or_default();
            let view = table_view(&self.caller, &table, &name, after, now_ms() - delay);
            let ticks = tokio::time::interval(LATER);
            return Some((
                json(&ViewMessage { view }),
                Feed::GameLater { board, table, delay, ticks },
            ));
        }
        // First listen, then look: what happens between is known already and not sent again.
        let changes = board.watch();
        let view = game_view(&self.desk, &self.caller, &board, after).ok()?;
        let known = view.seq;
        Some((json(&ViewMessage { view }), Feed::Game { changes, known }))
    }

    /// The first message about a hall, and what comes after it.
    fn hall(&self, event: Arc<LiveEvent>, round: Option<u32>) -> (Utf8Bytes, Feed) {
        let delay = self.caller.delay_ms(&self.desk, &event.id);
        let changes = event.watch();
        let hall = hall_view(&self.desk, &self.caller, &event, round, delay);
        let feed = match delay {
            0 => Feed::Hall { changes },
            _ => {
                let ticks = tokio::time::interval(4 * LATER);
                Feed::HallLater { event, round, known: seen(&hall), delay, ticks }
            }
        };
        (json(&HallMessage { hall }), feed)
    }

    /// What to send next, if anything. It may be dropped while it waits.
    async fn next(&self, feed: &mut Feed) -> Result<Option<Utf8Bytes>, Bye> {
        match feed {
            Feed::Game { changes, known } => {
                let change = changes.recv().await?;
                if change.seq() <= *known {
                    return Ok(None);
                }
                *known = change.seq();
                Ok(Some(change.text(self.reader())))
            }
            Feed::GameLater { board, table, delay, ticks } => {
                ticks.tick().await;
                let change = advance(table, board, now_ms() - *delay);
                Ok(change.map(|it| it.text(self.reader())))
            }
            Feed::Hall { changes } => Ok(Some(changes.recv().await?.text(self.reader()))),
            Feed::HallLater { event, round, known, delay, ticks } => {
                ticks.tick().await;
                let hall = hall_view(&self.desk, &self.caller, event, *round, *delay);
                let now = seen(&hall);
                let same = *known == now;
                *known = now;
                Ok((!same).then(|| json(&HallMessage { hall })))
            }
        }
    }

    /// Serves a socket until it closes, the link is revoked, or the server closes.
    async fn serve(self, socket: WebSocket, first: Utf8Bytes, mut feed: Feed) {
        let (mut out, mut incoming) = socket.split();
        let mut revoked = self.caller.grant.revocation();
        let mut closing = self.desk.closing.subscribe();
        let mut ticks = tokio::time::interval(TICK);
        ticks.tick().await;
        let mut message = Some(Message::Text(first));
        let bye = loop {
            if let Some(message) = message.take() {
                match tokio::time::timeout(PATIENCE, out.send(message)).await {
                    Ok(Ok(())) => {}
                    Ok(Err(_)) => return,
                    Err(_) => break Bye::TooSlow,
                }
            }
            tokio::select! {
                biased;
                _ = revoked.wait_for(|it| *it) => break Bye::Revoked,
                _ = closing.wait_for(|it| *it) => break Bye::Shutdown,
                text = self.next(&mut feed) => match text {
                    Ok(text) => message = text.map(Message::Text),
                    Err(bye) => break bye,
                },
                heard = incoming.next() => match heard {
                    None | Some(Err(_) | Ok(Message::Close(_))) => return,
                    Some(Ok(_)) => {}
                },
                _ = ticks.tick() => {
                    message = Some(Message::Text(Utf8Bytes::from_static("{\"type\":\"tick\"}")));
                }
            }
        };
        let text = format!("{{\"type\":\"bye\",\"reason\":\"{}\"}}", bye.reason());
        let frame = CloseFrame { code: bye.code(), reason: Utf8Bytes::from_static(bye.reason()) };
        let end = async {
            let _ = out.send(Message::Text(text.into())).await;
            let _ = out.send(Message::Close(Some(frame))).await;
        };
        let _ = tokio::time::timeout(PATIENCE, end).await;
    }
}

/// Which boards a hall shows, and how far each has come.
fn seen(hall: &Hall) -> Vec<(String, u64)> {
    hall.boards.iter().map(|it| (it.game.clone(), it.seq)).collect()
}

impl From<RecvError> for Bye {
    fn from(error: RecvError) -> Bye {
        match error {
            RecvError::Lagged(_) => Bye::TooSlow,
            RecvError::Closed => Bye::Shutdown,
        }
    }
}

/// Plays the next entry whose time has come, on the board as the watcher knows it.
fn advance(table: &mut Table, board: &LiveBoard, until: i64) -> Option<Change> {
    let known = table.seq();
    let next = board.look(|it| {
        let due = it.entries().iter().find(|it| it.seq > known);
        due.filter(|it| it.server_ms <= until).cloned()
    })?;
    let before = table.clone();
    table.replay(&next).ok()?;
    Some(Change::between(&before, table))
}
