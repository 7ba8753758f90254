//! Where requests are worked on. Parsing, searching, judging and packing take a thread for as long as they take, so none of it
//! is done by the threads that talk to the network. Each kind of request has a lane of its own, with its own threads and its own
//! queue: whatever strangers ask, moves and presses never stand behind it.

use std::convert::Infallible;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::task::AbortHandle;

use super::asker::{Asker, NoRoom, Places};
use super::connections::Place;
use super::limits::BODY_MAX;
use super::{Shared, Talk};
use crate::problem::{Kind, Problem};
use crate::wire::Role;

/// Which way a request goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// What happens at a board, and what the clock of the server tells.
    Moves,
    /// Everything else that needs a link.
    Desk,
    /// Questions of those who have a link: rulings, checks, the law.
    Questions,
    /// Whether a result can be entered, which may have to be proved.
    Results,
    /// What an organiser shows to everybody: made already, or made quickly.
    Page,
    /// Questions of those who have none.
    Public,
}

/// The lanes of a server.
pub(crate) struct Lanes {
    moves: Lane,
    desk: Lane,
    /// What watchers are told.
    watching: Lane,
    questions: Lane,
    results: Lane,
    page: Lane,
    public: Lane,
}

/// How many requests may be in a lane, waiting included, and how many of them may be of one asker.
#[derive(Clone, Copy)]
struct Room {
    all: usize,
    each: usize,
    /// So long a request waits for its turn.
    wait: Duration,
}

/// A hall full of screens may ask at once; the limits are far from what people do.
const MOVES: Room = Room { all: 4_096, each: 64, wait: Duration::from_secs(60) };
const DESK: Room = Room { all: 2_048, each: 512, wait: Duration::from_secs(30) };
/// The places of sockets are counted where they are opened.
const WATCHING: Room = Room { all: usize::MAX, each: usize::MAX, wait: Duration::MAX };
/// These may take a second each.
const QUESTIONS: Room = Room { all: 64, each: 8, wait: Duration::from_secs(10) };
/// A round ends at many boards at once, but one arbiter enters one result after the other.
const RESULTS: Room = Room { all: 32, each: 4, wait: Duration::from_secs(5) };
/// A hall and the world look at a page at once; each looks for a moment.
const PAGE: Room = Room { all: 512, each: 128, wait: Duration::from_secs(10) };
const PUBLIC: Room = Room { all: 32, each: 8, wait: Duration::from_secs(10) };

/// Whose threads the system lets run when there are too few processors for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rank {
    First,
    Later,
    Last,
}

impl Rank {
    /// By how much a thread steps back behind the others.
    #[cfg(target_os = "linux")]
    const fn steps_back(self) -> i32 {
        match self {
            Rank::First => 0,
            Rank::Later => 5,
            Rank::Last => 10,
        }
    }

    /// Takes the rank for this thread. Only Linux has ranks of threads; elsewhere all stay equal.
    fn take(self) {
        #[cfg(target_os = "linux")]
        if self != Rank::First {
            // Without it things go on, if less smoothly.
            let _ = rustix::process::nice(self.steps_back());
        }
    }
}

/// Threads, and who has asked them for something.
struct Lane {
    // There until it is dropped.
    threads: Option<Runtime>,
    room: Room,
    inside: Places,
}

