//! Events that cannot have happened. They are refused; the game is as it was.

use ::board::{Color, Square};
use clock::{ClockError, Moves, Phrase};

use crate::discretion::{Choice, Discretion};

/// Why an event cannot have happened.
///
/// ```
/// use board::{Color, Square};
/// use clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_laws::event::{BoardId, Event, Hand, Happening, TakenOff};
/// use jadoube_laws::game::{Configuration, Game, Impossible};
///
/// let mut game = Game::new(&Configuration::new(Edition::Fide2018))?;
/// let (side, square) = (Color::White, Square::E4);
/// let taken = TakenOff { side, square, hand: Hand::Unknown, board: BoardId::Main };
/// let event = Event::new(Instant::START, Happening::PieceTakenOff(taken));
/// assert_eq!(game.record(&event), Err(Impossible::NoPiece(Square::E4)));
/// # Ok::<(), jadoube_laws::game::CannotStart>(())
/// ```
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
    /// Who has made a move is there.
    #[error("{0} has made a move")]
    HasMoved(Color),
    /// A question was decided without an answer, and has no default in this edition.
    #[error("{question} has to be answered: {}", words_of(answers))]
    NoAnswer {
        /// Which question.
        question: Discretion,
        /// The answers to choose from.
        answers: Vec<Choice>,
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
    /// The clock counts, and this player has completed the moves of the period.
    #[error("{side} has completed {} moves: period {period} is over", moves.0)]
    PeriodIsOver {
        /// Who.
        side: Color,
        /// The period that is given.
        period: u32,
        /// The moves that the clock has counted.
        moves: Moves,
    },
}

impl Impossible {
    /// The message that says it, as a part of a sentence.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            Impossible::Clock(error) => of_clock(*error),
            Impossible::NoClock => Phrase::new("impossible-no-clock"),
            Impossible::NoPiece(square) => {
                Phrase::new("impossible-no-piece").text("square", square)
            }
            Impossible::NotInHand(square) => {
                Phrase::new("impossible-not-in-hand").text("square", square)
            }
            Impossible::HasMoved(side) => Phrase::new("impossible-has-moved").text("side", side),
            Impossible::NoAnswer { question, answers } => Phrase::new("impossible-no-answer")
                .text("question", question)
                .text("answers", words_of(answers)),
        }
    }
}

/// Answers as they are written in transcripts.
fn words_of(answers: &[Choice]) -> String {
    let words: Vec<String> = answers.iter().map(|it| it.key().replace('-', " ")).collect();
    words.join(", ")
}

impl CannotStart {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            CannotStart::Clock(error) => {
                Phrase::new("cannot-start-clock").with("why", of_clock(*error))
            }
            CannotStart::Move { number } => {
                Phrase::new("cannot-start-move").number("number", *number as u64)
            }
            CannotStart::PeriodIsOver { side, period, moves } => {
                Phrase::new("cannot-start-period-is-over")
                    .text("side", side)
                    .number("period", u64::from(*period))
                    .number("moves", u64::from(moves.0))
            }
            CannotStart::Period(period) => {
                Phrase::new("cannot-start-period").number("period", u64::from(*period))
            }
        }
    }
}

fn of_clock(error: ClockError) -> Phrase {
    match error {
        ClockError::TimeWentBack { at, last } => {
            Phrase::new("impossible-clock-time-went-back").text("at", at).text("last", last)
        }
        ClockError::NotStarted => Phrase::new("impossible-clock-not-started"),
        ClockError::AlreadyStarted => Phrase::new("impossible-clock-already-started"),
        ClockError::NotRunning => Phrase::new("impossible-clock-not-running"),
        ClockError::AlreadyRunning(side) => {
            Phrase::new("impossible-clock-already-running").text("side", side)
        }
        ClockError::OtherSideRuns { runs } => {
            Phrase::new("impossible-clock-other-side-runs").text("side", runs)
        }
        ClockError::NotEnoughTime { side, left, asked } => {
            Phrase::new("impossible-clock-not-enough-time")
                .text("side", side)
                .text("left", left)
                .text("asked", asked)
        }
        ClockError::NothingGained(side) => {
            Phrase::new("impossible-clock-nothing-gained").text("side", side)
        }
        ClockError::NoSuchPeriod { side, period } => Phrase::new("impossible-clock-no-such-period")
            .text("side", side)
            .number("period", u64::from(period.get())),
        ClockError::FlagDownWithTime { side, time } => {
            Phrase::new("impossible-clock-flag-down-with-time")
                .text("side", side)
                .text("time", time)
        }
    }
}
