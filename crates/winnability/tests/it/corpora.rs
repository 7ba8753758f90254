//! Known verdicts: every answer is right, and its certificate holds.

use board::{Attempt, Color};
use winnability::{Budget, Solver, Winnability, can_mate, verify};

use crate::data::{self, Query};

/// Answers all queries; none may be wrong or stay undetermined.
#[track_caller]
fn check(queries: &[Query]) {
    let mut solver = Solver::new();
    for query in queries {
        let answer = solver.can_mate(&query.position, query.winner, Budget::DEFAULT);
        let undetermined = matches!(answer, Winnability::Undetermined(_));
        assert!(!undetermined, "{} for {}", query.fen, query.winner);
        assert_eq!(answer.can_mate(), query.can_mate, "{} for {}", query.fen, query.winner);
        let checked = verify(&query.position, query.winner, &answer);
        assert_eq!(checked, Ok(()), "{} for {}", query.fen, query.winner);
    }
}

#[test]
fn hard_positions() {
    check(&data::with_verdicts(data::HARD));
}

#[test]
fn positions_of_games() {
    check(&data::with_verdicts(data::GAMES));
}

#[test]
fn unfair_results() {
    check(&data::unfair());
}

#[test]
fn instructive_positions() {
    check(&data::with_verdicts(data::INSTRUCTIVE));
}

#[test]
fn positions_that_fooled_other_solvers() {
    for line in data::COUNTEREXAMPLES.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let start = data::position(fields[0]);
        assert_eq!(fields[1], "white");
        let answer = can_mate(&start, Color::White, Budget::DEFAULT);
        assert!(answer.can_mate(), "{}", fields[0]);
        assert_eq!(verify(&start, Color::White, &answer), Ok(()));
        let mut position = start;
        for text in fields[2].split(' ') {
            let attempt: Attempt = text.parse().expect("a move");
            position = position.play(attempt).expect("a legal move");
        }
        assert!(position.is_checkmate() && position.turn() == Color::Black);
    }
}
