//! Can a move that was meant for another position be played in this one?

use board::{Move, MoveKind, Position, Rank, Role, Square};

/// Is it legal here?
pub(crate) fn is_legal(position: &Position, planned: Move) -> bool {
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
