//! Replays a helpmate. Any legal line that ends in the mate will do, however long or odd.

use board::{Color, Move, Position};

use super::CheckError;

pub(super) fn check(start: &Position, winner: Color, line: &[Move]) -> Result<(), CheckError> {
    let mut position = *start;
    for (at, played) in line.iter().enumerate() {
        if !position.legal_moves().contains(played) {
            return Err(CheckError::IllegalMove(at));
        }
        position = position.play_unchecked(*played);
    }
    if position.turn() != winner && position.is_checkmate() {
        Ok(())
    } else {
        Err(CheckError::NoMate)
    }
}

/// Is the game never over by so many plies without progress before the last move of a legal line?
pub(super) fn check_counter(
    start: &Position,
    line: &[Move],
    plies_max: u32,
) -> Result<(), CheckError> {
    let mut position = *start;
    for played in line {
        if position.plies_without_progress() >= plies_max {
            return Err(CheckError::CutShort);
        }
        position = position.play_unchecked(*played);
    }
    Ok(())
}
