//! What is found mates on the board, and in positions that everybody knows something is found.

use board::{Color, Move, Position};

use super::mate_in_place;
use crate::march::march;
use crate::{Helpmate, Winnability, verify};

fn position(fen: &str) -> Position {
    let setup = notation::fen::read(&format!("{fen} 0 1")).expect("a FEN");
    Position::new(&setup).expect("a position")
}

fn check(position: &Position, winner: Color, line: Option<Vec<Move>>) -> bool {
    let Some(line) = line else { return false };
    let answer = Winnability::CanMate(Helpmate { line });
    assert_eq!(verify(position, winner, &answer), Ok(()), "{position:?}");
    true
}

#[test]
fn mates_where_the_king_stands() {
    for (winner, fen) in [
        // The queen goes to f7, where the bishop guards it.
        (Color::White, "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq -"),
        // Nobody guards g2 yet.
        (Color::Black, "r4rk1/pp3ppp/2n5/3q4/8/5N2/PPP2PPP/R2Q1RK1 w - -"),
        // The knight on f6 has to leave.
        (Color::White, "r1bq1rk1/pppp1ppp/5n2/8/8/3B4/PPPQ1PPP/R4RK1 w - -"),
        // A rook on the last rank.
        (Color::White, "6k1/5ppp/8/8/8/8/8/R3K3 w - -"),
    ] {
        let position = position(fen);
        assert!(check(&position, winner, mate_in_place(&position, winner)), "{fen}");
    }
}

#[test]
fn finds_nothing_where_there_is_nothing() {
    for fen in ["4k3/8/8/8/8/8/8/4K2B w - -", "7k/5Q2/6K1/8/8/8/8/8 b - -"] {
        let position = position(fen);
        assert_eq!(mate_in_place(&position, Color::White), None, "{fen}");
        assert_eq!(march(&position, Color::White), None, "{fen}");
    }
}

#[test]
fn marches_to_a_mate() {
    for (winner, fen) in [
        (Color::White, "8/1k6/8/8/8/8/8/4K2R w - -"),
        (Color::White, "8/8/3k4/8/8/2K5/4P3/8 b - -"),
        (Color::Black, "8/5pk1/6p1/8/3K4/8/r7/8 w - -"),
    ] {
        let position = position(fen);
        assert!(check(&position, winner, march(&position, winner)), "{fen}");
    }
}

#[test]
fn all_that_is_found_in_random_games_mates() {
    let mut numbers = 0x9e37_79b9_u64;
    let mut found = 0;
    for _ in 0..30 {
        let mut position = Position::initial();
        for _ in 0..120 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            numbers = numbers.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            position = position.play_unchecked(moves[(numbers >> 33) as usize % moves.len()]);
            for winner in Color::ALL {
                found += u32::from(check(&position, winner, mate_in_place(&position, winner)));
                found += u32::from(check(&position, winner, march(&position, winner)));
            }
        }
    }
    assert!(found > 3_000, "{found}");
}
