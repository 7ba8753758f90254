//! Links and roles.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Side;
use store::wire::v1::tournament;

/// What a link allows.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Role {
    /// Everything of an event, or of the whole desk.
    Chief,
    /// All boards of an event.
    Arbiter,
    /// One board.
    Player,
    /// Reads, perhaps later.
    Spectator,
}

impl From<tournament::Role> for Role {
    fn from(role: tournament::Role) -> Role {
        match role {
            tournament::Role::Chief => Role::Chief,
            tournament::Role::Arbiter => Role::Arbiter,
            tournament::Role::Player => Role::Player,
            tournament::Role::Spectator => Role::Spectator,
        }
    }
}

impl From<Role> for tournament::Role {
    fn from(role: Role) -> tournament::Role {
        match role {
            Role::Chief => tournament::Role::Chief,
            Role::Arbiter => tournament::Role::Arbiter,
            Role::Player => tournament::Role::Player,
            Role::Spectator => tournament::Role::Spectator,
        }
    }
}

impl Role {
    pub(crate) const fn is_arbiter(self) -> bool {
        matches!(self, Role::Chief | Role::Arbiter)
    }
}

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
