//! When two positions are the same (9.2.2). It does not count how often one has appeared.

use std::collections::BTreeSet;

use jadoube_board::{Attempt, Color, Piece, Role, Setup, Square};

use super::board::Board;
use super::candidates;
use super::{Referee, castling};

/// The same player has the move, the same kinds and colours stand on the same squares, and the possible
/// moves are the same as far as the board does not show them: castling rights and en passant.
pub(crate) fn same_position(one: &Setup, other: &Setup) -> bool {
    let same_pieces = Square::ALL
        .into_iter()
        .all(|square| one.placement.piece_at(square) == other.placement.piece_at(square));
    one.turn == other.turn
        && same_pieces
        && rights(one) == rights(other)
        && en_passant_captures(one) == en_passant_captures(other)
}

/// The rights count, not whether castling is possible now: obstacles are temporary (9.2.2.2).
fn rights(setup: &Setup) -> [Vec<Square>; 2] {
    let board = Board::of(&setup.placement);
    Color::ALL.map(|color| castling::rights(setup, &board, color))
}

/// Only legal captures count: one that exposes the king was never possible (9.2.2.1).
fn en_passant_captures(setup: &Setup) -> BTreeSet<Attempt> {
    let board = Board::of(&setup.placement);
    let Some(passed_over) = candidates::passed_over(setup, &board) else { return BTreeSet::new() };
    // No other pawn move can arrive there: the passer itself bars the way from behind.
    Referee::new(setup)
        .legal_attempts()
        .into_iter()
        .filter(|attempt| attempt.to == passed_over)
        .filter(|attempt| board.at(attempt.from) == Some(Piece::new(setup.turn, Role::Pawn)))
        .collect()
}
