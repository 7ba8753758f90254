//! Why something cannot be recorded.

use board::Color;
use clock::Phrase;
use store::wire::v1::NotAnEvent;
use transcript::{CannotHappen, Problem};

use super::share::NoShare;

/// Why something cannot be recorded.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum CannotRecord {
    /// The line is not one of the language.
    #[error("{0}")]
    Unreadable(Box<Problem>),
    /// It has a stamp: the server is the clock.
    #[error("the line has a stamp")]
    Stamped,
    /// It cannot have happened.
    #[error("{0:?}")]
    Impossible(Box<CannotHappen>),
    /// A player may not say this.
    #[error("not for players")]
    NotForPlayers,
    /// The other player's line.
    #[error("not for this side")]
    OtherSide,
    /// A player, after the game.
    #[error("the game is over")]
    GameOver,
    /// For both players together, at the board.
    #[error("for both sides only")]
    BothSides,
    /// There is no such entry to go back to.
    #[error("no entry {to}")]
    NoSuchEntry { to: u64 },
    /// Nothing to record.
    #[error("no line")]
    Nothing,
    /// More lines than are taken at once.
    #[error("too many lines")]
    TooMany,
    /// A line with more letters than are taken.
    #[error("the line is too long")]
    TooLong,
    /// A side has recorded as much as it may, for now or in this game.
    #[error("the share of {side} is used up: {why:?}")]
    NoShare { side: Color, why: NoShare },
    /// The arbiters have recorded as much as they may.
    #[error("the log is full")]
    Full,
}

impl CannotRecord {
    /// The message that says it.
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            CannotRecord::Unreadable(problem) => problem.phrase(),
            CannotRecord::Stamped => Phrase::new("server-line-stamped"),
            CannotRecord::Impossible(why) => why.phrase(),
            CannotRecord::NotForPlayers => Phrase::new("server-line-not-for-players"),
            CannotRecord::OtherSide => Phrase::new("server-line-other-side"),
            CannotRecord::GameOver => Phrase::new("server-line-game-over"),
            CannotRecord::BothSides => Phrase::new("server-line-both-sides"),
            CannotRecord::NoSuchEntry { to } => {
                Phrase::new("server-no-such-entry").number("entry", *to)
            }
            CannotRecord::Nothing => Phrase::new("server-line-none"),
            CannotRecord::TooMany => Phrase::new("server-line-too-many"),
            CannotRecord::TooLong => Phrase::new("server-line-too-long"),
            CannotRecord::NoShare { side, why } => why.phrase().text("side", side),
            CannotRecord::Full => Phrase::new("server-log-full"),
        }
    }
}

impl From<Problem> for CannotRecord {
    fn from(problem: Problem) -> CannotRecord {
        CannotRecord::Unreadable(Box::new(problem))
    }
}

impl From<CannotHappen> for CannotRecord {
    fn from(why: CannotHappen) -> CannotRecord {
        CannotRecord::Impossible(Box::new(why))
    }
}

impl From<NotAnEvent> for CannotRecord {
    fn from(why: NotAnEvent) -> CannotRecord {
        match why {
            NotAnEvent::Line(problem) => CannotRecord::Unreadable(problem),
            NotAnEvent::Stamped => CannotRecord::Stamped,
            NotAnEvent::Impossible(why) => why.into(),
        }
    }
}
