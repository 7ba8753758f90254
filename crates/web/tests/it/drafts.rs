//! Rounds as drafts, published, started and taken back; who is there; what was a mistake.

use serde_json::{Value, json};

use crate::reports::{played, trf};
use crate::rounds::{event_of, points, view};
use crate::support::Server;

pub(crate) async fn draft(server: &Server, event: &str, body: Value) -> Value {
    let path = format!("/v1/events/{event}/draft");
    server.put(&path, server.chief(), body).await.is(200).json()
}

pub(crate) async fn publish(server: &Server, event: &str, draft: &Value) -> Value {
    let path = format!("/v1/events/{event}/draft/publish");
    let seen = json!({ "seq": draft["seq"] });
    server.post(&path, server.chief(), seen).await.is(201).json()
}

fn pairs(of: &Value) -> Vec<(String, String)> {
    let word = |it: &Value| it.as_str().unwrap_or_default().to_owned();
    let listed = of["pairings"].as_array().or(of["boards"].as_array()).expect("pairs");
    listed.iter().map(|it| (word(&it["white"]), word(&it["black"]))).collect()
}

pub(crate) fn games(round: &Value) -> Vec<String> {
    let boards = round["boards"].as_array().expect("boards");
    boards.iter().filter_map(|it| it["game"].as_str()).map(str::to_owned).collect()
}

