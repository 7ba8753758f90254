//! What the opponent's pieces forbid: where a check must be met, along which lines pieces are pinned,
//! where the king may step, with which rooks it may castle. Computed once a node; no move is tried out.

use super::side::Side;
use crate::attacks::{self, Sliders};
use crate::{Bitboard, Color, Placement, Role, Square, Wing};

pub(crate) struct Restrictions {
    /// Where a piece other than the king may go: everywhere when there is no check, the checking piece
    /// and the squares before it in a single check, nowhere in a double check.
    pub(crate) check: Bitboard,
    /// The lines from the king to straight-moving pieces that one own piece alone keeps off.
    pub(crate) straight_pins: Bitboard,
    /// The same for diagonal-moving pieces.
    pub(crate) diagonal_pins: Bitboard,
    /// Where the king may step.
    pub(crate) king_targets: Bitboard,
    /// The rooks with which castling is possible now.
    pub(crate) castling: Bitboard,
}

impl Restrictions {
    #[inline(always)]
    pub(crate) fn of<S: Sliders, C: Side>(
        placement: &Placement,
        castling_rooks: Bitboard,
    ) -> Restrictions {
        let us = placement.of_color(C::COLOR);
        let them = placement.of_color(C::Opponent::COLOR);
        let occupied = us | them;
        let king_set = placement.of_role(Role::King) & us;
        let king = king_set.lowest_square();

        let steppers = (attacks::knight(king) & placement.of_role(Role::Knight)
            | C::pawn_attacks(king_set) & placement.of_role(Role::Pawn))
            & them;
        let mut check = if steppers.any() { steppers } else { Bitboard::ALL };
        let mut straight_pins = Bitboard::EMPTY;
        let mut diagonal_pins = Bitboard::EMPTY;
        let mut narrow = |checkers: Bitboard| {
            // A second checking piece leaves only the king's own moves.
            check = if checkers.more_than_one() || check != Bitboard::ALL {
                Bitboard::EMPTY
            } else {
                attacks::path(king, checkers.lowest_square())
            };
        };
        let straight = placement.of_role(Role::Rook) | placement.of_role(Role::Queen);
        let straight = straight & them;
        if attacks::straight_rays(king).meets(straight) {
            let seen = S::rook(king, occupied);
            let checkers = seen & straight;
            if checkers.any() {
                narrow(checkers);
            }
            let behind = S::rook(king, occupied - (seen & us)) & (straight - seen);
            for pinner in behind {
                straight_pins |= attacks::path(king, pinner);
            }
        }
        let diagonal = placement.of_role(Role::Bishop) | placement.of_role(Role::Queen);
        let diagonal = diagonal & them;
        if attacks::diagonal_rays(king).meets(diagonal) {
            let seen = S::bishop(king, occupied);
            let checkers = seen & diagonal;
            if checkers.any() {
                narrow(checkers);
            }
            let behind = S::bishop(king, occupied - (seen & us)) & (diagonal - seen);
            for pinner in behind {
                diagonal_pins |= attacks::path(king, pinner);
            }
        }

        // The enemy king's surroundings first: often nothing is left to ask about.
        let enemy_king = (placement.of_role(Role::King) & them).lowest_square();
        let steps = attacks::king(king) - us - attacks::king(enemy_king);
        let mut castling = if check == Bitboard::ALL {
            unobstructed(king, castling_rooks & us, occupied, C::COLOR)
        } else {
            Bitboard::EMPTY
        };
        let mut danger = Bitboard::EMPTY;
        if (steps | castling).any() {
            danger = attacked_by::<S, C::Opponent>(placement, occupied ^ king_set);
        }
        if castling.any() {
            for rook in castling {
                // A rook that shields the king along the rank uncovers it by castling (Chess960).
                if king_walk(king, rook, C::COLOR).meets(danger) || straight_pins.has(rook) {
                    castling = castling.without(rook);
                }
            }
        }
        Restrictions { check, straight_pins, diagonal_pins, king_targets: steps - danger, castling }
    }
}

/// The squares that a side attacks. The enemy king should not be among the occupied ones, so that it does
/// not hide the squares behind it.
#[inline(always)]
pub(crate) fn attacked_by<S: Sliders, C: Side>(
    placement: &Placement,
    occupied: Bitboard,
) -> Bitboard {
    let us = placement.of_color(C::COLOR);
    let mut attacked = C::pawn_attacks(placement.of_role(Role::Pawn) & us)
        | attacks::king((placement.of_role(Role::King) & us).lowest_square());
    for from in placement.of_role(Role::Knight) & us {
        attacked |= attacks::knight(from);
    }
    let queens = placement.of_role(Role::Queen);
    for from in (placement.of_role(Role::Bishop) | queens) & us {
        attacked |= S::bishop(from, occupied);
    }
    for from in (placement.of_role(Role::Rook) | queens) & us {
        attacked |= S::rook(from, occupied);
    }
    attacked
}

/// Those of the rooks that have nothing in the way of castling (II.3.2.7.4).
#[inline(always)]
fn unobstructed(king: Square, rooks: Bitboard, occupied: Bitboard, color: Color) -> Bitboard {
    let mut free = rooks;
    for rook in rooks {
        if castling_way(king, rook, color).meets(occupied) {
            free = free.without(rook);
        }
    }
    free
}

/// The squares that must be vacant: those that king and rook cross or arrive on, but for their own.
#[inline(always)]
pub(crate) fn castling_way(king: Square, rook: Square, color: Color) -> Bitboard {
    let wing = Wing::of_rook(king, rook);
    (attacks::path(king, wing.king_target(color)) | attacks::path(rook, wing.rook_target(color)))
        - Bitboard::of(king).with(rook)
}

/// The squares that may not be attacked: the king's own, those it crosses, the one it arrives on.
#[inline(always)]
pub(crate) fn king_walk(king: Square, rook: Square, color: Color) -> Bitboard {
    attacks::path(king, Wing::of_rook(king, rook).king_target(color)).with(king)
}
