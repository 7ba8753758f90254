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
