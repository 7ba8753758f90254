//! Enumerates every position that can be reached before so many plies without progress end the game, each
//! with its lowest counter, and looks for the mate.

use std::collections::HashMap;

use board::{Color, Position};

use super::{CheckError, material};

pub(super) fn check(
    root: &Position,
    winner: Color,
    plies_max: u32,
    states: u64,
) -> Result<(), CheckError> {
    let mut lowest = HashMap::from([(root.identity(), root.plies_without_progress())]);
    let mut open = vec![*root];
    while let Some(position) = open.pop() {
        let counter = position.plies_without_progress();
        // The game is over, or there is a shorter way to the same position.
        if counter >= plies_max || lowest.get(&position.identity()).is_some_and(|it| *it < counter)
        {
            continue;
        }
        for played in &position.legal_moves() {
            let child = position.play_unchecked(played);
            if child.turn() != winner && child.is_checkmate() {
                return Err(CheckError::MateReached);
            }
            if material::any_applies(&child, winner) {
                continue;
            }
            let counter = child.plies_without_progress();
            if counter >= plies_max {
                continue;
            }
            let known = lowest.get(&child.identity()).copied();
            if known.is_none_or(|known| counter < known) {
                lowest.insert(child.identity(), counter);
                if lowest.len() as u64 > states.max(1) {
                    return Err(CheckError::MoreStates);
                }
                open.push(child);
            }
        }
    }
    Ok(())
}
