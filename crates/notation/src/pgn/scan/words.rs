//! Words among the moves: where they end, and which of them are no moves. Whether a word is a legal move is
//! for the visitor to find out.

use super::Scanner;
use super::bytes::ENDS_WORD;
use crate::pgn::visitor::Visitor;

impl<'a> Scanner<'a> {
    /// Takes moves and their numbers as long as they are written as programs write them.
    #[inline]
    pub(super) fn quick_moves(&mut self, visitor: &mut impl Visitor) {
        let mut rest = &self.text[self.at..];
        while let Some(&eight) = rest.first_chunk::<8>() {
            let word = u64::from_le_bytes(eight);
            let length = match word as u8 {
                b'0'..=b'9' => number_length(word),
                _ => word_length(word, visitor),
            };
            if length == 0 {
                break;
            }
            rest = &rest[length..];
        }
        self.at = self.text.len() - rest.len();
    }

    #[inline]
    pub(super) fn word(&mut self) -> (&'a [u8], usize) {
        let at = self.at;
        let mut end = at + 1;
        while let Some(&byte) = self.text.get(end) {
            if ENDS_WORD[usize::from(byte)] || byte == b'(' && !names_promotion(&self.text[end..]) {
                // The bracket that closes `e8(Q)` belongs to the word.
                let promotion = byte == b')' && end >= at + 2 && self.text[end - 2] == b'(';
                end += usize::from(promotion);
                break;
            }
            end += 1;
        }
        self.at = end;
        (&self.text[at..end], at)
    }

    /// Past one of these words, if it stands here.
    pub(super) fn skip_any(&mut self, words: &[&[u8]]) -> bool {
        let rest = &self.text[self.at..];
        match words.iter().find(|word| rest.starts_with(word)) {
            Some(word) => {
                self.at += word.len();
                true
            }
            None => false,
        }
    }

    /// Past a move number; or the place of what looks like a result or castling with zeros.
    #[inline]
    pub(super) fn number_or_result(&mut self) -> Option<(usize, usize)> {
        let at = self.at;
        let mut end = at + 1;
        while let Some(b'0'..=b'9') = self.text.get(end) {
            end += 1;
        }
        match self.text.get(end) {
            Some(b'-' | b'/' | b':' | 0xbd) => {}
            _ => {
                self.at = end;
                return None;
            }
        }
        while let Some(&byte) = self.text.get(end) {
            if ENDS_WORD[usize::from(byte)] {
                break;
            }
            end += 1;
        }
        Some((end, at))
    }
}

/// The length of a number of up to three digits with its point and a blank, or nothing.
#[inline(always)]
fn number_length(word: u64) -> usize {
    let byte = |index: u32| (word >> (8 * index)) as u8;
    let digits = match (byte(1), byte(2), byte(3)) {
        (b'.', ..) => 1,
        (b'0'..=b'9', b'.', _) => 2,
        (b'0'..=b'9', b'0'..=b'9', b'.') => 3,
        _ => return 0,
    };
    if byte(digits + 1) <= b' ' { digits as usize + 2 } else { 0 }
}

/// Offers the bytes up to the next blank, if they are few, as one packed word; its length with the blank, if it was taken.
#[inline(always)]
fn word_length(word: u64, visitor: &mut impl Visitor) -> usize {
    // The first byte below `!`: subtracting makes its top bit set, where it was not set before.
    let blanks = word.wrapping_sub(0x2121_2121_2121_2121) & !word & 0x8080_8080_8080_8080;
    let length = (blanks.trailing_zeros() / 8) as usize;
    let taken = length < 8 && visitor.take_quickly(word, length);
    if taken { length + 1 } else { 0 }
}

pub(super) fn is_castling_with_zeros(text: &[u8]) -> bool {
    let text = text.trim_ascii_end();
    let without_signs = text.strip_suffix(b"+").or(text.strip_suffix(b"#")).unwrap_or(text);
    matches!(without_signs, b"0-0" | b"0-0-0")
}

/// `(Q)` and its like after a move.
fn names_promotion(text: &[u8]) -> bool {
    matches!(text, [b'(', letter, b')', ..] if letter.is_ascii_uppercase())
}

/// Signs of assessment such as `+-` and `=`, which look like nothing else.
pub(super) fn is_assessment(text: &[u8]) -> bool {
    text != b"--" && text.iter().all(|byte| matches!(byte, b'+' | b'-' | b'=' | b'/' | b':' | b'~'))
}

/// Results that begin with a sign or a letter: `+/-`, `-/+`, `-/-`, `½-½`.
#[inline]
pub(super) fn is_result(text: &[u8]) -> bool {
    match text.first() {
        Some(b'+' | b'-') => matches!(text, b"+/-" | b"-/+" | b"-/-" | b"+:-" | b"-:+" | b"-:-"),
        Some(0xc2) => text.starts_with("½".as_bytes()),
        Some(0xbd) => true,
        _ => false,
    }
}
