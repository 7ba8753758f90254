//! What a move makes of the board and of all that the board does not show. It does not ask whether the
//! move is legal.

use jadoube_board::{Attempt, Bitboard, Color, Piece, Role, Setup, Square};

use super::board::{Board, forward, offset};
use super::castling;

/// The setup after the move.
pub(super) fn after(setup: &Setup, board: &Board, attempt: Attempt) -> Setup {
    let pawn_moves = board.at(attempt.from).is_some_and(|piece| piece.role == Role::Pawn);
    let castles = castling::read(board, attempt.from, attempt.to).is_some();
    let captures = !castles && !board.is_empty(attempt.to);
    Setup {
        placement: board_after(board, attempt).placement(),
        turn: setup.turn.opponent(),
        castling_rooks: castling_rooks_after(setup, board, attempt),
        en_passant: if pawn_moves { passed_over(setup.turn, attempt) } else { None },
        // En passant captures too, but it is a pawn move in any case.
        plies_without_progress: if pawn_moves || captures {
            0
        } else {
            setup.plies_without_progress.saturating_add(1)
        },
        move_number: match setup.turn {
            Color::White => setup.move_number,
            Color::Black => setup.move_number.saturating_add(1),
        },
    }
}

/// The board after the move.
pub(super) fn board_after(board: &Board, attempt: Attempt) -> Board {
    if let Some(castling) = castling::read(board, attempt.from, attempt.to) {
        return castling::board_after(board, &castling);
    }
    let mut after = *board;
    let Some(piece) = board.at(attempt.from) else {
        panic!("{attempt}: nothing stands on {}", attempt.from);
    };
    // A pawn that changes its file captures; if it arrives on an empty square, it captures the pawn
    // that has just passed over that square (3.7.4.1).
    let changes_file = attempt.from.file() != attempt.to.file();
    if piece.role == Role::Pawn && changes_file && board.is_empty(attempt.to) {
        after.set(Square::at(attempt.to.file(), attempt.from.rank()), None);
    }
    let arrives = match attempt.promotion {
        Some(promotion) => Piece::new(piece.color, promotion.role()),
        None => piece,
    };
    after.set(attempt.from, None);
    after.set(attempt.to, Some(arrives));
    after
}

/// The square between the two squares of a pawn's double step.
fn passed_over(color: Color, attempt: Attempt) -> Option<Square> {
    let one = offset(attempt.from, 0, forward(color));
    let two = offset(attempt.from, 0, 2 * forward(color));
    if two == Some(attempt.to) { one } else { None }
}

/// A king that moves loses all rights of its player (3.8.2.1.1). A rook that moves (3.8.2.1.2) or is
/// captured takes its own right with it. A mark that never counted is dropped: otherwise a rook that
/// comes to the marked square later would bring it to life.
fn castling_rooks_after(setup: &Setup, board: &Board, attempt: Attempt) -> Bitboard {
    let king_moves = board.at(attempt.from) == Some(Piece::new(setup.turn, Role::King));
    let mut remaining = Bitboard::EMPTY;
    for color in Color::ALL {
        for rook in castling::rights(setup, board, color) {
            let lost_by_king = king_moves && color == setup.turn;
            if !lost_by_king && rook != attempt.from && rook != attempt.to {
                remaining = remaining.with(rook);
            }
        }
    }
    remaining
}
