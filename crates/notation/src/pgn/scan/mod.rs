//! The form of game records: tags, moves, comments, variations, results. It knows nothing of chess: whether
//! a word is a legal move is for the visitor to find out.

mod bytes;
mod tags;
mod words;

use memchr::{memchr, memchr2};

use self::bytes::{CLASSES, Class};
use self::words::{is_assessment, is_castling_with_zeros, is_result};
use super::visitor::{Fault, Rest, Visitor};

/// Reads one game from `text`, beginning at `at`, and returns where the next one begins.
///
/// A game ends with its result, or where the tags of another one begin.
pub fn read_game(text: &[u8], at: usize, visitor: &mut impl Visitor) -> usize {
    let mut scanner = Scanner { text, at };
    scanner.skip_to_content();
    if scanner.at >= text.len() {
        return scanner.at;
    }
    visitor.begin_game(scanner.at);
    scanner.tags(visitor);
    if visitor.begin_moves(scanner.at) == Rest::Skip || scanner.moves(visitor) == Rest::Skip {
        scanner.skip_moves();
    }
    scanner.closing_comments(visitor);
    visitor.end_game(scanner.at);
    scanner.at
}

struct Scanner<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Scanner<'a> {
    #[inline]
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn at_line_start(&self) -> bool {
        self.at == 0 || self.text[self.at - 1] == b'\n'
    }

    fn skip_line(&mut self) {
        let rest = &self.text[self.at..];
        self.at += memchr(b'\n', rest).map_or(rest.len(), |end| end + 1);
    }

    /// Past empty lines, byte order marks and lines that `%` takes out of the record.
    fn skip_to_content(&mut self) {
        while let Some(byte) = self.peek() {
            match byte {
                0..=b' ' => self.at += 1,
                b'%' if self.at_line_start() => self.skip_line(),
                0xef if self.text[self.at..].starts_with(b"\xef\xbb\xbf") => self.at += 3,
                _ => return,
            }
        }
    }

    fn moves(&mut self, visitor: &mut impl Visitor) -> Rest {
        let mut depth: u32 = 0;
        let start = self.at;
        loop {
            self.quick_moves(visitor);
            let Some(byte) = self.peek() else { break };
            match CLASSES[usize::from(byte)] {
                Class::Space => self.at += 1,
                Class::Digit => {
                    if let Some((end, at)) = self.number_or_result() {
                        let text = &self.text[at..end];
                        self.at = end;
                        if is_castling_with_zeros(text) {
                            if visitor.played(text, at) == Rest::Skip {
                                return Rest::Skip;
                            }
                        } else if depth == 0 {
                            visitor.result(text, at);
                            return Rest::Read;
                        }
                    }
                }
                Class::Word => {
                    if self.skip_any(&[b"e.p."]) {
                        continue;
                    }
                    let (text, at) = self.word();
                    if is_assessment(text) && !(is_result(text) && self.is_at_end()) {
                        visitor.sign(text, at);
                        continue;
                    }
                    let outcome = if is_result(text) && depth == 0 {
                        visitor.result(text, at);
                        return Rest::Read;
                    } else {
                        visitor.played(text, at)
                    };
                    if outcome == Rest::Skip {
                        return Rest::Skip;
                    }
                }
                Class::Sign => {
                    let at = self.at;
                    while let Some(b'!' | b'?') = self.peek() {
                        self.at += 1;
                    }
                    visitor.sign(&self.text[at..self.at], at);
                }
                Class::Comment => self.comment(visitor),
                Class::Line => {
                    let at = self.at + 1;
                    self.skip_line();
                    visitor.comment(trim_line(&self.text[at..self.at]), at);
                }
                Class::Nag => {
                    let at = self.at;
                    self.at += 1;
                    while let Some(b'0'..=b'9') = self.peek() {
                        self.at += 1;
                    }
                    visitor.sign(&self.text[at..self.at], at);
                }
                Class::Open if self.skip_any(&[b"(e.p.)", b"(ep)"]) => {}
                Class::Open if self.text[self.at..].starts_with(b"(=)") => {
                    visitor.comment(&self.text[self.at..self.at + 3], self.at);
                    self.at += 3;
                }
                Class::Open => {
                    depth += 1;
                    self.at += 1;
                    if visitor.begin_variation(self.at - 1) == Rest::Skip {
                        self.skip_variation();
                        depth -= 1;
                    }
                }
                Class::Close => {
                    if byte == b')' && depth > 0 {
                        depth -= 1;
                        visitor.end_variation(self.at);
                    } else {
                        visitor.fault(Fault::StrayClosing, self.at);
                    }
                    self.at += 1;
                }
                Class::Star => {
                    self.at += 1;
                    if depth == 0 {
                        visitor.result(&self.text[self.at - 1..self.at], self.at - 1);
                        return Rest::Read;
                    }
                }
                Class::Bracket if self.begins_tags() => {
                    // The next game begins here, so this one lacks its result.
                    break;
                }
                Class::Percent if self.at_line_start() => self.skip_line(),
                Class::Bracket | Class::Percent | Class::Stray => {
                    visitor.fault(Fault::StrayByte, self.at);
                    self.at += 1;
                }
            }
        }
        if depth > 0 {
            visitor.fault(Fault::UnclosedVariation, self.at.min(self.text.len()));
        }
        visitor.fault(Fault::NoResult, start.max(self.at.saturating_sub(1)));
        Rest::Read
    }

    /// Does nothing but blanks stand between here and the next game?
    fn is_at_end(&self) -> bool {
        let rest = self.text[self.at..].trim_ascii_start();
        rest.is_empty() || rest.starts_with(b"[")
    }

    /// Comments after the result still belong to the game.
    fn closing_comments(&mut self, visitor: &mut impl Visitor) {
        loop {
            self.skip_to_content();
            match self.peek() {
                Some(b'{') => self.comment(visitor),
                Some(b';') => {
                    let at = self.at + 1;
                    self.skip_line();
                    visitor.comment(trim_line(&self.text[at..self.at]), at);
                }
                _ => return,
            }
        }
    }

    fn comment(&mut self, visitor: &mut impl Visitor) {
        let at = self.at + 1;
        match memchr(b'}', &self.text[at..]) {
            Some(length) => {
                visitor.comment(&self.text[at..at + length], at);
                self.at = at + length + 1;
            }
            None => {
                visitor.fault(Fault::UnclosedComment, at - 1);
                self.at = self.text.len();
            }
        }
    }

    fn skip_variation(&mut self) {
        let mut depth = 1;
        while let Some(byte) = self.peek() {
            self.at += 1;
            match byte {
                b'(' => depth += 1,
                b')' => {
                    depth -= 1;
                    if depth == 0 {
                        return;
                    }
                }
                b'{' => {
                    let rest = &self.text[self.at..];
                    self.at += memchr(b'}', rest).map_or(rest.len(), |end| end + 1);
                }
                b';' => self.skip_line(),
                b'[' => {
                    self.at -= 1;
                    if self.begins_tags() {
                        return;
                    }
                    self.at += 1;
                }
                _ => {}
            }
        }
    }

    /// To where the next game begins, without looking at the moves.
    fn skip_moves(&mut self) {
        while self.at < self.text.len() {
            let rest = &self.text[self.at..];
            let Some(next) = memchr2(b'[', b'{', rest) else {
                self.at = self.text.len();
                return;
            };
            self.at += next;
            if self.text[self.at] == b'{' {
                let rest = &self.text[self.at..];
                self.at += memchr(b'}', rest).map_or(rest.len(), |end| end + 1);
            } else if self.begins_tags() {
                return;
            } else {
                self.at += 1;
            }
        }
    }
}

fn trim_line(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}
