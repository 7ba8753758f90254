//! Checks without a game.

use serde::{Deserialize, Serialize};
use tell::legality::LegalVerdict;
use tell::winnability::{DeadVerdict, MateVerdict};
use utoipa::ToSchema;

use super::Side;

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MateRequest {
    pub(crate) fen: String,
    /// Whose mate; both without it.
    pub(crate) side: Option<Side>,
    pub(crate) edition: Option<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MateAnswer {
    pub(crate) fen: String,
    pub(crate) diagram: String,
    pub(crate) white: Option<SideMate>,
    pub(crate) black: Option<SideMate>,
    pub(crate) dead: Option<DeadAnswer>,
    /// What a fallen flag means: whose flag, which result.
    pub(crate) flag_fall: FlagFallResults,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct SideMate {
    pub(crate) verdict: MateVerdict,
    pub(crate) line: Vec<String>,
    pub(crate) line_uci: Vec<String>,
    /// Why there is no mate.
    pub(crate) proof: Option<String>,
    pub(crate) sentence: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct DeadAnswer {
    pub(crate) verdict: DeadVerdict,
    pub(crate) sentence: String,
    pub(crate) article: Option<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct FlagFallResults {
    pub(crate) white: Option<String>,
    pub(crate) black: Option<String>,
    pub(crate) article: Option<String>,
    pub(crate) edition: &'static str,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LegalRequest {
    pub(crate) fen: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LegalAnswer {
    pub(crate) fen: String,
    pub(crate) verdict: LegalVerdict,
    pub(crate) playable: bool,
    pub(crate) reasons: Vec<String>,
    pub(crate) diagram: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ClaimKind {
    Threefold,
    Fifty,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClaimRequest {
    /// Moves in any language, or a record in PGN.
    pub(crate) moves: String,
    /// The language of the letters; without it the likeliest.
    pub(crate) language: Option<String>,
    pub(crate) claim: ClaimKind,
    /// The intended move.
    pub(crate) with: Option<String>,
    /// Where the record begins.
    pub(crate) fen: Option<String>,
    pub(crate) edition: Option<String>,
    /// `standard`, `rapid` or `blitz`: what a wrong claim costs depends on it.
    pub(crate) pace: Option<String>,
    /// Without supervision of each game?
    #[serde(default)]
    pub(crate) unsupervised: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ClaimAnswer {
    pub(crate) right: bool,
    pub(crate) sentence: String,
    /// What follows from a wrong claim: the opponent's time, the move that must be made.
    pub(crate) consequences: Vec<String>,
    /// That the game is over without a claim, if it is.
    pub(crate) without_claim: Option<String>,
    pub(crate) articles: Vec<String>,
    pub(crate) occurrences: usize,
    pub(crate) needed: u32,
    pub(crate) moves_without_progress: u32,
    /// Half-moves after which the position stood.
    pub(crate) plies: Vec<usize>,
    pub(crate) look_alikes: Vec<LookAlike>,
    pub(crate) fen: String,
    pub(crate) diagram: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LookAlike {
    pub(crate) ply: usize,
    pub(crate) sentence: String,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TimeRequest {
    pub(crate) text: String,
    pub(crate) edition: Option<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TimeAnswer {
    pub(crate) time_control: Option<String>,
    pub(crate) words: String,
    pub(crate) class: String,
    pub(crate) main_time_ms: u64,
    pub(crate) for_60_moves_ms: u64,
    pub(crate) remarks: Vec<String>,
}
