//! Positions with known verdicts, and small tools for the tests.

use board::{Color, Position};

/// A question with its known answer.
pub(crate) struct Query {
    pub(crate) fen: String,
    pub(crate) position: Position,
    pub(crate) winner: Color,
    pub(crate) can_mate: bool,
}

pub(crate) const HARD: &str = include_str!("../../../../fixtures/winnability/hard.txt");
pub(crate) const GAMES: &str = include_str!("../../../../fixtures/winnability/games.txt");
pub(crate) const UNFAIR: &str = include_str!("../../../../fixtures/winnability/unfair.txt");
pub(crate) const INSTRUCTIVE: &str =
    include_str!("../../../../fixtures/winnability/instructive.txt");
pub(crate) const COUNTEREXAMPLES: &str =
    include_str!("../../../../fixtures/winnability/counterexamples.tsv");

/// The position of a FEN without counters, reachable or not.
pub(crate) fn position(fen: &str) -> Position {
    let setup = notation::fen::read(&format!("{fen} 0 1")).expect("a FEN");
    Position::new(&setup)
        .or_else(|irregular| irregular.play_all_the_same())
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Lines of a verdict (`WB`, `W-`, `-B`, `--`; `?` is not known) and a FEN.
pub(crate) fn with_verdicts(text: &str) -> Vec<Query> {
    let mut queries = Vec::new();
    for line in text.lines() {
        let (verdict, fen) = line.split_once(' ').expect("a verdict and a FEN");
        for (at, winner) in [(0, Color::White), (1, Color::Black)] {
            let known = verdict.as_bytes()[at];
            if known != b'?' {
                let can_mate = known != b'-';
                let fen = fen.to_owned();
                queries.push(Query { position: position(&fen), fen, winner, can_mate });
            }
        }
    }
    queries
}

/// Lines of a FEN in which the player not to move cannot mate.
pub(crate) fn unfair() -> Vec<Query> {
    let query = |fen: &str| {
        let position = position(fen);
        Query { fen: fen.to_owned(), position, winner: !position.turn(), can_mate: false }
    };
    UNFAIR.lines().map(query).collect()
}

/// Numbers that look random and are the same everywhere.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }
}
