//! Undo by correction: nothing is deleted, and the game goes on from there.

use serde_json::{Value, json};

use crate::support::Server;

#[tokio::test]
async fn a_correction_strikes_out_and_stops_the_clock() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    let lines = [
        "round starts",
        "white plays e4 and presses",
        "black plays e5 and presses",
        "white resigns",
    ];
    let over = server.tells(&game, server.chief(), &lines).await;
    assert_eq!(over["state"]["phase"], "over");
    let path = format!("/v1/games/{game}/corrections");
    let wrong = json!({ "to": 99, "reason": "x" });
    assert_eq!(server.post(&path, server.chief(), wrong).await.is(422).problem(), "impossible");
    server.post(&path, server.chief(), json!({ "to": 3, "reason": " " })).await.is(422);
    let preview = json!({ "to": 3, "reason": "wrong board", "preview": true });
    let preview = server.post(&path, server.chief(), preview).await.is(200).json();
    assert_eq!(preview["struck"], json!([4, 5]));
    let corrected = json!({ "seq": 5, "to": 3, "reason": "wrong board" });
    let corrected = server.post(&path, server.chief(), corrected).await.is(200).json();
    assert_eq!(corrected["struck"], json!([4, 5]));
    assert_eq!(corrected["seq"], 7, "the correction and the stop of the clock");
    assert_eq!(corrected["state"]["phase"], "running");
    assert_eq!(corrected["state"]["to_move"], "black");
    assert_eq!(corrected["state"]["clock"]["running"], json!(null));
    let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.json();
    let entries = view["entries"].as_array().expect("entries");
    assert_eq!(entries.len(), 7);
    assert_eq!(entries[3]["struck"], true);
    assert_eq!(entries[5]["kind"], "correction");
    assert_eq!(entries[5]["reason"], "wrong board");
    assert_eq!(view["moves"].as_array().map(Vec::len), Some(1));
    server
        .tells(&game, server.chief(), &["arbiter starts black", "black plays c5 and presses"])
        .await;
    let transcript =
        server.get(&format!("/v1/games/{game}/export?format=transcript"), server.chief()).await;
    let transcript = transcript.is(200).text;
    let told: Vec<&str> =
        transcript.lines().filter(|it| !it.trim_start().starts_with('#')).collect();
    let tells = |words: &str| told.iter().any(|it| it.contains(words));
    assert!(tells("black plays c5") && !tells("white resigns"), "{transcript}");
}

#[tokio::test]
async fn an_override_stands_beside_what_it_replaces() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    server.tells(&game, server.chief(), &["round starts", "white resigns"]).await;
    let line = "arbiter decides J-02 play on reason \"he meant the other board\"";
    let overridden = server.tell(&game, server.chief(), line).await.is(200).json();
    assert_eq!(overridden["state"]["phase"], "running");
    let found = crate::support::rulings(&overridden);
    assert!(found.iter().any(|it| it.starts_with("overridden")), "{found:?}");
}

