//! Scenario files in Markdown: the fenced blocks marked `transcript` are transcripts, all else is for the reader.

use std::ops::Range;

use crate::model::{Case, File, Line, Name};
use crate::problem::{NotATranscript, Problem};
use crate::read::FileReader;
use crate::write::write;

/// A block of transcripts in a Markdown file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The number of its first line, from 1.
    pub line: usize,
    /// The bytes between the fences.
    pub bytes: Range<usize>,
    /// The heading it stands under.
    pub heading: String,
}

/// What is longer does not help to find a case, and every block repeats it.
const HEADING_MAX: usize = 200;

/// The blocks of transcripts in a Markdown text.
#[must_use]
pub fn blocks(text: &str) -> Vec<Block> {
    let mut found = Vec::new();
    let mut heading = String::new();
    // The fence that is open, and the block it opened if it is one of ours.
    let mut open: Option<(&str, Option<(usize, usize)>)> = None;
    let mut at = 0;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let (start, bare) = (at, line.trim_start_matches('\u{feff}').trim());
        at += line.len();
        match open {
            Some((fence, block)) => {
                let closes = bare.starts_with(fence) && bare.trim_matches(['`', '~']).is_empty();
                if closes {
                    if let Some((line, from)) = block {
                        let heading = heading.clone();
                        found.push(Block { line, bytes: from..start, heading });
                    }
                    open = None;
                }
            }
            None if bare.starts_with("```") || bare.starts_with("~~~") => {
                let length = bare.len() - bare.trim_start_matches(['`', '~']).len();
                let (fence, name) = bare.split_at(length);
                let first = name.split_whitespace().next();
                open = Some((fence, (first == Some("transcript")).then_some((index + 2, at))));
            }
            None if bare.starts_with('#') => {
                heading = bare.trim_start_matches('#').trim().chars().take(HEADING_MAX).collect();
            }
            None => {}
        }
    }
    if let Some((_, Some((line, from)))) = open {
        found.push(Block { line, bytes: from..text.len(), heading });
    }
    found
}

/// Reads the transcripts of a Markdown file. Header lines before the first case hold for all; header lines before
/// the first case of a later block hold for that block. A block without a `case` is a case of its own, named by
/// the heading above it.
///
/// # Errors
/// Everything that is wrong with them, up to a limit.
pub fn read_markdown(text: &str) -> Result<File, NotATranscript> {
    let mut whole = File::default();
    let mut problems: Vec<Problem> = Vec::new();
    for block in blocks(text) {
        let mut reader = FileReader::after(problems, whole.shared.len());
        reader.lines(block.line, &text[block.bytes.clone()]);
        let file;
        (file, problems) = reader.end();
        add(&mut whole, file, &block);
    }
    if problems.is_empty() { Ok(whole) } else { Err(NotATranscript { problems }) }
}

fn add(whole: &mut File, block: File, place: &Block) {
    let mut shared: Vec<Line<_>> =
        block.shared.into_iter().filter(|it| it.what.is_some()).collect();
    if whole.cases.is_empty() && block.cases.iter().all(|it| it.name.is_some()) {
        whole.shared.append(&mut shared);
    }
    for case in block.cases {
        let name = case.name.or_else(|| {
            Some(Name { id: "-".to_owned(), title: place.heading.clone(), comment: None })
        });
        let header = shared.iter().cloned().chain(case.header).collect();
        whole.cases.push(Case { name, header, ..case });
    }
}

/// A Markdown file with its transcripts in canonical form; everything else stays as it is.
///
/// # Errors
/// Everything that is wrong with them, up to a limit.
pub fn format_markdown(text: &str) -> Result<String, NotATranscript> {
    let mut formatted = String::with_capacity(text.len());
    let mut problems = Vec::new();
    let mut done = 0;
    for block in blocks(text) {
        formatted.push_str(&text[done..block.bytes.start]);
        let mut reader = FileReader::after(problems, 0);
        reader.lines(block.line, &text[block.bytes.clone()]);
        let file;
        (file, problems) = reader.end();
        formatted.push_str(&write(&file));
        done = block.bytes.end;
    }
    formatted.push_str(&text[done..]);
    if problems.is_empty() { Ok(formatted) } else { Err(NotATranscript { problems }) }
}
