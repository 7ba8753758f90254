//! What the arbiter is asked, with the facts and what we would propose. The engine never answers.

use ::board::{Attempt, ByColor, Color, Setup, Square};
use clock::Millis;

use super::duty::Duty;
use super::outcome::Reason;
use super::verdict::ClaimGround;
use crate::discretion::Discretion;
use crate::event::Who;
use crate::provision::Provision;

/// A question to the arbiter.
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

    /// The player it is about.
    #[must_use]
    pub fn side(&self) -> Option<Color> {
        self.about.as_ref().and_then(Who::player)
    }
}
