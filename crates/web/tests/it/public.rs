//! What goes out of an event to those who have no link: as much as the organiser wants, as late as he wants, and to whom.

use jadoube_web::{Doors, Example};
use notation::pgn::{Game, Played};
use reqwest::header::HeaderMap;
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use store::StoreUrl;

use crate::support::{Server, until};

/// An answer with its headers, to somebody without a link.
struct Got {
    status: StatusCode,
    headers: HeaderMap,
    text: String,
}

impl Got {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|it| it.to_str().ok()).unwrap_or_default()
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|why| panic!("{why}: {}", self.text))
    }
}

async fn asked(server: &Server, method: Method, path: &str, headers: &[(&str, &str)]) -> Got {
    let mut request = Client::new().request(method, server.url(path));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let answer = request.send().await.expect("an answer");
    let (status, headers) = (answer.status(), answer.headers().clone());
    Got { status, headers, text: answer.text().await.expect("text") }
}

async fn got(server: &Server, path: &str) -> Got {
    asked(server, Method::GET, path, &[]).await
}

async fn publish(server: &Server, event: &str, public: Value) -> Value {
    let path = format!("/v1/events/{event}");
    server.patch(&path, server.chief(), json!({ "public": public })).await.is(200).json()
}

/// The games of a file, each read without a fault.
#[track_caller]
fn games(text: &str) -> Vec<Game> {
    let (mut games, mut at) = (Vec::new(), 0);
    while let (Some(game), next) = Game::read(text.as_bytes(), at) {
        assert!(game.faults.is_empty(), "{text}");
        games.push(game);
        at = next;
    }
    games
}

fn moves(game: &Game) -> Vec<&str> {
    let played = game.main_line.moves.iter();
    played.filter(|it| matches!(it.played, Played::Legal(_))).map(|it| it.text.as_str()).collect()
}

const PARTS: [&str; 6] =
    ["", "/games.pgn", "/round-1", "/round-1.pgn", "/round-1/board-1", "/round-1/board-1.pgn"];

#[tokio::test]
async fn as_much_goes_out_as_the_organiser_wants() {
    let server = Server::start().await;
    let (event, _) = server.game().await;
    let path = |part: &str| format!("/v1/public/{event}{part}");
    let mut found = Vec::new();
    for shown in ["nothing", "page", "games", "nothing"] {
        let view = publish(&server, &event, json!({ "shown": shown })).await;
        let address = view["public_address"].as_str().unwrap_or_default();
        assert_eq!(address.ends_with(&format!("/p/{event}")), shown != "nothing", "{address}");
        let mut of_parts = Vec::new();
        for part in PARTS {
            of_parts.push(got(&server, &path(part)).await.status.as_u16());
        }
        assert_eq!(got(&server, &path("/qr.svg")).await.status.is_success(), shown != "nothing");
        found.push(of_parts);
    }
    let nothing = [404; 6].to_vec();
    assert_eq!(
        found,
        [nothing.clone(), [200, 404, 404, 404, 404, 404].to_vec(), [200; 6].to_vec(), nothing]
    );
    publish(&server, &event, json!({ "shown": "games" })).await;
    for part in [
        "/round-2",
        "/round-2.pgn",
        "/round-1/board-2.pgn",
        "/round-x",
        "/board-1",
        "/round-1/board-1.txt",
    ] {
        assert_eq!(got(&server, &path(part)).await.status, 404, "{part}");
    }
    assert_eq!(got(&server, "/v1/public/e0").await.status, 404);
    // Who has only this reaches nothing else.
    assert_eq!(got(&server, &format!("/v1/events/{event}")).await.status, 401);
    let arbiter = server.link(&event, json!({ "role": "arbiter" })).await;
    let refused = json!({ "public": { "shown": "games" } });
    server.patch(&format!("/v1/events/{event}"), &arbiter, refused).await.is(403);
    for wrong in [
        json!({ "shown": "all" }),
        json!({ "shown": "page", "origins": ["*"] }),
        json!({ "shown": "page", "origins": ["https://club.example/page"] }),
        json!({ "shown": "page", "origins": vec!["https://club.example"; 21] }),
    ] {
        let path = format!("/v1/events/{event}");
        let refused = server.patch(&path, server.chief(), json!({ "public": wrong })).await;
        assert!(refused.status.is_client_error(), "{wrong}");
    }
}

