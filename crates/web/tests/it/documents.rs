//! What developers read: the OpenAPI document and the schemas.

use std::collections::BTreeSet;

use crate::support::Server;

/// Every path that docs/API.md names.
const PATHS: &[&str] = &[
    "/v1/info",
    "/v1/regulations",
    "/v1/me",
    "/v1/events",
    "/v1/events/{event}",
    "/v1/events/{event}/players",
    "/v1/events/{event}/players/{player}",
    "/v1/events/{event}/players/{player}/withdrawal",
    "/v1/events/{event}/players/{player}/mistake",
    "/v1/events/{event}/players/import",
    "/v1/events/{event}/players/import/preview",
    "/v1/events/{event}/players/import/{list}",
    "/v1/events/{event}/ratings",
    "/v1/events/{event}/ratings/differences",
    "/v1/events/{event}/rounds",
    "/v1/events/{event}/rounds/{round}/back",
    "/v1/events/{event}/rounds/{round}/presence",
    "/v1/events/{event}/draft",
    "/v1/events/{event}/draft/publish",
    "/v1/events/{event}/draft/check",
    "/v1/events/{event}/draft/explanation",
    "/v1/events/{event}/mistake",
    "/v1/events/{event}/rounds/{round}/start",
    "/v1/events/{event}/rounds/{round}/place",
    "/v1/events/{event}/resume",
    "/v1/events/{event}/standings",
    "/v1/events/{event}/trf",
    "/v1/events/{event}/games.pgn",
    "/v1/public/{event}",
    "/v1/public/{event}/games.pgn",
    "/v1/public/{event}/qr.svg",
    "/v1/public/{event}/{round}",
    "/v1/public/{event}/{round}/{board}",
    "/v1/events/{event}/hall",
    "/v1/events/{event}/hall/live",
    "/v1/events/{event}/ledger",
    "/v1/events/{event}/day-report.pdf",
    "/v1/events/{event}/arbiter-report",
    "/v1/events/{event}/arbiter-report.pdf",
    "/v1/events/{event}/links",
    "/v1/links",
    "/v1/links/{link}",
    "/v1/faults",
    "/v1/events/{event}/import",
    "/v1/games/{game}",
    "/v1/games/{game}/live",
    "/v1/games/{game}/events",
    "/v1/games/{game}/preview",
    "/v1/games/{game}/replacements",
    "/v1/games/{game}/attention",
    "/v1/games/{game}/corrections",
    "/v1/games/{game}/export",
    "/v1/games/{game}/result",
    "/v1/games/{game}/sheet/{side}",
    "/v1/games/{game}/envelope",
    "/v1/rulings",
    "/v1/checks/mate",
    "/v1/checks/legal",
    "/v1/checks/claim",
    "/v1/checks/time",
    "/v1/law",
    "/v1/law/{edition}",
    "/v1/law/{edition}/{article}",
    "/v1/law/search",
    "/v1/law/glossary",
    "/v1/law/diff",
    "/v1/schema",
];

#[tokio::test]
async fn the_document_covers_every_path_and_points_nowhere_in_vain() {
    let server = Server::start().await;
    let document = server.get("/openapi.json", "").await.is(200).json();
    assert!(document["openapi"].as_str().is_some_and(|it| it.starts_with("3.1")));
    let paths = document["paths"].as_object().expect("paths");
    let found: BTreeSet<&str> = paths.keys().map(String::as_str).collect();
    let expected: BTreeSet<&str> = PATHS.iter().copied().collect();
    assert_eq!(found, expected);
    let text = document.to_string();
    for part in text.split("\"#/components/schemas/").skip(1) {
        let name = part.split('"').next().unwrap_or_default();
        assert!(document["components"]["schemas"][name].is_object(), "{name} is missing");
    }
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().expect("methods") {
            let told = operation["summary"].as_str().or(operation["description"].as_str());
            assert!(told.is_some_and(|it| !it.is_empty()), "{method} {path} says nothing");
            let named = path.matches('{').count();
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            let in_path = parameters.iter().filter(|it| it["in"] == "path").count();
            assert_eq!(named, in_path, "{method} {path}");
        }
    }
}

#[tokio::test]
async fn the_guide_names_every_path() {
    let guide = include_str!("../../../../docs/API.md");
    for path in PATHS {
        let mut named = path.rsplit('/').filter(|it| !it.starts_with('{'));
        let tail = named.next().unwrap_or_default();
        assert!(guide.contains(&format!("/{tail}")), "docs/API.md does not name {path}");
    }
}

#[tokio::test]
async fn entries_fit_their_schema() {
    let server = Server::start().await;
    let (_, game) = server.game().await;
    server.tells(&game, server.chief(), &["round starts", "white touches e2"]).await;
    let schemas = server.get("/v1/schema", "").await.is(200).json();
    let entry = &schemas["sent"]["entry"];
    let view = server.get(&format!("/v1/games/{game}"), server.chief()).await.json();
    let required: Vec<&str> = entry["required"]
        .as_array()
        .expect("required")
        .iter()
        .filter_map(|it| it.as_str())
        .collect();
    for sent in view["entries"].as_array().expect("entries") {
        for field in &required {
            assert!(sent.get(field).is_some(), "{field}: {sent}");
        }
        for field in sent.as_object().expect("an object").keys() {
            assert!(entry["properties"].get(field).is_some(), "{field} is not in the schema");
        }
    }
    for log in ["game", "tournament"] {
        assert!(schemas["stored"][log].is_object());
    }
}

#[tokio::test]
async fn the_page_to_try_it_speaks_the_readers_language() {
    let server = Server::start().await;
    let english = server.get("/docs", "").await.is(200).text;
    assert!(english.contains("lang=\"en\"") && english.contains(">Token"), "{english}");
    let czech = server.get("/docs?lang=cs", "").await.is(200).text;
    assert!(czech.contains("lang=\"cs\"") && czech.contains("data-send=\"Odeslat\""), "{czech}");
    for page in [english, czech] {
        assert!(!page.contains('{') && !page.contains("server-docs"), "{page}");
    }
}
