//! Checking a file with several threads: each takes the next chunk, and the reports are put back in order.

use std::path::Path;
use std::time::{Duration, Instant};

use messages::Messages;
use notation::pgn::{
    Checker, Chunk, ChunkEnd, Defect, DefectKind, Rest, Stopped, Visitor, in_order, read_game,
};

use super::defect::{Lines, Located};
use super::source;
use crate::complaint::{Complaint, Failure};

/// So many defects of a file are told. Counted are all of them.
const DEFECTS_MAX: u64 = 10_000;

/// What was counted in a file.
#[derive(Default)]
pub(crate) struct Totals {
    pub(crate) games: u64,
    pub(crate) moves: u64,
    pub(crate) broken: u64,
    pub(crate) defects: u64,
    /// How many of them were told.
    pub(crate) told: u64,
    pub(crate) bytes: u64,
    pub(crate) time: Duration,
}

/// What a thread found in one chunk.
struct Report {
    games: u64,
    moves: u64,
    broken: u64,
    defects: Vec<Located>,
    left_out: u64,
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
                totals.defects += 1;
                if totals.defects <= DEFECTS_MAX {
                    on_defect(&defect.numbered_after(totals.games))?;
                    totals.told += 1;
                }
            }
            totals.defects += report.left_out;
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
    // The rest of a record that was cut has been told of where it was cut.
    let mut at = if chunk.begins_cut { read_game(&chunk.text, 0, &mut Passing) } else { 0 };
    while at < chunk.text.len() {
        at = read_game(&chunk.text, at, &mut checker);
    }
    if chunk.end == ChunkEnd::TooLong {
        let (game, at) = (checker.games.max(1), chunk.text.len());
        checker.defects.push(Defect { game, at, length: 0, kind: DefectKind::TooLong });
    }
    let lines = Lines::new(&chunk.text);
    let located = |it| Located::new(chunk, &lines, it);
    let defects = std::mem::take(&mut checker.defects).into_iter().map(located).collect();
    let Checker { games, moves, broken, left_out, .. } = checker;
    Report { games, moves, broken, defects, left_out }
}

/// Goes past the rest of a record.
struct Passing;

impl Visitor for Passing {
    fn begin_moves(&mut self, _at: usize) -> Rest {
        Rest::Skip
    }
}
