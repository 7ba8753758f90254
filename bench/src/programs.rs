//! Programs as they are built, one beside the other: how quickly each starts, and how long it takes for the work that
//! counts. `program=target/release/jadoube program=target/dist/jadoube` shows what a quick build costs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::measure::row;

/// A start is short and much disturbed, work is not: so often is each measured.
const STARTS: usize = 41;
const RUNS: usize = 9;

struct Task {
    name: &'static str,
    arguments: Vec<String>,
    rounds: usize,
}

/// Measures every program that is named.
pub(crate) fn run(programs: &[&Path], pgn: Option<&Path>, mate: Option<&Path>) {
    if programs.is_empty() {
        return;
    }
    println!("programs, milliseconds, medians of {STARTS} starts and {RUNS} runs in turn");
    for (index, program) in programs.iter().enumerate() {
        println!("  {}: {}", letter(index), program.display());
    }
    let mut heads: Vec<String> = (0..programs.len()).map(letter).collect();
    heads.extend((1..programs.len()).map(|it| format!("{} / {}", letter(0), letter(it))));
    row("", &heads);
    for task in tasks(pgn, mate) {
        match medians(programs, &task) {
            Ok(times) => {
                let millis = |it: &Duration| format!("{:.1}", it.as_secs_f64() * 1e3);
                let mut figures: Vec<String> = times.iter().map(millis).collect();
                let first = times[0].as_secs_f64();
                let others = times[1..].iter();
                figures.extend(others.map(|it| format!("{:.3}", first / it.as_secs_f64())));
                row(task.name, &figures);
            }
            Err(error) => println!("{}: {error}", task.name),
        }
    }
    println!();
}

fn letter(index: usize) -> String {
    char::from(b'A' + u8::try_from(index % 26).unwrap_or_default()).to_string()
}

fn tasks(pgn: Option<&Path>, mate: Option<&Path>) -> Vec<Task> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures");
    let fixture = |name: &str| fixtures.join(name);
    let words = |words: &[&str], file: Option<PathBuf>| {
        let words = words.iter().map(|it| (*it).to_owned());
        words.chain(file.map(|it| it.display().to_string())).collect::<Vec<String>>()
    };
    let games = || Some(pgn.map_or_else(|| fixture("pgn/sample.pgn"), Path::to_owned));
    let hard = mate.map_or_else(|| fixture("winnability/hard.txt"), Path::to_owned);
    let task = |name, arguments, rounds| Task { name, arguments, rounds };
    vec![
        task("start: --version", words(&["--version"], None), STARTS),
        task(
            "start: judge",
            words(&["judge"], Some(fixture("transcripts/unpromoted.txt"))),
            STARTS,
        ),
        task("perft 6", words(&["perft", "--depth", "6"], None), RUNS),
        task("pgn", words(&["pgn"], games()), RUNS),
        task("audit", words(&["audit", "--jobs", "1"], games()), RUNS),
        task("mate", words(&["mate", "--file"], positions(&hard)), RUNS),
    ]
}

/// The positions of a file of verdicts and positions, alone in a file of their own.
fn positions(verdicts: &Path) -> Option<PathBuf> {
    let text = std::fs::read_to_string(verdicts).ok()?;
    let lines = text.lines().filter(|it| !it.starts_with('#'));
    let alone = lines.map(|it| match it.split_once(' ') {
        Some((verdict, position)) if verdict.len() == 2 => format!("{position}\n"),
        _ => format!("{it}\n"),
    });
    let path = std::env::temp_dir().join("jadoube-positions.txt");
    std::fs::write(&path, alone.collect::<String>()).ok()?;
    Some(path)
}

/// The median time of each program for one task; the programs take turns.
fn medians(programs: &[&Path], task: &Task) -> Result<Vec<Duration>, String> {
    let mut times = vec![Vec::with_capacity(task.rounds); programs.len()];
    for _ in 0..task.rounds {
        for (program, times) in programs.iter().zip(&mut times) {
            let start = Instant::now();
            let ended = Command::new(program)
                .args(&task.arguments)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .status()
                .map_err(|error| format!("{}: {error}", program.display()))?;
            times.push(start.elapsed());
            // 1 says that something was found; more is trouble.
            if ended.code().is_none_or(|it| it > 1) {
                return Err(format!("{} {}: {ended}", program.display(), task.arguments.join(" ")));
            }
        }
    }
    let median = |mut times: Vec<Duration>| {
        times.sort_unstable();
        times[times.len() / 2]
    };
    Ok(times.into_iter().map(median).collect())
}
