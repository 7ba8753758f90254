//! Requests as they come in: the language, the JSON; and answers that can be kept.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use messages::{Language, Messages};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::problem::{Kind, Problem};

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
        match Json::<T>::from_request(Request::from_parts(parts, body), state).await {
            Ok(Json(it)) => Ok(Body(it)),
            Err(JsonRejection::BytesRejection(why))
                if why.status() == StatusCode::PAYLOAD_TOO_LARGE =>
            {
                Err(Problem::new(&messages, Kind::TooLarge))
            }
            // Serde names the field and the place.
            Err(why) => Err(Problem::because(&messages, Kind::BadRequest, why.body_text())),
        }
    }
}

/// An answer with an `ETag`: who has it already gets nothing.
pub(crate) fn cached<T: Serialize>(asked: &HeaderMap, value: &T) -> Response {
    let body = serde_json::to_vec(value).unwrap_or_default();
    let tag = format!("\"{}\"", &store::Hash::of(&body).to_string()[..24]);
    let known = asked.get(header::IF_NONE_MATCH).and_then(|it| it.to_str().ok());
    let mut response = match known == Some(tag.as_str()) {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => ([(header::CONTENT_TYPE, "application/json")], body).into_response(),
    };
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("Accept-Language"));
    response
}
