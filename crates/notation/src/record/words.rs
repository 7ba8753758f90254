//! The words of a record: numbers, texts that should be moves, comments, the result. What the moves mean is
//! not asked here. Every text has words; there are no errors.

use core::ops::Range;

use crate::algebraic;

/// One word of a record with its place in bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Word {
    pub(crate) kind: Kind,
    pub(crate) place: Range<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A move number; three dots say that Black's move follows.
    Number {
        number: u32,
        black: bool,
    },
    /// What should be a move, with the signs that follow it.
    Move(String),
    /// Three dots for a move that is not written.
    Gap,
    Comment(String),
    Ending(RecordEnding),
}

/// The result at the end of a record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RecordEnding {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `½-½` or `1/2-1/2`
    Draw,
    /// `0-0`
    BothLose,
    /// `*`
    Unfinished,
}

impl RecordEnding {
    /// The usual way to write it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            RecordEnding::WhiteWins => "1-0",
            RecordEnding::BlackWins => "0-1",
            RecordEnding::Draw => "½-½",
            RecordEnding::BothLose => "0-0",
            RecordEnding::Unfinished => "*",
        }
    }

    fn read(text: &str) -> Option<RecordEnding> {
        let plain: String = text
            .chars()
            .map(|sign| match sign {
                ':' | '–' | '—' | '−' | '‑' => '-',
                other => other,
            })
            .collect();
        Some(match plain.as_str() {
            "1-0" | "+--" => RecordEnding::WhiteWins,
            "0-1" | "--+" => RecordEnding::BlackWins,
            "1/2-1/2" | "½-½" | "1/2" | "½" | "0.5-0.5" => RecordEnding::Draw,
            "*" => RecordEnding::Unfinished,
            _ => return None,
        })
    }
}

pub(crate) fn words(text: &str) -> Vec<Word> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let length = match first {
            space if space.is_whitespace() || matches!(space, '|' | ',' | '\u{feff}') => {
                at += space.len_utf8();
                continue;
            }
            '{' => comment(&mut found, at, rest, rest.find('}').map_or(rest.len(), |it| it + 1)),
            ';' => comment(&mut found, at, rest, rest.find('\n').unwrap_or(rest.len())),
            '(' if sign_in_brackets(rest).is_none() => comment(&mut found, at, rest, closing(rest)),
            '(' => {
                let length = sign_in_brackets(rest).unwrap_or(1);
                chunk(&mut found, at, &rest[..length]);
                length
            }
            _ => {
                let end = rest
                    .find(|it: char| it.is_whitespace() || matches!(it, '{' | ';' | '|' | ','))
                    .unwrap_or(rest.len());
                chunk(&mut found, at, &rest[..end]);
                end
            }
        };
        // Every way above reads at least one character.
        at += length.max(first.len_utf8());
    }
    found
}

fn comment(found: &mut Vec<Word>, at: usize, rest: &str, length: usize) -> usize {
    let inner = rest[..length].trim_matches(['{', '}', ';', '(', ')']).trim().to_owned();
    found.push(Word { kind: Kind::Comment(inner), place: at..at + length });
    length
}

/// The length of `(=)` or `(e.p.)`, if that is what the text starts with.
fn sign_in_brackets(rest: &str) -> Option<usize> {
    let end = rest.find(')')? + 1;
    algebraic::is_suffix(&rest[..end]).then_some(end)
}

/// The length of a text in brackets, with brackets inside it.
fn closing(rest: &str) -> usize {
    let mut open = 0_usize;
    for (at, sign) in rest.char_indices() {
        match sign {
            '(' => open += 1,
            ')' if open <= 1 => return at + 1,
            ')' => open -= 1,
            _ => {}
        }
    }
    rest.len()
}

fn chunk(found: &mut Vec<Word>, mut at: usize, mut text: &str) {
    if RecordEnding::read(text).is_none() {
        // Not by recursion: the text may be nothing but numbers.
        while let Some((number, black, length)) = number(text) {
            found.push(Word { kind: Kind::Number { number, black }, place: at..at + length });
            at += length;
            text = &text[length..];
        }
    }
    if text.is_empty() {
        return;
    }
    let place = at..at + text.len();
    let mut push = |kind| found.push(Word { kind, place: place.clone() });
    if let Some(ending) = RecordEnding::read(text) {
        return push(Kind::Ending(ending));
    }
    if text.starts_with('$') {
        return push(Kind::Comment(text.to_owned()));
    }
    if text.chars().all(|it| matches!(it, '.' | '…' | '-' | '–' | '—')) {
        return push(Kind::Gap);
    }
    if matches!(text, "etc." | "etc") {
        return;
    }
    if algebraic::is_suffix(text)
        && let Some(Word { kind: Kind::Move(written), place: before }) = found.last_mut()
    {
        written.push(' ');
        written.push_str(text);
        before.end = place.end;
        return;
    }
    found.push(Word { kind: Kind::Move(text.to_owned()), place });
}

/// A number with its dots or bracket, and how long both are. A bare number has at most three digits: four
/// are a move in the numeric notation of correspondence chess.
fn number(text: &str) -> Option<(u32, bool, usize)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let number = text[..digits].parse().ok()?;
    let rest = &text[digits..];
    let end = rest.find(|it| !matches!(it, '.' | '…' | ')')).unwrap_or(rest.len());
    let dots = &rest[..end];
    if dots.is_empty() {
        return (rest.is_empty() && digits <= 3).then_some((number, false, digits));
    }
    let black = dots.contains('…') || dots.matches('.').count() >= 2;
    Some((number, black, digits + end))
}
