//! Large files piece by piece: each chunk holds whole games, so that it can be read by itself, by another
//! thread if need be.

use std::io::{self, Read};

use super::borders::last_record;

/// The longest record that the programs of this project read whole, in bytes. The largest annotated games that we know have
/// a tenth of it.
pub const RECORD_MAX: usize = 4 << 20;

/// A run of whole games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chunk {
    /// The text.
    pub text: Vec<u8>,
    /// How many lines of the file stand before it.
    pub lines_before: u64,
    /// How many bytes of the file stand before it.
    pub bytes_before: u64,
    /// Does it begin in the middle of a record, because the chunk before it was cut?
    pub begins_cut: bool,
    /// How it ends.
    pub end: ChunkEnd,
}

/// How a chunk ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ChunkEnd {
    /// With a whole record.
    #[default]
    Whole,
    /// In the middle of a record that is longer than a chunk may be.
    TooLong,
    /// Where the source broke, perhaps in the middle of a record.
    Broken,
}

/// The chunks of a file, one after another.
pub struct Chunks<R> {
    source: R,
    size: usize,
    limit: usize,
    rest: Vec<u8>,
    lines: u64,
    bytes: u64,
    last: ChunkEnd,
    ended: bool,
    /// Why the source broke, until that has been told.
    trouble: Option<io::Error>,
}

impl<R: Read> Chunks<R> {
    /// Chunks of about the given size. A game that is longer makes its chunk longer, up to `limit`; there it
    /// is cut, whatever it is, so that no file can use up the memory.
    pub fn new(source: R, size: usize, limit: usize) -> Chunks<R> {
        Chunks {
            source,
            size,
            limit: limit.max(size),
            rest: Vec::new(),
            lines: 0,
            bytes: 0,
            last: ChunkEnd::Whole,
            ended: false,
            trouble: None,
        }
    }

    /// The same chunks, where what came before this source was cut in the middle of a record.
    #[must_use]
    pub fn after_cut(self) -> Chunks<R> {
        Chunks { last: ChunkEnd::TooLong, ..self }
    }

    /// The next chunk, or nothing at the end.
    ///
    /// # Errors
    /// What the source reports, after the last chunk of what could be read.
    pub fn next_chunk(&mut self) -> io::Result<Option<Chunk>> {
        let mut chunk = Chunk::default();
        Ok(self.next_into(&mut chunk)?.then_some(chunk))
    }

    /// The next chunk in the place of one that is done with, whose memory is used again; `false` at the end.
    ///
    /// # Errors
    /// What the source reports, after the last chunk of what could be read.
    pub fn next_into(&mut self, chunk: &mut Chunk) -> io::Result<bool> {
        let text = &mut chunk.text;
        text.clear();
        text.append(&mut self.rest);
        chunk.end = self.fill(text);
        chunk.begins_cut = self.last == ChunkEnd::TooLong;
        chunk.lines_before = self.lines;
        chunk.bytes_before = self.bytes;
        self.last = chunk.end;
        self.lines += memchr::memchr_iter(b'\n', text).count() as u64;
        self.bytes += text.len() as u64;
        match self.trouble.take_if(|_| text.is_empty()) {
            Some(error) => Err(error),
            None => Ok(!text.is_empty()),
        }
    }

    /// Reads on until whole games are there, and keeps the start of the next one for the next chunk.
    fn fill(&mut self, text: &mut Vec<u8>) -> ChunkEnd {
        let mut wanted = self.size;
        loop {
            self.read(text, wanted);
            if self.ended {
                return if self.trouble.is_some() { ChunkEnd::Broken } else { ChunkEnd::Whole };
            }
            if let Some(end) = last_record(text) {
                self.rest.extend_from_slice(&text[end..]);
                text.truncate(end);
                return ChunkEnd::Whole;
            }
            if wanted >= self.limit {
                return ChunkEnd::TooLong;
            }
            wanted = (wanted * 2).min(self.limit);
        }
    }

    /// What came before some trouble counts all the same.
    fn read(&mut self, text: &mut Vec<u8>, wanted: usize) {
        let missing = wanted.saturating_sub(text.len());
        if missing == 0 || self.ended {
            return;
        }
        text.reserve(missing);
        match (&mut self.source).take(missing as u64).read_to_end(text) {
            Ok(read) => self.ended = read < missing,
            Err(error) => {
                self.ended = true;
                self.trouble = Some(error);
            }
        }
    }
}
