//! A round before it is published, and on its way back.

use serde::{Deserialize, Serialize};
use store::wire::v1::tournament::ResultsOnly;
use utoipa::ToSchema;

use super::{ByeRequest, Pairing, Side};

/// The next round, as long as only arbiters see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct DraftView {
    pub(crate) round: u32,
    /// The entry that says so; whoever changes the draft says which one he has seen.
    pub(crate) seq: u64,
    pub(crate) starts_at: Option<String>,
    /// Board by board.
    pub(crate) pairings: Vec<Pairing>,
    pub(crate) byes: Vec<ByeRequest>,
    /// The boards of which only the results will be entered; nothing: none.
    pub(crate) results_only: Option<ResultsOnly>,
    pub(crate) objections: Vec<ObjectionView>,
}

/// Something that speaks against a draft.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ObjectionView {
    /// A word for it.
    pub(crate) code: &'static str,
    pub(crate) weight: Weight,
    /// At which board; nothing where it is about none.
    pub(crate) board: Option<u32>,
    /// Whom it is about.
    pub(crate) players: Vec<String>,
    pub(crate) sentence: String,
}

/// How much an objection weighs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Weight {
    /// The draft cannot be published as it is.
    Forbids,
    /// The arbiter decides.
    Warns,
}

impl From<store::tournament::ObjectionWeight> for Weight {
    fn from(weight: store::tournament::ObjectionWeight) -> Weight {
        match weight {
            store::tournament::ObjectionWeight::Forbids => Weight::Forbids,
            store::tournament::ObjectionWeight::Warns => Weight::Warns,
        }
    }
}

/// The draft of the next round, held against the rules of its pairing system.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct DraftCheck {
    /// The draft that was held against them.
    pub(crate) seq: u64,
    /// What it breaks in the first place; nothing: it is what the rules give.
    pub(crate) breach: Option<BreachView>,
}

/// What a draft breaks of the rules.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct BreachView {
    /// The number of the criterion, 1 to 21, if it is one.
    pub(crate) criterion: Option<u8>,
    /// It is against an absolute criterion, or a pair that is forbidden.
    pub(crate) absolute: bool,
    /// The boards that it is about, or where the rules give others.
    pub(crate) boards: Vec<u32>,
    /// Whom it is about.
    pub(crate) players: Vec<String>,
    pub(crate) sentence: String,
}

/// Why the rules pair a round as they do.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ExplanationView {
    /// The draft whose byes were given.
    pub(crate) seq: u64,
    /// Who has the bye that the pairing gives.
    pub(crate) bye: Option<ExplainedFloatView>,
    /// The brackets, from the top.
    pub(crate) brackets: Vec<ExplainedBracketView>,
    /// The criteria, each in one sentence.
    pub(crate) criteria: Vec<CriterionView>,
}

/// A bracket: players with the same points, and those who were moved down to them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ExplainedBracketView {
    pub(crate) points: String,
    pub(crate) moved_down: Vec<String>,
    pub(crate) residents: Vec<String>,
    pub(crate) pairs: Vec<ExplainedPairView>,
    /// Who leaves it downwards.
    pub(crate) floats: Vec<ExplainedFloatView>,
    /// What could not be kept altogether.
    pub(crate) failures: Vec<String>,
}

/// A pair, why it is made, and why it has these colours.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ExplainedPairView {
    pub(crate) white: String,
    pub(crate) black: String,
    pub(crate) why: String,
    pub(crate) colors: String,
}

/// A player who leaves a bracket or has the bye, and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ExplainedFloatView {
    pub(crate) player: String,
    pub(crate) why: String,
}

/// A criterion by its number in the Handbook.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct CriterionView {
    pub(crate) number: u8,
    pub(crate) rule: String,
}

/// The next round as it shall be.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DraftRequest {
    /// The draft that was seen; without it there is none yet.
    pub(crate) seq: Option<u64>,
    #[serde(default)]
    pub(crate) pairings: Vec<Pairing>,
    #[serde(default)]
    pub(crate) byes: Vec<ByeRequest>,
    /// The boards of which only the results will be entered; without it none.
    pub(crate) results_only: Option<ResultsOnly>,
    /// `15:00`
    pub(crate) starts_at: Option<String>,
    /// Pair all who were given no bye by the rules; `pairings` are left aside, and so are byes of those who were left over.
    #[serde(default)]
    pub(crate) propose: bool,
}

/// The draft that is to be published.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PublishRequest {
    /// The draft that was seen.
    pub(crate) seq: u64,
}

/// How far a published round is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum RoundStage {
    /// Everybody sees it, no board has begun.
    Published,
    /// A board has begun or has a result.
    Started,
}

/// What a round is made again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Back {
    /// Only arbiters see it.
    Draft,
    /// Published and not started.
    Published,
}

/// A round goes one step back.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BackRequest {
    pub(crate) to: Back,
    pub(crate) reason: String,
}

/// Why something was a mistake.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MistakeRequest {
    pub(crate) reason: String,
}

/// Who is here and who is not.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PresenceRequest {
    pub(crate) marks: Vec<PresenceMark>,
}

/// Whether a player is at the board.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PresenceMark {
    pub(crate) game: String,
    pub(crate) side: Side,
    pub(crate) here: bool,
}
