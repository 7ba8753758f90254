//! Requests as they come in: the language, the JSON; answers that can be kept, and errors that no path has seen.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use messages::{Args, Language, Messages};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::hidden::hidden;
use crate::problem::{Kind, PROBLEM, Problem};

/// The language of the answer: `?lang=`, else `Accept-Language`, else English.
#[derive(Clone, Copy)]
pub(crate) struct Talk(pub(crate) Messages);

impl Talk {
    pub(crate) fn of(parts: &Parts) -> Talk {
        let asked = parts.uri.query().and_then(|query| {
            let pairs = query.split('&').filter_map(|it| it.split_once('='));
            pairs.filter(|it| it.0 == "lang").find_map(|it| Language::from_tag(it.1))
        });
        let accepted = || {
            let header = parts.headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
            header.split(',').find_map(|it| Language::from_tag(it.split(';').next()?))
        };
        Talk(Messages::new(asked.or_else(accepted).unwrap_or(Language::English)))
    }
}

impl<S: Sync> FromRequestParts<S> for Talk {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Talk, Self::Rejection> {
        Ok(Talk::of(parts))
    }
}

/// JSON that was sent; what is none becomes a problem.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let (parts, body) = request.into_parts();
        let Talk(messages) = Talk::of(&parts);
        if !is_json(&parts.headers) {
            return Err(Problem::said(&messages, Kind::BadRequest, "server-body-no-json"));
        }
        let keeps =
            !["/v1/rulings", "/v1/checks/"].iter().any(|it| parts.uri.path().starts_with(it));
        let bytes = Bytes::from_request(Request::from_parts(parts, body), state).await;
        let bytes = bytes.map_err(|why| match why.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Problem::new(&messages, Kind::TooLarge),
            _ => Problem::new(&messages, Kind::BadRequest),
        })?;
        let read = serde_json::from_slice(&bytes).map_err(|why| not_read(&messages, &why))?;
        match keeps.then(|| hidden(&messages, &bytes)).flatten() {
            None => Ok(Body(read)),
            Some(problem) => Err(problem),
        }
    }
}

/// Does a request say that it is JSON?
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|it| it.to_str().ok());
    let kind = kind.and_then(|it| it.split(';').next()).unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
        || (kind.starts_with("application/") && kind.ends_with("+json"))
}

/// Where JSON cannot be read, and the word that does not belong there or is missing.
fn not_read(messages: &Messages, why: &serde_json::Error) -> Problem {
    let said = why.to_string();
    let args = Args::new()
        .set("line", why.line() as u64)
        .set("column", why.column() as u64)
        .set("word", said.split('`').nth(1).unwrap_or_default());
    let id = match why.is_data() {
        true if said.contains('`') => "server-body-form-word",
        true => "server-body-form",
        false => "server-body-syntax",
    };
    Problem::with(messages, Kind::BadRequest, id, &args)
}

/// Makes problems of errors that no path has seen: parameters that cannot be read, methods that are not known.
pub(crate) async fn as_problems(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let Talk(messages) = Talk::of(&parts);
    let response = next.run(Request::from_parts(parts, body)).await;
    let told = response.headers().get(header::CONTENT_TYPE).is_some_and(|it| it == PROBLEM);
    let kind = match response.status() {
        StatusCode::NOT_FOUND => Kind::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => Kind::MethodNotAllowed,
        StatusCode::PAYLOAD_TOO_LARGE => Kind::TooLarge,
        _ => Kind::BadRequest,
    };
    if told || !response.status().is_client_error() {
        return response;
    }
    let mut problem = Problem::new(&messages, kind).into_response();
    if let Some(allowed) = response.headers().get(header::ALLOW) {
        problem.headers_mut().insert(header::ALLOW, allowed.clone());
    }
    problem
}

/// Does the asker have what has this tag? On its way a proxy may have marked it as weak, because it packed the answer.
pub(crate) fn is_known(asked: &HeaderMap, tag: &str) -> bool {
    let known = asked.get_all(header::IF_NONE_MATCH).iter().filter_map(|it| it.to_str().ok());
    let mut tags = known.flat_map(|it| it.split(',')).map(str::trim);
    tags.any(|it| it == "*" || it.strip_prefix("W/").unwrap_or(it) == tag)
}

/// An answer with an `ETag`: who has it already gets nothing.
pub(crate) fn cached<T: Serialize>(asked: &HeaderMap, value: &T) -> Response {
    let body = serde_json::to_vec(value).unwrap_or_default();
    let tag = format!("\"{}\"", &store::Hash::of(&body).to_string()[..24]);
    let mut response = match is_known(asked, &tag) {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => ([(header::CONTENT_TYPE, "application/json")], body).into_response(),
    };
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("Accept-Language"));
    response
}
