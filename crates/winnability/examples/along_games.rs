//! Follows the games of a PGN file and prints what it costs to know after every move whether the position
//! is dead, during the game and when it is over. `along_games FILE`; comments and variations are skipped, and so are games that cannot be read.

use std::time::Instant;

use board::{Move, Position};
use winnability::{Budget, Deadness, Solver, Tracker};

fn main() {
    let path = std::env::args().nth(1).expect("a PGN file");
    let text = String::from_utf8_lossy(&std::fs::read(path).expect("a readable file")).into_owned();
    let games: Vec<Vec<Move>> = text.split("[Event ").filter_map(moves).collect();
    let (mut plies, mut dead, mut undetermined, mut worst) = (0_u32, 0, 0, 0);
    let start = Instant::now();
    for game in &games {
        let mut tracker = Tracker::new(&Position::initial(), Budget::DEFAULT);
        for &played in game {
            let before = Instant::now();
            match tracker.play_unchecked(played) {
                Deadness::Dead { .. } => dead += 1,
                Deadness::Undetermined(_) => undetermined += 1,
                Deadness::Alive { .. } => {}
            }
            worst = worst.max(before.elapsed().as_nanos());
            plies += 1;
        }
    }
    let micros = start.elapsed().as_nanos() as f64 / 1000.0;
    println!(
        "{} games, {plies} moves: {dead} times dead, {undetermined} undetermined",
        games.len()
    );
    let worst = worst as f64 / 1000.0;
    println!("mean {:.2} µs for each move, worst {worst:.1} µs", micros / f64::from(plies));
    at_once(&games, plies);
}

/// The same question about every position, asked when the games are over.
fn at_once(games: &[Vec<Move>], plies: u32) {
    let mut solver = Solver::new();
    let start = Instant::now();
    let mut dead = 0;
    for game in games {
        let along = solver.dead_along(&Position::initial(), game, Budget::DEFAULT);
        dead += along.dead.map_or(0, |first| game.len() + 1 - first.ply);
    }
    let micros = start.elapsed().as_nanos() as f64 / 1000.0;
    println!("whole games: {dead} times dead, {:.2} µs for each move", micros / f64::from(plies));
}

/// The moves of a game, without its tags.
fn moves(game: &str) -> Option<Vec<Move>> {
    let text: String = game.lines().skip(1).filter(|line| !line.starts_with('[')).fold(
        String::new(),
        |mut text, line| {
            text.push(' ');
            text.push_str(line);
            text
        },
    );
    let mut position = Position::initial();
    let mut moves = Vec::new();
    let mut depth = 0_i32;
    for word in text
        .replace('{', " { ")
        .replace('}', " } ")
        .replace('(', " ( ")
        .replace(')', " ) ")
        .split_whitespace()
    {
        match word {
            "{" | "(" => depth += 1,
            "}" | ")" => depth -= 1,
            _ if depth > 0 || word.starts_with('$') => {}
            "1-0" | "0-1" | "1/2-1/2" | "*" => break,
            _ => {
                let word = word.rsplit('.').next().filter(|word| !word.is_empty());
                let Some(word) = word else { continue };
                let word = word.trim_end_matches(['+', '#', '!', '?']);
                let played = notation::san::read(&position, word.as_bytes()).ok()?;
                moves.push(played);
                position = position.play_unchecked(played);
            }
        }
    }
    (!moves.is_empty()).then_some(moves)
}
