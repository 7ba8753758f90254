//! Roles and what they reach.

use serde_json::json;

use crate::support::Server;

#[tokio::test]
async fn without_a_link_only_what_is_for_all() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    for path in [
        "/v1/me".to_owned(),
        format!("/v1/games/{game}"),
        format!("/v1/events/{event}"),
        format!("/v1/events/{event}/hall"),
    ] {
        assert_eq!(server.get(&path, "").await.is(401).problem(), "no-link", "{path}");
        assert_eq!(server.get(&path, &"x".repeat(43)).await.is(401).problem(), "no-link", "{path}");
    }
    for path in [
        "/v1/info",
        "/v1/law",
        "/v1/law/fide-2018",
        "/v1/schema",
        "/openapi.json",
        "/docs",
        "/docs/docs.js",
        "/",
    ] {
        server.get(path, "").await.is(200);
    }
    // A token in the address is no token: addresses are written into logs.
    let path = format!("/v1/me?token={}", server.chief());
    server.get(&path, "").await.is(401);
}

#[tokio::test]
async fn each_role_reaches_what_it_may() {
    let server = Server::start().await;
    let (event, games) = server.event(json!({ "name": "Roles" }), 2).await;
    let (other, _) = server.game().await;
    let arbiter = server.link(&event, json!({ "role": "arbiter" })).await;
    let chief = server.link(&event, json!({ "role": "chief" })).await;
    let player = json!({ "role": "player", "game": games[0], "sides": ["black"] });
    let player = server.link(&event, player).await;
    let watcher = server.link(&event, json!({ "role": "spectator" })).await;
    let me = server.get("/v1/me", &player).await.is(200).json();
    assert_eq!(
        (&me["role"], &me["sides"], &me["game"]),
        (&json!("player"), &json!(["black"]), &json!(games[0]))
    );
    let status = |path: String| {
        let (server, chief, arbiter, player, watcher) =
            (&server, &chief, &arbiter, &player, &watcher);
        async move {
            let mut found = Vec::new();
            for token in [chief, arbiter, player, watcher] {
                found.push(server.get(&path, token).await.status.as_u16());
            }
            found
        }
    };
    assert_eq!(status(format!("/v1/games/{}", games[0])).await, [200, 200, 200, 200]);
    assert_eq!(status(format!("/v1/games/{}", games[1])).await, [200, 200, 404, 200]);
    assert_eq!(status(format!("/v1/events/{event}")).await, [200, 200, 200, 200]);
    assert_eq!(status(format!("/v1/events/{other}")).await, [404, 404, 404, 404]);
    assert_eq!(status(format!("/v1/events/{event}/hall")).await, [200, 200, 403, 200]);
    for report in ["ledger", "day-report.pdf", "arbiter-report", "arbiter-report.pdf"] {
        assert_eq!(status(format!("/v1/events/{event}/{report}")).await, [200, 200, 403, 403]);
    }
    assert_eq!(status(format!("/v1/events/{event}/links")).await, [200, 403, 403, 403]);
    assert_eq!(
        status(format!("/v1/games/{}/export?format=pgn", games[0])).await,
        [200, 200, 403, 403]
    );
    assert_eq!(status(format!("/v1/games/{}/sheet/black", games[0])).await, [200, 200, 200, 403]);
    assert_eq!(status(format!("/v1/games/{}/sheet/white", games[0])).await, [200, 200, 403, 403]);
    assert_eq!(status(format!("/v1/games/{}/envelope", games[0])).await, [422, 422, 403, 403]);
    // A chief of one event makes no other event.
    server.post("/v1/events", &chief, json!({ "name": "Mine" })).await.is(403);
    // An arbiter makes links for players, not for arbiters.
    let path = format!("/v1/events/{event}/links");
    server.post(&path, &arbiter, json!({ "role": "spectator" })).await.is(201);
    server.post(&path, &arbiter, json!({ "role": "chief" })).await.is(403);
    server.post(&path, &player, json!({ "role": "spectator" })).await.is(403);
}

#[tokio::test]
async fn a_link_comes_with_a_code_and_must_make_sense() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let path = format!("/v1/events/{event}/links");
    let made = server
        .post(&path, server.chief(), json!({ "role": "player", "game": game, "sides": ["white"] }))
        .await;
    let made = made.is(201).json();
    assert_eq!(made["token"].as_str().map(str::len), Some(43));
    assert!(
        made["url"]
            .as_str()
            .is_some_and(|it| it.starts_with("http://127.0.0.1:") && it.contains("/#/l/"))
    );
    assert!(made["qr"].as_str().is_some_and(|it| it.contains("<svg")));
    for wrong in [
        json!({ "role": "player", "sides": ["white"] }),
        json!({ "role": "player", "game": game }),
        json!({ "role": "player", "game": "nothing", "sides": ["white"] }),
        json!({ "role": "arbiter", "sides": ["white"] }),
        json!({ "role": "arbiter", "game": game }),
        json!({ "role": "spectator", "game": game }),
    ] {
        let refused = server.post(&path, server.chief(), wrong.clone()).await.is(422);
        assert_eq!(refused.problem(), "not-valid", "{wrong}");
    }
}

