//! Printing transcripts in one canonical form: what is printed reads as the same file.

mod event;
mod happening;

pub(crate) use event::event_words;
pub use event::{stamp_text, stamp_words};

use clock::Millis;

use crate::by_hand::result_line;
use crate::forms::Worded;
use crate::model::{Case, EventLine, Expectation, File, Header, Line, Query, State, Statement};
use crate::rulings::expectation_words;

/// The canonical text of a file.
#[must_use]
pub fn write(file: &File) -> String {
    let mut text = String::new();
    for line in &file.shared {
        push_line(&mut text, "", line.what.as_ref().map(header_line), line.comment.as_deref());
    }
    for case in &file.cases {
        if !text.is_empty() && case.name.is_some() && !text.ends_with("\n\n") {
            text.push('\n');
        }
        text.push_str(&write_case(case));
    }
    text
}

/// The canonical text of a case.
#[must_use]
pub fn write_case(case: &Case) -> String {
    let mut text = String::new();
    if let Some(name) = &case.name {
        let line = format!("case {} {}", name.id, name.title);
        push_line(&mut text, "", Some(line.trim_end().to_owned()), name.comment.as_deref());
    }
    for line in &case.header {
        push_line(&mut text, "", line.what.as_ref().map(header_line), line.comment.as_deref());
    }
    for line in &case.lines {
        push_statement(&mut text, line);
    }
    text
}

/// The canonical form of a file of transcripts; comments are kept.
///
/// # Errors
/// Everything that is wrong with it.
pub fn format(text: &str) -> Result<String, crate::NotATranscript> {
    crate::read(text).map(|file| write(&file))
}

/// One line of a header.
#[must_use]
pub fn header_line(header: &Header) -> String {
    header.words()
}

/// One event line, its time included.
#[must_use]
pub fn event_line(event: &EventLine) -> String {
    event_words(event)
}

/// One line `=>`.
#[must_use]
pub fn expectation_line(expectation: &Expectation) -> String {
    format!("=> {}", expectation_words(expectation))
}

/// One line `==`.
#[must_use]
pub fn state_line(state: &State) -> String {
    format!("== {}", state.words())
}

/// One line `?`.
#[must_use]
pub fn query_line(query: &Query) -> String {
    format!("? {}", query.words())
}

fn push_statement(text: &mut String, line: &Line<Statement>) {
    let (indent, words) = match &line.what {
        None => ("", None),
        Some(Statement::Event(event)) => ("", Some(event_line(event))),
        Some(Statement::Result(line)) => ("", Some(result_line(line))),
        Some(Statement::Query(query)) => ("", Some(query_line(query))),
        Some(Statement::Expects(it)) => ("     ", Some(expectation_line(it))),
        Some(Statement::State(it)) => ("     ", Some(state_line(it))),
    };
    push_line(text, indent, words, line.comment.as_deref());
}

fn push_line(text: &mut String, indent: &str, words: Option<String>, comment: Option<&str>) {
    let start = text.len();
    if let Some(words) = words {
        text.push_str(indent);
        text.push_str(&words);
        if comment.is_some() {
            // Comments stand in one column where there is room.
            let width = text[start..].chars().count();
            text.push_str(&" ".repeat(33_usize.saturating_sub(width).max(1)));
        }
    }
    if let Some(comment) = comment {
        text.push_str("# ");
        text.push_str(comment);
    }
    while text.len() > start && text.ends_with(' ') {
        text.pop();
    }
    text.push('\n');
}

/// A text in quotes. The language has no quotes within quotes and no lines within lines.
pub(crate) fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "'").replace(['\n', '\r'], " "))
}

/// Words joined by blanks.
pub(crate) struct Words(pub(crate) String);

impl Words {
    pub(crate) fn new(first: impl AsRef<str>) -> Words {
        Words(first.as_ref().to_owned())
    }

    pub(crate) fn and(mut self, word: impl AsRef<str>) -> Words {
        let word = word.as_ref();
        if !word.is_empty() {
            if !self.0.is_empty() && !word.starts_with(',') {
                self.0.push(' ');
            }
            self.0.push_str(word);
        }
        self
    }

    /// `white 0:30:00 black 0:38:00`
    pub(crate) fn side_times(mut self, white: Option<Millis>, black: Option<Millis>) -> Words {
        for (side, time) in [("white", white), ("black", black)] {
            if let Some(time) = time {
                self = self.and(side).and(time.to_string());
            }
        }
        self
    }

    pub(crate) fn quote(self, text: Option<&String>) -> Words {
        match text {
            Some(text) => self.and(quoted(text)),
            None => self,
        }
    }
}
