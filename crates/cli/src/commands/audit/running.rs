//! A run over all files: chunk after chunk is counted, written, corrected and remembered, in this order.

use std::io;
use std::path::Path;
use std::time::Instant;

use audit::{Audited, Check, Fact, Finding, Resume, Stopped, audit_stream};
use indicatif::ProgressBar;
use messages::Args;

use super::checkpoint::{self, Progress};
use super::fixing::Copy;
use super::plan::Plan;
use super::row::{Players, Row};
use super::sinks::Sink;
use super::tally::Tally;
use super::{inputs, page, summary};
use crate::complaint::{Complaint, Failure};
use crate::exit::Exit;
use crate::output::Console;

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
    let resumed_bytes = progress.tally.bytes;
    let mut run = Run {
        console,
        plan,
        sink: Sink::open(console, plan, earlier.as_ref())?,
        copy: Copy::open(console, plan, earlier.as_ref())?,
        tally: progress.tally,
    };
    let bar = inputs::bar(inputs::size(&plan.files));
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
        let source =
            inputs::open(path, bar).map_err(|error| trouble(self.console, path, &error))?;
        let plan = self.plan;
        let outcome = audit_stream(source, &plan.settings, plan.jobs, resume, |audited| {
            self.chunk(index, &name, &audited)
        });
        match outcome {
            Ok(_) => {}
            Err(Stopped::Taker(failure)) => return Err(failure),
            // What could be read is audited; that there is no more of it is a finding of its own.
            Err(Stopped::Unreadable(error, done)) => self.broken(&name, &error, done)?,
        }
        self.tally.files += 1;
        let next = Progress { file: index + 1, done: Resume::default(), ..Progress::default() };
        self.remember(next)
    }

    fn chunk(&mut self, file: usize, name: &str, audited: &Audited) -> Result<(), Failure> {
        let messages = &self.console.messages;
        let findings = &audited.report.findings;
        let row = |it: &Finding| {
            let players = Players { white: it.white.clone(), black: it.black.clone() };
            Row::of(messages, name, &players, it)
        };
        let rows: Vec<Row> = findings.iter().map(row).collect();
        let bytes = audited.chunk.text.len() as u64;
        self.sink.write(self.console, &rows, self.tally.findings == 0)?;
        if let Some(copy) = &mut self.copy {
            copy.write(self.console, name, audited)?;
        }
        self.tally.add(&audited.report, bytes, &rows);
        self.remember(Progress { file, done: audited.done, ..Progress::default() })
    }

    fn broken(&mut self, name: &str, error: &io::Error, done: Resume) -> Result<(), Failure> {
        if !self.plan.settings.checks.has(Check::BrokenInput) {
            return Ok(());
        }
        let reason = ("reason", Fact::Text(error.to_string()));
        let finding = Finding::of_file(Check::BrokenInput, done.games, done.lines + 1, reason);
        let rows = [Row::of(&self.console.messages, name, &Players::default(), &finding)];
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

pub(super) fn trouble(console: &Console, path: &Path, error: &io::Error) -> Failure {
    Complaint::of_file(&console.messages, path, error).into()
}
