//! Those who watch boards. A socket that ends is opened again behind the last entry that was told, and what was never told is
//! counted.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::{ClientRequestBuilder, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::Board;

/// So long a watcher may be behind when the boards rest.
const PATIENCE: Duration = Duration::from_secs(5);

/// Who watches a board, on one socket after the other.
pub(super) struct Watcher {
    board: usize,
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

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

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

    /// A message of the server; whether it was a change.
    fn hear(&mut self, text: &str) -> bool {
        let message: Value = serde_json::from_str(text).unwrap_or_default();
        match message["type"].as_str() {
            Some("view") => self.view(message["view"]["seq"].as_u64().unwrap_or(0)),
            Some("change") => {
                let entries = message["entries"].as_array().map_or(0, Vec::len);
                self.change(message["seq"].as_u64().unwrap_or(0), entries as u64);
                return true;
            }
            _ => {}
        }
        false
    }
}

impl Watcher {
    pub(super) fn of(board: usize) -> Arc<Watcher> {
        Arc::new(Watcher { board, told: Mutex::default() })
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

    /// Opens a socket behind what is known; nothing if there is no server.
    async fn connect(&self, address: &str, board: &Board) -> Option<Socket> {
        let after = self.told().known;
        let (game, token) = (&board.game, &board.token);
        let url = format!("ws://{address}/v1/games/{game}/live?after={after}");
        let request = ClientRequestBuilder::new(url.parse().ok()?)
            .with_sub_protocol("jadoube")
            .with_sub_protocol(format!("token.{token}"));
        connect_async(request).await.ok().map(|it| it.0)
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
        assert!(told.hear(r#"{"type":"change","seq":5,"entries":[{}]}"#));
        assert!(!told.hear(r#"{"type":"tick"}"#));
        assert!(told.hear(r#"{"type":"change","seq":7,"entries":[{},{}]}"#));
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
