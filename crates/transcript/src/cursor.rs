//! Walks over the words of a line and remembers what could have stood where it stopped.

use std::borrow::Cow;

use board::{Role, Square};
use clock::Millis;
use laws::regulations::OptionFault;
use laws::ruling::Span;
use laws::{Article, Discretion};

use crate::answers::{in_english, refused};
use crate::model::{Arrangement, MoveText, Ply};
use crate::problem::{Expected, Fault, Kind, nearest_of};
use crate::times::{COUNT_MAX, LOGGED_COUNT_MAX};
use crate::token::Token;
use crate::words::Table;
use crate::{lexis, times};

/// A place in a line.
pub(crate) struct Cursor<'l> {
    words: &'l [Token<'l>],
    at: usize,
    /// The furthest place at which something else was expected.
    furthest: usize,
    expected: Vec<Expected>,
    /// A fault that says more than a list of words.
    fault: Option<(usize, Fault)>,
    /// Is what was expected remembered? Only a line that cannot be read needs it.
    remembers: bool,
    /// Does the line come from a log of an earlier version?
    old: bool,
}

impl<'l> Cursor<'l> {
    pub(crate) fn new(words: &'l [Token<'l>]) -> Cursor<'l> {
        let (expected, fault) = (Vec::new(), None);
        Cursor { words, at: 0, furthest: 0, expected, fault, remembers: true, old: false }
    }

    /// One that only reads: nobody will ask it what was expected.
    pub(crate) fn reading(words: &'l [Token<'l>]) -> Cursor<'l> {
        Cursor { remembers: false, ..Cursor::new(words) }
    }

    /// The same for a line of a log, if it is one: it may be of an earlier version.
    pub(crate) fn of_log(self, old: bool) -> Cursor<'l> {
        Cursor { old, ..self }
    }

    /// May the line be of an earlier version?
    pub(crate) fn is_old(&self) -> bool {
        self.old
    }

    /// The word here, unless it is a text in quotes.
    pub(crate) fn peek(&self) -> Option<&'l str> {
        self.words.get(self.at).filter(|it| !it.quoted).map(|it| it.text)
    }

    pub(crate) fn step(&mut self) {
        self.at += 1;
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at >= self.words.len()
    }

    fn note(&mut self, at: usize, expected: Expected) {
        if !self.remembers {
            return;
        }
        if at > self.furthest {
            self.furthest = at;
            self.expected.clear();
        }
        if at == self.furthest && !self.expected.contains(&expected) {
            self.expected.push(expected);
        }
    }

    /// The rule, or the place as it was.
    pub(crate) fn attempt<T>(&mut self, rule: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let start = self.at;
        let found = rule(self);
        if found.is_none() {
            self.at = start;
        }
        found
    }

    /// Takes these words, if they stand here.
    pub(crate) fn takes(&mut self, phrase: &'static str) -> bool {
        match self.length_of(phrase) {
            Some(length) => {
                self.at += length;
                true
            }
            None => false,
        }
    }

    pub(crate) fn word(&mut self, phrase: &'static str) -> Option<()> {
        self.takes(phrase).then_some(())
    }

    /// How many words it is, if it stands here.
    fn length_of(&mut self, phrase: &'static str) -> Option<usize> {
        let (mut offset, mut length) = (0, 0);
        for wanted in phrase.split(' ') {
            let here = self.words.get(self.at + length).filter(|it| !it.quoted);
            let same = here.is_some_and(|it| is_word(it.text, wanted));
            if !same {
                self.note(self.at + length, Expected::Word(&phrase[offset..]));
                return None;
            }
            offset += wanted.len() + 1;
            length += 1;
        }
        Some(length)
    }

    /// What the longest fitting words of a table mean.
    pub(crate) fn one_of<T: Clone>(&mut self, table: Table<T>) -> Option<T> {
        let mut best: Option<(usize, &T)> = None;
        for (phrase, meaning) in table {
            if let Some(length) = self.length_of(phrase)
                && best.is_none_or(|(longest, _)| length > longest)
            {
                best = Some((length, meaning));
            }
        }
        let (length, meaning) = best?;
        self.at += length;
        Some(meaning.clone())
    }

    /// A word of this kind.
    pub(crate) fn kind<T>(
        &mut self,
        kind: Kind,
        read: impl FnOnce(&'l str) -> Option<T>,
    ) -> Option<T> {
        let found = self.peek().and_then(read);
        match found {
            Some(_) => self.at += 1,
            None => self.note(self.at, Expected::Kind(kind)),
        }
        found
    }

    /// A text in quotes of this kind.
    pub(crate) fn quoted<T>(
        &mut self,
        kind: Kind,
        read: impl FnOnce(&'l str) -> Option<T>,
    ) -> Option<T> {
        let here = self.words.get(self.at).filter(|it| it.quoted);
        let found = here.and_then(|it| read(it.text));
        match found {
            Some(_) => self.at += 1,
            None => self.note(self.at, Expected::Kind(kind)),
        }
        found
    }

    pub(crate) fn text(&mut self) -> Option<String> {
        match self.words.get(self.at).filter(|it| it.quoted) {
            Some(token) => {
                self.at += 1;
                Some(token.text.to_owned())
            }
            None => {
                self.note(self.at, Expected::Kind(Kind::Text));
                None
            }
        }
    }

    pub(crate) fn square(&mut self) -> Option<Square> {
        self.kind(Kind::Square, |it| it.parse().ok())
    }

    pub(crate) fn role(&mut self) -> Option<Role> {
        self.kind(Kind::Role, |it| {
            let capital = it.len() == 1 && it.starts_with(|it: char| it.is_ascii_uppercase());
            capital.then(|| Role::from_letter(it.chars().next()?))?
        })
    }

    pub(crate) fn moved(&mut self) -> Option<MoveText> {
        self.kind(Kind::Move, lexis::move_text)
    }

    pub(crate) fn ply(&mut self) -> Option<Ply> {
        self.kind(Kind::Ply, lexis::ply)
    }

    /// A count of a game.
    pub(crate) fn number<T: std::str::FromStr>(&mut self) -> Option<T> {
        let most = self.count_max();
        self.kind(Kind::Number, |it| times::is_count(it, most).then(|| it.parse().ok())?)
    }

    /// Any number: nothing is counted on from it.
    pub(crate) fn amount(&mut self) -> Option<u32> {
        self.kind(Kind::Number, |it| times::is_number(it).then(|| it.parse().ok())?)
    }

    pub(crate) fn signed(&mut self) -> Option<i32> {
        let most = self.count_max();
        self.kind(Kind::Signed, |it| {
            let is_count = it.starts_with(['+', '-']) && times::is_count(&it[1..], most);
            is_count.then(|| it.parse().ok())?
        })
    }

    /// What a log has was counted then.
    fn count_max(&self) -> u32 {
        if self.old { LOGGED_COUNT_MAX } else { COUNT_MAX }
    }

    pub(crate) fn span(&mut self) -> Option<Millis> {
        self.kind(Kind::Span, times::read)
    }

    pub(crate) fn plus_span(&mut self) -> Option<Span> {
        self.kind(Kind::PlusSpan, times::read_signed)
    }

    pub(crate) fn time_of_day(&mut self) -> Option<Millis> {
        self.kind(Kind::TimeOfDay, times::read_of_day)
    }

    pub(crate) fn question(&mut self) -> Option<Discretion> {
        self.kind(Kind::Question, |it| it.to_ascii_uppercase().parse().ok())
    }

    /// A number of an article; that of the guidelines without one is two words.
    pub(crate) fn article(&mut self) -> Option<Article> {
        if self.peek() == Some("Guidelines") {
            let rest = |ahead: usize| self.words.get(self.at + ahead).map(|it| it.text);
            let (joined, length) = match (rest(1), rest(2)) {
                (Some(","), Some(third)) => (format!("Guidelines, {third}"), 3),
                (Some(second), _) => (format!("Guidelines {second}"), 2),
                _ => (String::new(), 0),
            };
            if let Ok(article) = joined.parse() {
                self.at += length;
                return Some(article);
            }
        }
        self.kind(Kind::Article, |it| it.parse().ok())
    }

    /// A FEN, or its first field.
    pub(crate) fn fen(&mut self) -> Option<Arrangement> {
        let start = self.at;
        let first = self.kind(Kind::Fen, |it| (it.matches('/').count() == 7).then_some(it))?;
        let turn = self.peek().filter(|it| matches!(*it, "w" | "b"));
        let fields = match turn {
            None => 1,
            Some(_) => 6.min(self.words.len() - start),
        };
        let mut text = String::from(first);
        for token in &self.words[start + 1..start + fields] {
            text.push(' ');
            text.push_str(token.text);
        }
        if fields == 1 {
            text.push_str(" w - -");
        }
        match notation::fen::read(&text) {
            Ok(setup)
                if setup.move_number.get().max(setup.plies_without_progress) > self.count_max() =>
            {
                self.note(start + fields - 1, Expected::Kind(Kind::Number));
                None
            }
            Ok(setup) => {
                self.at = start + fields;
                Some(Arrangement { setup, placement_only: fields == 1 })
            }
            Err(error) => {
                let field = text[..error.at.min(text.len())].matches(' ').count();
                self.fault = Some((start + field.min(fields - 1), Fault::Fen(error)));
                None
            }
        }
    }

    /// What was read of an option and its value, the last two words.
    pub(crate) fn option<T>(&mut self, option: String, read: Result<T, OptionFault>) -> Option<T> {
        match read {
            Ok(read) => Some(read),
            Err(why) => {
                let back = if matches!(why, OptionFault::Unknown { .. }) { 2 } else { 1 };
                let option = shown(&option).into_owned();
                self.fault = Some((self.at.saturating_sub(back), Fault::Option { option, why }));
                None
            }
        }
    }

    /// The English words of an answer that began at a place of the line. Of a log every answer is taken as it stands: it was ruled upon.
    pub(crate) fn answer(
        &mut self,
        question: Discretion,
        words: Vec<String>,
        at: usize,
    ) -> Option<Vec<String>> {
        if self.old {
            return Some(words);
        }
        let words = in_english(question, &words);
        match refused(question, &words) {
            None => Some(words),
            Some(fault) => {
                self.fault = Some((at, fault));
                None
            }
        }
    }

    /// Where it is in the line.
    pub(crate) fn place(&self) -> usize {
        self.at
    }

    /// The end of the line.
    pub(crate) fn end(&mut self) -> Option<()> {
        if self.is_at_end() {
            return Some(());
        }
        self.note(self.at, Expected::Kind(Kind::End));
        None
    }

    /// What is wrong, and at which byte of the line.
    pub(crate) fn failure(mut self, length: usize) -> (usize, Fault) {
        let place = |at: usize| self.words.get(at).map_or(length, |it| it.start);
        if let Some((at, fault)) = self.fault.take() {
            return (place(at), fault);
        }
        let found = self.words.get(self.furthest).map(|it| match it.quoted {
            true => format!("\"{}\"", shown(it.text)),
            false => shown(it.text).into_owned(),
        });
        let nearest = found.as_deref().and_then(|it| nearest_of(it, &self.expected));
        (place(self.furthest), Fault::Unexpected { found, expected: self.expected, nearest })
    }
}

/// Is it this word? Typographic apostrophes and capitals make no difference.
fn is_word(text: &str, wanted: &str) -> bool {
    let plain = |it: char| if it == '’' { '\'' } else { it.to_ascii_lowercase() };
    text.chars().map(plain).eq(wanted.chars().map(plain))
}

/// A word as it is told: a long one is cut.
fn shown(text: &str) -> Cow<'_, str> {
    const LETTERS: usize = 60;
    match text.char_indices().nth(LETTERS) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}
