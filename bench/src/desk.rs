//! The desk under load: boards that play, watchers that are told, and a server that is killed in the middle. The server runs in a
//! process of its own on the same machine, and so share its processors with those who ask.

mod watchers;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use board::Position;
use messages::{Language, Messages};
use reqwest::Client;
use serde_json::{Value, json};
use store::StoreUrl;
use tokio::sync::Mutex;
use web::{Example, Options};

use watchers::{Watcher, patience};

/// A move on every board so often.
const EVERY: Duration = Duration::from_secs(2);

/// How much is asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Load {
    pub(crate) boards: usize,
    pub(crate) watchers: usize,
    pub(crate) seconds: u64,
}

impl Load {
    /// A quick run; `boards=1000 watchers=2000 seconds=30` is the full one.
    pub(crate) fn of(words: &[&String]) -> Load {
        let number = |name: &str, usual: u64| {
            let given = words.iter().find_map(|it| it.strip_prefix(name)?.strip_prefix('='));
            given.and_then(|it| it.parse().ok()).unwrap_or(usual)
        };
        Load {
            boards: number("boards", 200) as usize,
            watchers: number("watchers", 400) as usize,
            seconds: number("seconds", 10),
        }
    }
}

/// The word that makes this program a server.
pub(crate) const SERVER: &str = "desk-server";

/// Serves a store until it is killed.
pub(crate) fn serve(store: &str) {
    runtime().block_on(async {
        let running = web::start(options(store.as_ref())).await.expect("a server");
        println!("{}", json!({ "address": running.address.to_string(), "token": running.token }));
        std::io::stdout().flush().expect("output");
        running.until_told().await;
    });
}

fn options(store: &Path) -> Options {
    Options {
        store: StoreUrl::File(store.into()),
        listen: ([127, 0, 0, 1], 0).into(),
        example: Example::Never,
        public_address: None,
        messages: Messages::new(Language::English),
        doors: web::Doors::default(),
    }
}

/// A server in a process of its own.
struct Server {
    child: Child,
    place: Place,
}

/// Where a server is, and the link of its chief arbiter.
struct Place {
    address: String,
    token: String,
}

impl Server {
    fn start(store: &Path) -> Server {
        let program = std::env::current_exe().expect("this program");
        let mut child = Command::new(program)
            .arg(SERVER)
            .arg(store)
            .stdout(Stdio::piped())
            .spawn()
            .expect("a server");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let told: Value = serde_json::from_str(&line).expect("JSON");
        let field = |name: &str| told[name].as_str().expect("a field").to_owned();
        let place = Place { address: field("address"), token: field("token") };
        Server { child, place }
    }

    fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }
}

/// One board: its moves, and what of it was acknowledged.
struct Board {
    game: String,
    token: String,
    moves: Vec<String>,
    /// When the move that is under way was sent, in microseconds since the start.
    sent: AtomicU64,
    acknowledged: Mutex<Acknowledged>,
}

#[derive(Clone, Copy, Default)]
struct Acknowledged {
    seq: u64,
    moves: usize,
}

