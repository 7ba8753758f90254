//! One truth about results: what is entered by hand is seen everywhere, ends the game, and can be taken back; and boards of which only
//! the result is entered.

use jadoube_web::Example;
use serde_json::{Value, json};
use store::wire::v1::tournament::ResultEntered;
use store::wire::v1::{Body, TournamentBody, V1};
use store::{Seq, Store, StoreUrl, StreamId, UnixMillis};

use crate::servers::{ALONE, POSTGRES};
use crate::support::Server;

async fn enter(server: &Server, game: &str, result: &str) {
    let path = format!("/v1/games/{game}/result");
    let body = json!({ "result": result, "reason": "as the players say" });
    server.put(&path, server.chief(), body).await.is(204);
}

async fn withdraw(server: &Server, game: &str) {
    server.delete(&format!("/v1/games/{game}/result"), server.chief()).await.is(204);
}

async fn state(server: &Server, game: &str) -> Value {
    server.get(&format!("/v1/games/{game}"), server.chief()).await.is(200).json()["state"].clone()
}

async fn in_hall(server: &Server, event: &str) -> Value {
    let hall = server.get(&format!("/v1/events/{event}/hall"), server.chief()).await.is(200);
    hall.json()["boards"][0].clone()
}

/// A game with a question, which stops its clock, and a call.
const IN_TROUBLE: [&str; 4] = [
    "round starts",
    "white plays e4 and presses",
    "black touches e8 unclearly",
    "white calls arbiter \"look\"",
];

