//! The hall: every board in short.

use serde::Serialize;
use utoipa::ToSchema;

use super::{DefaultTime, LastMove, Phase, ResultChoice, ResultSource, Side, Taken};

/// All boards of a round, or of all that go on.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Hall {
    pub(crate) event: String,
    pub(crate) name: String,
    /// The round that was asked for, or the last one shown.
    pub(crate) round: u32,
    /// How many rounds there are.
    pub(crate) rounds: u32,
    /// The rounds whose boards are here.
    pub(crate) shown: Vec<u32>,
    pub(crate) server_ms: i64,
    /// For arbiters the most urgent first, else by number.
    pub(crate) boards: Vec<HallBoard>,
    /// What may be entered as a result, for arbiters.
    pub(crate) results: Vec<ResultChoice>,
}

/// A board in short.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct HallBoard {
    pub(crate) game: String,
    pub(crate) round: u32,
    pub(crate) board: u32,
    pub(crate) white: String,
    pub(crate) black: String,
    pub(crate) seq: u64,
    pub(crate) phase: Phase,
    pub(crate) placement: String,
    pub(crate) to_move: Side,
    pub(crate) last_move: Option<LastMove>,
    pub(crate) clock: Option<Clock>,
    pub(crate) now_ms: u64,
    pub(crate) server_ms: i64,
    pub(crate) result: Option<String>,
    /// Where the result comes from, if there is one.
    pub(crate) result_from: Option<ResultSource>,
    /// Which arbiter entered it by hand, if that is known; for arbiters only.
    pub(crate) entered_by: Option<String>,
    /// It is not played at the desk: only its result is entered.
    pub(crate) results_only: bool,
    pub(crate) default_time: Option<DefaultTime>,
    /// Who has made a move since play began, and so is not marked as absent.
    pub(crate) moved: Vec<Side>,
    /// A time that the server missed stopped the clock, and nobody has said yet how it goes on; for arbiters only.
    pub(crate) interrupted: bool,
    /// Which arbiter is at the board; for arbiters only.
    pub(crate) taken: Option<Taken>,
    /// Who has still to read what was ruled before the clock is started again; for arbiters only.
    pub(crate) unread: Vec<Side>,
    /// Whose clock shows less than this is short of time; nothing if nobody's can be.
    pub(crate) short_below_ms: Option<u64>,
    pub(crate) badges: Vec<Badge>,
    /// 0: nothing waits. Higher comes first.
    pub(crate) urgency: u8,
    pub(crate) waiting: Vec<Waiting>,
}

/// What is worth a look at a board although nothing waits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Badge {
    pub(crate) kind: BadgeKind,
    pub(crate) side: Side,
    pub(crate) count: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum BadgeKind {
    /// Has not come.
    Absent,
    /// Has completed so many illegal moves; for arbiters only.
    Illegal,
    /// Was warned so often; for arbiters only.
    Warned,
}

/// Something that waits for the arbiter.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Waiting {
    pub(crate) what: WaitingFor,
    /// Of a question.
    pub(crate) id: Option<String>,
    pub(crate) urgency: super::UrgencyView,
    pub(crate) sentence: String,
    pub(crate) since_ms: u64,
    /// Of a call or a question: its entry.
    pub(crate) entry: Option<u64>,
    /// Which arbiter has taken it upon himself.
    pub(crate) taken: Option<Taken>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum WaitingFor {
    Question,
    Call,
    Flag,
    Late,
    /// Lines of a side were refused.
    Refused,
}

/// Both displays of a chess clock.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Clock {
    pub(crate) white: Display,
    pub(crate) black: Display,
    pub(crate) running: Option<Side>,
    /// When the one that runs reaches zero.
    pub(crate) zero_at_ms: Option<u64>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Display {
    pub(crate) ms: u64,
    pub(crate) flag: bool,
    /// What is left of the delay of this move.
    pub(crate) delay_ms: Option<u64>,
    pub(crate) stage: Stage,
}

/// Where a display is in the time control. It counts no moves: a player is not told how many were made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Stage {
    /// The period, from 1.
    pub(crate) period: u32,
    /// With this move it ends; nothing in the last.
    pub(crate) until_move: Option<u32>,
    /// What comes on the clock then.
    pub(crate) next_ms: Option<u64>,
    /// How time is given with each move.
    pub(crate) per_move: PerMove,
    /// How much.
    pub(crate) per_move_ms: u64,
}

/// How time is given with each move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum PerMove {
    None,
    Increment,
    Delay,
    /// Used time comes back, up to so much.
    Bronstein,
    /// What one player uses the other gains.
    Hourglass,
}
