//! Several servers on one PostgreSQL database.

use jadoube_web::Example;
use serde_json::json;

use crate::support::{Answer, Server};

/// `tools/with-postgres` sets it.
pub(crate) const POSTGRES: &str = "JADOUBE_TEST_POSTGRES";

/// Who tests on the database is alone on it: links of the whole desk are seen by every server.
pub(crate) static ALONE: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_on_one_database_are_one_desk() {
    let Ok(address) = std::env::var(POSTGRES) else {
        eprintln!("not run against PostgreSQL: {POSTGRES} is not set (see tools/with-postgres)");
        return;
    };
    let _alone = ALONE.lock().await;
    let store: store::StoreUrl = address.parse().expect("an address");
    let one = Server::with(store.clone(), Example::Never).await;
    let other = Server::with(store, Example::Never).await;
    // The start of another server elsewhere leaves the link of this one alone.
    one.get("/v1/me", one.chief()).await.is(200);
    let (event, games) = one.event(json!({ "name": "Shared" }), 3).await;
    let arbiter = json!({ "role": "arbiter", "label": "Deputy" });
    let links = format!("/v1/events/{event}/links");
    let made = one.post(&links, one.chief(), arbiter).await.is(201).json();
    let (link, token) = (made["link"].as_str(), made["token"].as_str());
    let (link, token) = (link.expect("a link"), token.expect("a token"));
    for game in &games {
        other.until(&format!("/v1/games/{game}"), token, |it| it.status == 200).await;
    }
    let game = &games[0];
    let path = format!("/v1/games/{game}");
    let mut socket = one.watch(&format!("{path}/live"), token).await;
    socket.next_of("view").await;
    other.tell(game, token, "round starts").await.is(200);
    assert_eq!(socket.next_of("change").await["seq"], 2);
    one.tell(game, token, "white plays e4 and presses").await.is(200);
    let at = |seq: u64| move |it: &Answer| it.status == 200 && it.json()["seq"] == json!(seq);
    other.until(&path, token, at(3)).await;
    let players = format!("/v1/events/{event}/players");
    other.post(&players, other.chief(), json!({ "name": "Late" })).await.is(201);
    let entered = |it: &Answer| it.json()["players"].as_array().map(Vec::len) == Some(7);
    one.until(&format!("/v1/events/{event}"), one.chief(), entered).await;
    // Revoked on one, revoked on all; that of the desk too.
    one.delete(&format!("/v1/links/{link}"), one.chief()).await.is(204);
    other.until(&path, token, |it| it.status == 401).await;
    let me = one.get("/v1/me", one.chief()).await.is(200).json();
    let of_one = me["link"].as_str().expect("a link");
    other.delete(&format!("/v1/links/{of_one}"), other.chief()).await.is(204);
    one.until("/v1/me", one.chief(), |it| it.status == 401).await;
    other.get("/v1/me", other.chief()).await.is(200);
    one.running.close().await;
    other.running.close().await;
}
