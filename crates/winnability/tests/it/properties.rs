//! What must hold between answers, whatever they are: no oracle is needed.

use board::{Bitboard, Color, Position, Setup};
use winnability::{Budget, Helpmate, Solver, Winnability, can_mate, verify};

use crate::data::{self, Query};

fn sample() -> Vec<Query> {
    let mut queries = data::with_verdicts(data::HARD);
    queries.extend(data::unfair().into_iter().step_by(10));
    queries.extend(data::with_verdicts(data::GAMES).into_iter().step_by(20));
    queries
}

const BUDGET: Budget = Budget { states: 20_000, abstract_states: 400 };

#[test]
fn children_of_cannot_are_cannot() {
    let mut solver = Solver::new();
    for query in sample() {
        if !solver.can_mate(&query.position, query.winner, BUDGET).cannot_mate() {
            continue;
        }
        for played in &query.position.legal_moves() {
            let child = query.position.play_unchecked(played);
            let answer = solver.can_mate(&child, query.winner, BUDGET);
            assert!(!answer.can_mate(), "{} for {}: {played:?}", query.fen, query.winner);
        }
    }
}

#[test]
fn a_can_position_has_a_can_child() {
    let mut solver = Solver::new();
    for query in sample() {
        let answer = solver.can_mate(&query.position, query.winner, BUDGET);
        let Winnability::CanMate(Helpmate { line }) = answer else { continue };
        // Unless it is mate already, some child can be won: the one on the line, asked afresh, is not
        // "cannot", and some child is "can".
        let Some(&first) = line.first() else { continue };
        let child = query.position.play_unchecked(first);
        let on_line = verdict(&mut solver, &child, query.winner);
        assert_ne!(on_line, Some(false), "{} for {}", query.fen, query.winner);
        let mut children = query.position.legal_moves().to_vec().into_iter();
        let can = on_line == Some(true)
            || children.any(|played| {
                let child = query.position.play_unchecked(played);
                verdict(&mut solver, &child, query.winner) == Some(true)
            });
        assert!(can, "{} for {}", query.fen, query.winner);
    }
}

#[test]
fn suffixes_of_helpmates_are_helpmates() {
    let mut solver = Solver::new();
    for query in sample() {
        let answer = solver.can_mate(&query.position, query.winner, BUDGET);
        let Winnability::CanMate(Helpmate { line }) = answer else { continue };
        let mut position = query.position;
        for at in 0..=line.len() {
            let rest = Winnability::CanMate(Helpmate { line: line[at..].to_vec() });
            assert_eq!(verify(&position, query.winner, &rest), Ok(()), "{}", query.fen);
            // So the position after the move can be won, too: nothing may say that it cannot.
            let again = solver.can_mate(&position, query.winner, Budget::QUICK);
            assert!(!again.cannot_mate(), "{} after {at} plies", query.fen);
            if let Some(&played) = line.get(at) {
                position = position.play_unchecked(played);
            }
        }
    }
}

/// The verdict without its certificate.
fn verdict(solver: &mut Solver, position: &Position, winner: Color) -> Option<bool> {
    match solver.can_mate(position, winner, BUDGET) {
        Winnability::CanMate(_) => Some(true),
        Winnability::CannotMate(_) => Some(false),
        Winnability::Undetermined(_) => None,
    }
}

fn rebuild(setup: &board::Setup) -> Position {
    Position::new(setup)
        .or_else(|irregular| irregular.play_all_the_same())
        .expect("a mirrored position is playable")
}

#[test]
fn colours_do_not_matter() {
    let mut solver = Solver::new();
    for query in sample() {
        let mirrored = rebuild(&query.position.setup().exchange_colors());
        let here = verdict(&mut solver, &query.position, query.winner);
        let there = verdict(&mut solver, &mirrored, !query.winner);
        assert_eq!(here, there, "{} for {}", query.fen, query.winner);
    }
}

