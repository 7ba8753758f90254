//! [`Auditor`] looks at the text of one chunk of games under [`Settings`] and gives a [`Report`] of [`Finding`]s, each the outcome of a
//! [`Check`]. [`audit_stream`] does it to a whole file with several threads; [`compare_stream`] under two editions; [`corrected`] makes
//! the edits that findings propose.
//!
//! The contract: it takes readers and hands on findings, opens no file and reads no time. A finding is data without words, with its place
//! and its article. Numbers of the Laws come from `laws`, mates from `winnability`. Any text is read, none ends the program.
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

// In reading order: what is looked for, what is found, how it is looked for, and how a whole file is gone through.
mod check;
mod severity;

mod finding;
mod settings;

mod auditor;
mod examine;

mod compare;
mod fix;
mod stream;

pub use auditor::{Auditor, Report};
pub use check::{Check, CheckSet, NotACheck};
pub use compare::{Difference, compare};
pub use finding::{Edit, Fact, Finding, Name};
pub use fix::corrected;
pub use settings::{EditionChoice, Ends, Fixes, PartialDate, Settings};
pub use severity::{NotASeverity, Severity};
pub use stream::{Audited, Resume, Stopped, audit_stream, compare_stream};