/// Runs the load and prints what came out.
pub(crate) fn run(load: Load) {
    let folder = std::env::temp_dir().join(format!("jadoube-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let store = folder.join("desk.db");
    println!(
        "desk: {} boards, a move every 2 s, {} watchers, {} s",
        load.boards, load.watchers, load.seconds
    );
    runtime().block_on(async {
        let server = Server::start(&store);
        let boards = Arc::new(set_up(&server.place, load.boards).await);
        let watchers: Vec<Arc<Watcher>> =
            (0..load.watchers).map(|it| Watcher::of(it % load.boards)).collect();
        let first = phase(&server, &boards, &watchers, load.seconds, EndsWith::Kill).await;
        server.kill();
        report("before the kill", &first);

        let began = Instant::now();
        let server = Server::start(&store);
        println!(
            "  started again, {} games played again: {:.1} s",
            load.boards,
            began.elapsed().as_secs_f64()
        );
        let lost = compare(&server.place, &boards).await;
        println!("  acknowledged moves that were lost: {lost}");
        assert_eq!(lost, 0, "something acknowledged was lost");
        let second = phase(&server, &boards, &watchers, load.seconds / 2, EndsWith::Rest).await;
        report("after the restart, the watchers connected again", &second);
        let lost = first.updates_lost + second.updates_lost;
        println!("  updates that watchers lost: {lost}");
        assert_eq!(lost, 0, "a watcher was not told of something");
        server.kill();
    });
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
    println!();
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime")
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum EndsWith {
    /// While moves are under way.
    Kill,
    Rest,
}

async fn set_up(server: &Place, count: usize) -> Vec<Board> {
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
    let mut boards = Vec::with_capacity(count);
    for (index, made) in round["boards"].as_array().expect("boards").iter().enumerate() {
        let game = made["game"].as_str().expect("a game").to_owned();
        let link = json!({ "role": "player", "game": game, "sides": ["white", "black"] });
        let link = post(format!("/v1/events/{event}/links"), link).await;
        let token = link["token"].as_str().expect("a token").to_owned();
        boards.push(Board {
            game,
            token,
            moves: some_game(index as u64),
            sent: AtomicU64::new(0),
            acknowledged: Mutex::default(),
        });
    }
    println!("  set up in {:.1} s", began.elapsed().as_secs_f64());
    boards
}

/// Asks until the server does not say that it was too much.
async fn ask(client: &Client, server: &Place, token: &str, path: String, body: Value) -> Value {
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

#[derive(Default)]
struct Found {
    pushes_us: Vec<u64>,
    answers_us: Vec<u64>,
    events: u64,
    /// What watchers were never told.
    updates_lost: u64,
    seconds: f64,
}

async fn phase(
    server: &Server,
    boards: &Arc<Vec<Board>>,
    watchers: &[Arc<Watcher>],
    seconds: u64,
    end: EndsWith,
) -> Found {
    let began = Instant::now();
    let stop = Arc::new(AtomicBool::new(false));
    let mut watching = Vec::with_capacity(watchers.len());
    for watcher in watchers {
        watching.push(watcher.watch(&server.place.address, boards, began).await);
    }
    let client = Client::new();
    let started = Instant::now();
    let mut playing = Vec::new();
    for index in 0..boards.len() {
        let (boards, stop, client) = (Arc::clone(boards), Arc::clone(&stop), client.clone());
        let address = server.place.address.clone();
        playing.push(tokio::spawn(async move {
            let board = &boards[index];
            let mut answers = Vec::new();
            tokio::time::sleep(EVERY.mul_f64(index as f64 / boards.len() as f64)).await;
            let mut ticks = tokio::time::interval(EVERY);
            while !stop.load(Ordering::Relaxed) {
                ticks.tick().await;
                let next = board.acknowledged.lock().await.moves;
                let Some(line) = board.moves.get(next) else { break };
                let sent = began.elapsed().as_micros() as u64;
                board.sent.store(sent, Ordering::Relaxed);
                let url = format!("http://{address}/v1/games/{}/events", board.game);
                let request =
                    client.post(url).bearer_auth(&board.token).json(&json!({ "line": line }));
                let Ok(answer) = request.send().await else { break };
                let Ok(answer) = answer.json::<Value>().await else { break };
                let Some(seq) = answer["seq"].as_u64() else { break };
                answers.push(began.elapsed().as_micros() as u64 - sent);
                *board.acknowledged.lock().await = Acknowledged { seq, moves: next + 1 };
            }
            answers
        }));
    }
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let seconds = started.elapsed().as_secs_f64();
    if end == EndsWith::Kill {
        // Moves are under way now: whatever is acknowledged must have been kept.
        kill_now(server);
    }
    stop.store(true, Ordering::Relaxed);
    let mut found = Found { seconds, ..Found::default() };
    for task in playing {
        let answers = task.await.expect("a player");
        found.events += answers.len() as u64;
        found.answers_us.extend(answers);
    }
    if end == EndsWith::Rest {
        let until = patience();
        for watcher in watchers {
            watcher.catch_up(boards, until).await;
        }
    }
    for task in watching {
        match end {
            // It ends by itself: there is no server any more.
            EndsWith::Kill => task.await.expect("a watcher"),
            EndsWith::Rest => task.abort(),
        }
    }
    for told in watchers.iter().map(|it| it.take()) {
        found.updates_lost += told.lost;
        found.pushes_us.extend(told.pushes_us);
    }
    found
}

/// As hard as a process can end.
fn kill_now(server: &Server) {
    let id = server.child.id().to_string();
    let killed = Command::new("kill").args(["-9", &id]).status().expect("kill");
    assert!(killed.success());
}

/// How many acknowledged moves the server does not have.
async fn compare(server: &Place, boards: &[Board]) -> u64 {
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
        lost += known.seq.saturating_sub(there);
        // A move that was stored and not acknowledged any more is there too.
        known.seq = there;
        known.moves = view["moves"].as_array().map_or(known.moves, Vec::len);
        tokio::time::sleep(Duration::from_millis(6)).await;
    }
    lost
}

fn report(name: &str, found: &Found) {
    let mut numbers: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
    numbers.insert("answer", found.answers_us.clone());
    numbers.insert("push", found.pushes_us.clone());
    println!("  {name}: {:.0} moves/s", found.events as f64 / found.seconds);
    for (what, mut times) in numbers {
        if times.is_empty() {
            continue;
        }
        times.sort_unstable();
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize] as f64 / 1_000.0;
        println!(
            "    {what:<7} {:>7} times, median {:.1} ms, p99 {:.1} ms, most {:.1} ms",
            times.len(),
            at(0.5),
            at(0.99),
            at(1.0)
        );
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::Arc;
    use std::time::Instant;

    use reqwest::Client;
    use serde_json::json;

    use super::{Board, Place, Watcher, ask, compare, options, patience, runtime, set_up};

    async fn start(store: &Path) -> (web::Running, Place) {
        let running = web::start(options(store)).await.expect("a server");
        let place = Place { address: running.address.to_string(), token: running.token.clone() };
        (running, place)
    }

    async fn play(place: &Place, board: &Board) {
        let mut known = board.acknowledged.lock().await;
        let path = format!("/v1/games/{}/events", board.game);
        let line = json!({ "line": board.moves[known.moves] });
        let answer = ask(&Client::new(), place, &board.token, path, line).await;
        known.seq = answer["seq"].as_u64().expect("a number");
        known.moves += 1;
    }

    #[test]
    fn watchers_are_connected_again_and_told_everything() {
        let folder = std::env::temp_dir().join(format!("jadoube-watchers-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = folder.join("desk.db");
        runtime().block_on(async {
            let (running, place) = start(&store).await;
            let boards = Arc::new(set_up(&place, 1).await);
            let watcher = Watcher::of(0);
            let watching = watcher.watch(&place.address, &boards, Instant::now()).await;
            play(&place, &boards[0]).await;
            watcher.catch_up(&boards, patience()).await;
            running.close().await;
            watching.await.expect("the server is gone");
            let told = watcher.take();
            assert_eq!((told.pushes_us.len(), told.lost), (1, 0));

            let (running, place) = start(&store).await;
            assert_eq!(compare(&place, &boards).await, 0);
            // Nobody watches while this is played.
            play(&place, &boards[0]).await;
            let watching = watcher.watch(&place.address, &boards, Instant::now()).await;
            watcher.catch_up(&boards, patience()).await;
            play(&place, &boards[0]).await;
            watcher.catch_up(&boards, patience()).await;
            let told = watcher.take();
            assert_eq!((told.pushes_us.len(), told.lost), (1, 0));
            watching.abort();
            running.close().await;
        });
        std::fs::remove_dir_all(&folder).expect("the folder is removed");
    }
}
