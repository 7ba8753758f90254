//! Checks and rulings without a game.

use serde_json::json;

use crate::support::Server;

#[tokio::test]
async fn a_flag_with_a_bare_king_against_it_is_a_draw() {
    let server = Server::start().await;
    let asked = json!({ "fen": "8/8/3k4/8/8/8/4Q3/4K3 w - - 0 60" });
    let answer = server.post("/v1/checks/mate", "", asked).await.is(200).json();
    assert_eq!(answer["white"]["verdict"], "can_mate");
    assert!(answer["white"]["line"].as_array().is_some_and(|it| !it.is_empty()));
    assert_eq!(answer["black"]["verdict"], "cannot_mate");
    assert!(answer["black"]["proof"].as_str().is_some_and(|it| !it.is_empty()));
    assert_eq!(
        answer["flag_fall"],
        json!({ "white": "½-½", "black": "1-0", "article": "6.9", "edition": "fide-2023" })
    );
    assert_eq!(answer["dead"]["verdict"], "alive");
    let czech = json!({ "fen": "8/8/3k4/8/8/8/4B3/4K3 w - - 0 60" });
    let answer = server.post("/v1/checks/mate?lang=cs", "", czech).await.is(200).json();
    assert_eq!(answer["dead"]["verdict"], "dead");
    server.post("/v1/checks/mate", "", json!({ "fen": "nonsense" })).await.is(422);
    server.post("/v1/checks/mate", "", json!({ "fen": "8/8/8/8/8/8/8/8 w - - 0 1" })).await.is(422);
}

#[tokio::test]
async fn a_position_that_no_game_leads_to_has_its_reasons() {
    let server = Server::start().await;
    let two = json!({ "fen": "4k3/8/8/8/8/P7/PP6/4K3 w - - 0 1" });
    let answer = server.post("/v1/checks/legal", "", two).await.is(200).json();
    assert_eq!(answer["verdict"], "illegal");
    assert!(answer["reasons"].as_array().is_some_and(|it| !it.is_empty()));
    let start = json!({ "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" });
    let answer = server.post("/v1/checks/legal", "", start).await.is(200).json();
    assert_eq!(answer["verdict"], "legal");
}

#[tokio::test]
async fn a_claim_is_right_or_wrong_in_any_letters() {
    let server = Server::start().await;
    let moves = "1. Jf3 Jf6 2. Jg1 Jg8 3. Jf3 Jf6 4. Jg1";
    let claim = |with: &str| json!({ "moves": moves, "language": "cs", "claim": "threefold", "with": with });
    let right = server.post("/v1/checks/claim", "", claim("Jg8")).await.is(200).json();
    assert_eq!((&right["right"], &right["occurrences"]), (&json!(true), &json!(3)));
    assert!(right["articles"].as_array().is_some_and(|it| !it.is_empty()));
    let wrong = server.post("/v1/checks/claim", "", claim("e6")).await.is(200).json();
    assert_eq!(wrong["right"], false);
    // Two minutes for the opponent, and the written move must be played.
    let follows = wrong["consequences"].as_array().expect("a list");
    assert_eq!(follows.len(), 2, "{wrong}");
    assert!(follows[1].as_str().is_some_and(|it| it.contains("e6")), "{wrong}");
    assert_eq!(wrong["without_claim"], json!(null));
    let illegal = server.post("/v1/checks/claim", "", claim("Jf4")).await.is(200).json();
    assert_eq!(illegal["right"], false, "an illegal move makes the claim wrong");
    assert!(illegal["sentence"].as_str().is_some_and(|it| it.contains("Jf4")), "{illegal}");
    server.post("/v1/checks/claim", "", claim("Jz9")).await.is(422);
    let five = format!("{moves} Jg8 5. Jf3 Jf6 6. Jg1 Jg8 7. Jf3 Jf6 8. Jg1 Jg8");
    let five = json!({ "moves": five, "language": "cs", "claim": "threefold", "pace": "blitz" });
    let five = server.post("/v1/checks/claim", "", five).await.is(200).json();
    assert!(five["without_claim"].as_str().is_some_and(|it| it.contains("9.6")), "{five}");
    let pace = json!({ "moves": moves, "claim": "fifty", "pace": "slow" });
    assert_eq!(server.post("/v1/checks/claim", "", pace).await.is(422).json()["field"], "pace");
    let broken = json!({ "moves": "1. e4 Ke5", "claim": "fifty", "language": "en" });
    assert_eq!(server.post("/v1/checks/claim", "", broken).await.is(422).json()["field"], "moves");
}

#[tokio::test]
async fn a_time_control_is_explained() {
    let server = Server::start().await;
    let answer = server.post("/v1/checks/time", "", json!({ "text": "3+2" })).await.is(200).json();
    assert_eq!(answer["time_control"], "all/0:03:00; +0:02");
    assert_eq!(answer["for_60_moves_ms"], 300_000);
    assert!(answer["class"].as_str().is_some_and(|it| it.to_lowercase().contains("blitz")));
    assert_eq!(
        server.post("/v1/checks/time", "", json!({ "text": "soon" })).await.is(422).json()["field"],
        "text"
    );
}

#[tokio::test]
async fn rulings_for_other_programs() {
    let server = Server::start().await;
    let transcript = json!({ "transcript": "edition fide-2018\n0:05 white touches e2\n" });
    let told = server.post("/v1/rulings?lang=sk", "", transcript).await.is(200).json();
    let ruling = &told["cases"][0]["entries"][0]["rulings"][0];
    assert_eq!(ruling["ruling"], "must white move e2");
    assert_eq!(ruling["articles"], json!(["4.3.1"]));
    assert!(ruling["sentence"].as_str().is_some_and(|it| it.contains("biely")));
    let pgn =
        json!({ "pgn": "[Event \"x\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n", "edition": "fide-2023" });
    let told = server.post("/v1/rulings", "", pgn).await.is(200).json();
    let last = told["cases"][0]["entries"][3]["rulings"].to_string();
    assert!(last.contains("checkmate"), "{told}");
    // A game in which an illegal move stood is followed to its end.
    let stood = json!({ "pgn": "[Event \"x\"]\n\n1. e4 e5 2. Ke3 Nc6 3. Nf3 d5 *\n" });
    let told = server.post("/v1/rulings", "", stood).await.is(200).json();
    let case = &told["cases"][0];
    assert_eq!(case["as_expected"], true, "{told}");
    assert!(case["entries"][2]["rulings"].to_string().contains("7.5.1"), "{told}");
    let end = "r1bqkbnr/ppp2ppp/2n5/3pp3/4P3/4KN2/PPPP1PPP/RNBQ1B1R";
    assert!(case["entries"][5]["fen"].as_str().is_some_and(|it| it.starts_with(end)), "{told}");
    let lines = json!(["0:01 white touches e2 unclearly"]);
    let position =
        json!({ "fen": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "lines": lines, "time_control": "5+0" });
    let told = server.post("/v1/rulings", "", position.clone()).await.is(200).json();
    assert_eq!(told["cases"][0]["entries"][0]["rulings"][0]["audience"], "arbiter");
    let told = server.post("/v1/rulings?audience=player", "", position).await.is(200).json();
    assert_eq!(told["cases"][0]["entries"][0]["rulings"], json!([]));
    let wrong =
        server.post("/v1/rulings", "", json!({ "transcript": "white flies" })).await.is(422);
    assert_eq!(wrong.problem(), "unreadable-line");
    server.post("/v1/rulings", "", json!({})).await.is(422);
    server.post("/v1/rulings", "", json!({ "fen": "x", "pgn": "y" })).await.is(422);
}
