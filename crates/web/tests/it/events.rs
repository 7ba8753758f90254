//! Events: settings, players, rounds, standings, the ledger.

use serde_json::{Value, json};

use crate::support::Server;

#[tokio::test]
async fn an_event_is_made_and_changed() {
    let server = Server::start().await;
    let made = json!({
        "name": "Spring Open", "place": "Brno", "date": "2026-11-16", "edition": "fide-2018",
        "time_control": "90 minutes for 40 moves, then 30 minutes, with 30 seconds per move from move 1",
        "regulations": { "default_time": "0:30:00" }, "scoring": { "win": "3", "draw": "1", "loss": "0" }
    });
    let event = server.post("/v1/events", server.chief(), made).await.is(201).json();
    assert_eq!(event["time_control"], "40/1:30:00, all/0:30:00; +0:30");
    assert_eq!(event["scoring"]["win"], "3");
    let path = format!("/v1/events/{}", event["event"].as_str().expect("an id"));
    let changed =
        server.patch(&path, server.chief(), json!({ "edition": "fide-2023" })).await.is(200);
    assert_eq!(changed.json()["edition"], "fide-2023");
    for (field, value) in [
        ("edition", json!("fide-1850")),
        ("time_control", json!("whenever")),
        ("name", json!("")),
        ("date", json!("yesterday")),
        ("scoring", json!({ "win": "lots", "draw": "1", "loss": "0" })),
        ("regulations", json!({ "no_such_option": "x" })),
        ("regulations", json!({ "increment": "0:30" })),
        ("regulations", json!({ "fines": "x".repeat(5_000) })),
        ("regulations", json!({ "x\nposition 8/8/8/8/8/8/8/8 w - - 0 1": "x" })),
    ] {
        let refused = server.patch(&path, server.chief(), json!({ field: value })).await.is(422);
        assert_eq!(refused.json()["field"], field, "{}", refused.text);
    }
    let misspelt = json!({ "regulations": { "default_tme": "0:30:00" } });
    let refused = server.patch(&path, server.chief(), misspelt).await.is(422).json();
    let meant = "There is no option “default_tme”; did you mean “default_time”?";
    assert_eq!(refused["detail"], meant);
    let (_, game) = server.game().await;
    let line = "organiser changes defualt_time 0:15:00";
    let refused = server.tell(&game, server.chief(), line).await.is(422).json();
    let told = refused["detail"].as_str().expect("a sentence");
    assert!(told.contains("“default_time”") && refused["column"] == 19, "{refused}");
    let list = server.get("/v1/events", server.chief()).await.is(200).json();
    assert_eq!(list.as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn whatever_is_offered_to_the_organiser_can_be_set() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let path = format!("/v1/events/{event}");
    let offered = server.get("/v1/regulations?lang=cs", "").await.is(200).json();
    let options = offered["options"].as_array().expect("options");
    let find = |name: &str| options.iter().find(|it| it["option"] == name);
    assert_eq!(find("scoresheet").expect("scoresheets")["words"], "Partiáře");
    assert_eq!(find("scoresheet").expect("scoresheets")["values"][0]["usual"], true);
    assert!(find("edition").is_none() && find("time_control").is_none());
    for option in options {
        let name = option["option"].as_str().expect("a name");
        let words = option["values"].as_array().expect("values").iter();
        let mut values: Vec<&str> = words.filter_map(|it| it["value"].as_str()).collect();
        values.extend(match option["free"].as_str() {
            Some("time") => Some("0:30:00"),
            Some("number") => Some("20"),
            Some("after-moves") => Some("after(30)"),
            Some("text") => Some("Hall 2, 1st floor; Hall 3"),
            _ => None,
        });
        assert!(!values.is_empty(), "{option}");
        for value in values {
            let set = json!({ "regulations": { name: value } });
            let changed = server.patch(&path, server.chief(), set).await.is(200).json();
            assert_eq!(changed["regulations"][name], value);
        }
    }
    let wrong = json!({ "regulations": { "default_time": "half an hour" } });
    let refused = server.patch(&path, server.chief(), wrong).await.is(422).json();
    let wanted = "What is wanted for “Default time” is a time such as 0:30:00.";
    assert_eq!(refused["detail"], wanted);
    // Where several can be given, they stand between semicolons.
    let several = json!({ "regulations": { "announced": "fines; draw_agreement", "fines": "10 EUR; 20 EUR" } });
    server.patch(&path, server.chief(), several).await.is(200);
    let round = json!({ "pairings": [{ "white": "p2", "black": "p1" }] });
    let made = server.post(&format!("{path}/rounds"), server.chief(), round).await.is(201).json();
    let next = made["boards"][0]["game"].as_str().expect("a game");
    assert_ne!(next, game);
    let export = server
        .get(&format!("/v1/games/{next}/export?format=transcript"), server.chief())
        .await
        .is(200);
    let line = export.text.lines().find(|it| it.starts_with("regulations"));
    let expected =
        r#"regulations announced fines, announced draw_agreement, fines "10 EUR", fines "20 EUR""#;
    assert_eq!(line, Some(expected));
}

#[tokio::test]
async fn players_are_read_from_lists() {
    let server = Server::start().await;
    let (event, _) = server.game().await;
    let path = format!("/v1/events/{event}/players/import");
    let csv =
        json!({ "format": "csv", "text": "name;rating\nJan \"the\" Novák;2300\n;1\nEva;x\n" });
    let read = server.post(&path, server.chief(), csv).await.is(200).json();
    assert_eq!(read["added"].as_array().map(Vec::len), Some(2));
    assert_eq!(read["added"][0]["id"], "p3");
    let problems = read["problems"].as_array().expect("problems");
    let places: Vec<_> = problems.iter().map(|it| (&it["line"], &it["column"])).collect();
    assert_eq!(places, [(&json!(3), &json!(1)), (&json!(4), &json!(5))]);
    let sentence = problems[0]["sentence"].as_str().expect("a sentence");
    assert!(sentence.starts_with("Line 3, column 1: "), "{sentence}");
    let none = json!({ "format": "csv", "text": "a,b\n1,2" });
    server.post(&path, server.chief(), none).await.is(422);
    let one = format!("/v1/events/{event}/players/p3");
    let changed = server.patch(&one, server.chief(), json!({ "title": "FM" })).await.is(200).json();
    assert_eq!((&changed["title"], &changed["rating"]), (&json!("FM"), &json!(2300)));
    server
        .patch(&format!("/v1/events/{event}/players/p99"), server.chief(), json!({}))
        .await
        .is(404);
}

#[tokio::test]
async fn rounds_are_proposed_without_a_second_meeting() {
    let server = Server::start().await;
    let (event, games) = server.event(json!({ "name": "Swiss" }), 2).await;
    server.tells(&games[0], server.chief(), &["round starts", "black resigns"]).await;
    server.tells(&games[1], server.chief(), &["round starts", "white resigns"]).await;
    let path = format!("/v1/events/{event}/rounds");
    let round = server.post(&path, server.chief(), json!({ "propose": true })).await.is(201).json();
    let mut first: Vec<&str> =
        ["white", "black"].iter().filter_map(|it| round["boards"][0][it].as_str()).collect();
    first.sort_unstable();
    assert_eq!(first, ["p1", "p4"], "the winners meet");
    let twice = json!({ "pairings": [{ "white": "p1", "black": "p1" }] });
    server.post(&path, server.chief(), twice).await.is(422);
    let unknown = json!({ "pairings": [{ "white": "p1", "black": "p77" }] });
    server.post(&path, server.chief(), unknown).await.is(422);
}

#[tokio::test]
async fn a_result_by_hand_counts_in_the_standings() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let path = format!("/v1/games/{game}/result");
    let put = |body| server.ask(reqwest::Method::PUT, &path, server.chief(), Some(body));
    put(json!({ "result": "five" })).await.is(422);
    put(json!({ "result": "½-½", "reason": "played elsewhere" })).await.is(204);
    let standings =
        server.get(&format!("/v1/events/{event}/standings"), server.chief()).await.is(200).json();
    assert_eq!(standings[0]["points"], "½");
    assert_eq!(standings[0]["rank"], standings[1]["rank"]);
}

