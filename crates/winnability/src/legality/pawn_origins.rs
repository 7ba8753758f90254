//! Where the pawns came from and how much they captured on the way (test 7). A pawn changes its file only by capturing,
//! and with each such step it advances, so it comes from a cone of squares behind it.

use board::{Bitboard, Color, File, Placement, Rank, Role, Square};

use super::promoted;
use super::reason::Reason;

/// Pawns that come from too few files, or must have captured too much.
pub(super) fn reason(placement: &Placement, fixed: Bitboard, color: Color) -> Option<Reason> {
    let pawns = placement.of(color, Role::Pawn) - Bitboard::BACK_RANKS;
    let Some(needed) = captures_min(pawns, color) else {
        return crowd(pawns, color);
    };
    let missing = 16u32.saturating_sub(placement.of_color(!color).count());
    let out_of_reach = promoted::captured_at_home(placement, fixed, !color).min(missing);
    (needed > missing - out_of_reach).then_some(Reason::PawnCaptures {
        color,
        needed,
        missing,
        out_of_reach,
    })
}

/// The fewest captures that bring pawns from different files to these squares; nothing if no assignment exists.
pub(super) fn captures_min(pawns: Bitboard, color: Color) -> Option<u32> {
    // The cheapest way to use each set of files for the pawns looked at so far.
    let mut best = [None; 256];
    best[0] = Some(0u32);
    for pawn in pawns {
        let mut next = [None; 256];
        for (files, cost) in best.iter().enumerate() {
            let Some(cost) = *cost else { continue };
            for file in 0..8usize {
                let Some(extra) = captures_from(file, pawn, color) else { continue };
                if files >> file & 1 == 0 {
                    let slot: &mut Option<u32> = &mut next[files | 1 << file];
                    *slot = Some(slot.map_or(cost + extra, |old| old.min(cost + extra)));
                }
            }
        }
        best = next;
    }
    best.into_iter().flatten().min()
}

/// How often a pawn of this file captured on its way to this square, if it can have come there.
fn captures_from(file: usize, pawn: Square, color: Color) -> Option<u32> {
    let sideways = (pawn.file() as usize).abs_diff(file);
    let ranks = (pawn.rank() as usize).abs_diff(Rank::Second.seen_by(color) as usize);
    (sideways <= ranks).then_some(sideways as u32)
}

/// The smallest set of pawns that come from fewer files than they are.
fn crowd(pawns: Bitboard, color: Color) -> Option<Reason> {
    let sets = (1usize..256).filter_map(|files| {
        let within = |pawn: &Square| {
            (0..8).all(|file| captures_from(file, *pawn, color).is_none() || files >> file & 1 == 1)
        };
        let inside: Bitboard = pawns.into_iter().filter(within).collect();
        (inside.count() > files.count_ones()).then_some((inside, files))
    });
    let (pawns, files) = sets.min_by_key(|(pawns, _)| pawns.count())?;
    let second = Rank::Second.seen_by(color);
    let origins = File::ALL.into_iter().filter(|file| files >> *file as usize & 1 == 1);
    let origins = origins.map(|file| Square::at(file, second)).collect();
    Some(Reason::PawnOrigins { color, pawns, origins })
}
