//! The entries of a game: how it was set up, what happened, what was corrected, when nobody was there to see it.

use board::Color;
use clock::{Instant, Millis};
use laws::event::Seen;
use serde::{Deserialize, Serialize};
use transcript::{
    CannotHappen, EventLine, Problem, RulingRecord, V1, event_line, read_logged_event,
};
use utoipa::ToSchema;

use super::tournament::Player;
use crate::entry::UnixMillis;
use crate::telling::Telling;

/// The first entry of a game: where it is played, by whom, and how it is set up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct GameOpened {
    /// The version of this form.
    pub v: V1,
    /// The tournament it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The number of the round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The number of the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// Who has the white pieces.
    pub white: Player,
    /// Who has the black pieces.
    pub black: Player,
    /// The lines of the header of a transcript.
    pub header: String,
    /// Does the game begin with `round starts`?
    pub not_started: bool,
    /// Does the start follow the board: the clock of the player who has the move, and also when the arbiter starts it unannounced? Older logs
    /// do not say it, and are ruled as they were.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub start_follows_board: bool,
    /// Where the game comes from and what else its record said, as the tags of a game record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub labels: Vec<(String, String)>,
}

/// Something that happened: a line of a transcript, when, who recorded it, and what was ruled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameEvent {
    /// The version of this form.
    pub v: V1,
    /// Milliseconds since the game's own time began.
    pub at_ms: u64,
    /// Who recorded it.
    pub by: RecordedBy,
    /// The name of the arbiter who recorded it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// Who saw it, if that does not follow from who recorded it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<SeenBy>,
    /// So many milliseconds before it came it was done: it was under way for so long, and that is taken off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lag_ms: Option<u32>,
    /// The calls that an arbiter has dealt with by it; without it all that were open, as in logs that do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closes: Option<Vec<u64>>,
    /// It is told again, or told right, in the place of this entry, which was struck out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<u64>,
    /// What happened, in the language of transcripts and without a stamp.
    pub line: String,
    /// What was ruled.
    #[serde(default)]
    pub rulings: Vec<RulingRecord>,
}

/// The game stands as after an earlier entry. The entries between are struck, not deleted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Correction {
    /// The version of this form.
    pub v: V1,
    /// The game's own time at that entry.
    pub at_ms: u64,
    /// Who corrected.
    pub by: RecordedBy,
    /// The name of the arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// The last entry that stands.
    pub to: u64,
    /// The one entry that is put right; what came after it is told again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces: Option<u64>,
    /// Why.
    pub reason: String,
}

/// A time in which the server was not there, or stood still.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Gap {
    /// The version of this form.
    pub v: V1,
    /// The game's own time after it.
    pub at_ms: u64,
    /// The last time of the server that is proven.
    pub from_ms: i64,
    /// The time of the server when it was there again.
    pub until_ms: i64,
    /// What it was.
    pub why: GapKind,
}

/// The tournament says which result was entered by hand: a score ends the game, whatever is open at the board; without one the
/// game stands again as it stood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ResultTold {
    /// The version of this form.
    pub v: V1,
    /// The game's own time when it was entered.
    pub at_ms: u64,
    /// The entry of the tournament that says it.
    pub entry: u64,
    /// What was entered.
    pub entered: EnteredResult,
    /// The name of the arbiter who entered it, if one is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
}

/// What was entered by hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum EnteredResult {
    /// Nothing: the game decides.
    Nothing,
    /// That it is open, whatever the game says.
    Open,
    /// `1-0`, `½-½`, `+/-`
    Score(String),
}

/// What a gap was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum GapKind {
    /// The program ended and was started again.
    Restart,
    /// The machine slept.
    Sleep,
    /// The program got no time to work.
    Stall,
    /// The time of day was set.
    Jump,
}

impl GapKind {
    /// The name, in messages.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            GapKind::Restart => "restart",
            GapKind::Sleep => "sleep",
            GapKind::Stall => "stall",
            GapKind::Jump => "jump",
        }
    }
}