#[tokio::test]
async fn one_entry_is_put_right_and_what_followed_stands() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let arbiter = json!({ "role": "arbiter", "label": "Jana" });
    let jana = server.link(&event, arbiter).await;
    let lines = [
        "round starts",
        "white plays e4 and presses",
        "black plays e5 and presses",
        "white plays Nf3 and presses",
        "black calls arbiter \"draught\"",
        "arbiter reports white disturbing",
    ];
    let before = server.tells(&game, server.chief(), &lines).await;
    assert_eq!(before["state"]["calls"], json!([]), "the arbiter's entry deals with it");
    assert_eq!(before["state"]["clock"]["running"], "black");
    let path = format!("/v1/games/{game}/replacements");
    let d4 = |preview: bool| json!({ "entry": 3, "line": "white plays d4 and presses", "reason": "the other square", "preview": preview });
    let preview = server.post(&path, &jana, d4(true)).await.is(200).json();
    assert_eq!(preview["preview"], true);
    assert_eq!(preview["struck"], json!([3, 4, 5, 6, 7]));
    let done = server.post(&path, &jana, d4(false)).await.is(200).json();
    let entries = done["entries"].as_array().expect("entries");
    assert_eq!((&entries[0]["kind"], &entries[0]["replaces"]), (&json!("correction"), &json!(3)));
    assert_eq!(entries[0]["who"], "Jana");
    let again: Vec<_> = entries.iter().filter_map(|it| it["again"].as_u64()).collect();
    assert_eq!(again, [3, 4, 5, 6, 7]);
    assert_eq!(entries[2]["by"], before["entries"][0]["by"], "told by whoever told it");
    assert_eq!(done["state"]["clock"]["running"], "black", "the clock goes on");
    assert_eq!(done["state"]["calls"], json!([]), "who has dealt with a call has dealt with it");
    let now = |it: &Value| it["state"]["now_ms"].as_u64().expect("a time");
    assert!(
        now(&done) <= now(&before) + 60_000
            && now(&done) + 1 >= entries[1]["at_ms"].as_u64().unwrap_or(0)
    );
    let view = server.get(&format!("/v1/games/{game}"), &jana).await.is(200).json();
    let sans: Vec<_> =
        view["moves"].as_array().expect("moves").iter().map(|it| &it["san"]).collect();
    assert_eq!(sans, ["d4", "e5", "Nf3"]);

    // What can no longer have happened is told, and nothing is recorded.
    let seq = server.tells(&game, &jana, &["white touches f3"]).await["seq"].clone();
    assert_eq!(seq, 14);
    let gone = json!({ "entry": 11, "line": "white plays Nc3 and presses", "reason": "x" });
    let gone = server.post(&path, &jana, gone).await.is(422);
    assert_eq!(gone.problem(), "impossible");
    assert_eq!(gone.json()["seq"], 14, "nothing stands on f3 then");
    let never = json!({ "entry": 3, "line": "white plays d4", "reason": "struck out already" });
    server.post(&path, &jana, never).await.is(422);
    let player = json!({ "role": "player", "game": game, "sides": ["white"] });
    let player = server.link(&event, player).await;
    server.post(&path, &player, d4(true)).await.is(403);
    let after = server.get(&format!("/v1/games/{game}"), &jana).await.is(200).json();
    assert_eq!(after["seq"], seq);
}

/// What is told again is the record of the game, which players are not told while it goes on.
#[tokio::test]
async fn a_player_is_not_told_again_what_was_played() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let player = json!({ "role": "player", "game": game, "sides": ["white"] });
    let player = server.link(&event, player).await;
    let lines = [
        "round starts",
        "white plays e4 and presses",
        "black plays e5 and presses",
        "white plays Nf3 and presses",
    ];
    server.tells(&game, server.chief(), &lines).await;
    let live = format!("/v1/games/{game}/live");
    let mut white = server.watch(&live, &player).await;
    let mut arbiter = server.watch(&live, server.chief()).await;
    for socket in [&mut white, &mut arbiter] {
        socket.next_of("view").await;
    }
    let path = format!("/v1/games/{game}/replacements");
    let d4 = json!({ "entry": 3, "line": "white plays d4 and presses", "reason": "wrong square" });
    server.post(&path, server.chief(), d4).await.is(200);
    let told = arbiter.next_of("change").await;
    assert!(told["entries"].to_string().contains("white plays d4"), "{told}");
    let told = white.next_of("change").await;
    assert_eq!((&told["seq"], &told["entries"][0]["kind"]), (&json!(9), &json!("correction")));
    assert!(!told["entries"].to_string().contains("plays"), "{told}");
    assert_eq!(told["moves"]["add"], json!([]));
}

#[tokio::test]
async fn a_line_that_is_put_right_is_the_arbiters_and_deals_with_no_call() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let player = json!({ "role": "player", "game": game, "sides": ["white", "black"] });
    let player = server.link(&event, player).await;
    let jana = server.link(&event, json!({ "role": "arbiter", "label": "Jana" })).await;
    server.tells(&game, server.chief(), &["round starts"]).await;
    let lines = ["black calls arbiter", "white plays e4 and presses", "black plays e5 and presses"];
    let before = server.tells(&game, &player, &lines).await;
    assert_eq!(before["entries"][0]["by"], "both");
    let path = format!("/v1/games/{game}/replacements");
    let d4 = json!({ "entry": 4, "line": "white plays d4 and presses", "reason": "wrong square" });
    let done = server.post(&path, &jana, d4).await.is(200).json();
    let author = |it: usize| (&done["entries"][it]["by"], done["entries"][it].get("who"));
    assert_eq!(author(1), (&json!("arbiter"), Some(&json!("Jana"))));
    assert_eq!(author(2), (&json!("both"), None));
    assert_eq!(done["state"]["calls"], before["state"]["calls"]);
    assert_eq!(done["state"]["calls"][0]["by"], "black");
}

