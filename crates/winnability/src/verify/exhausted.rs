//! Enumerates every position that can be reached and looks for the mate. Positions in which a material
//! rule applies are looked at, but not gone beyond.

use std::collections::HashSet;

use board::{Color, Position};

use super::{CheckError, material};

pub(super) fn check(root: &Position, winner: Color, states: u64) -> Result<(), CheckError> {
    let mut seen = HashSet::from([root.identity()]);
    let mut open = vec![*root];
    while let Some(position) = open.pop() {
        if position.turn() != winner && position.is_checkmate() {
            return Err(CheckError::MateReached);
        }
        if material::any_applies(&position, winner) {
            continue;
        }
        for played in &position.legal_moves() {
            let child = position.play_unchecked(played);
            if material::any_applies(&child, winner) {
                if child.turn() != winner && child.is_checkmate() {
                    return Err(CheckError::MateReached);
                }
                continue;
            }
            if seen.insert(child.identity()) {
                if seen.len() as u64 > states {
                    return Err(CheckError::MoreStates);
                }
                open.push(child);
            }
        }
    }
    Ok(())
}
