//! Reading a tournament file. What counts for the pairing and makes no sense is told with its place.

use std::path::Path;

use messages::{Args, Messages};
use store::players::ListProblem;
use store::tournament::GamesOpen;
use store::trf::{AloneFault, ReportAlone, read_trf};
use tell::words::phrase;

use crate::complaint::{Complaint, Failure, Kind, Place, Source};
use crate::input::{self, TEXT_MAX};
use crate::output::Console;

pub(super) fn read(messages: &Messages, path: &Path) -> Result<ReportAlone, Failure> {
    let text =
        input::text(path, TEXT_MAX).map_err(|error| Complaint::of_file(messages, path, &error))?;
    let fault = match read_trf(&text).alone() {
        Ok(report) => return Ok(report),
        Err(fault) => fault,
    };
    Err(match fault {
        AloneFault::Problem(problem) => {
            let what = phrase(messages, &problem.fault.phrase());
            Complaint::new(Kind::Tournament, what)
                .at(place(path, &text, &problem))
                .advising(messages.text("pair-repair-line"))
        }
        AloneFault::Refused(why) => {
            let why = phrase(messages, &why.phrase());
            let what = format!("{} {why}", messages.text("pair-not-a-tournament"));
            Complaint::new(Kind::Tournament, what).advising(messages.text("pair-refused-hint"))
        }
    }
    .into())
}

fn place(path: &Path, text: &str, problem: &ListProblem) -> Place {
    let line = text.lines().nth(problem.line.saturating_sub(1)).unwrap_or_default();
    let at = line.char_indices().nth(problem.column.saturating_sub(1));
    Place {
        source: Some(Source { file: path.display().to_string(), line: problem.line }),
        text: line.to_owned(),
        at: at.map_or(line.len(), |it| it.0),
    }
}

/// How many games without a result are named.
const NAMED: usize = 5;

/// A round waits for results.
pub(super) fn games_open(
    console: &Console,
    report: &ReportAlone,
    round: usize,
    open: &GamesOpen,
) -> Complaint {
    let messages = &console.messages;
    let before = usize::try_from(open.round).unwrap_or_default();
    let games = report.open(before);
    let mut names: Vec<String> =
        games.iter().take(NAMED).map(|it| format!("{} – {}", it.0.name, it.1.name)).collect();
    if games.len() > NAMED {
        names.push("…".to_owned());
    }
    let args = Args::new()
        .set("round", round)
        .set("before", before)
        .set("games", open.boards.len())
        .set("names", names.join("; "));
    Complaint::new(Kind::Tournament, messages.with("pair-open-games", &args))
        .advising(messages.text("pair-open-hint"))
}
