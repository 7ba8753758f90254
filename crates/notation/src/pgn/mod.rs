//! Game records in PGN: reading any size of file in constant memory, checking every move on the board,
//! keeping whole records when asked, and writing them. One bad game never stops a file.

mod as_played;
mod borders;
mod check;
mod chunks;
mod commands;
mod decompress;
mod game;
mod in_order;
mod place;
mod result;
mod scan;
mod signs;
mod termination;
mod text;
mod visitor;
mod write;

pub use as_played::{Played, Standing};
pub use check::{Checker, Defect, DefectKind};
pub use chunks::{Chunk, ChunkEnd, Chunks, RECORD_MAX};
pub use commands::{Command, commands, read_time, without_commands, write_time};
pub use decompress::{Decompressed, Peeked, WINDOW_MAX, decompress};
pub use game::{Entry, Game, Line};
pub use in_order::{Stopped, in_order};
pub use place::{Place, locate};
pub use result::{GameResult, Share};
pub use scan::read_game;
pub use termination::Termination;
pub use text::{decode, decode_tag_value};
pub use visitor::{Fault, Rest, Visitor};

#[cfg(test)]
mod tests;
