//! The doors of the server: under which names it is asked for, who speaks for others, and how long somebody may be silent.

use std::str::FromStr;
use std::time::Duration;

use super::network::Network;
use super::origins::page_origin;
use super::tls::Tls;

/// Who is let in, and how.
#[derive(Clone, Debug, Default)]
pub struct Doors {
    /// Names under which browsers may ask for this server, besides its own addresses.
    pub hosts: Vec<String>,
    /// Proxies that are believed when they say for whom they ask.
    pub proxies: Vec<Network>,
    /// Pages of others whose scripts may ask for the Laws, checks and rulings, `https://club.example`.
    pub origins: Vec<Origin>,
    /// With a certificate everything is encrypted.
    pub tls: Option<Tls>,
    /// How long somebody may be silent.
    pub patience: Patience,
}

/// The origin of a page, as browsers name it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin(pub(super) String);

/// A text is not an origin.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not an origin such as https://club.example")]
pub struct NotAnOrigin(pub String);

impl FromStr for Origin {
    type Err = NotAnOrigin;

    fn from_str(text: &str) -> Result<Origin, NotAnOrigin> {
        page_origin(text).map(Origin).ok_or_else(|| NotAnOrigin(text.to_owned()))
    }
}

/// How long somebody may be silent before the line is cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// Until the head of the first request, or of the next one on the same line, has come.
    pub head: Duration,
    /// Until the body of a request has come.
    pub body: Duration,
    /// While something waits to be taken that was sent.
    pub taken: Duration,
    /// So often a WebSocket is told that the server is there, and asked whether the other side is.
    pub tick: Duration,
    /// A WebSocket from which nothing came for so long is dead.
    pub silence: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            head: Duration::from_secs(20),
            body: Duration::from_secs(60),
            taken: Duration::from_secs(10),
            tick: Duration::from_secs(10),
            silence: Duration::from_secs(45),
        }
    }
}
