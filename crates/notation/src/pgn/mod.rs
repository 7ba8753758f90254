//! Game records in PGN: reading any size of file in constant memory, checking every move on the board,
//! keeping whole records when asked, and writing them. One bad game never stops a file.

mod check;
mod chunks;
mod place;
mod scan;
mod visitor;

pub use check::{Checker, Defect, DefectKind};
pub use chunks::{Chunk, Chunks};
pub use place::{Place, locate};
pub use scan::read_game;
pub use visitor::{Fault, Rest, Visitor};

#[cfg(test)]
mod tests;
