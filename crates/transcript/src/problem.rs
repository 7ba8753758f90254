//! What is wrong with a transcript: where, what belongs there, and the nearest right word. The sentences are in
//! the message files.

use clock::{Arg, Phrase};
use laws::Discretion;
use laws::regulations::OptionFault;
use notation::fen::FenError;

use crate::nearest;
use crate::options::option_phrase;

/// A text that is no transcript, with everything that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct NotATranscript {
    /// In the order of the lines.
    pub problems: Vec<Problem>,
}

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct Problem {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// What.
    pub fault: Fault,
}

/// What can be wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// Another word belongs here.
    #[error("{}", words_of(.found.as_deref(), .expected, .nearest.as_deref()))]
    Unexpected {
        /// What stands there; nothing at the end of the line.
        found: Option<String>,
        /// What could stand there.
        expected: Vec<Expected>,
        /// The word of these that comes nearest.
        nearest: Option<String>,
    },
    /// A quote is opened and not closed.
    #[error("this quote is not closed")]
    OpenQuote,
    /// A line of the header after the first event.
    #[error("a line of the header after the first event")]
    HeaderAfterEvents,
    /// An expectation that follows no event and no query.
    #[error("nothing has happened to which this could be expected")]
    NothingHappened,
    /// The position is no FEN.
    #[error("{0}")]
    Fen(FenError),
    /// A time control that cannot be.
    #[error("not a time control: expected periods such as 40/1:30:00, all/0:30:00; +0:30")]
    TimeControl,
    /// There is no such option, or it cannot have this value.
    #[error("`{option}`: {why}")]
    Option {
        /// The name that was written.
        option: String,
        /// What is wrong.
        why: OptionFault,
    },
    /// The words are none of the answers to a question.
    #[error("`{found}` is no answer to {question}")]
    Answer {
        /// Which question.
        question: Discretion,
        /// What was answered.
        found: String,
        /// The words of an answer that come nearest.
        nearest: Option<String>,
        /// The names of the answers, each with what belongs beside it.
        possible: Vec<(&'static str, Option<Kind>)>,
    },
    /// The line is longer than so many letters.
    #[error("expected a line of at most {0} letters")]
    LongLine(usize),
    /// More header lines before the first case than so many.
    #[error("expected at most {0} lines of the header that hold for all cases")]
    LongHeader(usize),
    /// More lines in a case than so many.
    #[error("expected at most {0} lines in a case")]
    LongCase(usize),
    /// So many problems were found; what comes after them was not read.
    #[error("{0} problems: what comes after them was not read")]
    TooManyProblems(usize),
}

/// What can stand at a place: a word of the language, or something of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// This word, or these words.
    Word(&'static str),
    /// Something of this kind.
    Kind(Kind),
}

/// The kinds of words that are not fixed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// `e4`
    Square,
    /// `e1+h1`
    Together,
    /// `K`, `Q`, `R`, `B`, `N`, `P`
    Role,
    /// `Nf3`, `g1f3`, `O-O`
    Move,
    /// `23.Nd5`
    Ply,
    /// A position in FEN.
    Fen,
    /// `12`
    Number,
    /// `+1`
    Signed,
    /// `1st`
    Ordinal,
    /// `white`
    Side,
    /// `0:30:00`
    Span,
    /// `white 0:30:00 black 0:38:00`
    Times,
    /// `+2:00`
    PlusSpan,
    /// `15:00:00`
    TimeOfDay,
    /// `2018-01-01`
    Date,
    /// `1-0`
    Result,
    /// `J-12`
    Question,
    /// `7.5.1`
    Article,
    /// An option of the regulations.
    OptionName,
    /// The value of an option.
    Value,
    /// `"in quotes"`
    Text,
    /// Any word.
    AnyWord,
    /// The entries of an envelope.
    Entries,
    /// A number in hexadecimal digits.
    Hexadecimal,
    /// A fact that nobody reported.
    Fact,
    /// The end of the line.
    End,
}

impl Kind {
    /// The message that names it.
    #[must_use]
    pub const fn message_id(self) -> &'static str {
        match self {
            Kind::Square => "transcript-kind-square",
            Kind::Together => "transcript-kind-together",
            Kind::Role => "transcript-kind-role",
            Kind::Move => "transcript-kind-move",
            Kind::Ply => "transcript-kind-ply",
            Kind::Fen => "transcript-kind-fen",
            Kind::Number => "transcript-kind-number",
            Kind::Signed => "transcript-kind-signed",
            Kind::Ordinal => "transcript-kind-ordinal",
            Kind::Side => "transcript-kind-side",
            Kind::Span => "transcript-kind-span",
            Kind::Times => "transcript-kind-times",
            Kind::PlusSpan => "transcript-kind-plus-span",
            Kind::TimeOfDay => "transcript-kind-time-of-day",
            Kind::Date => "transcript-kind-date",
            Kind::Result => "transcript-kind-result",
            Kind::Question => "transcript-kind-question",
            Kind::Article => "transcript-kind-article",
            Kind::OptionName => "transcript-kind-option",
            Kind::Value => "transcript-kind-value",
            Kind::Text => "transcript-kind-text",
            Kind::AnyWord => "transcript-kind-word",
            Kind::Entries => "transcript-kind-entries",
            Kind::Hexadecimal => "transcript-kind-hexadecimal",
            Kind::Fact => "transcript-kind-fact",
            Kind::End => "transcript-kind-end",
        }
    }

    /// All of them.
    pub const ALL: [Kind; 26] = [
        Kind::Square,
        Kind::Together,
        Kind::Role,
        Kind::Move,
        Kind::Ply,
        Kind::Fen,
        Kind::Number,
        Kind::Signed,
        Kind::Ordinal,
        Kind::Side,
        Kind::Span,
        Kind::Times,
        Kind::PlusSpan,
        Kind::TimeOfDay,
        Kind::Date,
        Kind::Result,
        Kind::Question,
        Kind::Article,
        Kind::OptionName,
        Kind::Value,
        Kind::Text,
        Kind::AnyWord,
        Kind::Entries,
        Kind::Hexadecimal,
        Kind::Fact,
        Kind::End,
    ];
}

