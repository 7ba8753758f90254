//! Lists that are shown before they are taken in, what a report says of an event, and the list of ratings.

use jadoube_web::{Doors, Example, Options, start};
use messages::{Language, Messages};
use serde_json::{Value, json};
use store::StoreUrl;

use crate::support::Server;

const SPRING: &str = include_str!("../../../../fixtures/trf/spring-16.txt");
const CUT: &str = include_str!("../../../../fixtures/trf/cut-16.txt");

async fn event(server: &Server) -> String {
    let made = server.post("/v1/events", server.chief(), json!({ "name": "Lists" })).await;
    made.is(201).json()["event"].as_str().expect("an id").to_owned()
}

async fn preview(server: &Server, event: &str, body: Value) -> Value {
    let path = format!("/v1/events/{event}/players/import/preview");
    server.post(&path, server.chief(), body).await.is(200).json()
}

async fn view(server: &Server, event: &str) -> Value {
    server.get(&format!("/v1/events/{event}"), server.chief()).await.is(200).json()
}

fn acts(preview: &Value) -> Vec<String> {
    let players = preview["players"].as_array().expect("players").iter();
    players.map(|it| format!("{} {}", it["line"], it["act"].as_str().expect("an act"))).collect()
}

#[tokio::test]
async fn a_list_is_shown_column_by_column_before_it_is_taken_in() {
    let server = Server::start().await;
    let event = event(&server).await;
    let known = json!({ "name": "Kranjc Miha", "rating": 1990, "fide_id": 14_600_001 });
    server.post(&format!("/v1/events/{event}/players"), server.chief(), known).await.is(201);
    let text = "Příjmení;Jméno;FIDE-ID;Elo;Oblíbená barva;Pohlaví\nNováková;Anna;300012;2105;modrá;Ž\nKranjc;Miha;14600001;2010;;m\n;Eva;;;;\n";
    let body = json!({ "format": "csv", "text": text });
    let shown = preview(&server, &event, body.clone()).await;
    let holds: Vec<&Value> =
        shown["columns"].as_array().expect("columns").iter().map(|it| &it["holds"]).collect();
    let (name, first) = (json!("name"), json!("first_name"));
    let (id, rating, sex) = (json!("fide_id"), json!("rating"), json!("sex"));
    assert_eq!(holds, [&name, &first, &id, &rating, &Value::Null, &sex]);
    assert_eq!(shown["columns"][4]["samples"][0], "modrá");
    assert_eq!(acts(&shown), ["2 add", "3 change"]);
    assert_eq!(shown["players"][0]["player"]["name"], "Nováková, Anna");
    assert_eq!(shown["players"][0]["player"]["sex"], "female");
    let sexed = json!([{ "field": "sex", "was": null, "now": "male" }]);
    assert_eq!(shown["players"][1]["changes"], sexed, "what the event says stands");
    assert_eq!(shown["problems"][0]["line"], 4, "who has no name is left out, and said to be");
    assert_eq!(view(&server, &event).await["players"].as_array().map(Vec::len), Some(1));

    // The list is right, and the user says what a column holds.
    let columns = json!(["name", "first_name", "fide_id", "rating", "club", "sex"]);
    let body = json!({ "format": "csv", "text": text, "list_is_right": true, "columns": columns });
    let shown = preview(&server, &event, body.clone()).await;
    assert_eq!(shown["players"][0]["player"]["club"], "modrá");
    let fields: Vec<&Value> = shown["players"][1]["changes"]
        .as_array()
        .expect("changes")
        .iter()
        .map(|it| &it["field"])
        .collect();
    assert_eq!(fields, ["name", "rating", "sex"]);
    let path = format!("/v1/events/{event}/players/import");
    server.post(&path, server.chief(), body).await.is(200);
    let players = view(&server, &event).await["players"].clone();
    assert_eq!((&players[0]["rating"], &players[1]["club"]), (&json!(2010), &json!("modrá")));
    let arbiter = server.link(&event, json!({ "role": "arbiter" })).await;
    let body = json!({ "format": "csv", "text": "name\nx\n" });
    server.post(&format!("{path}/preview"), &arbiter, body).await.is(403);
}

