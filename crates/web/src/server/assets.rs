//! The front end, which the program carries inside it, and the page to try the API.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use messages::Args;

use super::{Packed, Talk};
use crate::problem::{Kind, Problem};

/// A file of the front end.
struct BuiltFile {
    path: &'static str,
    /// Changes with its content, in quotes as HTTP wants it.
    tag: &'static str,
    bytes: &'static [u8],
}

/// All of them; made by `build.rs`.
const BUILT: &[BuiltFile] = include!(concat!(env!("OUT_DIR"), "/dist.rs"));

/// The same files as they are sent.
static PACKED: LazyLock<Vec<Packed>> =
    LazyLock::new(|| BUILT.iter().map(|it| Packed::of(it.bytes)).collect());

impl BuiltFile {
    fn find(path: &str) -> Option<(&'static BuiltFile, &'static Packed)> {
        BUILT.iter().zip(PACKED.iter()).find(|it| it.0.path == path)
    }

    /// What it is, to a browser.
    fn kind(&self) -> &'static str {
        match self.path.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("json") => "application/json",
            Some("webmanifest") => "application/manifest+json",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("woff2") => "font/woff2",
            _ => "application/octet-stream",
        }
    }
}

/// A file of the front end; any other path is a page of it, which finds its way by itself.
pub(crate) async fn page(talk: Talk, method: Method, uri: Uri, asked: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_read = [Method::GET, Method::HEAD].contains(&method);
    if !is_read || path.split('/').next() == Some("v1") {
        return Problem::new(&talk.0, Kind::NotFound).into_response();
    }
    if let Some(found) = file(&asked, path) {
        return found;
    }
    // The public page of an event, `/p/{event}`, finds its way by itself too.
    if path.starts_with("p/") {
        return file(&asked, "page.html").unwrap_or_else(|| not_built(&talk));
    }
    let is_file = path.rsplit('/').next().is_some_and(|it| it.contains('.'));
    match file(&asked, "index.html") {
        Some(_) if is_file => Problem::new(&talk.0, Kind::NotFound).into_response(),
        Some(index) => index,
        None => not_built(&talk),
    }
}

fn file(asked: &HeaderMap, path: &str) -> Option<Response> {
    let path = if path.is_empty() { "index.html" } else { path };
    let (found, packed) = BuiltFile::find(path)?;
    let known = asked.get(header::IF_NONE_MATCH).and_then(|it| it.to_str().ok());
    let mut response = match known == Some(found.tag) {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => packed.answer(asked, found.kind()),
    };
    // Vite puts a hash into the names of what stands in `assets`.
    let keep = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    response.headers_mut().insert(header::ETAG, HeaderValue::from_static(found.tag));
    Some(response)
}

fn not_built(Talk(messages): &Talk) -> Response {
    let told = messages.with("server-front-end-missing", &Args::new().set("command", "make run"));
    let page = tell::page::opening(messages, "jadoube", "");
    Html(page + &format!("<p>{told}</p><p><a href=\"/docs\">/docs</a></p></html>")).into_response()
}

/// The page to try the API.
pub(crate) async fn docs(Talk(messages): Talk) -> Html<String> {
    let words = ["title", "token", "schema", "send", "body"];
    let page = include_str!("docs.html").replace("{lang}", messages.language().tag());
    let said = |page: String, word: &str| {
        page.replace(&format!("{{{word}}}"), &messages.text(&format!("server-docs-{word}")))
    };
    Html(words.into_iter().fold(page, said))
}

/// Its script and style.
pub(crate) async fn script(path: Path<String>) -> Response {
    let (kind, text) = match path.0.as_str() {
        "docs.js" => ("text/javascript; charset=utf-8", include_str!("docs.js")),
        "docs.css" => ("text/css; charset=utf-8", include_str!("docs.css")),
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}
