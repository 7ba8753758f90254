//! The form of game records: tags, moves, comments, variations, results. It knows nothing of chess: whether
//! a word is a legal move is for the visitor to find out.

mod bytes;
mod tags;
mod words;

use memchr::{memchr2, memchr3};

use self::bytes::{CLASSES, Class};
use self::words::{is_assessment, is_castling_with_zeros, is_result};
use super::borders::{begins_record, begins_tags};
use super::visitor::{Fault, Rest, Visitor};

/// Reads one game from `text`, beginning at `at`, and returns where the next one begins; or where the visitor wanted to
/// hear no more.
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
    let mut rest = visitor.begin_moves(scanner.at);
    if rest == Rest::Read {
        rest = scanner.moves(visitor);
    }
    match rest {
        Rest::Read => {}
        Rest::Skip => scanner.skip_moves(),
        Rest::Stop => return scanner.at,
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
        self.at == 0 || matches!(self.text[self.at - 1], b'\n' | b'\r')
    }

    fn skip_line(&mut self) {
        let rest = &self.text[self.at..];
        self.at += memchr2(b'\n', b'\r', rest).map_or(rest.len(), |end| end + 1);
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
                        let end = self.end_of_halves(at, end);
                        let text = &self.text[at..end];
                        self.at = end;
                        if is_castling_with_zeros(text) {
                            let rest = visitor.played(text, at);
                            if rest != Rest::Read {
                                return rest;
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
                    if is_result(text) && depth == 0 {
                        visitor.result(text, at);
                        return Rest::Read;
                    }
                    let rest = visitor.played(text, at);
                    if rest != Rest::Read {
                        return rest;
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
                    if visitor.begin_variation(self.at - 1) != Rest::Read {
                        self.skip_variation(visitor);
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
                Class::Bracket if begins_tags(self.text, self.at) => {
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

    /// The end of `1/2 - 1/2`, of which only the first half is one word.
    fn end_of_halves(&self, at: usize, end: usize) -> usize {
        const HALF: &[u8] = b"1/2";
        let other = || {
            let sign = self.text[end..].trim_ascii_start().strip_prefix(b"-")?;
            sign.trim_ascii_start().strip_prefix(HALF)
        };
        match &self.text[at..end] {
            HALF => other().map_or(end, |rest| self.text.len() - rest.len()),
            _ => end,
        }
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
        match self.end_of_comment() {
            Ok(end) => {
                visitor.comment(&self.text[at..end], at);
                self.at = end + 1;
            }
            Err(end) => {
                visitor.fault(Fault::UnclosedComment, at - 1);
                self.at = end;
            }
        }
    }

    /// Where the brace stands that closes the comment here; or, if another record begins before it, where that is. One
    /// brace that nobody closed must not swallow the games after it.
    #[inline]
    fn end_of_comment(&self) -> Result<usize, usize> {
        let mut at = self.at + 1;
        while let Some(found) = memchr3(b'}', b'\n', b'\r', &self.text[at..]) {
            at += found + 1;
            if self.text[at - 1] == b'}' {
                return Ok(at - 1);
            }
            if self.text.get(at) == Some(&b'[') && begins_record(self.text, at) {
                return Err(at);
            }
        }
        Err(self.text.len())
    }

    /// Past a comment of which nobody wants to hear; says whether it was closed.
    fn skip_comment(&mut self) -> bool {
        let end = self.end_of_comment();
        self.at = end.map_or_else(|next| next, |brace| brace + 1);
        end.is_ok()
    }

    fn skip_variation(&mut self, visitor: &mut impl Visitor) {
        let opened = self.at - 1;
        let mut depth = 1;
        while let Some(byte) = self.peek() {
            match byte {
                b'(' => depth += 1,
                b')' if depth == 1 => {
                    self.at += 1;
                    return;
                }
                b')' => depth -= 1,
                b'{' => {
                    let at = self.at;
                    if !self.skip_comment() {
                        visitor.fault(Fault::UnclosedComment, at);
                    }
                    continue;
                }
                b';' => {
                    self.skip_line();
                    continue;
                }
                b'[' if begins_tags(self.text, self.at) => break,
                _ => {}
            }
            self.at += 1;
        }
        visitor.fault(Fault::UnclosedVariation, opened);
    }

    /// To where the next game begins, without looking at the moves.
    fn skip_moves(&mut self) {
        while let Some(next) = memchr2(b'[', b'{', &self.text[self.at..]) {
            self.at += next;
            if self.text[self.at] == b'{' {
                self.skip_comment();
            } else if begins_tags(self.text, self.at) {
                return;
            } else {
                self.at += 1;
            }
        }
        self.at = self.text.len();
    }
}

fn trim_line(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}
