//! WebSockets: the whole view first, then every change. A link that ends, ends them at once; who takes nothing or has gone is cut
//! off.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Query, State};
use axum::response::Response;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::games::{game_view, refusals};
use super::halls::{hall_view, may_see_hall, shown};
use crate::access::End;
use crate::desk::{Change, HallChange, LiveBoard, LiveEvent, Shown, json};
use crate::play::Audience;
use crate::problem::Problem;
use crate::server::{
    ANYBODY, AT_HALL, At, Caller, Heard, Patience, Shared, Upgrade, WatchQuery, WebSocket,
};
use crate::wire::{Bye, GameMessage, HallMessage, Role, SocketMessage};

impl Bye {
    /// The code of a socket that ends so, and the reason.
    const fn code(self) -> (u16, &'static str) {
        match self {
            Bye::Revoked => (4401, "revoked"),
            Bye::Expired => (4401, "expired"),
            Bye::Shutdown => (4503, "shutdown"),
            Bye::TooSlow => (4408, "too-slow"),
            Bye::Silent => (4408, "silent"),
        }
    }
}

/// Every change of a game, over a WebSocket.
#[utoipa::path(get, path = "/v1/games/{game}/live", tag = "live", params(("game" = String, Path), WatchQuery),
    responses((status = 101, description = "The socket is open and tells this.", body = GameMessage), (status = 401, body = Problem)))]
pub(super) async fn game_live(
    State(shared): State<Shared>,
    At(caller, board): At<LiveBoard, ANYBODY>,
    Query(query): Query<WatchQuery>,
    upgrade: Upgrade,
) -> Result<Response, Problem> {
    Ok(upgrade.serve(move |socket| async move {
        let watched = Watched { caller, patience: shared.patience };
        if let Some((first, feed)) = watched.game(board, query.after) {
            watched.serve(socket, first, feed).await;
        }
    }))
}

/// Every change of a hall, over a WebSocket.
#[utoipa::path(get, path = "/v1/events/{event}/hall/live", tag = "live", params(("event" = String, Path), WatchQuery),
    responses((status = 101, description = "The socket is open and tells this.", body = HallMessage), (status = 401, body = Problem)))]
pub(super) async fn hall_live(
    State(shared): State<Shared>,
    At(caller, event): At<LiveEvent, AT_HALL>,
    Query(query): Query<WatchQuery>,
    upgrade: Upgrade,
) -> Result<Response, Problem> {
    may_see_hall(&caller)?;
    Ok(upgrade.serve(move |socket| async move {
        let watched = Watched { caller, patience: shared.patience };
        let (first, feed) = watched.hall(event, query.round);
        watched.serve(socket, first, feed).await;
    }))
}

struct Watched {
    caller: Caller,
    patience: Patience,
}

/// Where the next message of a socket comes from.
enum Feed {
    Game {
        board: Arc<LiveBoard>,
        changes: Receiver<Arc<Change>>,
        /// For arbiters: that something was refused.
        refused: Option<watch::Receiver<()>>,
        known: u64,
    },
    Hall {
        event: Arc<LiveEvent>,
        round: Option<u32>,
        changes: Receiver<Arc<HallChange>>,
        /// For arbiters of the whole desk: that rounds came or went, in whichever event.
        rounds: Option<watch::Receiver<()>>,
        /// The rounds and games that were sent last.
        sent: Arc<Shown>,
        /// What is to be sent before anything else.
        waiting: Option<Utf8Bytes>,
    },
}

impl Watched {
    /// The first message about a game, and what comes after it.
    fn game(&self, board: Arc<LiveBoard>, after: u64) -> Option<(Utf8Bytes, Feed)> {
        // First listen, then look: what happens between is known already and not sent again.
        let changes = match self.caller.delay_ms(&board.event) {
            0 => board.watch(),
            delay => board.later(delay).ok()?.watch(),
        };
        let arbiter = self.caller.reader().audience == Audience::Arbiter;
        let refused = arbiter.then(|| board.watch_refusals());
        let view = game_view(&self.caller, &board, after).ok()?;
        let known = view.seq;
        Some((
            json(&GameMessage::View { view: view.into() }),
            Feed::Game { board, changes, refused, known },
        ))
    }

    /// The first message about a hall, and what comes after it.
    fn hall(&self, event: Arc<LiveEvent>, round: Option<u32>) -> (Utf8Bytes, Feed) {
        let delay = self.caller.delay_ms(&event.id);
        let changes = event.watch(&self.caller.desk, delay);
        let of_desk = self.caller.grant.event.is_none();
        let arbiter = self.caller.reader().audience == Audience::Arbiter;
        let rounds = (of_desk && arbiter).then(|| self.caller.desk.rounds_said.subscribe());
        let sent = Arc::new(shown(&self.caller, &event, round));
        let hall = hall_view(&self.caller, &event, round);
        let feed = Feed::Hall { event, round, changes, rounds, sent, waiting: None };
        (json(&HallMessage::Hall { hall }), feed)
    }

