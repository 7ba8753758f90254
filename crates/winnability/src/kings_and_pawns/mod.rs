//! Kings and pawns alone, exactly. As long as nobody is promoted, a position is an arrangement of pawns, the squares of
//! the two kings and the turn. The arrangements are taken in the order in which play can reach them, each once, together
//! with all pairs of kings that go with it: what takes a search thousands of positions takes a few operations on sets of
//! squares here. A promotion leaves this world; what follows it is for others to judge.

mod certificate;
mod explore;
mod kings;
mod line;
mod mate;
mod pawns;
mod promotions;
mod step;
#[cfg(test)]
mod tests;

pub(crate) use certificate::epochs;
pub(crate) use explore::{Exact, explore};
pub(crate) use promotions::Promotions;

use board::{Position, Role};

/// Are there only kings and pawns?
pub(crate) fn applies(position: &Position) -> bool {
    let placement = position.placement();
    placement.occupied() == placement.of_role(Role::King) | placement.of_role(Role::Pawn)
}
