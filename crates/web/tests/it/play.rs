//! Games as players and arbiters record them.

use serde_json::{Value, json};

use crate::support::{Server, rulings};

#[tokio::test]
async fn two_devices_play_to_mate_by_touch() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let player = |side| json!({ "role": "player", "game": game, "sides": [side] });
    let white = server.link(&event, player("white")).await;
    let black = server.link(&event, player("black")).await;
    server.tell(&game, server.chief(), "round starts").await.is(200);
    let moves = [
        (&white, "white", "f2", "P", "f3"),
        (&black, "black", "e7", "P", "e5"),
        (&white, "white", "g2", "P", "g4"),
    ];
    for (token, side, from, piece, to) in moves {
        let lines = [
            format!("{side} touches {from}"),
            format!("{side} puts {piece} on {to}"),
            format!("{side} releases {to}"),
            format!("{side} presses"),
        ];
        for line in &lines {
            server.tell(&game, token, line).await.is(200);
        }
    }
    server.tells(&game, &black, &["black touches d8", "black puts Q on h4"]).await;
    let mate = server.tell(&game, &black, "black releases h4").await.is(200).json();
    assert_eq!(mate["state"]["phase"], "over");
    assert_eq!(mate["state"]["outcome"]["result"], "0-1");
    assert_eq!(mate["state"]["outcome"]["reason"], "checkmate");
    // Now that it is over the player sees the record.
    assert_eq!(mate["moves"]["add"].as_array().map(Vec::len), Some(4));
    let path = format!("/v1/events/{event}/standings");
    let standings = server.get(&path, server.chief()).await.is(200).json();
    assert_eq!(standings[0]["player"]["name"], "Black 0");
    assert_eq!(standings[0]["points"], "1");
}

#[tokio::test]
async fn a_touched_piece_binds_and_the_obligation_is_shown() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let both = json!({ "role": "player", "game": game, "sides": ["white", "black"] });
    let tablet = server.link(&event, both).await;
    server.tell(&game, server.chief(), "round starts").await.is(200);
    let touched = server.tell(&game, &tablet, "white touches g1").await.is(200).json();
    assert_eq!(rulings(&touched), ["must white move g1"]);
    assert_eq!(touched["state"]["duties"][0]["duty"], "move g1");
    assert_eq!(touched["state"]["duties"][0]["moves"], json!([]), "players are not shown moves");
    assert_eq!(touched["state"]["board"]["touched"][0]["square"], "g1");
    let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.is(200).json();
    assert_eq!(view["state"]["duties"][0]["moves"], json!(["Nf3", "Nh3"]));
}

#[tokio::test]
async fn players_act_for_their_own_side_only() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let white = json!({ "role": "player", "game": game, "sides": ["white"] });
    let white = server.link(&event, white).await;
    let watcher = server.link(&event, json!({ "role": "spectator" })).await;
    server.tell(&game, server.chief(), "round starts").await.is(200);
    for line in [
        "black presses",
        "arbiter decides J-12 warning",
        "round starts",
        "flag black falls",
        "arbiter sets clock white 9:00:00",
        "both gesture handshake",
        "white finds phone on black",
        "neighbour presses white",
        "white sets up 8/8/8/8/8/8/8/KQ5k w - - 0 1",
    ] {
        let refused = server.tell(&game, &white, line).await;
        assert!([403, 422].contains(&refused.status.as_u16()), "{line}: {}", refused.text);
    }
    assert_eq!(server.tell(&game, &white, "black presses").await.problem(), "not-your-role");
    assert_eq!(
        server.tell(&game, &watcher, "white resigns").await.is(403).problem(),
        "not-your-role"
    );
    server.tell(&game, &white, "white plays e4 and presses").await.is(200);
    let path = format!("/v1/games/{game}/preview");
    server.post(&path, &white, json!({ "line": "white resigns" })).await.is(403);
}

