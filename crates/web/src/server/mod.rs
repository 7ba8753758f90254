//! The server: what stands between the network and the desk.

mod accept;
mod answer;
mod asker;
mod assets;
mod caller;
mod connections;
mod doors;
mod ending;
mod files;
mod headers;
mod hidden;
mod hosts;
mod lan;
mod lanes;
mod limits;
mod network;
mod origins;
mod packed;
mod patient;
mod sockets;
mod start;
mod tls;
mod websocket;

pub(crate) use answer::{Body, Talk, as_problems, cached, is_known};
pub(crate) use assets::{docs, page, script};
pub(crate) use caller::{ANYBODY, ARBITERS, AT_BOARD, AT_HALL, At, CHIEF, Caller, WatchQuery};
pub use doors::{Doors, NotAnOrigin, Origin, Patience};
pub(crate) use headers::secured;
pub(crate) use hosts::{Hosts, meant_for_us};
pub use lan::Reach;
pub(crate) use lanes::{Lanes, Proofs, Way, in_lane};
pub(crate) use limits::{BODY_MAX, IMPORT_MAX, Limits, limited};
pub use network::{Network, NotANetwork};
pub(crate) use origins::{open_to_pages, page_origin};
pub(crate) use packed::Packed;
pub(crate) use sockets::{Sockets, Upgrade};
pub use start::{CannotServe, Example, Options, Running, STALL, start};
pub use tls::Tls;
pub(crate) use websocket::{Heard, WebSocket};

use std::sync::Arc;

use crate::desk::Desk;

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) desk: Arc<Desk>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) lanes: Arc<Lanes>,
    pub(crate) sockets: Arc<Sockets>,
    pub(crate) hosts: Arc<Hosts>,
    /// The pages of others that may ask about the Laws.
    pub(crate) origins: Arc<[String]>,
    pub(crate) patience: Patience,
    /// Of the certificate, if lines are encrypted.
    pub(crate) fingerprint: Option<Arc<str>>,
}
