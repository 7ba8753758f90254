//! Events that go out and come in as report files of FIDE.

use jadoube_web::Example;
use serde_json::{Value, json};
use store::tournament::Tournament;
use store::trf::{Taking, read_trf};
use store::wire::v1::tournament::Settings;
use store::{Seq, StoreUrl, UnixMillis};

use crate::support::Server;

async fn new_event(server: &Server) -> String {
    let made = server.post("/v1/events", server.chief(), json!({ "name": "Report" })).await;
    made.is(201).json()["event"].as_str().expect("an id").to_owned()
}

async fn view(server: &Server, event: &str) -> Value {
    server.get(&format!("/v1/events/{event}"), server.chief()).await.is(200).json()
}

async fn import(server: &Server, event: &str, text: &str) -> Value {
    let body = json!({ "format": "trf", "text": text });
    let path = format!("/v1/events/{event}/players/import");
    server.post(&path, server.chief(), body).await.is(200).json()
}

pub(crate) async fn trf(server: &Server, event: &str) -> String {
    server.get(&format!("/v1/events/{event}/trf"), server.chief()).await.is(200).text
}

/// Where each round of a report differs from the rules of pairing first, as another program would read it.
pub(crate) fn held_against_the_rules(text: &str) -> Vec<Option<pairing::Breach>> {
    let settings = Settings {
        name: "Held".to_owned(),
        edition: "fide-2023".to_owned(),
        time_control: "all/1:00:00".to_owned(),
        ..Settings::default()
    };
    let mut event = Tournament::new(settings).expect("an event");
    let mut games = 0;
    let told = read_trf(text).told(&event, Taking::Listed, || {
        games += 1;
        Ok::<String, ()>(format!("g{games}"))
    });
    for (seq, body) in (2..).zip(told.expect("names").bodies) {
        event.fold(Seq(seq), UnixMillis(0), body).expect("an entry");
    }
    let rounds = event.rounds().iter().map(|it| {
        let held = event.hold_round(it.number, |_| None).expect("it can be paired");
        held.expect("a round").difference.map(|it| it.breach)
    });
    rounds.collect()
}

/// Players, and who played whom with which result, round by round.
fn told(view: &Value) -> Value {
    let rounds = view["rounds"].as_array().expect("rounds").iter();
    let board = |it: &Value| {
        json!([
            it["board"],
            it["white"],
            it["black"],
            it["result"],
            it["white_points"],
            it["black_points"]
        ])
    };
    let rounds = rounds.map(|it| {
        let boards: Vec<Value> =
            it["boards"].as_array().expect("boards").iter().map(board).collect();
        json!([it["round"], boards, it["byes"]])
    });
    json!([view["players"], rounds.collect::<Vec<_>>()])
}

/// Three rounds of five players: played, drawn, not played, with byes; the last board is open.
pub(crate) async fn played(server: &Server) -> String {
    let event = new_event(server).await;
    let names = "name,title,rating,federation\nNováková Anna,WFM,2105,CZE\nKranjc Miha,,2050,SLO\nHorváth Ján,,1999,SVK\nPoe Ann,,,\nRoe Jan,,,\n";
    let path = format!("/v1/events/{event}/players/import");
    let csv = json!({ "format": "csv", "text": names });
    server.post(&path, server.chief(), csv).await.is(200);
    let rounds = [
        (["p1", "p2"], ["p3", "p4"], ("p5", "full"), Some("+/-")),
        (["p5", "p1"], ["p2", "p3"], ("p4", "half"), Some("½-0")),
        (["p1", "p3"], ["p4", "p5"], ("p2", "zero"), None),
    ];
    for (one, two, bye, result) in rounds {
        let pairings = [one, two].map(|it| json!({ "white": it[0], "black": it[1] }));
        let byes = json!([{ "player": bye.0, "worth": bye.1 }]);
        let round = json!({ "pairings": pairings, "byes": byes });
        let path = format!("/v1/events/{event}/rounds");
        let made = server.post(&path, server.chief(), round).await.is(201).json();
        let game =
            |board: usize| made["boards"][board]["game"].as_str().expect("a game").to_owned();
        server.tells(&game(0), server.chief(), &["round starts", "white resigns"]).await;
        if let Some(result) = result {
            let path = format!("/v1/games/{}/result", game(1));
            server.put(&path, server.chief(), json!({ "result": result })).await.is(204);
        }
    }
    event
}

#[tokio::test]
async fn an_event_that_goes_out_comes_in_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = StoreUrl::File(folder.path().join("desk.db"));
    let server = Server::with(store.clone(), Example::Never).await;
    let event = played(&server).await;
    let text = trf(&server, &event).await;
    assert!(text.contains("   2 w 0     5 b 1     3 w 0"), "{text}");
    let copy = new_event(&server).await;
    let taken = import(&server, &copy, &text).await;
    assert_eq!((&taken["rounds"], &taken["problems"]), (&json!(3), &json!([])));
    assert_eq!(taken["added"].as_array().map(Vec::len), Some(5));
    let (original, again) = (view(&server, &event).await, view(&server, &copy).await);
    assert_eq!(told(&again), told(&original));
    let standings = |event: &str| format!("/v1/events/{event}/standings");
    let expected = server.get(&standings(&event), server.chief()).await.is(200).json();
    let found = server.get(&standings(&copy), server.chief()).await.is(200).json();
    assert_eq!(found, expected);
    let same = trf(&server, &copy).await;
    assert_eq!(same, text);

    // What was played elsewhere has no log, and none is missed.
    let logs = server.get("/v1/faults", server.chief()).await.is(200).json();
    assert_eq!(logs, json!([]));
    server.running.close().await;
    let server = Server::with(store, Example::Never).await;
    assert_eq!(server.get("/v1/faults", server.chief()).await.is(200).json(), json!([]));
    assert_eq!(told(&view(&server, &copy).await), told(&original));
}

