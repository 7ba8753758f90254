//! Makes a helpmate out of one for the position a move ago, after another move was played instead. Most often all
//! that both players had planned can still be done.

use board::{Bitboard, Color, Move, Position};

use crate::playable::is_legal;

/// How many moves are tried to wait with.
const ATTEMPTS: usize = 4;

/// A line by which `winner` mates from `start`, from a plan for the position a move before: the moves of both players,
/// beginning with the one who has just played something else.
pub(crate) fn mend(start: &Position, winner: Color, plan: &[Move]) -> Option<Vec<Move>> {
    if start.turn() == winner {
        // What the loser played may do as well as what was planned, if that was to wait.
        let rest = plan.get(1..)?;
        if mates(*start, winner, rest) {
            return Some(rest.to_vec());
        }
        let line = delayed(plan);
        if mates(*start, winner, &line) {
            return Some(line);
        }
    }
    after_waiting(start, winner, plan)
}

/// The plan without the first move, each other one of the player whose move it was being played a turn later, and
/// the last not at all.
fn delayed(plan: &[Move]) -> Vec<Move> {
    let mut line = plan[1..].to_vec();
    for at in (1..line.len()).step_by(2) {
        line[at] = plan[at - 1];
    }
    line
}

/// Once the other player has waited for a move, the whole plan.
fn after_waiting(start: &Position, winner: Color, plan: &[Move]) -> Option<Vec<Move>> {
    let planned = plan.iter().fold(Bitboard::EMPTY, |all, m| all.with(m.from()).with(m.to()));
    let moves = start.legal_moves();
    let in_the_way = |m: &&Move| planned.has(m.from()) || planned.has(m.to());
    let apart = moves.iter().rev().filter(|it| !in_the_way(it));
    let others = moves.iter().rev().filter(in_the_way);
    for &waiting in apart.chain(others).take(ATTEMPTS) {
        if mates(start.play_unchecked(waiting), winner, plan) {
            let mut line = Vec::with_capacity(plan.len() + 1);
            line.push(waiting);
            line.extend(plan);
            return Some(line);
        }
    }
    None
}

/// Can the line be played from here, and does `winner` mate by it?
pub(crate) fn mates(mut position: Position, winner: Color, line: &[Move]) -> bool {
    for &planned in line {
        if !is_legal(&position, planned) {
            return false;
        }
        position.make_unchecked(planned);
    }
    position.turn() != winner && position.is_checkmate()
}
