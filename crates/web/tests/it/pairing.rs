//! Rounds by the rules: forty players to the end, and how an event is paired.

use serde_json::{Value, json};

use crate::drafts::{codes, draft, games, publish};
use crate::reports::{held_against_the_rules, trf};
use crate::rounds::event_of;
use crate::support::Server;

/// Forty players from a list, the strongest not the first, in rounds that are only entered.
async fn forty(server: &Server) -> String {
    let made = json!({ "name": "Forty", "pairing": { "rounds": 5, "first_color": "white" } });
    let made = server.post("/v1/events", server.chief(), made).await.is(201).json();
    let event = made["event"].as_str().expect("an id").to_owned();
    let line = |it: u32| format!("Player {it:02};{}\n", 2400 - 7 * ((it * 17) % 41));
    let text: String = (1..=40).map(line).collect();
    let csv = json!({ "format": "csv", "text": format!("name;rating\n{text}") });
    let path = format!("/v1/events/{event}/players/import");
    let read = server.post(&path, server.chief(), csv).await.is(200).json();
    assert_eq!(read["added"].as_array().map(Vec::len), Some(40));
    event
}

/// Results as they could be, the same each time.
const RESULTS: [&str; 7] = ["1-0", "½-½", "0-1", "1-0", "+/-", "0-1", "½-½"];

#[tokio::test]
async fn forty_players_are_paired_by_the_rules_and_the_report_checks_but_for_the_swap() {
    let server = Server::start().await;
    let event = forty(&server).await;
    let path = format!("/v1/events/{event}/draft");
    let check = async || server.get(&format!("{path}/check"), server.chief()).await.is(200).json();
    for round in 1..=5 {
        let byes = match round {
            2 => json!([{ "player": "p7", "worth": "half" }]),
            4 => json!([{ "player": "p7", "worth": "zero" }, { "player": "p9", "worth": "half" }]),
            _ => json!([]),
        };
        let asked = json!({ "propose": true, "byes": byes, "results_only": {} });
        let mut drafted = draft(&server, &event, asked).await;
        assert_eq!(codes(&drafted), Vec::<String>::new(), "round {round}");
        if round == 1 {
            assert_eq!(drafted["pairings"][0]["white"], "p29", "the highest rating has number 1");
        }
        let held = check().await;
        assert_eq!((&held["seq"], &held["breach"]), (&drafted["seq"], &json!(null)));
        if round == 3 {
            let mut swapped = drafted["pairings"].clone();
            let boards = swapped.as_array_mut().expect("pairings");
            let black = boards[0]["black"].clone();
            boards[0]["black"] = boards[1]["black"].clone();
            boards[1]["black"] = black;
            let by_hand = json!({ "seq": drafted["seq"], "pairings": swapped, "results_only": {} });
            drafted = draft(&server, &event, by_hand).await;
            let breach = check().await["breach"].clone();
            assert_eq!(breach["boards"], json!([1, 2]), "{breach}");
            let why = format!("{path}/explanation");
            let why = server.get(&why, server.chief()).await.is(200).json();
            let brackets = why["brackets"].as_array().expect("brackets");
            let pairs = brackets.iter().filter_map(|it| it["pairs"].as_array()).map(Vec::len);
            assert_eq!((pairs.sum::<usize>(), &why["seq"]), (20, &drafted["seq"]));
            assert_eq!(why["criteria"].as_array().map(Vec::len), Some(21));
            let watcher = server.link(&event, json!({ "role": "spectator" })).await;
            for hidden in ["check", "explanation"] {
                server.get(&format!("{path}/{hidden}"), &watcher).await.is(403);
            }
        }
        for (at, game) in games(&publish(&server, &event, &drafted).await).iter().enumerate() {
            let result = json!({ "result": RESULTS[(at + round) % RESULTS.len()] });
            server.put(&format!("/v1/games/{game}/result"), server.chief(), result).await.is(204);
        }
    }
    let held = held_against_the_rules(&trf(&server, &event).await);
    assert_eq!(
        held.iter().map(Option::is_some).collect::<Vec<_>>(),
        [false, false, true, false, false]
    );
}

#[tokio::test]
async fn how_an_event_is_paired_is_set_and_drawn_by_lot_before_the_first_round() {
    let server = Server::start().await;
    let event = event_of(&server, 4).await;
    let path = format!("/v1/events/{event}");
    let set = async |pairing: Value| {
        server.patch(&path, server.chief(), json!({ "pairing": pairing })).await
    };
    let refused = set(json!({ "acceleration": "baku" })).await.is(422);
    assert!(refused.text.contains("number of rounds"), "{}", refused.text);
    let baku = set(json!({ "acceleration": "baku", "rounds": 7 })).await.is(200).json();
    assert_eq!(
        (&baku["report"]["rounds"], &baku["pairing"]["system"]),
        (&json!(7), &json!("dutch-2026"))
    );
    let drawn = set(json!({ "first_color": "lot" })).await.is(200).json();
    let color = drawn["report"]["first_color"].as_str().expect("a colour").to_owned();
    assert_eq!(drawn["pairing"]["drawn_by_lot"], true);
    let same = set(json!({ "first_color": color })).await.is(200).json();
    assert_eq!(same["pairing"]["drawn_by_lot"], true, "entered as it was drawn");
    let other = if color == "white" { "black" } else { "white" };
    let entered = set(json!({ "first_color": other })).await.is(200).json();
    assert_eq!(entered["pairing"]["drawn_by_lot"], false);
    let drafted = draft(&server, &event, json!({ "propose": true })).await;
    let first = &drafted["pairings"][0][other];
    assert_eq!(first, "p1");
    publish(&server, &event, &drafted).await;
    assert_eq!(set(json!({ "first_color": "lot" })).await.is(422).problem(), "not-valid");
    assert_eq!(set(json!({ "rounds": 501 })).await.is(422).problem(), "not-valid");
}
