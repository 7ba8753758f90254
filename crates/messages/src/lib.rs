//! Every sentence a user reads, in English, Czech, Slovak and Slovene.
//!
//! [`Messages`] are the sentences of one [`Language`]; a message is asked for by its name and given its [`Args`]. [`ids`] are all names.
//!
//! The contract: the sentences are Fluent files in `messages/<language>/`, embedded in the program; every name is in every language,
//! with the same values, and a missing one fails the tests. This crate knows no chess and decides nothing: it turns the name of a
//! message and its values into text.
//!
//! ```
//! use jadoube_messages::{Args, Language, Messages};
//!
//! let messages = Messages::new(Language::Czech);
//! assert_eq!(messages.text("piece-knight"), "jezdec");
//!
//! let args = Args::new().set("text", "Nf3");
//! assert_eq!(messages.with("quoted", &args), "„Nf3“");
//! ```

mod args;
mod catalogue;
mod language;
mod messages;

pub use args::{Args, Value};
pub use catalogue::ids;
pub use language::Language;
pub use messages::Messages;

#[cfg(test)]
mod tests;

// The examples of the README must stay true.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
