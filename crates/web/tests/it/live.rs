//! What is pushed, to whom, and when it ends.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::{ClientRequestBuilder, Message};

use crate::support::{Server, comes};

#[tokio::test]
async fn every_change_is_pushed_in_the_watchers_language() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let player = json!({ "role": "player", "game": game, "sides": ["white"] });
    let white = server.link(&event, player).await;
    let mut arbiter = server.watch(&format!("/v1/games/{game}/live?lang=cs"), server.chief()).await;
    let mut player = server.watch(&format!("/v1/games/{game}/live"), &white).await;
    assert_eq!(arbiter.next_of("view").await["view"]["seq"], 1);
    assert_eq!(player.next_of("view").await["view"]["role"]["sides"], json!(["white"]));
    server.tells(&game, server.chief(), &["round starts", "white touches e2"]).await;
    let (mut seen, mut words) = (Vec::new(), Vec::new());
    for socket in [&mut arbiter, &mut player] {
        socket.next_of("change").await;
        let change = socket.next_of("change").await;
        assert_eq!(change["seq"], 3);
        assert_eq!(change["entries"][0]["line"], "white touches e2");
        seen.push(change["entries"][0]["rulings"][0]["sentence"].clone());
        words.push(change["entries"][0]["words"].clone());
    }
    assert_eq!(words, ["bílý se dotýká e2", "white touches e2"]);
    assert!(seen[0].as_str().is_some_and(|it| it.contains("bílý")), "{seen:?}");
    assert!(seen[1].as_str().is_some_and(|it| it.contains("White")), "{seen:?}");
    let mut later = server.watch(&format!("/v1/games/{game}/live?after=2"), &white).await;
    let view = later.next_of("view").await;
    assert_eq!(view["view"]["entries"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn rulings_and_duties_are_told_in_the_letters_of_the_reader() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    let live = format!("/v1/games/{game}/live?lang=cs");
    let mut arbiter = server.watch(&live, server.chief()).await;
    // What happens before he watches comes to him as a whole.
    arbiter.next_of("view").await;
    let lines = ["round starts", "white plays Nf3 and presses", "black touches b8"];
    server.tells(&game, server.chief(), &lines).await;
    arbiter.next_of("change").await;
    let played = arbiter.next_of("change").await;
    let sentences: Vec<&str> = played["entries"][0]["rulings"]
        .as_array()
        .expect("rulings")
        .iter()
        .filter_map(|it| it["sentence"].as_str())
        .collect();
    assert!(sentences.iter().any(|it| it.contains("Jf3")), "{sentences:?}");
    assert!(!sentences.iter().any(|it| it.contains("Nf3")), "{sentences:?}");
    // For programs moves stay in English letters.
    let bound = arbiter.next_of("change").await;
    assert_eq!(bound["state"]["duties"][0]["moves"], json!(["Na6", "Nc6"]));
}

#[tokio::test]
async fn a_revoked_link_closes_its_sockets_at_once() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let path = format!("/v1/events/{event}/links");
    let made =
        server.post(&path, server.chief(), json!({ "role": "arbiter", "label": "Deputy" })).await;
    let made = made.is(201).json();
    let (link, token) =
        (made["link"].as_str().expect("a link"), made["token"].as_str().expect("a token"));
    let mut board = server.watch(&format!("/v1/games/{game}/live"), token).await;
    let mut hall = server.watch(&format!("/v1/events/{event}/hall/live"), token).await;
    board.next_of("view").await;
    hall.next_of("hall").await;
    server.delete(&format!("/v1/links/{link}"), server.chief()).await.is(204);
    for socket in [&mut board, &mut hall] {
        assert_eq!(socket.next_of("bye").await["reason"], "revoked");
        assert_eq!(socket.next().await, Err(4401));
    }
    let refused = server.get(&format!("/v1/games/{game}"), token).await.is(401);
    assert_eq!(refused.problem(), "link-revoked");
    let links = server.get(&path, server.chief()).await.is(200).json();
    assert_eq!(links[0]["revoked"], true);
    assert!(!links.to_string().contains(token), "a token is shown once");
}

