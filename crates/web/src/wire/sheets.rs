//! What is printed: scoresheets and the envelope of a sealed move.

use serde::Serialize;
use store::tournament::Tournament;
use utoipa::ToSchema;

use super::{Player, Side};

/// A scoresheet.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Sheet {
    pub(crate) game: String,
    pub(crate) event_name: String,
    pub(crate) round: u32,
    pub(crate) board: u32,
    pub(crate) date: Option<String>,
    pub(crate) side: Side,
    /// The language of the letters.
    pub(crate) language: String,
    pub(crate) white: Player,
    pub(crate) black: Player,
    pub(crate) source: SheetSource,
    pub(crate) rows: Vec<SheetRow>,
    pub(crate) result: Option<String>,
    pub(crate) signed: Signed,
    /// How the log of the game ends, when it is over.
    pub(crate) seal: Option<Seal>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SheetSource {
    /// What the player wrote.
    Written,
    /// What was played.
    Record,
}

#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub(crate) struct SheetRow {
    pub(crate) number: u32,
    pub(crate) white: Option<String>,
    pub(crate) black: Option<String>,
    pub(crate) white_ms: Option<u64>,
    pub(crate) black_ms: Option<u64>,
    pub(crate) white_mark: Option<String>,
    pub(crate) black_mark: Option<String>,
}

/// The end of the log of a game, as it stands in the log of the event too. The same entry with another hash is another
/// log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Seal {
    /// How many entries the log has.
    pub(crate) entry: u64,
    /// The hash of the last, 64 hexadecimal digits.
    pub(crate) hash: String,
}

impl Seal {
    /// The seal of a game whose log has so many entries; nothing if it is not sealed as far as that.
    pub(crate) fn of(tournament: &Tournament, game: &str, entries: u64) -> Option<Seal> {
        let last = tournament.seals_of(game).last().filter(|it| it.seq.0 == entries)?;
        Some(Seal { entry: last.seq.0, hash: last.hash.to_string() })
    }
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Signed {
    pub(crate) white: Option<String>,
    pub(crate) black: Option<String>,
}

/// What stands on the envelope of a sealed move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Envelope {
    pub(crate) game: String,
    pub(crate) event_name: String,
    pub(crate) round: u32,
    pub(crate) board: u32,
    pub(crate) date: Option<String>,
    /// The position before the sealed move.
    pub(crate) fen: String,
    pub(crate) sealed_by: Side,
    /// The number of the sealed move.
    pub(crate) move_number: u32,
    /// What the clocks show.
    pub(crate) white_ms: Option<u64>,
    pub(crate) black_ms: Option<u64>,
    /// What is written on it, in the order of the article.
    pub(crate) lines: Vec<tell::EnvelopeLine>,
}
