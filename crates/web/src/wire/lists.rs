//! Lists of players from other programs: what is sent, what would become of it, what became of it.

use serde::{Deserialize, Serialize};
use store::players::{HeadedColumn, ListColumn};
use utoipa::{IntoParams, ToSchema};

use super::Player;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum PlayersFormat {
    Csv,
    Trf,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayersImport {
    pub(crate) format: PlayersFormat,
    pub(crate) text: String,
    /// Of a TRF file: leave out what was played, and what it says of the event.
    #[serde(default)]
    pub(crate) players_only: bool,
    /// Where list and event differ, the list is right; otherwise it only completes.
    #[serde(default)]
    pub(crate) list_is_right: bool,
    /// What the columns of a CSV file hold; without it, what their headings say.
    #[serde(default)]
    pub(crate) columns: Option<Vec<Option<ListColumn>>>,
}

/// What a list would change. Nothing has happened yet.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ImportPreview {
    /// Of a CSV file.
    pub(crate) columns: Vec<CsvColumn>,
    pub(crate) players: Vec<ListedPlayer>,
    /// What would change about the event.
    pub(crate) settings: Vec<FieldChange>,
    /// So many rounds would come with it.
    pub(crate) rounds: usize,
    /// So many lines without a meaning here would not be kept.
    pub(crate) lines_left: usize,
    pub(crate) problems: Vec<ListProblem>,
    /// Why nothing can be taken in.
    pub(crate) refused: Option<String>,
}

/// A column of a CSV file.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct CsvColumn {
    pub(crate) heading: String,
    /// Nothing: it would be left out.
    pub(crate) holds: Option<ListColumn>,
    pub(crate) samples: Vec<String>,
}

impl From<HeadedColumn> for CsvColumn {
    fn from(column: HeadedColumn) -> CsvColumn {
        CsvColumn { heading: column.heading, holds: column.holds, samples: column.samples }
    }
}

/// A player of a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ListedPlayer {
    pub(crate) line: usize,
    pub(crate) act: ListAct,
    /// As the event would have him.
    pub(crate) player: Player,
    pub(crate) changes: Vec<FieldChange>,
}

/// What becomes of a player of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ListAct {
    Add,
    Change,
    Same,
}

/// What changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct FieldChange {
    pub(crate) field: String,
    pub(crate) was: Option<String>,
    pub(crate) now: Option<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PlayersImported {
    pub(crate) added: Vec<Player>,
    /// Who was in the event already, with what the list added to the entry.
    pub(crate) matched: Vec<Player>,
    /// So many rounds were taken in with them.
    pub(crate) rounds: usize,
    pub(crate) problems: Vec<ListProblem>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ListProblem {
    pub(crate) line: usize,
    /// From 1, in characters.
    pub(crate) column: usize,
    /// What is wrong, with its place.
    pub(crate) sentence: String,
}

/// Which version of the form.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
pub(crate) struct ReportQuery {
    /// `16`, or `26` if nothing is said.
    pub(crate) version: Option<u8>,
}
