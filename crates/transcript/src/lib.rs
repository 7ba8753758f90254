//! [`read`] takes a text to a [`File`] of [`Case`]s, with every [`Problem`] at once; [`write()`] prints it, and reading what was printed
//! gives the same. Lines are types: [`EventLine`], [`Header`], [`Expectation`], [`State`], [`Query`].
//!
//! [`Record`] is the one fold of a game: it takes event lines, says what follows from each ([`Recorded`]), strikes and begins again.
//! [`run`] plays a case on it and compares each entry with what is expected: a [`Protocol`] of [`Entry`]s and their [`Difference`]s.
//!
//! The contract: it decides nothing, `laws` does. Nothing is read or written but text in memory, and work grows no faster than the
//! text. Words of any language live here and in the messages, never below.
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

// In reading order: what a transcript is, how it is read and printed, what it means, how it is compared.
mod asked;
mod by_hand;
mod expected;
mod model;

mod cursor;
mod forms;
mod headers;
mod lexis;
mod markdown;
mod nearest;
mod options;
mod problem;
mod read;
mod rulings;
mod states;
mod times;
mod token;
mod words;
mod write;

mod answers;
mod configure;
mod free_text;
mod happening;
mod resolve;
mod stopping;
mod written;

mod compare;
mod deed_record;
mod matching;
mod names;
mod of_ruling;
mod record;
mod ruling_record;
mod run;
mod struck;
mod version;
mod view;

pub use answers::{answer_words, of_register, read_answer};
pub use by_hand::{ResultByHand, ResultLine, result_line};
pub use compare::{Difference, compare, compare_answer, positions};
pub use configure::{CannotConfigure, configure, languages, player_names};
pub use deed_record::{DeedKind, DeedRecord, WhoWord};
pub use happening::{Context, understand};

pub use markdown::{Block, blocks, format_markdown, read_markdown};
pub use model::*;
pub use names::{irregularity_name, violation_name};
pub use of_ruling::answer_as_expected;
pub use options::{entered_words, option_form, option_phrase, read_option};
pub use problem::{Expected, Fault, Kind, NotATranscript, Problem};
pub use read::{Said, lines, read, read_event, read_line, read_logged, read_logged_event};
pub use record::{CannotHappen, Circumstances, Record, Recorded, Stamps};
pub use resolve::{Unresolved, as_played, move_text, names, resolve};
pub use ruling_record::{
    AudienceWord, NeedsWord, OptionRecord, PenaltyRecord, QuestionRecord, RulingKind, RulingRecord,
};
pub use run::{CannotPlay, Entry, Protocol, Told, run, run_explained, run_with};
pub use stopping::{reason as stop_reason, words as stop_words};
pub use version::V1;
pub use view::{Shown, answer, compare_state};
pub use write::{
    event_line, expectation_line, format, header_line, query_line, stamp_text, stamp_words,
    state_line, write, write_case,
};
