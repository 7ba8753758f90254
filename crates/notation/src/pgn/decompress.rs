//! Files as they come: plain, `.zst` or `.gz`, told apart by their first bytes and not by their names.

use std::io::{self, BufReader, Chain, Cursor, Read};

use flate2::read::MultiGzDecoder;

/// The power of two of the largest window of Zstandard that is unpacked: 128 MB, what `zstd` itself takes without being asked.
pub const WINDOW_MAX: u32 = 27;

/// A source with whatever compression it had taken off.
pub enum Decompressed<R: Read> {
    /// It was plain.
    Plain(Peeked<R>),
    /// It was compressed by gzip.
    Gzip(Box<MultiGzDecoder<Peeked<R>>>),
    /// It was compressed by Zstandard.
    Zstandard(Box<zstd::Decoder<'static, BufReader<Peeked<R>>>>),
}

/// A source whose first bytes have been looked at.
pub type Peeked<R> = Chain<Cursor<Vec<u8>>, R>;

/// Looks at the first bytes of a source and takes its compression off.
///
/// # Errors
/// What the source reports. Reading on reports [`io::ErrorKind::OutOfMemory`] where more than [`WINDOW_MAX`] would be needed.
pub fn decompress<R: Read>(mut source: R) -> io::Result<Decompressed<R>> {
    let mut first = Vec::with_capacity(4);
    (&mut source).take(4).read_to_end(&mut first)?;
    let gzip = first.starts_with(&[0x1f, 0x8b]);
    let zstandard = first == [0x28, 0xb5, 0x2f, 0xfd];
    let source = Cursor::new(first).chain(source);
    Ok(if gzip {
        Decompressed::Gzip(Box::new(MultiGzDecoder::new(source)))
    } else if zstandard {
        let mut decoder = zstd::Decoder::new(source)?;
        decoder.window_log_max(WINDOW_MAX)?;
        Decompressed::Zstandard(Box::new(decoder))
    } else {
        Decompressed::Plain(source)
    })
}

impl<R: Read> Read for Decompressed<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Decompressed::Plain(source) => source.read(buffer),
            Decompressed::Gzip(source) => source.read(buffer),
            Decompressed::Zstandard(source) => source.read(buffer).map_err(of_window),
        }
    }
}

/// The library tells of a window that is too large in words only.
fn of_window(error: io::Error) -> io::Error {
    match error.to_string().contains("too much memory") {
        true => io::Error::new(io::ErrorKind::OutOfMemory, error),
        false => error,
    }
}