#[tokio::test]
async fn the_ledger_has_every_form() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    server.tells(&game, server.chief(), &["round starts", "white plays e2e5 and presses"]).await;
    let path = format!("/v1/events/{event}/ledger");
    let ledger = server.get(&path, server.chief()).await.is(200).json();
    let person = &ledger["report"]["people"][0];
    assert_eq!(person["name"], "White 0");
    assert_eq!(person["incidents"][0]["side"], "white");
    assert_eq!(person["incidents"][0]["kind"], "illegal-move");
    let at = person["incidents"][0]["game"].as_u64().expect("a place") as usize;
    assert_eq!(ledger["boards"][at]["game"], game);
    for (format, begins) in
        [("csv", "person,game"), ("md", "# Incidents"), ("html", "<!doctype html>")]
    {
        let told = server.get(&format!("{path}?format={format}"), server.chief()).await.is(200);
        assert!(told.text.starts_with(begins), "{}", told.text);
        assert!(told.text.contains("White 0"), "{}", told.text);
    }
    // What is asked for is narrowed down in every form; without anything it is the whole.
    let people = async |part: &str| {
        let part = server.get(&format!("{path}?{part}"), server.chief()).await.is(200).json();
        assert_eq!(part["boards"], ledger["boards"]);
        part["report"]["people"].as_array().expect("people").len()
    };
    for all in ["round=1", "person=White%200", "kind=illegal-move"] {
        assert_eq!(people(all).await, 1, "{all}");
    }
    for none in ["round=2", "person=Black%200", "kind=penalty", "day=2001-01-01"] {
        assert_eq!(people(none).await, 0, "{none}");
        let csv = format!("{path}?format=csv&{none}");
        let csv = server.get(&csv, server.chief()).await.is(200).text;
        assert!(!csv.contains("White 0"), "{none}: {csv}");
    }
}

