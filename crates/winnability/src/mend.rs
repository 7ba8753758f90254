//! Makes a helpmate out of one for the position a move ago, after another move was played instead. Most of
//! what both players had planned can still be done; a walk finds the rest.

use board::{Color, Move, Position, Role};

use crate::checks::{Checks, black_is_mated};
use crate::nearness::has_strong_pieces;
use crate::{dive, minor_dive};

const PLIES_MAX: usize = 160;

/// A line that mates Black from `start`, from the old plan: the moves that White and Black meant to play,
/// whose turn it was first, after that player has played something else.
pub(crate) fn mend(start: &Position, plan: &[Move], first: Color) -> Option<Vec<Move>> {
    let mut queues = [Vec::new(), Vec::new()];
    let mut turn = first;
    for &planned in plan {
        queues[turn as usize].push(planned);
        turn = !turn;
    }
    let mut next = [0, 0];
    let mut position = *start;
    let mut line = Vec::with_capacity(plan.len() + 8);
    while line.len() < PLIES_MAX {
        let side = position.turn();
        let queue = &queues[side as usize];
        let moves = position.legal_moves();
        let at = &mut next[side as usize];
        // Drop what cannot be done any more.
        while *at < queue.len() && !moves.contains(&queue[*at]) {
            *at += 1;
        }
        let Some(&played) = queue.get(*at) else { break };
        *at += 1;
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
    let rest = if has_strong_pieces(&position) {
        dive::dives(&position)
    } else {
        minor_dive::minor_dives(&position)
    };
    line.extend(rest?);
    Some(line)
}
