//! The form of tag pairs: `[Name "value"]`, and what people make of it. What a tag means is not known here.

use memchr::memchr2;

use super::Scanner;
use crate::pgn::borders::IN_NAME;
use crate::pgn::visitor::{Fault, Visitor};

impl Scanner<'_> {
    pub(super) fn tags(&mut self, visitor: &mut impl Visitor) {
        if self.peek() != Some(b'[') {
            visitor.fault(Fault::NoTags, self.at);
            return;
        }
        while let Some(byte) = self.peek() {
            match byte {
                0..=b' ' => self.at += 1,
                b'[' => self.tag(visitor),
                b'%' if self.at_line_start() => self.skip_line(),
                b';' => self.skip_line(),
                _ => return,
            }
        }
    }

    /// `[Name "value"]`; several may stand on one line.
    fn tag(&mut self, visitor: &mut impl Visitor) {
        if !self.plain_tag(visitor) {
            self.odd_tag(visitor);
        }
    }

    /// A tag as programs write it: one blank, nothing escaped.
    #[inline]
    fn plain_tag(&mut self, visitor: &mut impl Visitor) -> bool {
        let start = self.at;
        let rest = &self.text[start + 1..];
        let name_end = letters(rest);
        let Some(value) = rest[name_end..].strip_prefix(b" \"") else { return false };
        let end = plain_value(value);
        if name_end > 0 && value[end..].starts_with(b"\"]") {
            visitor.tag(&rest[..name_end], &value[..end], start);
            self.at = start + 1 + name_end + 2 + end + 2;
            return true;
        }
        false
    }

    /// A tag with other blanks, with escapes, with quotation marks inside, or broken.
    #[cold]
    fn odd_tag(&mut self, visitor: &mut impl Visitor) {
        let start = self.at;
        let rest = &self.text[start + 1..];
        let name_end =
            rest.iter().position(|byte| !IN_NAME[usize::from(*byte)]).unwrap_or(rest.len());
        let name = &rest[..name_end];
        let blanks =
            rest[name_end..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        let value_start = name_end + blanks + 1;
        let opened = rest.get(name_end + blanks) == Some(&b'"');
        let value = rest.get(value_start..).filter(|_| opened && !name.is_empty());
        match value.and_then(|value| Some((value, closing_quote(value)?))) {
            Some((value, end)) => {
                visitor.tag(name, &value[..end], start);
                self.at = start + 1 + value_start + end + 1;
                while let Some(b' ' | b'\t') = self.peek() {
                    self.at += 1;
                }
                if self.peek() == Some(b']') {
                    self.at += 1;
                } else {
                    visitor.fault(Fault::BadTag, start);
                    self.skip_line();
                }
            }
            None => {
                visitor.fault(Fault::BadTag, start);
                self.skip_line();
            }
        }
    }
}

/// How many letters stand at the start, eight bytes at a time.
#[inline]
fn letters(text: &[u8]) -> usize {
    let mut length = 0;
    while let Some(eight) = text[length..].first_chunk::<8>() {
        let word = u64::from_le_bytes(*eight);
        // With the case taken away letters are from 0x61 to 0x7a: adding makes the top bit set for the first sum
        // and leaves it clear for the second. A byte with its top bit set is none.
        let low = (word & !TOP) | (ONES * 0x20);
        let is_letter = (low + ONES * (0x80 - 0x61)) & !(low + ONES * (0x80 - 0x7b)) & !word & TOP;
        if is_letter != TOP {
            return length + ((is_letter ^ TOP).trailing_zeros() / 8) as usize;
        }
        length += 8;
    }
    length + text[length..].iter().take_while(|byte| byte.is_ascii_alphabetic()).count()
}

/// Where the value of a tag ends if nothing in it is escaped: at a quotation mark, the end of the line or of the
/// text, or a backslash.
#[inline]
fn plain_value(text: &[u8]) -> usize {
    let mut length = 0;
    while let Some(eight) = text[length..].first_chunk::<8>() {
        let word = u64::from_le_bytes(*eight);
        let ends =
            zeros(word ^ (ONES * 0x22)) | zeros(word ^ (ONES * 0x5c)) | zeros(word ^ (ONES * 0x0a));
        if ends != 0 {
            return length + (ends.trailing_zeros() / 8) as usize;
        }
        length += 8;
    }
    let rest = &text[length..];
    length + rest.iter().position(|byte| matches!(byte, b'"' | b'\\' | b'\n')).unwrap_or(rest.len())
}

const ONES: u64 = 0x0101_0101_0101_0101;
const TOP: u64 = ONES << 7;

/// Marks the bytes that are zero; above the lowest of them it may mark others too.
#[inline]
const fn zeros(word: u64) -> u64 {
    word.wrapping_sub(ONES) & !word & TOP
}

/// The end of a tag's value: the next quotation mark that is not escaped. If a value holds quotation marks
/// without escaping them, the one before the closing bracket counts.
fn closing_quote(value: &[u8]) -> Option<usize> {
    let line = memchr2(b'\n', b'\r', value).unwrap_or(value.len());
    let line = &value[..line];
    let mut from = 0;
    let mut last = None;
    while let Some(found) = memchr2(b'"', b'\\', &line[from..]) {
        let place = from + found;
        if line[place] == b'\\' {
            from = (place + 2).min(line.len());
            continue;
        }
        last = Some(place);
        if line[place + 1..].trim_ascii_start().first() == Some(&b']') {
            return last;
        }
        from = place + 1;
    }
    last
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{letters, plain_value};

    proptest! {
        #[test]
        fn eight_at_a_time_is_one_by_one(text in prop::collection::vec(any::<u8>(), 0..40)) {
            prop_assert_eq!(letters(&text), text.iter().take_while(|it| it.is_ascii_alphabetic()).count());
            let ends = |it: &u8| matches!(it, b'"' | b'\\' | b'\n');
            prop_assert_eq!(plain_value(&text), text.iter().position(ends).unwrap_or(text.len()));
        }

        #[test]
        fn so_it_is_near_the_borders(text in "[@-\\[`-{\"\n\\\\A-z]{0,40}") {
            let bytes = text.as_bytes();
            prop_assert_eq!(letters(bytes), bytes.iter().take_while(|it| it.is_ascii_alphabetic()).count());
            let ends = |it: &u8| matches!(it, b'"' | b'\\' | b'\n');
            prop_assert_eq!(plain_value(bytes), bytes.iter().position(ends).unwrap_or(bytes.len()));
        }
    }
}
