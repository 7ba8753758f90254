//! What goes out of an event to those who have no link.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{ByeView, Clock, LastMove, Move, Phase, Published, ResultSource, Side};

/// An event: who plays whom, with what result, and how they stand. Each board names both players, so the crosstable and the card of
/// each player follow from it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PublicEvent {
    pub(crate) v: u8,
    pub(crate) event: String,
    pub(crate) name: String,
    pub(crate) place: String,
    /// `2026-11-16`
    pub(crate) date: Option<String>,
    pub(crate) date_end: Option<String>,
    /// Do the games go out too?
    pub(crate) shown: Published,
    /// By how much everything is seen later.
    pub(crate) delay_s: u32,
    pub(crate) players: Vec<PublicPlayer>,
    pub(crate) rounds: Vec<PublicRound>,
    pub(crate) standings: Vec<PublicStanding>,
    /// After so many rounds they stand so; results of later ones count already where nothing is delayed.
    pub(crate) rounds_counted: usize,
}

/// A player, without what concerns only the organiser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct PublicPlayer {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) title: Option<String>,
    pub(crate) rating: Option<u32>,
    pub(crate) federation: Option<String>,
    pub(crate) fide_id: Option<u64>,
}

impl From<&store::wire::v1::tournament::Player> for PublicPlayer {
    fn from(player: &store::wire::v1::tournament::Player) -> PublicPlayer {
        PublicPlayer {
            id: player.id.clone(),
            name: player.name.clone(),
            title: player.title.clone(),
            rating: player.rating,
            federation: player.federation.clone(),
            fide_id: player.fide_id,
        }
    }
}

/// A round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PublicRound {
    pub(crate) round: u32,
    /// `15:00`
    pub(crate) starts_at: Option<String>,
    pub(crate) boards: Vec<PublicBoard>,
    pub(crate) byes: Vec<ByeView>,
}

/// A board of a round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PublicBoard {
    pub(crate) board: u32,
    /// The ids of the players.
    pub(crate) white: String,
    pub(crate) black: String,
    /// Is it played at the desk, so that there are moves to look at?
    pub(crate) has_game: bool,
    /// `1-0`, `½-½`, `+/-`
    pub(crate) result: Option<String>,
    pub(crate) source: Option<ResultSource>,
    pub(crate) white_points: Option<String>,
    pub(crate) black_points: Option<String>,
}

/// A line of the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct PublicStanding {
    pub(crate) rank: usize,
    /// The id of the player.
    pub(crate) player: String,
    pub(crate) points: String,
    pub(crate) played: usize,
    pub(crate) wins: usize,
    /// The points of all opponents.
    pub(crate) buchholz: String,
}

/// The boards of a round as they stand.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PublicBoards {
    pub(crate) v: u8,
    pub(crate) round: u32,
    pub(crate) boards: Vec<PublicPosition>,
}

/// A game that goes on, or how it ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PublicPosition {
    pub(crate) board: u32,
    pub(crate) phase: Phase,
    /// As in the first field of a FEN.
    pub(crate) placement: String,
    pub(crate) to_move: Side,
    /// So many moves were made, of both.
    pub(crate) plies: usize,
    pub(crate) last_move: Option<LastMove>,
    /// As it was at `at_ms`; the one that runs goes on since then.
    pub(crate) clock: Option<Clock>,
    /// When something happened last, as a time of the server. The server says what time it is in the header `desk-time`.
    pub(crate) at_ms: i64,
    pub(crate) result: Option<String>,
}

/// A game with its moves.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PublicGame {
    pub(crate) v: u8,
    pub(crate) round: u32,
    pub(crate) white: PublicPlayer,
    pub(crate) black: PublicPlayer,
    pub(crate) start_fen: String,
    pub(crate) moves: Vec<Move>,
    pub(crate) position: PublicPosition,
}

/// Which games a file is to hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, IntoParams)]
pub(crate) struct GamesQuery {
    /// Without it all rounds.
    pub(crate) round: Option<u32>,
    /// Of a round: without it all boards.
    pub(crate) board: Option<u32>,
}
