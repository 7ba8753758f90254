//! A round of a large tournament, paired by us and by programs of others on the same report: `referee=PATH` names a program that is called as
//! `PROGRAM --dutch FILE -p OUT` and writes the pairs by numbers, `python=target/referees/bin/python3` asks caissify-pairings. What a referee
//! takes includes its start and its reading; so does ours, in this process, its reading.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use pairing::{Edition, Pairing, Simulation, pair, simulate, simulated_ratings};
use store::trf::{ReportVersion, read_trf, simulated_report, write_trf};

use crate::measure::{ROUNDS, row};

const SEED: u64 = 7;
/// Players, and the round of nine that is paired.
const SIZES: [(usize, usize); 4] = [(60, 9), (500, 9), (1_000, 9), (5_000, 9)];

/// Larger tournaments are left to us: a referee takes minutes for them.
const REFEREES_MAX: usize = 500;

/// Another program.
pub(crate) enum Referee<'p> {
    Program(&'p Path),
    Caissify { python: &'p Path },
}

impl Referee<'_> {
    fn name(&self) -> String {
        match self {
            Referee::Program(path) => path.display().to_string(),
            Referee::Caissify { python } => format!("caissify-pairings, by {}", python.display()),
        }
    }
}

/// Pairs each of the sizes by everybody, in turn.
pub(crate) fn run(programs: &[&Path], pythons: &[&Path]) {
    let programs = programs.iter().map(|it| Referee::Program(it));
    let pythons = pythons.iter().map(|python| Referee::Caissify { python });
    let referees: Vec<Referee<'_>> = programs.chain(pythons).collect();
    println!("pairing, milliseconds, medians of {ROUNDS} runs in turn");
    for (index, referee) in referees.iter().enumerate() {
        println!("  referee {}: {}", index + 1, referee.name());
    }
    let mut heads = vec!["ours, pairing".to_owned(), "ours, all".to_owned()];
    heads.extend((1..=referees.len()).map(|it| format!("referee {it}")));
    heads.extend((1..=referees.len()).map(|it| format!("{it} / ours")));
    row("", &heads);
    let folder = std::env::temp_dir().join(format!("jadoube-pairing-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    for (players, round) in SIZES {
        let asked: &[Referee<'_>] = if players > REFEREES_MAX { &[] } else { &referees };
        measure(&folder, asked, players, round);
    }
    fs::remove_dir_all(&folder).expect("the folder");
    println!();
}

fn measure(folder: &Path, referees: &[Referee<'_>], players: usize, round: usize) {
    let simulation = Simulation::of(players, 9);
    let whole = simulate(&simulation, SEED, Edition::default());
    let (before, expected) = whole.before(round).expect("the round was paired");
    let ratings = simulated_ratings(&simulation, SEED);
    let file = folder.join(format!("{players}.trf"));
    fs::write(&file, written(&before, &ratings)).expect("a file");
    // Caissify is asked whether the round is right.
    let with_round = folder.join(format!("{players}-whole"));
    fs::create_dir_all(&with_round).expect("a folder");
    fs::write(with_round.join("whole.trf"), written(&whole, &ratings)).expect("a file");
    let expected = sorted(&expected.games);
    let mut pairing = Vec::new();
    let mut all = Vec::new();
    let mut others = vec![Vec::new(); referees.len()];
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let found = pair(&before, Edition::default()).expect("a round");
        pairing.push(start.elapsed());
        assert_eq!(sorted(&found.games), expected, "not what was simulated");
        let start = Instant::now();
        let found = from_file(&file, round);
        all.push(start.elapsed());
        assert_eq!(sorted(&found.games), expected, "not what was simulated, from the file");
        for (referee, times) in referees.iter().zip(&mut others) {
            let start = Instant::now();
            let agrees = match referee {
                Referee::Program(path) => by_program(path, &file) == expected,
                Referee::Caissify { python } => by_caissify(python, &with_round, round),
            };
            times.push(start.elapsed());
            assert!(agrees, "{} pairs something else", referee.name());
        }
    }
    let ours = median(&mut all);
    let theirs: Vec<Duration> = others.iter_mut().map(|it| median(it)).collect();
    let millis = |it: &Duration| format!("{:.1}", it.as_secs_f64() * 1e3);
    let mut figures = vec![millis(&median(&mut pairing)), millis(&ours)];
    figures.extend(theirs.iter().map(millis));
    let ratio = |it: &Duration| format!("{:.2}", it.as_secs_f64() / ours.as_secs_f64());
    figures.extend(theirs.iter().map(ratio));
    row(&format!("{players} players, round {round}"), &figures);
}

fn written(tournament: &pairing::Tournament, ratings: &[usize]) -> String {
    let report = simulated_report(tournament, "Benchmark", ratings).alone().expect("a report");
    write_trf(report.tournament(), ReportVersion::Trf16, |_| None).expect("a report")
}

fn by_caissify(python: &Path, folder: &Path, round: usize) -> bool {
    let tool = concat!(env!("CARGO_MANIFEST_DIR"), "/../tools/compare-pairings");
    let round = round.to_string();
    let mut command = Command::new(python);
    command.arg(tool).arg(folder).args(["caissify", "--what", "pairs", "--round", &round]);
    command.output().expect("the referee starts").status.success()
}

fn from_file(file: &Path, round: usize) -> Pairing {
    let report = read_trf(&fs::read_to_string(file).expect("the file")).alone().expect("a report");
    let to_pair = report.to_pair(round).expect("all results");
    pair(&to_pair.tournament, Edition::default()).expect("a round")
}

/// White and Black from the file that a program has written: their number, and then a line for each pair.
fn by_program(referee: &Path, file: &Path) -> Vec<(usize, usize)> {
    let out: PathBuf = file.with_extension("out");
    let run = Command::new(referee).arg("--dutch").arg(file).arg("-p").arg(&out).output();
    let run = run.expect("the referee starts");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let written = fs::read_to_string(&out).expect("what the referee wrote");
    let pairs = written.split(['\n', '\r']).skip(1).filter_map(|line| {
        let (white, black) = line.trim().split_once(' ')?;
        let number = |it: &str| it.trim().parse::<usize>().ok();
        Some((number(white)?.checked_sub(1)?, number(black)?.checked_sub(1)?))
    });
    sorted(&pairs.collect::<Vec<_>>())
}

fn sorted(games: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut games = games.to_vec();
    games.sort_unstable();
    games
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
