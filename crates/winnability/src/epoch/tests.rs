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

/// Numbers that look random and are the same everywhere.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }
}

fn wanted() -> usize {
    let text = std::env::var("JADOUBE_MUTATIONS").ok();
    text.and_then(|text| text.parse().ok()).unwrap_or(200)
}

/// Tries to prove and to win each position; at most one may succeed, and some proofs must.
fn check_against_search(mut next: impl FnMut() -> Option<(Position, Color)>) {
    let mut solver = Solver::new();
    let (mut proved, mut tried) = (0, 0);
    while tried < wanted() {
        let Some((position, winner)) = next() else { continue };
        tried += 1;
        if is_proved(&position, winner) {
            proved += 1;
            let found = solver.search_only(&position, winner, Budget::DEFAULT.states / 20);
            assert!(found.is_none(), "{position:?} for {winner}: {found:?}");
        }
    }
    assert!(proved > 0);
}

#[test]
fn nothing_is_proved_of_changed_positions_that_can_be_won() {
    let seeds = corpus();
    let mut numbers = Numbers(0x0123_4567_89ab_cdef ^ wanted() as u64);
    check_against_search(|| {
        let (seed, winner, _) = &seeds[numbers.below(seeds.len())];
        Some((playable(&change(&seed.setup(), &mut numbers))?, *winner))
    });
}

/// Kings shut in by many men are what the rules about mates of the wrong king speak of.
#[test]
fn nothing_is_proved_of_crowded_corners_that_can_be_won() {
    let mut numbers = Numbers(0xfedc_ba98_7654_3210 ^ wanted() as u64);
    check_against_search(|| {
        let position = playable(&crowded_corner(&mut numbers))?;
        // Men who can all move about are of no interest.
        (position.legal_moves().len() < 12).then_some((position, Color::ALL[numbers.below(2)]))
    });
}

fn crowded_corner(numbers: &mut Numbers) -> Setup {
    let mut setup = Setup::EMPTY;
    setup.turn = Color::ALL[numbers.below(2)];
    let (width, height) = (3 + numbers.below(2), 3 + numbers.below(3));
    let upper = numbers.below(2) * 56;
    let square = |numbers: &mut Numbers| {
        let index = numbers.below(height) * 8 + numbers.below(width);
        Square::from_index((index ^ upper) as u32)
    };
    for color in Color::ALL {
        setup.placement.put(square(numbers), Piece::new(color, Role::King));
    }
    const ROLES: [Role; 9] = [
        Role::Pawn,
        Role::Pawn,
        Role::Pawn,
        Role::Pawn,
        Role::Knight,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
    ];
    for _ in 0..width * height {
        let to = square(numbers);
        let piece = Piece::new(Color::ALL[numbers.below(2)], ROLES[numbers.below(9)]);
        if setup.placement.piece_at(to).is_none() {
            setup.placement.put(to, piece);
        }
    }
    if numbers.below(2) == 0 {
        let anywhere = Square::from_index(numbers.below(64) as u32);
        if setup.placement.piece_at(anywhere).is_none() {
            let role = [Role::Queen, Role::Bishop, Role::Knight, Role::Rook][numbers.below(4)];
            setup.placement.put(anywhere, Piece::new(Color::ALL[numbers.below(2)], role));
        }
    }
    setup
}

/// Moves, adds or removes one man.
fn change(setup: &Setup, numbers: &mut Numbers) -> Setup {
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
