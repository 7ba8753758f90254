//! Extended position description: the first four fields of FEN and operations. The usual operations are
//! typed; all others are kept as they are, so that writing gives back what was read.

mod operation;
mod read;
mod write;

#[cfg(test)]
mod tests;

pub use operation::{Operand, Operation};
pub use read::{EpdError, EpdExpected, read};
pub use write::write;

use board::Setup;

/// A position with operations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Epd {
    /// The arrangement, with the counters of `hmvc` and `fmvn` if they are given.
    pub setup: Setup,
    /// The operations, in order.
    pub operations: Vec<Operation>,
}

impl Epd {
    /// The identification, if there is one.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        self.operations.iter().find_map(|it| match it {
            Operation::Id(text) => Some(text.as_str()),
            _ => None,
        })
    }
}
