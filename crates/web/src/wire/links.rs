//! Links and roles.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Role, Side};

/// Who asks.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Me {
    pub(crate) role: Role,
    pub(crate) sides: Vec<Side>,
    pub(crate) event: Option<String>,
    pub(crate) event_name: Option<String>,
    pub(crate) game: Option<String>,
    pub(crate) link: String,
    pub(crate) label: String,
    pub(crate) delay_s: u32,
    pub(crate) expires_ms: Option<i64>,
    /// Under which address links and QR codes find the desk; for arbiters only.
    pub(crate) address: Option<String>,
    /// Only the machine of the desk reaches that address.
    pub(crate) only_here: bool,
}

/// A link that is to be made.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LinkRequest {
    pub(crate) role: Role,
    pub(crate) game: Option<String>,
    #[serde(default)]
    pub(crate) sides: Vec<Side>,
    pub(crate) label: Option<String>,
    /// For spectators; without it the delay of the event.
    pub(crate) delay_s: Option<u32>,
    /// Until when it opens something, in milliseconds since 1970; without it until it is revoked.
    pub(crate) expires_ms: Option<i64>,
}

/// A link without its token.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LinkView {
    pub(crate) link: String,
    pub(crate) role: Role,
    pub(crate) sides: Vec<Side>,
    pub(crate) game: Option<String>,
    pub(crate) round: Option<u32>,
    pub(crate) board: Option<u32>,
    pub(crate) label: String,
    pub(crate) delay_s: Option<u32>,
    pub(crate) created_ms: i64,
    pub(crate) expires_ms: Option<i64>,
    pub(crate) expired: bool,
    pub(crate) revoked: bool,
}

/// A link just made: its token is shown this once.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct NewLink {
    #[serde(flatten)]
    pub(crate) view: LinkView,
    pub(crate) token: String,
    pub(crate) path: String,
    pub(crate) url: String,
    /// A QR code, as SVG.
    pub(crate) qr: String,
    /// SHA-256 of the certificate that a browser gets there, if lines are encrypted.
    pub(crate) fingerprint: Option<String>,
}

/// Something that is wrong with a log of the store.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct FaultView {
    /// `game/…` or `tournament/…`
    pub(crate) log: String,
    /// `broken`, `unreadable`, `differs`, `missing`
    pub(crate) fault: &'static str,
    pub(crate) sentence: String,
}
