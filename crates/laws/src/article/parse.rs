//! Reading an article number. `exact` knows one spelling per number and runs at compile time; `FromStr` also
//! takes the spellings of older printings, such as `3.8.b(1)[a]` and `A4.d.1`.

use std::str::FromStr;

use super::{Article, Part, STEPS_MAX, Step, StepKind};

/// A text that is not an article number.
///
/// ```
/// use jadoube_laws::{Article, ArticleFault};
///
/// // The spelling of older printings is read too.
/// let castling: Article = "3.8.b(1)[a]".parse()?;
/// assert_eq!(castling.to_string(), "3.8.b.1.a");
///
/// let wrong = "7.5.?".parse::<Article>().unwrap_err();
/// assert_eq!((wrong.at, wrong.fault), (4, ArticleFault::ExpectedStep));
/// # Ok::<(), jadoube_laws::NotAnArticle>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is not an article number, at character {}: {fault}", .at + 1)]
pub struct NotAnArticle {
    /// What was read.
    pub text: String,
    /// The first byte that could not be read.
    pub at: usize,
    /// What is wrong there.
    pub fault: ArticleFault,
}

/// What is wrong with an article number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArticleFault {
    /// Nothing was given.
    #[error("expected a number such as 7.5.1, A.4.2 or III.5")]
    Empty,
    /// A step is missing or unreadable.
    #[error("expected a number or a small letter")]
    ExpectedStep,
    /// A dot or the end was expected.
    #[error("expected a dot or the end")]
    ExpectedDot,
    /// The number goes deeper than any edition.
    #[error("no edition goes that deep")]
    TooDeep,
    /// A step is larger than any in the books.
    #[error("the number is too large")]
    TooLarge,
    /// Commentary needs a passage letter.
    #[error("a commentary ends with the letter of its passage, as in C7.5.5-c")]
    ExpectedPassage,
}

/// Reads exactly the form in which articles print. Const, so that numbers in the program are checked when
/// it is compiled.
pub(super) const fn exact(text: &str) -> Result<Article, (usize, ArticleFault)> {
    let bytes = text.as_bytes();
    if bytes.is_empty() {
        return Err((0, ArticleFault::Empty));
    }
    match whole_name(bytes) {
        Some(article) => Ok(article),
        None => Reader { bytes, at: 0, steps: [Step::NONE; STEPS_MAX], depth: 0 }.article(),
    }
}

const fn whole_name(bytes: &[u8]) -> Option<Article> {
    let part = if same(bytes, b"Introduction") {
        Part::Introduction
    } else if same(bytes, b"Preface") {
        Part::Preface
    } else if same(bytes, b"Guidelines, Introduction") {
        Part::Guidelines
    } else if same(bytes, b"Glossary") {
        Part::Glossary
    } else {
        return None;
    };
    Some(Article { part, steps: [Step::NONE; STEPS_MAX] })
}

struct Reader<'t> {
    bytes: &'t [u8],
    at: usize,
    steps: [Step; STEPS_MAX],
    depth: usize,
}

