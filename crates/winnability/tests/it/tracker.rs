//! Following a game gives the same answers as asking afresh after every move.

use board::{Color, Move, Position};
use winnability::{Budget, Deadness, Solver, Tracker, Winnability, is_dead, verify};

use crate::data::{self, Numbers};

const BUDGET: Budget = Budget { states: 20_000, abstract_states: 400 };

fn check_alive(position: &Position, status: &Deadness) {
    if let Deadness::Alive { winner, helpmate } = status {
        let answer = Winnability::CanMate(helpmate.clone());
        assert_eq!(verify(position, *winner, &answer), Ok(()));
    }
}

#[test]
fn random_games_from_the_start_and_from_few_men() {
    let starts =
        ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", "8/5k2/3n4/8/8/4K3/5P2/8 w - -"];
    for (seed, start) in (1..).zip(starts) {
        let start = data::position(start);
        let mut tracker = Tracker::new(&start, BUDGET);
        let mut numbers = Numbers(seed * 0x9e37_79b9);
        for _ in 0..150 {
            let moves = tracker.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            tracker.play_unchecked(moves[numbers.below(moves.len())]);
            check_alive(tracker.position(), tracker.status());
            let fresh = is_dead(tracker.position(), BUDGET);
            let kind = |status: &Deadness| std::mem::discriminant(status);
            assert_eq!(kind(tracker.status()), kind(&fresh), "{:?}", tracker.position());
        }
    }
}

#[test]
fn a_dead_position_stays_dead() {
    let start = data::position("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - -");
    let mut tracker = Tracker::new(&start, BUDGET);
    for _ in 0..20 {
        assert!(matches!(tracker.status(), Deadness::Dead { .. }));
        let first = tracker.position().legal_moves()[0];
        tracker.play_unchecked(first);
    }
}

#[test]
fn following_the_helpmate_costs_no_search() {
    let start = Position::initial();
    let mut tracker = Tracker::new(&start, BUDGET);
    let Deadness::Alive { helpmate, .. } = tracker.status().clone() else { panic!("alive") };
    for (at, &played) in helpmate.line.iter().enumerate() {
        let status = tracker.play_unchecked(played);
        let Deadness::Alive { helpmate: rest, .. } = status else { panic!("alive") };
        assert_eq!(rest.line, helpmate.line[at + 1..]);
    }
    assert!(tracker.position().is_checkmate());
}

/// A random game of at most so many plies.
fn random_game(start: &Position, plies: usize, numbers: &mut Numbers) -> Vec<Move> {
    let mut position = *start;
    let mut game = Vec::new();
    while game.len() < plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        game.push(moves[numbers.below(moves.len())]);
        position = position.play_unchecked(game[game.len() - 1]);
    }
    game
}

#[test]
fn a_whole_game_at_once_is_the_same_as_move_by_move() {
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
        "8/5k2/3n4/8/8/4K3/5P2/8 w - -",
        "8/5k2/3n4/8/8/4K3/5R2/8 b - -",
        "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - -",
        "4k3/8/8/8/8/2n5/8/R3K3 w - -",
    ];
    for (seed, fen) in (1..).zip(starts.iter().cycle().take(40)) {
        let start = data::position(fen);
        let game = random_game(&start, 120, &mut Numbers(seed * 0x9e37_79b9));
        let along = Solver::new().dead_along(&start, &game, BUDGET);
        let mut tracker = Tracker::new(&start, BUDGET);
        for ply in 0..=game.len() {
            let position = *tracker.position();
            match tracker.status() {
                Deadness::Alive { .. } => {
                    let (winner, helpmate) = along.helpmate_at(&game, ply).expect("a helpmate");
                    let answer = Winnability::CanMate(helpmate);
                    assert_eq!(verify(&position, winner, &answer), Ok(()), "{fen} {ply}");
                }
                Deadness::Dead { .. } => {
                    let dead = along.dead.as_ref().expect("a proof");
                    assert!(dead.ply <= ply, "{fen} {ply}");
                    if dead.ply == ply {
                        for (winner, proof) in
                            [(Color::White, &dead.white), (Color::Black, &dead.black)]
                        {
                            let answer = Winnability::CannotMate(proof.clone());
                            assert_eq!(verify(&position, winner, &answer), Ok(()));
                        }
                    }
                }
                Deadness::Undetermined(_) => {}
            }
            if let Some(&played) = game.get(ply) {
                tracker.play_unchecked(played);
            }
        }
    }
}