#[tokio::test]
async fn a_result_by_hand_is_seen_everywhere_and_ends_the_game() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let tablet = json!({ "role": "player", "game": game, "sides": ["white", "black"] });
    let tablet = server.link(&event, tablet).await;
    server.tells(&game, server.chief(), &IN_TROUBLE[..2]).await;
    server.tell(&game, &tablet, IN_TROUBLE[3]).await.is(200);
    let before = state(&server, &game).await;
    assert_eq!(before["phase"], "running");
    assert_eq!(before["calls"].as_array().map(Vec::len), Some(1));
    assert_ne!(before["clock"]["running"], json!(null));
    assert_ne!(in_hall(&server, &event).await["urgency"], 0);
    enter(&server, &game, "1-0").await;

    let after = state(&server, &game).await;
    assert_eq!((&after["phase"], &after["clock"]["running"]), (&json!("over"), &json!(null)));
    for field in ["calls", "questions", "duties"] {
        assert_eq!(after[field], json!([]), "{field}");
    }
    let outcome = &after["outcome"];
    assert_eq!((&outcome["result"], &outcome["from"]), (&json!("1-0"), &json!("by_hand")));
    assert_eq!(outcome["by_hand"], true);
    let board = in_hall(&server, &event).await;
    assert_eq!((&board["result"], &board["result_from"]), (&json!("1-0"), &json!("by_hand")));
    assert_eq!((&board["urgency"], &board["waiting"]), (&json!(0), &json!([])));
    let view = server.get(&format!("/v1/events/{event}"), server.chief()).await.is(200).json();
    let listed = &view["rounds"][0]["boards"][0];
    assert_eq!((&listed["result"], &listed["result_from"]), (&json!("1-0"), &json!("by_hand")));
    let standings = format!("/v1/events/{event}/standings");
    assert_eq!(server.get(&standings, server.chief()).await.json()[0]["points"], "1");
    let seen = server.get(&format!("/v1/games/{game}"), &tablet).await.is(200).json();
    assert_eq!(seen["state"]["outcome"]["result"], "1-0");
    assert_eq!(seen["moves"].as_array().map(Vec::len), Some(1), "to read after the game");
    let sheet = server.get(&format!("/v1/games/{game}/sheet/white"), &tablet).await.is(200).json();
    assert_eq!(sheet["result"], "1-0");
    let export = |format: &str| format!("/v1/games/{game}/export?format={format}");
    let pgn = server.get(&export("pgn"), server.chief()).await.is(200).text;
    assert!(pgn.contains("[Result \"1-0\"]") && pgn.contains("\"normal\"]"), "{pgn}");
    let json = server.get(&export("json"), server.chief()).await.is(200).json();
    assert_eq!(json["head"]["result"], "1-0");
    let transcript = server.get(&export("transcript"), server.chief()).await.is(200).text;
    assert!(transcript.contains("result by hand 1-0"), "{transcript}");
    let trf = server.get(&format!("/v1/events/{event}/trf"), server.chief()).await.is(200).text;
    assert!(trf.contains("w 1") && trf.contains("b 0"), "{trf}");

    // Nobody plays on, and no clock starts.
    let played = server.tell(&game, &tablet, "black plays e5 and presses").await;
    assert_eq!(played.is(403).problem(), "not-your-role");
    let started = server.tell(&game, server.chief(), "arbiter starts white").await;
    assert_eq!(started.is(422).problem(), "impossible");
    // Nor does anybody decide what would not count.
    for decided in [
        "arbiter decides J-02 replace ½-½ reason \"both agreed\"",
        "arbiter decides J-12 white loss",
    ] {
        let refused = server.tell(&game, server.chief(), decided).await.is(422);
        assert!(refused.text.contains("goes on counting"), "{}", refused.text);
    }
    let otherwise = &after["otherwise"];
    assert_eq!((&otherwise["results"], &otherwise["points"]), (&json!([]), &json!([])));
    // Who calls now is heard.
    server.tell(&game, &tablet, "white calls arbiter \"I won\"").await.is(200);
    assert_eq!(in_hall(&server, &event).await["waiting"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn a_result_that_is_taken_back_leaves_the_game_as_it_stood() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    server.tells(&game, server.chief(), &IN_TROUBLE).await;
    let before = state(&server, &game).await;
    enter(&server, &game, "0-1").await;
    withdraw(&server, &game).await;
    let after = state(&server, &game).await;
    for field in ["phase", "fen", "questions", "duties", "outcome", "to_move", "board"] {
        assert_eq!(after[field], before[field], "{field}");
    }
    assert_eq!(after["clock"]["running"], json!(null), "the arbiter starts it");
    let board = in_hall(&server, &event).await;
    assert_eq!((&board["result"], &board["result_from"]), (&json!(null), &json!(null)));
    server.tell(&game, server.chief(), "arbiter starts black").await.is(200);
    // What nobody entered is not taken back a second time.
    let seq = state(&server, &game).await["seq"].clone();
    withdraw(&server, &game).await;
    assert_eq!(state(&server, &game).await["seq"], seq);
}

#[tokio::test]
async fn a_result_is_corrected_and_left_open_by_hand() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    server.tells(&game, server.chief(), &["round starts", "white resigns"]).await;
    let outcome = state(&server, &game).await["outcome"].clone();
    assert_eq!((&outcome["result"], &outcome["from"]), (&json!("0-1"), &json!("game")));
    // Signed and entered wrongly, corrected after the round, and the penalties of both.
    for (result, from) in
        [("1-0", "by_hand"), ("½-0", "by_hand"), ("0-0", "by_hand"), ("-/-", "forfeit")]
    {
        enter(&server, &game, result).await;
        let board = in_hall(&server, &event).await;
        assert_eq!((&board["result"], &board["result_from"]), (&json!(result), &json!(from)));
        assert_eq!(state(&server, &game).await["outcome"]["result"], result);
    }
    // What both have signed is changed only with a reason.
    server.tells(&game, server.chief(), &["white signs 0-1", "black signs 0-1"]).await;
    let unsaid = json!({ "result": "1-0" });
    let path = format!("/v1/games/{game}/result");
    assert_eq!(server.put(&path, server.chief(), unsaid).await.is(422).problem(), "result-signed");
    let open = json!({ "result": null });
    server.put(&path, server.chief(), open).await.is(204);
    assert_eq!(in_hall(&server, &event).await["result"], json!(null));
    let outcome = state(&server, &game).await["outcome"].clone();
    assert_eq!((&outcome["result"], &outcome["by_hand"]), (&json!(null), &json!(true)));
    withdraw(&server, &game).await;
    assert_eq!(in_hall(&server, &event).await["result"], "0-1");
    let decided = "arbiter decides J-02 replace ½-½ reason \"both agreed\"";
    server.tell(&game, server.chief(), decided).await.is(200);
    let board = in_hall(&server, &event).await;
    assert_eq!((&board["result"], &board["result_from"]), (&json!("½-½"), &json!("arbiter")));
}

