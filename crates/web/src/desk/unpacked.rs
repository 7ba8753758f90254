//! A list as it comes: as it is, or packed as FIDE gives it, in a ZIP file with one list in it. It is unpacked while it is read, so that
//! no more of it is kept than what is made of it; how much that may be is for the reader of the list to say.

use std::io::{BufRead, BufReader, Cursor, Read};

use flate2::bufread::{DeflateDecoder, GzDecoder};
use store::ratings::NotRatings;

/// What a file in a ZIP file begins with, and how long its heading is after that.
const ZIP: &[u8] = b"PK\x03\x04";
const HEADING: usize = 26;

/// So many folders are passed over before the list.
const FOLDERS_MAX: usize = 16;

/// The list itself.
pub(crate) fn unpacked(source: impl Read + 'static) -> Result<Box<dyn Read>, NotRatings> {
    let mut source = BufReader::with_capacity(1 << 16, source);
    let first = signature(&mut source)?;
    if first == ZIP {
        return in_zip(source);
    }
    let whole = Cursor::new(first.clone()).chain(source);
    Ok(match first.as_slice() {
        [0x1f, 0x8b, ..] => Box::new(GzDecoder::new(whole)),
        _ => Box::new(whole),
    })
}

fn signature(source: &mut impl Read) -> Result<Vec<u8>, NotRatings> {
    let mut first = Vec::with_capacity(ZIP.len());
    source.take(ZIP.len() as u64).read_to_end(&mut first)?;
    Ok(first)
}

/// The first file that is no folder, of which the signature is read already.
fn in_zip(mut source: impl BufRead + 'static) -> Result<Box<dyn Read>, NotRatings> {
    for _ in 0..FOLDERS_MAX {
        let mut heading = [0; HEADING];
        source.read_exact(&mut heading)?;
        let number = |at: usize| u64::from(u16::from_le_bytes([heading[at], heading[at + 1]]));
        let (flags, method) = (number(2), number(4));
        let (size, names, more) = (number(14) | number(16) << 16, number(22), number(24));
        let mut name = Vec::new();
        source.by_ref().take(names).read_to_end(&mut name)?;
        std::io::copy(&mut source.by_ref().take(more), &mut std::io::sink())?;
        let is_encrypted = flags & 1 != 0;
        match method {
            _ if is_encrypted => return Err(NotRatings::Packed),
            0 if name.ends_with(b"/") => {}
            0 => return Ok(Box::new(source.take(size))),
            8 => return Ok(Box::new(DeflateDecoder::new(source))),
            _ => return Err(NotRatings::Packed),
        }
        if signature(&mut source)? != ZIP {
            break;
        }
    }
    Err(NotRatings::Packed)
}
