//! What the arbiter is asked, with the facts and what we would propose. The engine never answers.

use ::board::{Attempt, ByColor, Color, Setup, Square};
use clock::Millis;

use super::duty::Duty;
use super::outcome::Reason;
use super::span::Span;
use super::verdict::ClaimGround;
use crate::discretion::answers::StartedWithoutMove;
use crate::discretion::{Decided, Discretion};
use crate::edition::Edition;
use crate::event::{Area, Device, Who};
use crate::provision::Provision;

/// A question to the arbiter.
///
/// ```
/// use board::{Color, Square};
/// use jadoube_laws::ruling::{Proposal, Question};
/// use jadoube_laws::{Discretion, Provision};
///
/// let question = Question::new(Discretion::ContactAccidental, Provision::ActContactIsIntent)
///     .about(Color::White)
///     .proposing(Proposal::Touch(vec![Square::G1]));
/// assert_eq!(question.side(), Some(Color::White));
/// assert_eq!(question.which.answers().count(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Which.
    pub which: Discretion,
    /// For which article it is asked.
    pub provision: Provision,
    /// Whom it is about.
    pub about: Option<Who>,
    /// What we would propose, where the text leaves a gap.
    pub proposal: Option<Proposal>,
}

/// What follows if the answer is the one proposed, or what the answer needs to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proposal {
    /// A duty for the player in question.
    Duty(Duty),
    /// Times for both clocks, and corrections of the counters.
    Clock {
        /// The times.
        times: ByColor<Option<Millis>>,
        /// How much each counter is behind or ahead.
        counter: ByColor<i32>,
    },
    /// A press was undone, with a move or without one: the readings to choose from.
    Restored(Box<Readings>),
    /// A position to go back to.
    Position(Box<Setup>),
    /// A promotion on this square.
    Promotion(Square),
    /// The game would end like this, the player in question being at fault.
    End(Reason),
    /// A claim that was made, with its intended move.
    Claim(ClaimGround, Option<Attempt>),
    /// The flag of this player.
    Flag(Color),
    /// A touch of these pieces.
    Touch(Vec<Square>),
    /// An area that somebody wants to leave or to enter.
    Area(Area),
    /// A device of this kind that is to be approved.
    Device(Device),
    /// What an assistant is to do.
    Assistant(Task),
    /// No time is taken from the player.
    NoDeduction,
}

/// What an assistant does for a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Task {
    /// Moves the pieces.
    Moving,
    /// Presses the clock.
    Clock,
    /// Writes the moves.
    Writing,
}

/// The readings to choose from after presses are undone (7.1), and what goes with them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Readings {
    /// What the clocks show now.
    pub shown: ByColor<Option<Millis>>,
    /// The same without what the presses brought that are undone.
    pub without: ByColor<Option<Millis>>,
    /// The times of the periods that they opened.
    pub periods: ByColor<Vec<Millis>>,
    /// The times of the log.
    pub logged: ByColor<Option<Millis>>,
    /// What each player was given as a penalty of the other; it comes on top of the times of the log.
    pub given: ByColor<Option<Span>>,
    /// How much each counter is behind or ahead.
    pub counter: ByColor<i32>,
}

impl Question {
    /// A question for this provision.
    #[must_use]
    pub const fn new(which: Discretion, provision: Provision) -> Question {
        Question { which, provision, about: None, proposal: None }
    }

    /// About this person.
    #[must_use]
    pub fn about(self, who: impl Into<Who>) -> Question {
        Question { about: Some(who.into()), ..self }
    }

    /// With this proposal.
    #[must_use]
    pub fn proposing(self, proposal: Proposal) -> Question {
        Question { proposal: Some(proposal), ..self }
    }

    /// The answer that counts if the question is closed without one: that of the register, or the one which the case
    /// itself suggests. Who is asked about a clock started while the opponent had something to put right had an accident
    /// (C7.5.3-a).
    #[must_use]
    pub fn default_answer(&self, edition: Edition) -> Option<Decided> {
        match (self.which, self.provision) {
            (Discretion::StartedWithoutMove, Provision::IrrClockNoMove) => {
                Some(Decided::StartedWithoutMove(StartedWithoutMove::Accident(None)))
            }
            _ => self.which.default_answer(edition),
        }
    }

    /// The player it is about.
    #[must_use]
    pub fn side(&self) -> Option<Color> {
        self.about.as_ref().and_then(Who::player)
    }
}