#[tokio::test]
async fn a_game_goes_out_move_by_move() {
    let server = Server::start().await;
    let settings =
        json!({ "name": "Open", "place": "Brno", "date": "2026-11-16", "time_control": "90+30" });
    let (event, board_games) = server.event(settings, 2).await;
    publish(&server, &event, json!({ "shown": "games" })).await;
    let path = format!("/v1/public/{event}/round-1/board-1.pgn");
    let first = got(&server, &path).await;
    assert_eq!(first.header("content-type"), "application/x-chess-pgn; charset=utf-8");
    assert_eq!(first.header("cache-control"), "public, no-cache");
    assert_eq!(games(&first.text)[0].tag("Round"), Some("1.1"));
    let again = |tag: String| {
        let (server, path) = (&server, path.as_str());
        async move { asked(server, Method::GET, path, &[("if-none-match", tag.as_str())]).await }
    };
    let tag = first.header("etag").to_owned();
    for known in [tag.clone(), format!("W/{tag}"), format!("\"x\", {tag}")] {
        let same = again(known).await;
        assert_eq!((same.status.as_u16(), same.text.as_str()), (304, ""));
        assert_eq!(same.header("etag"), tag);
    }
    server
        .tells(
            &board_games[0],
            server.chief(),
            &["arbiter starts white", "white touches e2", "white plays e4 and presses"],
        )
        .await;
    let moved = again(tag).await;
    let found = games(&moved.text);
    assert_eq!((found.len(), moves(&found[0])), (1, vec!["e4"]));
    assert!(moved.text.contains("e4 {[%clk 1:30:"), "{}", moved.text);
    assert!(!moved.text.contains("touches"), "{}", moved.text);
    server
        .tells(&board_games[0], server.chief(), &["black plays e5 and presses", "white resigns"])
        .await;
    let over = games(&got(&server, &path).await.text).remove(0);
    assert_eq!((moves(&over), over.tag("Result")), (vec!["e4", "e5"], Some("0-1")));
    // One that is entered by hand, and one of which only the result is known.
    let result = json!({ "result": "1/2-1/2" });
    server
        .put(&format!("/v1/games/{}/result", board_games[1]), server.chief(), result)
        .await
        .is(204);
    let round = games(&got(&server, &format!("/v1/public/{event}/round-1.pgn")).await.text);
    let told =
        |it: &Game| (it.tag("Board").map(str::to_owned), it.tag("Result").map(str::to_owned));
    let board = |number: &str, result: &str| (Some(number.to_owned()), Some(result.to_owned()));
    assert_eq!(
        round.iter().map(told).collect::<Vec<_>>(),
        [board("1", "0-1"), board("2", "1/2-1/2")]
    );
    let all = got(&server, &format!("/v1/public/{event}/games.pgn")).await;
    assert_eq!(games(&all.text).len(), 2);
    // The same for arbiters, whatever goes out.
    publish(&server, &event, json!({ "shown": "nothing" })).await;
    let arbiter = server.link(&event, json!({ "role": "arbiter" })).await;
    let spectator = server.link(&event, json!({ "role": "spectator" })).await;
    let path = format!("/v1/events/{event}/games.pgn");
    assert_eq!(server.get(&path, &arbiter).await.is(200).text, all.text);
    let one = server.get(&format!("{path}?round=1&board=2"), &arbiter).await.is(200).text;
    assert_eq!(games(&one).len(), 1);
    server.get(&path, &spectator).await.is(403);
}

/// What is shown later is not there yet: no move, no result, nothing by which it could be guessed.
#[tokio::test]
async fn what_is_delayed_is_not_told() {
    let server = Server::start().await;
    let (event, board_games) = server.event(json!({ "name": "Later" }), 1).await;
    publish(&server, &event, json!({ "shown": "games", "delay_s": 3_600 })).await;
    let game = board_games[0].as_str();
    let before = before_and_after(&server, &event).await;
    server
        .tells(
            game,
            server.chief(),
            &["arbiter starts white", "white plays e4 and presses", "black resigns"],
        )
        .await;
    assert_eq!(before_and_after(&server, &event).await, before);
    let result = json!({ "result": "0-1", "reason": "mixed up" });
    server.put(&format!("/v1/games/{game}/result"), server.chief(), result).await.is(204);
    assert_eq!(before_and_after(&server, &event).await, before, "entered by hand");
    // As soon as nothing is delayed it is there.
    publish(&server, &event, json!({ "shown": "games" })).await;
    let now = got(&server, &format!("/v1/public/{event}/games.pgn")).await;
    assert_eq!(moves(&games(&now.text)[0]), ["e4"]);
    let view = got(&server, &format!("/v1/public/{event}")).await.json();
    assert_eq!(view["rounds"][0]["boards"][0]["result"], "0-1");
    // And gone again when it is delayed again.
    publish(&server, &event, json!({ "shown": "games", "delay_s": 3_600 })).await;
    assert_eq!(before_and_after(&server, &event).await, before);
}

