//! The ledger: when it was, who recorded it, wrong claims, what was struck out.

use serde_json::{Value, json};

use super::support::Server;

fn incidents(ledger: &Value, person: &str) -> Vec<Value> {
    let people = ledger["report"]["people"].as_array().expect("people").iter();
    let person = people.filter(|it| it["name"] == person);
    person.flat_map(|it| it["incidents"].as_array().expect("incidents").clone()).collect()
}

#[tokio::test]
async fn every_incident_has_its_time_and_who_recorded_it() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let lines = ["round starts", "white plays e2e5 and presses"];
    server.tells(&game, server.chief(), &lines).await;
    let path = format!("/v1/events/{event}/ledger");
    let ledger = server.get(&path, server.chief()).await.is(200).json();
    let white = incidents(&ledger, "White 0");
    let logged = &white[0]["logged"];
    assert_eq!((&logged["by"], &logged["who"]), (&json!("arbiter"), &json!("the arbiter")));
    assert_eq!(logged["struck_by"], Value::Null);
    let at = logged["recorded_at_ms"].as_i64().expect("a time");
    let csv = server.get(&format!("{path}?format=csv&east_min=-90"), server.chief()).await.is(200);
    let written = tell::moment(at, "-01:30".parse().expect("an offset"));
    assert!(csv.text.contains(&written), "{written} in {}", csv.text);
    server.get(&format!("{path}?format=csv&east_min=1440"), server.chief()).await.is(400);
}

#[tokio::test]
async fn wrong_claims_are_listed_and_what_was_struck_out_stays() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let lines = ["round starts", "black claims threefold"];
    server.tells(&game, server.chief(), &lines).await;
    let path = format!("/v1/events/{event}/ledger");
    let ledger = server.get(&path, server.chief()).await.is(200).json();
    let black = incidents(&ledger, "Black 0");
    assert_eq!(black[0]["kind"], "wrong-claim", "{ledger}");
    let to = black[0]["logged"]["entry"].as_u64().expect("an entry") - 1;
    let back = json!({ "to": to, "reason": "not a claim" });
    server.post(&format!("/v1/games/{game}/corrections"), server.chief(), back).await.is(200);
    let ledger = server.get(&path, server.chief()).await.is(200).json();
    let struck = incidents(&ledger, "Black 0")[0]["logged"]["struck_by"].as_u64();
    assert_eq!(struck, Some(to + 2), "{ledger}");
    for (format, told) in [("md", "struck out by entry"), ("html", "class=\"struck\"")] {
        let told_of = server.get(&format!("{path}?format={format}"), server.chief()).await.is(200);
        assert!(told_of.text.contains(told), "{}", told_of.text);
    }
}
