//! Transcripts that commands read: from a file or from standard input, plain or in Markdown.

use std::path::Path;

use messages::Args;
use transcript::{File, NotATranscript};

use crate::complaint::{Complaint, Failure, Kind};
use crate::input;
use crate::output::Console;
use crate::words;

/// The name of a file and the transcripts in it.
pub(super) fn read(console: &Console, path: &Path) -> Result<(String, File), Failure> {
    let (name, text) = contents(console, path)?;
    let file = match is_markdown(&name) {
        true => transcript::read_markdown(&text),
        false => transcript::read(&text),
    };
    match file {
        Ok(file) => Ok((name, file)),
        Err(not) => Err(complain(console, &name, &not).into()),
    }
}

/// The name and the text of a file, or of standard input.
pub(super) fn contents(console: &Console, path: &Path) -> Result<(String, String), Failure> {
    match input::text(path, input::TEXT_MAX) {
        Ok(text) => Ok((path.display().to_string(), text)),
        Err(error) => Err(Complaint::of_file(&console.messages, path, &error).into()),
    }
}

pub(super) fn is_markdown(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|it| it == "md")
}

pub(super) fn complain(console: &Console, name: &str, not: &NotATranscript) -> Complaint {
    let messages = &console.messages;
    let problems: Vec<String> =
        not.problems.iter().map(|it| words::phrase(messages, &it.phrase())).collect();
    let args = Args::new().set("file", name).set("problems", problems.join("\n"));
    Complaint::new(Kind::Transcript, messages.with("judge-not-a-transcript", &args))
        .advising(messages.text("judge-not-a-transcript-hint"))
}