#[tokio::test]
async fn the_hall_shows_what_waits_most_urgent_first() {
    let server = Server::start().await;
    let (event, games) = server.event(json!({ "name": "Hall" }), 3).await;
    let path = format!("/v1/events/{event}/hall");
    let mut socket = server.watch(&format!("{path}/live"), server.chief()).await;
    socket.next_of("hall").await;
    server.tells(&games[2], server.chief(), &["round starts", "white touches e2 unclearly"]).await;
    let both = json!({ "role": "player", "game": games[1], "sides": ["white", "black"] });
    let tablet = server.link(&event, both).await;
    server.tell(&games[1], server.chief(), "round starts").await.is(200);
    server.tell(&games[1], &tablet, "black calls arbiter \"noise\"").await.is(200);
    let changed = socket.next_of("boards").await;
    assert!(changed["boards"].as_array().is_some_and(|it| !it.is_empty()));
    let hall = server.get(&path, server.chief()).await.is(200).json();
    let order: Vec<u64> = hall["boards"]
        .as_array()
        .expect("boards")
        .iter()
        .filter_map(|it| it["board"].as_u64())
        .collect();
    assert_eq!(order.last(), Some(&1), "nothing waits there");
    assert_eq!(hall["boards"][0]["waiting"][0]["urgency"], "blocks");
    let called = hall["boards"].as_array().and_then(|it| it.iter().find(|it| it["board"] == 2));
    let waiting = called.expect("board 2")["waiting"].as_array().expect("what waits");
    let call = waiting.iter().find(|it| it["what"] == "call").expect("a call");
    assert!(call["sentence"].as_str().is_some_and(|it| it.contains("noise")), "{call}");
    let watcher = server.link(&event, json!({ "role": "spectator", "delay_s": 0 })).await;
    let seen = server.get(&path, &watcher).await.is(200).json();
    let nothing = |it: &Value| it["waiting"] == json!([]) && it["urgency"] == 0;
    assert!(seen["boards"].as_array().is_some_and(|it| it.iter().all(nothing)));
}

#[tokio::test]
async fn spectators_see_the_game_later() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let watcher = server.link(&event, json!({ "role": "spectator", "delay_s": 1 })).await;
    let far_behind = server.link(&event, json!({ "role": "spectator", "delay_s": 600 })).await;
    let mut socket = server.watch(&format!("/v1/games/{game}/live"), &watcher).await;
    assert_eq!(socket.next_of("view").await["view"]["seq"], 1);
    server.tells(&game, server.chief(), &["round starts", "white plays e4 and presses"]).await;
    let path = format!("/v1/games/{game}");
    let not_yet = server.get(&path, &far_behind).await.is(200).json();
    assert_eq!(not_yet["seq"], 1, "nothing of the last ten minutes");
    assert_eq!(not_yet["moves"], json!([]));
    let hall = server.get(&format!("/v1/events/{event}/hall"), &far_behind).await.is(200).json();
    assert_eq!(hall["boards"][0]["seq"], 1);
    let first = socket.next_of("change").await;
    let second = socket.next_of("change").await;
    assert_eq!((&first["seq"], &second["seq"]), (&json!(2), &json!(3)));
    assert_eq!(second["moves"]["add"][0]["san"], "e4");
    let later = server.get(&path, &watcher).await.is(200).json();
    assert_eq!(later["seq"], 3);
}

#[tokio::test]
async fn a_board_set_up_again_is_pushed_as_a_whole() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let mut board = server.watch(&format!("/v1/games/{game}/live"), server.chief()).await;
    let mut hall = server.watch(&format!("/v1/events/{event}/hall/live"), server.chief()).await;
    board.next_of("view").await;
    hall.next_of("hall").await;
    let path = format!("/v1/games/{game}");
    server.patch(&path, server.chief(), json!({ "chess960": 0 })).await.is(200);
    let view = board.next_of("view").await;
    assert_eq!(view["view"]["seq"], 2);
    let start = view["view"]["start_fen"].as_str().unwrap_or_default();
    assert!(start.starts_with("bbqnnrkr"), "{start}");
    server.tell(&game, server.chief(), "round starts").await.is(200);
    assert_eq!(board.next_of("change").await["seq"], 3);
    assert_eq!(hall.next_of("boards").await["boards"][0]["game"], json!(game));
}

