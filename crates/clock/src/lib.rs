//! [`TimeControl`] is what is agreed: [`Period`]s and a [`Mode`] for each side; [`mod@language`] reads it from words. [`ChessClock`] is the
//! device that runs it: presses, stops, corrections, [`Flag`]s. [`classify()`] says whether a control is blitz, rapid or standard.
//!
//! The contract: a device reports and never says who lost. Time comes in with each call, in whole milliseconds ([`Millis`]); what cannot
//! be is a [`ClockError`] and changes nothing.
#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

extern crate alloc;

mod classify;
mod control;
mod device;
pub mod language;
mod phrase;
pub mod readings;
mod time;

pub use classify::{
    Answer, Bound, Bounds, Class, Classified, Edge, Total, TotalLine, classify, total,
};
pub use control::{
    Fault, FaultReason, Mode, Moves, NotATimeControl, Period, PeriodNumber, Quota, Schedule,
    TimeControl,
};
pub use device::{
    AtEnd, ChessClock, ClockError, Counted, Display, DisplaySetting, Event, Face, FirstFlag, Flag,
    FlagFall, FlagSign, Gain, PeriodChange, PeriodGain, Replacement, ReplayError, SavedTime,
    Setting, Timed,
};
pub use phrase::{Arg, Phrase};
pub use time::{Instant, Millis};