impl Reader<'_> {
    const fn article(mut self) -> Result<Article, (usize, ArticleFault)> {
        let commentary = self.takes_commentary_sign();
        let part = self.part();
        let read = match part {
            Part::Introduction | Part::Preface | Part::Glossary if self.at_letter() => Ok(()),
            Part::Introduction | Part::Preface | Part::Glossary => self.number(),
            Part::Articles | Part::Guidelines => self.path(),
            Part::Appendix(_) | Part::Guideline(_) => self.path_after_letter(),
        };
        if let Err(error) = read {
            return Err(error);
        }
        if let Err(error) = self.ending(commentary) {
            return Err(error);
        }
        if self.at < self.bytes.len() {
            return Err((self.at, ArticleFault::ExpectedDot));
        }
        Ok(Article { part, steps: self.steps })
    }

    /// A commentary is marked by a `C` directly before the number. `C`, `C.1` and `C-sample-1` are the
    /// appendix of that letter.
    const fn takes_commentary_sign(&mut self) -> bool {
        let appendix = self.peek_at(1) == b'.' || self.peek_at(1) == b'-' || self.bytes.len() == 1;
        let commentary = self.peek() == b'C' && !appendix;
        if commentary {
            self.at += 1;
        }
        commentary
    }

    const fn part(&mut self) -> Part {
        if self.takes(b"INT-") {
            return Part::Introduction;
        }
        if self.takes(b"PRE-") {
            return Part::Preface;
        }
        if self.takes(b"G-") {
            return Part::Glossary;
        }
        if self.takes(b"Guidelines ") {
            return Part::Guidelines;
        }
        if self.takes(b"III") {
            return Part::Guideline(3);
        }
        if self.takes(b"II") {
            return Part::Guideline(2);
        }
        if self.takes(b"I") {
            return Part::Guideline(1);
        }
        let letter = self.peek();
        if letter.is_ascii_uppercase() && letter <= b'G' {
            self.at += 1;
            return Part::Appendix(letter);
        }
        Part::Articles
    }

    /// The steps of an appendix or guideline; the letter alone is its heading.
    const fn path_after_letter(&mut self) -> Result<(), (usize, ArticleFault)> {
        if self.at == self.bytes.len() || self.peek() == b'-' {
            return Ok(());
        }
        if self.peek() != b'.' {
            return Err((self.at, ArticleFault::ExpectedDot));
        }
        self.at += 1;
        self.path()
    }

    const fn path(&mut self) -> Result<(), (usize, ArticleFault)> {
        loop {
            if let Err(error) = self.step() {
                return Err(error);
            }
            if self.peek() != b'.' {
                return Ok(());
            }
            self.at += 1;
        }
    }

    const fn step(&mut self) -> Result<(), (usize, ArticleFault)> {
        let below_letter = self.depth > 0
            && self.steps[self.depth - 1].0 >> Step::VALUE_BITS == StepKind::Letter as u16 + 1;
        if self.peek().is_ascii_digit() {
            return self.number();
        }
        if !self.peek().is_ascii_lowercase() || self.depth == 0 {
            return Err((self.at, ArticleFault::ExpectedStep));
        }
        if below_letter {
            let start = self.at;
            while self.peek() == b'i' {
                self.at += 1;
            }
            return match self.at - start {
                0 => Err((self.at, ArticleFault::ExpectedStep)),
                count => self.push(StepKind::Roman, count as u16),
            };
        }
        let value = (self.peek() - b'a' + 1) as u16;
        self.at += 1;
        self.push(StepKind::Letter, value)
    }

    const fn number(&mut self) -> Result<(), (usize, ArticleFault)> {
        match self.digits() {
            Ok(value) => self.push(StepKind::Number, value),
            Err(error) => Err(error),
        }
    }

    const fn digits(&mut self) -> Result<u16, (usize, ArticleFault)> {
        let start = self.at;
        let mut value: u16 = 0;
        while self.peek().is_ascii_digit() {
            value = value * 10 + (self.peek() - b'0') as u16;
            if value >= 1 << Step::VALUE_BITS {
                return Err((start, ArticleFault::TooLarge));
            }
            self.at += 1;
        }
        if self.at == start { Err((start, ArticleFault::ExpectedStep)) } else { Ok(value) }
    }

    /// What may follow the steps: the passage of a commentary, an unnumbered sentence, a sample.
    const fn ending(&mut self, commentary: bool) -> Result<(), (usize, ArticleFault)> {
        if commentary {
            // After `PRE-` the dash has been read already.
            let dashed = self.takes(b"-") || self.bytes[self.at - 1] == b'-';
            if !dashed || !self.at_letter() {
                return Err((self.at, ArticleFault::ExpectedPassage));
            }
            return self.letter(StepKind::Remark);
        }
        if self.takes(b"-sample-") {
            return match self.digits() {
                Ok(value) => self.push(StepKind::Sample, value),
                Err(error) => Err(error),
            };
        }
        if self.takes(b"-") {
            return self.letter(StepKind::Sentence);
        }
        if self.depth == 0 && self.bytes[self.at - 1] == b'-' {
            return Err((self.at, ArticleFault::ExpectedStep));
        }
        Ok(())
    }

    const fn letter(&mut self, kind: StepKind) -> Result<(), (usize, ArticleFault)> {
        if !self.at_letter() {
            return Err((self.at, ArticleFault::ExpectedStep));
        }
        let value = (self.peek() - b'a' + 1) as u16;
        self.at += 1;
        self.push(kind, value)
    }

    const fn push(&mut self, kind: StepKind, value: u16) -> Result<(), (usize, ArticleFault)> {
        if self.depth == STEPS_MAX {
            return Err((self.at, ArticleFault::TooDeep));
        }
        self.steps[self.depth] = Step::new(kind, value);
        self.depth += 1;
        Ok(())
    }

    const fn at_letter(&self) -> bool {
        self.peek().is_ascii_lowercase()
    }

    /// The byte here, or 0 at the end; no number contains a zero byte.
    const fn peek(&self) -> u8 {
        self.peek_at(0)
    }

    const fn peek_at(&self, ahead: usize) -> u8 {
        let at = self.at + ahead;
        if at < self.bytes.len() { self.bytes[at] } else { 0 }
    }

    const fn takes(&mut self, word: &[u8]) -> bool {
        let mut at = 0;
        while at < word.len() {
            if self.peek_at(at) != word[at] {
                return false;
            }
            at += 1;
        }
        self.at += word.len();
        true
    }
}

