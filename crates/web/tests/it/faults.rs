//! Logs that were changed past the program: they are named, and the rest goes on.

use jadoube_web::Example;
use serde_json::{Value, json};
use store::StoreUrl;

use crate::support::{Server, until};

/// A statement of somebody who can change everything, also what guards the tables.
fn tamper(path: &std::path::Path, sql: &str) {
    let connection = rusqlite::Connection::open(path).expect("the file");
    let open = "DROP TRIGGER IF EXISTS entry_stays; DROP TRIGGER IF EXISTS entry_is_kept;
        DROP TRIGGER IF EXISTS head_is_kept;";
    connection.execute_batch(&format!("{open} {sql}")).expect("a statement");
}

#[tokio::test]
async fn a_log_that_cannot_be_read_is_named_and_keeps_nothing_else_from_starting() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("desk.db");
    let store = StoreUrl::File(path.clone());
    let server = Server::with(store.clone(), Example::Never).await;
    let (event, games) = server.event(json!({ "name": "Faults" }), 6).await;
    let (other, _) = server.game().await;
    for game in &games {
        let lines = ["round starts", "white touches e2"];
        server.tells(game, server.chief(), &lines).await;
    }
    assert_eq!(server.get("/v1/faults", server.chief()).await.is(200).json(), json!([]));
    let chief = server.link(&event, json!({ "role": "chief" })).await;
    server.get("/v1/faults", &chief).await.is(403);
    server.running.close().await;

    let of = |game: usize| format!("WHERE stream = 'game/{}'", games[game]);
    let set = |game: usize, seq: u32, from: &str, to: &str| {
        let body = format!("replace(body, '{from}', '{to}')");
        format!("UPDATE entry SET body = {body} {} AND seq = {seq};", of(game))
    };
    tamper(&path, &set(0, 2, "round starts", "round flies"));
    tamper(&path, &format!("UPDATE entry SET body = 'no json' {} AND seq = 3", of(1)));
    tamper(&path, &set(2, 3, "4.3.1", "1.1"));
    tamper(&path, &format!("DELETE FROM head {}", of(3)));
    tamper(&path, &format!("DELETE FROM head {0}; DELETE FROM entry {0}", of(4)));
    let spoil = "UPDATE entry SET kind = 'else' WHERE seq = 1 AND stream";
    tamper(&path, &format!("{spoil} = 'tournament/{other}'"));

    let server = Server::with(store, Example::Never).await;
    let faults = server.get("/v1/faults?lang=cs", server.chief()).await.is(200).json();
    let of_log = |log: String| -> Vec<&str> {
        let all = faults.as_array().expect("faults").iter();
        all.filter(|it| it["log"] == log).filter_map(|it| it["fault"].as_str()).collect()
    };
    let of_game = |game: usize| of_log(format!("game/{}", games[game]));
    assert_eq!(of_game(0), ["broken", "unreadable"]);
    assert_eq!(of_game(1), ["unreadable"]);
    assert_eq!(of_game(2), ["broken", "differs"]);
    assert_eq!(of_game(3), ["broken"]);
    assert_eq!(of_game(4), ["missing"]);
    assert_eq!(of_game(5), [""; 0]);
    assert_eq!(of_log(format!("tournament/{other}")), ["broken", "unreadable"]);
    assert_eq!(server.running.faults.len(), faults.as_array().map_or(0, Vec::len));
    let said = |it: &Value| it["sentence"].as_str().is_some_and(|it| it.contains("záznam"));
    assert!(faults.as_array().is_some_and(|it| it.iter().any(said)), "{faults}");
    for (game, status) in games.iter().zip([404, 404, 200, 200, 404, 200]) {
        server.get(&format!("/v1/games/{game}"), server.chief()).await.is(status);
    }
    let lines = [
        "arbiter decides J-20 reading stands",
        "arbiter starts white",
        "white plays e4 and presses",
    ];
    server.tells(&games[5], server.chief(), &lines).await;
}

/// The end of a game is written into the log of its event, onto the scoresheet and into the report.
#[tokio::test]
async fn the_end_of_a_game_is_sealed_and_a_cut_one_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("desk.db");
    let store = StoreUrl::File(path.clone());
    let server = Server::with(store.clone(), Example::Never).await;
    let (event, games) = server.event(json!({ "name": "Seals" }), 2).await;
    let game = &games[0];
    let seal = async |server: &Server, game: &str| {
        let sheet = format!("/v1/games/{game}/sheet/white");
        server.get(&sheet, server.chief()).await.is(200).json()["seal"].clone()
    };
    let hash = |game: &str, seq: u32| {
        let connection = rusqlite::Connection::open(&path).expect("the file");
        let hash = "SELECT hash FROM entry WHERE stream = ?1 AND seq = ?2";
        let of = (format!("game/{game}"), seq);
        connection.query_row(hash, of, |it| it.get::<_, String>(0)).expect("an entry")
    };
    server.tells(game, server.chief(), &["round starts", "white plays e4 and presses"]).await;
    assert_eq!(seal(&server, game).await, Value::Null, "it is not over");
    server.tells(game, server.chief(), &["black resigns"]).await;
    assert_eq!(seal(&server, game).await, json!({ "entry": 4, "hash": hash(game, 4) }));
    // A correction opens the game again; its next end gets a seal of its own.
    let corrections = format!("/v1/games/{game}/corrections");
    let back = json!({ "to": 3, "reason": "not said" });
    server.post(&corrections, server.chief(), back).await.is(200);
    assert_eq!(seal(&server, game).await, Value::Null, "it goes on");
    let over = server.tells(game, server.chief(), &["white resigns"]).await;
    let last = u32::try_from(over["seq"].as_u64().expect("a number")).expect("a small one");
    assert_eq!(seal(&server, game).await, json!({ "entry": last, "hash": hash(game, last) }));
    let ledger = server.get(&format!("/v1/events/{event}/ledger"), server.chief()).await;
    let ledger = ledger.is(200).json();
    assert_eq!(ledger["boards"][0]["seal"], json!({ "entry": last, "hash": hash(game, last) }));
    assert_eq!(ledger["boards"][1]["seal"], Value::Null);
    // A result entered by hand ends a game too. It is sealed without anybody asking.
    let result = format!("/v1/games/{}/result", games[1]);
    server.put(&result, server.chief(), json!({ "result": "1-0" })).await.is(204);
    let sealed = async || {
        let connection = rusqlite::Connection::open(&path).expect("the file");
        let count = "SELECT count(*) FROM entry WHERE kind = 'game-sealed'";
        connection.query_row(count, [], |it| it.get::<_, u32>(0)).expect("a number")
    };
    until(async || sealed().await == 3).await;
    server.running.close().await;

    let of = format!("WHERE stream = 'game/{game}'");
    let (cut, last_hash) = (last - 1, hash(game, last - 1));
    tamper(
        &path,
        &format!(
            "DROP TRIGGER head_grows; DELETE FROM entry {of} AND seq > {cut};
        UPDATE head SET seq = {cut}, hash = '{last_hash}' {of}"
        ),
    );
    let server = Server::with(store, Example::Never).await;
    let faults = server.get("/v1/faults", server.chief()).await.is(200).json();
    assert_eq!(faults.as_array().map(Vec::len), Some(1), "{faults}");
    assert_eq!(
        (&faults[0]["log"], &faults[0]["fault"]),
        (&json!(format!("game/{game}")), &json!("unsealed"))
    );
    server.running.close().await;
}
