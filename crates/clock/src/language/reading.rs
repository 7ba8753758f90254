//! What came out of reading a text: the control, what each part of the text was taken for, what was passed
//! over, and what had to be assumed.

use alloc::string::String;
use alloc::vec::Vec;

use board::Color;

use crate::{Millis, Mode, Moves, NotATimeControl, PeriodNumber, Quota, TimeControl};

/// A part of a text, in bytes from its start.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// Where it begins.
    pub start: usize,
    /// Where it ends: the first byte after it.
    pub end: usize,
}

impl Place {
    /// From `start` up to, not including, `end`.
    #[must_use]
    pub const fn new(start: usize, end: usize) -> Place {
        Place { start, end }
    }

    pub(super) fn to(self, other: Place) -> Place {
        Place::new(self.start, other.end)
    }

    /// The part of the text that lies there; empty if the text is another one.
    #[must_use]
    pub fn of(self, text: &str) -> &str {
        text.get(self.start..self.end).unwrap_or_default()
    }
}

/// A text that was understood.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reading {
    /// What it says.
    pub stated: Stated,
    /// What its parts were taken for, in the order of the text.
    pub understood: Vec<Understood>,
    /// The parts that were passed over, in the order of the text.
    pub ignored: Vec<Ignored>,
    /// What is to be known about this reading.
    pub notes: Vec<Note>,
}

impl Reading {
    /// The control, if the text states one.
    #[must_use]
    pub fn control(&self) -> Option<&TimeControl> {
        match &self.stated {
            Stated::Control(control) => Some(control),
            Stated::Unknown | Stated::Untimed => None,
        }
    }
}

/// What a text says about the time control.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Stated {
    /// That it is not known.
    Unknown,
    /// That there was none.
    Untimed,
    /// This one.
    Control(TimeControl),
}

/// One part of a text and its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Understood {
    /// Where it stands.
    pub place: Place,
    /// What it means.
    pub meaning: Meaning,
}

/// The meaning of a part of a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Meaning {
    /// The moves of a period.
    Quota(Quota),
    /// The time of a period.
    Time(Millis),
    /// The time that comes with each move, or that none does.
    Mode(Mode),
    /// The move from which on it comes.
    FromMove(Moves),
    /// The player of whom the next words speak.
    Side(Color),
    /// That nothing is known, or that there is no control.
    Nothing,
}

/// A part of a text that was passed over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ignored {
    /// Where it stands.
    pub place: Place,
    /// Why.
    pub why: Why,
}

/// Why a part of a text was passed over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Why {
    /// The word is not in our vocabulary.
    UnknownWord,
    /// A number that belongs to nothing.
    LooseNumber,
    /// A number too large for a time or a number of moves.
    TooLarge,
    /// It says something about a time, but there is none it could belong to.
    NothingToBelongTo,
}

/// Something to be known about a reading.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Note {
    /// Numbers without a unit were taken for minutes, and after a plus for seconds.
    UnitsAssumed,
    /// The text is for seconds, but the numbers look like minutes.
    PerhapsMinutes,
    /// The moves of this period are not stated; this number was taken.
    QuotaAssumed(PeriodNumber, Moves),
    /// It is not said from which move on time comes with each move: taken as from the first.
    FromMoveOneAssumed,
    /// Time per move was stated once and taken for both players.
    ForBothAssumed,
    /// The last period has a number of moves, so it is repeated.
    LastRepeats,
    /// Minutes and moves were taken in the other order than usual.
    OrderTurned(Place),
    /// A word was read as this one, which it resembles.
    Misspelt(Place, &'static str),
    /// Common, but not in the standard of the format.
    BeyondStandard(Place),
}

/// A text that is not a time control.
#[derive(Clone, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("bytes {} to {}: expected {expected:?}", .place.start, .place.end)]
pub struct ReadError {
    /// Where it goes wrong.
    pub place: Place,
    /// What belongs there.
    pub expected: Expected,
    /// The nearest right thing, if there is one.
    pub nearest: Option<Nearest>,
}

/// What belongs at a place.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Expected {
    /// A number.
    Number,
    /// A time as hours, minutes and seconds, or minutes and seconds.
    ClockTime,
    /// A number of moves, or the word for all of them.
    MovesOrAll,
    /// A slash between moves and time.
    Slash,
    /// A way of giving time with each move.
    Mode,
    /// The time of a period.
    MainTime,
    /// Another period.
    Period,
    /// The end of the text.
    End,
    /// A text of at most so many letters.
    Shorter(usize),
    /// Periods that make a time control; these do not.
    Control(NotATimeControl),
}

/// The nearest right thing to a wrong one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Nearest {
    /// This word.
    Word(&'static str),
    /// This text.
    Text(String),
}
