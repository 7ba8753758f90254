//! What the arbiter, or somebody who calls him, notices and decides.

use ::board::{Color, Square};

use super::people::{Basis, Who};
use super::record_events::Score;
use crate::article::Article;
use crate::discretion::Discretion;
use crate::ruling::Span;

/// An irregularity that somebody noticed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Who.
    pub by: Who,
    /// What.
    pub what: Irregular,
    /// On what it rests.
    pub basis: Basis,
    /// In words.
    pub detail: Option<String>,
}

/// What can be irregular.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Irregular {
    /// An illegal move.
    IllegalMove,
    /// An illegal position.
    IllegalPosition,
    /// Both kings in check.
    BothKingsInCheck,
    /// A pawn left on the last rank.
    Unpromoted(Square),
    /// A breach of the rules on touched pieces.
    TouchMove,
    /// A move with two hands.
    TwoHands,
    /// A press without a move.
    PressWithoutMove,
    /// A wrong initial position.
    WrongSetup,
    /// A board that lies wrongly.
    WrongOrientation,
    /// Colours reversed.
    ReversedColours,
    /// A piece displaced, which now stands here.
    Displaced(Square),
    /// What the clock shows.
    ClockReading,
    /// Two boards that differ.
    BoardsDiffer,
    /// An electronic board out of step.
    BoardOutOfStep,
}

/// An answer of the arbiter.
///
/// ```
/// use board::Color;
/// use jadoube_laws::Discretion;
/// use jadoube_laws::event::{AnswerWord, Decision, Who};
/// use jadoube_laws::ruling::Span;
///
/// let word = |it: &str| AnswerWord::Word(it.to_owned());
/// let decision = Decision {
///     by: Who::Arbiter,
///     question: Discretion::ExtraTime,
///     words: vec![word("white"), AnswerWord::Span(Span::seconds(120))],
///     consulted: None,
///     reason: Some("the lights went out".to_owned()),
/// };
/// assert_eq!((decision.phrase().as_str(), decision.side()), ("white", Some(Color::White)));
/// assert_eq!(decision.span(), Some(Span::seconds(120)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// By whom.
    pub by: Who,
    /// To which question.
    pub question: Discretion,
    /// The answer, in the words of transcripts.
    pub words: Vec<AnswerWord>,
    /// Who was consulted.
    pub consulted: Option<String>,
    /// Why.
    pub reason: Option<String>,
}

impl Decision {
    /// Is nothing decided but that the question is closed? It may say of whom.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        let names = self.question.names_offender() && self.side().is_some();
        self.words.len() == usize::from(names)
    }

    /// The same with this answer, if it has none.
    #[must_use]
    pub(crate) fn with_default(&self, default: Option<&str>) -> Decision {
        let mut decision = self.clone();
        if let Some(default) = default.filter(|_| self.is_bare()) {
            let word = |it: &str| AnswerWord::Word(it.to_owned());
            decision.words.extend(default.split('-').map(word));
        }
        decision
    }

    /// The plain words of the answer, in order and joined by blanks.
    #[must_use]
    pub fn phrase(&self) -> String {
        let words = self.words.iter().filter_map(|it| match it {
            AnswerWord::Word(word) => Some(word.as_str()),
            _ => None,
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// The player whom the answer names.
    #[must_use]
    pub fn side(&self) -> Option<Color> {
        self.words.iter().find_map(|it| match it {
            AnswerWord::Word(word) => {
                Color::ALL.into_iter().find(|it| word.eq_ignore_ascii_case(&it.to_string()))
            }
            _ => None,
        })
    }

    /// The plain words of the answer, without the player whom it names in front.
    #[must_use]
    pub fn phrase_about_player(&self) -> String {
        let phrase = self.phrase().to_lowercase();
        let named = self.side().map(|it| it.to_string()).unwrap_or_default();
        phrase.strip_prefix(&named).map_or(phrase.as_str(), str::trim_start).to_owned()
    }

    /// The first span in the answer.
    #[must_use]
    pub fn span(&self) -> Option<Span> {
        self.words.iter().find_map(|it| match it {
            AnswerWord::Span(span) => Some(*span),
            _ => None,
        })
    }

    /// The first article in the answer.
    #[must_use]
    pub fn article(&self) -> Option<Article> {
        self.words.iter().find_map(|it| match it {
            AnswerWord::Article(article) => Some(*article),
            _ => None,
        })
    }

    /// The first result in the answer.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        self.words.iter().find_map(|it| match it {
            AnswerWord::Score(score) => Some(*score),
            _ => None,
        })
    }
}

/// One word of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerWord {
    /// A span of time, with or without its sign.
    Span(Span),
    /// A result of both players.
    Score(Score),
    /// An article of the edition.
    Article(Article),
    /// Any other word, and what one player scores.
    Word(String),
}
