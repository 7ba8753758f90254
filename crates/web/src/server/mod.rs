//! The server: what stands between the network and the desk.

mod answer;
mod asker;
mod assets;
mod caller;
mod ending;
mod headers;
mod lan;
mod lanes;
mod limits;
mod packed;
mod sockets;
mod start;

pub(crate) use answer::{Body, Talk, as_problems, cached};
pub(crate) use assets::{docs, page, script};
pub(crate) use caller::{Caller, WatchQuery};
pub(crate) use headers::secured;
pub use lan::Reach;
pub(crate) use lanes::{Lanes, Way, in_lane};
pub(crate) use limits::{BODY_MAX, IMPORT_MAX, Limits, limited};
pub(crate) use packed::Packed;
pub(crate) use sockets::Upgrade;
pub use start::{CannotServe, Example, Options, Running, STALL, start};

use std::sync::Arc;

use crate::desk::Desk;

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) desk: Arc<Desk>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) lanes: Arc<Lanes>,
}
