//! Runs the solver over a file of positions with known verdicts and prints how it did.
//!
//! `corpus FILE [--verify] [--only N] [--list MICROSECONDS] [--undetermined]`
//!
//! Lines are `VERDICT FEN`, where the verdict names the players who can mate: `WB`, `W-`, `-B`, `--`; or
//! `FEN` alone, if it is known that the player not to move cannot mate.

use std::time::Instant;

use board::{Color, Position};
use winnability::{Budget, Proof, Solver, Winnability, verify};

struct Query {
    fen: String,
    position: Position,
    winner: Color,
    can_mate: bool,
}

struct Timed {
    nanos: u128,
    how: String,
    query: usize,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let flag = |name: &str| arguments.iter().any(|argument| argument == name);
    let value = |name: &str| -> Option<u128> {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1)?.parse().ok()
    };
    let path = arguments.first().expect("a file of positions");
    let text = std::fs::read_to_string(path).expect("a readable file");
    let queries: Vec<Query> = text.lines().flat_map(queries).collect();
    let every = value("--only").map_or(1, |every| every as usize);

    let mut solver = Solver::new();
    let (mut right, mut wrong, mut undetermined, mut unverified) = (0, 0, 0, 0);
    let mut times = Vec::new();
    let (mut states, mut abstract_states) = (0, 0);
    for (number, query) in queries.iter().enumerate().step_by(every) {
        let start = Instant::now();
        let answer = solver.can_mate(&query.position, query.winner, Budget::DEFAULT);
        let nanos = start.elapsed().as_nanos();
        let how_found = format!("{} ({:?})", how(&answer), solver.effort().tier);
        states += solver.effort().states;
        abstract_states += solver.effort().abstract_states;
        times.push(Timed { nanos, how: how_found, query: number });
        match &answer {
            Winnability::Undetermined(effort) => {
                undetermined += 1;
                if flag("--undetermined") {
                    println!("undetermined {} {} {effort:?}", query.fen, query.winner);
                }
            }
            answer if answer.can_mate() == query.can_mate => right += 1,
            answer => {
                wrong += 1;
                println!("WRONG {} {} {}", query.fen, query.winner, how(answer));
            }
        }
        if flag("--verify")
            && !matches!(answer, Winnability::Undetermined(_))
            && let Err(error) = verify(&query.position, query.winner, &answer)
        {
            unverified += 1;
            println!("UNVERIFIED {} {} {} {error:?}", query.fen, query.winner, how(&answer));
        }
    }
    println!("{} queries: {right} right, {wrong} wrong, {undetermined} undetermined", times.len());
    println!("{states} states and {abstract_states} abstract states");
    if flag("--verify") {
        println!("{unverified} certificates refused");
    }
    report(&mut times, &queries, value("--list"));
}

fn report(times: &mut [Timed], queries: &[Query], list_from_micros: Option<u128>) {
    times.sort_by_key(|timed| timed.nanos);
    let micros = |nanos: u128| nanos as f64 / 1000.0;
    let total: u128 = times.iter().map(|timed| timed.nanos).sum();
    let at = |hundredths: usize| micros(times[(times.len() - 1) * hundredths / 100].nanos);
    println!(
        "mean {:.1} µs, median {:.1} µs, p99 {:.1} µs, worst {:.1} µs",
        micros(total) / times.len() as f64,
        at(50),
        at(99),
        at(100)
    );
    let mut kinds: Vec<&str> = times.iter().map(|timed| timed.how.as_str()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    for kind in kinds {
        let of_kind = times.iter().filter(|timed| timed.how == kind);
        let (count, sum) = of_kind.fold((0, 0), |(n, sum), timed| (n + 1, sum + timed.nanos));
        println!(
            "  {kind:<26} {count:>6}, mean {:>9.1} µs, in all {:>9.1} ms",
            micros(sum) / f64::from(count),
            micros(sum) / 1000.0
        );
    }
    for timed in times.iter().rev() {
        if list_from_micros.is_some_and(|from| timed.nanos >= from * 1000) {
            let query = &queries[timed.query];
            println!("{:>10.1} {} {} {}", micros(timed.nanos), timed.how, query.fen, query.winner);
        }
    }
}

fn queries(line: &str) -> Vec<Query> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return Vec::new();
    }
    let (verdict, fen) = match line.split_once(' ') {
        Some((verdict, fen)) if verdict.len() == 2 => (Some(verdict), fen),
        _ => (None, line),
    };
    let fields: Vec<&str> = fen.split_whitespace().collect();
    let fen = fields[..4.min(fields.len())].join(" ");
    let setup = notation::fen::read(&format!("{fen} 0 1")).expect("a FEN");
    let position = Position::new(&setup)
        .or_else(|irregular| irregular.play_all_the_same())
        .unwrap_or_else(|error| panic!("{fen}: {error}"));
    let query = |winner: Color, can_mate| Query { fen: fen.clone(), position, winner, can_mate };
    match verdict {
        Some(verdict) => vec![
            query(Color::White, verdict.contains('W')),
            query(Color::Black, verdict.contains('B')),
        ],
        None => vec![query(!position.turn(), false)],
    }
}

fn how(answer: &Winnability) -> &'static str {
    match answer {
        Winnability::CanMate(_) => "helpmate",
        Winnability::Undetermined(_) => "undetermined",
        Winnability::CannotMate(proof) => match proof {
            Proof::Terminal(_) => "terminal",
            Proof::Material(_) => "material",
            Proof::ForcedLine { .. } => "forced line",
            Proof::Exhausted { .. } => "exhausted",
            Proof::ExhaustedWithin { .. } => "exhausted within",
            Proof::Epochs { .. } => "epochs",
            Proof::AllMoves(_) => "all moves",
        },
    }
}
