//! The abstraction alone against known helpmates: it must never prove what can be won. With
//! `JADOUBE_WINNABILITY_CORPUS` the positions come from that file instead, and `JADOUBE_MUTATIONS` says
//! how many changed positions are tried as well.

use board::{Bitboard, Color, Piece, Position, Role, Setup, Square};

use super::prove;
use crate::perspective::Perspective;
use crate::{Budget, Solver};

const FIXTURE: &str = include_str!("../../../../fixtures/winnability/hard.txt");

fn corpus() -> Vec<(Position, Color, bool)> {
    let text = match std::env::var("JADOUBE_WINNABILITY_CORPUS") {
        Ok(path) => std::fs::read_to_string(path).expect("a readable corpus"),
        Err(_) => FIXTURE.to_owned(),
    };
    let mut queries = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (verdict, fen) = line.split_once(' ').expect("a verdict and a FEN");
        let fields: Vec<&str> = fen.split_whitespace().take(4).collect();
        let setup = notation::fen::read(&format!("{} 0 1", fields.join(" "))).expect("a FEN");
        let position = playable(&setup).expect("a playable position");
        queries.push((position, Color::White, verdict.contains('W')));
        queries.push((position, Color::Black, verdict.contains('B')));
    }
    queries
}

fn playable(setup: &Setup) -> Option<Position> {
    Position::new(setup).or_else(|irregular| irregular.play_all_the_same()).ok()
}

/// Tries to prove it with many and with few abstract states.
fn is_proved(position: &Position, winner: Color) -> bool {
    let turned = Perspective::new(position, winner);
    prove(&turned.position, 300).proof.is_some()
}

#[test]
fn nothing_is_proved_of_what_can_be_won() {
    for (position, winner, can_mate) in corpus() {
        assert!(!(can_mate && is_proved(&position, winner)), "{position:?} for {winner}");
    }
}

#[test]
fn nothing_is_proved_of_changed_positions_that_can_be_won() {
    let wanted: usize =
        std::env::var("JADOUBE_MUTATIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(200);
    let seeds = corpus();
    let mut random = 0x0123_4567_89ab_cdef_u64 ^ wanted as u64;
    let mut below = |limit: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random >> 11) as usize % limit
    };
    let mut solver = Solver::new();
    let (mut proved, mut tried) = (0, 0);
    while tried < wanted {
        let (seed, winner, _) = &seeds[below(seeds.len())];
        let Some(position) = playable(&change(&seed.setup(), &mut below)) else { continue };
        tried += 1;
        if is_proved(&position, *winner) {
            proved += 1;
            let found = solver.search_only(&position, *winner, Budget::DEFAULT.states / 20);
            assert!(found.is_none(), "{position:?} for {winner}: {found:?}");
        }
    }
    assert!(proved > 0);
}

/// Moves, adds or removes one man.
fn change(setup: &Setup, below: &mut impl FnMut(usize) -> usize) -> Setup {
    let mut setup = *setup;
    setup.castling_rooks = Bitboard::EMPTY;
    setup.en_passant = None;
    let men: Vec<(Square, Piece)> =
        setup.placement.pieces().filter(|(_, piece)| piece.role != Role::King).collect();
    let empty: Vec<Square> = (!setup.placement.occupied()).into_iter().collect();
    let to = empty[below(empty.len())];
    match below(3) {
        0 if !men.is_empty() => setup.placement.take_off(men[below(men.len())].0),
        1 if !men.is_empty() => {
            let (from, piece) = men[below(men.len())];
            setup.placement.take_off(from);
            setup.placement.put(to, piece);
        }
        _ => {
            let role = Role::ALL[below(5)];
            setup.placement.put(to, Piece::new(Color::ALL[below(2)], role));
        }
    }
    setup
}
