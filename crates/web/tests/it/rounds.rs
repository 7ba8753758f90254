//! Rounds: byes, withdrawals; results by hand and as spectators know them.

use serde_json::{Value, json};

use crate::support::{Server, until};

/// An event with so many players, `p1` to `pN`, the first with the highest rating.
pub(crate) async fn event_of(server: &Server, players: u32) -> String {
    let made = server.post("/v1/events", server.chief(), json!({ "name": "Rounds" })).await;
    let event = made.is(201).json()["event"].as_str().expect("an id").to_owned();
    for number in 1..=players {
        let player = json!({ "name": format!("Player {number}"), "rating": 2000 - number });
        let path = format!("/v1/events/{event}/players");
        server.post(&path, server.chief(), player).await.is(201);
    }
    event
}

pub(crate) async fn view(server: &Server, event: &str) -> Value {
    server.get(&format!("/v1/events/{event}"), server.chief()).await.is(200).json()
}

/// Points by the id of the player.
pub(crate) async fn points(server: &Server, event: &str, token: &str) -> Vec<(String, String)> {
    let standings =
        server.get(&format!("/v1/events/{event}/standings"), token).await.is(200).json();
    let word = |it: &Value| it.as_str().unwrap_or_default().to_owned();
    let line = |it: &Value| (word(&it["player"]["id"]), word(&it["points"]));
    let mut points: Vec<_> = standings.as_array().expect("standings").iter().map(line).collect();
    points.sort();
    points
}

async fn propose(server: &Server, event: &str, rest: Value) -> Value {
    let mut body = json!({ "propose": true });
    if let (Some(body), Some(rest)) = (body.as_object_mut(), rest.as_object()) {
        body.extend(rest.clone());
    }
    let path = format!("/v1/events/{event}/rounds");
    server.post(&path, server.chief(), body).await.is(201).json()
}

#[tokio::test]
async fn who_has_no_opponent_gets_his_points_and_not_twice() {
    let server = Server::start().await;
    let event = event_of(&server, 3).await;
    let first = propose(&server, &event, json!({})).await;
    assert_eq!(first["byes"], json!([{ "player": "p3", "worth": "full", "points": "1" }]));
    assert_eq!(first["boards"].as_array().map(Vec::len), Some(1));
    let game = first["boards"][0]["game"].as_str().expect("a game");
    let result = json!({ "result": "1-0" });
    server.put(&format!("/v1/games/{game}/result"), server.chief(), result).await.is(204);
    let second = propose(&server, &event, json!({})).await;
    assert_ne!(second["byes"][0]["player"], "p3", "he has had one");
    let scored = points(&server, &event, server.chief()).await;
    assert_eq!(scored[2], ("p3".to_owned(), "1".to_owned()));
}

#[tokio::test]
async fn byes_are_given_and_cost_the_pairing_nothing() {
    let server = Server::start().await;
    let event = event_of(&server, 4).await;
    let scoring = json!({ "scoring": { "win": "3", "draw": "1", "loss": "0", "bye": "2", "forfeit_win": "2" } });
    let path = format!("/v1/events/{event}");
    let changed = server.patch(&path, server.chief(), scoring).await.is(200).json();
    assert_eq!(changed["scoring"]["bye"], "2");
    assert_eq!(changed["scoring"]["forfeit_loss"], json!(null));
    let byes = json!({ "byes": [{ "player": "p1", "worth": "half" }] });
    let round = propose(&server, &event, byes).await;
    let given: Vec<&str> = round["byes"]
        .as_array()
        .expect("byes")
        .iter()
        .filter_map(|it| it["player"].as_str())
        .collect();
    assert_eq!(given, ["p1", "p4"], "three are left, so one of them has no opponent");
    let game = round["boards"][0]["game"].as_str().expect("a game");
    let forfeit = json!({ "result": "+/-" });
    server.put(&format!("/v1/games/{game}/result"), server.chief(), forfeit).await.is(204);
    let scored: Vec<String> =
        points(&server, &event, server.chief()).await.into_iter().map(|it| it.1).collect();
    assert_eq!((&scored[0], &scored[3]), (&"1".to_owned(), &"2".to_owned()));
    assert!(scored[1..3].contains(&"2".to_owned()), "a win without play: {scored:?}");
    let path = format!("/v1/events/{event}/rounds");
    let twice = json!({ "pairings": [{ "white": "p1", "black": "p2" }], "byes": [{ "player": "p2", "worth": "zero" }] });
    assert_eq!(server.post(&path, server.chief(), twice).await.is(422).problem(), "not-valid");
    let cleared = json!({ "scoring": { "win": "3", "draw": "1", "loss": "0", "bye": "" } });
    let cleared = server.patch(&format!("/v1/events/{event}"), server.chief(), cleared).await;
    assert_eq!(cleared.is(200).json()["scoring"]["bye"], json!(null));
}

