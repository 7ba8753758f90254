//! What can be said against a position without taking back a move (tests 1 to 9).

use board::{Bitboard, Color, Irregularity, Placement, Role, Setup, irregularities};

use super::node::Node;
use super::reason::Reason;
use super::{parity, passing, pawn_origins, promoted, unmoved};

/// Everything that speaks against an arrangement.
pub(super) fn reasons(setup: &Setup) -> Vec<Reason> {
    let mut found: Vec<Reason> = Vec::new();
    let checks = both_in_check(&setup.placement);
    found.extend(checks);
    let is_told = |it: &Irregularity| {
        // Said better by the sentence about both kings.
        checks.is_some() && matches!(it, Irregularity::OpponentInCheck { .. })
    };
    found
        .extend(irregularities(setup).into_iter().filter(|it| !is_told(it)).map(Reason::Irregular));
    let homeless = |rook: &board::Square| {
        !found.iter().any(|it| matches!(it, Reason::Irregular(Irregularity::Castling { rook: at, .. }) if at == rook))
            && !is_home_right(setup, *rook)
    };
    let homeless: Vec<_> = setup.castling_rooks.into_iter().filter(homeless).collect();
    found.extend(homeless.into_iter().map(|rook| Reason::CastlingNotAtHome { rook }));
    let rights = setup.castling_rooks.into_iter().filter(|rook| is_home_right(setup, *rook));
    let node = Node { rights: rights.collect(), ..Node::of(setup) };
    structure(&node, &mut found);
    found
}

/// Does anything speak against this position of the past? It has one king of each colour, and the one of the player who
/// has just moved is not in check.
pub(super) fn is_refuted(node: &Node) -> bool {
    let placement = &node.placement;
    let too_many = |color| {
        placement.of_color(color).count() > 16 || placement.of(color, Role::Pawn).count() > 8
    };
    if Color::ALL.into_iter().any(too_many) {
        return true;
    }
    let kings = placement.of(node.turn, Role::King);
    if kings.into_iter().any(|king| placement.attackers(king, node.mover()).count() > 2) {
        return true;
    }
    let mut found = Vec::new();
    structure(node, &mut found);
    !found.is_empty()
}

fn structure(node: &Node, found: &mut Vec<Reason>) {
    let placement = &node.placement;
    let fixed = unmoved::unmoved(node);
    for color in Color::ALL {
        let promoted = promoted::promoted_min(placement, fixed, color);
        let pawns_missing = 8u32.saturating_sub(placement.of(color, Role::Pawn).count());
        if promoted > pawns_missing {
            found.push(Reason::Promoted { color, promoted, pawns_missing });
        }
        found.extend(pawn_origins::reason(placement, fixed, color));
        found.extend(promoted::blocked(placement, fixed, color));
    }
    found.extend(passing::reason(placement, fixed));
    found.extend(parity::reason(node, fixed));
}

fn both_in_check(placement: &Placement) -> Option<Reason> {
    let on = |color: Color| {
        let kings = placement.of(color, Role::King).into_iter();
        kings.fold(Bitboard::EMPTY, |all, king| all | placement.attackers(king, !color))
    };
    let (on_white, on_black) = (on(Color::White), on(Color::Black));
    let both = on_white.any() && on_black.any();
    both.then_some(Reason::BothKingsInCheck { on_white, on_black })
}

/// Do king and rook of a castling right stand where they do at the start?
fn is_home_right(setup: &Setup, rook: board::Square) -> bool {
    let home = |role| setup.placement.of_role(role) & Placement::INITIAL.of_role(role);
    let first = Bitboard::rank(rook.rank());
    Setup::INITIAL.castling_rooks.has(rook)
        && home(Role::Rook).has(rook)
        && home(Role::King).meets(first)
        && (home(Role::King) & first).into_iter().all(|king| {
            setup.placement.color_at(king) == Placement::INITIAL.color_at(rook)
                && setup.placement.color_at(rook) == Placement::INITIAL.color_at(rook)
        })
}
