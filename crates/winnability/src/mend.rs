//! Makes a helpmate out of one for the position a move ago, after another move was played instead. Most often all
//! that both players had planned can still be done, once the other player has waited for a move.

use board::{Bitboard, Color, Move, MoveKind, Position, Rank, Role, Square};

use crate::checks::black_is_mated;
use crate::dive::dives;
use crate::minor_dive::minor_dives;
use crate::nearness::has_strong_pieces;

/// How many moves are tried to wait with.
const ATTEMPTS: usize = 16;

/// A line that mates Black from `start`, from a plan for the position a move before: the moves of both players,
/// beginning with the one who has just played something else.
pub(crate) fn mend(start: &Position, plan: &[Move]) -> Option<Vec<Move>> {
    let planned = plan.iter().fold(Bitboard::EMPTY, |all, m| all.with(m.from()).with(m.to()));
    let moves = start.legal_moves();
    let in_the_way = |m: &&Move| planned.has(m.from()) || planned.has(m.to());
    let apart = moves.iter().rev().filter(|it| !in_the_way(it));
    let others = moves.iter().rev().filter(in_the_way);
    for &waiting in apart.chain(others).take(ATTEMPTS) {
        if holds(start.play_unchecked(waiting), plan) {
            let mut line = Vec::with_capacity(plan.len() + 1);
            line.push(waiting);
            line.extend(plan);
            return Some(line);
        }
    }
    if has_strong_pieces(start) { dives(start) } else { minor_dives(start) }
}

/// Can the plan be played from here, and does it mate Black?
fn holds(mut position: Position, plan: &[Move]) -> bool {
    for &planned in plan {
        if !is_legal(&position, planned) {
            return false;
        }
        position.make_unchecked(planned);
    }
    position.turn() == Color::Black && black_is_mated(&position)
}

/// Is this move, which was legal in another position, legal here too?
fn is_legal(position: &Position, planned: Move) -> bool {
    let (from, to) = (planned.from(), planned.to());
    let placement = position.placement();
    if !placement.of_color(position.turn()).has(from) {
        return false;
    }
    let Some(role) = placement.role_at(from) else { return false };
    if planned.kind() == MoveKind::Castling {
        return role == Role::King && position.may_castle_now(to);
    }
    let promotion = planned.promotion();
    position.legal_origins(role, to, from.into()).any()
        && position.move_between(role, from, to, promotion) == planned
        && promotion.is_some() == (role == Role::Pawn && is_last_rank(position, to))
}

fn is_last_rank(position: &Position, square: Square) -> bool {
    square.rank() == Rank::Eighth.seen_by(position.turn())
}
