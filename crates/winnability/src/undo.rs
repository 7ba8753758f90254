//! The way back to an earlier position of a game, by taking quiet moves back. From there an old helpmate
//! holds as it is.

use board::{Move, MoveKind, Position, Role};

use crate::playable::is_legal;

/// Could the man go back as if nothing had happened?
pub(crate) fn is_reversible(before: &Position, played: Move) -> bool {
    let placement = before.placement();
    let king_or_rook_counts = before.castling_rooks().any();
    let may_lose_a_right =
        matches!(placement.role_at(played.from()), Some(Role::King | Role::Rook));
    played.kind() == MoveKind::Ordinary
        && !placement.occupied().has(played.to())
        && placement.role_at(played.from()) != Some(Role::Pawn)
        && !(king_or_rook_counts && may_lose_a_right)
        && before.legal_en_passant().is_none()
}

/// Legal moves that lead from `now` back to `then`, after the reversible moves `since`.
pub(crate) fn way_back(then: &Position, now: &Position, since: &[Move]) -> Option<Vec<Move>> {
    let mut line = Vec::with_capacity(since.len() + 2);
    let mut position = *now;
    // With an odd number of moves somebody must step aside first and come back last.
    let mut aside = None;
    if since.len() % 2 == 1 {
        let step = step_aside(&position)?;
        aside = Some(inverse(step));
        line.push(step);
        position = position.play_unchecked(step);
    }
    // The player to move takes back the own last move: the last but one, unless one has just stepped aside.
    let mut undone: Vec<Move> = since.iter().rev().copied().collect();
    if aside.is_none() {
        for pair in undone.chunks_exact_mut(2) {
            pair.swap(0, 1);
        }
    }
    for played in undone {
        let back = inverse(played);
        if !is_legal(&position, back) {
            return None;
        }
        line.push(back);
        position = position.play_unchecked(back);
    }
    if let Some(back) = aside {
        if !is_legal(&position, back) {
            return None;
        }
        line.push(back);
        position = position.play_unchecked(back);
    }
    (position.identity() == then.identity()).then_some(line)
}

/// The way back of a quiet move of a man that is no pawn.
pub(crate) fn inverse(played: Move) -> Move {
    Move::new(played.to(), played.from(), played.kind())
}

/// A quiet move that can be taken back.
fn step_aside(position: &Position) -> Option<Move> {
    let moves = position.legal_moves();
    moves.iter().rev().copied().find(|&step| is_reversible(position, step))
}
