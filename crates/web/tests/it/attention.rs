//! Who attends to a game: calls that are taken, taken back and closed, what must be read before the clock is started again, answers that two
//! arbiters give, and the names of those who record.

use serde_json::{Value, json};

use crate::support::{Answer, Server};

async fn attend(server: &Server, game: &str, token: &str, act: Value) -> Answer {
    server.post(&format!("/v1/games/{game}/attention"), token, act).await
}

async fn view(server: &Server, game: &str, token: &str) -> Value {
    server.get(&format!("/v1/games/{game}"), token).await.is(200).json()
}

async fn board_of(server: &Server, event: &str, token: &str) -> Value {
    let hall = server.get(&format!("/v1/events/{event}/hall"), token).await.is(200).json();
    hall["boards"][0].clone()
}

async fn arbiter(server: &Server, event: &str, name: &str) -> String {
    server.link(event, json!({ "role": "arbiter", "label": name })).await
}

async fn player(server: &Server, event: &str, game: &str, side: &str) -> String {
    server.link(event, json!({ "role": "player", "game": game, "sides": [side] })).await
}

#[tokio::test]
async fn a_call_is_taken_and_closed_by_name_and_its_caller_sees_who_comes() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let jana = arbiter(&server, &event, "Jana Nová").await;
    let white = player(&server, &event, &game, "white").await;
    server.tells(&game, server.chief(), &["round starts"]).await;
    let called = server.tells(&game, &white, &["white calls arbiter"]).await;
    let call = called["seq"].as_u64().expect("an entry");
    assert_eq!(called["state"]["calls"][0]["taken"], json!(null));
    let waits = board_of(&server, &event, &jana).await;
    assert_eq!(waits["waiting"][0]["entry"], call);

    let taken = attend(&server, &game, &jana, json!({ "act": "call-taken", "call": call })).await;
    let taken = taken.is(200).json();
    assert_eq!(taken["entries"][0]["kind"], "attention");
    assert_eq!(taken["entries"][0]["who"], "Jana Nová");
    assert_eq!(taken["entries"][0]["words"], "Jana Nová comes to the call.");
    let seen = view(&server, &game, &white).await;
    assert_eq!(seen["state"]["calls"][0]["taken"]["who"], "Jana Nová");
    let waits = board_of(&server, &event, server.chief()).await;
    assert_eq!(waits["waiting"][0]["taken"]["who"], "Jana Nová");
    attend(&server, &game, &jana, json!({ "act": "board-taken" })).await.is(200);
    assert_eq!(board_of(&server, &event, &jana).await["taken"]["who"], "Jana Nová");
    assert_eq!(view(&server, &game, &white).await["state"]["taken"]["who"], "Jana Nová");

    let closed = json!({ "act": "call-closed", "call": call });
    let closed = attend(&server, &game, &jana, closed.clone()).await.is(200).json();
    assert_eq!(closed["state"]["calls"], json!([]));
    let again = attend(&server, &game, &jana, json!({ "act": "call-closed", "call": call })).await;
    assert_eq!(again.is(422).problem(), "impossible", "somebody has dealt with it");
    let left = attend(&server, &game, &jana, json!({ "act": "board-left" })).await.is(200).json();
    assert_eq!(left["state"]["taken"], json!(null));
    assert_eq!(left["entries"][0]["rulings"], json!([]));
    // Nothing of it is in a transcript but remarks, and the names come back with the lines.
    let path = format!("/v1/games/{game}/export?format=transcript");
    let transcript = server.get(&path, server.chief()).await.is(200).text;
    assert!(transcript.contains("\"act\":\"call-closed\""), "{transcript}");
}

#[tokio::test]
async fn what_a_player_tells_the_arbiter_is_not_told_to_spectators() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let white = player(&server, &event, &game, "white").await;
    let black = player(&server, &event, &game, "black").await;
    let watcher = server.link(&event, json!({ "role": "spectator" })).await;
    let mut socket = server.watch(&format!("/v1/games/{game}/live"), &watcher).await;
    socket.next_of("view").await;
    server.tells(&game, server.chief(), &["round starts"]).await;
    server.tells(&game, &white, &["white calls arbiter \"he whispers\""]).await;
    let starts = socket.next_of("change").await;
    let change = socket.next_of("change").await;
    assert_eq!((&starts["seq"], &change["seq"]), (&json!(2), &json!(3)));
    let seen = view(&server, &game, &watcher).await;
    for told in [&change, &seen] {
        assert_eq!(told["state"]["calls"], json!([]));
        let text = told.to_string();
        assert!(!text.contains("whispers") && !text.contains("calls-arbiter"), "{text}");
    }
    for known in [&white, &black, server.chief()] {
        let seen = view(&server, &game, known).await;
        assert_eq!(seen["state"]["calls"][0]["reason"], "he whispers");
        assert!(seen["entries"].to_string().contains("he whispers"), "{seen}");
    }
}

