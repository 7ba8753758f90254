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
        let mut chunk = Chunk { text: Vec::new(), lines_before: 0, bytes_before: 0 };
        Ok(self.next_into(&mut chunk)?.then_some(chunk))
    }

    /// The next chunk in the place of one that is done with, whose memory is used again; `false` at the end.
    ///
    /// # Errors
    /// What the source reports.
    pub fn next_into(&mut self, chunk: &mut Chunk) -> io::Result<bool> {
        let text = &mut chunk.text;
        text.clear();
        text.append(&mut self.rest);
        let mut wanted = self.size;
        loop {
            self.fill(text, wanted)?;
            if self.ended {
                break;
            }
            // Leave the boundary at the very start alone: it begins this chunk's first game.
            if let Some(end) = memmem::rfind(text, BOUNDARY).filter(|&end| end > 0) {
                self.rest.extend_from_slice(&text[end + 1..]);
                text.truncate(end + 1);
                break;
            }
            if wanted >= self.limit {
                break;
            }
            wanted = (wanted * 2).min(self.limit);
        }
        chunk.lines_before = self.lines;
        chunk.bytes_before = self.bytes;
        self.lines += memchr::memchr_iter(b'\n', text).count() as u64;
        self.bytes += text.len() as u64;
        Ok(!text.is_empty())
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