impl Problem {
    /// The message that says it, place included.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        let mut said = message("transcript-problem");
        said.args.push(("line", Arg::Number(self.line as u64)));
        said.args.push(("column", Arg::Number(self.column as u64)));
        said.args.push(("fault", Arg::Phrase(Box::new(self.fault.phrase()))));
        said
    }
}

impl Fault {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            Fault::Unexpected { found, expected, nearest } => {
                let id = match (found, nearest) {
                    (None, _) => "transcript-fault-end",
                    (Some(_), None) => "transcript-fault-unexpected",
                    (Some(_), Some(_)) => "transcript-fault-nearest",
                };
                let mut said = message(id);
                if let Some(found) = found {
                    said.args.push(("found", Arg::Text(found.clone())));
                }
                if let (Some(_), Some(nearest)) = (found, nearest) {
                    said.args.push(("nearest", Arg::Text(nearest.clone())));
                }
                said.args.push(("expected", Arg::Phrase(Box::new(list(expected)))));
                said
            }
            Fault::OpenQuote => message("transcript-fault-open-quote"),
            Fault::HeaderAfterEvents => message("transcript-fault-header-after-events"),
            Fault::NothingHappened => message("transcript-fault-nothing-happened"),
            Fault::Fen(_) => message("transcript-fault-fen"),
            Fault::TimeControl => message("transcript-fault-time-control"),
            Fault::Option { option, why } => option_phrase(option, why),
            Fault::Answer { question, found, nearest, possible } => {
                let mut said = message(match nearest {
                    None => "transcript-fault-answer",
                    Some(_) => "transcript-fault-answer-nearest",
                });
                said.args.push(("question", Arg::Text(question.to_string())));
                said.args.push(("found", Arg::Text(found.clone())));
                said.args.extend(nearest.clone().map(|it| ("nearest", Arg::Text(it))));
                let possible = joined(possible.iter().map(|it| answer(*it)));
                said.args.push(("possible", Arg::Phrase(Box::new(possible))));
                said
            }
            Fault::LongLine(most) => counted("transcript-fault-long-line", *most),
            Fault::LongHeader(most) => counted("transcript-fault-long-header", *most),
            Fault::LongCase(most) => counted("transcript-fault-long-case", *most),
            Fault::TooManyProblems(most) => counted("transcript-fault-too-many-problems", *most),
        }
    }
}

impl Expected {
    fn phrase(self) -> Phrase {
        match self {
            Expected::Kind(kind) => message(kind.message_id()),
            Expected::Word(word) => {
                let mut said = message("transcript-word");
                said.args.push(("word", Arg::Text(word.to_owned())));
                said
            }
        }
    }
}

fn message(id: &'static str) -> Phrase {
    Phrase { id, args: Vec::new() }
}

fn counted(id: &'static str, most: usize) -> Phrase {
    Phrase { id, args: vec![("most", Arg::Number(most as u64))] }
}

fn list(expected: &[Expected]) -> Phrase {
    joined(expected.iter().map(|it| it.phrase()))
}

/// The name of an answer, with what belongs beside it.
fn answer((key, beside): (&'static str, Option<Kind>)) -> Phrase {
    let mut said =
        message(if beside.is_some() { "transcript-answer-with" } else { "transcript-word" });
    said.args.push(("word", Arg::Text(key.to_owned())));
    said.args.extend(beside.map(|it| ("kind", Arg::Phrase(Box::new(message(it.message_id()))))));
    said
}

/// All of them, joined.
fn joined(mut all: impl Iterator<Item = Phrase>) -> Phrase {
    let first = all.next().unwrap_or_else(|| message(Kind::End.message_id()));
    all.fold(first, |before, next| {
        let mut joined = message("transcript-join");
        joined.args.push(("before", Arg::Phrase(Box::new(before))));
        joined.args.push(("next", Arg::Phrase(Box::new(next))));
        joined
    })
}

/// For logs; faces use messages.
fn words_of(found: Option<&str>, expected: &[Expected], nearest: Option<&str>) -> String {
    let name = |it: &Expected| match it {
        Expected::Word(word) => format!("`{word}`"),
        Expected::Kind(kind) => format!("{kind:?}").to_lowercase(),
    };
    let all = expected.iter().map(name).collect::<Vec<_>>().join(", ");
    let meant = nearest.map(|it| format!("; did you mean `{it}`?")).unwrap_or_default();
    match found {
        Some(found) => format!("`{found}` does not belong here{meant} (expected: {all})"),
        None => format!("the line ends too early (expected: {all})"),
    }
}

/// The word that comes nearest to what was found, if it comes near.
pub(crate) fn nearest_of(found: &str, expected: &[Expected]) -> Option<String> {
    let words = expected.iter().filter_map(|it| match it {
        Expected::Word(word) => Some(*word),
        Expected::Kind(_) => None,
    });
    nearest::nearest(found, words).map(str::to_owned)
}
