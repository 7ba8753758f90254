//! What the list of ratings says.

use serde::{Deserialize, Serialize};
use store::ratings::Rated;
use store::wire::v1::report::Sex;
use utoipa::{IntoParams, ToSchema};

use super::{FieldChange, Player};

/// How the list of ratings stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RatingListView {
    pub(crate) state: RatingListState,
    /// The name of the file that was given last.
    pub(crate) file: Option<String>,
    /// How many players are in the list that can be asked; while another is read, and if that is none, it is the one before it.
    pub(crate) players: usize,
    /// How far it is read.
    pub(crate) percent: Option<u8>,
    /// Why it cannot be asked.
    pub(crate) sentence: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum RatingListState {
    None,
    Reading,
    Wrong,
    There,
}

#[derive(Clone, Debug, Deserialize, IntoParams)]
pub(crate) struct RatingsQuery {
    /// A number of FIDE, or words that begin parts of a name.
    #[serde(default)]
    pub(crate) q: String,
}

#[derive(Clone, Debug, Deserialize, IntoParams)]
pub(crate) struct RatingsFile {
    /// The name of the file, to be shown.
    #[serde(default)]
    pub(crate) name: String,
}

/// Who was found in the list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RatingsFound {
    pub(crate) list: RatingListView,
    pub(crate) players: Vec<RatedPlayer>,
}

/// Somebody in the list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RatedPlayer {
    pub(crate) fide_id: u64,
    pub(crate) name: String,
    pub(crate) title: Option<String>,
    pub(crate) federation: Option<String>,
    pub(crate) sex: Option<Sex>,
    /// The year of birth.
    pub(crate) birth: Option<String>,
    /// That of the class of the event.
    pub(crate) rating: Option<u32>,
    pub(crate) standard: Option<u32>,
    pub(crate) rapid: Option<u32>,
    pub(crate) blitz: Option<u32>,
}

impl RatedPlayer {
    pub(crate) fn of(rated: Rated, rating: Option<u32>) -> RatedPlayer {
        RatedPlayer {
            fide_id: rated.fide_id,
            name: rated.name,
            title: rated.title.map(str::to_owned),
            federation: rated.federation,
            sex: rated.sex,
            birth: rated.born.map(|it| it.to_string()),
            rating,
            standard: rated.ratings.standard,
            rapid: rated.ratings.rapid,
            blitz: rated.ratings.blitz,
        }
    }
}

/// Where players of the event and the list differ.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RatingsCompared {
    pub(crate) list: RatingListView,
    pub(crate) players: Vec<ComparedPlayer>,
    /// Who is not in the list, or not surely.
    pub(crate) unknown: Vec<Player>,
}

/// A player as the event would have him after the list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ComparedPlayer {
    pub(crate) player: Player,
    pub(crate) changes: Vec<FieldChange>,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RatingsTaken {
    /// For whom the list is right.
    pub(crate) players: Vec<String>,
}
