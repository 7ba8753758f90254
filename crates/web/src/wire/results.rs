//! Results as they are sent and entered.

use laws::event::Score;
use serde::{Deserialize, Serialize};
use store::tournament::{Source, Tournament};
use utoipa::ToSchema;

/// Where a result comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ResultSource {
    /// The game came to it.
    Game,
    /// The arbiter decided so in the game.
    Arbiter,
    /// Somebody did not play.
    Forfeit,
    /// It was entered by hand.
    ByHand,
    /// It was taken in from elsewhere.
    Elsewhere,
}

impl From<Source> for ResultSource {
    fn from(source: Source) -> ResultSource {
        match source {
            Source::Game => ResultSource::Game,
            Source::Arbiter => ResultSource::Arbiter,
            Source::Forfeit => ResultSource::Forfeit,
            Source::ByHand => ResultSource::ByHand,
            Source::Elsewhere => ResultSource::Elsewhere,
        }
    }
}

/// A result that may be entered, and what it is worth here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct ResultChoice {
    /// `1-0`, `½-½`, `+/-`
    pub(crate) result: String,
    pub(crate) white_points: String,
    pub(crate) black_points: String,
    /// Nobody played: a win or a loss without play.
    pub(crate) forfeit: bool,
}

impl ResultChoice {
    /// All that may be entered in a tournament, in the order in which they are offered.
    pub(crate) fn all(tournament: &Tournament) -> Vec<ResultChoice> {
        let choice = |score: Score| {
            let (white, black) = tournament.points().of(score);
            ResultChoice {
                result: score.text(),
                white_points: white.to_string(),
                black_points: black.to_string(),
                forfeit: score.forfeit,
            }
        };
        tournament.can_be_entered().map(choice).collect()
    }
}

/// Where boards of a round are played.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlaceRequest {
    /// With boards and clocks of their own: only their results are entered. Else at the desk.
    pub(crate) results_only: bool,
    /// The numbers of the boards; without them all of the round that have not begun.
    pub(crate) boards: Option<Vec<u32>>,
}

/// A result entered by hand.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResultRequest {
    /// `1-0`, `½-½`, `0-1`, `0-0`, `+/-`; nothing: the result is open again.
    pub(crate) result: Option<String>,
    pub(crate) reason: Option<String>,
}
