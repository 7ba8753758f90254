//! The audit of game records with all checks on, beside a reader that validates the moves and does nothing else. The file
//! is given as `pgn=PATH` and repeated to 200 MB, as for game records; without one a small committed file is used.

use std::path::Path;

use audit::{Audited, Resume, Settings, audit_stream};

use crate::measure::{Contestant, medians, row};
use crate::pgn::{load, theirs};

pub(crate) fn run(path: Option<&Path>) {
    let text = load(path);
    let settings = Settings::default();
    let moves = audited(&text, &settings, 1).moves;
    let (counts, peak) = memory(|| audited(&text, &settings, 2));
    println!(
        "audit, {} MB, {} games, {moves} moves, all checks on, {} findings",
        text.len() / 1_000_000,
        counts.games,
        counts.findings
    );
    row("", &["jadoube", "2 threads", "pgn-reader"].map(String::from));
    let mut contestants = [
        Contestant::new("jadoube", || audited(&text, &settings, 1).moves),
        Contestant::new("jadoube, two threads", || audited(&text, &settings, 2).moves),
        Contestant::new("pgn-reader with shakmaty, validating only", || theirs(&text)),
    ];
    let times = medians(&mut contestants, moves);
    let seconds: Vec<f64> = times.iter().map(std::time::Duration::as_secs_f64).collect();
    let figures = |unit: &dyn Fn(f64) -> f64, digits: usize| {
        seconds.iter().map(|&time| format!("{:.digits$}", unit(time))).collect::<Vec<_>>()
    };
    row("MB a second", &figures(&|time| text.len() as f64 / time / 1e6, 0));
    row("nanoseconds a move", &figures(&|time| time / moves as f64 * 1e9, 1));
    row("times pgn-reader", &figures(&|time| seconds[2] / time, 2));
    row("times one thread", &figures(&|time| seconds[0] / time, 2));
    let spent = [
        processor_time(|| audited(&text, &settings, 1).moves),
        processor_time(|| audited(&text, &settings, 2).moves),
        processor_time(|| theirs(&text)),
    ];
    if let [Some(one), Some(two), Some(peer)] = spent {
        // On a machine that does other work, time on the clock says little about threads.
        row("processor seconds, once", &[one, two, peer].map(|it| format!("{it:.2}")));
        row("times pgn-reader, by these", &[one, two, peer].map(|it| format!("{:.2}", peer / it)));
    }
    match peak {
        Some(kilobytes) => {
            println!("memory on top of the text, two threads: {} MB", kilobytes.div_ceil(1000));
        }
        None => println!("memory: not known on this system"),
    }
    println!();
}

/// All checks, one thread, once.
pub(crate) fn once(text: &[u8]) -> u64 {
    audited(text, &Settings::default(), 1).moves
}

#[derive(Default)]
struct Counts {
    games: u64,
    moves: u64,
    findings: u64,
}

/// Through the streaming audit, as a file would be.
fn audited(text: &[u8], settings: &Settings, jobs: usize) -> Counts {
    let mut counts = Counts::default();
    let take = |audited: Audited| {
        counts.games += audited.report.games;
        counts.moves += audited.report.moves;
        counts.findings += audited.report.findings.len() as u64;
        Ok::<(), std::convert::Infallible>(())
    };
    audit_stream(text, settings, jobs, Resume::default(), take).expect("memory does not fail");
    counts
}

/// How long the processors worked for a piece of work, in seconds.
fn processor_time<T>(work: impl FnOnce() -> T) -> Option<f64> {
    let spent = || -> Option<u64> {
        let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
        // After the name, which may hold blanks: user and system time are the twelfth and thirteenth.
        let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
        let (user, system) = (fields.next()?, fields.next()?);
        Some(user.parse::<u64>().ok()? + system.parse::<u64>().ok()?)
    };
    let before = spent()?;
    work();
    // Linux counts them in hundredths of a second.
    Some((spent()? - before) as f64 / 100.0)
}

/// What a piece of work returns, and by how many kilobytes the memory of this process was larger at most.
fn memory<T>(work: impl FnOnce() -> T) -> (T, Option<u64>) {
    let field = |name: &str| {
        let status = std::fs::read_to_string("/proc/self/status").ok()?;
        let line = status.lines().find(|line| line.starts_with(name))?;
        line.split_whitespace().nth(1)?.parse::<u64>().ok()
    };
    // Linux forgets the highest value so far when told to.
    let forgotten = std::fs::write("/proc/self/clear_refs", "5").is_ok();
    let before = field("VmRSS:").filter(|_| forgotten);
    let done = work();
    let highest = field("VmHWM:");
    (done, before.zip(highest).map(|(before, highest)| highest.saturating_sub(before)))
}
