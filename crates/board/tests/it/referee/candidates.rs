//! The moves of each piece according to 3.1 to 3.8.1, pawns and en passant included. Castling is not
//! here, and whether the own king is left in check is not asked.

use jadoube_board::{Attempt, Piece, PromotionRole, Role, Setup, Square};

use super::board::{Board, forward, offset, rank_of};

/// Every move of the player who has the move, except castling.
pub(super) fn ordinary(setup: &Setup, board: &Board) -> Vec<Attempt> {
    let mut attempts = Vec::new();
    for from in Square::ALL {
        match board.at(from) {
            Some(piece) if piece.color == setup.turn => match piece.role {
                Role::Pawn => pawn(setup, board, from, &mut attempts),
                _ => piece_to_where_it_attacks(setup, board, from, &mut attempts),
            },
            _ => {}
        }
    }
    attempts
}

/// The square that an opponent's pawn has just passed over with its double step (3.7.4.1), if the
/// mark can be believed: the pawn is there, and both squares behind it are empty as they must be.
pub(super) fn passed_over(setup: &Setup, board: &Board) -> Option<Square> {
    let opponent = setup.turn.opponent();
    let passed_over = setup.en_passant?;
    if passed_over.rank() != rank_of(opponent, 3) {
        return None;
    }
    let stands_on = offset(passed_over, 0, forward(opponent))?;
    let came_from = offset(passed_over, 0, -forward(opponent))?;
    let believable = board.at(stands_on) == Some(Piece::new(opponent, Role::Pawn))
        && board.is_empty(passed_over)
        && board.is_empty(came_from);
    believable.then_some(passed_over)
}

/// All pieces but the pawn move to the squares that they attack.
fn piece_to_where_it_attacks(
    setup: &Setup,
    board: &Board,
    from: Square,
    attempts: &mut Vec<Attempt>,
) {
    for to in Square::ALL {
        if board.attacks(from, to, setup.turn)
            && (board.is_empty(to) || may_be_captured(setup, board, to))
        {
            attempts.push(Attempt { from, to, promotion: None });
        }
    }
}

fn pawn(setup: &Setup, board: &Board, from: Square, attempts: &mut Vec<Attempt>) {
    let forward = forward(setup.turn);
    // One square forward if it is empty (3.7.1); on the original rank also two if both are (3.7.2).
    if let Some(one) = offset(from, 0, forward)
        && board.is_empty(one)
    {
        pawn_arrives(setup, from, one, attempts);
        if from.rank() == rank_of(setup.turn, 2)
            && let Some(two) = offset(from, 0, 2 * forward)
            && board.is_empty(two)
        {
            pawn_arrives(setup, from, two, attempts);
        }
    }
    // Diagonally in front to capture (3.7.3), also as if the pawn that passed had advanced only one
    // square (3.7.4.1).
    let passed_over = passed_over(setup, board);
    for side in [-1, 1] {
        if let Some(to) = offset(from, side, forward)
            && (may_be_captured(setup, board, to) || passed_over == Some(to))
        {
            pawn_arrives(setup, from, to, attempts);
        }
    }
}

/// On the rank farthest from its start the pawn must be exchanged, for one of four pieces (3.7.5.1).
fn pawn_arrives(setup: &Setup, from: Square, to: Square, attempts: &mut Vec<Attempt>) {
    if to.rank() == rank_of(setup.turn, 8) {
        for role in PromotionRole::ALL {
            attempts.push(Attempt { from, to, promotion: Some(role) });
        }
    } else {
        attempts.push(Attempt { from, to, promotion: None });
    }
}

/// An opponent's piece may be captured (3.1.1), but never a king.
fn may_be_captured(setup: &Setup, board: &Board, square: Square) -> bool {
    match board.at(square) {
        Some(piece) => piece.color != setup.turn && piece.role != Role::King,
        None => false,
    }
}
