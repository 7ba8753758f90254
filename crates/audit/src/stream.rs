//! Whole files: chunks of games are handed to threads, and what they found is put back in the order of the file. Memory
//! does not grow with the file, whatever is in it.

use std::collections::BTreeMap;
use std::io::{self, Read};
use std::sync::{Condvar, Mutex, PoisonError, mpsc};
use std::thread;

use notation::pgn::{Chunk, Chunks};

use crate::{Auditor, Check, Fact, Finding, Report, Settings};

/// About so much is read at once, and by one thread.
const CHUNK: usize = 1 << 18;
/// No game is longer than this; what is, is cut.
const LIMIT: usize = 1 << 22;
/// So many chunks for each thread may be under way or wait for their turn.
const AHEAD: u64 = 2;

/// Where in a file to begin: at the start, or after what has been done before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Resume {
    /// How many bytes of the unpacked file are done.
    pub bytes: u64,
    /// How many lines they hold.
    pub lines: u64,
    /// How many games.
    pub games: u64,
}

/// What came out of one chunk, in the order of the file.
#[derive(Debug)]
pub struct Audited {
    /// What was found, counted from the start of the file.
    pub report: Report,
    /// The text, with the place of its first byte in the file.
    pub chunk: Chunk,
    /// How far the file is done with this chunk.
    pub done: Resume,
}

/// Why the audit of a file ended early.
#[derive(Debug, thiserror::Error)]
pub enum Stopped<E> {
    /// The file could not be read any further, after so much of it.
    #[error("the file cannot be read further: {0}")]
    Unreadable(io::Error, Resume),
    /// Whoever takes the findings wanted no more.
    #[error("{0}")]
    Taker(E),
}

struct Source<R> {
    chunks: Chunks<R>,
    next: u64,
    ended: bool,
}

struct Shared<R> {
    source: Mutex<Source<R>>,
    /// How many chunks have been handed on, and who waits for that.
    written: Mutex<u64>,
    moved_on: Condvar,
}

type Sent = Result<(u64, Report, Chunk), io::Error>;

/// Audits a stream of unpacked text with several threads and hands on what they found, chunk after chunk.
///
/// # Errors
/// What the source or the taker reports. What came before has been handed on.
pub fn audit_stream<R: Read + Send, E>(
    mut source: R,
    settings: &Settings,
    jobs: usize,
    resume: Resume,
    mut take: impl FnMut(Audited) -> Result<(), E>,
) -> Result<Resume, Stopped<E>> {
    let skipped = io::copy(&mut (&mut source).take(resume.bytes), &mut io::sink());
    if let Err(error) = skipped {
        return Err(Stopped::Unreadable(error, resume));
    }
    let jobs = jobs.max(1);
    let shared = Shared {
        source: Mutex::new(Source {
            chunks: Chunks::new(source, CHUNK, LIMIT),
            next: 0,
            ended: false,
        }),
        written: Mutex::new(0),
        moved_on: Condvar::new(),
    };
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (sender, shared) = (sender.clone(), &shared);
            scope.spawn(move || work(shared, settings, AHEAD * jobs as u64, &sender));
        }
        drop(sender);
        let outcome = merge(&receiver, &shared, resume, &mut take);
        // Whoever still waits for his turn is sent home.
        drop(receiver);
        lock(&shared.source).ended = true;
        *lock(&shared.written) = u64::MAX;
        shared.moved_on.notify_all();
        outcome
    })
}

/// Takes chunks until there are none, or until nobody listens any more.
fn work<R: Read>(shared: &Shared<R>, settings: &Settings, ahead: u64, sender: &mpsc::Sender<Sent>) {
    let mut auditor = Auditor::new(settings);
    loop {
        let taken = {
            let mut source = lock(&shared.source);
            if source.ended {
                return;
            }
            let next = source.chunks.next_chunk();
            source.ended = !matches!(next, Ok(Some(_)));
            let number = source.next;
            source.next += 1;
            next.map(|chunk| chunk.map(|chunk| (number, chunk)))
        };
        let sent = match taken {
            Ok(None) => return,
            Err(error) => sender.send(Err(error)),
            Ok(Some((number, chunk))) => {
                let report = audited(&mut auditor, &chunk);
                let waiting = lock(&shared.written);
                let not_yet = |written: &mut u64| number >= written.saturating_add(ahead);
                drop(shared.moved_on.wait_while(waiting, not_yet));
                sender.send(Ok((number, report, chunk)))
            }
        };
        if sent.is_err() {
            return;
        }
    }
}

fn audited(auditor: &mut Auditor<'_>, chunk: &Chunk) -> Report {
    let mut report = auditor.audit(&chunk.text);
    if chunk.text.len() >= LIMIT && auditor.settings().checks.has(Check::TooLong) {
        let length = Fact::Count(chunk.text.len() as u64);
        report.findings.insert(0, Finding::of_file(Check::TooLong, 1, 1, ("count", length)));
    }
    for finding in &mut report.findings {
        finding.line += chunk.lines_before;
    }
    report
}

/// Puts the reports back in order and counts games, lines and bytes through the whole file.
fn merge<R, E>(
    receiver: &mpsc::Receiver<Sent>,
    shared: &Shared<R>,
    resume: Resume,
    take: &mut impl FnMut(Audited) -> Result<(), E>,
) -> Result<Resume, Stopped<E>> {
    let mut done = resume;
    let mut waiting = BTreeMap::new();
    let mut next = 0;
    let mut unreadable = None;
    for sent in receiver {
        match sent {
            Ok((number, report, chunk)) => {
                waiting.insert(number, (report, chunk));
            }
            // Chunks before the trouble may still be under way.
            Err(error) => unreadable = Some(error),
        }
        while let Some((mut report, mut chunk)) = waiting.remove(&next) {
            next += 1;
            for finding in &mut report.findings {
                finding.game += done.games;
                finding.line += resume.lines;
            }
            chunk.lines_before += resume.lines;
            chunk.bytes_before += resume.bytes;
            done.games += report.games;
            done.bytes = chunk.bytes_before + chunk.text.len() as u64;
            done.lines =
                chunk.lines_before + memchr::memchr_iter(b'\n', &chunk.text).count() as u64;
            take(Audited { report, chunk, done }).map_err(Stopped::Taker)?;
            *lock(&shared.written) = next;
            shared.moved_on.notify_all();
        }
    }
    match unreadable {
        Some(error) => Err(Stopped::Unreadable(error, done)),
        None => Ok(done),
    }
}

/// A thread that panicked is a bug; what it held is still whole.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
