//! Events that cannot have happened. They are refused; the game is as it was.

use ::board::{Color, Square};
use clock::ClockError;

use crate::discretion::Discretion;

/// Why an event cannot have happened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Impossible {
    /// It does not fit the clock.
    #[error("{0}")]
    Clock(#[from] ClockError),
    /// No clock is used in this game.
    #[error("no clock is used in this game")]
    NoClock,
    /// There is no piece on that square.
    #[error("there is no piece on {0}")]
    NoPiece(Square),
    /// No piece on that square is in the hand.
    #[error("no piece on {0} is in the hand")]
    NotInHand(Square),
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// This question is not open.
    #[error("{0} has not been asked")]
    NotAsked(Discretion),
    /// The game goes on.
    #[error("the game is not over")]
    NotOver,
    /// This player is not the one.
    #[error("{0} cannot do that now")]
    NotThisPlayer(Color),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A value that the option does not have.
    #[error("`{value}` is not a value of `{option}`")]
    NotAValue {
        /// The option.
        option: String,
        /// What was given.
        value: String,
    },
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotStart {
    /// The displays do not fit the time control.
    #[error("{0}")]
    Clock(#[from] ClockError),
    /// A move of the record starts from a square without a piece of the player on move.
    #[error("move {number} of the record cannot have been played")]
    Move {
        /// Which, counted from one.
        number: usize,
    },
    /// The period does not exist.
    #[error("there is no period {0}")]
    Period(u32),
}
