//! What strangers send.

use reqwest::{Client, Method};
use serde_json::{Value, json};

use crate::support::Server;

#[tokio::test]
async fn headers_keep_browsers_in_bounds() {
    let server = Server::start().await;
    for path in ["/", "/docs", "/v1/info", "/v1/me", "/nothing.js"] {
        let answer = Client::new().get(server.url(path)).send().await.expect("an answer");
        let header = |name: &str| {
            answer
                .headers()
                .get(name)
                .and_then(|it| it.to_str().ok())
                .unwrap_or_default()
                .to_owned()
        };
        let policy = header("content-security-policy");
        assert!(
            policy.contains("script-src 'self'") && policy.contains("frame-ancestors 'none'"),
            "{path}: {policy}"
        );
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("referrer-policy"), "no-referrer", "{path}");
    }
    let docs = server.get("/docs", "").await.is(200).text;
    assert!(
        !docs.contains("<script>") && !docs.contains("http://") && !docs.contains("https://"),
        "{docs}"
    );
}

#[tokio::test]
async fn bodies_have_a_size_and_a_form() {
    let server = Server::start().await;
    let huge = json!({ "transcript": "x".repeat(400_000) });
    assert_eq!(server.post("/v1/rulings", "", huge).await.is(413).problem(), "too-large");
    let client = Client::new();
    for body in
        ["", "{", "[]", "\"x\"", "{\"fen\": 5}", "{\"fen\":\"x\",\"more\":1}", "\u{0}\u{0}", "nul"]
    {
        let request =
            client.post(server.url("/v1/checks/mate")).header("content-type", "application/json");
        let answer = request.body(body).send().await.expect("an answer");
        assert!(answer.status().is_client_error(), "{body}: {}", answer.status());
        let kind = answer.headers().get("content-type").expect("a type").clone();
        assert_eq!(kind, "application/problem+json", "{body}");
    }
    let deep = format!("{}1{}", "[".repeat(50_000), "]".repeat(50_000));
    let request = client.post(server.url("/v1/rulings")).header("content-type", "application/json");
    assert!(request.body(deep).send().await.expect("an answer").status().is_client_error());
}

#[tokio::test]
async fn wrong_tokens_open_nothing() {
    let server = Server::start().await;
    let chief = server.chief().to_owned();
    let mut almost = chief.clone();
    almost.pop();
    almost.push(if chief.ends_with('A') { 'E' } else { 'A' });
    for token in [
        almost.as_str(),
        "",
        "null",
        "' OR 1=1 --",
        "../../etc/passwd",
        "%00",
        &chief[..42],
        &format!("{chief}{chief}"),
    ] {
        let answer = Client::new()
            .get(server.url("/v1/me"))
            .header("authorization", format!("Bearer {token}"));
        assert_eq!(answer.send().await.expect("an answer").status().as_u16(), 401, "{token}");
    }
    for path in
        ["/v1/games/%2e%2e%2fx", "/v1/games/g%00", "/v1/games/'%20or%20'1'='1", "/v1/links/x"]
    {
        let answer = server.get(path, &chief).await;
        assert!([400, 404, 405].contains(&answer.status.as_u16()), "{path}: {}", answer.status);
    }
}

#[tokio::test]
async fn words_of_players_stay_words() {
    let server = Server::start().await;
    let evil = "\"\n</script><img src=x onerror=alert(1)>=cmd|' /C calc'!A0";
    let name = evil.replace('\n', "");
    let made =
        server.post("/v1/events", server.chief(), json!({ "name": name })).await.is(201).json();
    let event = made["event"].as_str().expect("an id");
    for _ in 0..2 {
        let path = format!("/v1/events/{event}/players");
        server.post(&path, server.chief(), json!({ "name": evil })).await.is(422);
        server.post(&path, server.chief(), json!({ "name": name })).await.is(201);
    }
    let pairing = json!({ "pairings": [{ "white": "p1", "black": "p2" }] });
    let round = server
        .post(&format!("/v1/events/{event}/rounds"), server.chief(), pairing)
        .await
        .is(201)
        .json();
    let game = round["boards"][0]["game"].as_str().expect("a game");
    server.tells(game, server.chief(), &["round starts", "white plays e2e5 and presses"]).await;
    let html = server
        .get(&format!("/v1/events/{event}/ledger?format=html"), server.chief())
        .await
        .is(200)
        .text;
    assert!(!html.contains("<img"), "{html}");
    let csv = server
        .get(&format!("/v1/events/{event}/ledger?format=csv"), server.chief())
        .await
        .is(200)
        .text;
    assert!(!csv.lines().any(|it| it.split(',').any(|cell| cell.starts_with('='))), "{csv}");
    let transcript = format!("/v1/games/{game}/export?format=transcript");
    server.get(&transcript, server.chief()).await.is(200);
    // A line is one line.
    let two = server.tell(game, server.chief(), "white presses\nblack resigns").await;
    assert!([200, 422].contains(&two.status.as_u16()), "{}", two.text);
    let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.json();
    assert_ne!(view["state"]["phase"], "over");
    let many: Vec<&str> = vec!["time passes"; 65];
    server
        .post(&format!("/v1/games/{game}/events"), server.chief(), json!({ "lines": many }))
        .await
        .is(422);
}

