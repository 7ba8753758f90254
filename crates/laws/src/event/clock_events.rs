//! What is done with the clock.

use ::board::{ByColor, Color};
use clock::{Millis, Moves};

use super::people::{Basis, Hand, Who};

/// A press of the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pressed {
    /// Whose clock was stopped by it.
    pub side: Color,
    /// Who pressed.
    pub by: Presser,
    /// With which hand.
    pub hand: Hand,
}

/// Who pressed a clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Presser {
    /// The player, or an assistant for him.
    #[default]
    Player,
    /// Somebody who does not belong to this board.
    Outsider,
}

/// The chess clock was stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stopped {
    /// By whom.
    pub by: Who,
    /// Why.
    pub reason: Option<StopReason>,
}

/// Why the chess clock was stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StopReason {
    /// To claim a draw.
    DrawClaim,
    /// Because a flag fell.
    Flag,
    /// Because of an illegal move.
    IllegalMove,
    /// Because of an illegal position.
    IllegalPosition,
    /// To claim that a touched piece was not moved or not captured.
    TouchedPiece,
    /// Because of another irregularity.
    Irregularity,
    /// The piece for a promotion is not at hand.
    PieceMissing,
    /// Pieces were knocked over.
    KnockedPieces,
    /// The clock is set wrongly.
    WrongSetting,
    /// Somebody disturbs.
    Disturbance,
    /// The player is unwell.
    Illness,
    /// To go to the toilet.
    Toilet,
    /// To seal a move.
    Sealing,
    /// To resign.
    Resigning,
    /// The player has just arrived.
    Arrived,
    /// Another reason, in words.
    Other(String),
}

/// An improper treatment of the clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mishandling {
    /// A finger was kept on the button.
    Held,
    /// A hand hovered over it.
    Hovered,
    /// It was covered.
    Covered,
    /// It was struck with force.
    Banged,
    /// It was picked up.
    Lifted,
    /// It was knocked over.
    KnockedOver,
    /// The clock of the next board was pressed instead of the own.
    NextBoard,
}

/// A flag that somebody noticed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FlagNotice {
    /// Who.
    pub by: Who,
    /// Whose flag.
    pub flag: Color,
    /// On what it rests.
    pub basis: Basis,
    /// Was nothing said? So it is with an arbiter who saw the flag and kept silent.
    pub silently: bool,
}

/// What the clock was seen to show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// The times, as far as they were read.
    pub times: ByColor<Option<Millis>>,
    /// Whose display shows the sign of the first flag.
    pub first_flag: Option<Color>,
    /// The counters of both.
    pub counter: Option<ByColor<Moves>>,
    /// The number of the move shown.
    pub move_number: Option<u32>,
}

/// A fault of the clock that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockFault {
    /// By whom.
    pub by: Who,
    /// Of what kind.
    pub kind: FaultKind,
    /// In words.
    pub detail: Option<String>,
    /// How the clock was set, as far as the words tell it. Reading them is for those who know the language.
    pub set_as: Option<SetAs>,
}

/// How a clock was set instead of how it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetAs {
    /// The time, if it is another than the right one.
    pub time: Option<Millis>,
    /// What comes with each move.
    pub increment: Millis,
}

/// What is wrong with a clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FaultKind {
    /// It is broken.
    Defect,
    /// It is set wrongly.
    WrongSetting,
    /// White and Black are exchanged.
    SidesExchanged,
}

/// The clock as the arbiter set it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClockSetting {
    /// The times, as far as they were set.
    pub times: ByColor<Option<Millis>>,
    /// The counters.
    pub counter: Option<ByColor<Moves>>,
    /// The increment.
    pub increment: Option<Millis>,
    /// Is it another clock?
    pub new_clock: bool,
}
