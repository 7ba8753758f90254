//! An answer as it was said, word by word, and what can be asked of its words.

use board::{ByColor, Color};
use clock::Millis;
use laws::Article;
use laws::event::Score;
use laws::ruling::Span;

use crate::words::SIDES;
use crate::{lexis, times};

/// One word of an answer.
#[derive(Clone, Debug)]
pub(super) enum Word {
    /// A span of time, with or without its sign.
    Span(Span),
    /// A result of both players.
    Score(Score),
    /// An article of the edition.
    Article(Article),
    /// Any other.
    Plain(String),
}

impl Word {
    fn of(word: &str) -> Word {
        if let Some(span) = times::read_signed(word).or_else(|| times::read(word).map(Span::plus)) {
            return Word::Span(span);
        }
        if let Some(score) = lexis::score(word) {
            return Word::Score(score);
        }
        match word.parse() {
            Ok(article) if word.contains('.') => Word::Article(article),
            _ => Word::Plain(word.to_owned()),
        }
    }
}

/// The words of an answer.
pub(super) struct Said {
    words: Vec<Word>,
    /// As they were written.
    texts: Vec<String>,
    /// The plain ones, small and joined by blanks.
    phrase: String,
}

impl Said {
    pub(super) fn of(texts: &[String]) -> Said {
        let words: Vec<Word> = texts.iter().map(|it| Word::of(it)).collect();
        let plain: Vec<&str> = words.iter().filter_map(plain).collect();
        let phrase = plain.join(" ").to_lowercase();
        Said { words, texts: texts.to_vec(), phrase }
    }

    pub(super) fn words(&self) -> &[Word] {
        &self.words
    }

    pub(super) fn phrase(&self) -> &str {
        &self.phrase
    }

    /// The phrase with blanks for hyphens.
    pub(super) fn spaced(&self) -> String {
        self.phrase.replace(['-', '_'], " ")
    }

    /// For each word: does it begin with a sign?
    pub(super) fn signs(&self) -> impl Iterator<Item = bool> {
        self.texts.iter().map(|it| it.starts_with(['+', '-']))
    }

    /// Does a word begin with a sign?
    pub(super) fn has_sign(&self) -> bool {
        self.signs().any(|it| it)
    }

    /// The phrase without the player whom it names in front.
    pub(super) fn about_player(&self) -> &str {
        let named = self.side().map(|it| it.to_string()).unwrap_or_default();
        self.phrase.strip_prefix(&named).unwrap_or(&self.phrase).trim_start()
    }

    /// The first plain word.
    pub(super) fn first(&self) -> &str {
        self.phrase.split(' ').next().unwrap_or_default()
    }

    /// The same up to a hyphen.
    pub(super) fn first_part(&self) -> &str {
        self.first().split('-').next().unwrap_or_default()
    }

    /// What was said, without this word in front.
    pub(super) fn text_after(&self, first: &str) -> String {
        let texts = match self.texts.split_first() {
            Some((word, rest)) if word.eq_ignore_ascii_case(first) => rest,
            _ => &self.texts,
        };
        texts.join(" ")
    }

    /// The plain words as they were written.
    pub(super) fn plain_words(&self) -> impl Iterator<Item = &str> {
        self.words.iter().filter_map(plain)
    }

    /// Is one of these among the words?
    pub(super) fn has(&self, wanted: &[&str]) -> bool {
        let mut words = self.phrase.split_whitespace().map(|it| it.trim_matches([',', ';', '.']));
        words.any(|it| wanted.contains(&it))
    }

    /// Does a word begin like one of these? One that also says no says nothing.
    pub(super) fn says(&self, stems: &[&str]) -> bool {
        let words = || self.phrase.split(|it: char| !it.is_alphanumeric());
        let begins = |word: &str| stems.iter().any(|stem| word.starts_with(stem));
        !words().any(|it| matches!(it, "no" | "not" | "cannot" | "never")) && words().any(begins)
    }

    /// Does it say that play goes on?
    pub(super) fn says_play_on(&self) -> bool {
        self.says(&["continue"]) || self.says(&["play"]) && self.phrase.contains("play on")
    }

    /// Does the phrase, without a player in front, begin like one of these?
    pub(super) fn begins(&self, starts: &[&str]) -> bool {
        let phrase = self.about_player();
        starts.iter().any(|it| phrase.starts_with(it))
    }

    /// The first player whom the words name.
    pub(super) fn side(&self) -> Option<Color> {
        self.plain_words().find_map(player)
    }

    pub(super) fn span(&self) -> Option<Span> {
        self.words.iter().find_map(|it| match it {
            Word::Span(span) => Some(*span),
            _ => None,
        })
    }

    pub(super) fn score(&self) -> Option<Score> {
        self.words.iter().find_map(|it| match it {
            Word::Score(score) => Some(*score),
            _ => None,
        })
    }

    pub(super) fn has_article(&self) -> bool {
        self.words.iter().any(|it| matches!(it, Word::Article(_)))
    }

    pub(super) fn count(&self) -> Option<u32> {
        self.plain_words()
            .filter(|it| times::is_count(it, times::COUNT_MAX))
            .find_map(|it| it.parse().ok())
    }

    /// Times, each for the player named before it: `white 0:30:00 black 0:38:00`.
    pub(super) fn times(&self) -> Option<ByColor<Option<Millis>>> {
        let mut times = ByColor::default();
        let mut side = None;
        for word in &self.words {
            match word {
                Word::Plain(word) => side = player(word).or(side),
                Word::Span(span) => {
                    if let Some(side) = side.take() {
                        times[side] = Some(span.amount());
                    }
                }
                Word::Score(_) | Word::Article(_) => {}
            }
        }
        Some(times).filter(|it| *it != ByColor::default())
    }

    /// Times, each for the player named right before it, or one for both, or White's and then Black's.
    pub(super) fn times_of_both(&self) -> Option<ByColor<Option<Millis>>> {
        let mut times = ByColor::default();
        let mut named = None;
        let mut unnamed = Vec::new();
        for word in &self.words {
            match word {
                Word::Plain(word) => named = player(word),
                Word::Span(span) => match named.take() {
                    Some(side) => times[side] = Some(span.amount()),
                    None => unnamed.push(span.amount()),
                },
                Word::Score(_) | Word::Article(_) => {}
            }
        }
        let times = match unnamed[..] {
            [both] => ByColor { white: Some(both), black: Some(both) },
            [white, black] => ByColor { white: Some(white), black: Some(black) },
            _ => times,
        };
        Some(times).filter(|it| *it != ByColor::default())
    }
}

fn plain(word: &Word) -> Option<&str> {
    match word {
        Word::Plain(word) => Some(word),
        _ => None,
    }
}

pub(super) fn player(word: &str) -> Option<Color> {
    SIDES.iter().find(|it| word.eq_ignore_ascii_case(it.0)).map(|it| it.1)
}
