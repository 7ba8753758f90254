//! Captures and promotions together (test 8). At the start a white and a black pawn face each other on every file. As long
//! as neither of a pair captures or is captured, both stay on their file, and none of them is promoted. A capture
//! undoes at most one pair, or two if a pawn captures a pawn.

use board::{Bitboard, Color, File, Placement, Role};

use super::promoted::promoted_min;
use super::reason::Reason;

pub(super) fn reason(placement: &Placement, fixed: Bitboard) -> Option<Reason> {
    let needed = File::ALL.into_iter().filter(|file| !faces(placement, *file)).count() as u32;
    let of_player = |color: Color| {
        let captured = 16u32.saturating_sub(placement.of_color(color).count());
        let pawns_missing = 8u32.saturating_sub(placement.of(color, Role::Pawn).count());
        let promoted = promoted_min(placement, fixed, color);
        let captured_as_pawns = pawns_missing.saturating_sub(promoted).min(captured);
        captured + captured_as_pawns
    };
    let possible = of_player(Color::White) + of_player(Color::Black);
    (needed > possible).then_some(Reason::PawnsPassed { needed, possible })
}

/// Does a white pawn stand below a black one on this file?
pub(super) fn faces(placement: &Placement, file: File) -> bool {
    let on_file = |color| placement.of(color, Role::Pawn) & Bitboard::file(file);
    match (on_file(Color::White).first(), on_file(Color::Black).last()) {
        (Some(white), Some(black)) => white.rank() < black.rank(),
        _ => false,
    }
}