#[tokio::test]
async fn links_of_a_server_for_the_whole_hall_can_be_opened() {
    let running = jadoube_web::start(jadoube_web::Options {
        store: store::StoreUrl::Memory,
        listen: ([0, 0, 0, 0], 0).into(),
        example: jadoube_web::Example::Never,
        public_address: None,
        messages: messages::Messages::new(messages::Language::English),
        stall: jadoube_web::STALL,
        rating_list: None,
        doors: jadoube_web::Doors::default(),
    })
    .await
    .expect("a server");
    assert!(!running.link.contains("//0.0.0.0"), "{}", running.link);
    let page = running.link.split('#').next().unwrap_or_default();
    assert!(reqwest::get(page).await.expect("the server").status().is_success());
    running.close().await;
}

#[tokio::test]
async fn a_link_opens_nothing_after_its_time() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let path = format!("/v1/events/{event}/links");
    let over = json!({ "role": "arbiter", "expires_ms": 1_000 });
    let refused = server.post(&path, server.chief(), over).await.is(422);
    assert_eq!(refused.json()["field"], "expires_ms");
    let now = async || {
        let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.is(200).json();
        view["state"]["server_ms"].as_i64().expect("a time")
    };
    // As long as it takes on this machine to make a link and to open a socket with it.
    let mut lasts = 1_000;
    let (expires, token, mut socket) = loop {
        lasts *= 2;
        let expires = now().await + lasts;
        let short = json!({ "role": "arbiter", "expires_ms": expires });
        let made = server.post(&path, server.chief(), short).await;
        if made.status != 201 {
            continue;
        }
        let token = made.json()["token"].as_str().expect("a token").to_owned();
        let live = format!("/v1/games/{game}/live");
        if let Some(socket) = server.may_watch(&live, &token).await {
            break (expires, token, socket);
        }
    };
    assert_eq!(socket.next_of("bye").await["reason"], "expired");
    assert_eq!(socket.next().await, Err(4401));
    assert_eq!(server.get("/v1/me", &token).await.is(401).problem(), "link-expired");
    let links = server.get(&path, server.chief()).await.is(200).json();
    let last = links.as_array().and_then(|it| it.last()).expect("a link");
    assert_eq!((&last["expires_ms"], &last["expired"]), (&json!(expires), &json!(true)));
    // One that is good for longer, or for ever, is.
    let expires = now().await + 3_600_000;
    let long = server.link(&event, json!({ "role": "arbiter", "expires_ms": expires })).await;
    assert_eq!(server.get("/v1/me", &long).await.is(200).json()["expires_ms"], expires);
}

#[tokio::test]
async fn after_the_game_a_player_only_finishes_the_papers() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let tablet = json!({ "role": "player", "game": game, "sides": ["white", "black"] });
    let tablet = server.link(&event, tablet).await;
    server.tells(&game, server.chief(), &["round starts", "white plays e4 and presses"]).await;
    server.tell(&game, &tablet, "black resigns").await.is(200);
    for line in ["white touches d2", "white offers draw", "black presses", "black plays e5"] {
        let refused = server.tell(&game, &tablet, line).await.is(403);
        let detail = refused.json()["detail"].as_str().unwrap_or_default().to_owned();
        assert!(detail.contains("game is over"), "{line}: {detail}");
    }
    for line in ["white writes 1.e4", "white signs 1-0", "black calls arbiter \"the result\""] {
        server.tell(&game, &tablet, line).await.is(200);
    }
    server.get(&format!("/v1/games/{game}"), &tablet).await.is(200);
}

#[tokio::test]
async fn letters_that_nobody_sees_are_kept_out_of_names_and_lines() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let hidden = "Anna\u{202e}kilG";
    let lines = format!("white calls arbiter \"{hidden}\"");
    for (path, body, field) in [
        (format!("/v1/events/{event}/players"), json!({ "name": hidden }), "name"),
        ("/v1/events".to_owned(), json!({ "name": hidden }), "name"),
        (
            format!("/v1/events/{event}/links"),
            json!({ "role": "arbiter", "label": hidden }),
            "label",
        ),
        (format!("/v1/games/{game}/events"), json!({ "line": lines }), "line"),
        (
            format!("/v1/events/{event}/players/import"),
            json!({ "format": "csv", "text": format!("name\n{hidden}\n") }),
            "text",
        ),
    ] {
        let refused = server.post(&path, server.chief(), body).await.is(422);
        assert_eq!(refused.problem(), "not-valid", "{path}");
        assert_eq!(refused.json()["field"], field, "{path}");
        let detail = refused.json()["detail"].as_str().unwrap_or_default().to_owned();
        assert!(detail.contains("U+202E"), "{path}: {detail}");
    }
}