#[tokio::test]
async fn players_cannot_free_themselves_of_a_touch() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let player = |sides| json!({ "role": "player", "game": game, "sides": sides });
    let white = server.link(&event, player(json!(["white"]))).await;
    let tablet = server.link(&event, player(json!(["white", "black"]))).await;
    server.tell(&game, server.chief(), "round starts").await.is(200);
    for token in [&white, &tablet] {
        for line in ["white touches e1 accidentally", "white touches a1 turning"] {
            let refused = server.tell(&game, token, line).await.is(403);
            assert_eq!(refused.problem(), "not-your-role", "{line}");
        }
    }
    let unclear = server.tell(&game, &white, "white touches e1 unclearly").await.is(200).json();
    assert_eq!(unclear["state"]["questions"], json!([]), "that is for the arbiter to answer");
    server.tell(&game, server.chief(), "white touches e1 accidentally").await.is(200);
}

#[tokio::test]
async fn nobody_arrives_at_the_board_from_afar() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let path = format!("/v1/games/{game}");
    server.patch(&path, server.chief(), json!({ "absent": ["white", "black"] })).await.is(200);
    let player = |sides| json!({ "role": "player", "game": game, "sides": sides });
    let white = server.link(&event, player(json!(["white"]))).await;
    let tablet = server.link(&event, player(json!(["white", "black"]))).await;
    server.tell(&game, server.chief(), "round starts").await.is(200);
    let refused = server.tell(&game, &white, "white arrives").await.is(403);
    assert_eq!(refused.problem(), "not-your-role");
    let came = server.tell(&game, &tablet, "white arrives").await.is(200).json();
    assert_eq!(came["state"]["present"], json!({ "white": true, "black": false }));
    server.tell(&game, server.chief(), "black arrives").await.is(200);
}

#[tokio::test]
async fn an_answer_says_whom_it_is_about_where_both_are_asked_about() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    server.tell(&game, server.chief(), "round starts").await.is(200);
    server.tell(&game, server.chief(), "white uses notes").await.is(200);
    let path = format!("/v1/games/{game}");
    let view = server.get(&path, server.chief()).await.is(200).json();
    let line = &view["state"]["questions"][0]["options"][0]["line"];
    assert_eq!(*line, "arbiter decides J-12 none");
    server.tell(&game, server.chief(), "black uses notes").await.is(200);
    let view = server.get(&path, server.chief()).await.is(200).json();
    let line = &view["state"]["questions"][1]["options"][0]["line"];
    assert_eq!(*line, "arbiter decides J-12 black none");
    let decided = server.tell(&game, server.chief(), "arbiter decides J-12 black none").await;
    assert_eq!(decided.is(200).json()["state"]["questions"][0]["about"], "white");
}

#[tokio::test]
async fn players_are_not_told_what_may_be_claimed() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let both = json!({ "role": "player", "game": game, "sides": ["white", "black"] });
    let tablet = server.link(&event, both).await;
    server.tell(&game, server.chief(), "round starts").await.is(200);
    for _ in 0..2 {
        let shuffle = [
            "white plays Nf3 and presses",
            "black plays Nf6 and presses",
            "white plays Ng1 and presses",
            "black plays Ng8 and presses",
        ];
        server.tells(&game, &tablet, &shuffle).await;
    }
    let touch = server.tell(&game, &tablet, "white touches b1 unclearly").await.is(200).json();
    assert!(rulings(&touch).is_empty(), "a question is for the arbiter: {touch}");
    let path = format!("/v1/games/{game}");
    let seen = server.get(&path, &tablet).await.is(200).json();
    assert_eq!(seen["state"]["questions"], json!([]));
    assert_eq!(seen["state"]["counts"], json!(null));
    assert_eq!(seen["moves"], json!([]));
    assert!(!seen.to_string().contains("\"audience\":\"arbiter\""));
    let fen = seen["state"]["fen"].as_str().expect("a position");
    assert!(fen.ends_with(" 0 1"), "no counter: {fen}");
    let lines = |view: &Value| -> Vec<String> {
        let entries = view["entries"].as_array().expect("entries");
        entries.iter().map(|it| it["line"].as_str().unwrap_or_default().to_owned()).collect()
    };
    let current = ["", "round starts", "black plays Ng8 and presses", "white touches b1 unclearly"];
    assert_eq!(lines(&seen), current, "no record of the game");
    let arbiter = server.get(&path, server.chief()).await.is(200).json();
    assert_eq!(arbiter["state"]["counts"]["seen"], 3);
    assert_eq!(arbiter["state"]["questions"][0]["question"], "J-07");
    assert_eq!(arbiter["moves"].as_array().map(Vec::len), Some(8));
    let line = arbiter["state"]["questions"][0]["options"][1]["line"].as_str().expect("a line");
    let answered = server.tell(&game, server.chief(), line).await.is(200).json();
    assert_eq!(answered["state"]["questions"], json!([]));
    assert!(!arbiter["state"]["fen"].as_str().expect("a position").ends_with(" 0 1"));
    server.tell(&game, &tablet, "white resigns").await.is(200);
    let over = server.get(&path, &tablet).await.is(200).json();
    assert_eq!(lines(&over).len(), 13, "now the record is his");
    assert_eq!(over["state"]["fen"], arbiter["state"]["fen"]);
}

