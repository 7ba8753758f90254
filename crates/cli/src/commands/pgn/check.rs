//! Checking a file with several threads: each takes the next chunk, and the reports are put back in order.

use std::path::Path;
use std::time::{Duration, Instant};

use messages::Messages;
use notation::pgn::{Checker, Chunk, Stopped, in_order, read_game};

use super::defect::Located;
use super::source;
use crate::complaint::{Complaint, Failure};

/// What was counted in a file.
#[derive(Default)]
pub(crate) struct Totals {
    pub(crate) games: u64,
    pub(crate) moves: u64,
    pub(crate) broken: u64,
    pub(crate) defects: u64,
    pub(crate) bytes: u64,
    pub(crate) time: Duration,
}

/// What a thread found in one chunk.
struct Report {
    games: u64,
    moves: u64,
    broken: u64,
    defects: Vec<Located>,
}

pub(crate) fn file(
    messages: &Messages,
    path: &Path,
    jobs: usize,
    mut on_defect: impl FnMut(&Located) -> Result<(), Failure>,
) -> Result<Totals, Failure> {
    let (chunks, progress) = source::open(messages, path)?;
    let start = Instant::now();
    let mut totals = Totals::default();
    // Games are numbered through the whole file.
    let outcome = in_order(
        chunks,
        jobs,
        || checked,
        |chunk, report| {
            for defect in &report.defects {
                on_defect(&defect.numbered_after(totals.games))?;
                totals.defects += 1;
            }
            totals.games += report.games;
            totals.moves += report.moves;
            totals.broken += report.broken;
            totals.bytes += chunk.text.len() as u64;
            Ok(())
        },
    );
    progress.finish_and_clear();
    totals.time = start.elapsed();
    match outcome {
        Ok(()) => Ok(totals),
        Err(Stopped::Taker(failure)) => Err(failure),
        Err(Stopped::Unreadable(error)) => Err(Complaint::of_file(messages, path, &error).into()),
    }
}

fn checked(chunk: &Chunk) -> Report {
    let mut checker = Checker::default();
    let mut at = 0;
    while at < chunk.text.len() {
        at = read_game(&chunk.text, at, &mut checker);
    }
    let defects = std::mem::take(&mut checker.defects)
        .into_iter()
        .map(|it| Located::new(chunk, it))
        .collect();
    Report { games: checker.games, moves: checker.moves, broken: checker.broken, defects }
}
