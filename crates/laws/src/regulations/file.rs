//! Regulations as a TOML file. Every problem is reported, each with its place, what was expected there, and
//! the nearest right word.

use std::ops::Range;

use toml::de::DeTable;

use super::Regulations;
use crate::suggest;

/// A file that could not be read, with every reason.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct NotRegulations {
    /// What is wrong, in the order of the file.
    pub problems: Vec<FileProblem>,
}

/// One thing that is wrong in a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {}{fault}", if .key.is_empty() { String::new() } else { format!("`{}`: ", .key) })]
pub struct FileProblem {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// The key, if it is known.
    pub key: String,
    /// What is wrong.
    pub fault: FileFault,
}

/// What can be wrong.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, thiserror::Error)]
pub enum FileFault {
    /// The file is no TOML.
    #[error("{0}")]
    Syntax(String),
    /// There is no such option.
    #[error("there is no such option; did you mean `{nearest}`?")]
    UnknownKey {
        /// The key that comes nearest.
        nearest: &'static str,
    },
    /// The value is of another kind.
    #[error("expected {expected}")]
    Expected {
        /// What should stand there.
        expected: &'static str,
    },
    /// The word is not one of those possible.
    #[error("`{word}` is not possible here; did you mean `{nearest}`? (one of: {possible})")]
    UnknownWord {
        /// The word.
        word: String,
        /// The word that comes nearest.
        nearest: String,
        /// All words.
        possible: String,
    },
}

pub(super) fn read(text: &str) -> Result<Regulations, NotRegulations> {
    let (table, errors) = DeTable::parse_recoverable(text);
    let mut problems: Vec<FileProblem> = errors
        .iter()
        .map(|error| {
            let fault = FileFault::Syntax(error.message().to_owned());
            problem(text, error.span().unwrap_or_default(), "", fault)
        })
        .collect();
    let mut regulations = Regulations::usual();
    for (key, value) in table.get_ref() {
        let name: &str = key.get_ref();
        let fault = match regulations.set(name, value.get_ref()) {
            Some(Ok(())) => continue,
            Some(Err(fault)) => problem(text, value.span(), name, fault),
            None => {
                let nearest =
                    suggest::nearest(name, Regulations::KEYS.iter().copied()).unwrap_or(0);
                let fault = FileFault::UnknownKey { nearest: Regulations::KEYS[nearest] };
                problem(text, key.span(), name, fault)
            }
        };
        problems.push(fault);
    }
    problems.sort();
    if problems.is_empty() { Ok(regulations) } else { Err(NotRegulations { problems }) }
}

pub(super) fn write(regulations: &Regulations) -> String {
    let lines = regulations.written().into_iter().map(|(key, value)| format!("{key} = {value}\n"));
    lines.collect()
}

fn problem(text: &str, span: Range<usize>, key: &str, fault: FileFault) -> FileProblem {
    let before = text.get(..span.start).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    FileProblem { line, column, key: key.to_owned(), fault }
}
