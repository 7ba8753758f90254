//! The random positions are the same for the same seed, meet the rare rules, and show no difference
//! between the colours or the wings. That the referee is right is not shown here.

use std::collections::BTreeSet;

use jadoube_board::{Attempt, Bitboard, Color, Piece, Placement, Rank, Role, Setup, Square};

use super::super::Referee;
use super::super::random::{random_game_positions, random_irregular};

#[test]
fn same_for_the_same_seed() {
    assert_eq!(random_game_positions(1, 500), random_game_positions(1, 500));
    assert_eq!(random_irregular(1, 500), random_irregular(1, 500));
    assert_ne!(random_game_positions(1, 500), random_game_positions(2, 500));
    assert_eq!(random_game_positions(3, 777).len(), 777);
}

#[test]
fn positions_of_games_are_regular() {
    for setup in random_game_positions(4, 3_000) {
        let referee = Referee::new(&setup);
        assert_eq!([1, 1], Color::ALL.map(|color| count(&setup, color, Role::King)));
        assert!(!referee.in_check(setup.turn.opponent()), "{setup:?}");
    }
}

#[test]
fn rare_rules_are_met() {
    for (positions, irregular) in
        [(random_game_positions(5, 10_000), false), (random_irregular(5, 10_000), true)]
    {
        let (mut castling, mut promotion, mut en_passant, mut check) = (0, 0, 0, 0);
        let (mut mate, mut stalemate, mut kingless, mut two_kings) = (0, 0, 0, 0);
        let (mut edge_pawns, mut two_on_one_wing) = (0, 0);
        for setup in &positions {
            let referee = Referee::new(setup);
            let legal = referee.legal_attempts();
            let at = |square| setup.placement.piece_at(square);
            let mover = |role| Some(Piece::new(setup.turn, role));
            let castles: Vec<&Attempt> =
                legal.iter().filter(|attempt| at(attempt.to) == mover(Role::Rook)).collect();
            castling += usize::from(!castles.is_empty());
            two_on_one_wing += usize::from(castles.iter().any(|castle| {
                let same_wing = |rook: Square| {
                    rook.rank() == castle.from.rank()
                        && (rook > castle.from) == (castle.to > castle.from)
                };
                let marked =
                    |rook: Square| setup.castling_rooks.has(rook) && at(rook) == mover(Role::Rook);
                Square::ALL.into_iter().filter(|&rook| same_wing(rook) && marked(rook)).count() > 1
            }));
            promotion += usize::from(legal.iter().any(|attempt| attempt.promotion.is_some()));
            en_passant += usize::from(legal.iter().any(|attempt| {
                Some(attempt.to) == setup.en_passant && at(attempt.from) == mover(Role::Pawn)
            }));
            check += usize::from(referee.in_check(setup.turn));
            mate += usize::from(referee.is_checkmate());
            stalemate += usize::from(referee.is_stalemate());
            kingless += usize::from(count(setup, setup.turn, Role::King) == 0);
            two_kings += usize::from(count(setup, setup.turn, Role::King) > 1);
            edge_pawns += usize::from(setup.placement.pieces().any(|(square, piece)| {
                piece.role == Role::Pawn && matches!(square.rank(), Rank::First | Rank::Eighth)
            }));
        }
        let common = [castling, promotion, en_passant, check, mate];
        assert!(common.iter().all(|&count| count > 0), "{common:?}");
        assert!(stalemate > 0 || !irregular);
        let odd = [kingless, two_kings, edge_pawns, two_on_one_wing];
        assert!(odd.iter().all(|&count| (count > 0) == irregular), "{odd:?}");
    }
}

#[test]
fn colors_are_alike() {
    for setup in random_irregular(6, 3_000) {
        let turned = Setup { turn: setup.turn.opponent(), ..mapped(&setup, turn_round, true) };
        assert_eq!(
            Referee::new(&turned).legal_attempts(),
            mapped_attempts(&Referee::new(&setup).legal_attempts(), turn_round),
            "{setup:?}"
        );
    }
}

/// Castling alone knows left from right.
#[test]
fn wings_are_alike_without_castling() {
    for setup in random_irregular(7, 3_000) {
        let setup = Setup { castling_rooks: Bitboard::EMPTY, ..setup };
        assert_eq!(
            Referee::new(&mapped(&setup, mirror, false)).legal_attempts(),
            mapped_attempts(&Referee::new(&setup).legal_attempts(), mirror),
            "{setup:?}"
        );
    }
}

fn count(setup: &Setup, color: Color, role: Role) -> usize {
    setup.placement.pieces().filter(|&(_, piece)| piece == Piece::new(color, role)).count()
}

fn turn_round(square: Square) -> Square {
    Square::ALL[(7 - square.rank() as usize) * 8 + square.file() as usize]
}

fn mirror(square: Square) -> Square {
    Square::ALL[square.rank() as usize * 8 + 7 - square.file() as usize]
}

fn mapped(setup: &Setup, map: fn(Square) -> Square, exchange_colors: bool) -> Setup {
    let mut placement = Placement::EMPTY;
    let mut castling_rooks = Bitboard::EMPTY;
    for square in Square::ALL {
        if let Some(piece) = setup.placement.piece_at(square) {
            let color = if exchange_colors { piece.color.opponent() } else { piece.color };
            placement.put(map(square), Piece::new(color, piece.role));
        }
        if setup.castling_rooks.has(square) {
            castling_rooks = castling_rooks.with(map(square));
        }
    }
    Setup { placement, castling_rooks, en_passant: setup.en_passant.map(map), ..*setup }
}

fn mapped_attempts(attempts: &BTreeSet<Attempt>, map: fn(Square) -> Square) -> BTreeSet<Attempt> {
    let map_one =
        |attempt: &Attempt| Attempt { from: map(attempt.from), to: map(attempt.to), ..*attempt };
    attempts.iter().map(map_one).collect()
}
