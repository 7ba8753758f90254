//! The envelope of an adjourned game: what stands on it, and how its move is kept secret in a record until it is
//! opened.

use std::fmt;
use std::str::FromStr;

use crate::named::named;

named! {
    all
    /// What stands on an envelope.
    pub enum EnvelopeEntry {
        /// The names of the players.
        Names = "names",
        /// The position immediately before the sealed move.
        Position = "position",
        /// The time used by each player.
        TimesUsed = "times",
        /// The name of the player who sealed.
        Sealer = "sealer",
        /// The number of the sealed move.
        MoveNumber = "number",
        /// The offer of a draw, if one is open.
        DrawOffer = "offer",
        /// Date, time and place of the resumption.
        Resumption = "resumption",
    }
}

/// The entries that stand on an envelope.
///
/// ```
/// use jadoube_laws::event::{EnvelopeEntries, EnvelopeEntry};
///
/// let some = EnvelopeEntries::default().with(EnvelopeEntry::Names).with(EnvelopeEntry::Sealer);
/// assert!(some.has(EnvelopeEntry::Names) && !some.has(EnvelopeEntry::Position));
/// let ids: Vec<&str> = some.iter().map(EnvelopeEntry::id).collect();
/// assert_eq!(ids, ["names", "sealer"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct EnvelopeEntries(u8);

impl EnvelopeEntries {
    /// With this one too.
    #[must_use]
    pub const fn with(self, entry: EnvelopeEntry) -> EnvelopeEntries {
        EnvelopeEntries(self.0 | 1 << entry as u8)
    }

    /// Is this one there?
    #[must_use]
    pub const fn has(self, entry: EnvelopeEntry) -> bool {
        self.0 & 1 << entry as u8 != 0
    }

    /// Those that are there, in the order of the article.
    pub fn iter(self) -> impl Iterator<Item = EnvelopeEntry> {
        EnvelopeEntry::ALL.into_iter().filter(move |it| self.has(*it))
    }
}

/// A sealed move as the record holds it before the envelope is opened: a hash that binds and tells nothing.
///
/// ```
/// use jadoube_laws::event::{Commitment, Nonce};
///
/// // In earnest the bytes come from a source that nobody can foresee.
/// let nonce = Nonce::new([7; 16]);
/// let sealed = Commitment::to("41.Rd1", nonce);
/// assert!(sealed.is_of("41.Rd1", nonce) && !sealed.is_of("41.Re1", nonce));
/// assert_eq!(sealed.to_string().parse(), Ok(sealed));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Commitment([u8; 32]);

/// The number that keeps a sealed move from being guessed. It is drawn by whoever seals and kept with the envelope.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nonce([u8; 16]);

impl Commitment {
    /// The commitment to this text.
    #[must_use]
    pub fn to(text: &str, nonce: Nonce) -> Commitment {
        let mut hasher = blake3::Hasher::new_derive_key("jadoube 2024 sealed move v1");
        hasher.update(&nonce.0);
        hasher.update(text.trim().as_bytes());
        Commitment(*hasher.finalize().as_bytes())
    }

    /// Is this the text that was sealed?
    #[must_use]
    pub fn is_of(self, text: &str, nonce: Nonce) -> bool {
        self == Commitment::to(text, nonce)
    }
}

impl Nonce {
    /// Of bytes that nobody could foresee.
    #[must_use]
    pub const fn new(bytes: [u8; 16]) -> Nonce {
        Nonce(bytes)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A text that is not a number of so many bytes in hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {digits} hexadecimal digits")]
pub struct NotHexadecimal {
    /// How many digits it should have.
    pub digits: usize,
}

impl FromStr for Commitment {
    type Err = NotHexadecimal;

    fn from_str(text: &str) -> Result<Commitment, NotHexadecimal> {
        bytes(text).map(Commitment)
    }
}

impl FromStr for Nonce {
    type Err = NotHexadecimal;

    fn from_str(text: &str) -> Result<Nonce, NotHexadecimal> {
        bytes(text).map(Nonce)
    }
}

fn bytes<const N: usize>(text: &str) -> Result<[u8; N], NotHexadecimal> {
    let not = NotHexadecimal { digits: 2 * N };
    let digits = text.trim().as_bytes();
    if digits.len() != 2 * N {
        return Err(not);
    }
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|it| u8::try_from(it).ok());
    let mut found = [0; N];
    for (byte, pair) in found.iter_mut().zip(digits.chunks_exact(2)) {
        let (high, low) = digit(pair[0]).zip(digit(pair[1])).ok_or(not)?;
        *byte = high << 4 | low;
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::{Commitment, EnvelopeEntries, EnvelopeEntry, Nonce, NotHexadecimal};

    #[test]
    fn a_commitment_binds_the_text_and_the_number() {
        let nonce = Nonce::new([7; 16]);
        let sealed = Commitment::to("41.Rd1", nonce);
        assert!(sealed.is_of(" 41.Rd1 ", nonce));
        assert!(!sealed.is_of("41.Re1", nonce));
        assert!(!sealed.is_of("41.Rd1", Nonce::new([8; 16])));
    }

    #[test]
    fn both_are_written_in_hexadecimal_digits() {
        let nonce = Nonce::new([0xab; 16]);
        let sealed = Commitment::to("41.Rd1", nonce);
        assert_eq!(nonce.to_string().parse(), Ok(nonce));
        assert_eq!(sealed.to_string().parse(), Ok(sealed));
        assert_eq!("ab".parse::<Nonce>(), Err(NotHexadecimal { digits: 32 }));
        assert_eq!("é".repeat(16).parse::<Nonce>(), Err(NotHexadecimal { digits: 32 }));
        assert_eq!("g".repeat(64).parse::<Commitment>(), Err(NotHexadecimal { digits: 64 }));
    }

    #[test]
    fn entries_are_a_set() {
        let some = EnvelopeEntries::default()
            .with(EnvelopeEntry::Resumption)
            .with(EnvelopeEntry::Names)
            .with(EnvelopeEntry::Names);
        let found: Vec<EnvelopeEntry> = some.iter().collect();
        assert_eq!(found, [EnvelopeEntry::Names, EnvelopeEntry::Resumption]);
        assert!(!some.has(EnvelopeEntry::Sealer));
    }
}

/// How somebody took care of the envelope.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EnvelopeCare {
    /// The entries were checked and signed.
    Signed,
    /// It was taken into keeping.
    Kept,
}