#[tokio::test]
async fn players_keep_what_was_ruled_and_their_own_move() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let white = json!({ "role": "player", "game": game, "sides": ["white"] });
    let white = server.link(&event, white).await;
    let lines = [
        "round starts",
        "white touches e2",
        "white puts P on e4",
        "white releases e4",
        "white presses",
        "black plays e7e4 and presses",
        "arbiter starts black",
        "black plays e5 and presses",
        "white offers draw",
    ];
    server.tells(&game, server.chief(), &lines).await;
    server.tell(&game, &white, "white touches g1").await.is(200);
    let seen = server.get(&format!("/v1/games/{game}"), &white).await.is(200).json();
    let entries = seen["entries"].as_array().expect("entries");
    let of = |seq: u64| entries.iter().find(|it| it["seq"] == seq);
    for hidden in 3..=6 {
        assert!(of(hidden).is_none(), "{entries:?}");
    }
    let illegal = of(7).expect("what was ruled");
    assert_eq!((&illegal["line"], &illegal["words"]), (&json!(""), &json!("")));
    assert!(illegal.to_string().contains("illegal"), "{illegal}");
    assert_eq!(of(10).expect("the offer")["line"], "white offers draw");
    let own = of(11).expect("his own touch");
    assert_eq!(own["rulings"][0]["ruling"], "must white move g1");
}

#[tokio::test]
async fn an_old_sequence_number_is_a_conflict() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    let path = format!("/v1/games/{game}/events");
    let first = json!({ "seq": 1, "line": "round starts" });
    let recorded = server.post(&path, server.chief(), first.clone()).await.is(200).json();
    assert_eq!(recorded["seq"], 2);
    let again = server.post(&path, server.chief(), first).await.is(409);
    assert_eq!(again.problem(), "conflict");
    assert_eq!(again.json()["seq"], 2);
}

#[tokio::test]
async fn lines_are_recorded_all_or_none() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    let path = format!("/v1/games/{game}/events");
    let lines = json!({ "lines": ["round starts", "white touches e2", "white releases h7"] });
    server.post(&path, server.chief(), lines).await.is(200);
    let wrong = json!({ "lines": ["white presses", "white touches e5"] });
    assert_eq!(server.post(&path, server.chief(), wrong).await.is(422).problem(), "impossible");
    let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.json();
    assert_eq!(view["seq"], 4);
}

#[tokio::test]
async fn a_preview_shows_the_exact_readings_and_records_nothing() {
    let server = Server::start().await;
    let settings = json!({ "name": "Blitz", "time_control": "all/5:00", "edition": "fide-2018" });
    let (_, games) = server.event(settings, 1).await;
    let game = &games[0];
    let start = ["round starts", "white plays e4 and presses", "black plays e5 and presses"];
    let before = server.tells(game, server.chief(), &start).await;
    let black_ms = before["state"]["clock"]["black"]["ms"].as_u64().expect("a time");
    let path = format!("/v1/games/{game}/preview");
    let lines = json!({ "lines": ["white plays Ke3 and presses"] });
    let preview = server.post(&path, server.chief(), lines).await.is(200).json();
    assert_eq!(preview["preview"], true);
    let found = rulings(&preview);
    assert!(found.iter().any(|it| it.starts_with("illegal white 1st")), "{found:?}");
    // Black's clock did not run.
    assert_eq!(preview["state"]["clock"]["black"]["ms"], black_ms + 60_000);
    let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.json();
    assert_eq!(view["seq"], before["seq"]);
    assert_eq!(view["state"]["counts"]["white"]["illegal"], 0);
}
