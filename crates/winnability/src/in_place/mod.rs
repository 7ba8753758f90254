//! A mate of the king where it stands: one man comes and mates, another one may come first to support it, men that
//! guard the mating square leave, and apart from that the loser waits. In most positions of real games this takes a few
//! moves. That it finds nothing says nothing.

mod facts;
mod intent;
mod perform;
#[cfg(test)]
mod tests;
mod ways;

use std::ops::ControlFlow;

use board::{Color, Move, Position};

use facts::Facts;

/// So many ideas are tried on the board.
const ATTEMPTS: u32 = 6;

/// A line by which `winner` mates, if one of the simple ideas works.
pub(crate) fn mate_in_place(position: &Position, winner: Color) -> Option<Vec<Move>> {
    let facts = Facts::of(position, winner);
    let mut attempts = ATTEMPTS;
    let found = intent::each(&facts, |intent| {
        attempts -= 1;
        match perform::perform(position, winner, intent) {
            Some(line) => ControlFlow::Break(Some(line)),
            None if attempts == 0 => ControlFlow::Break(None),
            None => ControlFlow::Continue(()),
        }
    });
    match found {
        ControlFlow::Break(line) => line,
        ControlFlow::Continue(()) => None,
    }
}
