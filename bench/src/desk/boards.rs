//! The boards: how they are set up, what is played on them, and what of it was acknowledged.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use board::Position;
use reqwest::Client;
use serde_json::{Value, json};
use tokio::sync::Mutex;

use super::server::Place;

/// One board: its moves, and what of it was acknowledged.
pub(super) struct Board {
    pub(super) game: String,
    /// The link of its tablet, for both sides.
    pub(super) token: String,
    /// The link with which everybody watches.
    pub(super) watched_with: String,
    pub(super) moves: Vec<String>,
    /// When the move that is under way was sent, in microseconds since the start.
    pub(super) sent: AtomicU64,
    pub(super) acknowledged: Mutex<Acknowledged>,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Acknowledged {
    pub(super) seq: u64,
    pub(super) moves: usize,
}

/// Asks from an address of this machine.
pub(super) fn client(from: [u8; 4]) -> Client {
    Client::builder().local_address(IpAddr::from(from)).build().expect("a client")
}

/// An event with boards in play, and the links of those who flood some of them.
pub(super) struct SetUp {
    pub(super) event: String,
    pub(super) boards: Vec<Board>,
    pub(super) floods: Vec<String>,
}

/// Sets an event up.
pub(super) async fn set_up(server: &Place, count: usize, flooded: usize) -> SetUp {
    let client = Client::new();
    let began = Instant::now();
    let post = |path: String, body: Value| ask(&client, server, &server.token, path, body);
    let settings = json!({ "name": "Load", "time_control": "all/9:00:00" });
    let event = post("/v1/events".to_owned(), settings).await;
    let event = event["event"].as_str().expect("an event").to_owned();
    let names: String = (0..2 * count).map(|it| format!("Player {it}\n")).collect();
    let list = json!({ "format": "csv", "text": format!("name\n{names}") });
    post(format!("/v1/events/{event}/players/import"), list).await;
    let pair = |it: usize| json!({ "white": format!("p{}", 2 * it + 1), "black": format!("p{}", 2 * it + 2) });
    let pairings: Vec<Value> = (0..count).map(pair).collect();
    let round = post(format!("/v1/events/{event}/rounds"), json!({ "pairings": pairings })).await;
    post(format!("/v1/events/{event}/rounds/1/start"), json!({})).await;
    let link = async |wanted: Value| {
        let made = post(format!("/v1/events/{event}/links"), wanted).await;
        made["token"].as_str().expect("a token").to_owned()
    };
    let watched_with = link(json!({ "role": "spectator", "delay_s": 0 })).await;
    let (mut boards, mut floods) = (Vec::with_capacity(count), Vec::new());
    for (index, made) in round["boards"].as_array().expect("boards").iter().enumerate() {
        let game = made["game"].as_str().expect("a game").to_owned();
        let player = |sides: &[&str]| json!({ "role": "player", "game": game, "sides": sides });
        if index < flooded {
            floods.push(link(player(&["white"])).await);
        }
        boards.push(Board {
            token: link(player(&["white", "black"])).await,
            watched_with: watched_with.clone(),
            game,
            moves: some_game(index as u64),
            sent: AtomicU64::new(0),
            acknowledged: Mutex::default(),
        });
    }
    println!("  set up in {:.1} s", began.elapsed().as_secs_f64());
    SetUp { event, boards, floods }
}

/// The arbiter goes on with every clock that the restart has stopped. Says on how many boards.
pub(super) async fn go_on(server: &Place, event: &str) -> u64 {
    let path = format!("/v1/events/{event}/resume");
    let resumed = ask(&Client::new(), server, &server.token, path, json!({})).await;
    resumed["resumed"].as_u64().unwrap_or(0)
}

/// Asks until the server does not say that it was too much.
pub(super) async fn ask(
    client: &Client,
    server: &Place,
    token: &str,
    path: String,
    body: Value,
) -> Value {
    loop {
        let request = client.post(format!("http://{}{path}", server.address)).bearer_auth(token);
        let answer = request.json(&body).send().await.expect("an answer");
        if answer.status().as_u16() == 429 {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        }
        assert!(answer.status().is_success(), "{path}: {}", answer.status());
        return answer.json().await.unwrap_or_default();
    }
}

/// Legal moves by a simple lot, as lines.
fn some_game(seed: u64) -> Vec<String> {
    let mut position = Position::initial();
    let mut lot = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut lines = Vec::new();
    while lines.len() < 200 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        lot ^= lot << 13;
        lot ^= lot >> 7;
        lot ^= lot << 17;
        let played = moves[lot as usize % moves.len()];
        let text = notation::san::write(&position, played);
        lines.push(format!("{} plays {text} and presses", position.turn()));
        position = position.play_unchecked(played);
    }
    lines
}

/// How many acknowledged moves the server does not have.
pub(super) async fn compare(server: &Place, boards: &[Board]) -> u64 {
    let client = Client::new();
    let mut lost = 0;
    for board in boards {
        let url = format!("http://{}/v1/games/{}", server.address, board.game);
        let view: Value = client
            .get(url)
            .bearer_auth(&server.token)
            .send()
            .await
            .expect("an answer")
            .json()
            .await
            .unwrap_or_default();
        let mut known = board.acknowledged.lock().await;
        let there = view["seq"].as_u64().unwrap_or(0);
        let moves = view["moves"].as_array().map_or(0, Vec::len);
        lost += known.seq.saturating_sub(there).max(known.moves.saturating_sub(moves) as u64);
        // A move that was stored and not acknowledged any more is there too.
        *known = Acknowledged { seq: there, moves };
        tokio::time::sleep(Duration::from_millis(6)).await;
    }
    lost
}

/// How often something was answered, by what was answered.
pub(super) type Answers = HashMap<String, u64>;
