//! Parity of moves (test 11) while nothing has been captured: knights change the shade of their square with every move, and
//! if nothing else can have moved, the shades tell who is to move.

use board::{Bitboard, Color, Placement, Role};

use super::node::Node;
use super::reason::Reason;

pub(super) fn reason(node: &Node, fixed: Bitboard) -> Option<Reason> {
    let placement = &node.placement;
    let knights = placement.of_role(Role::Knight);
    let nothing_captured = placement.occupied().count() == 32 && knights.count() == 4;
    if !nothing_captured || placement.occupied() - knights - fixed != Bitboard::EMPTY {
        return None;
    }
    let dark = |placement: &Placement| (placement.of_role(Role::Knight) & Bitboard::DARK).count();
    let odd = (dark(placement) + dark(&Placement::INITIAL)) % 2 == 1;
    let turn = if odd { Color::Black } else { Color::White };
    (node.turn != turn).then_some(Reason::MoveParity { turn: node.turn })
}
