//! Which pages of others may read what is for everybody: a browser lets their scripts see an answer only if it says so. Nothing that
//! needs a link is ever among it, and no answer takes credentials.

use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::wire::v1::tournament::Published;

use super::Shared;

/// So long a browser remembers what it may ask.
const REMEMBERED_S: u16 = 600;

/// An origin as browsers name it, `https://club.example:8443`: no path, small letters, no port that is the usual one.
pub(crate) fn page_origin(text: &str) -> Option<String> {
    let text = text.trim().trim_end_matches('/').to_ascii_lowercase();
    let (scheme, place) = text.split_once("://")?;
    let usual = match scheme {
        "https" => ":443",
        "http" => ":80",
        _ => return None,
    };
    let place = place.strip_suffix(usual).unwrap_or(place);
    let (name, port) = match place.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, Some(port)),
        _ => (place, None),
    };
    let bare = name.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
    let named = match bare {
        Some(address) => address.parse::<std::net::Ipv6Addr>().is_ok(),
        None => {
            let letter = |it: u8| it.is_ascii_alphanumeric() || matches!(it, b'-' | b'.');
            !name.is_empty() && name.bytes().all(letter)
        }
    };
    let numbered = port.is_none_or(|it| {
        it.bytes().all(|it| it.is_ascii_digit()) && it.parse::<u16>().is_ok_and(|it| it > 0)
    });
    (named && numbered && text.len() <= 200).then(|| format!("{scheme}://{place}"))
}

/// What pages of others may read, if they are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Readable<'p> {
    /// An event that its organiser shows.
    Event(&'p str),
    /// The Laws, checks and rulings, which keep nothing.
    Laws,
}

impl Readable<'_> {
    fn of(path: &str) -> Option<Readable<'_>> {
        if let Some(rest) = path.strip_prefix("/v1/public/") {
            return Some(Readable::Event(rest.split('/').next().unwrap_or_default()));
        }
        let laws = path == "/v1/rulings"
            || path == "/v1/law"
            || path.starts_with("/v1/law/")
            || path.starts_with("/v1/checks/");
        laws.then_some(Readable::Laws)
    }

    /// May a page of this origin read it?
    fn lets(self, shared: &Shared, origin: &str) -> bool {
        let is_it = |it: &String| it == origin;
        match self {
            Readable::Laws => shared.origins.iter().any(is_it),
            Readable::Event(id) => shared.desk.event(id).is_some_and(|event| {
                event.look(|it| {
                    let public = &it.settings().public;
                    public.shown != Published::Nothing && public.origins.iter().any(is_it)
                })
            }),
        }
    }

    const fn methods(self) -> &'static str {
        match self {
            Readable::Event(_) => "GET, HEAD",
            Readable::Laws => "GET, HEAD, POST",
        }
    }
}

/// The origin of a page of others that may read this; nothing for any other request.
pub(super) fn reader<'p>(shared: &Shared, parts: &'p Parts) -> Option<&'p HeaderValue> {
    let readable = Readable::of(parts.uri.path())?;
    let origin = parts.headers.get(header::ORIGIN)?;
    readable.lets(shared, origin.to_str().ok()?).then_some(origin)
}

/// Tells browsers which pages of others may read the answer.
pub(crate) async fn open_to_pages(
    State(shared): State<Shared>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    let Some(readable) = Readable::of(parts.uri.path()) else {
        return next.run(Request::from_parts(parts, body)).await;
    };
    let origin = reader(&shared, &parts).cloned();
    let methods = readable.methods();
    let is_question = parts.method == Method::OPTIONS
        && parts.headers.contains_key(header::ACCESS_CONTROL_REQUEST_METHOD);
    let mut response = match (&origin, is_question) {
        (Some(_), true) => StatusCode::NO_CONTENT.into_response(),
        _ => next.run(Request::from_parts(parts, body)).await,
    };
    let headers = response.headers_mut();
    headers.append(header::VARY, HeaderValue::from_static("Origin"));
    if let Some(origin) = origin {
        allow(headers, origin, is_question.then_some(methods));
    }
    response
}

fn allow(headers: &mut HeaderMap, origin: HeaderValue, methods: Option<&'static str>) {
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
    let seen = HeaderValue::from_static("etag, desk-time, retry-after");
    headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, seen);
    if let Some(methods) = methods {
        let allowed = HeaderValue::from_static(methods);
        headers.insert(header::ACCESS_CONTROL_ALLOW_METHODS, allowed);
        // No link among them: what is for everybody is asked without one.
        let taken = HeaderValue::from_static("accept-language, content-type, if-none-match");
        headers.insert(header::ACCESS_CONTROL_ALLOW_HEADERS, taken);
        headers.insert(header::ACCESS_CONTROL_MAX_AGE, HeaderValue::from(REMEMBERED_S));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_a_scheme_a_name_and_a_port() {
        for (text, origin) in [
            ("https://club.example", "https://club.example"),
            (" HTTPS://Club.Example:443/ ", "https://club.example"),
            ("http://192.168.1.20:8080", "http://192.168.1.20:8080"),
            ("http://[::1]:8080", "http://[::1]:8080"),
            ("http://[::1]", "http://[::1]"),
        ] {
            assert_eq!(page_origin(text).as_deref(), Some(origin), "{text}");
        }
        for wrong in [
            "",
            "*",
            "null",
            "club.example",
            "ftp://club.example",
            "https://",
            "https://*.example",
            "https://club.example/page",
            "https://me@club.example",
            "https://club.example:0",
            "https://club.example:99999",
            "https://club.example:",
            "https://club.example\r\nx: y",
            "https://[::1",
        ] {
            assert_eq!(page_origin(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn nothing_that_needs_a_link_is_read_by_pages_of_others() {
        for path in
            ["/v1/events", "/v1/games/g1", "/v1/me", "/v1/links", "/v1/lawyer", "/v1/public", "/"]
        {
            assert_eq!(Readable::of(path), None, "{path}");
        }
        assert_eq!(Readable::of("/v1/public/e1/games.pgn"), Some(Readable::Event("e1")));
        assert_eq!(Readable::of("/v1/law/fide-2023"), Some(Readable::Laws));
    }
}
