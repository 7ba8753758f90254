//! Those who want that nobody can play: garbage, silent connections, and players who record without end. All of it goes to
//! addresses of this machine and ends with the run.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use reqwest::Client;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinHandle;

use super::boards::{Answers, Board, client};
use super::server::Place;

/// Connections that say nothing, or never end what they say.
const SILENT: usize = 1_100;
/// Those who send garbage; each asks again as soon as it was answered.
const STRANGERS: u8 = 16;
/// Who is refused takes a breath, as long as any client would.
const BREATH: Duration = Duration::from_millis(20);

/// What hostile people do, until they are stopped.
pub(super) struct Hostile {
    stop: Arc<AtomicBool>,
    tasks: Vec<JoinHandle<()>>,
    answers: Arc<Mutex<Answers>>,
}

impl Hostile {
    pub(super) fn start(place: &Place, boards: &[Board], floods: &[String]) -> Hostile {
        let mut hostile =
            Hostile { stop: Arc::default(), tasks: Vec::new(), answers: Arc::default() };
        for index in 0..STRANGERS {
            let (path, body) = garbage(index);
            let asks = client([127, 0, 3, index + 1]);
            let url = format!("http://{}{path}", place.address);
            hostile.repeat(asks, url, None, body, path);
        }
        for (index, (board, token)) in boards.iter().zip(floods).enumerate() {
            let asks = client([127, 0, 4, (index % 250) as u8 + 1]);
            let url = format!("http://{}/v1/games/{}/events", place.address, board.game);
            let lines = json!({ "lines": vec!["white calls arbiter \"look\""; 64] });
            hostile.repeat(asks, url, Some(token.clone()), lines, "a flood by a player");
        }
        let address: SocketAddr = place.address.parse().expect("an address");
        for index in 0..SILENT {
            // Most of them from one address, the others from many.
            let from = if index % 11 == 0 { (index / 11) as u8 + 2 } else { 1 };
            hostile.be_silent(address, [127, 0, 5, from], index % 2 == 0);
        }
        hostile
    }

    /// Sends the same again and again.
    fn repeat(
        &mut self,
        client: Client,
        url: String,
        token: Option<String>,
        body: Value,
        name: &'static str,
    ) {
        let (stop, answers) = (Arc::clone(&self.stop), Arc::clone(&self.answers));
        self.tasks.push(tokio::spawn(async move {
            while !stop.load(Ordering::Relaxed) {
                let request = client.post(&url).json(&body).timeout(Duration::from_secs(20));
                let request = match &token {
                    Some(token) => request.bearer_auth(token),
                    None => request,
                };
                let said = match request.send().await {
                    Ok(answer) => answer.status().as_u16().to_string(),
                    Err(_) => "none".to_owned(),
                };
                if said != "200" {
                    tokio::time::sleep(BREATH).await;
                }
                count(&answers, &format!("{name}: {said}"));
            }
        }));
    }

    /// Keeps a connection open as long as the server lets it, then opens the next.
    fn be_silent(&mut self, to: SocketAddr, from: [u8; 4], begins: bool) {
        let (stop, answers) = (Arc::clone(&self.stop), Arc::clone(&self.answers));
        self.tasks.push(tokio::spawn(async move {
            while !stop.load(Ordering::Relaxed) {
                match connect(to, from).await {
                    Ok(stream) => {
                        count(&answers, "silent: opened");
                        if closed(stream, begins, &stop).await {
                            count(&answers, "silent: closed by the server");
                        }
                    }
                    Err(_) => count(&answers, "silent: not let in"),
                }
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }));
    }

    /// Ends it; what was answered, in order of names.
    pub(super) async fn end(self) -> Vec<(String, u64)> {
        self.stop.store(true, Ordering::Relaxed);
        for task in self.tasks {
            task.abort();
            let _ = task.await;
        }
        let answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        let mut found: Vec<_> = answers.iter().map(|it| (it.0.clone(), *it.1)).collect();
        found.sort();
        found
    }
}

fn count(answers: &Mutex<Answers>, name: &str) {
    let mut answers = answers.lock().unwrap_or_else(PoisonError::into_inner);
    *answers.entry(name.to_owned()).or_default() += 1;
}

/// What made a desk stand still once, and what else costs the most.
fn garbage(index: u8) -> (&'static str, Value) {
    match index % 4 {
        0 => ("/v1/rulings", json!({ "transcript": "whte tuches e2\n".repeat(4_900) })),
        1 => ("/v1/rulings", json!({ "transcript": "time passes\n".repeat(5_000) })),
        2 => ("/v1/checks/time", json!({ "text": "5 min ".repeat(330) })),
        _ => {
            let fen = "8/2p3k1/1p1p1p1p/pP1P1P1P/P7/8/6K1/8 w - - 0 1";
            ("/v1/checks/mate", json!({ "fen": fen }))
        }
    }
}

/// A connection from an address of this machine.
pub(super) async fn connect(to: SocketAddr, from: [u8; 4]) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((from, 0)))?;
    socket.connect(to).await
}

/// Waits until the server closes a connection on which nothing is said, or only the beginning of a request.
async fn closed(mut stream: TcpStream, begins: bool, stop: &AtomicBool) -> bool {
    if begins && stream.write_all(b"POST /v1/rulings HTTP/1.1\r\nHost: x\r\nX: ").await.is_err() {
        return true;
    }
    let mut heard = [0; 256];
    while !stop.load(Ordering::Relaxed) {
        let read = tokio::time::timeout(Duration::from_secs(1), stream.read(&mut heard)).await;
        if let Ok(Ok(0) | Err(_)) = read {
            return true;
        }
    }
    false
}
