//! Answers that stay the same for a while: packed once, however often they are asked for.

use std::io::Write;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

/// Something in both forms.
pub(crate) struct Packed {
    plain: Bytes,
    /// If that makes it smaller.
    packed: Option<Bytes>,
}

impl Packed {
    pub(crate) fn of(plain: impl Into<Bytes>) -> Packed {
        Packed::with(plain, Compression::best())
    }

    /// Of what soon changes again.
    pub(crate) fn quickly(plain: impl Into<Bytes>) -> Packed {
        Packed::with(plain, Compression::fast())
    }

    fn with(plain: impl Into<Bytes>, level: Compression) -> Packed {
        let plain = plain.into();
        let mut encoder = GzEncoder::new(Vec::new(), level);
        let packed = encoder.write_all(&plain).and_then(|()| encoder.finish());
        let packed = packed.ok().filter(|it| it.len() < plain.len()).map(Bytes::from);
        Packed { plain, packed }
    }

    /// In the form that the asker takes.
    pub(crate) fn answer(&self, asked: &HeaderMap, kind: &'static str) -> Response {
        let packed = self.packed.as_ref().filter(|_| takes_gzip(asked));
        let body = packed.unwrap_or(&self.plain).clone();
        let mut response = ([(header::CONTENT_TYPE, kind)], body).into_response();
        let headers = response.headers_mut();
        headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
        if packed.is_some() {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}

fn takes_gzip(asked: &HeaderMap) -> bool {
    let header = asked.get(header::ACCEPT_ENCODING).and_then(|it| it.to_str().ok());
    header.unwrap_or_default().split(',').any(|it| {
        let mut words = it.split(';').map(str::trim);
        words.next() == Some("gzip") && !words.any(|it| it == "q=0")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_takes_it_packed_gets_it_packed() {
        let packed = Packed::of("a ".repeat(1_000));
        let small = Packed::of("a");
        for (accepts, encoded) in [
            ("gzip, deflate, br", true),
            ("br;q=1.0, gzip;q=0.8", true),
            ("deflate", false),
            ("gzip;q=0", false),
        ] {
            let mut asked = HeaderMap::new();
            asked.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(accepts));
            let answer = packed.answer(&asked, "text/plain");
            assert_eq!(
                answer.headers().contains_key(header::CONTENT_ENCODING),
                encoded,
                "{accepts}"
            );
            let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await.expect("a body");
            assert_eq!(body.len() < 2_000, encoded);
            let answer = small.answer(&asked, "text/plain");
            assert!(!answer.headers().contains_key(header::CONTENT_ENCODING), "it would grow");
        }
    }
}
