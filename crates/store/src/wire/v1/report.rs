//! What a report to FIDE says of a tournament and nothing else needs, and lists that were taken in as one act.

use serde::{Deserialize, Serialize};
use transcript::V1;
use utoipa::ToSchema;

use super::tournament::{Player, Settings, Side};

/// What a report to FIDE says of a tournament beside its settings.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct ReportDetails {
    /// The federation in which it is played, `CZE`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The type of the tournament, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// The chief arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chief_arbiter: Option<String>,
    /// The deputies of the chief arbiter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deputies: Vec<String>,
    /// The allotted times in words, where the short form of the time control is not enough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allotted_times: Option<String>,
    /// How many rounds there will be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// The day of each round, from the first, `2026-11-16`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub round_dates: Vec<Option<String>>,
    /// The colour of the first player of the ranking in the first round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_color: Option<Side>,
    /// What a game without a result counts for other programs meanwhile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open_game: Option<String>,
    /// Lines of a report that mean nothing here. They are given back as they came.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
}

impl ReportDetails {
    /// Does it say nothing?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == ReportDetails::default()
    }
}

/// The sex of a player, as titles and reports need it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Sex {
    /// A woman.
    Female,
    /// A man.
    Male,
}

/// The entries before this one were taken in together, from one list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ListTakenIn {
    /// The version of this form.
    pub v: V1,
    /// The id of the list, `i1`.
    pub list: String,
    /// Who came with it.
    pub added: Vec<String>,
    /// Who was changed by it, as they were before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changed: Vec<Player>,
    /// The settings as they were before, if it changed them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settings: Option<Box<Settings>>,
    /// How many rounds came with it.
    #[serde(default)]
    pub rounds: u32,
}

/// A list is taken back: nobody of it has played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ListTakenBack {
    /// The version of this form.
    pub v: V1,
    /// Which.
    pub list: String,
}