#[tokio::test]
async fn a_game_goes_out_and_comes_in_again() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let lines = [
        "round starts",
        "white plays e4 and presses",
        "black plays e5 and presses",
        "white offers draw",
        "black accepts",
    ];
    server.tells(&game, server.chief(), &lines).await;
    let place = json!({ "place": "Brno", "date": "2026-11-16" });
    server.patch(&format!("/v1/events/{event}"), server.chief(), place).await.is(200);
    let json = format!("/v1/games/{game}/export?format=json");
    let head = server.get(&json, server.chief()).await.is(200).json()["head"].clone();
    assert_eq!((&head["event"], &head["site"]), (&json!("Test"), &json!("Brno")));
    assert_eq!((&head["white"]["name"], &head["round"]), (&json!("White 0"), &json!(1)));
    assert_eq!(head["result"], "1/2-1/2");
    for format in ["transcript", "pgn", "json"] {
        let path = format!("/v1/games/{game}/export?format={format}");
        let text = server.get(&path, server.chief()).await.is(200).text;
        let import = json!({ "format": format, "text": text });
        let taken = server
            .post(&format!("/v1/events/{event}/import"), server.chief(), import)
            .await
            .is(200)
            .json();
        let copy = taken["games"][0].as_str().expect("a game");
        let view = server.get(&format!("/v1/games/{copy}"), server.chief()).await.is(200).json();
        let moves: Vec<&str> = view["moves"]
            .as_array()
            .expect("moves")
            .iter()
            .filter_map(|it| it["san"].as_str())
            .collect();
        assert_eq!(moves, ["e4", "e5"], "{format}");
    }
    let two = "[White \"Anna\"]\n[Black \"Jan\"]\n\n1. e4 1-0\n\n[White \"Jan\"]\n[Black \"Anna\"]\n\n1. d4 1-0\n";
    let import = json!({ "format": "pgn", "text": two });
    server.post(&format!("/v1/events/{event}/import"), server.chief(), import).await.is(200);
    let view = server.get(&format!("/v1/events/{event}"), server.chief()).await.is(200).json();
    let rounds = view["rounds"].as_array().expect("rounds");
    assert_eq!(rounds.len(), 6, "nobody plays twice in a round");
    let rubbish = json!({ "format": "transcript", "text": "white flies away" });
    server.post(&format!("/v1/events/{event}/import"), server.chief(), rubbish).await.is(422);
}

#[tokio::test]
async fn the_clock_of_a_game_that_comes_in_unfinished_stands() {
    let server = Server::start().await;
    let (event, games) =
        server.event(json!({ "name": "In", "time_control": "all/1:00:00" }), 1).await;
    let lines = ["round starts", "white plays e4 and presses"];
    server.tells(&games[0], server.chief(), &lines).await;
    for format in ["transcript", "json"] {
        let path = format!("/v1/games/{}/export?format={format}", games[0]);
        let text = server.get(&path, server.chief()).await.is(200).text;
        let import = json!({ "format": format, "text": text });
        let path = format!("/v1/events/{event}/import");
        let taken = server.post(&path, server.chief(), import).await.is(200).json();
        let copy = taken["games"][0].as_str().expect("a game");
        let view = server.get(&format!("/v1/games/{copy}"), server.chief()).await.is(200).json();
        assert_eq!(view["state"]["clock"]["running"], Value::Null, "{format}: {view}");
        assert_eq!(view["state"]["clock"]["black"]["ms"], 3_600_000, "{format}");
    }
}

