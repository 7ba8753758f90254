//! The server: what stands between the network and the desk.

mod answer;
mod assets;
mod caller;
mod headers;
mod limits;
mod start;

pub(crate) use answer::{Body, Talk, cached};
pub(crate) use assets::{page, script};
pub(crate) use caller::{Caller, WatchQuery};
pub(crate) use headers::secured;
pub(crate) use limits::{BODY_MAX, IMPORT_MAX, Limits, limited};
pub use start::{CannotServe, Example, Options, Running, start};

use std::sync::Arc;

use crate::desk::Desk;

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) desk: Arc<Desk>,
    pub(crate) limits: Arc<Limits>,
}