#[tokio::test]
async fn who_has_withdrawn_is_not_paired() {
    let server = Server::start().await;
    let event = event_of(&server, 4).await;
    let path = format!("/v1/events/{event}/players/p2/withdrawal");
    let arbiter = server.link(&event, json!({ "role": "arbiter" })).await;
    server.post(&path, &arbiter, json!({})).await.is(403);
    let left = server.post(&path, server.chief(), json!({ "reason": "ill" })).await.is(200).json();
    assert_eq!((&left["id"], &left["withdrawn_after"]), (&json!("p2"), &json!(0)));
    assert_eq!(server.post(&path, server.chief(), json!({})).await.is(422).problem(), "not-valid");
    let nobody = format!("/v1/events/{event}/players/p9/withdrawal");
    server.post(&nobody, server.chief(), json!({})).await.is(404);
    let round = propose(&server, &event, json!({})).await;
    assert!(!round.to_string().contains("\"p2\""), "{round}");
    assert_eq!(round["byes"].as_array().map(Vec::len), Some(1));
    let players = view(&server, &event).await["players"].clone();
    assert_eq!(
        (&players[0]["withdrawn_after"], &players[1]["withdrawn_after"]),
        (&json!(null), &json!(0))
    );
}

#[tokio::test]
async fn who_was_withdrawn_is_taken_back_and_paired_again() {
    let server = Server::start().await;
    let event = event_of(&server, 4).await;
    let path = format!("/v1/events/{event}/players/p3/withdrawal");
    assert_eq!(server.delete(&path, server.chief()).await.is(422).problem(), "not-valid");
    server.post(&path, server.chief(), json!({})).await.is(200);
    let first = propose(&server, &event, json!({})).await;
    assert!(!first.to_string().contains("\"p3\""), "{first}");
    let game = first["boards"][0]["game"].as_str().expect("a game");
    let result = json!({ "result": "½-½" });
    server.put(&format!("/v1/games/{game}/result"), server.chief(), result).await.is(204);
    let arbiter = server.link(&event, json!({ "role": "arbiter" })).await;
    server.delete(&path, &arbiter).await.is(403);
    let back = server.delete(&path, server.chief()).await.is(200).json();
    assert_eq!((&back["id"], &back["withdrawn_after"]), (&json!("p3"), &json!(null)));
    let second = propose(&server, &event, json!({})).await;
    assert!(second.to_string().contains("\"p3\""), "{second}");
    let missed = points(&server, &event, server.chief()).await;
    assert_eq!(missed[2], ("p3".to_owned(), "0".to_owned()), "the round that was missed");
    server.delete(&path, server.chief()).await.is(422);
    let nobody = format!("/v1/events/{event}/players/p9/withdrawal");
    server.delete(&nobody, server.chief()).await.is(404);
}

#[tokio::test]
async fn a_result_by_hand_gives_way_to_the_game_again() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    server.tells(&game, server.chief(), &["round starts", "white resigns"]).await;
    let path = format!("/v1/games/{game}/result");
    let board = async || view(&server, &event).await["rounds"][0]["boards"][0].clone();
    let seen = async || {
        let board = board().await;
        (board["result"].clone(), board["by_hand"].clone())
    };
    assert_eq!(seen().await, (json!("0-1"), json!(false)));
    server.delete(&path, server.chief()).await.is(204);
    server.put(&path, server.chief(), json!({ "result": "½-½" })).await.is(204);
    assert_eq!(seen().await, (json!("½-½"), json!(true)));
    server.put(&path, server.chief(), json!({ "result": null })).await.is(204);
    assert_eq!(seen().await, (json!(null), json!(true)));
    server.delete(&path, server.chief()).await.is(204);
    assert_eq!(seen().await, (json!("0-1"), json!(false)));
}

