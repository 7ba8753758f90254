//! The language of time controls: one control, many ways to write it down. Read: the PGN tag, the line of
//! transcripts, and free text, short or in prose in four languages. Written: the same, prose as a typed
//! structure, since the sentences live in the message files.
//!
//! A reading tells what was understood and what was not; a text that is no time control gives an error with
//! its place and the nearest right thing.

mod clock_time;
mod free;
mod pgn;
pub mod presets;
mod prose;
mod reading;
mod short;
mod transcript;

pub use free::read;
pub use pgn::{PgnTags, read_pgn, read_tag, write_pgn};
pub use prose::{Part, PartMoves, Prose, prose, time_phrase};
pub use reading::{
    Expected, Ignored, Meaning, Nearest, Note, Place, ReadError, Reading, Stated, Understood, Why,
};
pub use short::write_short;
pub use transcript::{read_transcript, write_transcript};

/// The longest text that is read for a time control, in letters. The longest sentence of a regulation that we know has 400.
pub const TEXT_MAX: usize = 2_000;

/// Is a text short enough to be a time control?
fn within_limit(text: &str) -> Result<(), ReadError> {
    let Some((start, _)) = text.char_indices().nth(TEXT_MAX) else { return Ok(()) };
    let expected = Expected::Shorter(TEXT_MAX);
    Err(ReadError { place: Place::new(start, text.len()), expected, nearest: None })
}
