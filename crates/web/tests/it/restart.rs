//! What was acknowledged is there after a restart, also after the process was killed.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use jadoube_web::{Doors, Example, Options, start};
use messages::{Language, Messages};
use serde_json::{Value, json};
use store::StoreUrl;

use crate::support::Server;

#[tokio::test]
async fn a_restart_gives_the_same_state() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = StoreUrl::File(folder.path().join("desk.db"));
    let server = Server::with(store.clone(), Example::Never).await;
    let (event, game) = server.game().await;
    let arbiter = server.link(&event, json!({ "role": "arbiter" })).await;
    let lines = [
        "round starts",
        "white plays e4 and presses",
        "black touches e8 unclearly",
        "black calls arbiter \"look\"",
    ];
    server.tells(&game, server.chief(), &lines).await;
    let wrong =
        server.tells(&game, server.chief(), &["arbiter stops clock", "black resigns"]).await;
    let to = wrong["seq"].as_u64().expect("a number") - 1;
    let path = format!("/v1/games/{game}/corrections");
    server.post(&path, server.chief(), json!({ "to": to, "reason": "not said" })).await.is(200);
    let path = format!("/v1/games/{game}");
    let before = without_times(server.get(&path, &arbiter).await.is(200).json());
    let links = format!("/v1/events/{event}/links");
    let listed = server.get(&links, server.chief()).await.is(200).json();
    let id = listed[0]["link"].as_str().expect("a link").to_owned();
    server.running.close().await;

    let server = Server::with(store.clone(), Example::IfEmpty).await;
    let after = without_times(server.get(&path, &arbiter).await.is(200).json());
    assert_eq!(before, after);
    server.delete(&format!("/v1/links/{id}"), server.chief()).await.is(204);
    server.running.close().await;

    let server = Server::with(store, Example::IfEmpty).await;
    assert_eq!(server.get(&path, &arbiter).await.is(401).problem(), "link-revoked");
}

#[tokio::test]
async fn the_link_of_an_earlier_start_opens_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = StoreUrl::File(folder.path().join("desk.db"));
    let server = Server::with(store.clone(), Example::Never).await;
    let (event, _) = server.game().await;
    let first = server.chief().to_owned();
    let lasting = server.link(&event, json!({ "role": "chief" })).await;
    server.running.close().await;

    let server = Server::with(store, Example::Never).await;
    assert_eq!(server.get("/v1/me", &first).await.is(401).problem(), "link-revoked");
    server.get("/v1/me", &lasting).await.is(200);
    let links = server.get("/v1/links", server.chief()).await.is(200).json();
    let revoked: Vec<&Value> =
        links.as_array().expect("links").iter().map(|it| &it["revoked"]).collect();
    assert_eq!(revoked, [&json!(true), &json!(false)]);
    server.get("/v1/links", &lasting).await.is(403);
}

/// What the clock shows goes on, the rest must not.
fn without_times(mut view: Value) -> Value {
    for field in ["server_ms", "now_ms", "clock"] {
        if let Some(state) = view["state"].as_object_mut() {
            state.remove(field);
        }
    }
    view
}

#[tokio::test]
async fn the_clock_stands_while_the_server_is_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = StoreUrl::File(folder.path().join("desk.db"));
    let server = Server::with(store.clone(), Example::Never).await;
    let hour = json!({ "name": "Down", "time_control": "all/1:00:00" });
    let (_, games) = server.event(hour, 1).await;
    let started = Instant::now();
    server.tell(&games[0], server.chief(), "round starts").await.is(200);
    server.running.close().await;
    let ran = started.elapsed();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let server = Server::with(store, Example::Never).await;
    let path = format!("/v1/games/{}", games[0]);
    let view = server.get(&path, server.chief()).await.is(200).json();
    let entries = view["entries"].as_array().expect("entries");
    let gap = entries.iter().find(|it| it["kind"] == "gap").expect("the gap is told");
    assert!(gap["words"].as_str().is_some_and(|it| it.contains("started again")), "{gap}");
    assert_eq!(view["state"]["clock"]["running"], Value::Null);
    assert_eq!(view["state"]["questions"][0]["question"], "J-20");
    let shown = view["state"]["clock"]["white"]["ms"].as_u64();
    // More than it ran before, and a second for what is rounded, is not gone.
    let gone =
        Duration::from_secs(3_600).checked_sub(Duration::from_millis(shown.expect("a reading")));
    assert!(gone.is_some_and(|it| it < ran + Duration::from_secs(1)), "{gone:?}, it ran {ran:?}");
    server.tells(&games[0], server.chief(), &["arbiter decides J-20 reading stands"]).await;
    let view = server.get(&path, server.chief()).await.is(200).json();
    assert_eq!(view["state"]["clock"]["white"]["ms"].as_u64(), shown, "it stands");
    server.tells(&games[0], server.chief(), &["arbiter starts white"]).await;
    server.tell(&games[0], server.chief(), "white plays e4 and presses").await.is(200);
}