#[tokio::test]
async fn the_name_of_who_entered_a_result_stands_beside_it() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let jana = json!({ "role": "arbiter", "label": "Jana Nová" });
    let jana = server.link(&event, jana).await;
    let spectator = server.link(&event, json!({ "role": "spectator" })).await;
    let (path, view) = (format!("/v1/games/{game}/result"), format!("/v1/events/{event}"));
    server.put(&path, &jana, json!({ "result": "1-0" })).await.is(204);
    let listed = |token: String| {
        let (server, view) = (&server, &view);
        async move {
            let view = server.get(view, &token).await.is(200).json();
            view["rounds"][0]["boards"][0].clone()
        }
    };
    assert_eq!(listed(server.chief().to_owned()).await["entered_by"], "Jana Nová");
    assert_eq!(in_hall(&server, &event).await["entered_by"], "Jana Nová");
    assert_eq!(listed(spectator).await["entered_by"], json!(null));
    let board = format!("/v1/games/{game}");
    let last = |seen: Value| seen["entries"].as_array().and_then(|it| it.last().cloned());
    let entry = last(server.get(&board, server.chief()).await.is(200).json()).expect("an entry");
    assert_eq!((&entry["by"], &entry["who"]), (&json!("arbiter"), &json!("Jana Nová")));
    // Who takes it back is another; the link of a start has no name.
    withdraw(&server, &game).await;
    let entry = last(server.get(&board, server.chief()).await.is(200).json()).expect("an entry");
    assert_eq!((&entry["kind"], &entry["by"]), (&json!("result"), &json!("arbiter")));
    assert_eq!(entry["who"], json!(null));
    assert_eq!(in_hall(&server, &event).await["entered_by"], json!(null));
}

#[tokio::test]
async fn a_board_with_a_forfeit_is_over_before_it_begins() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let path = format!("/v1/games/{game}");
    server.patch(&path, server.chief(), json!({ "absent": ["black"] })).await.is(200);
    enter(&server, &game, "+/-").await;
    let board = in_hall(&server, &event).await;
    assert_eq!((&board["phase"], &board["result"]), (&json!("over"), &json!("+/-")));
    assert_eq!((&board["result_from"], &board["default_time"]), (&json!("forfeit"), &json!(null)));
    assert_eq!(
        server.tell(&game, server.chief(), "round starts").await.is(422).problem(),
        "impossible"
    );
    let start = format!("/v1/events/{event}/rounds/1/start");
    assert_eq!(server.post(&start, server.chief(), json!({})).await.is(200).json()["started"], 0);
    // He has come after all.
    withdraw(&server, &game).await;
    server.patch(&path, server.chief(), json!({ "absent": [] })).await.is(200);
    assert_eq!(server.post(&start, server.chief(), json!({})).await.is(200).json()["started"], 1);
    let state = state(&server, &game).await;
    assert_eq!((&state["phase"], &state["default_time"]), (&json!("running"), &json!(null)));
    assert!(state["now_ms"].as_u64().is_some_and(|it| it < 60_000), "its time begins now: {state}");
}

#[tokio::test]
async fn the_server_says_which_results_there_are_and_what_they_are_worth() {
    let server = Server::start().await;
    let scoring = json!({ "win": "3", "draw": "1", "loss": "0", "forfeit_win": "2" });
    let settings = json!({ "name": "Three", "scoring": scoring });
    let (event, _) = server.event(settings, 1).await;
    let view = server.get(&format!("/v1/events/{event}"), server.chief()).await.is(200).json();
    let all = view["results"].as_array().expect("results");
    let worth = |result: &str| {
        let found = all.iter().find(|it| it["result"] == result);
        found.map(|it| (it["white_points"].clone(), it["black_points"].clone()))
    };
    assert_eq!(worth("1-0"), Some((json!("3"), json!("0"))));
    assert_eq!(worth("½-0"), Some((json!("1"), json!("0"))));
    assert_eq!(worth("-/+"), Some((json!("0"), json!("2"))));
    assert_eq!(worth("1-1"), None);
    let hall = server.get(&format!("/v1/events/{event}/hall"), server.chief()).await.is(200).json();
    assert_eq!(hall["results"], view["results"]);
    let spectator = server.link(&event, json!({ "role": "spectator" })).await;
    let hall = server.get(&format!("/v1/events/{event}/hall"), &spectator).await.is(200).json();
    assert_eq!(hall["results"], json!([]));
}