#[tokio::test]
async fn too_many_requests_are_refused_for_a_while() {
    let server = Server::start().await;
    let refused = server.until_too_much("/v1/law", "").await.is(429);
    assert_eq!(refused.problem(), "too-many-requests");
    // Who has a link is counted by itself.
    server.get("/v1/me", server.chief()).await.is(200);
}

#[tokio::test]
async fn a_player_asks_less_than_an_arbiter_and_takes_nothing_from_others() {
    let server = Server::start().await;
    let (event, games) = server.event(json!({ "name": "Limits" }), 2).await;
    let player = |game: &str| json!({ "role": "player", "game": game, "sides": ["white"] });
    let one = server.link(&event, player(&games[0])).await;
    let other = server.link(&event, player(&games[1])).await;
    server.until_too_much("/v1/me", &one).await.is(429);
    server.get("/v1/me", &other).await.is(200);
    server.get("/v1/me", server.chief()).await.is(200);
}

#[tokio::test]
async fn lines_and_logs_have_an_end() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let both = json!({ "role": "player", "game": game, "sides": ["white", "black"] });
    let tablet = server.link(&event, both).await;
    server.tell(&game, server.chief(), "round starts").await.is(200);
    let long = format!("white calls arbiter \"{}\"", "a".repeat(500));
    assert_eq!(server.tell(&game, &tablet, &long).await.is(413).problem(), "too-large");
    let path = format!("/v1/games/{game}/events");
    let lines = json!({ "lines": vec!["time passes"; 64] });
    let mut recorded = 0;
    let full = loop {
        let answer = server.post(&path, server.chief(), lines.clone()).await;
        if answer.status.as_u16() != 200 {
            break answer;
        }
        recorded += 64;
        assert!(recorded < 20_000, "nothing was refused");
    };
    assert_eq!(full.is(413).problem(), "too-large");
    // The players have shares of their own.
    server.tell(&game, &tablet, "white resigns").await.is(200);
}

#[tokio::test]
async fn every_error_is_a_problem() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let chief = server.chief();
    let cases = [
        (Method::GET, format!("/v1/events/{event}/hall?round=one"), 400, "bad-request"),
        (Method::GET, format!("/v1/games/{game}/export?format=doc"), 400, "bad-request"),
        (Method::GET, format!("/v1/games/{game}/export"), 400, "bad-request"),
        (Method::POST, format!("/v1/events/{event}/rounds/last/start"), 400, "bad-request"),
        (Method::GET, format!("/v1/games/{game}/sheet/green"), 400, "bad-request"),
        (Method::GET, "/v1/games/%ff".to_owned(), 400, "bad-request"),
        (Method::GET, format!("/v1/games/{game}/live"), 400, "bad-request"),
        (Method::GET, format!("/v1/events/{event}/hall/live"), 400, "bad-request"),
        (Method::GET, "/v1/law/diff?from=fide-2018".to_owned(), 400, "bad-request"),
        (Method::POST, "/v1/nothing".to_owned(), 404, "not-found"),
        (Method::GET, "/v1/nothing".to_owned(), 404, "not-found"),
        (Method::GET, "/v1".to_owned(), 404, "not-found"),
        (Method::DELETE, "/".to_owned(), 404, "not-found"),
        (Method::GET, "/docs/nothing.js".to_owned(), 404, "not-found"),
        (Method::DELETE, format!("/v1/games/{game}"), 405, "method-not-allowed"),
        (Method::POST, "/docs".to_owned(), 405, "method-not-allowed"),
    ];
    for (method, path, status, kind) in cases {
        let answer = server.ask(method, &path, chief, None).await.is(status);
        assert_eq!(answer.problem(), kind, "{path}");
    }
}

