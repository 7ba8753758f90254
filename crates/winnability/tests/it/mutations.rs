//! Positions changed by one man: what is proved never to be won is not won on any line that follows.
//! `JADOUBE_MUTATIONS` sets how many are tried.

use board::{Bitboard, Color, Piece, Position, Role, Setup, Square};
use winnability::{Budget, Solver, Winnability, verify};

use crate::data::{self, Numbers};

const BUDGET: Budget = Budget { states: 5_000, abstract_states: 200 };

/// Moves, adds or removes one man other than a king.
fn mutate(setup: &Setup, numbers: &mut Numbers) -> Setup {
    let mut setup = *setup;
    setup.castling_rooks = Bitboard::EMPTY;
    setup.en_passant = None;
    let men: Vec<(Square, Piece)> =
        setup.placement.pieces().filter(|(_, piece)| piece.role != Role::King).collect();
    let empty: Vec<Square> = (!setup.placement.occupied()).into_iter().collect();
    let to = empty[numbers.below(empty.len())];
    match numbers.below(3) {
        0 if !men.is_empty() => setup.placement.take_off(men[numbers.below(men.len())].0),
        1 if !men.is_empty() => {
            let (from, piece) = men[numbers.below(men.len())];
            setup.placement.take_off(from);
            setup.placement.put(to, piece);
        }
        _ => {
            let role = Role::ALL[numbers.below(5)];
            setup.placement.put(to, Piece::new(Color::ALL[numbers.below(2)], role));
        }
    }
    setup
}

#[test]
fn proofs_and_helpmates_never_contradict_each_other() {
    let wanted: usize =
        std::env::var("JADOUBE_MUTATIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(300);
    let seeds = data::with_verdicts(data::HARD);
    let mut numbers = Numbers(0x1234_5678_9abc_def1);
    let mut solver = Solver::new();
    let mut tried = 0;
    while tried < wanted {
        let query = &seeds[numbers.below(seeds.len())];
        let setup = mutate(&query.position.setup(), &mut numbers);
        let Ok(position) = Position::new(&setup).or_else(|irregular| irregular.play_all_the_same())
        else {
            continue;
        };
        tried += 1;
        let answer = solver.can_mate(&position, query.winner, BUDGET);
        if !matches!(answer, Winnability::Undetermined(_)) {
            assert_eq!(verify(&position, query.winner, &answer), Ok(()), "{position:?}");
        }
        if answer.cannot_mate() {
            follow(&position, query.winner, &mut solver, &mut numbers);
        }
    }
}

/// Plays on at random; nobody may find a helpmate.
fn follow(start: &Position, winner: Color, solver: &mut Solver, numbers: &mut Numbers) {
    let mut position = *start;
    for _ in 0..12 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        position = position.play_unchecked(moves[numbers.below(moves.len())]);
        let answer = solver.can_mate(&position, winner, Budget::QUICK);
        assert!(!answer.can_mate(), "{start:?} then {position:?} for {winner}");
    }
}
