//! For whom a request is meant, and from which page it comes. A browser that was led here under a foreign name, or by a foreign
//! page, is not served: its owner has not asked for it.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use messages::Args;

use super::accept::Line;
use super::origins::reader;
use super::{Shared, Talk};
use crate::problem::{Kind, Problem, shown};

/// The names of this server.
#[derive(Debug)]
pub(crate) struct Hosts {
    /// In small letters, without ports.
    names: Vec<String>,
    /// As browsers write it: the name and, if it is not the usual one, the port.
    public: String,
}

impl Hosts {
    /// The public address of the server, and what else it is called.
    pub(super) fn new(public: &str, named: &[String]) -> Hosts {
        let public = origin(public).unwrap_or_else(|| public.to_ascii_lowercase());
        let names = named.iter().chain([&public]).map(|it| name(it));
        Hosts { names: names.filter(|it| !it.is_empty()).collect(), public }
    }

    /// What a certificate for this server has to name.
    pub(super) fn names(&self, listens: IpAddr) -> Vec<String> {
        let bare = |it: &String| it.trim_matches(['[', ']']).to_owned();
        let usual = ["localhost", "127.0.0.1", "::1"].map(str::to_owned);
        let listens = (!listens.is_unspecified()).then(|| listens.to_string());
        let mut names: Vec<String> =
            self.names.iter().map(bare).chain(usual).chain(listens).collect();
        names.sort();
        names.dedup();
        names
    }

    /// Is this one of our names? An address is if the request has come to it.
    fn have(&self, host: &str, to: Option<IpAddr>) -> bool {
        let name = name(host);
        let known = name == "localhost" || self.names.contains(&name);
        let address = name.trim_matches(['[', ']']).parse::<IpAddr>();
        let ours = |it: IpAddr| it.is_loopback() || to.is_some_and(|to| to.to_canonical() == it);
        known || address.is_ok_and(|it| ours(it.to_canonical()))
    }

    /// Does a page of this origin come from here, where the request asked for that host?
    fn are_of(&self, page: &str, host: &str) -> bool {
        let Some(from) = origin(page) else { return false };
        let scheme = page.split("://").next().unwrap_or_default();
        from == self.public || origin(&format!("{scheme}://{host}")).is_some_and(|it| it == from)
    }
}

/// A name without its port, in small letters.
fn name(host: &str) -> String {
    let bare = match host.rsplit_once(':') {
        Some((bare, port)) if port.bytes().all(|it| it.is_ascii_digit()) => bare,
        _ => host,
    };
    bare.trim_end_matches('.').to_ascii_lowercase()
}

/// Host and port of `https://desk.example:443`, without a port that is the usual one.
fn origin(url: &str) -> Option<String> {
    let (scheme, rest) = url.split_once("://")?;
    let host = rest.split('/').next().filter(|it| !it.is_empty())?.to_ascii_lowercase();
    let usual = if scheme == "https" { ":443" } else { ":80" };
    Some(host.strip_suffix(usual).map_or(host.clone(), str::to_owned))
}

/// Refuses what is meant for another server, and what a page of another server wants to change or to follow.
pub(crate) async fn meant_for_us(
    State(shared): State<Shared>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    match wrong(&shared, &parts) {
        None => next.run(Request::from_parts(parts, body)).await,
        Some(problem) => problem.into_response(),
    }
}

fn wrong(shared: &Shared, parts: &Parts) -> Option<Problem> {
    let hosts = &shared.hosts;
    let text = |name| parts.headers.get(name).map(|it| String::from_utf8_lossy(it.as_bytes()));
    let named = parts.uri.authority().map(|it| it.as_str().into());
    let host = named.or_else(|| text(header::HOST)).unwrap_or_default();
    let to = parts.extensions.get::<Line>().and_then(|it| it.to);
    let reads = [Method::GET, Method::HEAD, Method::OPTIONS].contains(&parts.method);
    let follows = parts.headers.contains_key(header::UPGRADE);
    let page = text(header::ORIGIN).filter(|_| follows || !reads);
    let (kind, id, text) = match page {
        _ if !hosts.have(&host, to) => (Kind::WrongHost, "server-wrong-host", host),
        // A page that may read it may also ask for it.
        Some(page)
            if !hosts.are_of(&page, &host) && (follows || reader(shared, parts).is_none()) =>
        {
            (Kind::OtherOrigin, "server-other-origin", page)
        }
        _ => return None,
    };
    let Talk(messages) = Talk::of(parts);
    Some(Problem::with(&messages, kind, id, &Args::new().set("text", shown(&text))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_and_addresses_of_ours_are_known() {
        let hosts = Hosts::new("https://Desk.Example:8443", &["laptop.local".to_owned()]);
        let to = "192.168.1.20".parse().ok();
        for known in [
            "desk.example",
            "desk.example:8443",
            "DESK.example.",
            "laptop.local:8017",
            "localhost:8017",
            "127.0.0.1:8017",
            "[::1]:8017",
            "192.168.1.20:8017",
        ] {
            assert!(hosts.have(known, to), "{known}");
        }
        for foreign in
            ["", "evil.example", "desk.example.evil.example", "192.168.1.21", "[fd00::1]:80"]
        {
            assert!(!hosts.have(foreign, to), "{foreign}");
        }
    }

    #[test]
    fn a_page_is_of_the_host_that_was_asked_or_of_the_public_address() {
        let hosts = Hosts::new("https://desk.example", &[]);
        assert!(hosts.are_of("http://192.168.1.20:8017", "192.168.1.20:8017"));
        assert!(hosts.are_of("https://desk.example", "127.0.0.1:8017"), "behind a proxy");
        assert!(hosts.are_of("https://desk.example:443", "desk.example"));
        for (page, host) in [
            ("http://evil.example", "127.0.0.1:8017"),
            ("http://127.0.0.1:9000", "127.0.0.1:8017"),
            ("null", "127.0.0.1:8017"),
            ("", ""),
        ] {
            assert!(!hosts.are_of(page, host), "{page}");
        }
    }
}
