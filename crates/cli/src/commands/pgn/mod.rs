//! `jadoube pgn`: game records read in full, every move played on the board; or the games as JSON.

mod check;
mod defect;
mod games;
mod source;

use messages::Args;
use serde::Serialize;

use crate::cli::{PgnArgs, PgnFormat};
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::Console;
use check::Totals;
use defect::DefectTwin;

/// What came out of one file.
#[derive(Serialize)]
struct FileTwin {
    file: String,
    games: u64,
    moves: u64,
    /// Games whose moves could not be followed to the end.
    broken: u64,
    bytes: u64,
    milliseconds: u64,
    /// How many there are; not more than ten thousand of them are listed.
    defects_in_all: u64,
    defects: Vec<DefectTwin>,
}

pub(crate) fn run(console: &Console, args: &PgnArgs) -> Result<Exit, Failure> {
    match args.format {
        PgnFormat::Report => report(console, args),
        PgnFormat::Json => games::run(console, &args.files),
    }
}

fn report(console: &Console, args: &PgnArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let jobs = input::jobs(messages, args.jobs.as_deref())?;
    let mut twins = Vec::new();
    let mut exit = Exit::Fine;
    for path in &args.files {
        let file = path.display().to_string();
        let mut defects = Vec::new();
        let totals = check::file(messages, path, jobs, |defect| {
            exit = Exit::Negative;
            match console.form {
                Form::Json => {
                    defects.push(defect.twin(messages));
                    Ok(())
                }
                Form::Text => console.print(&defect.told(messages, &file)),
            }
        })?;
        match console.form {
            Form::Json => twins.push(twin(file, &totals, defects)),
            Form::Text => {
                if totals.told < totals.defects {
                    let args = Args::new().set("told", totals.told).set("all", totals.defects);
                    console.line(&messages.with("pgn-more", &args))?;
                }
                console.line(&told(console, &file, &totals))?;
            }
        }
    }
    if console.form == Form::Json {
        console.json(&twins)?;
    }
    Ok(exit)
}

fn twin(file: String, totals: &Totals, defects: Vec<DefectTwin>) -> FileTwin {
    FileTwin {
        file,
        games: totals.games,
        moves: totals.moves,
        broken: totals.broken,
        bytes: totals.bytes,
        milliseconds: u64::try_from(totals.time.as_millis()).unwrap_or(u64::MAX),
        defects_in_all: totals.defects,
        defects,
    }
}

fn told(console: &Console, file: &str, totals: &Totals) -> String {
    let milliseconds = totals.time.as_millis().max(1);
    let speed = u128::from(totals.bytes) / 1000 / milliseconds;
    let args = Args::new()
        .set("file", file)
        .set("games", totals.games)
        .set("moves", totals.moves)
        .set("broken", totals.broken)
        .set("defects", totals.defects)
        .set("speed", speed.to_string());
    console.messages.with("pgn-total", &args)
}
