//! What a watcher weighs: the memory of the server, in a process of its own, for each socket that follows a game. With more of them
//! it is measured more exactly: `JADOUBE_WATCHERS=4000 cargo test -p jadoube-web --test it weight -- --nocapture`.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::restart::Process;

/// A gigabyte for 20 000 watchers, with room for what else there is.
const MOST: u64 = 20_000;
/// These are there before anything is measured: they bring what is needed only once.
const FIRST: u64 = 100;

/// The memory of a process, in bytes.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("a process");
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:")).expect("its memory");
    line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number") * 1024
}

async fn watch(process: &Process, game: &str) -> TcpStream {
    // Not more in a second than one link may ask.
    tokio::time::sleep(Duration::from_millis(6)).await;
    let mut line = TcpStream::connect(&process.address).await.expect("a line");
    let said = format!(
        "GET /v1/games/{game}/live HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
         Sec-WebSocket-Protocol: jadoube, token.{}\r\n\r\n",
        process.address, process.token
    );
    line.write_all(said.as_bytes()).await.expect("said");
    let mut heard = Vec::new();
    while !heard.ends_with(b"}}") {
        assert_ne!(line.read_buf(&mut heard).await.expect("a view"), 0);
    }
    line
}

#[tokio::test]
async fn a_watcher_is_light() {
    let told = std::env::var("JADOUBE_WATCHERS").ok().and_then(|it| it.parse().ok());
    let count: u64 = told.unwrap_or(500);
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start(&folder.path().join("desk.db"));
    let game = process.game().await;
    let events = format!("/v1/games/{game}/events");
    // A view that is as long as that of a game is.
    let start = ["round starts"].into_iter();
    let moves = ["white plays Nf3", "black plays Nf6", "white plays Ng1", "black plays Ng8"];
    let lines = start.chain(moves.iter().copied().cycle().take(12));
    let lines: Vec<String> = lines
        .map(|it| format!("{it}{}", if it.contains("plays") { " and presses" } else { "" }))
        .collect();
    let told = process.post(&events, json!({ "lines": lines })).await;
    assert_eq!(told["seq"], 14, "{told}");
    let mut watchers = Vec::new();
    for _ in 0..FIRST {
        watchers.push(watch(&process, &game).await);
    }
    let view = told.to_string().len();
    let before = memory(process.child.id());
    for _ in 0..count {
        watchers.push(watch(&process, &game).await);
    }
    let each = || memory(process.child.id()).saturating_sub(before) / count;
    println!("{} bytes for each of {count} watchers of a view with {view} bytes", each());
    let lines = ["white plays e4 and presses", "black plays e5 and presses"];
    process.post(&events, json!({ "lines": lines })).await;
    for line in &mut watchers {
        let mut heard = Vec::new();
        while !String::from_utf8_lossy(&heard).contains("black plays e5") {
            assert_ne!(line.read_buf(&mut heard).await.expect("a change"), 0);
        }
    }
    println!("{} bytes after a change was told to them", each());
    assert!(each() < MOST, "{} bytes for each", each());
}
