//! Tokens of 256 bits from the random source of the system, and shorter names that are no secret.

use store::Hash;

/// A token, as it stands in a link. It is never kept and never shown in a log.
pub(crate) struct Token(String);

/// The system gives no random numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the system gives no random numbers")]
pub(crate) struct NoRandomness;

/// The letters of tokens: of base64 for addresses.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// So many letters hold 256 bits.
const TOKEN_LETTERS: usize = 43;

impl Token {
    pub(crate) fn fresh() -> Result<Token, NoRandomness> {
        let mut bytes = [0_u8; 32];
        getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
        Ok(Token(encode(&bytes)))
    }

    /// A token as it was sent; nothing if it cannot be one.
    pub(crate) fn read(text: &str) -> Option<Token> {
        let fits = text.len() == TOKEN_LETTERS && text.bytes().all(|it| LETTERS.contains(&it));
        fits.then(|| Token(text.to_owned()))
    }

    /// What is kept of it. Looking it up by its hash takes the same time for every wrong token, as far as
    /// the token itself is concerned.
    pub(crate) fn hash(&self) -> Hash {
        Hash::of(self.0.as_bytes())
    }

    /// For the one answer that shows it.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

fn encode(bytes: &[u8; 32]) -> String {
    let mut text = String::with_capacity(TOKEN_LETTERS);
    let (mut held, mut bits) = (0_u32, 0);
    for byte in bytes {
        held = (held << 8) | u32::from(*byte);
        bits += 8;
        while bits >= 6 {
            bits -= 6;
            text.push(char::from(LETTERS[(held >> bits) as usize & 63]));
        }
    }
    text.push(char::from(LETTERS[(held << (6 - bits)) as usize & 63]));
    text
}

/// A new name of a game, an event or a link: no secret, but used by no other.
pub(crate) fn fresh_id(first: char) -> Result<String, NoRandomness> {
    const PLAIN: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = [0_u8; 10];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    let rest = bytes.iter().map(|it| char::from(PLAIN[usize::from(*it) & 31]));
    Ok(std::iter::once(first).chain(rest).collect())
}

#[cfg(test)]
mod tests {
    use super::{Token, fresh_id};

    #[test]
    fn tokens_are_long_and_read_back() {
        let (one, other) = (Token::fresh().expect("random"), Token::fresh().expect("random"));
        assert_eq!(one.reveal().len(), 43);
        assert_ne!(one.reveal(), other.reveal());
        assert_eq!(Token::read(one.reveal()).map(|it| it.hash()), Some(one.hash()));
        for wrong in ["", "x", "'; drop table entries; --", &"é".repeat(43), &"a".repeat(44)] {
            assert!(Token::read(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn names_are_names_of_logs() {
        let id = fresh_id('g').expect("random");
        assert!(store::StreamId::game(&id).is_ok(), "{id}");
    }
}