    /// What to send next, if anything. It may be dropped while it waits.
    async fn next(&self, feed: &mut Feed) -> Result<Option<Utf8Bytes>, Bye> {
        match feed {
            Feed::Game { board, changes, refused, known } => {
                let change = tokio::select! {
                    change = changes.recv() => change?,
                    () = something_new(refused) => {
                        let refused = refusals(self.caller.reader(), board);
                        return Ok(Some(json(&GameMessage::Refused { refused })));
                    }
                };
                if change.seq() <= *known {
                    return Ok(None);
                }
                *known = change.seq();
                if change.sets_up() {
                    let Ok(view) = game_view(&self.caller, board, 0) else {
                        return Ok(None);
                    };
                    *known = view.seq;
                    return Ok(Some(json(&GameMessage::View { view: view.into() })));
                }
                Ok(Some(change.text(self.caller.reader())))
            }
            Feed::Hall { event, round, changes, rounds, sent, waiting } => {
                if let Some(text) = waiting.take() {
                    return Ok(Some(text));
                }
                let change = tokio::select! {
                    change = changes.recv() => change?,
                    () = something_new(rounds) => return Ok(Some(json(&HallMessage::Events))),
                };
                if let HallChange::Event(open) = &*change {
                    let shown = || Arc::new(shown(&self.caller, event, *round));
                    let now = match round {
                        Some(_) => shown(),
                        None => Arc::clone(open.get_or_init(shown)),
                    };
                    if *sent != now {
                        // Another round: its boards are new to the watcher.
                        *sent = now;
                        let hall = hall_view(&self.caller, event, *round);
                        *waiting = Some(json(&HallMessage::Hall { hall }));
                    }
                }
                Ok(Some(change.text(self.caller.reader())))
            }
        }
    }

    /// Serves a socket until it closes, its link ends, nobody is there any more, or the server closes.
    async fn serve(self, mut socket: WebSocket, first: Utf8Bytes, feed: Feed) {
        let Some(bye) = self.tell(&mut socket, first, feed).await else { return };
        let text = json(&SocketMessage::Bye { reason: bye });
        let (code, reason) = bye.code();
        let end = async {
            if socket.say(&text).await.is_ok() {
                socket.close(code, reason).await;
            }
        };
        let _ = tokio::time::timeout(self.patience.taken, end).await;
    }

    /// An answer to a ping came after so long: what a player does is under way for about half of that.
    fn measured(&self, feed: &Feed, there_and_back: Duration) {
        if let (Feed::Game { board, .. }, Role::Player) = (feed, self.caller.grant.role) {
            board.measured(&self.caller.grant.colors(), there_and_back);
        }
    }

    /// Tells everything that happens; why it ends, if that can still be said.
    async fn tell(&self, socket: &mut WebSocket, first: Utf8Bytes, mut feed: Feed) -> Option<Bye> {
        let mut closing = self.caller.desk.closing.subscribe();
        let mut ended = pin!(self.caller.grant.ended(self.caller.desk.time()));
        let mut ticks = tokio::time::interval(self.patience.tick);
        ticks.tick().await;
        let mut heard_at = Instant::now();
        // The first answer tells at once how long the way is.
        let (mut asks, mut asked_at) = (true, None);
        let mut message = Some(first);
        loop {
            if let Some(text) = message.take() {
                let say = async {
                    if std::mem::take(&mut asks) {
                        asked_at = Some(Instant::now());
                        socket.ask().await?;
                    }
                    socket.say(&text).await
                };
                // Who is too slow, or has no link any more, is cut off in the middle.
                let said = tokio::select! {
                    biased;
                    said = tokio::time::timeout(self.patience.taken, say) => said.ok()?,
                    _ = &mut ended => return None,
                };
                said.ok()?;
            }
            tokio::select! {
                biased;
                end = &mut ended => return Some(end.into()),
                _ = closing.wait_for(|it| *it) => return Some(Bye::Shutdown),
                text = self.next(&mut feed) => match text {
                    Ok(text) => message = text,
                    Err(bye) => return Some(bye),
                },
                heard = socket.hear() => {
                    heard_at = Instant::now();
                    match heard {
                        Heard::Answer => {
                            if let Some(asked) = asked_at.take() {
                                self.measured(&feed, heard_at.duration_since(asked));
                            }
                        }
                        Heard::Something => {}
                        Heard::TheEnd => return None,
                    }
                },
                _ = ticks.tick() => {
                    if heard_at.elapsed() > self.patience.silence {
                        return Some(Bye::Silent);
                    }
                    // A page cannot see that it is asked, and its browser answers to nothing else.
                    asks = true;
                    message = Some(json(&SocketMessage::Tick));
                }
            }
        }
    }
}

/// Waits until there is something new; for ever if that is not told.
async fn something_new(told: &mut Option<watch::Receiver<()>>) {
    if let Some(told) = told
        && told.changed().await.is_ok()
    {
        return;
    }
    std::future::pending::<()>().await;
}

impl From<End> for Bye {
    fn from(end: End) -> Bye {
        match end {
            End::Revoked => Bye::Revoked,
            End::Expired => Bye::Expired,
        }
    }
}

impl From<RecvError> for Bye {
    fn from(error: RecvError) -> Bye {
        match error {
            RecvError::Lagged(_) => Bye::TooSlow,
            RecvError::Closed => Bye::Shutdown,
        }
    }
}