#[tokio::test]
async fn the_hall_of_the_next_round_is_pushed_at_once_and_later() {
    let server = Server::start().await;
    let (event, games) = server.event(json!({ "name": "Rounds" }), 1).await;
    let watcher = server.link(&event, json!({ "role": "spectator", "delay_s": 1 })).await;
    let path = format!("/v1/events/{event}/hall/live");
    let mut at_once = server.watch(&path, server.chief()).await;
    let mut later = server.watch(&path, &watcher).await;
    at_once.next_of("hall").await;
    later.next_of("hall").await;
    server.tell(&games[0], server.chief(), "round starts").await.is(200);
    // That there is a board, a second ago, may be told before what happened on it.
    while later.next_of("boards").await["boards"][0]["seq"] != 2 {}
    let round = json!({ "pairings": [{ "white": "p2", "black": "p1" }] });
    server.post(&format!("/v1/events/{event}/rounds"), server.chief(), round).await.is(201);
    for socket in [&mut at_once, &mut later] {
        assert_eq!(socket.next_of("hall").await["hall"]["round"], 2);
    }
}

#[tokio::test]
async fn a_server_that_closes_says_goodbye() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    let mut socket = server.watch(&format!("/v1/games/{game}/live"), server.chief()).await;
    socket.next_of("view").await;
    let closing = tokio::spawn(server.running.close());
    assert_eq!(socket.next_of("bye").await["reason"], "shutdown");
    assert_eq!(socket.next().await, Err(4503));
    closing.await.expect("closed");
}

#[tokio::test]
async fn a_socket_where_nothing_happens_says_that_it_is_there() {
    let server = Server::start().await;
    let (event, _) = server.game().await;
    let path = format!("/v1/events/{event}/hall/live");
    let mut socket = server.watch(&path, server.chief()).await;
    assert_eq!(socket.next_of("tick").await, json!({ "type": "tick" }));
}

/// A browser answers to pings by itself; so does this socket while it is read.
#[tokio::test]
async fn what_was_under_way_is_taken_off_as_far_as_it_was_measured() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    server.tell(&game, server.chief(), "round starts").await.is(200);
    let white =
        server.link(&event, json!({ "role": "player", "game": game, "sides": ["white"] })).await;
    let events = format!("/v1/games/{game}/events");
    let lag = async |line: &str, token: &str| {
        let told = json!({ "line": line, "age_ms": 60_000 });
        server.post(&events, token, told).await.is(200);
        let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.is(200).json();
        let last = view["entries"].as_array().and_then(|it| it.last()).cloned().expect("an entry");
        last["lag_ms"].as_u64()
    };
    assert_eq!(lag("white calls arbiter \"1\"", &white).await, None, "nothing was measured yet");
    assert_eq!(lag("arbiter stops clock", server.chief()).await, None, "arbiters have no clock");
    let mut socket = server.watch(&format!("/v1/games/{game}/live"), &white).await;
    // The ping comes with the view; nothing is answered before it is read.
    let slow = std::time::Duration::from_millis(200);
    tokio::time::sleep(slow).await;
    socket.next_of("view").await;
    server.tell(&game, server.chief(), "arbiter starts white").await.is(200);
    socket.next_of("change").await;
    let mut taken = None;
    while taken.is_none() {
        tokio::time::sleep(slow).await;
        taken = lag("white calls arbiter \"2\"", &white).await;
    }
    assert!(taken.is_some_and(|it| it <= 1_000), "{taken:?}: never more than a second");
    let seen = server.get(&format!("/v1/games/{game}"), &white).await.is(200).json();
    assert!(!seen.to_string().contains("lag_ms"), "it is the arbiter's to know");
}

#[tokio::test]
async fn a_program_that_can_set_headers_needs_no_protocol() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    let url = format!("ws://{}/v1/games/{game}/live", server.running.address);
    let request = ClientRequestBuilder::new(url.parse().expect("an address"))
        .with_header("Authorization", format!("Bearer {}", server.chief()));
    let (mut socket, answer) = connect_async(request).await.expect("a socket");
    assert!(!answer.headers().contains_key("sec-websocket-protocol"));
    let first = loop {
        let heard = socket.next().await.expect("a message").expect("an open socket");
        if heard.is_text() {
            break heard;
        }
    };
    assert!(first.into_text().expect("text").contains("\"view\""));
    // What a client sends is ignored, and its pings are answered.
    socket.send(Message::Text("hello".into())).await.expect("sent");
    socket.send(Message::Ping("there?".into())).await.expect("sent");
    let answered = async {
        while let Some(Ok(message)) = socket.next().await {
            if message == Message::Pong("there?".into()) {
                return true;
            }
        }
        false
    };
    assert!(comes(answered).await);
}
