//! The desk under load: boards that play, watchers that are told, hostile people beside them, and a server that is killed in the
//! middle. The server runs in a process of its own on the same machine, and so shares its processors with those who ask.

mod boards;
mod hostile;
mod server;
mod watchers;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream};
use reqwest::Client;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use serde_json::{Value, json};

use boards::{Acknowledged, Board, SetUp, client, compare, go_on, set_up};
use hostile::Hostile;
use server::Server;
pub(crate) use server::{SERVER, serve};
use watchers::{Watcher, patience};

/// So many open their sockets at the same time.
const ARRIVING: usize = 32;
/// Files that are open for other reasons: the store, the players, the strangers, the silent.
const OTHER_FILES: usize = 4_400;

/// How much is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Load {
    boards: usize,
    watchers: usize,
    seconds: u64,
    /// A move on every board so often, in seconds.
    every: u64,
    /// On so many boards a player records without end; with none there are no hostile people at all.
    hostile: usize,
}

impl Load {
    /// A quick run; `boards=1000 watchers=20000 seconds=60` is the full one.
    pub(crate) fn of(words: &[&String]) -> Load {
        let number = |name: &str, usual: u64| {
            let given = words.iter().find_map(|it| it.strip_prefix(name)?.strip_prefix('='));
            given.and_then(|it| it.parse().ok()).unwrap_or(usual)
        };
        let boards = number("boards", 200).max(1) as usize;
        Load {
            boards,
            watchers: number("watchers", 400) as usize,
            seconds: number("seconds", 10),
            every: number("every", 2).max(1),
            hostile: (number("hostile", 4) as usize).min(boards),
        }
    }

    /// With no more watchers than the system lets one process have open files.
    fn that_fits(self) -> Load {
        let files = raise_files();
        let most = files.saturating_sub(OTHER_FILES);
        if self.watchers > most {
            println!("  only {most} watchers: the system gives a process {files} open files");
        }
        Load { watchers: self.watchers.min(most), ..self }
    }
}

/// Asks the system for as many open files as it gives; the server inherits it.
fn raise_files() -> usize {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let files = if raised.is_ok() { maximum } else { current };
    files.map_or(usize::MAX, |it| it as usize)
}

