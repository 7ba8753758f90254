//! An idea played on the board. Only what ends in mate there counts.

use board::{Bitboard, Color, Move, Position, Square, attacks};

use super::intent::Intent;
use crate::playable::is_legal;
use crate::undo::inverse;

/// The line, if it can be played and mates.
pub(super) fn perform(start: &Position, winner: Color, intent: &Intent) -> Option<Vec<Move>> {
    let mut steps = intent.steps();
    let busy = steps.iter().fold(attacks::king(start.king(!winner)), |busy, &(from, to)| {
        busy.with(from).with(to) | attacks::between(from, to)
    });
    let mut line = Vec::with_capacity(2 * steps.len() + 2);
    let mut position = *start;
    let mut defenders = intent.defenders;
    let mut waited = None;
    // Moves of the winner's to get out of check, or to let the defenders leave.
    let mut spare = 1 + defenders.count();
    while let &[(from, to), ref later @ ..] = steps {
        let played = if position.turn() == winner {
            let role = position.placement().role_at(from)?;
            let step = position.move_between(role, from, to, None);
            let too_early = defenders.any() && later.is_empty();
            if !too_early && is_legal(&position, step) {
                steps = later;
                step
            } else if spare > 0 {
                spare -= 1;
                wait(&position, busy, |_| false)?
            } else {
                return None;
            }
        } else if let Some(at) = defenders.first() {
            defenders = defenders.without(at);
            leave(&position, at, intent.mate, busy)?
        } else {
            let guards_mate = |it| guards(&position, it, intent.mate);
            let back = waited.map(inverse).filter(|&it| is_legal(&position, it));
            let waiting = back.or_else(|| wait(&position, busy, guards_mate))?;
            waited = Some(waiting);
            waiting
        };
        line.push(played);
        position = position.play_unchecked(played);
    }
    position.is_checkmate().then_some(line)
}

/// A move of a defender's after which it guards the mating square no more.
fn leave(position: &Position, at: Square, mate: Square, busy: Bitboard) -> Option<Move> {
    let moves = position.legal_moves();
    let leaves = |it: &Move| it.from() == at && !busy.has(it.to()) && !guards(position, *it, mate);
    moves.iter().copied().find(leaves)
}

/// A quiet move that disturbs nothing.
fn wait(position: &Position, busy: Bitboard, disturbs: impl Fn(Move) -> bool) -> Option<Move> {
    let turn = position.turn();
    let busy = busy.with(position.king(turn));
    let taboo = busy | position.placement().of_color(!turn);
    let moves = position.legal_moves();
    moves.iter().rev().copied().find(|&it| {
        !busy.has(it.from())
            && !taboo.has(it.to())
            && !disturbs(it)
            && !guards(position, it, position.king(!turn))
    })
}

/// Does the man that moves attack this square from its new place?
fn guards(position: &Position, played: Move, square: Square) -> bool {
    let placement = position.placement();
    let occupied = placement.occupied().without(played.from());
    let man = placement.piece_at(played.from());
    man.is_some_and(|man| attacks::of(man, played.to(), occupied).has(square))
}
