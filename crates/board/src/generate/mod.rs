//! The fast generator for regular positions. Everything here assumes one king on each side, the side not
//! to move not in check, and no pawn on the first or last rank; [`Position`](crate::Position) guarantees it.

mod castling;
mod list;
mod perft;
mod restrictions;
pub(crate) mod side;
mod visit;

use crate::attacks::sliders::Standard;
use crate::{Bitboard, Color, Placement, Role, Square};

pub(crate) use castling::{Ways, castling_way, king_walk};
pub use list::MoveList;
pub(crate) use list::{count, list};
pub(crate) use perft::perft;
pub(crate) use visit::Node;

/// Can one of these pawns capture en passant without leaving its king in check?
pub(crate) fn en_passant_is_legal(
    placement: &Placement,
    turn: Color,
    takers: Bitboard,
    square: Square,
) -> bool {
    let king = placement.of(turn, Role::King).lowest_square();
    let target = Bitboard::of(square);
    takers.into_iter().any(|from| match turn {
        Color::White => {
            visit::en_passant_is_safe::<Standard, side::White>(placement, king, from, target)
        }
        Color::Black => {
            visit::en_passant_is_safe::<Standard, side::Black>(placement, king, from, target)
        }
    })
}