#[tokio::test]
async fn who_sees_later_learns_of_a_result_later() {
    let server = Server::start().await;
    let settings = json!({ "name": "Late", "spectator_delay_s": 600 });
    let (event, games) = server.event(settings, 1).await;
    let spectator = server.link(&event, json!({ "role": "spectator" })).await;
    enter(&server, &games[0], "1-0").await;
    let hall = server.get(&format!("/v1/events/{event}/hall"), &spectator).await.is(200).json();
    assert!(
        hall["boards"].as_array().is_some_and(|it| it.iter().all(|it| it["result"] == json!(null))),
        "{hall}"
    );
    let view = server.get(&format!("/v1/events/{event}"), &spectator).await.is(200).json();
    assert_eq!(view["rounds"][0]["boards"][0]["result_from"], json!(null));
}

#[tokio::test]
async fn a_board_follows_a_result_that_was_written_when_the_power_failed() {
    let folder = tempfile::tempdir().expect("a folder");
    let address = StoreUrl::File(folder.path().join("desk.db"));
    let server = Server::with(address.clone(), Example::Never).await;
    let (event, game) = server.game().await;
    server.tells(&game, server.chief(), &IN_TROUBLE).await;
    server.running.close().await;
    // The result stands in the log of the tournament; that of the game was not reached.
    {
        let store = Store::open(&address).await.expect("a store");
        let log = StreamId::tournament(&event).expect("a name");
        let seen = store.read(&log, Seq::START).await.expect("a log");
        let result = Some("½-½".to_owned());
        let said = ResultEntered { v: V1, game: game.clone(), result, reason: None, who: None };
        let last = seen.last().expect("an entry");
        let entry = TournamentBody::ResultEntered(said).entry(UnixMillis(last.at.0 + 1));
        let entry = entry.expect("an entry");
        store.append(&log, last.seq, vec![entry]).await.expect("written");
        store.close().await;
    }
    let server = Server::with(address, Example::Never).await;
    let after = state(&server, &game).await;
    assert_eq!((&after["phase"], &after["outcome"]["result"]), (&json!("over"), &json!("½-½")));
    assert_eq!(in_hall(&server, &event).await["waiting"], json!([]));
    let seq = after["seq"].clone();
    withdraw(&server, &game).await;
    let back = state(&server, &game).await;
    assert_eq!(back["phase"], "running");
    assert_ne!(back["seq"], seq);
    assert_eq!(back["calls"].as_array().map(Vec::len), Some(1), "what was open is open again");
}

#[tokio::test]
async fn a_game_comes_in_with_the_result_that_was_entered_for_it() {
    for format in ["json", "transcript"] {
        comes_in_with_its_result(format).await;
    }
}

async fn comes_in_with_its_result(format: &str) {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    server.tells(&game, server.chief(), &["round starts", "white plays e4 and presses"]).await;
    enter(&server, &game, "1-0").await;
    let export = format!("/v1/games/{game}/export?format={format}");
    let text = server.get(&export, server.chief()).await.is(200).text;
    let import = json!({ "format": format, "text": text });
    let path = format!("/v1/events/{event}/import");
    let taken = server.post(&path, server.chief(), import).await.is(200).json();
    let copy = taken["games"][0].as_str().expect("a game");
    let board = in_hall(&server, &event).await;
    assert_eq!((&board["result"], &board["result_from"]), (&json!("1-0"), &json!("by_hand")));
    withdraw(&server, copy).await;
    assert_eq!(state(&server, copy).await["phase"], "running");
    assert_eq!(in_hall(&server, &event).await["result"], json!(null));
}