#[tokio::test]
async fn after_a_restart_the_whole_hall_goes_on_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = StoreUrl::File(folder.path().join("desk.db"));
    let server = Server::with(store.clone(), Example::Never).await;
    let (event, games) = server.event(json!({ "name": "Hall" }), 3).await;
    server.tells(&games[0], server.chief(), &["round starts", "white plays e4"]).await;
    server.tells(&games[1], server.chief(), &["round starts", "white plays e4 and presses"]).await;
    server.tells(&games[2], server.chief(), &["round starts", "arbiter stops clock"]).await;
    server.running.close().await;

    let server = Server::with(store, Example::Never).await;
    let hall = format!("/v1/events/{event}/hall");
    let interrupted = async || {
        let hall = server.get(&hall, server.chief()).await.is(200).json();
        let boards = hall["boards"].as_array().expect("boards").clone();
        boards.iter().filter(|it| it["interrupted"] == true).count()
    };
    assert_eq!(interrupted().await, 2, "whose clock stood anyway is not interrupted");
    // It is still, when something before it is put right.
    let path = format!("/v1/games/{}/replacements", games[1]);
    for (entry, line) in [(3, "white plays d4 and presses"), (7, "white plays c4 and presses")] {
        let right = json!({ "entry": entry, "line": line, "reason": "the wrong square" });
        server.post(&path, server.chief(), right).await.is(200);
        assert_eq!(interrupted().await, 2);
    }
    let resume = format!("/v1/events/{event}/resume");
    let watcher = server.link(&event, json!({ "role": "spectator" })).await;
    server.post(&resume, &watcher, json!({})).await.is(403);
    let answer = server.post(&resume, server.chief(), json!({})).await.is(200).json();
    assert_eq!((answer["resumed"].as_u64(), interrupted().await), (Some(2), 0));
    // White had made a move and not pressed: his clock runs again, not that of who has the move.
    for (game, running) in games.iter().zip([json!("white"), json!("black"), Value::Null]) {
        let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.is(200).json();
        assert_eq!(view["state"]["clock"]["running"], running);
        assert_eq!(view["state"]["questions"], json!([]));
    }
    let answer = server.post(&resume, server.chief(), json!({})).await.is(200).json();
    assert_eq!(answer["resumed"], 0, "there is nothing left to go on with");
}

#[tokio::test]
async fn the_example_is_there_once_with_a_board_waiting() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = StoreUrl::File(folder.path().join("desk.db"));
    for _ in 0..2 {
        let server = Server::with(store.clone(), Example::IfEmpty).await;
        let events = server.get("/v1/events", server.chief()).await.is(200).json();
        assert_eq!(events.as_array().map(Vec::len), Some(1));
        let event = events[0]["event"].as_str().expect("an event");
        let hall =
            server.get(&format!("/v1/events/{event}/hall"), server.chief()).await.is(200).json();
        assert_eq!(hall["boards"].as_array().map(Vec::len), Some(8));
        let waits = |it: &Value| it["waiting"].as_array().is_some_and(|it| !it.is_empty());
        let boards = hall["boards"].as_array().expect("boards");
        assert!(boards.iter().any(|it| waits(it) && it["waiting"][0]["id"] == "J-07"), "{hall}");
        let results: Vec<&Value> =
            hall["boards"].as_array().expect("boards").iter().map(|it| &it["result"]).collect();
        assert!(
            results.contains(&&json!("1-0")) && results.contains(&&json!("½-½")),
            "{results:?}"
        );
        server.running.close().await;
    }
}

/// A server in a process of its own: this test binary, told so by its environment.
pub(crate) struct Process {
    pub(crate) child: Child,
    pub(crate) address: String,
    pub(crate) token: String,
}

