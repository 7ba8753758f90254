//! What the opponent's pieces forbid: where a check must be met, along which lines pieces are pinned,
//! where the king may step, with which rooks it may castle. Computed once a node; no move is tried out.

use super::castling::Way;
use super::side::Side;
use crate::attacks::{self, Sliders};
use crate::{Bitboard, Placement, Role, Square};

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
        ways: &[Way; 2],
    ) -> Restrictions {
        let us = placement.of_color(C::COLOR);
        let them = placement.of_color(C::Opponent::COLOR);
        let occupied = us | them;
        let king_set = placement.of_role(Role::King) & us;
        let king = king_set.lowest_square();

        let steppers = (attacks::knight(king) & placement.of_role(Role::Knight)
            | C::pawn_attacks(king_set) & placement.of_role(Role::Pawn))
            & them;
        let mut check = match steppers.count() {
            0 => Bitboard::ALL,
            1 => steppers,
            // No game leads to this, but a diagram may show it.
            _ => Bitboard::EMPTY,
        };
        let queens = placement.of_role(Role::Queen);
        let (straight_rays, diagonal_rays) =
            (attacks::straight_rays(king), attacks::diagonal_rays(king));
        let sliders = straight_rays & (placement.of_role(Role::Rook) | queens)
            | diagonal_rays & (placement.of_role(Role::Bishop) | queens);
        let mut pins = Bitboard::EMPTY;
        for slider in sliders & them {
            let path = attacks::path(king, slider);
            let blockers = (path & occupied).without(slider);
            if blockers.is_empty() {
                // A second checking piece leaves only the king's own moves.
                check = if check == Bitboard::ALL { path } else { Bitboard::EMPTY };
            } else if !blockers.more_than_one() {
                // If the one blocker is not ours, the line holds no piece to which a pin could apply.
                pins |= path;
            }
        }

        // The enemy king's surroundings first: often nothing is left to ask about.
        let enemy_king = (placement.of_role(Role::King) & them).lowest_square();
        let steps = attacks::king(king) - us - attacks::king(enemy_king);
        let mut castling = Bitboard::EMPTY;
        if check == Bitboard::ALL && castling_rooks.meets(us) {
            for way in ways {
                if castling_rooks.meets(way.rook) && !way.vacant.meets(occupied) {
                    castling |= way.rook;
                }
            }
        }
        // Mostly the king has hardly anywhere to go: then one square is looked at instead of all.
        let danger = if castling.is_empty() && !steps.more_than_one() {
            match steps.first() {
                Some(step) if is_attacked::<S, C>(placement, step, occupied ^ king_set) => steps,
                _ => Bitboard::EMPTY,
            }
        } else {
            attacked_by::<S, C::Opponent>(placement, occupied ^ king_set)
        };
        let straight_pins = pins & straight_rays;
        if castling.any() {
            for way in ways {
                // A rook that shields the king along the rank uncovers it by castling (Chess960).
                if way.walk.meets(danger) || straight_pins.meets(way.rook) {
                    castling -= way.rook;
                }
            }
        }
        Restrictions {
            check,
            straight_pins,
            diagonal_pins: pins & diagonal_rays,
            king_targets: steps - danger,
            castling,
        }
    }
}

/// Does a piece of `C`'s opponent, other than the king, attack the square?
#[inline(always)]
pub(super) fn is_attacked<S: Sliders, C: Side>(
    placement: &Placement,
    square: Square,
    occupied: Bitboard,
) -> bool {
    let queens = placement.of_role(Role::Queen);
    let attackers = S::rook(square, occupied) & (placement.of_role(Role::Rook) | queens)
        | S::bishop(square, occupied) & (placement.of_role(Role::Bishop) | queens)
        | attacks::knight(square) & placement.of_role(Role::Knight)
        | attacks::pawn(C::COLOR, square) & placement.of_role(Role::Pawn);
    attackers.meets(placement.of_color(C::Opponent::COLOR))
}

/// The squares that a side attacks. The enemy king should not be among the occupied ones, so that it does
/// not hide the squares behind it.
#[inline(always)]
fn attacked_by<S: Sliders, C: Side>(placement: &Placement, occupied: Bitboard) -> Bitboard {
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