const fn same(left: &[u8], right: &[u8]) -> bool {
    if left.len() != right.len() {
        return false;
    }
    let mut at = 0;
    while at < left.len() {
        if left[at] != right[at] {
            return false;
        }
        at += 1;
    }
    true
}

impl FromStr for Article {
    type Err = NotAnArticle;

    /// Reads a number as people write it: `7.5.1`, `a.4.2`, `3.8.b(1)[a]`, `A4.d.1`, `intro`.
    fn from_str(text: &str) -> Result<Article, NotAnArticle> {
        let text = text.trim();
        let first = exact(text);
        let found = first.or_else(|_| exact(&usual_spelling(text)));
        // The fault is that of the text as it was written: its places are the reader's places.
        found.map_err(|_| {
            let (at, fault) = first.err().unwrap_or((0, ArticleFault::ExpectedStep));
            NotAnArticle { text: text.to_owned(), at, fault }
        })
    }
}

/// Brings older and hasty spellings into the form in which articles print.
fn usual_spelling(text: &str) -> String {
    for name in ["Introduction", "Preface", "Glossary"] {
        let short = &name[..name.len().min(5)];
        if text.eq_ignore_ascii_case(name) || text.eq_ignore_ascii_case(short) {
            return name.to_owned();
        }
    }
    let mut usual = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '(' | '[' if usual.ends_with('.') => {}
            '(' | '[' => usual.push('.'),
            ')' | ']' | ' ' => {}
            _ => usual.push(character),
        }
    }
    let usual = with_capital(usual.strip_suffix('.').unwrap_or(&usual));
    let appendix = usual.starts_with(|it: char| ('A'..='G').contains(&it));
    if appendix && usual[1..].starts_with(|it: char| it.is_ascii_digit()) {
        return format!("{}.{}", &usual[..1], &usual[1..]);
    }
    usual
}

/// `a.4.2` and `iii.5` as `A.4.2` and `III.5`: what stands before the first dot, digit or dash is written large.
fn with_capital(text: &str) -> String {
    let end = text.find(|it: char| !it.is_ascii_alphabetic()).unwrap_or(text.len());
    format!("{}{}", text[..end].to_ascii_uppercase(), &text[end..])
}
