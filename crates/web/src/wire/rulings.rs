//! Rulings without a game that is kept.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{RulingTold, Side};

/// A transcript, a record in PGN, or a position with lines.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RulingsRequest {
    pub(crate) transcript: Option<String>,
    pub(crate) pgn: Option<String>,
    pub(crate) fen: Option<String>,
    /// The edition; for a transcript it replaces the one that is named there.
    pub(crate) edition: Option<String>,
    pub(crate) time_control: Option<String>,
    /// Lines of events, with a position.
    #[serde(default)]
    pub(crate) lines: Vec<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Rulings {
    pub(crate) cases: Vec<CaseView>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct CaseView {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) edition: Option<&'static str>,
    pub(crate) as_expected: bool,
    pub(crate) cannot_start: Vec<String>,
    pub(crate) entries: Vec<CaseEntry>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct CaseEntry {
    /// The line of the text.
    pub(crate) line: usize,
    pub(crate) at_ms: u64,
    pub(crate) event: String,
    pub(crate) fen: String,
    pub(crate) clock: CaseClock,
    pub(crate) rulings: Vec<RulingTold>,
    /// What is otherwise than expected, or cannot have happened.
    pub(crate) problems: Vec<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct CaseClock {
    pub(crate) white_ms: Option<u64>,
    pub(crate) black_ms: Option<u64>,
    pub(crate) running: Option<Side>,
}