impl Process {
    pub(crate) fn start(store: &std::path::Path) -> Process {
        let program = std::env::current_exe().expect("this program");
        let mut child = Command::new(program)
            .args(["restart::serves_when_told", "--exact", "--nocapture"])
            .env("JADOUBE_TEST_STORE", store)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a process");
        let out = BufReader::new(child.stdout.take().expect("its output"));
        let told = out.lines().map_while(Result::ok).find_map(|line| {
            line.split_once("SERVES ").and_then(|it| serde_json::from_str::<Value>(it.1).ok())
        });
        let told = told.expect("the process serves");
        let field = |name: &str| told[name].as_str().expect("a field").to_owned();
        Process { child, address: field("address"), token: field("token") }
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let url = format!("http://{}{path}", self.address);
        let request = reqwest::Client::new().post(url).bearer_auth(&self.token).json(&body);
        request.send().await.expect("an answer").json::<Value>().await.unwrap_or_default()
    }

    /// One game of a new event.
    pub(crate) async fn game(&self) -> String {
        let event = self.post("/v1/events", json!({ "name": "Killed" })).await;
        let event = event["event"].as_str().expect("an event").to_owned();
        for name in ["A", "B"] {
            self.post(&format!("/v1/events/{event}/players"), json!({ "name": name })).await;
        }
        let round = json!({ "pairings": [{ "white": "p1", "black": "p2" }] });
        let round = self.post(&format!("/v1/events/{event}/rounds"), round).await;
        round["boards"][0]["game"].as_str().expect("a game").to_owned()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Serves for ever if another test started this process for that; else there is nothing to do.
#[tokio::test]
async fn serves_when_told() {
    let Some(store) = std::env::var_os("JADOUBE_TEST_STORE") else { return };
    let server = Server::with(StoreUrl::File(store.into()), Example::Never).await;
    let told = json!({ "address": server.running.address.to_string(), "token": server.chief() });
    println!("SERVES {told}");
    std::future::pending::<()>().await;
}

#[tokio::test]
async fn a_killed_server_has_lost_nothing_acknowledged() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("desk.db");
    let mut process = Process::start(&path);
    let game = process.game().await;
    let events = format!("/v1/games/{game}/events");
    process.post(&events, json!({ "line": "round starts" })).await;
    let mut acknowledged = Value::Null;
    for _ in 0..3 {
        for line in [
            "white plays Nf3 and presses",
            "black plays Nf6 and presses",
            "white plays Ng1 and presses",
            "black plays Ng8 and presses",
        ] {
            acknowledged = process.post(&events, json!({ "line": line })).await;
        }
    }
    let seq = acknowledged["seq"].as_u64().expect("a number");
    process.child.kill().expect("killed");
    process.child.wait().expect("gone");

    let server = Server::with(StoreUrl::File(path), Example::Never).await;
    let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.is(200).json();
    let kept = view["entries"].as_array().expect("entries").iter().filter(|it| it["kind"] != "gap");
    let told = kept.filter(|it| it["line"] != "arbiter finds clock defective").count() as u64;
    assert_eq!(told, seq, "nothing lost; what the restart itself has to say comes after it");
    assert_eq!(view["moves"].as_array().map(Vec::len), Some(12));
    assert_eq!(view["state"]["fen"], acknowledged["state"]["fen"]);
    let whole =
        server.get(&format!("/v1/games/{game}/export?format=json"), server.chief()).await.is(200);
    assert!(whole.text.contains("hash"));
}

#[tokio::test]
async fn a_start_that_fails_is_told_in_the_readers_language() {
    let server = Server::start().await;
    let folder = tempfile::tempdir().expect("a folder");
    let strange = folder.path().join("strange.db");
    std::fs::write(&strange, "no database at all, but long enough to be looked at")
        .expect("a file");
    let czech = Messages::new(Language::Czech);
    let fails = async |store, listen| {
        let options = Options {
            store,
            listen,
            example: Example::Never,
            public_address: None,
            messages: czech,
            stall: jadoube_web::STALL,
            rating_list: None,
            doors: Doors::default(),
        };
        match start(options).await {
            Ok(_) => panic!("it started"),
            Err(why) => why.told(&czech),
        }
    };
    let used = fails(StoreUrl::Memory, server.running.address).await;
    assert!(used.contains("používá jiný program"), "{used}");
    let broken = fails(StoreUrl::File(strange), ([127, 0, 0, 1], 0).into()).await;
    assert!(broken.contains("SQLite hlásí") || broken.contains("jiného programu"), "{broken}");
}