/// Why an arbiter corrects or decides otherwise is written for the arbiters and for the players whom it is about.
#[tokio::test]
async fn the_reason_of_an_arbiter_is_not_for_those_who_watch() {
    const REASON: &str = "Black was ill";
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let public = json!({ "public": { "shown": "games", "delay_s": 0, "origins": [] } });
    server.patch(&format!("/v1/events/{event}"), server.chief(), public).await.is(200);
    let spectator = server.link(&event, json!({ "role": "spectator" })).await;
    let white = json!({ "role": "player", "game": game, "sides": ["white"] });
    let white = server.link(&event, white).await;
    let path = format!("/v1/games/{game}");
    let mut watched = server.watch(&format!("{path}/live"), &spectator).await;
    watched.next_of("view").await;
    server.tells(&game, server.chief(), &["round starts", "white plays e4", "black resigns"]).await;
    let otherwise = format!("arbiter decides J-02 replace ½-½ reason \"{REASON}\"");
    server.tell(&game, server.chief(), &otherwise).await.is(200);
    let back = json!({ "to": 3, "reason": REASON });
    server.post(&format!("{path}/corrections"), server.chief(), back).await.is(200);
    let entered = json!({ "result": "½-½", "reason": REASON });
    server.put(&format!("{path}/result"), server.chief(), entered).await.is(204);

    let mut pushed = String::new();
    while !pushed.contains("\"kind\":\"result\"") {
        pushed += &watched.next_of("change").await.to_string();
    }
    assert!(pushed.contains("J-02") && pushed.contains("correction"), "{pushed}");
    let (board, view) = (path.clone(), format!("/v1/events/{event}"));
    let hall = format!("{view}/hall");
    let mut seen = pushed;
    for path in [&board, &view, &hall] {
        seen += &server.get(path, &spectator).await.is(200).text;
    }
    for path in ["", "/games.pgn", "/round-1.pgn", "/round-1/board-1.pgn"] {
        seen += &server.get(&format!("/v1/public/{event}{path}"), &spectator).await.is(200).text;
    }
    assert!(!seen.contains(REASON), "{seen}");
    for token in [server.chief(), &white] {
        let told = server.get(&board, token).await.is(200).text;
        assert!(told.matches(REASON).count() > 2, "{told}");
    }
    let listed = server.get(&view, server.chief()).await.is(200).json();
    assert_eq!(listed["rounds"][0]["boards"][0]["reason"], REASON);
}

/// What an arbiter can decide otherwise follows from the game: of the edition's list, and of the results what is possible now.
#[tokio::test]
async fn what_can_be_decided_otherwise_is_said_by_the_game() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let spectator = server.link(&event, json!({ "role": "spectator" })).await;
    let path = format!("/v1/games/{game}");
    let otherwise = |token: String| {
        let (server, path) = (&server, &path);
        async move { server.get(path, &token).await.is(200).json()["state"]["otherwise"].clone() }
    };
    let chief = || server.chief().to_owned();
    server.tells(&game, server.chief(), &["round starts", "white plays e4 and presses"]).await;
    let playing = otherwise(chief()).await;
    assert_eq!(playing["results"], json!(["1-0", "0-1", "½-½", "0-0", "½-0", "0-½"]));
    assert_eq!((&playing["play_on"], &playing["points"]), (&json!(false), &json!(["½", "0"])));
    let articles = playing["penalties"].as_array().expect("articles").clone();
    assert!(articles.contains(&json!("12.9.2")) && articles.contains(&json!("12.9.3")));
    assert!(!articles.contains(&json!("12.9.7")), "there is no tariff of fines: {articles:?}");
    assert_eq!(otherwise(spectator).await, json!(null));

    // Half a point stays at most, and then the game is won by the one who had the penalty.
    let lines = ["arbiter reports white smoking", "arbiter decides J-12 12.9.5 ½", "black resigns"];
    server.tells(&game, server.chief(), &lines).await;
    let view = server.get(&path, server.chief()).await.is(200).json();
    assert_eq!(view["state"]["outcome"]["result"], "½-0", "{view}");
    let over = otherwise(chief()).await;
    assert_eq!(over["play_on"], true);
    assert_eq!(over["results"], json!(["1-0", "0-1", "½-½", "0-0", "0-½"]), "not what it is");
    assert_eq!(over["points"], over["results"]);
    let articles = over["penalties"].as_array().expect("articles");
    assert!(!articles.contains(&json!("12.9.2")) && articles.contains(&json!("12.9.1")));
}