#[tokio::test]
async fn what_was_played_elsewhere_has_a_result_and_no_game() {
    let server = Server::start().await;
    let text = trf(&server, &played(&server).await).await;
    let event = new_event(&server).await;
    import(&server, &event, &text).await;
    let rounds = view(&server, &event).await["rounds"].clone();
    let (board, open) = (&rounds[0]["boards"][0], &rounds[2]["boards"][1]);
    assert_eq!((&board["elsewhere"], &board["by_hand"]), (&json!(true), &json!(false)));
    assert_eq!(rounds[0]["back_to"], Value::Null);
    let game = board["game"].as_str().expect("an id");
    server.get(&format!("/v1/games/{game}"), server.chief()).await.is(404);
    let tablet = json!({ "role": "player", "game": game, "sides": ["white"] });
    let links = format!("/v1/events/{event}/links");
    assert!(server.post(&links, server.chief(), tablet).await.status.is_client_error());

    // A mistake of the file is corrected by hand, and what was taken in comes back.
    let result = |it: &Value| it["rounds"][0]["boards"][0]["result"].clone();
    let path = format!("/v1/games/{game}/result");
    let arbiter = server.link(&event, json!({ "role": "arbiter" })).await;
    server.put(&path, &arbiter, json!({ "result": "1-0" })).await.is(204);
    assert_eq!(result(&view(&server, &event).await), "1-0");
    server.delete(&path, &arbiter).await.is(204);
    assert_eq!(result(&view(&server, &event).await), "0-1");

    // What has no result yet is played here.
    assert_eq!((&open["elsewhere"], &open["result"]), (&json!(false), &json!(null)));
    let open = open["game"].as_str().expect("a game");
    let started = format!("/v1/events/{event}/rounds/3/start");
    let started = server.post(&started, server.chief(), json!({})).await.is(200).json();
    assert_eq!(started["started"], 1);
    server.tells(open, server.chief(), &["black resigns"]).await;
    let after = view(&server, &event).await;
    assert_eq!(after["rounds"][2]["boards"][1]["result"], "1-0");
}

#[tokio::test]
async fn rounds_are_taken_in_once_and_only_by_the_chief() {
    let server = Server::start().await;
    let source = played(&server).await;
    let text = trf(&server, &source).await;
    let path = format!("/v1/events/{source}/players/import");
    let body = json!({ "format": "trf", "text": text });
    let refused = server.post(&path, server.chief(), body.clone()).await.is(422);
    assert_eq!(refused.problem(), "not-valid");
    assert_eq!(view(&server, &source).await["players"].as_array().map(Vec::len), Some(5));
    let only = json!({ "format": "trf", "text": text, "players_only": true });
    let taken = server.post(&path, server.chief(), only).await.is(200).json();
    assert_eq!((&taken["rounds"], &taken["added"]), (&json!(0), &json!([])));
    assert_eq!(taken["matched"].as_array().map(Vec::len), Some(5));
    let arbiter = server.link(&source, json!({ "role": "arbiter" })).await;
    server.post(&path, &arbiter, body).await.is(403);
    let report = format!("/v1/events/{source}/trf");
    server.get(&report, &arbiter).await.is(200);
    let spectator = server.link(&source, json!({ "role": "spectator" })).await;
    server.get(&report, &spectator).await.is(403);
    let event = new_event(&server).await;
    let torn = text.replace("   2 w 0     5 b 1", "   9 w 0     5 b 1");
    let taken = import(&server, &event, &torn).await;
    let lines: Vec<_> =
        taken["problems"].as_array().expect("problems").iter().map(|it| &it["line"]).collect();
    assert_eq!(lines.len(), 2, "the one line and that of the opponent: {taken}");
    let rounds = view(&server, &event).await["rounds"].clone();
    assert_eq!(rounds[0]["boards"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn players_who_are_in_the_event_are_matched_and_paired() {
    let server = Server::start().await;
    let text = trf(&server, &played(&server).await).await;
    let event = new_event(&server).await;
    let path = format!("/v1/events/{event}/players");
    for player in [
        json!({ "name": "Somebody Else" }),
        json!({ "name": "Ján Horváth", "language": "sk" }),
        json!({ "name": "Kranjc Miha", "federation": "CRO" }),
    ] {
        server.post(&path, server.chief(), player).await.is(201);
    }
    let taken = import(&server, &event, &text).await;
    let matched = json!([{ "id": "p2", "name": "Ján Horváth", "title": null, "rating": 1999, "federation": "SVK", "language": "sk", "fide_id": null, "birth": null, "sex": null, "club": null }]);
    assert_eq!(taken["matched"], matched);
    let added = taken["added"].as_array().expect("players").iter().map(|it| &it["id"]);
    assert_eq!(added.collect::<Vec<_>>(), ["p4", "p5", "p6", "p7"]);
    let view = view(&server, &event).await;
    assert_eq!(view["players"].as_array().map(Vec::len), Some(7));
    assert_eq!(view["players"][1]["rating"], 1999);
    let boards = view["rounds"][2]["boards"].as_array().expect("boards");
    assert!(
        boards.iter().any(|it| it["black"] == "p2"),
        "he played in the third round: {boards:?}"
    );

    // The same list once more changes nothing.
    let path = format!("/v1/events/{event}/players/import");
    let only = json!({ "format": "trf", "text": text, "players_only": true });
    let again = server.post(&path, server.chief(), only).await.is(200).json();
    assert_eq!(again["added"], json!([]));
    assert_eq!(again["matched"].as_array().map(Vec::len), Some(5));
}
