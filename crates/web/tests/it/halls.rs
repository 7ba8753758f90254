//! The hall of an event with several rounds: which are shown, and what is worth a look.

use serde_json::{Value, json};

use crate::support::Server;

/// The boards of an event in each round, and the next round with the colours changed.
async fn two_rounds(server: &Server) -> (String, Vec<String>) {
    let (event, mut games) = server.event(json!({ "name": "Hall" }), 1).await;
    let round = json!({ "pairings": [{ "white": "p2", "black": "p1" }] });
    let made = server.post(&format!("/v1/events/{event}/rounds"), server.chief(), round).await;
    let next = made.is(201).json()["boards"][0]["game"].as_str().expect("a game").to_owned();
    games.push(next);
    (event, games)
}

fn rounds(hall: &Value) -> (Value, Vec<u64>) {
    let boards = hall["boards"].as_array().expect("boards");
    (hall["shown"].clone(), boards.iter().filter_map(|it| it["round"].as_u64()).collect())
}

#[tokio::test]
async fn every_round_that_goes_on_is_shown() {
    let server = Server::start().await;
    let (event, games) = two_rounds(&server).await;
    let path = format!("/v1/events/{event}/hall");
    let hall = async |query: &str| {
        server.get(&format!("{path}{query}"), server.chief()).await.is(200).json()
    };
    let open =
        async || server.get("/v1/events", server.chief()).await.is(200).json()[0]["open"].clone();
    assert_eq!(rounds(&hall("").await), (json!([1, 2]), vec![1, 2]));
    assert_eq!(open().await, json!([1, 2]));
    let mut socket = server.watch(&format!("{path}/live"), server.chief()).await;
    assert_eq!(rounds(&socket.next_of("hall").await["hall"]), (json!([1, 2]), vec![1, 2]));
    let result = |it: &str| json!({ "result": it });
    let entered = format!("/v1/games/{}/result", games[0]);
    server.put(&entered, server.chief(), result("1-0")).await.is(204);
    assert_eq!(rounds(&socket.next_of("hall").await["hall"]), (json!([2]), vec![2]));
    assert_eq!(rounds(&hall("").await), (json!([2]), vec![2]));
    assert_eq!(rounds(&hall("?round=1").await), (json!([1]), vec![1]));
    assert_eq!(open().await, json!([2]));
    let entered = format!("/v1/games/{}/result", games[1]);
    server.put(&entered, server.chief(), result("0-1")).await.is(204);
    assert_eq!(rounds(&hall("").await), (json!([2]), vec![2]), "the last one, when all are over");
    assert_eq!(open().await, json!([]));
}

#[tokio::test]
async fn arbiters_of_the_whole_desk_learn_that_a_round_of_another_event_came_or_went() {
    let server = Server::start().await;
    let (event, _) = server.event(json!({ "name": "Mine" }), 1).await;
    let path = format!("/v1/events/{event}/hall/live");
    let own = server.link(&event, json!({ "role": "arbiter" })).await;
    let mut of_desk = server.watch(&path, server.chief()).await;
    let mut of_event = server.watch(&path, &own).await;
    of_desk.next_of("hall").await;
    of_event.next_of("hall").await;
    let (other, _) = server.event(json!({ "name": "Other" }), 1).await;
    of_desk.next_of("events").await;
    let back = json!({ "to": "draft", "reason": "a late entry" });
    server.post(&format!("/v1/events/{other}/rounds/1/back"), server.chief(), back).await.is(204);
    of_desk.next_of("events").await;
    // Of another event an arbiter of one is told nothing.
    let named = json!({ "name": "My own" });
    server.patch(&format!("/v1/events/{event}"), server.chief(), named).await.is(200);
    loop {
        let told = of_event.next().await.expect("an open socket");
        assert_ne!(told["type"], "events");
        if told["type"] == "event" {
            break;
        }
    }
}

#[tokio::test]
async fn who_sees_later_knows_later_that_a_round_is_over() {
    let server = Server::start().await;
    let (event, games) = two_rounds(&server).await;
    let watcher = server.link(&event, json!({ "role": "spectator", "delay_s": 600 })).await;
    let entered = format!("/v1/games/{}/result", games[0]);
    server.put(&entered, server.chief(), json!({ "result": "1-0" })).await.is(204);
    let path = format!("/v1/events/{event}/hall");
    let seen = server.get(&path, &watcher).await.is(200).json();
    assert_eq!(seen["shown"], json!([1, 2]));
    let list = server.get("/v1/events", &watcher).await.is(200).json();
    assert_eq!(list[0]["open"], json!([1, 2]));
}

#[tokio::test]
async fn what_is_worth_a_look_is_told_as_data() {
    let server = Server::start().await;
    let control = json!({ "name": "Hall", "time_control": "all/0:03:00; +0:02" });
    let (event, games) = server.event(control, 1).await;
    let watcher = server.link(&event, json!({ "role": "spectator", "delay_s": 0 })).await;
    let path = format!("/v1/events/{event}/hall");
    let board =
        async |reader: &str| server.get(&path, reader).await.is(200).json()["boards"][0].clone();
    let game = format!("/v1/games/{}", games[0]);
    server.patch(&game, server.chief(), json!({ "absent": ["black"] })).await.is(200);
    let absent = json!([{ "kind": "absent", "side": "black", "count": 1 }]);
    for reader in [server.chief(), watcher.as_str()] {
        assert_eq!(board(reader).await["badges"], absent);
    }
    // A tenth of three minutes, far less than where recording ends.
    assert_eq!(board(&watcher).await["short_below_ms"], 18_000);
    server.patch(&game, server.chief(), json!({ "absent": [] })).await.is(200);
    let lines = ["round starts", "white plays g1g3 and presses"];
    server.tells(&games[0], server.chief(), &lines).await;
    let illegal = json!([{ "kind": "illegal", "side": "white", "count": 1 }]);
    assert_eq!(board(server.chief()).await["badges"], illegal);
    assert_eq!(board(&watcher).await["badges"], json!([]), "the account is the arbiter's");
}