#[test]
fn wings_do_not_matter() {
    let mut solver = Solver::new();
    for query in sample() {
        let mut setup = query.position.setup();
        if setup.castling_rooks != Bitboard::EMPTY {
            continue;
        }
        setup.placement = setup.placement.mirror();
        setup.en_passant = setup.en_passant.map(board::Square::flip_files);
        let here = verdict(&mut solver, &query.position, query.winner);
        let there = verdict(&mut solver, &rebuild(&setup), query.winner);
        // The order of the search is not symmetric, so one may be undecided; they may not contradict.
        if let (Some(here), Some(there)) = (here, there) {
            assert_eq!(here, there, "{} for {}", query.fen, query.winner);
        }
    }
}

#[test]
fn counters_do_not_matter() {
    let mut solver = Solver::new();
    for query in sample().into_iter().step_by(5) {
        let mut setup = query.position.setup();
        setup.plies_without_progress = 149;
        let here = solver.can_mate(&query.position, query.winner, BUDGET);
        let there = solver.can_mate(&rebuild(&setup), query.winner, BUDGET);
        assert_eq!(here, there, "{}", query.fen);
    }
}

#[test]
fn answers_do_not_depend_on_what_was_asked_before() {
    let mut used = Solver::new();
    for query in sample().into_iter().step_by(3) {
        let fresh = Solver::new().can_mate(&query.position, query.winner, BUDGET);
        let answer = used.can_mate(&query.position, query.winner, BUDGET);
        assert_eq!(answer, fresh, "{}", query.fen);
    }
}

#[test]
fn a_shortened_helpmate_is_one_and_not_longer() {
    let mut shorter = 0;
    for query in data::with_verdicts(data::HARD).iter().chain(&data::with_verdicts(data::GAMES)) {
        let Query { position, winner, .. } = query;
        let answer = can_mate(position, *winner, BUDGET);
        let Winnability::CanMate(helpmate) = &answer else { continue };
        let before = helpmate.line.len();
        let answer = answer.shortened(position, None);
        assert_eq!(verify(position, *winner, &answer), Ok(()), "{}", query.fen);
        let Winnability::CanMate(helpmate) = answer else { panic!("still a helpmate") };
        assert!(helpmate.line.len() <= before, "{}", query.fen);
        shorter += usize::from(helpmate.line.len() < before);
    }
    assert!(shorter > 100, "{shorter}");
}

#[test]
fn a_helpmate_in_time_stays_in_time_when_it_is_shortened() {
    let mut kept = 0;
    for query in data::with_verdicts(data::GAMES) {
        let setup = Setup { plies_without_progress: 145, ..query.position.setup() };
        let position = Position::new(&setup).expect("a position with another counter");
        let Winnability::CanMate(found) = can_mate(&position, query.winner, BUDGET) else {
            continue;
        };
        if !found.is_cut_short(&position, 150) {
            let freely = found.clone().shortened(&position, None);
            kept += usize::from(freely.is_cut_short(&position, 150));
            let shortened = found.shortened(&position, Some(150));
            assert!(!shortened.is_cut_short(&position, 150), "{}", query.fen);
        }
    }
    assert!(kept > 0, "the counter must matter somewhere");
}

#[test]
fn no_search_stores_more_than_it_may() {
    const SMALL: Budget = Budget { states: 100, abstract_states: 400 };
    /// The last position that is gone beyond may have many moves.
    const MOVES_MAX: u64 = 256;
    // A great many positions arise from promotions here.
    let promotions = data::position("2k5/p1p1p1p1/P1P1P1P1/8/5p2/8/8/2K5 w - -");
    let queries = sample().into_iter().map(|query| (query.position, query.winner));
    let mut solver = Solver::new();
    for (position, winner) in queries.chain([(promotions, Color::White)]) {
        let _ = solver.can_mate(&position, winner, SMALL);
        let stored = solver.effort().states;
        assert!(stored < SMALL.states + MOVES_MAX, "{position:?} for {winner}: {stored}");
    }
}
