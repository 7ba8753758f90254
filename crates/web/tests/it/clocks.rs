//! The server is the clock.

use serde_json::{Value, json};

use crate::support::{Server, Socket, until};

/// What is told when a flag has fallen.
async fn fallen(socket: &mut Socket) -> Value {
    loop {
        let change = socket.next_of("change").await;
        if change["entries"][0]["line"] == "flag white falls" {
            return change;
        }
    }
}

#[tokio::test]
async fn a_flag_falls_by_itself_and_is_pushed() {
    let server = Server::start().await;
    let settings = json!({ "name": "Flag", "time_control": "all/0:01" });
    let (_, games) = server.event(settings, 2).await;
    for game in &games {
        let mut socket = server.watch(&format!("/v1/games/{game}/live"), server.chief()).await;
        socket.next_of("view").await;
        server.tell(game, server.chief(), "round starts").await.is(200);
        let fallen = fallen(&mut socket).await;
        assert_eq!(fallen["entries"][0]["by"], "server");
        assert_eq!(fallen["entries"][0]["at_ms"].as_u64().map(|it| it >= 1_000), Some(true));
        assert_eq!(fallen["state"]["clock"]["white"]["ms"], 0);
    }
    // It is told once: since then that of the other board has run down and has fallen.
    let game = &games[0];
    let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.json();
    assert_eq!(view["seq"], 3);
    // A flag counts as fallen when somebody notices it.
    assert_eq!(view["state"]["phase"], "running");
    let noticed =
        server.tell(game, server.chief(), "arbiter notices flag white").await.is(200).json();
    assert_eq!(noticed["state"]["outcome"]["result"], "0-1");
    assert_eq!(noticed["state"]["outcome"]["sentence"], "White lost on time.");
}

#[tokio::test]
async fn a_clock_says_where_it_is_in_the_time_control_and_counts_no_moves() {
    let server = Server::start().await;
    let settings = json!({"name": "Open", "time_control": "1/1:30:00, all/0:30:00; +0:30"});
    let (_, games) = server.event(settings, 1).await;
    let game = &games[0];
    server.tell(game, server.chief(), "round starts").await.is(200);
    let stages = server.tell(game, server.chief(), "white plays e4 and presses").await.is(200);
    let clock = &stages.json()["state"]["clock"];
    let last = json!({"period": 2, "until_move": null, "next_ms": null, "per_move": "increment", "per_move_ms": 30_000});
    assert_eq!(clock["white"]["stage"], last);
    let first = json!({"period": 1, "until_move": 1, "next_ms": 1_800_000, "per_move": "increment", "per_move_ms": 30_000});
    assert_eq!(clock["black"]["stage"], first);
}

#[tokio::test]
async fn who_does_not_come_loses_at_the_default_time() {
    let server = Server::start().await;
    // A game in which White waits for so long.
    let path = async |default_time: &str| {
        let regulations = json!({ "default_time": default_time });
        let settings = json!({ "name": "Late", "regulations": regulations });
        let (event, games) = server.event(settings, 1).await;
        let path = format!("/v1/games/{}", games[0]);
        server.patch(&path, server.chief(), json!({ "absent": ["black"] })).await.is(200);
        let start = format!("/v1/events/{event}/rounds/1/start");
        let started = server.post(&start, server.chief(), json!({})).await.is(200).json();
        assert_eq!(started["started"], 1);
        path
    };
    let state =
        async |path: &str| server.get(path, server.chief()).await.is(200).json()["state"].clone();
    let waits = state(&path("1:00:00").await).await;
    assert_eq!(waits["default_time"], json!({ "at_ms": 3_600_000, "late": ["black"] }));
    let soon = path("0:00:01").await;
    until(async || state(&soon).await["phase"] == "over").await;
    assert_eq!(state(&soon).await["outcome"]["reason"], "default-time");
}

#[tokio::test]
async fn what_stands_in_the_first_entry_is_fixed_once_the_game_has_begun() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    server.tell(&game, server.chief(), "round starts").await.is(200);
    let path = format!("/v1/games/{game}");
    let late = server.patch(&path, server.chief(), json!({ "absent": ["black"] })).await.is(422);
    assert_eq!(late.problem(), "impossible");
}

#[tokio::test]
async fn what_a_move_cost_is_told_unless_the_clock_was_set() {
    let server = Server::start().await;
    let control = json!({ "name": "Clocks", "time_control": "all/1:00:00; +0:30" });
    let (_, games) = server.event(control, 1).await;
    let game = &games[0];
    let lines = [
        "round starts",
        "white plays e4 and presses",
        "black plays e5 and presses",
        "arbiter sets clock white 0:10:00 black 0:20:00",
        "white plays Nf3 and presses",
    ];
    server.tells(game, server.chief(), &lines).await;
    let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.is(200).json();
    let spent: Vec<Option<u64>> =
        view["moves"].as_array().expect("moves").iter().map(|it| it["spent_ms"].as_u64()).collect();
    // The readings went down as they do; from an hour to ten minutes nobody thought.
    assert!(spent[0].is_some_and(|it| it < 3_000_000), "{spent:?}");
    assert!(spent[1].is_some_and(|it| it < 3_000_000), "{spent:?}");
    assert_eq!(spent[2], None);
}
