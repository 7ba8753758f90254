//! `jadoube judge`: plays transcripts through the law engine and prints the protocol. Where a transcript says what
//! it expects, the difference is shown and the exit code says so.

mod tell;

use std::fs;

use ::tell::{JudgedTwin, judge, judge_explained, protocol_page};
use laws::Edition;
use laws::ruling::Audience;
use transcript::{Protocol, Told, format, format_markdown};

use super::transcripts;
use crate::cli::JudgeArgs;
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::Console;

pub(crate) fn run(console: &Console, args: &JudgeArgs) -> Result<Exit, Failure> {
    let edition: Option<Edition> = args.edition.as_deref().and_then(|it| it.parse().ok());
    if args.format {
        return reformat(console, args);
    }
    let play = match args.explain || console.form == Form::Json {
        true => judge_explained,
        false => judge,
    };
    let mut judged = Vec::new();
    for path in &args.files {
        let (name, file) = transcripts::read(console, path)?;
        judged.extend(play(&name, &file, edition));
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
        if let Told::Event { rulings, consulted, .. } = &mut entry.what {
            consulted.clear();
            rulings.retain(|it| it.audience() == Audience::All);
        }
    }
}

/// Prints the files in canonical form.
fn reformat(console: &Console, args: &JudgeArgs) -> Result<Exit, Failure> {
    for path in &args.files {
        let (name, text) = transcripts::contents(console, path)?;
        let formatted = match transcripts::is_markdown(&name) {
            true => format_markdown(&text),
            false => format(&text),
        };
        match formatted {
            Ok(formatted) => console.print(&formatted)?,
            Err(not) => return Err(transcripts::complain(console, &name, &not).into()),
        }
    }
    Ok(Exit::Fine)
}
