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