/// Who recorded an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum RecordedBy {
    /// White, on his device.
    White,
    /// Black, on his device.
    Black,
    /// Both, on one device.
    Both,
    /// The arbiter.
    Arbiter,
    /// The server: its clock, or a record that was taken in.
    Server,
}

/// Who saw what happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeenBy {
    /// As the regulations say.
    Regulated,
    /// The arbiter.
    Arbiter,
    /// Nobody who could have stepped in: a record of it came later.
    Nobody,
}

/// Why a stored event tells nothing that can have happened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAnEvent {
    /// The line is not one of the language.
    #[error("{0}")]
    Line(Box<Problem>),
    /// It has a stamp of its own.
    #[error("the line has a stamp of its own")]
    Stamped,
    /// It cannot have happened.
    #[error("{0}")]
    Impossible(#[from] CannotHappen),
}

impl From<Problem> for NotAnEvent {
    fn from(problem: Problem) -> NotAnEvent {
        NotAnEvent::Line(Box::new(problem))
    }
}

impl GameEvent {
    /// What a line tells, without rulings.
    #[must_use]
    pub fn told(at: Instant, by: RecordedBy, seen: Seen, line: &EventLine) -> GameEvent {
        let seen = (seen != by.sees()).then_some(match seen {
            Seen::AsRegulated => SeenBy::Regulated,
            Seen::ByArbiter => SeenBy::Arbiter,
            Seen::ByNobody => SeenBy::Nobody,
        });
        let (at_ms, line) = (at.since_start().get(), event_line(line));
        let (who, lag_ms, closes, again) = (None, None, None, None);
        let rulings = Vec::new();
        GameEvent { v: V1, at_ms, by, who, seen, lag_ms, closes, again, line, rulings }
    }

    /// When it happened, in the game's own time.
    #[must_use]
    pub const fn at(&self) -> Instant {
        Instant::after_start(Millis::new(self.at_ms))
    }

    /// Who saw it.
    #[must_use]
    pub const fn seen(&self) -> Seen {
        match self.seen {
            None => self.by.sees(),
            Some(SeenBy::Regulated) => Seen::AsRegulated,
            Some(SeenBy::Arbiter) => Seen::ByArbiter,
            Some(SeenBy::Nobody) => Seen::ByNobody,
        }
    }

    /// The line, read.
    ///
    /// # Errors
    /// If it is none, or has a stamp.
    pub fn read(&self) -> Result<EventLine, NotAnEvent> {
        let line = read_logged_event(&self.line)?;
        match line.stamp {
            None => Ok(line),
            Some(_) => Err(NotAnEvent::Stamped),
        }
    }

    /// Who tells it, and when it happened; the server took it at this time.
    #[must_use]
    pub fn telling(&self, taken: UnixMillis) -> Telling {
        let (at, by, seen, lag_ms) = (self.at(), self.by, self.seen(), self.lag_ms);
        let (who, closes, again) = (self.who.clone(), self.closes.clone(), self.again);
        Telling { taken, at, by, who, seen, lag_ms, closes, again }
    }
}

impl RecordedBy {
    /// Did this player record it, alone or with the other?
    #[must_use]
    pub const fn is_of(self, side: Color) -> bool {
        match self {
            RecordedBy::White => matches!(side, Color::White),
            RecordedBy::Black => matches!(side, Color::Black),
            RecordedBy::Both => true,
            RecordedBy::Arbiter | RecordedBy::Server => false,
        }
    }

    /// What the arbiter records he has seen.
    #[must_use]
    pub const fn sees(self) -> Seen {
        match self {
            RecordedBy::Arbiter => Seen::ByArbiter,
            RecordedBy::White | RecordedBy::Black | RecordedBy::Both | RecordedBy::Server => {
                Seen::AsRegulated
            }
        }
    }
}
