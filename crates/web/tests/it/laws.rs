//! The law browser.

use serde_json::json;

use crate::support::Server;

#[tokio::test]
async fn articles_are_read_searched_and_compared() {
    let server = Server::start().await;
    let info = server.get("/v1/info", "").await.is(200).json();
    let letters = |tag: &str| {
        let all = info["notation_languages"].as_array().expect("languages").iter();
        all.filter(|it| it["tag"] == tag).map(|it| it["pieces"].clone()).next()
    };
    assert_eq!(letters("cs"), Some(json!(["K", "D", "V", "S", "J"])));
    assert_eq!(letters("ru"), Some(json!(["Кр", "Ф", "Л", "С", "К"])));
    assert_eq!(info["languages"].as_array().map(Vec::len), Some(4));
    let contents = server.get("/v1/law/fide-2018", "").await.is(200).json();
    let first = contents["articles"][0]["article"].as_str().expect("an article").to_owned();
    server.get(&format!("/v1/law/fide-2018/{first}"), "").await.is(200);
    let article = server.get("/v1/law/fide-2018/7.5.5", "").await.is(200).json();
    assert!(article["body"].as_str().is_some_and(|it| !it.is_empty()));
    let old = article["elsewhere"]
        .as_array()
        .expect("editions")
        .iter()
        .find(|it| it["edition"] == "fide-2009");
    assert!(old.is_some_and(|it| it["articles"] != json!([])), "{article}");
    let found =
        server.get("/v1/law/search?edition=fide-2018&q=dead%20position", "").await.is(200).json();
    assert!(found.as_array().is_some_and(|it| !it.is_empty()));
    let found = server.get("/v1/law/search?q=", "").await.is(200).json();
    assert_eq!(found, json!([]));
    let terms =
        server.get("/v1/law/glossary?edition=fide-2018&q=zugzwang&lang=cs", "").await.is(200);
    let all = server.get("/v1/law/glossary?edition=fide-2018", "").await.is(200).json();
    assert!(all.as_array().is_some_and(|it| it.len() > 10), "{}", terms.text);
    let diff = server.get("/v1/law/diff?from=fide-2009&to=fide-2018", "").await.is(200).json();
    assert!(diff["moved"].as_array().is_some_and(|it| !it.is_empty()));
    server.get("/v1/law/fide-1850", "").await.is(422);
    server.get("/v1/law/fide-2018/99.9", "").await.is(404);
    server.get("/v1/law/fide-2018/%27%3B%20drop", "").await.is(404);
}

#[tokio::test]
async fn who_has_the_text_already_does_not_get_it_again() {
    let server = Server::start().await;
    let client = reqwest::Client::new();
    let url = server.url("/v1/law/fide-2018/9.2.2");
    let first = client.get(&url).send().await.expect("an answer");
    let tag = first.headers().get("etag").expect("a tag").clone();
    let again = client.get(&url).header("if-none-match", tag).send().await.expect("an answer");
    assert_eq!(again.status().as_u16(), 304);
}
