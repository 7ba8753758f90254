//! Those who watch boards. A socket that ends is opened again behind the last entry that was told, and what was never told is
//! counted.

use std::borrow::Cow;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use serde::Deserialize;
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::boards::Board;
use super::hostile::connect;

/// So long a watcher may be behind when the boards rest.
const PATIENCE: Duration = Duration::from_secs(5);

/// So often a watcher comes again who was not let in.
const TRIES: usize = 300;
/// So many watch from one address.
const AT_ONE_ADDRESS: usize = 200;

/// Who watches a board, on one socket after the other.
pub(super) struct Watcher {
    board: usize,
    from: [u8; 4],
    told: Mutex<Told>,
}

/// What a watcher was told.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Told {
    /// The last entry.
    known: u64,
    /// Entries that were never told, or that were told and are gone.
    pub(super) lost: u64,
    /// How long each push took.
    pub(super) pushes_us: Vec<u64>,
}

type Socket = WebSocketStream<TcpStream>;

/// What a watcher looks at of a message.
#[derive(Deserialize)]
struct Heard<'m> {
    #[serde(rename = "type")]
    kind: &'m str,
    #[serde(default)]
    seq: u64,
    #[serde(borrow, default)]
    entries: Vec<HeardEntry<'m>>,
    view: Option<HeardView>,
}

#[derive(Deserialize)]
struct HeardEntry<'m> {
    #[serde(borrow)]
    line: Cow<'m, str>,
}

#[derive(Deserialize)]
struct HeardView {
    seq: u64,
}

impl Told {
    /// The whole view, with which every socket begins.
    fn view(&mut self, seq: u64) {
        self.lost += self.known.saturating_sub(seq);
        self.known = seq;
    }

    /// A change that brings so many entries, the last with this number.
    fn change(&mut self, seq: u64, entries: u64) {
        self.lost += seq.saturating_sub(entries).saturating_sub(self.known);
        self.known = seq;
    }

    /// The board rests at this entry.
    fn rest(&mut self, seq: u64) {
        self.lost += seq.saturating_sub(self.known);
        self.known = self.known.max(seq);
    }

    /// A message of the server; whether it told of a move.
    fn hear(&mut self, text: &str) -> bool {
        let heard: Heard<'_> = serde_json::from_str(text).expect("a message");
        match (heard.kind, heard.view) {
            ("view", Some(view)) => self.view(view.seq),
            ("change", _) => self.change(heard.seq, heard.entries.len() as u64),
            _ => {}
        }
        heard.kind == "change" && heard.entries.iter().any(|it| it.line.contains(" plays "))
    }
}

impl Watcher {
    /// The watcher with this number, at one of so many boards.
    pub(super) fn numbered(number: usize, boards: usize) -> Arc<Watcher> {
        let house = number / AT_ONE_ADDRESS;
        let from = [127, 0, 6 + (house / 250) as u8, (house % 250) as u8 + 1];
        Arc::new(Watcher { board: number % boards, from, told: Mutex::default() })
    }

    fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was told since this was asked last.
    pub(super) fn take(&self) -> Told {
        let mut told = self.told();
        let known = told.known;
        std::mem::replace(&mut told, Told { known, ..Told::default() })
    }

    /// Opens a socket behind what is known; nothing if there is no server. Who is told that it is too much comes again.
    async fn connect(&self, address: &str, board: &Board) -> Option<Socket> {
        let (game, token) = (&board.game, &board.watched_with);
        // There are thousands of us in one process.
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        for _ in 0..TRIES {
            let after = self.told().known;
            let url = format!("ws://{address}/v1/games/{game}/live?after={after}");
            let mut request = url.into_client_request().ok()?;
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse().ok()?);
            let stream = connect(address.parse().ok()?, self.from).await.ok()?;
            match client_async_with_config(request, stream, Some(small)).await {
                Ok((socket, _)) => return Some(socket),
                Err(Error::Http(answer)) if [429, 503].contains(&answer.status().as_u16()) => {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
                Err(_) => return None,
            }
        }
        None
    }

    /// Watches until there is no server any more.
    pub(super) async fn watch(
        self: &Arc<Watcher>,
        address: &str,
        boards: &Arc<Vec<Board>>,
        began: Instant,
    ) -> JoinHandle<()> {
        let (watcher, boards, address) = (Arc::clone(self), Arc::clone(boards), address.to_owned());
        let socket = watcher.connect(&address, &boards[watcher.board]).await;
        let mut socket = Some(socket.expect("a socket"));
        tokio::spawn(async move {
            let board = &boards[watcher.board];
            while let Some(mut open) = socket {
                while let Some(Ok(message)) = open.next().await {
                    let Message::Text(text) = message else { continue };
                    let now = began.elapsed().as_micros() as u64;
                    let took = now.saturating_sub(board.sent.load(Ordering::Relaxed));
                    let mut told = watcher.told();
                    if told.hear(&text) {
                        told.pushes_us.push(took);
                    }
                }
                socket = watcher.connect(&address, board).await;
            }
        })
    }

    /// Waits until everything that was acknowledged has been told; what has not been then is lost.
    pub(super) async fn catch_up(&self, boards: &[Board], until: Instant) {
        let seq = boards[self.board].acknowledged.lock().await.seq;
        while self.told().known < seq && Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.told().rest(seq);
    }
}

/// When nobody waits any longer.
pub(super) fn patience() -> Instant {
    Instant::now() + PATIENCE
}

#[cfg(test)]
mod tests {
    use super::Told;

    #[test]
    fn what_was_never_told_is_counted() {
        let mut told = Told::default();
        told.view(4);
        assert!(told.hear(r#"{"type":"change","seq":5,"entries":[{"line":"white plays e4"}]}"#));
        assert!(!told.hear(r#"{"type":"tick"}"#));
        let calls = r#"[{"line":"white calls arbiter \"look\""},{"line":"black calls arbiter"}]"#;
        assert!(!told.hear(&format!(r#"{{"type":"change","seq":7,"entries":{calls}}}"#)));
        assert_eq!((told.known, told.lost), (7, 0));
        // A gap, a server that forgot, and a board that went on without a word.
        told.change(10, 1);
        assert_eq!((told.known, told.lost), (10, 2));
        assert!(!told.hear(r#"{"type":"view","view":{"seq":9}}"#));
        assert_eq!((told.known, told.lost), (9, 3));
        told.rest(11);
        assert_eq!((told.known, told.lost), (11, 5));
        // A socket that is opened again is told the rest by its first view.
        told.view(20);
        assert_eq!((told.known, told.lost), (20, 5));
    }
}