#[tokio::test]
async fn a_result_that_the_position_excludes_needs_a_reason() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let mate = ["white plays f3", "black plays e5", "white plays g4", "black plays Qh4#"];
    server.tells(&game, server.chief(), &["round starts"]).await;
    server.tells(&game, server.chief(), &mate).await;
    let path = format!("/v1/games/{game}/result");
    let enter = async |body: Value| server.put(&path, server.chief(), body).await;
    let result = async || view(&server, &event).await["rounds"][0]["boards"][0]["result"].clone();

    for unreasoned in [json!({ "result": "1-0" }), json!({ "result": "½-½", "reason": "  " })] {
        let refused = enter(unreasoned).await.is(422);
        assert_eq!(refused.problem(), "result-excluded");
        let told = refused.json();
        let detail = told["detail"].as_str().expect("a sentence");
        assert!(detail.contains("checkmate") && detail.contains("5.1.1"), "{detail}");
        assert_eq!((result().await, &told["field"]), (json!("0-1"), &json!("result")));
    }
    enter(json!({ "result": "0-1" })).await.is(204);
    let reason = "White's phone rang before the mate";
    enter(json!({ "result": "1-0", "reason": reason })).await.is(204);
    assert_eq!(result().await, "1-0");
}

#[tokio::test]
async fn nobody_wins_a_stalemate_without_a_reason() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    let moves = "e3 a5 Qh5 Ra6 Qxa5 h5 Qxc7 Rah6 h4 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6";
    let sides = ["white", "black"].into_iter().cycle();
    let lines: Vec<String> =
        moves.split(' ').zip(sides).map(|(it, side)| format!("{side} plays {it}")).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    server.tells(&game, server.chief(), &["round starts"]).await;
    server.tells(&game, server.chief(), &lines).await;
    let path = format!("/v1/games/{game}/result");
    let refused = server.put(&path, server.chief(), json!({ "result": "1-0" })).await.is(422);
    assert_eq!(refused.problem(), "result-excluded");
    server.put(&path, server.chief(), json!({ "result": "½-½" })).await.is(204);
}

#[tokio::test]
async fn a_signed_wrong_result_counts_everywhere_once_the_arbiter_leaves_it() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let chief = server.chief();
    server.tells(&game, chief, &["round starts", "white resigns"]).await;
    server.tells(&game, chief, &["white signs ½-½", "black signs ½-½"]).await;
    server.tells(&game, chief, &["arbiter decides J-33 stands"]).await;

    let seen = view(&server, &event).await["rounds"][0]["boards"][0].clone();
    assert_eq!((&seen["result"], &seen["by_hand"]), (&json!("½-½"), &json!(false)));
    assert!(points(&server, &event, chief).await.iter().all(|it| it.1 == "½"));
    let pgn = server.get(&format!("/v1/games/{game}/export?format=pgn"), chief).await.is(200).text;
    assert!(pgn.contains("[Result \"1/2-1/2\"]"), "{pgn}");
    let trf = server.get(&format!("/v1/events/{event}/trf"), chief).await.is(200).text;
    assert_eq!(trf.matches(" w =").count() + trf.matches(" b =").count(), 2, "{trf}");
    let state = server.get(&format!("/v1/games/{game}"), chief).await.is(200).json();
    assert_eq!(state["state"]["outcome"]["result"], "½-½");
}