async fn before_and_after(server: &Server, event: &str) -> Vec<String> {
    let mut told = Vec::new();
    for part in PARTS {
        told.push(got(server, &format!("/v1/public/{event}{part}")).await.text);
    }
    told
}

#[tokio::test]
async fn a_short_delay_passes() {
    let server = Server::start().await;
    let (event, board_games) = server.event(json!({ "name": "Soon" }), 1).await;
    publish(&server, &event, json!({ "shown": "games", "delay_s": 1 })).await;
    let lines = ["arbiter starts white", "white plays e4 and presses", "black resigns"];
    server.tells(&board_games[0], server.chief(), &lines).await;
    let path = format!("/v1/public/{event}");
    let result =
        async || got(&server, &path).await.json()["rounds"][0]["boards"][0]["result"].clone();
    until(async || result().await == "1-0").await;
    let game = got(&server, &format!("{path}/round-1/board-1")).await.json();
    assert_eq!(game["moves"][0]["san"], "e4");
    assert_eq!(game["position"]["result"], "1-0");
}

#[tokio::test]
async fn an_event_is_told_with_results_and_where_they_come_from() {
    let server = Server::start().await;
    let (event, board_games) =
        server.event(json!({ "name": "Told", "place": "Ljubljana" }), 3).await;
    publish(&server, &event, json!({ "shown": "page" })).await;
    server.tells(&board_games[0], server.chief(), &["arbiter starts white", "black resigns"]).await;
    let result = json!({ "result": "+/-" });
    server
        .put(&format!("/v1/games/{}/result", board_games[1]), server.chief(), result)
        .await
        .is(204);
    let answer = got(&server, &format!("/v1/public/{event}")).await;
    let view = answer.json();
    assert_eq!((&view["name"], &view["place"]), (&json!("Told"), &json!("Ljubljana")));
    let of_board = |at: usize, field: &str| view["rounds"][0]["boards"][at][field].clone();
    let boards: Vec<(Value, Value)> =
        (0..3).map(|at| (of_board(at, "result"), of_board(at, "source"))).collect();
    assert_eq!(
        boards,
        [
            (json!("1-0"), json!("game")),
            (json!("+/-"), json!("forfeit")),
            (Value::Null, Value::Null)
        ]
    );
    let leaders = [&view["standings"][0], &view["standings"][1]];
    assert_eq!(leaders.map(|it| it["points"].clone()), [json!("1"), json!("1")]);
    assert_eq!(view["rounds_counted"], 0, "the round is not over");
    // What only the organiser knows of a player is not there.
    assert!(!answer.text.contains("language"), "{}", answer.text);
    // A seal in the log of the tournament changes nothing for those who look.
    let same = [("if-none-match", answer.header("etag"))];
    let path = format!("/v1/public/{event}");
    assert_eq!(asked(&server, Method::GET, &path, &same).await.status, 304);
}

#[tokio::test]
async fn words_of_players_stay_words_wherever_they_go_out() {
    let server = Server::start().await;
    let (event, _) = server.game().await;
    let name = "<img src=x onerror=alert(1)>\"]\\ {x} 1. e4 [Result \"1-0\"";
    let path = format!("/v1/events/{event}/players/p1");
    server.patch(&path, server.chief(), json!({ "name": name })).await.is(200);
    publish(&server, &event, json!({ "shown": "games" })).await;
    let record = got(&server, &format!("/v1/public/{event}/games.pgn")).await;
    let found = games(&record.text);
    assert_eq!(
        (found.len(), found[0].tag("White"), found[0].tag("Result")),
        (1, Some(name), Some("*"))
    );
    let view = got(&server, &format!("/v1/public/{event}")).await;
    assert_eq!(view.json()["players"][0]["name"], name);
    assert_eq!(view.header("content-type"), "application/json");
    for answer in [&record, &view] {
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert!(answer.header("content-security-policy").contains("script-src 'self'"));
    }
}