#[tokio::test]
async fn an_announcement_that_was_struck_is_not_on_the_envelope() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    let lines = [
        "round starts",
        "white plays Nf3 and presses",
        "arbiter orders black to seal",
        "black seals",
        "arbiter announces \"at nine\"",
    ];
    let told = server.tells(&game, server.chief(), &lines).await;
    let path = format!("/v1/games/{game}/envelope");
    assert!(server.get(&path, server.chief()).await.is(200).text.contains("at nine"));
    server.tell(&game, server.chief(), "arbiter announces \"at ten\"").await.is(200);
    assert!(server.get(&path, server.chief()).await.is(200).text.contains("at ten"));
    let back = json!({ "to": told["seq"], "reason": "not said" });
    let corrections = format!("/v1/games/{game}/corrections");
    server.post(&corrections, server.chief(), back).await.is(200);
    assert!(server.get(&path, server.chief()).await.is(200).text.contains("at nine"));
}

#[tokio::test]
async fn scoresheets_and_envelopes_are_in_the_players_letters() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    server
        .tells(
            &game,
            server.chief(),
            &["round starts", "white plays Nf3 and presses", "black plays Nc6 and presses"],
        )
        .await;
    let sheet =
        server.get(&format!("/v1/games/{game}/sheet/white"), server.chief()).await.is(200).json();
    assert_eq!(sheet["rows"][0]["white"], "Jf3");
    let slovene = server
        .get(&format!("/v1/games/{game}/sheet/white?letters=sl"), server.chief())
        .await
        .is(200)
        .json();
    assert_eq!(slovene["rows"][0]["white"], "Sf3");
    let path = format!("/v1/games/{game}/envelope");
    assert_eq!(server.get(&path, server.chief()).await.is(422).problem(), "impossible");
    server.tells(&game, server.chief(), &["arbiter orders white to seal", "white seals"]).await;
    let envelope =
        server.get(&format!("/v1/games/{game}/envelope"), server.chief()).await.is(200).json();
    assert_eq!(envelope["sealed_by"], "white");
    assert_eq!(envelope["move_number"], 2);
    assert_eq!(envelope["lines"].as_array().map(Vec::len), Some(7));
    assert_eq!(envelope["lines"][3]["entry"], "sealer");
    let page =
        server.get(&format!("/v1/games/{game}/envelope?format=html"), server.chief()).await.is(200);
    assert!(page.text.starts_with("<!doctype html>") && page.text.contains("<svg"));
}

#[tokio::test]
async fn what_cannot_be_taken_in_is_said_in_the_readers_language() {
    let server = Server::start().await;
    let (event, _) = server.game().await;
    let path = format!("/v1/events/{event}/import?lang=cs");
    let import = |format: &str, text: &str| json!({ "format": format, "text": text });
    for (format, text, says) in [
        ("pgn", "", "žádná partie"),
        ("transcript", "white dances", "Řádek 1"),
        ("transcript", "white touches e5", "e5"),
        ("json", "{}", "JSON"),
    ] {
        let refused = server.post(&path, server.chief(), import(format, text)).await.is(422);
        assert_eq!(refused.problem(), "not-valid");
        let detail = refused.json()["detail"].as_str().expect("a detail").to_owned();
        assert!(detail.contains(says) && !detail.contains("store-"), "{format}: {detail}");
    }
}

#[tokio::test]
async fn a_record_is_taken_in_up_to_a_word_that_names_no_move() {
    let server = Server::start().await;
    let (event, _) = server.game().await;
    let text = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Rd5 Qh4 1-0\n";
    let path = format!("/v1/events/{event}/import");
    let body = json!({ "format": "pgn", "text": text });
    let taken = server.post(&path, server.chief(), body).await.is(200).json();
    assert!(taken["problems"][0].as_str().is_some_and(|it| it.contains("Rd5")), "{taken}");
    let game = taken["games"][0].as_str().expect("a game");
    let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.is(200).json();
    assert_eq!(view["moves"].as_array().map(Vec::len), Some(2));
    assert_eq!(view["state"]["outcome"]["result"], "1-0");
}
