//! What the types of this crate say to people, as names of messages with values. The sentences themselves are in
//! the message files of each language; whoever shows them has both at hand.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use board::Color;

use crate::language::{Expected, Note, Stated, Why, prose};
use crate::readings::{Assumption, Contradiction};
use crate::{Answer, Class, FaultReason, Millis};

/// A message with its values.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    /// The name of the message.
    pub id: &'static str,
    /// The values of its variables.
    pub args: Vec<(&'static str, Arg)>,
}

/// A value in a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A number, which chooses the plural.
    Number(u64),
    /// A text that is the same in every language, or a key by which a message chooses its words.
    Text(String),
    /// Another message.
    Phrase(Box<Phrase>),
}

impl Phrase {
    /// A message without values.
    #[must_use]
    pub fn new(id: &'static str) -> Phrase {
        Phrase { id, args: Vec::new() }
    }

    /// With a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: u64) -> Phrase {
        self.args.push((name, Arg::Number(number)));
        self
    }

    /// With a text, or a key by which the message chooses its words.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl ToString) -> Phrase {
        self.args.push((name, Arg::Text(text.to_string())));
        self
    }

    /// With another message.
    #[must_use]
    pub fn with(mut self, name: &'static str, phrase: Phrase) -> Phrase {
        self.args.push((name, Arg::Phrase(Box::new(phrase))));
        self
    }

    fn side(self, side: Color) -> Phrase {
        self.text("side", side)
    }

    fn time(self, time: Millis) -> Phrase {
        self.text("time", time)
    }
}

impl Stated {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            Stated::Unknown => Phrase::new("clock-unknown"),
            Stated::Untimed => Phrase::new("clock-untimed"),
            Stated::Control(control) => prose(control).phrase(),
        }
    }
}

impl Class {
    /// The message that names it.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Class::Standard => "clock-class-standard",
            Class::Rapid => "clock-class-rapid",
            Class::Blitz => "clock-class-blitz",
        })
    }
}

impl Answer {
    /// The message that says it.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        match self {
            Answer::Is(class) => class.phrase(),
            Answer::Both => Phrase::new("clock-class-both"),
            Answer::Neither => Phrase::new("clock-class-neither"),
            Answer::NoTotal => Phrase::new("clock-class-no-total"),
        }
    }
}

impl Note {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match *self {
            Note::UnitsAssumed => Phrase::new("clock-note-units"),
            Note::PerhapsMinutes => Phrase::new("clock-note-perhaps-minutes"),
            Note::QuotaAssumed(period, moves) => Phrase::new("clock-note-quota")
                .number("period", u64::from(period.get()))
                .number("moves", u64::from(moves.0)),
            Note::FromMoveOneAssumed => Phrase::new("clock-note-from-move-one"),
            Note::ForBothAssumed => Phrase::new("clock-note-for-both"),
            Note::LastRepeats => Phrase::new("clock-note-last-repeats"),
            Note::OrderTurned(_) => Phrase::new("clock-note-order-turned"),
            Note::Misspelt(_, word) => Phrase::new("clock-note-misspelt").text("word", word),
            Note::BeyondStandard(_) => Phrase::new("clock-note-beyond-standard"),
        }
    }
}

impl Why {
    /// The message that says it.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Why::UnknownWord => "clock-ignored-unknown-word",
            Why::LooseNumber => "clock-ignored-loose-number",
            Why::TooLarge => "clock-ignored-too-large",
            Why::NothingToBelongTo => "clock-ignored-nothing-to-belong-to",
        })
    }
}

impl Expected {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Expected::Shorter(most) => {
                return Phrase::new("clock-expected-shorter").number("most", *most as u64);
            }
            Expected::Number => "clock-expected-number",
            Expected::ClockTime => "clock-expected-clock-time",
            Expected::MovesOrAll => "clock-expected-moves-or-all",
            Expected::Slash => "clock-expected-slash",
            Expected::Mode => "clock-expected-mode",
            Expected::MainTime => "clock-expected-main-time",
            Expected::Period => "clock-expected-period",
            Expected::End => "clock-expected-end",
            Expected::Control(_) => "clock-expected-control",
        })
    }
}

impl FaultReason {
    /// The message that says it.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        match self {
            FaultReason::NoPeriods => Phrase::new("clock-fault-no-periods"),
            FaultReason::TooManyPeriods(count) => {
                Phrase::new("clock-fault-too-many-periods").number("count", count as u64)
            }
            FaultReason::NoMoves => Phrase::new("clock-fault-no-moves"),
            FaultReason::TooManyMoves(moves) => {
                Phrase::new("clock-fault-too-many-moves").number("moves", u64::from(moves.0))
            }
            FaultReason::NoTime => Phrase::new("clock-fault-no-time"),
            FaultReason::TooMuchTime(time) => Phrase::new("clock-fault-too-much-time").time(time),
            FaultReason::NoBonus => Phrase::new("clock-fault-no-bonus"),
            FaultReason::TooMuchBonus(time) => Phrase::new("clock-fault-too-much-bonus").time(time),
            FaultReason::RestNotLast => Phrase::new("clock-fault-rest-not-last"),
            FaultReason::HourglassNotAlone => Phrase::new("clock-fault-hourglass-not-alone"),
            FaultReason::HourglassForOne => Phrase::new("clock-fault-hourglass-for-one"),
        }
    }
}

impl Assumption {
    /// The message that says it.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        match self {
            Assumption::EveryMovePressed => Phrase::new("clock-assumed-every-move-pressed"),
            Assumption::PeriodGiven(side, period) => Phrase::new("clock-assumed-period-given")
                .side(side)
                .number("period", u64::from(period.get())),
            Assumption::UnrecordedMoves(side, moves) => Phrase::new("clock-assumed-unrecorded")
                .side(side)
                .number("moves", u64::from(moves.0)),
            Assumption::RestOfElapsed(side) => {
                Phrase::new("clock-assumed-rest-of-elapsed").side(side)
            }
            Assumption::FlagIsUp(side) => Phrase::new("clock-assumed-flag-is-up").side(side),
            Assumption::NotThinking(side) => Phrase::new("clock-assumed-not-thinking").side(side),
            Assumption::NoStops => Phrase::new("clock-assumed-no-stops"),
        }
    }
}

impl Contradiction {
    /// The message that says it.
    #[must_use]
    pub fn phrase(self) -> Phrase {
        match self {
            Contradiction::UsedMoreThanGiven(side, time) => {
                Phrase::new("clock-contradiction-used-more").side(side).time(time)
            }
            Contradiction::LongerThanElapsed(time) => {
                Phrase::new("clock-contradiction-longer-than-elapsed").time(time)
            }
            Contradiction::TooManyTimes(side, moves) => {
                Phrase::new("clock-contradiction-too-many-times")
                    .side(side)
                    .number("moves", u64::from(moves.0))
            }
        }
    }
}