#[tokio::test]
async fn a_report_fills_in_what_the_event_does_not_say() {
    let server = Server::start().await;
    let event = event(&server).await;
    let body = json!({ "format": "trf", "text": SPRING });
    let shown = preview(&server, &event, body.clone()).await;
    assert_eq!((&shown["rounds"], &shown["refused"]), (&json!(4), &Value::Null));
    let shown = shown["settings"].as_array().expect("changes").iter();
    let apart = shown.clone().find(|it| it["field"] == "forbidden_pairs").expect("a change");
    assert_eq!(apart["now"], "Nováková, Anna – Čermák, Šimon");
    let path = format!("/v1/events/{event}/players/import");
    server.post(&path, server.chief(), body.clone()).await.is(200);
    let filled = view(&server, &event).await;
    assert_eq!((&filled["name"], &filled["place"]), (&json!("Lists"), &json!("Brno")));
    assert_eq!(filled["report"]["chief_arbiter"], "IA Dvořák, Petr (300999)");
    assert_eq!(filled["players"][0]["birth"], "1990/01/31");
    let first = &filled["forbidden_pairs"][0];
    assert_eq!(first["rounds"], Value::Null);
    let (path, apart) = (format!("/v1/events/{event}"), |first: u32, last: u32| {
        let pair = json!({ "one": filled["forbidden_pairs"][0]["one"], "other": filled["forbidden_pairs"][0]["other"], "rounds": { "first": first, "last": last } });
        json!({ "forbidden_pairs": [pair] })
    });
    for (first, last) in [(0, 2), (3, 2)] {
        server.patch(&path, server.chief(), apart(first, last)).await.is(422);
    }
    let spectator = server.link(&event, json!({ "role": "spectator" })).await;
    let seen = server.get(&format!("/v1/events/{event}"), &spectator).await.is(200).json();
    assert_eq!(seen["players"][0]["birth"], "1990", "a day of birth is for arbiters");
    assert!(filled["report"]["lines"].is_array());
    let kept = &seen["report"]["lines"];
    assert!(kept.is_null(), "so are lines that are only kept: {kept}");
    let old = format!("/v1/events/{event}/trf?version=16");
    let text = server.get(&old, server.chief()).await.is(200).text;
    for line in ["102 IA Dvořák, Petr (300999)\r\n", "XXP 1 2\r\n", "112 NA Rossi, Ugo\r\n"] {
        assert!(text.contains(line), "{text}");
    }
    server.get(&format!("/v1/events/{event}/trf?version=7"), server.chief()).await.is(422);

    // By hand, too; the lines that are only kept stay.
    let change = json!({ "report": { "chief_arbiter": "Eva Malá", "rounds": 9, "round_dates": ["2026-11-16", null, null] } });
    let changed =
        server.patch(&format!("/v1/events/{event}"), server.chief(), change).await.is(200).json();
    assert_eq!(changed["report"]["round_dates"], json!(["2026-11-16"]));
    assert!(server.get(&old, server.chief()).await.text.contains("XXP 1 2\r\n"));
    let wrong = json!({ "report": { "round_dates": ["2026-02-30"] } });
    server.patch(&format!("/v1/events/{event}"), server.chief(), wrong).await.is(422);

    // The event has rounds now: once more is refused beforehand.
    let again = preview(&server, &event, body).await;
    assert!(again["refused"].is_string(), "{again}");
}

#[tokio::test]
async fn a_crooked_report_is_refused_as_a_whole() {
    let server = Server::start().await;
    let event = event(&server).await;
    let body = json!({ "format": "trf", "text": CUT });
    let shown = preview(&server, &event, body.clone()).await;
    assert!(shown["refused"].as_str().is_some_and(|it| it.contains("Line 3")), "{shown}");
    let path = format!("/v1/events/{event}/players/import");
    server.post(&path, server.chief(), body).await.is(422);
    assert_eq!(view(&server, &event).await["players"], json!([]));
}

