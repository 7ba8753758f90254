//! Many positions, one to a line: a verdict for each, and the numbers at the end.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use messages::Args;
use notation::fen;
use serde::Serialize;
use tell::legality::LegalVerdict;
use winnability::legality::{Legality, LegalityBudget};

use super::Judged;
use crate::complaint::{Complaint, Failure, Place, Source};
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::Console;

#[derive(Serialize, Default)]
struct Totals {
    positions: u64,
    legal: u64,
    illegal: u64,
    unknown: u64,
    refused: u64,
}

#[derive(Serialize)]
struct LineTwin<'a> {
    line: usize,
    fen: &'a str,
    verdict: LegalVerdict,
    reasons: Vec<&'static str>,
    verified: Option<bool>,
}

#[derive(Serialize)]
struct SummaryTwin<'a> {
    summary: &'a Totals,
}

pub(crate) fn run(
    console: &Console,
    path: &Path,
    budget: LegalityBudget,
    verifies: bool,
) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let wrong = |error: io::Error| Failure::from(Complaint::of_file(messages, path, &error));
    let reader: Box<dyn Read> = match path == Path::new("-") {
        true => Box::new(io::stdin()),
        false => Box::new(File::open(path).map_err(wrong)?),
    };
    let mut totals = Totals::default();
    for (at, line) in BufReader::new(reader).lines().enumerate() {
        let line = line.map_err(wrong)?;
        let text = line.trim();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let setup = fen::read(text).map_err(|error| {
            let source = Source { file: path.display().to_string(), line: at + 1 };
            let place = Place { source: Some(source), ..Place::in_argument(text, error.at) };
            input::bad_fen(messages, error, place)
        })?;
        let judged = Judged::of(&setup, budget, verifies);
        totals.add(&judged);
        say(console, at + 1, text, &judged)?;
    }
    match console.form {
        Form::Json => line_of(console, &SummaryTwin { summary: &totals })?,
        Form::Text => {
            let args = Args::new()
                .set("count", totals.positions)
                .set("legal", totals.legal)
                .set("illegal", totals.illegal)
                .set("unknown", totals.unknown);
            console.line(&messages.with("legality-summary", &args))?;
        }
    }
    Ok(match totals {
        Totals { refused: 1.., .. } => Exit::Trouble,
        Totals { illegal: 1.., .. } => Exit::Negative,
        Totals { unknown: 1.., .. } => Exit::Undetermined,
        _ => Exit::Fine,
    })
}

impl Totals {
    fn add(&mut self, judged: &Judged) {
        self.positions += 1;
        self.refused += u64::from(matches!(judged.checked, Some(Err(_))));
        match judged.found {
            Legality::Legal(_) => self.legal += 1,
            Legality::Illegal(_) => self.illegal += 1,
            Legality::Unknown(_) => self.unknown += 1,
        }
    }
}

fn say(console: &Console, line: usize, fen: &str, judged: &Judged) -> Result<(), Failure> {
    let reasons = judged.reasons();
    if console.form == Form::Json {
        return line_of(
            console,
            &LineTwin {
                line,
                fen,
                verdict: judged.verdict(),
                reasons: reasons.iter().map(tell::legality::code).collect(),
                verified: judged.checked.map(|checked| checked.is_ok()),
            },
        );
    }
    let verdict = judged.verdict().sentence(&console.messages);
    console.line(&format!("{fen}: {verdict}"))?;
    for reason in reasons {
        let said = tell::legality::said(&console.messages, &judged.setup, reason);
        console.line(&format!("  - {said}"))?;
    }
    console.print(&judged.told_check(console))
}

/// One line of JSON.
fn line_of(console: &Console, twin: &impl Serialize) -> Result<(), Failure> {
    // Twins have string keys and plain values: nothing in them can fail.
    console.line(&serde_json::to_string(twin).unwrap_or_default())
}