#[tokio::test]
async fn a_call_is_taken_back_by_its_caller_only() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let white = player(&server, &event, &game, "white").await;
    let black = player(&server, &event, &game, "black").await;
    let spectator = server.link(&event, json!({ "role": "spectator" })).await;
    server.tells(&game, server.chief(), &["round starts"]).await;
    let call = server.tells(&game, &white, &["white calls arbiter"]).await["seq"].clone();
    let back = json!({ "act": "call-withdrawn", "call": call });
    for other in [black.as_str(), spectator.as_str(), server.chief()] {
        attend(&server, &game, other, back.clone()).await.is(403);
    }
    for acts in [json!({ "act": "board-taken" }), json!({ "act": "call-closed", "call": call })] {
        attend(&server, &game, &white, acts).await.is(403);
    }
    attend(&server, &game, &white, json!({ "act": "call-unknown" })).await.is(400);
    let taken_back = attend(&server, &game, &white, back.clone()).await.is(200).json();
    assert_eq!(taken_back["state"]["calls"], json!([]));
    assert_eq!(attend(&server, &game, &white, back).await.is(422).problem(), "impossible");
    // What is nobody's business but the players' and arbiters' has no words for others.
    let entries = view(&server, &game, &spectator).await["entries"].clone();
    let last = entries.as_array().and_then(|it| it.last()).cloned().expect("an entry");
    assert_eq!((&last["kind"], &last["words"]), (&json!("attention"), &json!("")));
    assert!(last.get("attention").is_none(), "{last}");
}

#[tokio::test]
async fn an_entry_of_an_arbiter_says_which_calls_it_closes_or_keeps_them() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let jana = arbiter(&server, &event, "Jana").await;
    server.tells(&game, server.chief(), &["round starts", "arbiter starts white"]).await;
    let call = server.tells(&game, server.chief(), &["white calls arbiter"]).await["seq"].clone();
    let path = format!("/v1/games/{game}/events");
    let stops = json!({ "line": "arbiter stops clock", "keeps_calls": true });
    let kept = server.post(&path, &jana, stops).await.is(200).json();
    assert_eq!(kept["state"]["calls"][0]["seq"], call, "stopping the clock is how it begins");
    assert_eq!(kept["entries"][0]["who"], "Jana");
    assert!(kept["entries"][0].get("closes").is_none());
    let closed = server.tells(&game, &jana, &["arbiter starts white"]).await;
    assert_eq!(closed["entries"][0]["closes"], json!([call]));
    assert_eq!(closed["state"]["calls"], json!([]));
    // A correction to before it opens the call again, and what was done about it by hand stays done.
    let back = json!({ "to": call, "reason": "the wrong board" });
    let back = server.post(&format!("/v1/games/{game}/corrections"), &jana, back).await.is(200);
    assert_eq!(back.json()["state"]["calls"][0]["seq"], call);
    assert_eq!(back.json()["entries"][0]["who"], "Jana");
    attend(&server, &game, &jana, json!({ "act": "call-closed", "call": call })).await.is(200);
    let again = json!({ "to": call, "reason": "once more" });
    let again = server.post(&format!("/v1/games/{game}/corrections"), &jana, again).await.is(200);
    assert_eq!(again.json()["state"]["calls"], json!([]));
}

