//! Tournaments that never were, paired by the rules, as report files.

use std::fs;
use std::path::Path;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use messages::Args;
use pairing::{Simulation, simulate, simulated_ratings};
use serde::Serialize;
use store::trf::{AloneFault, ReportVersion, simulated_report, write_trf};
use tell::words::phrase;

use super::RULES;
use crate::cli::{ReportFormat, SimulationArgs};
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::Console;

/// No report of ours has more players, and none of anybody more rounds.
const PLAYERS_MAX: u64 = 5_000;
const ROUNDS_MAX: u64 = 500;
const COUNT_MAX: u64 = 1_000_000;
const FORBIDDEN_MAX: u64 = 2_000;

#[derive(Serialize)]
struct SimulatedTwin {
    /// The files that were written.
    files: Vec<String>,
    /// The report, if it was not written to a file.
    trf: Option<String>,
}

pub(super) fn run(console: &Console, args: &SimulationArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let number = |name: &str, text: &str, least: u64, most: u64| {
        input::number(messages, name, text, least..=most)
    };
    let thousandths = |name: &str, text: &str| {
        number(name, text, 0, 1000).map(|it| u32::try_from(it).unwrap_or(1000))
    };
    let size = |it: u64| usize::try_from(it).unwrap_or(usize::MAX);
    let players = number("--players", &args.players, 2, PLAYERS_MAX)?;
    // Nobody meets anybody twice.
    let rounds = number("--rounds", &args.rounds, 1, ROUNDS_MAX.min(players - 1))?;
    let count = number("--count", &args.count, 1, COUNT_MAX)?;
    let first = number("--seed", &args.seed, 0, u64::MAX - COUNT_MAX)?;
    let byes = thousandths("--byes", &args.byes)?;
    let simulation = Simulation {
        forfeits: thousandths("--forfeits", &args.forfeits)?,
        half_byes: byes,
        absences: byes,
        withdrawals: thousandths("--withdrawals", &args.withdrawals)?,
        forbidden: size(number("--forbidden", &args.forbidden, 0, FORBIDDEN_MAX)?),
        accelerated: args.accelerated,
        ..Simulation::of(size(players), size(rounds))
    };
    let version = match args.format {
        ReportFormat::Trf16 => ReportVersion::Trf16,
        ReportFormat::Trf26 => ReportVersion::Trf26,
    };
    let Some(folder) = &args.out else {
        if count > 1 {
            let what = messages.text("pair-out-needed");
            let hint = messages.text("pair-out-hint");
            return Err(Complaint::new(Kind::Usage, what).advising(hint).into());
        }
        let trf = written(console, &simulation, first, version)?;
        match console.form {
            Form::Json => console.json(&SimulatedTwin { files: Vec::new(), trf: Some(trf) })?,
            Form::Text => console.print(&trf)?,
        }
        return Ok(Exit::Fine);
    };
    let of_folder = |path: &Path, error| Complaint::of_file(messages, path, &error);
    fs::create_dir_all(folder).map_err(|error| of_folder(folder, error))?;
    let progress = progress(count);
    let mut files = Vec::new();
    for seed in first..first + count {
        let path = folder.join(format!("{seed}.trf"));
        let trf = written(console, &simulation, seed, version)?;
        fs::write(&path, trf).map_err(|error| of_folder(&path, error))?;
        files.push(path.display().to_string());
        progress.inc(1);
    }
    progress.finish_and_clear();
    match console.form {
        Form::Json => console.json(&SimulatedTwin { files, trf: None })?,
        Form::Text => {
            let folder = folder.display().to_string();
            let args = Args::new().set("count", count).set("folder", &folder);
            console.line(&messages.with("pair-written", &args))?;
        }
    }
    Ok(Exit::Fine)
}

fn written(
    console: &Console,
    simulation: &Simulation,
    seed: u64,
    version: ReportVersion,
) -> Result<String, Failure> {
    let messages = &console.messages;
    let played = simulate(simulation, seed, RULES);
    let name = messages.with("pair-simulated", &Args::new().set("seed", seed.to_string()));
    let report = simulated_report(&played, &name, &simulated_ratings(simulation, seed));
    let wrong = |what: String| Failure::from(Complaint::new(Kind::Tournament, what));
    let alone = report.alone().map_err(|fault| {
        wrong(phrase(
            messages,
            &match fault {
                AloneFault::Problem(problem) => problem.phrase(),
                AloneFault::Refused(why) => why.phrase(),
            },
        ))
    })?;
    write_trf(alone.tournament(), version, |_| None)
        .map_err(|why| wrong(phrase(messages, &why.phrase())))
}

/// A bar on standard error, which hides itself when that is no terminal.
fn progress(count: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(count), ProgressDrawTarget::stderr_with_hz(5));
    match ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