impl Lanes {
    pub(crate) fn new() -> std::io::Result<Lanes> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let half = (cores / 2).max(1);
        Ok(Lanes {
            moves: Lane::new("moves", cores.max(2), MOVES, Rank::First)?,
            desk: Lane::new("desk", cores.max(2), DESK, Rank::First)?,
            watching: Lane::new("watching", cores.max(2), WATCHING, Rank::First)?,
            questions: Lane::new("questions", half, QUESTIONS, Rank::Later)?,
            results: Lane::new("results", half, RESULTS, Rank::Later)?,
            page: Lane::new("page", half, PAGE, Rank::Later)?,
            public: Lane::new("public", half, PUBLIC, Rank::Last)?,
        })
    }

    fn lane(&self, way: Way) -> &Lane {
        match way {
            Way::Moves => &self.moves,
            Way::Desk => &self.desk,
            Way::Questions => &self.questions,
            Way::Results => &self.results,
            Way::Page => &self.page,
            Way::Public => &self.public,
        }
    }

    /// Does something in a lane for the server itself, which always has room.
    pub(crate) async fn own<T: Send + 'static>(
        &self,
        way: Way,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Option<T> {
        self.lane(way).threads.as_ref()?.spawn(work).await.ok()
    }

    /// Serves a watcher. The lanes are there as long as somebody is served.
    pub(super) fn serve(self: Arc<Lanes>, watcher: impl Future<Output = ()> + Send + 'static) {
        let lanes = Arc::clone(&self);
        if let Some(threads) = &self.watching.threads {
            threads.spawn(async move {
                watcher.await;
                drop(lanes);
            });
        }
    }

    /// Does something in a lane for an asker, if there is room and its turn comes.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        way: Way,
        asker: Asker,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, NoRoom> {
        let lane = self.lane(way);
        let place = lane.inside.take(asker, lane.room.all, lane.room.each)?;
        let (begins, begun) = oneshot::channel();
        let threads = lane.threads.as_ref().ok_or(NoRoom::ForAnybody)?;
        let task = threads.spawn(async move {
            let _place = place;
            let _ = begins.send(());
            work.await
        });
        // Who goes away leaves nothing behind in the queue.
        let _leaving = Leaving(task.abort_handle());
        match tokio::time::timeout(lane.room.wait, begun).await {
            Ok(Ok(())) => {}
            _ => return Err(NoRoom::ForAnybody),
        }
        match task.await {
            Ok(done) => Ok(done),
            Err(stopped) => match stopped.try_into_panic() {
                Ok(panic) => std::panic::resume_unwind(panic),
                Err(_) => Err(NoRoom::ForAnybody),
            },
        }
    }
}

impl Lane {
    fn new(name: &str, threads: usize, room: Room, rank: Rank) -> std::io::Result<Lane> {
        let mut builder = Builder::new_multi_thread();
        let builder = builder.worker_threads(threads).thread_name(name).enable_all();
        let builder = builder.on_thread_start(move || rank.take());
        Ok(Lane { threads: Some(builder.build()?), room, inside: Places::default() })
    }
}

impl Drop for Lane {
    fn drop(&mut self) {
        // What still runs is left to end by itself: nobody may wait for it here.
        if let Some(threads) = self.threads.take() {
            threads.shutdown_background();
        }
    }
}

struct Leaving(AbortHandle);