const CLUB: &str = "https://club.example";
const OTHER: &str = "https://other.example";

#[tokio::test]
async fn pages_of_others_read_an_event_if_its_organiser_names_them() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let path = format!("/v1/public/{event}/games.pgn");
    let allowed = |path: String, origin: &'static str| {
        let server = &server;
        async move {
            let got = asked(server, Method::GET, &path, &[("origin", origin)]).await;
            assert!(!got.headers.contains_key("access-control-allow-credentials"));
            got.header("access-control-allow-origin").to_owned()
        }
    };
    publish(&server, &event, json!({ "shown": "games" })).await;
    assert_eq!(allowed(path.clone(), CLUB).await, "", "nobody is named");
    let named =
        publish(&server, &event, json!({ "shown": "games", "origins": ["HTTPS://Club.example/"] }))
            .await;
    assert_eq!(named["public"]["origins"], json!([CLUB]));
    assert_eq!(allowed(path.clone(), CLUB).await, CLUB);
    assert_eq!(allowed(path.clone(), OTHER).await, "");
    assert_eq!(allowed(path.clone(), "null").await, "");
    // Answers are kept apart by who may read them.
    let got = asked(&server, Method::GET, &path, &[("origin", OTHER)]).await;
    let vary: Vec<&str> =
        got.headers.get_all("vary").iter().filter_map(|it| it.to_str().ok()).collect();
    assert!(vary.contains(&"Origin"), "{vary:?}");
    // A browser that asks first.
    let question = |path: String, origin: &'static str, method: &'static str| {
        let server = &server;
        async move {
            let headers = [("origin", origin), ("access-control-request-method", method)];
            asked(server, Method::OPTIONS, &path, &headers).await
        }
    };
    let told = question(path.clone(), CLUB, "GET").await;
    assert_eq!(told.status, 204);
    assert_eq!(told.header("access-control-allow-methods"), "GET, HEAD");
    assert!(!told.header("access-control-allow-headers").contains("authorization"));
    let refused = question(path.clone(), OTHER, "GET").await;
    assert_eq!(refused.header("access-control-allow-origin"), "");
    // Nothing else is read by them, and nothing changed.
    for path in
        [format!("/v1/events/{event}"), format!("/v1/games/{game}"), "/v1/rulings".to_owned()]
    {
        assert_eq!(allowed(path.clone(), CLUB).await, "", "{path}");
        assert_eq!(question(path, CLUB, "POST").await.header("access-control-allow-origin"), "");
    }
    publish(&server, &event, json!({ "shown": "nothing", "origins": [CLUB] })).await;
    assert_eq!(allowed(path, CLUB).await, "", "nothing goes out");
}

#[tokio::test]
async fn pages_of_others_ask_about_the_laws_if_the_desk_was_started_so() {
    let doors = Doors { origins: vec![CLUB.parse().expect("an origin")], ..Doors::default() };
    let server = Server::behind(StoreUrl::Memory, Example::Never, doors).await;
    let (event, _) = server.game().await;
    publish(&server, &event, json!({ "shown": "page" })).await;
    let law = asked(&server, Method::GET, "/v1/law/fide-2023", &[("origin", CLUB)]).await;
    assert_eq!(law.header("access-control-allow-origin"), CLUB);
    let post = |path: &'static str, origin: &'static str, body: Value| {
        let url = server.url(path);
        async move {
            let sent = Client::new().post(url).header("origin", origin).json(&body).send().await;
            let answer = sent.expect("an answer");
            let allowed = answer.headers().get("access-control-allow-origin").cloned();
            (answer.status().as_u16(), allowed.is_some_and(|it| it == CLUB))
        }
    };
    let line = json!({ "transcript": "0:00 white plays e4 and presses\n" });
    assert_eq!(post("/v1/rulings", CLUB, line.clone()).await, (200, true));
    assert_eq!(post("/v1/rulings", OTHER, line).await, (403, false));
    let time = json!({ "text": "90+30" });
    assert_eq!(post("/v1/checks/time", CLUB, time).await, (200, true));
    assert_eq!(post("/v1/events", CLUB, json!({ "name": "x" })).await, (403, false));
    // It is for the Laws, not for events: those are for their organisers to open.
    let path = format!("/v1/public/{event}");
    let got = asked(&server, Method::GET, &path, &[("origin", CLUB)]).await;
    assert_eq!(got.header("access-control-allow-origin"), "");
}
