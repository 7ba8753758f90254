//! All legal moves of a regular position, told to a [`Visitor`]: one walk serves listing, counting and
//! the tree of [`perft`](super::perft). It says nothing about irregular arrangements: those are
//! [`article3`](crate::article3)'s.

use super::castling::Ways;
use super::restrictions::{Restrictions, is_attacked};
use super::side::Side;
use crate::attacks::{self, Sliders};
use crate::{Bitboard, Placement, Role, Square};

/// What is needed to find the moves of a position whose side to move is known.
#[derive(Clone, Copy)]
pub(crate) struct Node<'a> {
    pub(crate) placement: &'a Placement,
    pub(crate) castling_rooks: Bitboard,
    /// The ways of castling of these rooks, and perhaps of others that have lost their right meanwhile.
    pub(crate) ways: &'a Ways,
    /// The square behind a pawn that has just made a double step, or nothing.
    pub(crate) en_passant: Bitboard,
}

/// Where the pawns may go, by direction. Squares of the last rank stand for promotions.
pub(crate) struct PawnTargets {
    pub(crate) steps: Bitboard,
    pub(crate) double_steps: Bitboard,
    pub(crate) captures_a: Bitboard,
    pub(crate) captures_h: Bitboard,
    /// Could any of them be a promotion? If not, nobody need look.
    pub(crate) promotions: bool,
}

/// Somebody who wants to hear of every legal move.
pub(crate) trait Visitor<C: Side> {
    /// A visitor who only counts does not mind a queen being called once as a bishop, once as a rook.
    const QUEENS_IN_HALVES: bool = false;

    fn piece(&mut self, role: Role, from: Square, targets: Bitboard);
    fn pawns(&mut self, targets: PawnTargets);
    fn en_passant(&mut self, from: Square);
    fn castling(&mut self, king: Square, rook: Square);
}

#[inline(always)]
pub(crate) fn visit<S: Sliders, C: Side, V: Visitor<C>>(node: Node<'_>, visitor: &mut V) {
    let placement = node.placement;
    let rules =
        Restrictions::of::<S, C>(placement, node.castling_rooks, node.ways.of_color(C::COLOR));
    let us = placement.of_color(C::COLOR);
    let king = (placement.of_role(Role::King) & us).lowest_square();
    visitor.piece(Role::King, king, rules.king_targets);
    if rules.check.is_empty() {
        return;
    }
    visitor.pawns(pawn_targets::<C>(placement, &rules));
    if node.en_passant.any() {
        let pawns = placement.of_role(Role::Pawn) & us;
        for from in C::attacking_pawns(node.en_passant) & pawns {
            if en_passant_is_safe::<S, C>(placement, king, from, node.en_passant) {
                visitor.en_passant(from);
            }
        }
    }
    pieces::<S, C, V>(placement, &rules, visitor);
    for rook in rules.castling {
        visitor.castling(king, rook);
    }
}

#[inline(always)]
fn pawn_targets<C: Side>(placement: &Placement, rules: &Restrictions) -> PawnTargets {
    let us = placement.of_color(C::COLOR);
    let them = placement.of_color(C::Opponent::COLOR);
    let empty = !(us | them);
    let pawns = placement.of_role(Role::Pawn) & us;
    let (straight, diagonal) = (rules.straight_pins, rules.diagonal_pins);

    // A pinned pawn moves along its pin or not at all.
    let walkers = pawns - diagonal;
    let steps = C::forward(walkers - straight) | C::forward(walkers & straight) & straight;
    let steps = steps & empty;
    let double_steps = C::forward(steps & C::THIRD_RANK) & empty & rules.check;
    let takers = pawns - straight;
    let (free, pinned) = (takers - diagonal, takers & diagonal);
    let victims = them & rules.check;
    PawnTargets {
        steps: steps & rules.check,
        double_steps,
        captures_a: (C::forward_a(free) | C::forward_a(pinned) & diagonal) & victims,
        captures_h: (C::forward_h(free) | C::forward_h(pinned) & diagonal) & victims,
        promotions: pawns.meets(C::SEVENTH_RANK),
    }
}

#[inline(always)]
fn pieces<S: Sliders, C: Side, V: Visitor<C>>(
    placement: &Placement,
    rules: &Restrictions,
    visitor: &mut V,
) {
    let us = placement.of_color(C::COLOR);
    let occupied = placement.occupied();
    let targets = rules.check - us;
    let (straight, diagonal) = (rules.straight_pins, rules.diagonal_pins);
    let pins = straight | diagonal;

    for from in placement.of_role(Role::Knight) & (us - pins) {
        visitor.piece(Role::Knight, from, attacks::knight(from) & targets);
    }
    let (bishops, rooks) =
        (placement.of_role(Role::Bishop) & us, placement.of_role(Role::Rook) & us);
    let queens = placement.of_role(Role::Queen) & us;
    let (with_bishops, with_rooks) =
        if V::QUEENS_IN_HALVES { (bishops | queens, rooks | queens) } else { (bishops, rooks) };

    for from in with_bishops - pins {
        visitor.piece(Role::Bishop, from, S::bishop(from, occupied) & targets);
    }
    for from in with_rooks - pins {
        visitor.piece(Role::Rook, from, S::rook(from, occupied) & targets);
    }
    if !V::QUEENS_IN_HALVES {
        for from in queens - pins {
            let reach = S::bishop(from, occupied) | S::rook(from, occupied);
            visitor.piece(Role::Queen, from, reach & targets);
        }
    }
    if pins.meets(us) {
        for from in with_bishops & diagonal {
            visitor.piece(Role::Bishop, from, S::bishop(from, occupied) & targets & diagonal);
        }
        for from in with_rooks & straight {
            visitor.piece(Role::Rook, from, S::rook(from, occupied) & targets & straight);
        }
        if !V::QUEENS_IN_HALVES {
            for from in queens & diagonal {
                visitor.piece(Role::Queen, from, S::bishop(from, occupied) & targets & diagonal);
            }
            for from in queens & straight {
                visitor.piece(Role::Queen, from, S::rook(from, occupied) & targets & straight);
            }
        }
    }
}

/// Two pawns leave their squares at once, so neither pins nor the check mask tell: look from the king.
#[inline(always)]
pub(crate) fn en_passant_is_safe<S: Sliders, C: Side>(
    placement: &Placement,
    king: Square,
    from: Square,
    en_passant: Bitboard,
) -> bool {
    let captured = C::back(en_passant);
    let occupied = (placement.occupied() ^ captured ^ from.into()) | en_passant;
    let mut after = *placement;
    after.clear(captured, C::Opponent::COLOR);
    !is_attacked::<S, C>(&after, king, occupied)
}
