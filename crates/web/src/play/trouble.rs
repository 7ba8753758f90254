//! Why something cannot be recorded.

use std::sync::Arc;

use board::Color;
use clock::Phrase;
use store::Told;
use store::wire::v1::NotAnEvent;
use transcript::{CannotHappen, Problem};

use super::share::NoShare;
use crate::wire::Side;

/// Why something cannot be recorded.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{:?}", self.phrase())]
pub(crate) enum CannotRecord {
    /// The line is not one of the language.
    Unreadable(Box<Problem>),
    /// It has a stamp: the server is the clock.
    Stamped,
    /// It cannot have happened.
    Impossible(Box<CannotHappen>),
    /// A player may not say this.
    NotForPlayers,
    /// The other player's line.
    OtherSide,
    /// A player, after the game.
    GameOver,
    /// The result was entered by hand: no clock runs until that is taken back.
    ResultEntered,
    /// The result was entered by hand: it counts, whatever is decided of the game.
    ResultStands,
    /// For both players together, at the board.
    BothSides,
    /// There is no such entry to go back to.
    NoSuchEntry { to: u64 },
    /// The call, the question or what was to be read is no longer there.
    Gone,
    /// Somebody has answered the question meanwhile.
    Answered(Arc<Told>),
    /// These players have not confirmed what they have to read, and the clock would start.
    Unread { sides: Vec<Side> },
    /// After a correction of one entry this later one can no longer have happened.
    Later { told: Arc<Told>, why: Box<CannotHappen> },
    /// Nothing to record.
    Nothing,
    /// More lines than are taken at once.
    TooMany,
    /// A line with more letters than are taken.
    TooLong,
    /// A side has recorded as much as it may, for now or in this game.
    NoShare { side: Color, why: NoShare },
    /// The arbiters have recorded as much as they may.
    Full,
    /// More would be told again than leaves room for the rest of the game.
    FullOfOld,
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
            CannotRecord::ResultEntered => Phrase::new("server-line-result-entered"),
            CannotRecord::ResultStands => Phrase::new("server-line-result-stands"),
            CannotRecord::BothSides => Phrase::new("server-line-both-sides"),
            CannotRecord::NoSuchEntry { to } => {
                Phrase::new("server-no-such-entry").number("entry", *to)
            }
            CannotRecord::Gone => Phrase::new("server-attention-gone"),
            CannotRecord::Answered(_) => Phrase::new("server-problem-answered"),
            CannotRecord::Later { why, .. } => why.phrase(),
            CannotRecord::Unread { sides } => {
                let who = match sides.as_slice() {
                    [Side::White] => "white",
                    [Side::Black] => "black",
                    _ => "both",
                };
                Phrase::new("server-unread").text("who", who)
            }
            CannotRecord::Nothing => Phrase::new("server-line-none"),
            CannotRecord::TooMany => Phrase::new("server-line-too-many"),
            CannotRecord::TooLong => Phrase::new("server-line-too-long"),
            CannotRecord::NoShare { side, why } => why.phrase().text("side", side),
            CannotRecord::Full => Phrase::new("server-log-full"),
            CannotRecord::FullOfOld => Phrase::new("server-log-full-again"),
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
