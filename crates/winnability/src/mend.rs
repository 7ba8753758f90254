//! Makes a helpmate out of one for the position a move ago, after another move was played instead. Most of
//! what both players had planned can still be done; a walk finds the rest.

use board::{Bitboard, Color, Move, MoveKind, Position, Role};

use crate::checks::{Checks, black_is_mated};
use crate::dive::dives;
use crate::minor_dive::minor_dives;
use crate::nearness::has_strong_pieces;

const PLIES_MAX: usize = 160;

/// A line that mates Black from `start`, from an old plan: the moves that White and Black meant to play,
/// beginning with the player whose turn it was, before something else was played.
pub(crate) fn mend(start: &Position, plan: &[Move], first: Color) -> Option<Vec<Move>> {
    let mut queues = [Vec::new(), Vec::new()];
    let mut turn = first;
    for &planned in plan {
        add_unless_undone(&mut queues[turn as usize], planned);
        turn = !turn;
    }
    let mut next = [0, 0];
    let mut position = *start;
    let mut line = Vec::with_capacity(plan.len() + 8);
    // The other player waits for a move, and all is in step again.
    let planned = plan.iter().fold(Bitboard::EMPTY, |all, m| all.with(m.from()).with(m.to()));
    if let Some(waiting) = waiting_move(&position, &position.legal_moves(), planned) {
        line.push(waiting);
        position = position.play_unchecked(waiting);
    }
    while line.len() < PLIES_MAX {
        let side = position.turn();
        let queue = &queues[side as usize];
        let moves = position.legal_moves();
        let at = &mut next[side as usize];
        // Drop what cannot be done any more.
        while *at < queue.len() && !moves.contains(&queue[*at]) {
            *at += 1;
        }
        let played = match queue.get(*at) {
            Some(&planned) => {
                *at += 1;
                planned
            }
            None if next[!side as usize] < queues[!side as usize].len() => {
                let Some(waiting) = waiting_move(&position, &moves, Bitboard::EMPTY) else { break };
                waiting
            }
            None => break,
        };
        let gives_mate = side == Color::White && {
            let role = position.placement().role_at(played.from()).unwrap_or(Role::Pawn);
            Checks::of(&position).may_check(played, role)
        };
        position = position.play_unchecked(played);
        line.push(played);
        if gives_mate && black_is_mated(&position) {
            return Some(line);
        }
    }
    let rest = if has_strong_pieces(&position) { dives(&position) } else { minor_dives(&position) };
    line.extend(rest?);
    Some(line)
}

/// Adds a move to what a player plans, or takes one away that it would only undo.
fn add_unless_undone(queue: &mut Vec<Move>, planned: Move) {
    let back = Move::new(planned.to(), planned.from(), planned.kind());
    let touched = |other: &Move| {
        [planned.from(), planned.to()].iter().any(|&at| at == other.from() || at == other.to())
    };
    match queue.iter().rposition(touched) {
        Some(at) if queue[at] == back && planned.kind() == MoveKind::Ordinary => {
            queue.remove(at);
        }
        _ => queue.push(planned),
    }
}

/// A quiet move of a man other than king and pawns that keeps away from some squares, to let the other
/// player go on.
fn waiting_move(position: &Position, moves: &[Move], avoided: Bitboard) -> Option<Move> {
    let placement = position.placement();
    let men = placement.of_color(position.turn())
        - placement.of_role(Role::King)
        - placement.of_role(Role::Pawn)
        - avoided;
    let barred = placement.occupied() | avoided;
    moves.iter().rev().copied().find(|m| men.has(m.from()) && !barred.has(m.to()))
}
