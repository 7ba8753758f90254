//! How much of our wording stands in other texts too: the Laws are retold here, not copied. The references are
//! given by whoever asks; they are never part of the workspace.

mod passages;
mod references;
mod report;
mod set_phrases;
mod words;

use std::path::{Path, PathBuf};

use passages::our_files;
use references::References;
use report::Report;
use set_phrases::SetPhrases;

const LEAST: usize = 8;
const LONGEST: usize = 20;

/// What was asked for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Question {
    references: Vec<PathBuf>,
    /// A run has at least so many words.
    least: usize,
    /// So many runs are shown.
    longest: usize,
    /// Is every entry that has a run listed?
    entries: bool,
    /// The workspace whose texts are compared.
    root: PathBuf,
}

impl Question {
    /// Reads the arguments; `None` if they are not understood.
    pub(crate) fn read(arguments: &[&str], root: &Path) -> Option<Question> {
        let mut question = Question {
            references: Vec::new(),
            least: LEAST,
            longest: LONGEST,
            entries: false,
            root: root.to_owned(),
        };
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            match *argument {
                "--entries" => question.entries = true,
                "--least" => {
                    question.least = arguments.next()?.parse().ok().filter(|it| *it > 0)?;
                }
                "--longest" => question.longest = arguments.next()?.parse().ok()?,
                "--root" => question.root = PathBuf::from(arguments.next()?),
                option if option.starts_with('-') => return None,
                reference => question.references.push(PathBuf::from(reference)),
            }
        }
        (!question.references.is_empty()).then_some(question)
    }

    /// The report, or what could not be read.
    pub(crate) fn answer(&self) -> Result<String, String> {
        let mut references = References::new(self.least);
        for path in &self.references {
            let shown = path.display();
            let text =
                std::fs::read_to_string(path).map_err(|error| format!("{shown}: {error}"))?;
            let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
            if references.add(&name, &text) == 0 {
                return Err(format!("{shown}: there are no words in it"));
            }
        }
        let set_phrases = SetPhrases::ours();
        let mut report = Report::new(&references);
        for file in our_files(&self.root)? {
            report.compare(&file, &set_phrases);
        }
        Ok(report.lines(self.entries, self.longest))
    }
}

#[cfg(test)]
mod tests;
