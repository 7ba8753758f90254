//! Checking a file with several threads: each takes the next chunk, and the reports are put back in order.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::{Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use messages::Messages;
use notation::pgn::{Checker, Chunk, read_game};

use super::defect::Located;
use super::source::{self, Stream};
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
    bytes: u64,
    defects: Vec<Located>,
}

pub(crate) fn file(
    messages: &Messages,
    path: &Path,
    jobs: usize,
    mut on_defect: impl FnMut(&Located) -> Result<(), Failure>,
) -> Result<Totals, Failure> {
    let (stream, progress) = source::open(messages, path)?;
    let start = Instant::now();
    let stream = Mutex::new((0, stream));
    let (sender, receiver) = mpsc::sync_channel(2 * jobs);
    let totals = thread::scope(|scope| {
        for _ in 0..jobs {
            let sender = sender.clone();
            let stream = &stream;
            scope.spawn(move || work(stream, &sender));
        }
        drop(sender);
        collect(messages, path, &receiver, &mut on_defect)
    });
    progress.finish_and_clear();
    let mut totals = totals?;
    totals.time = start.elapsed();
    Ok(totals)
}

type Sent = io::Result<(u64, Report)>;

/// Takes chunks until there are none, or until nobody listens any more.
fn work(stream: &Mutex<(u64, Stream)>, sender: &mpsc::SyncSender<Sent>) {
    loop {
        let next = {
            let Ok(mut stream) = stream.lock() else { return };
            let chunk = stream.1.next_chunk();
            stream.0 += 1;
            chunk.map(|chunk| chunk.map(|chunk| (stream.0, chunk)))
        };
        let sent = match next {
            Ok(None) => return,
            Ok(Some((index, chunk))) => sender.send(Ok((index, checked(&chunk)))),
            Err(error) => {
                // The others would only meet the same trouble again.
                let _ = sender.send(Err(error));
                return;
            }
        };
        if sent.is_err() {
            return;
        }
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
    Report {
        games: checker.games,
        moves: checker.moves,
        broken: checker.broken,
        bytes: chunk.text.len() as u64,
        defects,
    }
}

/// Reports may come out of order; games are numbered through the whole file.
fn collect(
    messages: &Messages,
    path: &Path,
    receiver: &mpsc::Receiver<Sent>,
    on_defect: &mut impl FnMut(&Located) -> Result<(), Failure>,
) -> Result<Totals, Failure> {
    let mut totals = Totals::default();
    let mut waiting = BTreeMap::new();
    let mut next = 1;
    for sent in receiver {
        let (index, report) =
            sent.map_err(|error| Failure::from(Complaint::of_file(messages, path, &error)))?;
        waiting.insert(index, report);
        while let Some(report) = waiting.remove(&next) {
            next += 1;
            for defect in &report.defects {
                on_defect(&defect.numbered_after(totals.games))?;
                totals.defects += 1;
            }
            totals.games += report.games;
            totals.moves += report.moves;
            totals.broken += report.broken;
            totals.bytes += report.bytes;
        }
    }
    Ok(totals)
}
