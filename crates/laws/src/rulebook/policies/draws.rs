//! Choices about recording, draws and quickplay finishes.

use super::play::MoveStage;
use crate::rulebook::macros::policy;
use crate::rulebook::units::{MovesEach, Occurrences};
use crate::rulebook::value::{ToValue, Value};

policy! {
    /// On what a game may be recorded.
    pub enum ScoresheetMedium {
        /// Paper.
        Paper,
        /// A certified electronic scoresheet.
        Electronic,
    }
}

policy! {
    /// From what a player short of time is exempt.
    pub enum ExemptFrom {
        /// From recording move after move.
        MoveByMove,
        /// From everything that the article on recording asks for.
        AllOfRecording,
    }
}

policy! {
    /// How long a player short of time need not record.
    pub enum ExemptFor {
        /// For the rest of the period.
        RestOfPeriod,
        /// While the time is below the limit.
        WhileBelow,
    }
}

policy! {
    /// When the arbiter should see to the record of a game.
    pub enum ScorekeepingTrigger {
        /// When neither player has to record.
        NeitherRequired,
        /// When neither player does record.
        NeitherKeeps,
    }
}

policy! {
    /// How a result is confirmed.
    pub enum ResultBy {
        /// By signing the scoresheets.
        Sign,
        /// By approving it electronically.
        ElectronicApproval,
    }
}

policy! {
    /// What an event may restrict.
    pub enum Restrictable {
        /// Agreeing on a draw.
        Agree,
        /// Offering or agreeing.
        OfferOrAgree,
    }
}

policy! {
    /// What ends an offer of a draw besides a word.
    pub enum OfferLapses {
        /// Touching a piece in order to move or capture it.
        OnTouch,
        /// Only a move that has been played.
        OnMove,
    }
}

policy! {
    /// A claim that is also an offer of a draw.
    pub enum ClaimAsOffer {
        /// Threefold repetition.
        Threefold,
        /// Fifty moves.
        Fifty,
        /// The claim in a quickplay finish.
        QuickplayClaim,
        /// The request for an increment in a quickplay finish.
        QuickplayIncrement,
    }
}

policy! {
    /// Who stops the clock for a claim of a draw.
    pub enum ClaimStopsClock {
        /// The player may.
        PlayerMay,
        /// The player or the arbiter shall.
        PlayerOrArbiterShall,
    }
}

policy! {
    /// What governs the intended move after a rejected claim.
    pub enum IntendedMoveUnder {
        /// Article 4.
        Article4,
        /// Articles 3 and 4.
        Articles3And4,
    }
}

policy! {
    /// Which repetitions are counted for the draw that needs no claim.
    pub enum RepetitionScope {
        /// At consecutive alternate moves of each player.
        ConsecutiveAlternate,
        /// Anywhere in the game.
        Anywhere,
    }
}

/// A draw by repetition that needs no claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AutomaticRepetition {
    /// At how many occurrences.
    pub occurrences: Occurrences,
    /// Which of them count.
    pub scope: RepetitionScope,
}

impl ToValue for AutomaticRepetition {
    fn to_value(&self) -> Value {
        Value::Counted(self.occurrences.0.into(), self.scope.name())
    }
}

/// A draw by moves without progress that needs no claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AutomaticMoves {
    /// After how many moves by each.
    pub moves: MovesEach,
    /// When a move counts.
    pub basis: MoveStage,
}

impl ToValue for AutomaticMoves {
    fn to_value(&self) -> Value {
        Value::Counted(self.moves.0.into(), self.basis.name())
    }
}

policy! {
    /// How the right to capture en passant enters the sameness of positions.
    pub enum EnPassantTest {
        /// A pawn that could have been captured no longer can.
        NoLongerCapturable,
        /// When the sequence began, a pawn could have been captured.
        AtStartOfSequence,
    }
}

policy! {
    /// In which part of the book a set of rules stands.
    pub enum Place {
        /// In the articles.
        InArticles,
        /// In an appendix.
        InAppendix,
        /// In the guidelines.
        InGuidelines,
    }
}

policy! {
    /// In which games there is a quickplay finish.
    pub enum QuickplayAvailable {
        /// Wherever the time control has one.
        Always,
        /// Where the event announced it, and never with an increment.
        IfAnnouncedWithoutIncrement,
        /// Not at all.
        Never,
    }
}

policy! {
    /// How a postponed claim in a quickplay finish is decided.
    pub enum PostponedTest {
        /// By the final position.
        FinalPosition,
        /// By what the opponent of the flagged player could or tried to do.
        OpponentOfFlagged,
    }
}
