//! How near a position is to a mate of the black king where it stands: small numbers are near. A guess for
//! crowded boards, where a walk to a corner takes long; no answer depends on it.

use board::{Bitboard, Color, Placement, Position, Role, attacks};

use crate::nearness::knight_distance;

/// The guess, from 0 to 255: flight squares that are open, and moves until some man checks.
pub(crate) fn tightness(position: &Position) -> u8 {
    let placement = position.placement();
    let king = position.king(Color::Black);
    let around = attacks::king(king);
    let black = placement.of_color(Color::Black);
    let attacked = attacked_by_white(placement, placement.occupied().without(king));
    let flights = around - black - attacked;
    // Men of White's beside the king count as flight squares unless they are guarded.
    let checks = moves_to_check(position);
    (8 * flights.count() + 2 * checks).min(255) as u8
}

fn attacked_by_white(placement: &Placement, occupied: Bitboard) -> Bitboard {
    let white = placement.of_color(Color::White);
    let queens = placement.of_role(Role::Queen);
    let mut attacked = Bitboard::EMPTY;
    for king in placement.of_role(Role::King) & white {
        attacked |= attacks::king(king);
    }
    for pawn in placement.of_role(Role::Pawn) & white {
        attacked |= attacks::pawn(Color::White, pawn);
    }
    for knight in placement.of_role(Role::Knight) & white {
        attacked |= attacks::knight(knight);
    }
    for slider in (placement.of_role(Role::Bishop) | queens) & white {
        attacked |= attacks::bishop(slider, occupied);
    }
    for slider in (placement.of_role(Role::Rook) | queens) & white {
        attacked |= attacks::rook(slider, occupied);
    }
    attacked
}

/// At least so many moves of White's until one of them checks, as far as a glance tells.
fn moves_to_check(position: &Position) -> u32 {
    let placement = position.placement();
    let (king, occupied) = (position.king(Color::Black), placement.occupied());
    let (diagonal, straight) = (attacks::bishop(king, occupied), attacks::rook(king, occupied));
    let mut best = 4;
    for queen in placement.of(Color::White, Role::Queen) {
        let reach = attacks::queen(queen, occupied);
        best = best.min(if reach.meets(diagonal | straight) { 1 } else { 2 });
    }
    for rook in placement.of(Color::White, Role::Rook) {
        best = best.min(if attacks::rook(rook, occupied).meets(straight) { 1 } else { 2 });
    }
    for knight in placement.of(Color::White, Role::Knight) {
        best = best.min(knight_distance(knight, king).saturating_sub(1).max(0) as u32);
    }
    best
}
