//! A run over all files: chunk after chunk is counted, written, corrected and remembered, in this order.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Instant;

use audit::{Audited, Check, EditionChoice, Fact, Finding, Resume, Stopped, audit_stream};
use indicatif::ProgressBar;
use messages::Args;

use super::checkpoint::{self, Progress};
use super::fixing::Copy;
use super::plan::Plan;
use super::row::Row;
use super::sinks::Sink;
use super::tally::Tally;
use super::{page, summary};
use crate::complaint::{Complaint, Failure};
use crate::exit::Exit;
use crate::output::Console;
use crate::streams;

struct Run<'r> {
    console: &'r Console,
    plan: &'r Plan,
    tally: Tally,
    sink: Sink,
    copy: Option<Copy>,
}

pub(super) fn run(console: &Console, plan: &Plan) -> Result<Exit, Failure> {
    let start = Instant::now();
    let earlier = checkpoint::load(&console.messages, plan)?;
    let progress = earlier.clone().unwrap_or_default();
    // Whoever finds the outputs finds the checkpoint too.
    if let (None, Some(path)) = (&earlier, &plan.checkpoint) {
        checkpoint::save(path, plan, &progress).map_err(|error| trouble(console, path, &error))?;
    }
    let resumed_bytes = progress.tally.bytes;
    let mut run = Run {
        console,
        plan,
        sink: Sink::open(console, plan, earlier.as_ref())?,
        copy: Copy::open(console, plan, earlier.as_ref())?,
        tally: progress.tally,
    };
    let bar = streams::bar(streams::size(plan.files.iter().map(PathBuf::as_path)));
    if let (Some(_), Some(path)) = (&earlier, plan.files.get(progress.file)) {
        let args = Args::new()
            .set("game", progress.done.games.to_string())
            .set("file", path.display().to_string());
        bar.println(console.messages.with("audit-resumed", &args));
    }
    for (index, path) in plan.files.iter().enumerate().skip(progress.file) {
        let done = if index == progress.file { progress.done } else { Resume::default() };
        run.file(index, path, done, &bar)?;
    }
    bar.finish_and_clear();
    let (tally, time) = (run.tally, start.elapsed());
    let collected = run.sink.finish(console)?;
    let changes = run.copy.map(|copy| copy.finish(console)).transpose()?;
    if let Some(path) = &plan.html {
        let page = page::page(console, &tally);
        std::fs::write(path, page).map_err(|error| trouble(console, path, &error))?;
    }
    summary::tell(console, plan, &tally, changes.as_ref(), tally.bytes - resumed_bytes, time)?;
    checkpoint::remove(&console.messages, plan)?;
    collected.remove(console)?;
    Ok(if tally.at_least(plan.fail_on) > 0 { Exit::Negative } else { Exit::Fine })
}

impl Run<'_> {
    fn file(
        &mut self,
        index: usize,
        path: &Path,
        resume: Resume,
        bar: &ProgressBar,
    ) -> Result<(), Failure> {
        let name = path.display().to_string();
        bar.set_message(name.clone());
        let plan = self.plan;
        let source = streams::open(path, bar).map_err(|error| Stopped::Unreadable(error, resume));
        let outcome = source.and_then(|source| {
            audit_stream(source, &plan.settings, plan.jobs, resume, |audited| {
                self.chunk(index, &name, &audited)
            })
        });
        match outcome {
            Ok(_) => {}
            Err(Stopped::Taker(failure)) => return Err(failure),
            // What could be read is audited; that there is no more of it is a finding of its own, whatever was asked for.
            Err(Stopped::Unreadable(error, done)) => self.broken(&name, &error, done)?,
        }
        self.tally.files += 1;
        let next = Progress { file: index + 1, done: Resume::default(), ..Progress::default() };
        self.remember(next)
    }

    fn chunk(&mut self, file: usize, name: &str, audited: &Audited) -> Result<(), Failure> {
        let messages = &self.console.messages;
        let findings = &audited.report.findings;
        let rows: Vec<Row> = findings.iter().map(|it| Row::of(messages, name, it)).collect();
        let bytes = audited.chunk.text.len() as u64;
        self.sink.write(self.console, &rows, self.tally.findings == 0)?;
        if let Some(copy) = &mut self.copy {
            copy.write(self.console, name, audited)?;
        }
        self.tally.add(&audited.report, bytes, &rows);
        self.remember(Progress { file, done: audited.done, ..Progress::default() })
    }

    fn broken(&mut self, name: &str, error: &io::Error, done: Resume) -> Result<(), Failure> {
        let finding = broken_input(self.plan.settings.edition, error, done);
        let rows = [Row::of(&self.console.messages, name, &finding)];
        self.sink.write(self.console, &rows, self.tally.findings == 0)?;
        self.tally.add_rows(&rows);
        Ok(())
    }

    /// How far the run is, for whoever resumes it.
    fn remember(&mut self, progress: Progress) -> Result<(), Failure> {
        let Some(path) = &self.plan.checkpoint else { return Ok(()) };
        let progress = Progress {
            tally: self.tally.clone(),
            out_bytes: self.sink.written(self.console)?,
            fix: self
                .copy
                .as_mut()
                .map(|it| it.written(self.console))
                .transpose()?
                .unwrap_or_default(),
            ..progress
        };
        checkpoint::save(path, self.plan, &progress)
            .map_err(|error| trouble(self.console, path, &error))
    }
}

/// What is found in a file that cannot be read after so much of it.
pub(super) fn broken_input(edition: EditionChoice, error: &io::Error, done: Resume) -> Finding {
    let kind = Fact::Kind(match error.kind() {
        io::ErrorKind::NotFound => "not-found",
        io::ErrorKind::PermissionDenied => "not-permitted",
        io::ErrorKind::IsADirectory => "directory",
        io::ErrorKind::UnexpectedEof => "ends-early",
        // So says whoever unpacks, of what was not packed like that.
        io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput | io::ErrorKind::Other => {
            "damaged"
        }
        _ => "other",
    });
    let (game, line) = (done.games, done.lines + 1);
    Finding::of_file(edition, Check::BrokenInput, game, line, vec![("kind", kind)])
}

pub(super) fn trouble(console: &Console, path: &Path, error: &io::Error) -> Failure {
    Complaint::of_file(&console.messages, path, error).into()
}
