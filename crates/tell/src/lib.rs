#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

// In reading order: words and phrases, one ruling, a whole protocol, its forms for readers and for programs.
pub mod words;

mod rulings;

mod protocol;

mod page;
mod protocol_page;
mod twin;

pub use protocol::{Judged, answered, clocks, differs, judge, summary};
pub use protocol_page::protocol_page;
pub use rulings::{articles, explanation, sentence};
pub use twin::{JudgedTwin, RulingTwin};
