//! Can this side still mate? Our solver beside chasolver's full mode, question by question in turn, so that a
//! slow moment of the machine hits both alike. Both are held against the known verdicts.

use std::path::Path;
use std::str::FromStr;
use std::time::Instant;

use board::{Color, Position};
use winnability::{Budget, Solver, Winnability};

use crate::measure::row;

/// A question that both can read, with its known answer.
struct Question {
    ours: Position,
    theirs: chess::Board,
    winner: Color,
    can_mate: bool,
}

/// How one of them did on a file.
#[derive(Default)]
struct Sheet {
    nanos: Vec<u64>,
    wrong: usize,
    undecided: usize,
}

/// Measures each file, or the fixtures if there is none.
pub(crate) fn run(paths: &[&Path]) {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/winnability");
    let (hard, games) = (fixtures.join("hard.txt"), fixtures.join("games.txt"));
    let default = [hard.as_path(), games.as_path()];
    for path in if paths.is_empty() { &default[..] } else { paths } {
        match std::fs::read_to_string(path) {
            Ok(text) => file(path, &text),
            Err(error) => println!("winnability: {}: {error}\n", path.display()),
        }
    }
}

fn file(path: &Path, text: &str) {
    let lines: Vec<&str> = text.lines().collect();
    let questions: Vec<Question> = lines.iter().flat_map(|line| questions(line)).collect();
    if questions.is_empty() {
        println!("winnability: {}: no line can be read by both\n", path.display());
        return;
    }
    let mut solver = Solver::new();
    let (mut ours, mut theirs) = (Sheet::default(), Sheet::default());
    for (number, question) in questions.iter().enumerate() {
        // Neither is always the one who finds the caches cold.
        if number % 2 == 0 {
            ours.ask(question.can_mate, || our_answer(&mut solver, question));
            theirs.ask(question.can_mate, || their_answer(question));
        } else {
            theirs.ask(question.can_mate, || their_answer(question));
            ours.ask(question.can_mate, || our_answer(&mut solver, question));
        }
    }
    println!(
        "winnability, microseconds, {} questions of {} lines in {}",
        questions.len(),
        lines.len(),
        path.display()
    );
    row("", &["jadoube", "chasolver", "ratio"].map(String::from));
    for sheet in [&mut ours, &mut theirs] {
        sheet.nanos.sort_unstable();
    }
    let figure = |label: &str, of: &dyn Fn(&Sheet) -> f64| {
        let (a, b) = (of(&ours), of(&theirs));
        row(label, &[format!("{a:.1}"), format!("{b:.1}"), format!("{:.2}", a / b)]);
    };
    figure("mean", &Sheet::mean);
    figure("median", &|sheet| sheet.at(50, 100));
    figure("p99", &|sheet| sheet.at(99, 100));
    figure("worst", &|sheet| sheet.at(1, 1));
    let count = |of: fn(&Sheet) -> usize| [of(&ours).to_string(), of(&theirs).to_string()];
    row("wrong", &count(|sheet| sheet.wrong));
    row("undecided", &count(|sheet| sheet.undecided));
    println!();
    assert_eq!(ours.wrong, 0, "an answer of ours is wrong");
}

impl Sheet {
    fn ask(&mut self, known: bool, answer: impl FnOnce() -> Option<bool>) {
        let start = Instant::now();
        let answer = answer();
        let nanos = start.elapsed().as_nanos();
        self.nanos.push(u64::try_from(nanos).unwrap_or(u64::MAX));
        match answer {
            None => self.undecided += 1,
            Some(answer) if answer != known => self.wrong += 1,
            Some(_) => {}
        }
    }

    fn mean(&self) -> f64 {
        self.nanos.iter().sum::<u64>() as f64 / 1000.0 / self.nanos.len() as f64
    }

    /// The time that this part of all questions does not exceed.
    fn at(&self, part: usize, of: usize) -> f64 {
        self.nanos[(self.nanos.len() - 1) * part / of] as f64 / 1000.0
    }
}

fn our_answer(solver: &mut Solver, question: &Question) -> Option<bool> {
    match solver.can_mate(&question.ours, question.winner, Budget::DEFAULT) {
        Winnability::CanMate(_) => Some(true),
        Winnability::CannotMate(_) => Some(false),
        Winnability::Undetermined(_) => None,
    }
}

fn their_answer(question: &Question) -> Option<bool> {
    let winner = match question.winner {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    };
    chasolver::winnability(&question.theirs, winner)
        .map(|answer| matches!(answer, chasolver::Winnability::Winnable { .. }))
}

/// A line `VERDICT FEN`, where the verdict names the players who can mate: two questions, unless one of
/// us cannot read it.
fn questions(line: &str) -> Vec<Question> {
    let Some((verdict, fen)) = line.trim().split_once(' ') else { return Vec::new() };
    let fields: Vec<&str> = fen.split_whitespace().take(4).collect();
    let fen = format!("{} 0 1", fields.join(" "));
    let Ok(theirs) = chess::Board::from_str(&fen) else { return Vec::new() };
    let Ok(setup) = notation::fen::read(&fen) else { return Vec::new() };
    let Ok(ours) = Position::new(&setup).or_else(|irregular| irregular.play_all_the_same()) else {
        return Vec::new();
    };
    [(Color::White, 'W'), (Color::Black, 'B')]
        .into_iter()
        .map(|(winner, letter)| {
            let can_mate = verdict.contains(letter);
            Question { ours, theirs, winner, can_mate }
        })
        .collect()
}
