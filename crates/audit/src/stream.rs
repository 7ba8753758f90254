//! Whole files: chunks of games are handed to threads, and what they found is put back in the order of the file. Memory
//! does not grow with the file, whatever is in it.

use std::io::{self, Read};

use notation::pgn::{self, Chunk, ChunkEnd, Chunks, RECORD_MAX, in_order};

use crate::{Auditor, Difference, Report, Settings, compare};

/// About so much is read at once, and by one thread.
const CHUNK: usize = 1 << 18;

/// Where in a file to begin: at the start, or after what has been done before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Resume {
    /// How many bytes of the unpacked file are done.
    pub bytes: u64,
    /// How many lines they hold.
    pub lines: u64,
    /// How many games.
    pub games: u64,
    /// Did they end in the middle of a record that was too long?
    pub cut: bool,
}

/// What came out of one chunk, in the order of the file.
#[derive(Debug)]
pub struct Audited<'c> {
    /// What was found, counted from the start of the file.
    pub report: Report,
    /// The text, with the place of its first byte in the file.
    pub chunk: &'c Chunk,
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

/// Audits a stream of unpacked text with several threads and hands on what they found, chunk after chunk.
///
/// # Errors
/// What the source or the taker reports. What came before has been handed on.
pub fn audit_stream<R: Read + Send, E>(
    source: R,
    settings: &Settings,
    jobs: usize,
    resume: Resume,
    mut take: impl FnMut(Audited<'_>) -> Result<(), E>,
) -> Result<Resume, Stopped<E>> {
    stream(source, [settings], jobs, resume, |[report], chunk, done| {
        take(Audited { report, chunk, done })
    })
}

/// Audits a stream twice, each chunk by the same thread, and hands on the games that are judged differently, in their
/// order.
///
/// # Errors
/// What the source or the taker reports. What came before has been handed on.
pub fn compare_stream<R: Read + Send, E>(
    source: R,
    settings: [&Settings; 2],
    jobs: usize,
    mut take: impl FnMut(Difference) -> Result<(), E>,
) -> Result<Resume, Stopped<E>> {
    stream(source, settings, jobs, Resume::default(), |[first, second], _, _| {
        compare(&first, &second).into_iter().try_for_each(&mut take)
    })
}

/// Audits every chunk under each of the settings.
fn stream<R: Read + Send, E, const N: usize>(
    mut source: R,
    settings: [&Settings; N],
    jobs: usize,
    resume: Resume,
    mut take: impl FnMut([Report; N], &Chunk, Resume) -> Result<(), E>,
) -> Result<Resume, Stopped<E>> {
    let skipped = io::copy(&mut (&mut source).take(resume.bytes), &mut io::sink());
    if let Err(error) = skipped {
        return Err(Stopped::Unreadable(error, resume));
    }
    let chunks = Chunks::new(source, CHUNK, RECORD_MAX);
    let chunks = if resume.cut { chunks.after_cut() } else { chunks };
    let worker = || {
        let mut auditors = settings.map(Auditor::new);
        move |chunk: &Chunk| auditors.each_mut().map(|it| it.audit_chunk(chunk))
    };
    let mut done = resume;
    let outcome = in_order(chunks, jobs, worker, |chunk, mut reports| {
        for finding in reports.iter_mut().flat_map(|it| &mut it.findings) {
            finding.game += done.games;
            finding.line += resume.lines;
        }
        chunk.lines_before += resume.lines;
        chunk.bytes_before += resume.bytes;
        let lines = memchr::memchr_iter(b'\n', &chunk.text).count() as u64;
        done = Resume {
            bytes: chunk.bytes_before + chunk.text.len() as u64,
            lines: chunk.lines_before + lines,
            games: done.games + reports.first().map_or(0, |it| it.games),
            cut: chunk.end == ChunkEnd::TooLong,
        };
        take(reports, chunk, done)
    });
    match outcome {
        Ok(()) => Ok(done),
        Err(pgn::Stopped::Unreadable(error)) => Err(Stopped::Unreadable(error, done)),
        Err(pgn::Stopped::Taker(error)) => Err(Stopped::Taker(error)),
    }
}
