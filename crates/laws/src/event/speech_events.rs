//! What is said: offers, claims, questions, requests.

use ::board::{Attempt, Color, Role};

use super::conduct_events::Device;
use super::people::{Area, Basis};
use crate::article::Article;
use crate::named::named;

/// To whom the word of adjusting was said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Told {
    /// To the opponent.
    #[default]
    Opponent,
    /// To the arbiter.
    Arbiter,
}

/// A claim of a draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawClaim {
    /// By whom.
    pub side: Color,
    /// On which ground.
    pub ground: DrawGround,
    /// With this intended move.
    pub intended: Option<Attempt>,
    /// Was the move written before?
    pub written: Writing,
    /// On what it rests.
    pub basis: Basis,
}

named! {
    /// The ground of a claim.
    pub enum DrawGround {
        /// The same position for the third time.
        Threefold = "threefold",
        /// Fifty moves without a capture and without a pawn move.
        Fifty = "fifty",
        /// The opponent cannot win by normal means.
        NoNormalMeans = "no-normal-means",
        /// The opponent makes no effort to win by normal means.
        NoEffort = "no-effort",
    }
}

/// Whether an intended move was written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Writing {
    /// Nothing was said: as the record shows.
    #[default]
    AsRecorded,
    /// It was not.
    Unwritten,
}

/// What unclear words about a draw seemed to be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DrawWord {
    /// An offer.
    Offer,
    /// The acceptance of an offer.
    Acceptance,
}

/// What a player tried to take back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Withdrawn {
    /// An offer of a draw.
    Offer,
    /// A claim.
    Claim,
}

/// How a player resigned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Resigning {
    /// In words.
    #[default]
    Spoken,
    /// By laying down the king.
    King,
    /// By stopping the clock.
    Clock,
    /// By offering the hand.
    Hand,
    /// By signing the scoresheet.
    Sheet,
}

/// A gesture whose meaning was not stated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Gesture {
    /// The king was laid down.
    King,
    /// The clock was stopped.
    Clock,
    /// A hand was offered.
    Hand,
    /// Both shook hands.
    Handshake,
    /// A scoresheet was signed.
    Sheet,
}

/// A question to the arbiter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// How many moves have been made.
    MoveCount,
    /// How much time was used.
    TimeUsed,
    /// May I castle?
    MayCastle,
    /// May I capture en passant?
    MayTakeEnPassant,
    /// How is a draw claimed?
    HowToClaim,
    /// What does this article say?
    About(Article),
    /// Something else.
    Words(String),
}

/// A request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// A piece for a promotion.
    Piece(Role),
    /// An assistant who moves the pieces.
    AssistantForMoving,
    /// An assistant for the clock.
    AssistantForClock,
    /// An assistant who writes.
    AssistantForWriting,
    /// A blank scoresheet.
    BlankSheet,
    /// To see the arbiter's record.
    SeeRecord,
    /// The opponent's scoresheet.
    OpponentsSheet,
    /// To leave an area.
    Leave(Area),
    /// To enter an area.
    Enter(Area),
    /// To be allowed a device.
    Device {
        /// How it is called.
        name: String,
        /// Of what kind that is. Reading names is for those who know the language.
        kind: Device,
        /// What it does.
        purpose: DevicePurpose,
    },
    /// To use the bag.
    Bag,
    /// Two boards.
    TwoBoards,
    /// The clock on the other side.
    OtherClockSide,
    /// An increment, in a quickplay finish.
    Increment,
    /// Consent to a draw.
    Consent,
    /// Adjournment.
    Adjournment,
    /// The opening of the envelope.
    Opening,
    /// Medical help.
    MedicalHelp,
    /// Something else.
    Words(String),
}

/// Something that was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// That the clock was not pressed.
    ClockNotPressed,
    /// The number of moves.
    MoveCount,
    /// The time used.
    TimeUsed,
    /// That a flag fell.
    Flag,
    /// What to play.
    Advice,
    /// That something is irregular.
    Irregularity,
    /// Something else.
    Words(String),
}

/// What a device that is asked for does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum DevicePurpose {
    /// It records the game.
    Recording,
    /// Something else.
    #[default]
    Other,
}

/// What a player who calls the arbiter complains of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Complaint {
    /// Offers of a draw that are repeated too often.
    Offers,
    /// Board, pieces, light, table: what one plays with and where.
    Equipment,
    /// The opponent, who disturbs.
    Opponent,
    /// Help from outside, or another kind of cheating.
    Cheating,
}
