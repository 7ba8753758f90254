//! `jadoube incidents`: what happened to whom in the games of an event, as a report for the organiser.

use ::tell::{
    IncidentsTwin, Offset, incidents, incidents_csv, incidents_html, incidents_markdown, judge,
};
use messages::Args;

use super::transcripts;
use crate::cli::{IncidentsArgs, IncidentsFormat};
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::Console;

pub(crate) fn run(console: &Console, args: &IncidentsArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let edition = args.edition.as_deref().and_then(|it| it.parse().ok());
    let mut judged = Vec::new();
    for path in &args.files {
        let (name, file) = transcripts::read(console, path)?;
        judged.extend(judge(&name, &file, edition));
    }
    let mut report = incidents(&judged);
    if let Some(name) = &args.player {
        if !report.knows(name) {
            let what = messages.with("incident-nobody", &Args::new().set("name", name));
            let hint = messages.text("incident-nobody-hint");
            return Err(Complaint::new(Kind::Usage, what).advising(hint).into());
        }
        report = report.only(name);
    }
    // No moment is told of what is not kept in a log.
    let offset = Offset::default();
    match (console.form, args.format) {
        (Form::Json, _) | (_, IncidentsFormat::Json) => {
            console.json(&IncidentsTwin::of(messages, &report))?;
        }
        (Form::Text, IncidentsFormat::Markdown) => {
            console.print(&incidents_markdown(messages, &report, offset))?;
        }
        (Form::Text, IncidentsFormat::Csv) => {
            console.print(&incidents_csv(messages, &report, offset))?;
        }
        (Form::Text, IncidentsFormat::Html) => {
            console.print(&incidents_html(messages, &report, offset))?;
        }
    }
    Ok(Exit::Fine)
}