#[tokio::test]
async fn the_clock_waits_until_both_players_have_read() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let jana = arbiter(&server, &event, "Jana").await;
    let white = player(&server, &event, &game, "white").await;
    let black = player(&server, &event, &game, "black").await;
    let lines = ["round starts", "arbiter starts white", "white plays e4 and presses"];
    server.tells(&game, server.chief(), &lines).await;
    let ruled = server.tells(&game, &jana, &["arbiter sets clock black 1:10:00"]).await;
    let entry = ruled["seq"].clone();
    assert_eq!(ruled["state"]["clock"]["running"], "black");
    let must = json!({ "act": "must-read", "entry": entry });
    attend(&server, &game, &white, must.clone()).await.is(403);
    let must = attend(&server, &game, &jana, must).await.is(200).json();
    assert_eq!(must["state"]["clock"]["running"], json!(null), "it is read while the clock stands");
    assert_eq!(must["state"]["must_read"][0]["sides"], json!(["white", "black"]));
    assert_eq!(must["state"]["must_read"][0]["entry"], entry);
    assert_eq!(board_of(&server, &event, &jana).await["unread"], json!(["white", "black"]));
    let starts = server.tell(&game, &jana, "arbiter starts black").await.is(422);
    assert_eq!(starts.problem(), "unread");
    let read = |side: &str| json!({ "act": "read", "entry": entry, "side": side });
    attend(&server, &game, &white, read("black")).await.is(403);
    let one = attend(&server, &game, &white, read("white")).await.is(200).json();
    assert_eq!(one["state"]["must_read"][0]["sides"], json!(["black"]));
    assert_eq!(server.tell(&game, &jana, "arbiter starts black").await.is(422).problem(), "unread");
    let both = attend(&server, &game, &black, read("black")).await.is(200).json();
    assert_eq!(both["state"]["must_read"], json!([]));
    let goes_on = server.tells(&game, &jana, &["arbiter starts black"]).await;
    assert_eq!(goes_on["state"]["clock"]["running"], "black");

    // Or an arbiter says that play goes on without.
    let must = json!({ "act": "must-read", "entry": entry });
    attend(&server, &game, &jana, must).await.is(200);
    let path = format!("/v1/games/{game}/events");
    let starts = json!({ "line": "arbiter starts black", "though_unread": true });
    let goes_on = server.post(&path, &jana, starts).await.is(200).json();
    assert_eq!(goes_on["state"]["clock"]["running"], "black");
    assert_eq!(goes_on["entries"][0]["attention"]["act"], "not-awaited");
    assert_eq!(goes_on["state"]["must_read"], json!([]));
    let nothing = json!({ "act": "must-read", "entry": 1 });
    attend(&server, &game, &jana, nothing).await.is(422);
}

#[tokio::test]
async fn what_must_be_read_stays_so_when_an_earlier_entry_is_put_right() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let jana = arbiter(&server, &event, "Jana").await;
    let white = player(&server, &event, &game, "white").await;
    let lines = ["round starts", "arbiter starts white", "white plays e4 and presses"];
    let played = server.tells(&game, server.chief(), &lines).await["seq"].clone();
    let ruled = server.tells(&game, &jana, &["arbiter sets clock black 1:10:00"]).await;
    let entry = ruled["seq"].clone();
    attend(&server, &game, &jana, json!({ "act": "must-read", "entry": entry })).await.is(200);
    let read = json!({ "act": "read", "entry": entry, "side": "white" });
    attend(&server, &game, &white, read).await.is(200);
    let d4 =
        json!({ "entry": played, "line": "white plays d4 and presses", "reason": "wrong square" });
    let path = format!("/v1/games/{game}/replacements");
    let put = server.post(&path, &jana, d4).await.is(200).json();
    let must = &put["state"]["must_read"];
    assert_eq!((&must[0]["sides"], &must[1]), (&json!(["black"]), &Value::Null));
    assert!(must[0]["entry"].as_u64() > entry.as_u64());
    assert_eq!(server.tell(&game, &jana, "arbiter starts black").await.is(422).problem(), "unread");
}

#[tokio::test]
async fn what_is_taken_stays_so_when_an_earlier_entry_is_put_right() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let jana = arbiter(&server, &event, "Jana").await;
    let petr = arbiter(&server, &event, "Petr").await;
    let lines = [
        "round starts",
        "arbiter starts white",
        "white plays e4 and presses",
        "black touches b8 unclearly",
        "black calls arbiter",
    ];
    let called = server.tells(&game, server.chief(), &lines).await;
    let question = called["state"]["questions"][0].clone();
    let (id, entry) = (question["question"].clone(), question["asked_seq"].clone());
    let taken = json!({ "act": "question-taken", "question": id, "entry": entry });
    attend(&server, &game, &jana, taken).await.is(200);
    let taken = json!({ "act": "call-taken", "call": called["seq"] });
    let before = attend(&server, &game, &jana, taken).await.is(200).json();
    let path = format!("/v1/games/{game}/replacements");
    let mut played = json!(4);
    for line in ["white plays d4 and presses", "white plays c4 and presses"] {
        let right = json!({ "entry": played, "line": line, "reason": "wrong square" });
        let put = server.post(&path, &petr, right).await.is(200).json();
        let (question, call) = (&put["state"]["questions"][0], &put["state"]["calls"][0]);
        assert_eq!(question["taken"], before["state"]["questions"][0]["taken"]);
        assert_eq!(question["taken"]["who"], "Jana");
        assert_eq!(call["taken"], before["state"]["calls"][0]["taken"]);
        assert_eq!(call["taken"]["who"], "Jana");
        played = put["entries"][1]["seq"].clone();
    }
    // Of another player it is another question.
    let seen = view(&server, &game, &petr).await;
    let touched = seen["state"]["questions"][0]["asked_seq"].clone();
    let other = json!({ "entry": touched, "line": "black knocks over b8 perhaps on purpose", "reason": "he did not touch it" });
    let put = server.post(&path, &petr, other).await.is(200).json();
    let questions = put["state"]["questions"].as_array().cloned().expect("questions");
    assert!(questions.iter().all(|it| it["question"] != id && it["taken"].is_null()), "{put}");
}