#[tokio::test]
async fn boards_may_have_only_results_and_come_to_the_desk_later() {
    let server = Server::start().await;
    let settings = json!({ "name": "Wood", "time_control": "all/1:00:00" });
    let (event, games) = server.event(settings, 3).await;
    let arbiter = server.link(&event, json!({ "role": "arbiter" })).await;
    let spectator = server.link(&event, json!({ "role": "spectator" })).await;
    let path = format!("/v1/events/{event}/rounds/1/place");
    server.put(&path, &spectator, json!({ "results_only": true })).await.is(403);
    let only = json!({ "results_only": true, "boards": [1, 9] });
    server.put(&path, &arbiter, only).await.is(404);
    let round = server.put(&path, &arbiter, json!({ "results_only": true })).await.is(200).json();
    assert!(
        round["boards"].as_array().is_some_and(|it| it.iter().all(|it| it["results_only"] == true))
    );
    let desk = json!({ "results_only": false, "boards": [3] });
    let round = server.put(&path, &arbiter, desk).await.is(200).json();
    assert_eq!(round["boards"][2]["results_only"], false);
    let start = format!("/v1/events/{event}/rounds/1/start");
    assert_eq!(server.post(&start, &arbiter, json!({})).await.is(200).json()["started"], 1);
    let begun = json!({ "results_only": true, "boards": [3] });
    assert_eq!(server.put(&path, &arbiter, begun).await.is(422).problem(), "impossible");
    let hall = server.get(&format!("/v1/events/{event}/hall"), &spectator).await.is(200).json();
    let hall = hall["boards"].as_array().expect("boards").clone();
    let only: Vec<&Value> = hall.iter().map(|it| &it["results_only"]).collect();
    assert_eq!(only, [&json!(true), &json!(true), &json!(false)]);
    enter(&server, &games[1], "½-½").await;

    // An incident at the first board: the position and the clocks are set up, and the desk is its clock from now on.
    let game = format!("/v1/games/{}", games[0]);
    assert_eq!(server.get(&game, &arbiter).await.is(200).json()["results_only"], true);
    let long = json!({ "clocks": { "white_ms": 90_000_000, "black_ms": 0 } });
    assert_eq!(server.patch(&game, &arbiter, long).await.is(422).problem(), "not-valid");
    let set_up = json!({
        "fen": "4k3/8/8/8/8/8/4P3/4K3 b - - 0 40",
        "clocks": { "white_ms": 300_000, "black_ms": 125_000 },
    });
    let view = server.patch(&game, &arbiter, set_up).await.is(200).json();
    assert_eq!(
        (&view["state"]["phase"], &view["state"]["to_move"]),
        (&json!("running"), &json!("black"))
    );
    assert_eq!(view["state"]["clock"]["white"]["ms"], 300_000);
    assert_eq!(view["state"]["clock"]["black"]["ms"], 125_000);
    let desk = json!({ "results_only": false, "boards": [1] });
    server.put(&path, &arbiter, desk).await.is(200);
    server.tell(&games[0], &arbiter, "arbiter starts black").await.is(200);
    let view = server.get(&game, &arbiter).await.is(200).json();
    assert_eq!(
        (&view["results_only"], &view["state"]["phase"]),
        (&json!(false), &json!("running"))
    );
    assert_eq!(view["state"]["clock"]["running"], "black");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_result_that_one_server_takes_ends_the_game_on_the_other() {
    let Ok(address) = std::env::var(POSTGRES) else {
        eprintln!("not run against PostgreSQL: {POSTGRES} is not set (see tools/with-postgres)");
        return;
    };
    let _alone = ALONE.lock().await;
    let address: StoreUrl = address.parse().expect("an address");
    let one = Server::with(address.clone(), Example::Never).await;
    let other = Server::with(address, Example::Never).await;
    let (event, game) = one.game().await;
    let arbiter = one.link(&event, json!({ "role": "arbiter" })).await;
    one.tells(&game, one.chief(), &IN_TROUBLE).await;
    let path = format!("/v1/games/{game}");
    let is = |phase: &'static str| {
        move |it: &crate::support::Answer| {
            it.status == 200 && it.json()["state"]["phase"] == json!(phase)
        }
    };
    for _ in 0..3 {
        other.until(&path, &arbiter, is("running")).await;
        enter(&one, &game, "1-0").await;
        other.until(&path, &arbiter, is("over")).await;
        withdraw(&one, &game).await;
    }
    other.until(&path, &arbiter, is("running")).await;
    assert_eq!(state(&one, &game).await["phase"], "running");
    one.running.close().await;
    other.running.close().await;
}
