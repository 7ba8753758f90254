//! `jadoube judge`: plays transcripts through the law engine and prints the protocol. Where a transcript says what
//! it expects, the difference is shown and the exit code says so.

mod tell;

use std::io::Read;
use std::path::Path;
use std::{fs, io};

use ::tell::{JudgedTwin, judge, protocol_page};
use laws::Edition;
use laws::ruling::Audience;
use messages::Args;
use transcript::{File, Protocol, Told, format, format_markdown, read, read_markdown};

use crate::cli::JudgeArgs;
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::Console;
use crate::words;

pub(crate) fn run(console: &Console, args: &JudgeArgs) -> Result<Exit, Failure> {
    let edition: Option<Edition> = args.edition.as_deref().and_then(|it| it.parse().ok());
    if args.format {
        return reformat(console, args);
    }
    let mut judged = Vec::new();
    for path in &args.files {
        let (name, text) = contents(console, path)?;
        let file = parsed(console, &name, &text)?;
        judged.extend(judge(&name, &file, edition));
    }
    if judged.is_empty() {
        let what = console.messages.text("judge-nothing");
        let hint = console.messages.text("judge-not-a-transcript-hint");
        return Err(Complaint::new(Kind::Transcript, what).advising(hint).into());
    }
    if args.for_players {
        judged.iter_mut().for_each(|it| hide_from_players(&mut it.protocol));
    }
    if let Some(path) = &args.html {
        let page = protocol_page(&console.messages, &judged);
        fs::write(path, page)
            .map_err(|error| Complaint::of_file(&console.messages, path, &error))?;
    }
    match console.form {
        Form::Json => console.json(&JudgedTwin::of(&console.messages, &judged))?,
        Form::Text => {
            for it in &judged {
                let fine = it.protocol.is_as_expected() && it.case.has_expectations();
                if !(args.quiet && fine) {
                    console.print(&tell::case(console, it, args))?;
                }
            }
            console.print(&tell::summary(console, &judged))?;
        }
    }
    Ok(match judged.iter().all(|it| it.protocol.is_as_expected()) {
        true => Exit::Fine,
        false => Exit::Negative,
    })
}

/// Leaves out what only the arbiter may read: a player is not told what may be claimed.
fn hide_from_players(protocol: &mut Protocol) {
    for entry in &mut protocol.entries {
        if let Told::Event { rulings, .. } = &mut entry.what {
            rulings.retain(|it| it.audience() == Audience::All);
        }
    }
}

/// Prints the files in canonical form.
fn reformat(console: &Console, args: &JudgeArgs) -> Result<Exit, Failure> {
    for path in &args.files {
        let (name, text) = contents(console, path)?;
        let formatted = match is_markdown(&name) {
            true => format_markdown(&text),
            false => format(&text),
        };
        match formatted {
            Ok(formatted) => console.print(&formatted)?,
            Err(not) => return Err(complain(console, &name, &not).into()),
        }
    }
    Ok(Exit::Fine)
}

/// The name and the text of a file, or of standard input.
fn contents(console: &Console, path: &Path) -> Result<(String, String), Failure> {
    let read = match path.as_os_str() == "-" {
        true => {
            let mut text = String::new();
            io::stdin().lock().read_to_string(&mut text).map(|_| text)
        }
        false => fs::read_to_string(path),
    };
    match read {
        Ok(text) => Ok((path.display().to_string(), text)),
        Err(error) => Err(Complaint::of_file(&console.messages, path, &error).into()),
    }
}

fn is_markdown(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|it| it == "md")
}

fn parsed(console: &Console, name: &str, text: &str) -> Result<File, Failure> {
    let file = match is_markdown(name) {
        true => read_markdown(text),
        false => read(text),
    };
    file.map_err(|not| complain(console, name, &not).into())
}

fn complain(console: &Console, name: &str, not: &transcript::NotATranscript) -> Complaint {
    let messages = &console.messages;
    let problems: Vec<String> =
        not.problems.iter().map(|it| words::phrase(messages, &it.phrase())).collect();
    let args = Args::new().set("file", name).set("problems", problems.join("\n"));
    Complaint::new(Kind::Transcript, messages.with("judge-not-a-transcript", &args))
        .advising(messages.text("judge-not-a-transcript-hint"))
}
