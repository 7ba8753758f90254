//! Many positions, one to a line, answered by several threads. The results are put back in order.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::{Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use board::{Color, Position};
use indicatif::ProgressBar;
use messages::Args;
use notation::fen::{self, FenError};
use serde::Serialize;
use tell::winnability::MateVerdict;
use winnability::{Solver, Winnability};

use super::ask::{Answer, Asker};
use super::twin::AnswerTwin;
use crate::complaint::{Complaint, Failure, Place, Source};
use crate::exit::Exit;
use crate::input::{self, Game};
use crate::locale::Form;
use crate::output::Console;
use crate::output::json;
use crate::streams::{self, Stream};
use crate::words;

/// So many lines are taken by a thread at once.
const BATCH: usize = 8;
/// No FEN is longer than this.
const LINE_MAX: u64 = 4096;

/// A line with its number in the file.
struct Line {
    number: usize,
    text: String,
}

/// What became of a line.
enum Outcome {
    Answered(Box<Position>, Vec<Answer>),
    NotFen(FenError),
    NotPlayable,
}

type Batch = Vec<(Line, Outcome)>;
type Sent = io::Result<(u64, Batch)>;

#[derive(Serialize, Default)]
struct Totals {
    positions: u64,
    unreadable: u64,
    can: u64,
    cannot: u64,
    undetermined: u64,
    /// Certificates that were checked, and those that did not hold.
    verified: u64,
    refused: u64,
    milliseconds: u64,
}

#[derive(Serialize)]
struct LineTwin<'a> {
    line: usize,
    fen: &'a str,
    answers: Vec<AnswerTwin>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<serde_json::Value>,
}

#[derive(Serialize)]
struct SummaryTwin<'a> {
    summary: &'a Totals,
}

pub(crate) fn run(
    console: &Console,
    path: &Path,
    jobs: Option<&str>,
    asker: &Asker,
    sides: &[Color],
) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let jobs = input::jobs(messages, jobs)?;
    let wrong = |error: io::Error| Failure::from(Complaint::of_file(messages, path, &error));
    let (lines, progress) = open(path).map_err(wrong)?;
    let start = Instant::now();
    let lines = Mutex::new(lines);
    let (sender, receiver) = mpsc::sync_channel(4 * jobs);
    let printer = Printer { console, path, progress: &progress };
    let totals = thread::scope(|scope| {
        for _ in 0..jobs {
            let sender = sender.clone();
            let lines = &lines;
            scope.spawn(move || work(lines, asker, sides, &sender));
        }
        drop(sender);
        collect(&printer, receiver, wrong)
    });
    progress.finish_and_clear();
    let mut totals = totals?;
    totals.milliseconds = u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
    printer.summary(&totals, start.elapsed())?;
    Ok(match &totals {
        Totals { refused: 1.., .. } => Exit::Trouble,
        Totals { unreadable: 1.., .. } => Exit::BadInput,
        Totals { undetermined: 1.., .. } => Exit::Undetermined,
        _ => Exit::Fine,
    })
}

/// The lines of a file, counted.
struct Lines {
    reader: BufReader<Stream>,
    batches: u64,
    lines: usize,
}

fn open(path: &Path) -> io::Result<(Lines, ProgressBar)> {
    let (stream, progress) = streams::open_one(path)?;
    Ok((Lines { reader: BufReader::new(stream), batches: 0, lines: 0 }, progress))
}

impl Lines {
    /// The next lines that are neither empty nor comments, with the number of the batch.
    fn next_batch(&mut self) -> io::Result<Option<(u64, Vec<Line>)>> {
        let mut batch = Vec::with_capacity(BATCH);
        while batch.len() < BATCH {
            let Some(text) = self.next_line()? else { break };
            if !text.is_empty() && !text.starts_with('#') {
                batch.push(Line { number: self.lines, text });
            }
        }
        if batch.is_empty() {
            return Ok(None);
        }
        self.batches += 1;
        Ok(Some((self.batches, batch)))
    }

