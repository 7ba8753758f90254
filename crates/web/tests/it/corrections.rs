//! Undo by correction: nothing is deleted, and the game goes on from there.

use serde_json::json;

use crate::support::Server;

#[tokio::test]
async fn a_correction_strikes_out_and_stops_the_clock() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    let lines = [
        "round starts",
        "white plays e4 and presses",
        "black plays e5 and presses",
        "white resigns",
    ];
    let over = server.tells(&game, server.chief(), &lines).await;
    assert_eq!(over["state"]["phase"], "over");
    let path = format!("/v1/games/{game}/corrections");
    let wrong = json!({ "to": 99, "reason": "x" });
    assert_eq!(server.post(&path, server.chief(), wrong).await.is(422).problem(), "impossible");
    server.post(&path, server.chief(), json!({ "to": 3, "reason": " " })).await.is(422);
    let preview = json!({ "to": 3, "reason": "wrong board", "preview": true });
    let preview = server.post(&path, server.chief(), preview).await.is(200).json();
    assert_eq!(preview["struck"], json!([4, 5]));
    let corrected = json!({ "seq": 5, "to": 3, "reason": "wrong board" });
    let corrected = server.post(&path, server.chief(), corrected).await.is(200).json();
    assert_eq!(corrected["struck"], json!([4, 5]));
    assert_eq!(corrected["seq"], 7, "the correction and the stop of the clock");
    assert_eq!(corrected["state"]["phase"], "running");
    assert_eq!(corrected["state"]["to_move"], "black");
    assert_eq!(corrected["state"]["clock"]["running"], json!(null));
    let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.json();
    let entries = view["entries"].as_array().expect("entries");
    assert_eq!(entries.len(), 7);
    assert_eq!(entries[3]["struck"], true);
    assert_eq!(entries[5]["kind"], "correction");
    assert_eq!(entries[5]["reason"], "wrong board");
    assert_eq!(view["moves"].as_array().map(Vec::len), Some(1));
    server
        .tells(&game, server.chief(), &["arbiter starts black", "black plays c5 and presses"])
        .await;
    let transcript =
        server.get(&format!("/v1/games/{game}/export?format=transcript"), server.chief()).await;
    let transcript = transcript.is(200).text;
    let told: Vec<&str> =
        transcript.lines().filter(|it| !it.trim_start().starts_with('#')).collect();
    let tells = |words: &str| told.iter().any(|it| it.contains(words));
    assert!(tells("black plays c5") && !tells("white resigns"), "{transcript}");
}

#[tokio::test]
async fn an_override_stands_beside_what_it_replaces() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    server.tells(&game, server.chief(), &["round starts", "white resigns"]).await;
    let line = "arbiter decides J-02 play on reason \"he meant the other board\"";
    let overridden = server.tell(&game, server.chief(), line).await.is(200).json();
    assert_eq!(overridden["state"]["phase"], "running");
    let found = crate::support::rulings(&overridden);
    assert!(found.iter().any(|it| it.starts_with("overridden")), "{found:?}");
}