#[tokio::test]
async fn what_json_lacks_is_said_in_the_readers_language() {
    let server = Server::start().await;
    let ask = |body: &'static str, kind: &'static str| {
        let request = Client::new().post(server.url("/v1/rulings?lang=cs"));
        let request = request.header("content-type", kind).body(body);
        async move { request.send().await.expect("an answer").json::<Value>().await.expect("JSON") }
    };
    for (body, kind, says) in [
        ("{\"pgn\": ", "application/json", "sloupec 8"),
        ("{\"moves\": 1}", "application/json", "moves"),
        ("{\"fen\": 1}", "application/json", "řádek 1"),
        ("{}", "text/plain", "JSON"),
    ] {
        let problem = ask(body, kind).await;
        assert_eq!(problem["type"], "/problems/bad-request");
        let detail = problem["detail"].as_str().expect("a detail").to_lowercase();
        assert!(detail.contains(&says.to_lowercase()), "{detail}");
        assert!(!detail.contains("expected") && !detail.contains("body"), "{detail}");
    }
}

#[tokio::test]
async fn strangers_who_ask_much_are_told_so_and_moves_have_room() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    server.tell(&game, server.chief(), "round starts").await.is(200);
    // Thousands of events have to be judged for each: the first are not done when the last come.
    let transcript = "time passes\n".repeat(5_000);
    let url = server.url("/v1/rulings?lang=sk");
    let question = || {
        let request = Client::new().post(&url).json(&json!({ "transcript": transcript }));
        tokio::spawn(async move {
            let answer = request.send().await.expect("an answer");
            (answer.status().as_u16(), answer.text().await.expect("text"))
        })
    };
    let questions = || (0..40).map(|_| question()).collect::<Vec<_>>();
    let mut asked = questions();
    // While they wait, a game goes on.
    server.tell(&game, server.chief(), "white plays e4 and presses").await.is(200);
    let refused = loop {
        let mut refused = Vec::new();
        for question in asked {
            let (status, text) = question.await.expect("no panic");
            if status != 200 {
                refused.push((status, serde_json::from_str::<Value>(&text).expect("JSON")));
            }
        }
        if !refused.is_empty() {
            break refused;
        }
        // Each was answered before the next one came.
        asked = questions();
    };
    for (status, problem) in refused {
        // Too many have asked, or those who were let in have waited too long: that depends on the machine.
        let (kind, wait) = match status {
            429 => ("/problems/too-many-requests", "sekundu"),
            503 => ("/problems/busy", "sekúnd"),
            _ => panic!("{status}: {problem}"),
        };
        assert_eq!(problem["type"], kind);
        assert!(problem["todo"].as_str().is_some_and(|it| it.contains(wait)), "{problem}");
    }
}

#[tokio::test]
async fn a_field_that_is_too_long_is_named() {
    let server = Server::start().await;
    let long = "5 min ".repeat(400);
    let problem = server.post("/v1/checks/time", "", json!({ "text": long })).await.is(413).json();
    assert_eq!(problem["field"], "text");
    assert!(
        problem["detail"].as_str().is_some_and(|it| it.contains("2,000") || it.contains("2000"))
    );
    let problem = server.get(&format!("/v1/law/search?q={}", "x".repeat(201)), "").await.is(413);
    assert_eq!(problem.json()["field"], "q");
    server.get(&format!("/v1/law/glossary?q={}", "x".repeat(201)), "").await.is(413);
    // What is told of a text that is no position is short.
    let fen = "x".repeat(100_000);
    let told = server.post("/v1/checks/mate", "", json!({ "fen": fen })).await.is(422);
    assert!(told.text.len() < 2_000, "{}", told.text.len());
}

#[tokio::test]
async fn garbage_has_a_bounded_number_of_problems() {
    let server = Server::start().await;
    let garbage = "whte tuches e2\n".repeat(4_000);
    let problem = server.post("/v1/rulings", "", json!({ "transcript": garbage })).await.is(422);
    let lines = problem.json()["detail"].as_str().expect("a detail").lines().count();
    assert_eq!(lines, 51, "fifty problems, and that no more was read");
    let many = json!({ "transcript": "time passes\n".repeat(5_001) });
    let problem = server.post("/v1/rulings", "", many).await.is(413).json();
    assert!(problem["detail"].as_str().is_some_and(|it| it.contains("5000")), "{problem}");
}

#[tokio::test]
async fn who_has_no_link_cannot_make_the_server_keep_much() {
    let server = Server::start().await;
    let (event, _) = server.game().await;
    let body = json!({ "format": "csv", "text": "x".repeat(1_000_000) });
    let path = format!("/v1/events/{event}/players/import");
    assert_eq!(server.post(&path, "", body).await.is(413).problem(), "too-large");
}