const RATINGS: &str = "ID Number      Name                     Fed Sex Tit  WTit SRtng RRtng BRtng B-day\n300012         Novakova, Anna           CZE F        WFM  2105  2050  0     1990\n14600001       Kranjc, Miha             SLO M             2010  0     1800  2008\n";

/// A server with this list of ratings.
async fn with_ratings(path: &std::path::Path) -> Server {
    let running = start(Options {
        store: StoreUrl::Memory,
        listen: ([127, 0, 0, 1], 0).into(),
        example: Example::Never,
        public_address: None,
        messages: Messages::new(Language::English),
        stall: jadoube_web::STALL,
        rating_list: Some(path.to_owned()),
        doors: Doors::default(),
    });
    Server::of(running.await.expect("a server"))
}

/// The list as soon as it is read.
async fn asked(server: &Server, event: &str, q: &str) -> Value {
    loop {
        let path = format!("/v1/events/{event}/ratings?q={q}");
        let found = server.get(&path, server.chief()).await.is(200).json();
        if found["list"]["state"] != "reading" {
            return found;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn players_are_looked_up_in_the_list_and_held_against_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("players_list.txt");
    std::fs::write(&file, RATINGS).expect("a file");
    let server = with_ratings(&file).await;
    let event = event(&server).await;
    let rapid = json!({ "time_control": "15+10" });
    server.patch(&format!("/v1/events/{event}"), server.chief(), rapid).await.is(200);
    let found = asked(&server, &event, "anna%20nov%C3%A1k").await;
    let list = json!({ "state": "there", "file": "players_list.txt", "players": 2, "percent": null, "sentence": null });
    assert_eq!(found["list"], list);
    let anna = &found["players"][0];
    assert_eq!((&anna["rating"], &anna["standard"]), (&json!(2050), &json!(2105)), "rapid");
    assert_eq!((&anna["title"], &anna["sex"]), (&json!("WFM"), &json!("female")));

    for player in [
        json!({ "name": "Miha Kranjc", "rating": 1990 }),
        json!({ "name": "Anna Nováková", "birth": "31 January 1990" }),
        json!({ "name": "Ann Poe" }),
    ] {
        server.post(&format!("/v1/events/{event}/players"), server.chief(), player).await.is(201);
    }
    let path = format!("/v1/events/{event}/ratings/differences");
    let compared = server.get(&path, server.chief()).await.is(200).json();
    assert_eq!(compared["unknown"][0]["name"], "Ann Poe");
    let miha = &compared["players"][0];
    let change = json!({ "field": "rating", "was": "1990", "now": "2010" });
    assert!(miha["changes"].as_array().is_some_and(|it| it.contains(&change)), "{miha}");
    let anna = compared["players"][1]["changes"].as_array().expect("changes");
    assert!(anna.iter().all(|it| it["field"] != "birth"), "the day is known better");
    let taken = json!({ "players": ["p1", "p3", "p9"] });
    let taken = server.post(&path, server.chief(), taken).await.is(200).json();
    assert_eq!(taken.as_array().map(Vec::len), Some(1));
    let players = view(&server, &event).await["players"].clone();
    assert_eq!((&players[0]["rating"], &players[0]["fide_id"]), (&json!(2010), &json!(14_600_001)));
    assert_eq!(players[1]["rating"], Value::Null, "nobody chose her");

    let arbiter = server.link(&event, json!({ "role": "arbiter" })).await;
    server.get(&path, &arbiter).await.is(403);
    let long = format!("/v1/events/{event}/ratings?q={}", "x".repeat(201));
    server.get(&long, server.chief()).await.is(413);
}

#[tokio::test]
async fn a_file_that_is_no_list_is_said_to_be_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("wrong.txt");
    std::fs::write(&file, "name,rating\n").expect("a file");
    let server = with_ratings(&file).await;
    let event = event(&server).await;
    let found = asked(&server, &event, "anna").await;
    assert_eq!((&found["list"]["state"], &found["players"]), (&json!("wrong"), &json!([])));
    assert!(found["list"]["sentence"].is_string());
    let without = Server::start().await;
    let event = self::event(&without).await;
    assert_eq!(asked(&without, &event, "anna").await["list"]["state"], "none");
}

#[tokio::test]
async fn a_list_is_taken_back_as_one_act_until_somebody_of_it_is_paired() {
    let server = Server::start().await;
    let event = event(&server).await;
    let known = json!({ "name": "Kranjc, Miha", "fide_id": 14_600_001, "rating": 1990 });
    let players = format!("/v1/events/{event}/players");
    server.post(&players, server.chief(), known).await.is(201);
    let before = view(&server, &event).await;
    assert_eq!(before["list_to_take_back"], Value::Null);
    let import = format!("/v1/events/{event}/players/import");
    let body = json!({ "format": "trf", "text": SPRING, "list_is_right": true });
    server.post(&import, server.chief(), body.clone()).await.is(200);
    let taken = view(&server, &event).await;
    assert_eq!(
        (&taken["name"], &taken["list_to_take_back"]),
        (&json!("Spring Open"), &json!("i1"))
    );
    let arbiter = server.link(&event, json!({ "role": "arbiter" })).await;
    server.delete(&format!("{import}/i1"), &arbiter).await.is(403);
    server.delete(&format!("{import}/i2"), server.chief()).await.is(422);
    server.delete(&format!("{import}/i1"), server.chief()).await.is(204);
    let back = view(&server, &event).await;
    for field in ["name", "place", "rounds", "report", "list_to_take_back"] {
        assert_eq!(back[field], before[field], "{field}");
    }
    assert_eq!(back["players"][0]["rating"], 1990);
    server.delete(&format!("{import}/i1"), server.chief()).await.is(422);

    // Once more: who was taken out comes back under the same id; and with a round nothing goes back.
    let only = json!({ "format": "trf", "text": SPRING, "players_only": true });
    let shown = preview(&server, &event, only.clone()).await;
    let count = |act| acts(&shown).iter().filter(|it| it.ends_with(act)).count();
    assert_eq!((count("add"), count("change")), (5, 1), "who comes back is added");
    let taken = server.post(&import, server.chief(), only).await.is(200).json();
    assert_eq!(taken["added"].as_array().map(Vec::len), Some(5));
    let again = view(&server, &event).await;
    assert_eq!(again["list_to_take_back"], "i2");
    let round = json!({ "pairings": [{ "white": "p2", "black": "p3" }] });
    server.post(&format!("/v1/events/{event}/rounds"), server.chief(), round).await.is(201);
    assert_eq!(view(&server, &event).await["list_to_take_back"], Value::Null);
    server.delete(&format!("{import}/i2"), server.chief()).await.is(422);
}

#[tokio::test]
async fn what_reports_have_no_columns_for_is_refused_and_days_of_birth_are_written_as_they_do() {
    let server = Server::start().await;
    let event = event(&server).await;
    let players = format!("/v1/events/{event}/players");
    let anna = json!({ "name": "Anna", "birth": "31.01.1990", "rating": 4000, "fide_id": 99_999_999_999_u64 });
    server.post(&players, server.chief(), anna).await.is(201);
    assert_eq!(view(&server, &event).await["players"][0]["birth"], "1990/01/31");
    for wrong in [json!({ "rating": 4001 }), json!({ "fide_id": 100_000_000_000_u64 })] {
        server.patch(&format!("{players}/p1"), server.chief(), wrong).await.is(422);
    }
    let day = json!({ "birth": "1. 2. 1991" });
    server.patch(&format!("{players}/p1"), server.chief(), day).await.is(200);
    assert_eq!(view(&server, &event).await["players"][0]["birth"], "1991/02/01");
}
