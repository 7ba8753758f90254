//! Words among the moves: where they end, and which of them are no moves. Whether a word is a legal move is
//! for the visitor to find out.

use super::Scanner;
use super::bytes::ENDS_WORD;
use crate::pgn::visitor::Visitor;

impl<'a> Scanner<'a> {
    /// Takes moves and their numbers as long as they are written as programs write them.
    #[inline]
    pub(super) fn quick_moves(&mut self, visitor: &mut impl Visitor) {
        while let Some(byte) = self.peek() {
            let taken = match byte {
                b'0'..=b'9' => self.quick_number(),
                b'A'..=b'z' => self.quick_word(visitor),
                _ => false,
            };
            if !taken {
                return;
            }
        }
    }

    /// Past a number of up to three digits, its point and a blank.
    #[inline]
    fn quick_number(&mut self) -> bool {
        let Some(five) = self.text[self.at..].first_chunk::<5>() else { return false };
        let digit = |index: usize| five[index].is_ascii_digit();
        let digits = match (digit(1), digit(1) && digit(2)) {
            (false, _) => 1,
            (true, false) => 2,
            (true, true) => 3,
        };
        let is_number = five[digits] == b'.' && five[digits + 1] <= b' ';
        self.at += if is_number { digits + 2 } else { 0 };
        is_number
    }

    /// Offers the bytes up to the next blank, if they are few, as one packed word.
    #[inline]
    fn quick_word(&mut self, visitor: &mut impl Visitor) -> bool {
        let Some(eight) = self.text[self.at..].first_chunk::<8>() else { return false };
        let word = u64::from_le_bytes(*eight);
        // The first byte below `!`: subtracting makes its top bit set, where it was not set before.
        let blanks = word.wrapping_sub(0x2121_2121_2121_2121) & !word & 0x8080_8080_8080_8080;
        let length = (blanks.trailing_zeros() / 8) as usize;
        if length < 8 && visitor.take_quickly(word & ((1 << (8 * length)) - 1), length) {
            self.at += length + 1;
            return true;
        }
        false
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