#[tokio::test]
async fn who_attends_to_a_game_is_known_at_the_board_and_not_to_spectators() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let jana = arbiter(&server, &event, "Jana").await;
    let white = player(&server, &event, &game, "white").await;
    let spectator = server.link(&event, json!({ "role": "spectator" })).await;
    let lines = ["round starts", "arbiter starts white", "white touches e2 unclearly"];
    let asked = server.tells(&game, server.chief(), &lines).await;
    let ruled = asked["seq"].clone();
    let question = asked["state"]["questions"][0].clone();
    let id = question["question"].clone();
    let question = json!({ "act": "question-taken", "question": id, "entry": ruled });
    let read = json!({ "act": "must-read", "entry": ruled });
    for act in [json!({ "act": "board-taken" }), read, question] {
        attend(&server, &game, &jana, act).await.is(200);
    }
    let seen = view(&server, &game, &spectator).await;
    assert_eq!((&seen["state"]["taken"], &seen["state"]["must_read"]), (&Value::Null, &json!([])));
    assert!(!seen.to_string().contains("Jana"), "{seen}");
    let seen = view(&server, &game, &white).await;
    assert_eq!(seen["state"]["taken"]["who"], "Jana");
    assert_eq!(seen["state"]["must_read"][0]["by"]["who"], "Jana");
    // That a question is taken is no business of the players, and by whom neither.
    let last = seen["entries"].as_array().and_then(|it| it.last()).cloned().expect("an entry");
    assert_eq!((&last["kind"], last.get("who")), (&json!("attention"), None), "{last}");
}

#[tokio::test]
async fn a_second_answer_is_told_of_the_first() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let jana = arbiter(&server, &event, "Jana").await;
    let petr = arbiter(&server, &event, "Petr").await;
    server.tells(&game, server.chief(), &["round starts", "arbiter starts white"]).await;
    let asked = server.tells(&game, &jana, &["white touches e2 unclearly"]).await;
    let question = asked["state"]["questions"][0].clone();
    let (id, seq) = (question["question"].as_str().expect("a question"), &question["asked_seq"]);
    let answers: Vec<&str> = question["options"]
        .as_array()
        .expect("answers")
        .iter()
        .map(|it| it["line"].as_str().expect("a line"))
        .collect();
    let taken = json!({ "act": "question-taken", "question": id, "entry": seq });
    let taken = attend(&server, &game, &petr, taken).await.is(200).json();
    assert_eq!(taken["state"]["questions"][0]["taken"]["who"], "Petr");

    let path = format!("/v1/games/{game}/events");
    let first = json!({ "line": answers[0], "answers": seq });
    server.post(&path, &jana, first).await.is(200);
    let second = json!({ "line": answers[1], "answers": seq });
    for way in ["events", "preview"] {
        let path = format!("/v1/games/{game}/{way}");
        let told = server.post(&path, &petr, second.clone()).await.is(409);
        assert_eq!(told.problem(), "answered");
        assert!(told.json()["detail"].as_str().is_some_and(|it| it.contains("Jana")));
        assert_eq!(told.json()["seq"], 6);
    }
    // Whoever still wants it decides otherwise, and says so.
    let otherwise = json!({ "line": format!("{} reason \"I saw it\"", answers[1]) });
    let otherwise = server.post(&path, &petr, otherwise).await.is(200).json();
    assert_eq!(otherwise["entries"][0]["who"], "Petr");
}
