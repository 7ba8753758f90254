//! What the arbiter, or somebody who calls him, notices and decides.

use ::board::{Color, Square};

use super::people::{Basis, Who};
use crate::discretion::{Decided, Discretion};
use crate::named::named;

/// An irregularity that somebody noticed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Who.
    pub by: Who,
    /// What.
    pub what: Irregular,
    /// On what it rests.
    pub basis: Basis,
    /// In words.
    pub detail: Option<String>,
}

named! {
    /// What can be irregular.
    pub enum Irregular {
        /// An illegal move.
        IllegalMove = "illegal-move",
        /// An illegal position.
        IllegalPosition = "illegal-position",
        /// Both kings in check.
        BothKingsInCheck = "both-kings-in-check",
        /// A pawn left on the last rank.
        Unpromoted(Square) = "unpromoted",
        /// A breach of the rules on touched pieces.
        TouchMove = "touch-move",
        /// A move with two hands.
        TwoHands = "two-hands",
        /// A press without a move.
        PressWithoutMove = "press-without-move",
        /// A wrong initial position.
        WrongSetup = "wrong-set-up",
        /// A board that lies wrongly.
        WrongOrientation = "wrong-orientation",
        /// Colours reversed.
        ReversedColours = "reversed-colours",
        /// A piece displaced, which now stands here.
        Displaced(Square) = "displaced",
        /// What the clock shows.
        ClockReading = "clock-reading",
        /// Two boards that differ.
        BoardsDiffer = "boards-differ",
        /// An electronic board out of step.
        BoardOutOfStep = "board-out-of-step",
    }
}

/// An answer of the arbiter.
///
/// ```
/// use clock::Millis;
/// use jadoube_laws::event::{Decision, Who};
/// use jadoube_laws::{Decided, Discretion, answers::ExtraTime};
///
/// let decision = Decision {
///     by: Who::Arbiter,
///     about: None,
///     answer: Decided::ExtraTime(ExtraTime::White(Millis::from_minutes(2))).into(),
///     consulted: None,
///     reason: Some("the lights went out".to_owned()),
/// };
/// assert_eq!(decision.question(), Discretion::ExtraTime);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// By whom.
    pub by: Who,
    /// The player whom it is about, where it says so beside the answer.
    pub about: Option<Color>,
    /// What was answered, and to which question.
    pub answer: Reply,
    /// Who was consulted.
    pub consulted: Option<String>,
    /// Why.
    pub reason: Option<String>,
}

/// How a question was answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// With one of its answers.
    Decided(Decided),
    /// It was closed without an answer: its default counts.
    Closed(Discretion),
    /// In words that are none of its answers. They are refused, and the question stays open.
    Unread(Discretion, String),
}

impl From<Decided> for Reply {
    fn from(decided: Decided) -> Reply {
        Reply::Decided(decided)
    }
}

impl Decision {
    /// The question that is answered.
    #[must_use]
    pub const fn question(&self) -> Discretion {
        match &self.answer {
            Reply::Decided(it) => it.question(),
            Reply::Closed(question) | Reply::Unread(question, _) => *question,
        }
    }

    /// What was decided, if it is one of the answers of the question.
    #[must_use]
    pub const fn decided(&self) -> Option<&Decided> {
        match &self.answer {
            Reply::Decided(it) => Some(it),
            Reply::Closed(_) | Reply::Unread(..) => None,
        }
    }

    /// Is nothing decided but that the question is closed? It may say of whom.
    #[must_use]
    pub const fn is_bare(&self) -> bool {
        matches!(self.answer, Reply::Closed(_))
    }

    /// The same with this answer, if it has none.
    #[must_use]
    pub(crate) fn with_default(&self, default: Option<Decided>) -> Decision {
        let mut decision = self.clone();
        if let Some(default) = default.filter(|_| self.is_bare()) {
            decision.answer = default.into();
        }
        decision
    }

    /// The player whom the decision names, beside the answer or in it.
    #[must_use]
    pub fn side(&self) -> Option<Color> {
        self.about.or_else(|| self.decided().and_then(Decided::names))
    }
}
