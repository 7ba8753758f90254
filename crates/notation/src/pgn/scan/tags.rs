//! The form of tag pairs: `[Name "value"]`, and what people make of it. What a tag means is not known here.

use memchr::{memchr, memchr2, memchr3};

use super::Scanner;
use super::bytes::IN_NAME;
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
        let name_end = rest.iter().take(32).position(|byte| !IN_NAME[usize::from(*byte)]);
        let Some(name_end) = name_end.filter(|&end| end > 0) else { return false };
        let Some(value) = rest[name_end..].strip_prefix(b" \"") else { return false };
        let Some(end) = memchr3(b'"', b'\n', b'\\', value) else { return false };
        if value[end..].starts_with(b"\"]") {
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

    /// Is this bracket at the start of a line, with a name and a quotation mark after it?
    pub(super) fn begins_tags(&self) -> bool {
        let before = self.text[..self.at].iter().rev();
        let indented = before.take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        let line_start = self.at - indented;
        if line_start > 0 && self.text[line_start - 1] != b'\n' {
            return false;
        }
        let rest = &self.text[self.at + 1..];
        let name = rest.iter().take_while(|byte| IN_NAME[usize::from(**byte)]).count();
        name > 0 && rest[name..].trim_ascii_start().first() == Some(&b'"')
    }
}

/// The end of a tag's value: the next quotation mark that is not escaped. If a value holds quotation marks
/// without escaping them, the one before the closing bracket counts.
fn closing_quote(value: &[u8]) -> Option<usize> {
    let line = memchr(b'\n', value).unwrap_or(value.len());
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
