//! The lines that ask: what the state should be, and queries.

use board::Color;
use laws::Discretion;
use laws::ruling::{MissingFact, Reason, ResultOf};

use crate::expected::Duty;
use crate::model::{Arrangement, ClockLine, Counted, MoveText};

/// A statement about the state of the game after an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum State {
    /// What the clocks show.
    Clocks(ClockLine),
    /// Who has the move.
    ToMove(Color),
    /// What stands on the board.
    Position(Arrangement),
    /// A count.
    Count {
        /// Whose.
        side: Color,
        /// Of what.
        what: Counted,
        /// How many.
        number: u32,
    },
    /// How often the position has occurred.
    Seen(u32),
    /// Half-moves since the last capture or pawn move.
    Progress(u32),
    /// Castling rights, as in FEN.
    Rights(String),
    /// The period of a player.
    Period {
        /// Whose.
        side: Color,
        /// Which.
        number: u32,
    },
    /// The open offer of a draw.
    Offer(Option<Color>),
    /// Is the game over?
    Over(bool),
    /// The result, with its reason if that is named; nothing: there is none.
    Result(Option<(ResultOf, Option<Reason>)>),
    /// `must white seal`, `must white nothing`: bound to this, or to nothing.
    Must {
        /// Who.
        side: Color,
        /// To what.
        duty: Option<Duty>,
    },
    /// `asks J-07 J-12`, `asks nothing`: the questions that wait for the arbiter, the oldest first.
    Asks(Vec<Discretion>),
    /// The facts that the rulings on the last event lacked.
    Missing(Vec<MissingFact>),
}

/// A question to the engine that tells it nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Query {
    /// The class of the time control.
    Class,
    /// The edition.
    Edition,
    /// The legal moves of a piece.
    Moves(board::Square),
    /// The legal captures on a square.
    Captures(board::Square),
    /// Is this move legal?
    Legal(MoveText),
    /// Who attacks a square?
    Attacks(board::Square),
    /// Is there a check?
    Check,
    /// The castling rights.
    Rights,
    /// How often the position has occurred.
    Seen,
    /// Is the position dead?
    Dead,
    /// Can this player still mate?
    Mate(Color),
    /// A move in the letters of a language.
    Notation {
        /// The move.
        text: MoveText,
        /// The language.
        language: String,
    },
    /// What a text in the letters of a language means.
    Reads {
        /// The text.
        text: String,
        /// The language.
        language: String,
    },
}
