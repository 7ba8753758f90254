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
    let mut refused: Option<Value> = None;
    for _ in 0..1_500 {
        let answer = server.ask(Method::GET, "/v1/law", "", None).await;
        if answer.status.as_u16() == 429 {
            assert_eq!(answer.problem(), "too-many-requests");
            refused = Some(answer.json());
            break;
        }
    }
    assert!(refused.is_some(), "nothing was refused");
    // Who has a link is counted by itself.
    server.get("/v1/me", server.chief()).await.is(200);
}
