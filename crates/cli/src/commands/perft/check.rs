//! Counting all positions of suites and comparing with the counts that they state.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use messages::{Args, Messages};
use notation::fen::{self, FenStyle};
use serde::Serialize;

use super::perft;
use super::suite::{self, Count, Entry};
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::input::Game;
use crate::locale::Form;
use crate::output::Console;

/// What came out.
#[derive(Serialize)]
struct SuiteTwin {
    positions: usize,
    counts: usize,
    nodes: u64,
    /// Counts that were left out because they are above the limit.
    left_out: usize,
    milliseconds: u64,
    failures: Vec<FailureTwin>,
}

/// A count that differs.
#[derive(Serialize)]
struct FailureTwin {
    file: String,
    id: String,
    fen: String,
    depth: u32,
    expected: u64,
    found: u64,
}

pub(crate) fn run(console: &Console, files: &[PathBuf], limit: u64) -> Result<Exit, Failure> {
    // All files are read before anything is counted: a mistake in the last one should show at once.
    let mut entries = Vec::new();
    for file in files {
        entries.extend(suite::read(&console.messages, file)?);
    }
    let twin = counted(&entries, limit);
    match console.form {
        Form::Json => console.json(&twin)?,
        Form::Text => console.print(&told(console, &twin))?,
    }
    Ok(if twin.failures.is_empty() { Exit::Fine } else { Exit::Negative })
}

fn counted(entries: &[Entry], limit: u64) -> SuiteTwin {
    let within = |count: &&Count| count.nodes <= limit;
    let counts = || entries.iter().flat_map(|entry| &entry.counts);
    let progress = progress(counts().filter(within).map(|count| count.nodes).sum());
    let start = Instant::now();
    let mut twin = SuiteTwin {
        positions: entries.len(),
        counts: 0,
        nodes: 0,
        left_out: counts().filter(|count| !within(count)).count(),
        milliseconds: 0,
        failures: Vec::new(),
    };
    for entry in entries {
        let game = Game::from(&entry.setup);
        progress.set_message(entry.name.clone());
        for count in entry.counts.iter().filter(within) {
            let found = perft(&game, count.depth);
            twin.counts += 1;
            twin.nodes += found;
            if found != count.nodes {
                twin.failures.push(failure(entry, count, found));
            }
            progress.inc(count.nodes);
        }
    }
    progress.finish_and_clear();
    twin.milliseconds = u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
    twin
}

fn failure(entry: &Entry, count: &Count, found: u64) -> FailureTwin {
    FailureTwin {
        file: entry.file.clone(),
        id: entry.name.clone(),
        fen: fen::write(&entry.setup, FenStyle::default()),
        depth: count.depth,
        expected: count.nodes,
        found,
    }
}

/// A bar on standard error, which hides itself when that is no terminal.
fn progress(nodes: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(nodes), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{bar:40} {percent:>3} %  {msg}");
    bar.enable_steady_tick(Duration::from_millis(200));
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn told(console: &Console, twin: &SuiteTwin) -> String {
    let (messages, ink) = (&console.messages, console.ink);
    let mut text = String::new();
    for failure in &twin.failures {
        let args = Args::new()
            .set("name", &failure.id)
            .set("depth", failure.depth)
            .set("expected", failure.expected.to_string())
            .set("found", failure.found.to_string());
        let label = ink.error(&messages.text("suite-differs"));
        text += &format!("{label} {}\n", messages.with("suite-failure", &args));
        text += &format!("  {}\n  {}\n", ink.faint(&failure.file), failure.fen);
    }
    let args = Args::new()
        .set("positions", twin.positions)
        .set("counts", twin.counts)
        .set("nodes", twin.nodes.to_string())
        .set("time", seconds(messages, twin.milliseconds));
    text += &format!("{}\n", messages.with("suite-total", &args));
    if twin.left_out > 0 {
        text += &format!(
            "{}\n",
            messages.with("suite-left-out", &Args::new().set("counts", twin.left_out))
        );
    }
    let verdict = match twin.failures.len() {
        0 => ink.good(&messages.text("suite-agrees")),
        count => ink.error(&messages.with("suite-fails", &Args::new().set("counts", count))),
    };
    text + &verdict + "\n"
}

fn seconds(messages: &Messages, milliseconds: u64) -> String {
    let args = Args::new()
        .set("whole", milliseconds / 1000)
        .set("thousandths", format!("{:03}", milliseconds % 1000));
    messages.with("seconds", &args)
}
