//! A list as it comes: as it is, or packed as FIDE gives it, in a ZIP file with one list in it. It is unpacked while it is read, so that
//! no more of it is kept than what is made of it; how much that may be is for the reader of the list to say.

use std::io::{self, BufRead, BufReader, Cursor, Read};

use flate2::Crc;
use flate2::bufread::{DeflateDecoder, MultiGzDecoder};
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
        [0x1f, 0x8b, ..] => Box::new(MultiGzDecoder::new(whole)),
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
        let long = |at: usize| number(at) | number(at + 2) << 16;
        let (packed, names, more) = (long(14), number(22), number(24));
        let is_told_behind = flags & 8 != 0;
        let told = (!is_told_behind).then(|| Told { check: long(10), size: long(18) });
        let mut name = Vec::new();
        source.by_ref().take(names).read_to_end(&mut name)?;
        std::io::copy(&mut source.by_ref().take(more), &mut std::io::sink())?;
        let is_encrypted = flags & 1 != 0;
        match method {
            _ if is_encrypted => return Err(NotRatings::Packed),
            0 if name.ends_with(b"/") => {}
            // How much it is must be known before it.
            0 if is_told_behind => return Err(NotRatings::Packed),
            0 => return Ok(Box::new(Member::new(source.take(packed), told))),
            8 => return Ok(Box::new(Member::new(DeflateDecoder::new(source), told))),
            _ => return Err(NotRatings::Packed),
        }
        if signature(&mut source)? != ZIP {
            break;
        }
    }
    Err(NotRatings::Packed)
}

/// What a ZIP file says of a file in it, before or behind it. The check is that of CRC-32.
struct Told {
    check: u64,
    size: u64,
}

/// Stands for a size that has no room in a heading.
const ELSEWHERE: u64 = 0xffff_ffff;

/// What may stand before that which is said behind a file, and how much that is at most.
const BEHIND: [u8; 4] = *b"PK\x07\x08";
const BEHIND_MAX: u64 = 20;

/// A way of packing that knows what comes behind it.
trait Packed: Read {
    /// From how much it was unpacked, and what stands behind it.
    fn behind(&mut self) -> (u64, &mut dyn Read);
}

impl<R: BufRead> Packed for io::Take<R> {
    fn behind(&mut self) -> (u64, &mut dyn Read) {
        (0, self.get_mut())
    }
}

impl<R: BufRead> Packed for DeflateDecoder<R> {
    fn behind(&mut self) -> (u64, &mut dyn Read) {
        (self.total_in(), self.get_mut())
    }
}

/// A file in a ZIP file, compared with what is said of it when it ends.
struct Member<P> {
    packed: P,
    /// Nothing if it is said behind it.
    told: Option<Told>,
    check: Crc,
    size: u64,
}

impl<P: Packed> Member<P> {
    fn new(packed: P, told: Option<Told>) -> Member<P> {
        Member { packed, told, check: Crc::new(), size: 0 }
    }

    fn is_as_told(&mut self) -> io::Result<bool> {
        let check = u64::from(self.check.sum());
        if let Some(told) = &self.told {
            return Ok(told.check == check && (told.size == self.size || told.size == ELSEWHERE));
        }
        let (packed, behind) = self.packed.behind();
        let mut said = Vec::new();
        behind.take(BEHIND_MAX).read_to_end(&mut said)?;
        let said = said.strip_prefix(&BEHIND).unwrap_or(&said);
        // Both lengths are of four bytes or, in large files, of eight.
        let is = |bytes: usize| {
            let numbers = [(check, 4), (packed, bytes), (self.size, bytes)];
            let expected =
                numbers.iter().flat_map(|(it, bytes)| it.to_le_bytes().into_iter().take(*bytes));
            said.starts_with(&expected.collect::<Vec<_>>())
        };
        Ok(is(4) || is(8))
    }
}

impl<P: Packed> Read for Member<P> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        let read = self.packed.read(room)?;
        self.check.update(room.get(..read).unwrap_or_default());
        self.size += read as u64;
        // Only the end is compared, and only once.
        if read == 0 && !room.is_empty() {
            if !self.is_as_told()? {
                return Err(io::ErrorKind::InvalidData.into());
            }
            self.told = Some(Told { check: u64::from(self.check.sum()), size: self.size });
        }
        Ok(read)
    }
}