/// Runs the load and prints what came out.
pub(crate) fn run(load: Load) {
    let folder = std::env::temp_dir().join(format!("jadoube-bench-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let store = folder.join("desk.db");
    let load = load.that_fits();
    println!(
        "desk: {} boards, a move every {} s, {} watchers, {} s, hostile on {} boards",
        load.boards, load.every, load.watchers, load.seconds, load.hostile
    );
    runtime().block_on(async {
        let server = Server::start(&store);
        let set_up = set_up(&server.place, load.boards, load.hostile).await;
        let SetUp { event, boards, floods } = set_up;
        let boards = Arc::new(boards);
        let watchers: Vec<Arc<Watcher>> =
            (0..load.watchers).map(|it| Watcher::numbered(it, load.boards)).collect();
        let run = Run { load, boards: &boards, watchers: &watchers, floods: &floods };
        let first = run.phase(&server, load.seconds, EndsWith::Kill).await;
        server.end();
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
        let began = Instant::now();
        let resumed = go_on(&server.place, &event).await;
        println!(
            "  the arbiter goes on with {resumed} boards: {:.1} s",
            began.elapsed().as_secs_f64()
        );
        let second = run.phase(&server, load.seconds / 2, EndsWith::Rest).await;
        report("after the restart, the watchers connected again", &second);
        let lost = first.updates_lost + second.updates_lost;
        println!("  updates that watchers lost: {lost}");
        assert_eq!(lost, 0, "a watcher was not told of something");
        server.end();
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

#[derive(Default)]
struct Found {
    pushes_us: Vec<u64>,
    answers_us: Vec<u64>,
    /// Moves that were not acknowledged while the server was there.
    refused: u64,
    /// What watchers were never told.
    updates_lost: u64,
    seconds: f64,
    /// Before the boards play and when they have played: now, and the most there ever was.
    memory_mb: [Option<(u64, u64)>; 2],
    hostile: Vec<(String, u64)>,
}

/// Who takes part.
struct Run<'r> {
    load: Load,
    boards: &'r Arc<Vec<Board>>,
    watchers: &'r [Arc<Watcher>],
    floods: &'r [String],
}

impl Run<'_> {
    async fn phase(&self, server: &Server, seconds: u64, end: EndsWith) -> Found {
        let began = Instant::now();
        let arriving =
            self.watchers.iter().map(|it| it.watch(&server.place.address, self.boards, began));
        let watching: Vec<_> = stream::iter(arriving).buffer_unordered(ARRIVING).collect().await;
        println!("  {} watchers came in {:.1} s", watching.len(), began.elapsed().as_secs_f64());
        let before = server.memory_mb();
        let hostile = (!self.floods.is_empty())
            .then(|| Hostile::start(&server.place, self.boards, self.floods));
        let started = Instant::now();
        let ends = started + Duration::from_secs(seconds);
        let killed = Arc::new(AtomicBool::new(false));
        // A hall has more than one address.
        let clients: Vec<Client> = (1..=16).map(|it| client([127, 0, 2, it])).collect();
        let playing: Vec<_> = (0..self.boards.len())
            .map(|index| {
                let player = Player {
                    boards: Arc::clone(self.boards),
                    index,
                    client: clients[index % clients.len()].clone(),
                    address: server.place.address.clone(),
                    killed: Arc::clone(&killed),
                };
                tokio::spawn(player.play(began, Duration::from_secs(self.load.every), ends))
            })
            .collect();
        tokio::time::sleep_until(ends.into()).await;
        let mut found = Found { seconds: started.elapsed().as_secs_f64(), ..Found::default() };
        found.memory_mb = [before, server.memory_mb()];
        if end == EndsWith::Kill {
            // Moves are under way now: whatever is acknowledged must have been kept.
            killed.store(true, Ordering::SeqCst);
            server.kill();
        }
        if let Some(hostile) = hostile {
            found.hostile = hostile.end().await;
        }
        for task in playing {
            let played = task.await.expect("a player");
            found.refused += played.refused;
            found.answers_us.extend(played.answers_us);
        }
        if end == EndsWith::Rest {
            let until = patience();
            for watcher in self.watchers {
                watcher.catch_up(self.boards, until).await;
            }
        }
        for task in watching {
            match end {
                // It ends by itself: there is no server any more.
                EndsWith::Kill => task.await.expect("a watcher"),
                EndsWith::Rest => task.abort(),
            }
        }
        for told in self.watchers.iter().map(|it| it.take()) {
            found.updates_lost += told.lost;
            found.pushes_us.extend(told.pushes_us);
        }
        found
    }
}

/// Who plays on a board, for both sides.
struct Player {
    boards: Arc<Vec<Board>>,
    index: usize,
    client: Client,
    address: String,
    killed: Arc<AtomicBool>,
}

#[derive(Default)]
struct Played {
    answers_us: Vec<u64>,
    refused: u64,
}

impl Player {
    async fn play(self, began: Instant, every: Duration, ends: Instant) -> Played {
        let board = &self.boards[self.index];
        let mut played = Played::default();
        tokio::time::sleep(every.mul_f64(self.index as f64 / self.boards.len() as f64)).await;
        let mut ticks = tokio::time::interval(every);
        while Instant::now() < ends {
            ticks.tick().await;
            let next = board.acknowledged.lock().await.moves;
            let Some(line) = board.moves.get(next) else { break };
            let sent = began.elapsed().as_micros() as u64;
            board.sent.store(sent, Ordering::Relaxed);
            let answer = self.send(board, line).await;
            let took = began.elapsed().as_micros() as u64 - sent;
            match answer {
                Some(seq) => {
                    played.answers_us.push(took);
                    *board.acknowledged.lock().await = Acknowledged { seq, moves: next + 1 };
                }
                None if self.killed.load(Ordering::SeqCst) => break,
                // It counts as an answer that took as long as it took; whether it was recorded is not known.
                None => {
                    played.refused += 1;
                    played.answers_us.push(took);
                    break;
                }
            }
        }
        played
    }

    /// The number of the entry, if it was recorded.
    async fn send(&self, board: &Board, line: &str) -> Option<u64> {
        let url = format!("http://{}/v1/games/{}/events", self.address, board.game);
        let request =
            self.client.post(url).bearer_auth(&board.token).json(&json!({ "line": line }));
        request.send().await.ok()?.json::<Value>().await.ok()?["seq"].as_u64()
    }
}

fn report(name: &str, found: &Found) {
    let mut numbers: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
    numbers.insert("answer", found.answers_us.clone());
    numbers.insert("push", found.pushes_us.clone());
    let moves = found.answers_us.len() as f64 / found.seconds;
    println!("  {name}: {moves:.0} moves/s, {} not recorded", found.refused);
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
    for (what, memory) in ["watched", "played"].iter().zip(found.memory_mb) {
        if let Some((now, most)) = memory {
            println!("    memory of the server when all {what}: {now} MB, at most {most} MB");
        }
    }
    for (what, times) in &found.hostile {
        println!("    hostile, {what}: {times}");
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::Arc;
    use std::time::Instant;

    use reqwest::Client;
    use serde_json::json;

    use super::boards::{Board, SetUp, ask, compare, go_on, set_up};
    use super::runtime;
    use super::server::{Place, options};
    use super::watchers::{Watcher, patience};

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
            let SetUp { event, boards, .. } = set_up(&place, 1, 0).await;
            let boards = Arc::new(boards);
            let watcher = Watcher::numbered(0, 1);
            let watching = watcher.watch(&place.address, &boards, Instant::now()).await;
            // The view comes first; what is told after it is a push.
            boards[0].acknowledged.lock().await.seq = 1;
            watcher.catch_up(&boards, patience()).await;
            play(&place, &boards[0]).await;
            watcher.catch_up(&boards, patience()).await;
            running.close().await;
            watching.await.expect("the server is gone");
            let told = watcher.take();
            assert_eq!((told.pushes_us.len(), told.lost), (1, 0));

            let (running, place) = start(&store).await;
            assert_eq!(compare(&place, &boards).await, 0);
            assert_eq!(go_on(&place, &event).await, 1);
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
