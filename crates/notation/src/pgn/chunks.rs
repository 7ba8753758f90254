//! Large files piece by piece: each chunk holds whole games, so that it can be read by itself, by another
//! thread if need be.

use std::io::{self, Read};

use memchr::memmem;

/// A run of whole games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chunk {
    /// The text.
    pub text: Vec<u8>,
    /// How many lines of the file stand before it.
    pub lines_before: u64,
    /// How many bytes of the file stand before it.
    pub bytes_before: u64,
}

/// The chunks of a file, one after another.
pub struct Chunks<R> {
    source: R,
    size: usize,
    limit: usize,
    rest: Vec<u8>,
    lines: u64,
    bytes: u64,
    ended: bool,
}

/// Where a game begins, by the tag that stands first in nearly every file.
const BOUNDARY: &[u8] = b"\n[Event ";

impl<R: Read> Chunks<R> {
    /// Chunks of about the given size. A game that is longer makes its chunk longer, up to `limit`; there it
    /// is cut, whatever it is, so that no file can use up the memory.
    pub fn new(source: R, size: usize, limit: usize) -> Chunks<R> {
        let limit = limit.max(size);
        Chunks { source, size, limit, rest: Vec::new(), lines: 0, bytes: 0, ended: false }
    }

    /// The next chunk, or nothing at the end.
    ///
    /// # Errors
    /// What the source reports.
    pub fn next_chunk(&mut self) -> io::Result<Option<Chunk>> {
        let mut text = std::mem::take(&mut self.rest);
        let mut wanted = self.size;
        loop {
            self.fill(&mut text, wanted)?;
            if self.ended {
                break;
            }
            // Leave the boundary at the very start alone: it begins this chunk's first game.
            if let Some(end) = memmem::rfind(&text, BOUNDARY).filter(|&end| end > 0) {
                self.rest = text.split_off(end + 1);
                break;
            }
            if wanted >= self.limit {
                break;
            }
            wanted = (wanted * 2).min(self.limit);
        }
        if text.is_empty() {
            return Ok(None);
        }
        let chunk = Chunk { lines_before: self.lines, bytes_before: self.bytes, text };
        self.lines += memchr::memchr_iter(b'\n', &chunk.text).count() as u64;
        self.bytes += chunk.text.len() as u64;
        Ok(Some(chunk))
    }

    fn fill(&mut self, text: &mut Vec<u8>, wanted: usize) -> io::Result<()> {
        let missing = wanted.saturating_sub(text.len());
        if missing > 0 && !self.ended {
            let read = (&mut self.source).take(missing as u64).read_to_end(text)?;
            self.ended = read < missing;
        }
        Ok(())
    }
}
