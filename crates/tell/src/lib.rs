//! [`judge`] plays the cases of a transcript; [`sentence`] says a ruling in words, [`happening`] what happened, [`answer`] what was
//! asked, [`explanation`] why. [`JudgedTwin`] and [`RulingTold`] are the same for programs. [`incidents`], [`bundle_page`],
//! [`envelope_page`] and [`protocol_page`] are papers to be printed, [`page`] what they have in common; [`words`] has the small parts.
//!
//! The contract: all that is told to people about rulings is said here, once for the command line and the desk. It holds no sentence
//! (they are messages in four languages), reads no file and decides nothing.
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

// In reading order: words and phrases, moves, what happened, one ruling, a whole protocol, its forms for readers and for programs; the
// report of incidents, the envelope and the bundle of a claim beside them; checks of positions and claims; the Laws.
pub mod words;

pub mod claim;
pub mod irregular;
pub mod law;
pub mod legality;
pub mod regulations;
pub mod violation;
pub mod winnability;

mod moves;

mod happening;
mod ruling_told;
mod rulings;

mod consulted;
mod protocol;
mod queries;

mod bundle;
#[cfg(feature = "event")]
pub mod drafts;
mod envelope;
#[cfg(feature = "event")]
pub mod event;
mod incidents;
mod moment;
pub mod page;
#[cfg(feature = "event")]
pub mod pairing;
mod protocol_page;
mod twin;

pub use bundle::{ToldBundle, bundle_page, bundle_text};
pub use consulted::not_applied;
pub use envelope::{EnvelopeLine, OnEnvelope, envelope_lines, envelope_page};
pub use happening::{happening, who};
pub use incidents::{
    IncidentsTwin, csv as incidents_csv, html as incidents_html, incidents, logged_by,
    markdown as incidents_markdown,
};
pub use moment::{NotAnOffset, Offset, day_of, moment, time_of_day};
pub use moves::move_writer;
pub use protocol::{
    Judged, answered, by_hand, clocks, differs, judge, judge_explained, summary, told, told_by_hand,
};
pub use protocol_page::protocol_page;
pub use queries::{answer, query};
pub use ruling_told::RulingTold;
pub use rulings::{articles, explanation, missing, sentence};
pub use twin::JudgedTwin;