#[tokio::test]
async fn a_board_with_a_result_by_hand_is_not_started_with_the_round() {
    let server = Server::start().await;
    let (event, games) = server.event(json!({ "name": "Forfeits" }), 3).await;
    for (game, result) in [(&games[0], json!("+/-")), (&games[1], json!(null))] {
        let path = format!("/v1/games/{game}/result");
        server.put(&path, server.chief(), json!({ "result": result })).await.is(204);
    }
    let start = format!("/v1/events/{event}/rounds/1/start");
    let phases = async || {
        let mut found = Vec::new();
        for game in &games {
            let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.is(200);
            found.push(view.json()["state"]["phase"].as_str().unwrap_or_default().to_owned());
        }
        found
    };
    let started = server.post(&start, server.chief(), json!({})).await.is(200).json();
    assert_eq!(phases().await, ["over", "running", "running"]);
    assert_eq!(started["started"], 2);

    // The opponent has come after all: the result is taken back, and the board is started.
    server.delete(&format!("/v1/games/{}/result", games[0]), server.chief()).await.is(204);
    let started = server.post(&start, server.chief(), json!({})).await.is(200).json();
    assert_eq!(phases().await, ["running", "running", "running"]);
    assert_eq!(started["started"], 1);
}

#[tokio::test]
async fn fields_of_a_player_are_cleared() {
    let server = Server::start().await;
    let event = event_of(&server, 1).await;
    let path = format!("/v1/events/{event}/players/p1");
    let full = json!({ "title": "FM", "rating": 2300, "federation": "CZE", "language": "cs" });
    let player = server.patch(&path, server.chief(), full).await.is(200).json();
    assert_eq!((&player["rating"], &player["language"]), (&json!(2300), &json!("cs")));
    let player =
        server.patch(&path, server.chief(), json!({ "name": "Other" })).await.is(200).json();
    assert_eq!((&player["name"], &player["title"]), (&json!("Other"), &json!("FM")));
    let none = json!({ "title": null, "rating": null, "federation": "", "language": null });
    let player = server.patch(&path, server.chief(), none).await.is(200).json();
    for field in ["title", "rating", "federation", "language"] {
        assert_eq!(player[field], json!(null), "{field}");
    }
    let wrong = json!({ "language": "klingon" });
    assert_eq!(server.patch(&path, server.chief(), wrong).await.is(422).problem(), "not-valid");
}

#[tokio::test]
async fn the_last_day_of_an_event_is_kept() {
    let server = Server::start().await;
    let event = event_of(&server, 0).await;
    let path = format!("/v1/events/{event}");
    let days = json!({ "date": "2026-11-16", "date_end": "2026-11-20" });
    server.patch(&path, server.chief(), days).await.is(200);
    assert_eq!(view(&server, &event).await["date_end"], "2026-11-20");
    server.patch(&path, server.chief(), json!({ "date_end": "soon" })).await.is(422);
    let cleared = server.patch(&path, server.chief(), json!({ "date_end": "" })).await.is(200);
    assert_eq!(cleared.json()["date_end"], json!(null));
}

#[tokio::test]
async fn spectators_learn_results_with_the_game() {
    let server = Server::start().await;
    let (event, games) = server.event(json!({ "name": "Delay" }), 2).await;
    let watcher = server.link(&event, json!({ "role": "spectator", "delay_s": 1 })).await;
    let far_behind = server.link(&event, json!({ "role": "spectator", "delay_s": 600 })).await;
    server.tells(&games[0], server.chief(), &["round starts", "white resigns"]).await;
    let by_hand = json!({ "result": "1-0" });
    server.put(&format!("/v1/games/{}/result", games[1]), server.chief(), by_hand).await.is(204);
    let path = format!("/v1/events/{event}");
    let results = async |reader: &str| {
        let boards = server.get(&path, reader).await.is(200).json()["rounds"][0]["boards"].clone();
        (boards[0]["result"].clone(), boards[1]["result"].clone())
    };
    assert_eq!(results(&far_behind).await, (json!(null), json!(null)));
    let scored = points(&server, &event, &far_behind).await;
    assert!(scored.iter().all(|it| it.1 == "0"), "the round is not over for him: {scored:?}");
    until(async || results(&watcher).await == (json!("0-1"), json!("1-0"))).await;
    let scored = points(&server, &event, &watcher).await;
    assert_eq!(scored, points(&server, &event, server.chief()).await);
    assert_eq!(scored.iter().filter(|it| it.1 == "1").count(), 2);
}
