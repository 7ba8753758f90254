//! The form of game records: tags, moves, comments, variations, results. It knows nothing of chess: whether
//! a word is a legal move is for the visitor to find out.

use memchr::{memchr, memchr2};

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

/// What a byte begins in the moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Space,
    Digit,
    Word,
    Sign,
    Comment,
    Line,
    Nag,
    Open,
    Close,
    Star,
    Bracket,
    Percent,
    Stray,
}

static CLASSES: [Class; 256] = {
    let mut table = [Class::Word; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            0..=b' ' | b'.' => Class::Space,
            b'0'..=b'9' => Class::Digit,
            b'!' | b'?' => Class::Sign,
            b'{' => Class::Comment,
            b';' => Class::Line,
            b'$' => Class::Nag,
            b'(' => Class::Open,
            b')' | b'}' => Class::Close,
            b'*' => Class::Star,
            b'[' => Class::Bracket,
            b'%' => Class::Percent,
            b']' | b'"' | b'<' | b'>' | b',' => Class::Stray,
            _ => Class::Word,
        };
        byte += 1;
    }
    table
};

/// May this byte stand in the name of a tag?
static IN_NAME: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 128 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || byte as u8 == b'_';
        byte += 1;
    }
    table
};

/// Does this byte end a word?
static ENDS_WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = matches!(
            byte as u8,
            0..=b' '
                | b'!'
                | b'?'
                | b'{'
                | b'}'
                | b';'
                | b'$'
                | b')'
                | b'['
                | b']'
                | b'*'
                | b'.'
                | b','
        );
        byte += 1;
    }
    table
};

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

    fn tags(&mut self, visitor: &mut impl Visitor) {
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
        let Some(end) = memchr(b'"', value) else { return false };
        let plain = value.get(end + 1) == Some(&b']') && !value[..end].ends_with(b"\\");
        if plain && memchr2(b'\n', b'\\', &value[..end]).is_none() {
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

    fn moves(&mut self, visitor: &mut impl Visitor) -> Rest {
        let mut depth: u32 = 0;
        let start = self.at;
        while let Some(byte) = self.peek() {
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
                    if self.quick_word(visitor) || self.skip_any(&[b"e.p."]) {
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
    fn word(&mut self) -> (&'a [u8], usize) {
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
    fn skip_any(&mut self, words: &[&[u8]]) -> bool {
        let rest = &self.text[self.at..];
        match words.iter().find(|word| rest.starts_with(word)) {
            Some(word) => {
                self.at += word.len();
                true
            }
            None => false,
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

    /// Past a move number; or the place of what looks like a result or castling with zeros.
    #[inline]
    fn number_or_result(&mut self) -> Option<(usize, usize)> {
        let at = self.at;
        let mut end = at + 1;
        while let Some(b'0'..=b'9') = self.text.get(end) {
            end += 1;
        }
        match self.text.get(end) {
            Some(b'-' | b'/' | b':' | 0xbd) => {}
            after => {
                // Mostly a point and a blank follow, and with them we are at the move.
                let blank = after == Some(&b'.') && self.text.get(end + 1) == Some(&b' ');
                self.at = if blank { end + 2 } else { end };
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

    /// Is this bracket at the start of a line, with a name and a quotation mark after it?
    fn begins_tags(&self) -> bool {
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

fn trim_line(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}

fn is_castling_with_zeros(text: &[u8]) -> bool {
    let text = text.trim_ascii_end();
    let without_signs = text.strip_suffix(b"+").or(text.strip_suffix(b"#")).unwrap_or(text);
    matches!(without_signs, b"0-0" | b"0-0-0")
}

/// `(Q)` and its like after a move.
fn names_promotion(text: &[u8]) -> bool {
    matches!(text, [b'(', letter, b')', ..] if letter.is_ascii_uppercase())
}

/// Signs of assessment such as `+-` and `=`, which look like nothing else.
fn is_assessment(text: &[u8]) -> bool {
    text != b"--" && text.iter().all(|byte| matches!(byte, b'+' | b'-' | b'=' | b'/' | b':' | b'~'))
}

/// Results that begin with a sign or a letter: `+/-`, `-/+`, `-/-`, `½-½`.
#[inline]
fn is_result(text: &[u8]) -> bool {
    match text.first() {
        Some(b'+' | b'-') => matches!(text, b"+/-" | b"-/+" | b"-/-" | b"+:-" | b"-:+" | b"-:-"),
        Some(0xc2) => text.starts_with("½".as_bytes()),
        Some(0xbd) => true,
        _ => false,
    }
}