pub(crate) fn codes(draft: &Value) -> Vec<String> {
    let objections = draft["objections"].as_array().expect("objections");
    objections.iter().filter_map(|it| it["code"].as_str()).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_draft_is_seen_by_arbiters_only_until_it_is_published() {
    let server = Server::start().await;
    let event = event_of(&server, 4).await;
    let arbiter = server.link(&event, json!({ "role": "arbiter" })).await;
    let watcher = server.link(&event, json!({ "role": "spectator" })).await;
    let path = format!("/v1/events/{event}");
    let drafted = draft(&server, &event, json!({ "propose": true, "starts_at": "15:00" })).await;
    assert_eq!((&drafted["round"], codes(&drafted).len()), (&json!(1), 0));
    let for_arbiter = server.get(&path, &arbiter).await.is(200).json();
    assert_eq!(pairs(&for_arbiter["draft"]), pairs(&drafted));
    let for_watcher = server.get(&path, &watcher).await.is(200).json();
    assert_eq!((&for_watcher["draft"], &for_watcher["rounds"]), (&json!(null), &json!([])));
    let hall = server.get(&format!("{path}/hall"), &watcher).await.is(200).json();
    assert_eq!(hall["boards"], json!([]));
    for who in [&arbiter, &watcher] {
        server.put(&format!("{path}/draft"), who, json!({ "propose": true })).await.is(403);
        server.delete(&format!("{path}/draft"), who).await.is(403);
    }

    let round = publish(&server, &event, &drafted).await;
    assert_eq!((&round["stage"], &round["starts_at"]), (&json!("published"), &json!("15:00")));
    let for_watcher = server.get(&path, &watcher).await.is(200).json();
    assert_eq!(pairs(&for_watcher["rounds"][0]), pairs(&drafted));
    assert_eq!(view(&server, &event).await["draft"], json!(null));
    let gone = json!({ "seq": drafted["seq"] });
    server.post(&format!("{path}/draft/publish"), server.chief(), gone).await.is(404);
}

#[tokio::test]
async fn who_changes_a_draft_has_seen_the_last_one() {
    let server = Server::start().await;
    let event = event_of(&server, 4).await;
    let path = format!("/v1/events/{event}/draft");
    let first = draft(&server, &event, json!({ "propose": true })).await;
    let swapped = json!({ "seq": first["seq"], "pairings": [{ "white": "p3", "black": "p2" }, { "white": "p4", "black": "p1" }] });
    let second = draft(&server, &event, swapped.clone()).await;
    assert_eq!(pairs(&second)[0], ("p3".to_owned(), "p2".to_owned()));
    assert_eq!(server.put(&path, server.chief(), swapped).await.is(409).problem(), "conflict");
    let again = json!({ "propose": true });
    assert_eq!(server.put(&path, server.chief(), again).await.is(409).problem(), "conflict");
    let old = json!({ "seq": first["seq"] });
    server.post(&format!("{path}/publish"), server.chief(), old).await.is(409);
    server.delete(&path, server.chief()).await.is(204);
    server.delete(&path, server.chief()).await.is(404);
    assert_eq!(view(&server, &event).await["draft"], json!(null));
    let long = json!({ "pairings": [], "starts_at": "x".repeat(300) });
    server.put(&path, server.chief(), long).await.is(422);
}

#[tokio::test]
async fn what_speaks_against_a_draft_is_told_and_some_of_it_forbids() {
    let server = Server::start().await;
    let event = event_of(&server, 4).await;
    let path = format!("/v1/events/{event}");
    for (last, status) in [(999, 200), (1_000, 422), (u32::MAX, 422)] {
        let rounds = json!({ "first": 1, "last": last });
        let pairs =
            json!({ "forbidden_pairs": [{ "one": "p2", "other": "p1", "rounds": rounds }] });
        server.patch(&path, server.chief(), pairs).await.is(status);
    }
    let forbids = json!({ "forbidden_pairs": [{ "one": "p2", "other": "p1" }] });
    server.patch(&path, server.chief(), forbids).await.is(200);
    let nobody = json!({ "forbidden_pairs": [{ "one": "p2", "other": "p9" }] });
    server.patch(&path, server.chief(), nobody).await.is(422);

    let wrong = json!({ "pairings": [{ "white": "p1", "black": "p2" }, { "white": "p3", "black": "p9" }, { "white": "p3", "black": "p4" }] });
    let wrong = draft(&server, &event, wrong).await;
    assert_eq!(codes(&wrong), ["forbidden", "no-player", "twice"]);
    let forbidden = &wrong["objections"][0];
    assert_eq!((&forbidden["weight"], &forbidden["board"]), (&json!("forbids"), &json!(1)));
    assert_eq!(forbidden["players"], json!(["p1", "p2"]));
    assert_eq!(forbidden["sentence"], "Player 1 and Player 2 shall not be paired.");
    let publishing = format!("{path}/draft/publish");
    let refused = server.post(&publishing, server.chief(), json!({ "seq": wrong["seq"] })).await;
    assert_eq!(refused.is(422).problem(), "not-valid");
    let only_forbidden = json!({ "seq": wrong["seq"], "pairings": [{ "white": "p1", "black": "p2" }, { "white": "p3", "black": "p4" }] });
    let only_forbidden = draft(&server, &event, only_forbidden).await;
    let seen = json!({ "seq": only_forbidden["seq"] });
    let refused = server.post(&publishing, server.chief(), seen).await.is(422);
    assert!(refused.text.contains("shall not be paired"), "{}", refused.text);
    let left =
        json!({ "seq": only_forbidden["seq"], "pairings": [{ "white": "p1", "black": "p3" }] });
    let left = draft(&server, &event, left).await;
    assert_eq!(codes(&left), ["left-out", "left-out"]);
    publish(&server, &event, &left).await;

    let watcher = server.link(&event, json!({ "role": "spectator" })).await;
    let seen = server.get(&path, &watcher).await.is(200).json();
    assert_eq!(seen["forbidden_pairs"], json!([]), "who may not meet is nobody's business");
}

#[tokio::test]
async fn a_published_round_goes_back_to_a_draft_with_a_reason() {
    let server = Server::start().await;
    let event = event_of(&server, 4).await;
    let drafted = draft(&server, &event, json!({ "propose": true })).await;
    let round = publish(&server, &event, &drafted).await;
    assert_eq!(round["back_to"], "draft");
    let game = games(&round)[0].clone();
    let link = json!({ "role": "player", "game": game, "sides": ["white", "black"] });
    let tablet = server.link(&event, link).await;
    let watcher = server.link(&event, json!({ "role": "spectator" })).await;
    let back = format!("/v1/events/{event}/rounds/1/back");
    let to_draft = json!({ "to": "draft", "reason": "a late entry" });
    server.post(&back, &watcher, to_draft.clone()).await.is(403);
    server.post(&back, server.chief(), json!({ "to": "draft", "reason": " " })).await.is(422);
    let not_started = json!({ "to": "published", "reason": "x" });
    server.post(&back, server.chief(), not_started).await.is(422);
    server.post(&back, server.chief(), to_draft.clone()).await.is(204);

    let now = view(&server, &event).await;
    assert_eq!(now["rounds"], json!([]));
    assert_eq!(pairs(&now["draft"]), pairs(&drafted));
    assert_eq!(server.get("/v1/me", &tablet).await.is(401).problem(), "link-revoked");
    server.get(&format!("/v1/games/{game}"), &watcher).await.is(404);
    server.tell(&game, server.chief(), "round starts").await.is(404);
    server.post(&back, server.chief(), to_draft).await.is(404);
    let again = publish(&server, &event, &now["draft"]).await;
    assert!(!games(&again).contains(&game), "its games are others");
}

#[tokio::test]
async fn a_start_is_taken_back_as_long_as_nothing_was_played() {
    let server = Server::start().await;
    let event = event_of(&server, 4).await;
    let drafted = draft(&server, &event, json!({ "propose": true })).await;
    let games = games(&publish(&server, &event, &drafted).await);
    let start = format!("/v1/events/{event}/rounds/1/start");
    server.post(&start, server.chief(), json!({})).await.is(200);
    let round = async || view(&server, &event).await["rounds"][0].clone();
    assert_eq!(
        (&round().await["stage"], &round().await["back_to"]),
        (&json!("started"), &json!("published"))
    );
    let back = format!("/v1/events/{event}/rounds/1/back");
    let to_draft = json!({ "to": "draft", "reason": "too early" });
    assert_eq!(
        server.post(&back, server.chief(), to_draft.clone()).await.is(422).problem(),
        "not-valid"
    );
    let to_published = json!({ "to": "published", "reason": "too early" });
    server.post(&back, server.chief(), to_published.clone()).await.is(204);
    assert_eq!(
        (&round().await["stage"], &round().await["back_to"]),
        (&json!("published"), &json!("draft"))
    );
    let board = server.get(&format!("/v1/games/{}", games[0]), server.chief()).await.is(200).json();
    assert_eq!(board["state"]["phase"], "not_started");
    assert!(board["entries"].to_string().contains("too early"), "the reason is in the log");

    // It is set up again as if it had not begun, and what was struck out stays so.
    let mark =
        |here: bool| json!({ "marks": [{ "game": games[0], "side": "black", "here": here }] });
    let presence = format!("/v1/events/{event}/rounds/1/presence");
    server.post(&presence, server.chief(), mark(false)).await.is(204);
    let board = server.get(&format!("/v1/games/{}", games[0]), server.chief()).await.is(200).json();
    assert_eq!(board["state"]["present"], json!({ "white": true, "black": false }));
    let entries = board["entries"].as_array().expect("entries");
    let starts = entries.iter().find(|it| it.to_string().contains("round starts"));
    assert_eq!(starts.expect("the start")["struck"], true);
    server.post(&presence, server.chief(), mark(true)).await.is(204);

    let started = server.post(&start, server.chief(), json!({})).await.is(200).json();
    assert_eq!(started["started"], 2);
    server.post(&back, server.chief(), to_published.clone()).await.is(204);
    assert_eq!(round().await["stage"], "published");
    server.post(&start, server.chief(), json!({})).await.is(200);
    server.tell(&games[1], server.chief(), "white touches e2").await.is(200);
    assert_eq!(round().await["back_to"], json!(null));
    server.post(&back, server.chief(), to_published).await.is(422);
}

#[tokio::test]
async fn a_start_that_cost_somebody_the_game_without_play_is_taken_back() {
    let server = Server::start().await;
    let event = event_of(&server, 4).await;
    let at_once = json!({ "regulations": { "default_time": "0:00" } });
    server.patch(&format!("/v1/events/{event}"), server.chief(), at_once).await.is(200);
    let drafted = draft(&server, &event, json!({ "propose": true })).await;
    let games = games(&publish(&server, &event, &drafted).await);
    let round = format!("/v1/events/{event}/rounds/1");
    let away = json!({ "marks": [{ "game": games[0], "side": "black", "here": false }] });
    server.post(&format!("{round}/presence"), server.chief(), away).await.is(204);
    server.post(&format!("{round}/start"), server.chief(), json!({})).await.is(200);
    let seen = async || view(&server, &event).await["rounds"][0].clone();
    let started = seen().await;
    assert_eq!(
        (&started["boards"][0]["result"], &started["back_to"]),
        (&json!("+/-"), &json!("published"))
    );
    let back = format!("{round}/back");
    let too_early = json!({ "to": "published", "reason": "the doors were still closed" });
    server.post(&back, server.chief(), too_early.clone()).await.is(204);
    let now = seen().await;
    assert_eq!((&now["stage"], &now["boards"][0]["result"]), (&json!("published"), &json!(null)));
    let board = server.get(&format!("/v1/games/{}", games[0]), server.chief()).await.is(200).json();
    assert_eq!(board["state"]["present"]["black"], false);
    assert!(board["entries"].to_string().contains("the doors were still closed"));

    // He has come, and both boards are started; once somebody has played, the start stays.
    let here = json!({ "marks": [{ "game": games[0], "side": "black", "here": true }] });
    server.post(&format!("{round}/presence"), server.chief(), here).await.is(204);
    let started = server.post(&format!("{round}/start"), server.chief(), json!({})).await.is(200);
    assert_eq!(started.json()["started"], 2);
    server.tell(&games[1], server.chief(), "white resigns").await.is(200);
    server.post(&back, server.chief(), too_early).await.is(422);
}

#[tokio::test]
async fn byes_that_were_given_stay_when_the_others_are_paired_anew() {
    let server = Server::start().await;
    let event = event_of(&server, 6).await;
    let by_hand = json!([
        { "player": "p1", "worth": "full" }, { "player": "p2", "worth": "half" },
        { "player": "p3", "worth": "zero" },
    ]);
    let first = draft(&server, &event, json!({ "propose": true, "byes": by_hand })).await;
    let left_over = json!({ "player": "p6", "worth": "full", "left_over": true });
    let byes = |of: &Value| of["byes"].as_array().expect("byes").clone();
    assert_eq!(
        (&byes(&first)[..3], &byes(&first)[3]),
        (&by_hand.as_array().expect("byes")[..], &left_over)
    );

    // One who withdraws leaves nobody over; the bye of the one who was left over was given by nobody.
    let path = format!("/v1/events/{event}/players/p5/withdrawal");
    server.post(&path, server.chief(), json!({})).await.is(200);
    let again = json!({ "seq": first["seq"], "propose": true, "byes": first["byes"] });
    let second = draft(&server, &event, again).await;
    assert_eq!((json!(byes(&second)), pairs(&second).len()), (by_hand, 1));
}

#[tokio::test]
async fn rounds_that_are_taken_in_take_no_draft_away() {
    let server = Server::start().await;
    let event = event_of(&server, 2).await;
    let drafted = draft(&server, &event, json!({ "propose": true })).await;
    let path = format!("/v1/events/{event}");
    let pgn = "[Event \"A\"]\n[White \"Player 1\"]\n[Black \"Player 2\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n";
    let games = json!({ "format": "pgn", "text": pgn });
    let report = trf(&server, &played(&server).await).await;
    let report = json!({ "format": "trf", "text": report });
    for (way, text) in [("import", &games), ("players/import", &report)] {
        let refused =
            server.post(&format!("{path}/{way}"), server.chief(), text.clone()).await.is(422);
        assert!(refused.text.contains("draft"), "{}", refused.text);
    }
    let seen = server
        .post(&format!("{path}/players/import/preview"), server.chief(), report.clone())
        .await;
    assert!(seen.is(200).json()["refused"].to_string().contains("draft"));
    let now = view(&server, &event).await;
    assert_eq!((&now["draft"]["seq"], &now["rounds"]), (&drafted["seq"], &json!([])));
    assert_eq!(now["players"].as_array().map(Vec::len), Some(2));

    server.delete(&format!("{path}/draft"), server.chief()).await.is(204);
    server.post(&format!("{path}/import"), server.chief(), games).await.is(200);
    assert_eq!(view(&server, &event).await["rounds"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn a_board_that_was_only_set_up_with_clocks_is_not_started() {
    let server = Server::start().await;
    let event = event_of(&server, 2).await;
    let drafted = draft(&server, &event, json!({ "propose": true })).await;
    let games = games(&publish(&server, &event, &drafted).await);
    let clocks = json!({ "clocks": { "white_ms": 300_000, "black_ms": 125_000 } });
    server.patch(&format!("/v1/games/{}", games[0]), server.chief(), clocks).await.is(200);
    let stage = async || view(&server, &event).await["rounds"][0]["stage"].clone();
    assert_eq!(stage().await, "published");
    server.tell(&games[0], server.chief(), "arbiter starts white").await.is(200);
    assert_eq!(stage().await, "started");
    let back = format!("/v1/events/{event}/rounds/1/back");
    let to_published = json!({ "to": "published", "reason": "too early" });
    server.post(&back, server.chief(), to_published).await.is(204);
    assert_eq!(stage().await, "published");
}

#[tokio::test]
async fn a_round_that_is_published_at_once_takes_no_draft_away() {
    let server = Server::start().await;
    let event = event_of(&server, 4).await;
    let drafted = draft(&server, &event, json!({ "propose": true })).await;
    let path = format!("/v1/events/{event}");
    let rounds = format!("{path}/rounds");
    let asked = json!({ "pairings": [{ "white": "p4", "black": "p1" }] });
    let refused = server.post(&rounds, server.chief(), asked.clone()).await.is(422);
    assert!(refused.text.contains("draft"), "{}", refused.text);
    let now = view(&server, &event).await;
    assert_eq!((pairs(&now["draft"]), &now["rounds"]), (pairs(&drafted), &json!([])));
    server.delete(&format!("{path}/draft"), server.chief()).await.is(204);
    server.post(&rounds, server.chief(), asked).await.is(201);
}

#[tokio::test]
async fn who_sees_everything_later_sees_a_round_start_later() {
    let server = Server::start().await;
    let (event, games) = server.event(json!({ "name": "Late" }), 2).await;
    let far_behind = server.link(&event, json!({ "role": "spectator", "delay_s": 600 })).await;
    let watcher = server.link(&event, json!({ "role": "spectator", "delay_s": 0 })).await;
    let arbiter = server.link(&event, json!({ "role": "arbiter" })).await;
    let seen = async |token: &str| {
        let path = format!("/v1/events/{event}");
        let round = server.get(&path, token).await.is(200).json()["rounds"][0].clone();
        (round["stage"].clone(), round["back_to"].clone())
    };
    let (published, started) = (json!("published"), json!("started"));
    assert_eq!(seen(&arbiter).await, (published.clone(), json!("draft")));
    assert_eq!(seen(&watcher).await, (published.clone(), json!(null)));
    let start = format!("/v1/events/{event}/rounds/1/start");
    server.post(&start, server.chief(), json!({})).await.is(200);
    assert_eq!(seen(&arbiter).await, (started.clone(), json!("published")));
    assert_eq!(seen(&watcher).await, (started, json!(null)));
    assert_eq!(seen(&far_behind).await, (published.clone(), json!(null)));
    let result = json!({ "result": "1-0" });
    server.put(&format!("/v1/games/{}/result", games[0]), server.chief(), result).await.is(204);
    assert_eq!(seen(&far_behind).await, (published, json!(null)));
}

#[tokio::test]
async fn the_next_round_is_drafted_by_hand_while_one_is_played_and_by_the_rules_after_it() {
    let server = Server::start().await;
    let event = event_of(&server, 5).await;
    let adjourns = json!({ "edition": "fide-2018", "regulations": { "adjournment": "on" } });
    server.patch(&format!("/v1/events/{event}"), server.chief(), adjourns).await.is(200);
    let first = draft(&server, &event, json!({ "propose": true })).await;
    assert_eq!(first["byes"], json!([{ "player": "p5", "worth": "full", "left_over": true }]));
    let games = games(&publish(&server, &event, &first).await);
    let byes = async || points(&server, &event, server.chief()).await[4].1.clone();
    assert_eq!(byes().await, "0", "the round has brought nobody a point yet");
    server.tells(&games[0], server.chief(), &["round starts", "white resigns"]).await;
    assert_eq!(byes().await, "1");

    let path = format!("/v1/events/{event}/draft");
    let too_early = server.put(&path, server.chief(), json!({ "propose": true })).await.is(422);
    assert_eq!(too_early.problem(), "no-pairing");
    assert!(too_early.text.contains("no result yet at board 2"), "{}", too_early.text);
    let by_hand = json!({ "pairings": [{ "white": "p2", "black": "p1" }] });
    let by_hand = draft(&server, &event, by_hand).await;
    let check = server.get(&format!("{path}/check"), server.chief()).await.is(422);
    assert_eq!(check.problem(), "no-pairing");
    // An adjourned game counts as a draw for the pairing.
    let sealed = [
        "round starts",
        "arbiter orders white to seal",
        "white seals",
        "white stops clock \"sealing\"",
    ];
    server.tells(&games[1], server.chief(), &sealed).await;
    let rules = json!({ "seq": by_hand["seq"], "propose": true });
    let second = draft(&server, &event, rules).await;
    assert_eq!((&second["round"], codes(&second)), (&json!(2), Vec::new()));
    assert_ne!(second["byes"][0]["player"], "p5", "he has had one");
    let hall = server.get(&format!("/v1/events/{event}/hall"), server.chief()).await.is(200).json();
    assert_eq!(hall["round"], 1);
    let back = format!("/v1/events/{event}/rounds/1/back");
    let to_draft = json!({ "to": "draft", "reason": "x" });
    server.post(&back, server.chief(), to_draft).await.is(422);
    publish(&server, &event, &second).await;
    assert_eq!(view(&server, &event).await["rounds"].as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn a_proposal_repeats_no_pair_and_no_third_colour() {
    let server = Server::start().await;
    let event = event_of(&server, 8).await;
    let mut met = std::collections::BTreeSet::new();
    for round in 1..=5 {
        let drafted = draft(&server, &event, json!({ "propose": true })).await;
        assert_eq!(codes(&drafted), Vec::<String>::new(), "round {round}");
        if round == 1 {
            let halves = [("p1", "p5"), ("p6", "p2"), ("p3", "p7"), ("p8", "p4")];
            let halves = halves.map(|it| (it.0.to_owned(), it.1.to_owned()));
            assert_eq!(pairs(&drafted), halves, "the upper half meets the lower");
        }
        for (white, black) in pairs(&drafted) {
            let pair = if white < black { (white, black) } else { (black, white) };
            assert!(met.insert(pair), "nobody meets twice");
        }
        for game in games(&publish(&server, &event, &drafted).await) {
            let result = json!({ "result": "1-0" });
            server.put(&format!("/v1/games/{game}/result"), server.chief(), result).await.is(204);
        }
    }
}

#[tokio::test]
async fn absences_of_a_round_are_marked_at_once() {
    let server = Server::start().await;
    let regulations = json!({ "default_time": "0:30:00" });
    let settings = json!({ "name": "Late", "regulations": regulations });
    let (event, games) = server.event(settings, 3).await;
    let path = format!("/v1/events/{event}/rounds/1/presence");
    let mark =
        |game: &str, side: &str, here: bool| json!({ "game": game, "side": side, "here": here });
    let away = json!({ "marks": [mark(&games[0], "black", false), mark(&games[2], "white", false), mark(&games[2], "black", false)] });
    let watcher = server.link(&event, json!({ "role": "spectator" })).await;
    server.post(&path, &watcher, away.clone()).await.is(403);
    let arbiter = server.link(&event, json!({ "role": "arbiter" })).await;
    server.post(&path, &arbiter, away).await.is(204);
    let present = async |game: &str| {
        let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.is(200).json();
        (view["state"]["present"]["white"].clone(), view["state"]["present"]["black"].clone())
    };
    assert_eq!(present(&games[0]).await, (json!(true), json!(false)));
    assert_eq!(present(&games[2]).await, (json!(false), json!(false)));
    let come = json!({ "marks": [mark(&games[2], "white", true)] });
    server.post(&path, &arbiter, come).await.is(204);
    assert_eq!(present(&games[2]).await, (json!(true), json!(false)));

    server
        .post(&format!("/v1/events/{event}/rounds/1/start"), server.chief(), json!({}))
        .await
        .is(200);
    let come = json!({ "marks": [mark(&games[0], "black", true), mark(&games[2], "black", true), mark(&games[1], "black", true)] });
    server.post(&path, &arbiter, come).await.is(204);
    assert_eq!(present(&games[0]).await, (json!(true), json!(true)));
    assert_eq!(present(&games[2]).await, (json!(true), json!(true)));
    let log = server.get(&format!("/v1/games/{}", games[1]), server.chief()).await.is(200).json();
    assert!(!log["entries"].to_string().contains("arrives"), "he was there");
    let elsewhere = json!({ "marks": [mark("g0", "white", true)] });
    server.post(&path, &arbiter, elsewhere).await.is(404);

    // Who was marked as present by mistake is not there after the start either, and who has moved is.
    let both =
        |game: &str| json!({ "marks": [mark(game, "white", false), mark(game, "black", false)] });
    server.post(&path, &arbiter, both(&games[1])).await.is(204);
    assert_eq!(present(&games[1]).await, (json!(false), json!(false)));
    let log = server.get(&format!("/v1/games/{}", games[1]), server.chief()).await.is(200).json();
    let lines = log["entries"].as_array().expect("entries").iter().map(|it| it["line"].clone());
    let told: Vec<_> = lines.filter(|it| it.to_string().contains("absent")).collect();
    assert_eq!(told, [json!("white is absent"), json!("black is absent")]);
    server.tells(&games[0], server.chief(), &["white plays e4 and presses"]).await;
    let hall = server.get(&format!("/v1/events/{event}/hall"), &arbiter).await.is(200).json();
    let first = hall["boards"].as_array().expect("boards").iter().find(|it| it["board"] == 1);
    assert_eq!(first.expect("board 1")["moved"], json!(["white"]), "{hall}");
    let refused = server.post(&path, &arbiter, both(&games[0])).await.is(422);
    assert!(refused.text.contains("White has made a move"), "{}", refused.text);
    assert!(refused.text.contains("Board 1, "), "{}", refused.text);
    assert_eq!(present(&games[0]).await, (json!(true), json!(true)), "nothing of it was recorded");
}

#[tokio::test]
async fn what_was_a_mistake_is_withdrawn_and_comes_back() {
    let server = Server::start().await;
    let event = event_of(&server, 3).await;
    let player = format!("/v1/events/{event}/players/p3/mistake");
    let arbiter = server.link(&event, json!({ "role": "arbiter" })).await;
    let chief_here = server.link(&event, json!({ "role": "chief" })).await;
    let why = json!({ "reason": "entered twice" });
    server.post(&player, &arbiter, why.clone()).await.is(403);
    server.post(&player, server.chief(), json!({ "reason": "" })).await.is(422);
    server.post(&player, server.chief(), why.clone()).await.is(204);
    let path = format!("/v1/events/{event}");
    let players = async |who: &str| {
        let view = server.get(&path, who).await.is(200).json();
        view["players"].as_array().map(Vec::len)
    };
    let watcher = server.link(&event, json!({ "role": "spectator" })).await;
    assert_eq!((players(&watcher).await, players(server.chief()).await), (Some(2), Some(3)));
    assert_eq!(points(&server, &event, server.chief()).await.len(), 2);
    server.delete(&player, server.chief()).await.is(204);
    assert_eq!(players(&watcher).await, Some(3));
    server.delete(&player, server.chief()).await.is(422);

    let mistake = format!("{path}/mistake");
    server.post(&mistake, &chief_here, why.clone()).await.is(403);
    server.post(&mistake, server.chief(), why.clone()).await.is(204);
    let listed = async |who: &str| server.get("/v1/events", who).await.is(200).json();
    assert_eq!(listed(&chief_here).await, json!([]));
    assert_eq!(listed(server.chief()).await[0]["mistaken"], true);
    server.delete(&mistake, server.chief()).await.is(204);
    assert_eq!(listed(&chief_here).await[0]["mistaken"], false);
    let drafted = draft(&server, &event, json!({ "propose": true })).await;
    let round = publish(&server, &event, &drafted).await;
    server.post(&player, server.chief(), why.clone()).await.is(422);
    server.tell(&games(&round)[0], server.chief(), "round starts").await.is(200);
    server.post(&mistake, server.chief(), why).await.is(422);
}

#[tokio::test]
async fn boards_without_a_desk_are_chosen_in_the_draft() {
    let server = Server::start().await;
    let event = event_of(&server, 6).await;
    let only = |of: &Value| -> Vec<bool> {
        let boards = of["boards"].as_array().expect("boards");
        boards.iter().map(|it| it["results_only"] == true).collect()
    };
    let proposal = json!({ "propose": true, "results_only": { "boards": [2, 9] } });
    let drafted = draft(&server, &event, proposal).await;
    assert_eq!(drafted["results_only"], json!({ "boards": [2, 9] }));
    let round = publish(&server, &event, &drafted).await;
    assert_eq!(only(&round), [false, true, false]);
    let start = format!("/v1/events/{event}/rounds/1/start");
    assert_eq!(server.post(&start, server.chief(), json!({})).await.is(200).json()["started"], 2);
    for to in ["published", "draft"] {
        let back = json!({ "to": to, "reason": "a late entry" });
        let path = format!("/v1/events/{event}/rounds/1/back");
        server.post(&path, server.chief(), back).await.is(204);
    }
    let again = view(&server, &event).await["draft"].clone();
    assert_eq!(again["results_only"], json!({ "boards": [2] }));
    // The whole round, however many boards it has when it is published.
    let pairings = again["pairings"].clone();
    let whole = json!({ "seq": again["seq"], "pairings": pairings, "results_only": {} });
    let drafted = draft(&server, &event, whole).await;
    assert_eq!(drafted["results_only"], json!({}));
    assert_eq!(only(&publish(&server, &event, &drafted).await), [true; 3]);
    let many: Vec<u32> = (1..=5_001).collect();
    let many = json!({ "pairings": [], "results_only": { "boards": many } });
    let refused = server.put(&format!("/v1/events/{event}/draft"), server.chief(), many).await;
    assert_eq!(refused.is(422).problem(), "not-valid");
}
