//! `jadoube envelope`: what stands on the envelope of an adjourned game, on the terminal and as a page for printing.

use std::fs;

use ::tell::{EnvelopeLine, Judged, OnEnvelope, envelope_lines, envelope_page, judge};
use laws::Envelope;
use serde::Serialize;
use transcript::player_names;

use super::transcripts;
use crate::cli::EnvelopeArgs;
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::{Console, prose};

#[derive(Serialize)]
struct EnvelopeTwin {
    edition: &'static str,
    entries: Vec<EnvelopeLine>,
    commitment: Option<String>,
}

pub(crate) fn run(console: &Console, args: &EnvelopeArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let edition = args.edition.as_deref().and_then(|it| it.parse().ok());
    let (name, file) = transcripts::read(console, &args.file)?;
    let judged = judge(&name, &file, edition);
    let sealed = |it: &Judged| {
        let envelope = Envelope::of(it.protocol.game.as_ref()?)?;
        let names = player_names(&it.shared, &it.case);
        Some((envelope, OnEnvelope { names, resumption: args.resumption.clone() }))
    };
    let Some((envelope, on)) = judged.iter().find_map(sealed) else {
        let hint = messages.text("envelope-none-hint");
        let what = messages.text("envelope-none");
        return Err(Complaint::new(Kind::Transcript, what).advising(hint).into());
    };
    if let Some(path) = &args.html {
        let page = envelope_page(messages, &envelope, &on);
        if path.as_os_str() == "-" {
            console.print(&page)?;
            return Ok(Exit::Fine);
        }
        fs::write(path, page).map_err(|error| Complaint::of_file(messages, path, &error))?;
    }
    let lines = envelope_lines(messages, &envelope, &on);
    match console.form {
        Form::Json => console.json(&EnvelopeTwin {
            edition: envelope.edition.tag(),
            entries: lines,
            commitment: envelope.commitment.map(|it| it.to_string()),
        })?,
        Form::Text => console.print(&told(console, &envelope, lines))?,
    }
    Ok(Exit::Fine)
}

fn told(console: &Console, envelope: &Envelope, lines: Vec<EnvelopeLine>) -> String {
    let messages = &console.messages;
    let title = messages.text("envelope-title");
    let edition = console.ink.faint(envelope.edition.tag());
    let mut text = format!("{}  {edition}\n", console.ink.strong(&title));
    let missing = messages.text("envelope-not-said");
    let mut rows: Vec<Vec<String>> = lines
        .into_iter()
        .map(|it| vec![it.article, it.label, it.value.unwrap_or_else(|| missing.clone())])
        .collect();
    if let Some(commitment) = envelope.commitment {
        let label = messages.text("envelope-commitment");
        rows.push(vec![String::new(), label, commitment.to_string()]);
    }
    text += &prose::columns(&rows, 2, console.width);
    text
}