    /// A line without spaces around it; one that is too long is cut.
    fn next_line(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        if self.reader.by_ref().take(LINE_MAX).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        self.lines += 1;
        if bytes.last() != Some(&b'\n') && bytes.len() as u64 == LINE_MAX {
            self.reader.skip_until(b'\n')?;
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}

/// Takes lines until there are none, or until nobody listens any more.
fn work(lines: &Mutex<Lines>, asker: &Asker, sides: &[Color], sender: &mpsc::SyncSender<Sent>) {
    let mut solver = Solver::new();
    loop {
        let next = {
            let Ok(mut lines) = lines.lock() else { return };
            lines.next_batch()
        };
        let sent = match next {
            Ok(None) => return,
            Ok(Some((index, batch))) => {
                let answered = batch.into_iter().map(|line| {
                    let outcome = outcome(&mut solver, asker, sides, &line.text);
                    (line, outcome)
                });
                sender.send(Ok((index, answered.collect())))
            }
            Err(error) => {
                let _ = sender.send(Err(error));
                return;
            }
        };
        if sent.is_err() {
            return;
        }
    }
}

fn outcome(solver: &mut Solver, asker: &Asker, sides: &[Color], text: &str) -> Outcome {
    let setup = match fen::read(text) {
        Ok(setup) => setup,
        Err(error) => return Outcome::NotFen(error),
    };
    match Game::from(&setup) {
        Game::Irregular(_) => Outcome::NotPlayable,
        Game::Ordinary(position) => {
            let answers = sides.iter().map(|&side| asker.ask(solver, &position, side));
            Outcome::Answered(Box::new(position), answers.collect())
        }
    }
}

/// Prints the batches in order as they come.
fn collect(
    printer: &Printer<'_>,
    receiver: mpsc::Receiver<Sent>,
    wrong: impl Fn(io::Error) -> Failure,
) -> Result<Totals, Failure> {
    let mut totals = Totals::default();
    let mut waiting = BTreeMap::new();
    let mut next = 1;
    for sent in receiver {
        let (index, batch) = sent.map_err(&wrong)?;
        waiting.insert(index, batch);
        while let Some(batch) = waiting.remove(&next) {
            next += 1;
            for (line, outcome) in &batch {
                count(&mut totals, outcome);
                printer.line(line, outcome)?;
            }
        }
    }
    Ok(totals)
}

fn count(totals: &mut Totals, outcome: &Outcome) {
    totals.positions += 1;
    let Outcome::Answered(_, answers) = outcome else {
        totals.unreadable += 1;
        return;
    };
    for answer in answers {
        match answer.verdict() {
            MateVerdict::CanMate => totals.can += 1,
            MateVerdict::CannotMate => totals.cannot += 1,
            MateVerdict::Undetermined => totals.undetermined += 1,
        }
        totals.verified += u64::from(answer.checked == Some(Ok(())));
        totals.refused += u64::from(answer.is_refused());
    }
}

struct Printer<'a> {
    console: &'a Console,
    path: &'a Path,
    progress: &'a ProgressBar,
}

impl Printer<'_> {
    fn line(&self, line: &Line, outcome: &Outcome) -> Result<(), Failure> {
        let text = match self.console.form {
            Form::Json => self.twin(line, outcome),
            Form::Text => self.told(line, outcome),
        };
        self.progress.suspend(|| self.console.line(&text))
    }

    fn complaint(&self, line: &Line, outcome: &Outcome) -> Option<Complaint> {
        let messages = &self.console.messages;
        let source = Source { file: self.path.display().to_string(), line: line.number };
        let place = |at| Place { source: Some(source), text: line.text.clone(), at };
        match outcome {
            Outcome::Answered(..) => None,
            Outcome::NotFen(error) => Some(input::bad_fen(messages, *error, place(error.at))),
            Outcome::NotPlayable => {
                let what = messages.text("winnability-not-playable");
                Some(Complaint::new(crate::complaint::Kind::Fen, what).at(place(0)))
            }
        }
    }

    fn twin(&self, line: &Line, outcome: &Outcome) -> String {
        let messages = &self.console.messages;
        let answers = match outcome {
            Outcome::Answered(position, answers) => {
                answers.iter().map(|it| AnswerTwin::of(messages, position, it)).collect()
            }
            _ => Vec::new(),
        };
        let error = self.complaint(line, outcome);
        let error = error.map(|it| serde_json::to_value(json::Error::from(&it)));
        let error = error.and_then(Result::ok).map(|mut it| it["error"].take());
        compact(&LineTwin { line: line.number, fen: &line.text, answers, error })
    }

    fn told(&self, line: &Line, outcome: &Outcome) -> String {
        let (messages, ink) = (&self.console.messages, self.console.ink);
        // What is shown on terminals holds no control characters.
        let (shown, _) = Place::in_argument(&line.text, 0).picture();
        let Outcome::Answered(_, answers) = outcome else {
            let what = self.complaint(line, outcome).map(|it| it.what).unwrap_or_default();
            return format!(
                "{shown}  {}",
                ink.error(&format!("{}: {what}", messages.text("label-error")))
            );
        };
        let said: Vec<String> = answers.iter().map(|it| self.said(it)).collect();
        format!("{shown}  {}", said.join("; "))
    }

    /// An answer in few words.
    fn said(&self, answer: &Answer) -> String {
        let messages = &self.console.messages;
        let args = Args::new().set("color", words::color_key(answer.side));
        let mut said = match &answer.found {
            Winnability::CanMate(helpmate) => {
                messages.with("winnability-short-can", &args.set("plies", helpmate.line.len()))
            }
            Winnability::CannotMate(proof) => {
                let id = words::message_id("winnability-how", tell::winnability::proof_code(proof));
                messages.with("winnability-short-cannot", &args.set("how", messages.text(&id)))
            }
            Winnability::Undetermined(_) => messages.with("winnability-short-undetermined", &args),
        };
        if answer.cut_short.is_some() {
            said += &format!(" ({})", messages.text("winnability-short-cut"));
        }
        if answer.is_refused() {
            said += &format!(" ({})", messages.text("winnability-short-refused"));
        }
        said
    }

    fn summary(&self, totals: &Totals, time: Duration) -> Result<(), Failure> {
        if self.console.form == Form::Json {
            return self.console.line(&compact(&SummaryTwin { summary: totals }));
        }
        let messages = &self.console.messages;
        let seconds = format!("{:.1}", time.as_secs_f64());
        let args = Args::new()
            .set("positions", totals.positions)
            .set("can", totals.can)
            .set("cannot", totals.cannot)
            .set("undetermined", totals.undetermined)
            .set("seconds", seconds);
        let mut text = messages.with("winnability-total", &args);
        if totals.unreadable > 0 {
            let args = Args::new().set("count", totals.unreadable);
            text += &format!("\n{}", messages.with("winnability-total-unreadable", &args));
        }
        if totals.verified + totals.refused > 0 {
            let args = Args::new().set("verified", totals.verified).set("refused", totals.refused);
            text += &format!("\n{}", messages.with("winnability-total-verified", &args));
        }
        self.console.line(&text)
    }
}

/// One line of JSON.
fn compact(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("{{\"error\":\"{error}\"}}"))
}