impl Drop for Leaving {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Where it is found out whether a result can be entered, or how a round is paired, which may take a second: nobody else at the desk waits for it, and no question of
/// anybody keeps it waiting.
pub(crate) struct Proofs {
    lanes: Arc<Lanes>,
    asker: Asker,
}

impl FromRequestParts<Shared> for Proofs {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Self, Infallible> {
        let (asker, _) = Asker::of(parts, &shared.desk);
        Ok(Proofs { lanes: Arc::clone(&shared.lanes), asker })
    }
}

impl Proofs {
    pub(crate) async fn find<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NoRoom> {
        self.lanes.work(Way::Results, self.asker, async move { work() }).await
    }
}

/// Which way a request goes.
fn way(parts: &Parts, role: Option<Role>) -> Way {
    let path = parts.uri.path();
    let records = parts.method == Method::POST
        && path.starts_with("/v1/games/")
        && (path.ends_with("/events") || path.ends_with("/corrections"));
    let asks = ["/v1/rulings", "/v1/checks/", "/v1/law"].iter().any(|it| path.starts_with(it));
    match role {
        _ if path.starts_with("/v1/public/") => Way::Page,
        None => Way::Public,
        Some(_) if records => Way::Moves,
        Some(_) if asks => Way::Questions,
        Some(_) => Way::Desk,
    }
}

/// Takes a request whole and has it worked on in its lane.
pub(crate) async fn in_lane(
    State(shared): State<Shared>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    let (asker, role) = Asker::of(&parts, &shared.desk);
    let way = way(&parts, role);
    let Talk(messages) = Talk::of(&parts);
    // The sender's line may be slow: nobody waits for it in a lane.
    let whole = async {
        match role {
            None => to_bytes(body, BODY_MAX).await.map_err(|_| Kind::TooLarge),
            Some(_) => whole(&parts, body).await,
        }
    };
    let whole = tokio::time::timeout(shared.patience.body, whole).await;
    let whole = match whole.unwrap_or(Err(Kind::TooSlow)) {
        Ok(whole) => whole,
        Err(kind) => return Problem::new(&messages, kind).into_response(),
    };
    // From now on he is not sent away to make room for others; who has not said everything may be.
    let _busy = parts.extensions.get::<Arc<Place>>().map(Place::busy);
    let request = Request::from_parts(parts, Body::from(whole));
    let answer = async move { made_whole(next.run(request).await).await };
    let worked = shared.lanes.work(way, asker, answer).await;
    worked.unwrap_or_else(|no_room| Problem::new(&messages, no_room.kind()).into_response())
}

/// An answer with its whole body, packed if it is: otherwise the threads of the network would make it while they send it.
async fn made_whole(answer: Response) -> Response {
    let (parts, body) = answer.into_parts();
    match to_bytes(body, usize::MAX).await {
        Ok(whole) => Response::from_parts(parts, Body::from(whole)),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// The whole body, if it is not larger than its path takes.
async fn whole(parts: &Parts, body: Body) -> Result<Bytes, Kind> {
    let request = Request::from_parts(parts.clone(), body);
    Bytes::from_request(request, &()).await.map_err(|why| match why.into_response().status() {
        StatusCode::PAYLOAD_TOO_LARGE => Kind::TooLarge,
        _ => Kind::BadRequest,
    })
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use axum::Router;
    use axum::middleware::from_fn_with_state;
    use axum::routing::post;
    use futures_util::stream;
    use store::{Store, StoreUrl};

    use super::*;
    use crate::desk::{Desk, Setting, ThisMachine};
    use crate::server::{Hosts, Limits, Patience, Sockets};

    fn lanes() -> Lanes {
        let room = Room { all: 3, each: 2, wait: MOVES.wait };
        let lane = |name, rank| Lane::new(name, 1, room, rank).expect("threads");
        Lanes {
            moves: lane("moves", Rank::First),
            desk: lane("desk", Rank::First),
            watching: lane("watching", Rank::First),
            questions: lane("questions", Rank::Later),
            results: lane("results", Rank::Later),
            page: lane("page", Rank::Later),
            public: lane("public", Rank::Last),
        }
    }

    /// A question that holds its thread until something is said to it.
    fn endless() -> (mpsc::Sender<()>, impl Future<Output = ()> + Send + 'static) {
        let (say, said) = mpsc::channel::<()>();
        (say, async move {
            let _ = said.recv();
        })
    }

    /// On a server with one thread: a question that never ends would stop everything if that thread worked on it.
    #[tokio::test]
    async fn a_question_without_end_holds_up_neither_the_network_nor_a_move() {
        let lanes = Arc::new(lanes());
        let mut held = Vec::new();
        let mut ends = Vec::new();
        for (address, way) in
            [(1, Way::Public), (2, Way::Public), (3, Way::Questions), (4, Way::Desk)]
        {
            let (end, question) = endless();
            let asked = Arc::clone(&lanes);
            held.push(tokio::spawn(async move {
                asked.work(way, Asker::numbered(0, address), question).await
            }));
            ends.push(end);
        }
        tokio::task::yield_now().await;
        let moved = lanes.work(Way::Moves, Asker::numbered(5, 5), async { "e4" }).await;
        assert_eq!(moved, Ok("e4"));
        let asker = Asker::numbered(5, 5);
        let entered = Proofs { lanes: Arc::clone(&lanes), asker }.find(|| "1-0").await;
        assert_eq!(entered, Ok("1-0"));
        ends.clear();
        for question in held {
            assert_eq!(question.await.expect("no panic"), Ok(()));
        }
    }

    fn this_thread() -> String {
        std::thread::current().name().unwrap_or_default().to_owned()
    }

    /// What a request says of itself does not bring it onto a thread of the network, nor does what is done while its answer is sent.
    #[tokio::test]
    async fn a_request_and_its_answer_are_worked_on_in_a_lane() {
        let store = Store::open(&StoreUrl::Memory).await.expect("a store");
        let setting = Setting::for_tests(ThisMachine(store.clone()));
        let desk = Desk::load(store, setting).await.expect("a desk");
        let lanes = Arc::new(lanes());
        let shared = Shared {
            desk,
            limits: Arc::new(Limits::new()),
            lanes,
            sockets: Sockets::new(1),
            hosts: Arc::new(Hosts::new("http://desk", &[])),
            origins: Arc::default(),
            patience: Patience::default(),
            fingerprint: None,
        };
        let answer = || async {
            let parts = [this_thread()].into_iter().chain((0..2).map(|_| this_thread()));
            let parts = parts.map(|it| Ok::<_, std::io::Error>(format!("{it} ")));
            Body::from_stream(stream::iter(parts))
        };
        let router = Router::new()
            .route("/v1/rulings", post(answer))
            .layer(from_fn_with_state(shared.clone(), in_lane))
            .with_state(shared);
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("an address");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(async move { axum::serve(listener, router).await });
        for header in ["upgrade", "accept"] {
            let request = reqwest::Client::new().post(format!("http://{address}/v1/rulings"));
            let answer = request.header(header, "websocket").send().await.expect("an answer");
            assert_eq!(answer.text().await.expect("text"), "public public public ", "{header}");
        }
    }

    /// Two processors are little for a hall and those who want to stop it.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn strangers_step_back_behind_players() {
        let rank = || rustix::process::getpriority_process(None).expect("a rank");
        let (lanes, own) = (Lanes::new().expect("threads"), rank());
        let behind = |it: i32| (own + it).min(19);
        for (way, steps) in [
            (Way::Moves, 0),
            (Way::Desk, 0),
            (Way::Questions, 5),
            (Way::Page, 5),
            (Way::Public, 10),
        ] {
            let found = lanes.own(way, async move { rank() }).await;
            assert_eq!(found, Some(behind(steps)), "{way:?}");
        }
    }

    #[tokio::test]
    async fn watchers_are_served_in_a_lane_of_their_own() {
        let (tell, told) = oneshot::channel();
        Arc::new(lanes()).serve(async move {
            let _ = tell.send(this_thread());
        });
        assert_eq!(told.await.expect("it was served"), "watching");
    }

    #[tokio::test]
    async fn what_a_request_of_the_desk_has_to_find_out_has_a_lane_of_its_own() {
        let lanes = Arc::new(lanes());
        let asker = |number| Asker::numbered(number, 1);
        let proofs = |number| Proofs { lanes: Arc::clone(&lanes), asker: asker(number) };
        assert_eq!(proofs(1).find(this_thread).await, Ok("results".to_owned()));
        // Those who ask already have taken the room.
        let Lane { inside, room, .. } = &lanes.results;
        let take = |number| inside.take(asker(number), room.all, room.each).expect("room");
        let (_one, other) = (take(1), take(1));
        assert_eq!(proofs(1).find(this_thread).await, Err(NoRoom::ForYou));
        let _third = take(2);
        assert_eq!(proofs(3).find(this_thread).await, Err(NoRoom::ForAnybody));
        drop(other);
        assert!(proofs(1).find(this_thread).await.is_ok());
    }

    #[tokio::test]
    async fn one_asker_is_refused_before_the_lane_is_full() {
        let lanes = lanes();
        let Lane { inside, room, .. } = &lanes.public;
        let take = |address| inside.take(Asker::numbered(0, address), room.all, room.each);
        let (first, _second) = (take(1).expect("room"), take(1).expect("room"));
        assert_eq!(take(1).err(), Some(NoRoom::ForYou));
        let _third = take(2).expect("room for another");
        assert_eq!(take(3).err(), Some(NoRoom::ForAnybody));
        drop(first);
        assert!(take(3).is_ok(), "who has gone leaves room");
    }

    #[tokio::test]
    async fn who_goes_away_leaves_nothing_in_the_queue() {
        let lanes = Arc::new(lanes());
        let (end, question) = endless();
        let asked = Arc::clone(&lanes);
        let held =
            tokio::spawn(
                async move { asked.work(Way::Public, Asker::numbered(0, 1), question).await },
            );
        while lanes.public.inside.all() < 1 {
            tokio::task::yield_now().await;
        }
        let (_never, waiting) = endless();
        let asked = Arc::clone(&lanes);
        let gone =
            tokio::spawn(
                async move { asked.work(Way::Public, Asker::numbered(0, 2), waiting).await },
            );
        while lanes.public.inside.all() < 2 {
            tokio::task::yield_now().await;
        }
        gone.abort();
        assert!(gone.await.is_err(), "it has gone before the lane is free");
        drop(end);
        assert_eq!(held.await.expect("no panic"), Ok(()));
        let next = lanes.work(Way::Public, Asker::numbered(0, 3), async { 3 }).await;
        assert_eq!(next, Ok(3));
        assert_eq!(lanes.public.inside.all(), 0);
    }
}
