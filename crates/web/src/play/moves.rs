//! The moves of a game as they are sent.

use clock::Millis;
use laws::game::{Game, Ply};
use transcript::move_text;

use crate::wire::{Move, MovesChange};

/// All moves of a game.
pub(super) fn all(game: &Game) -> Vec<Move> {
    game.history().plies().iter().enumerate().map(|(index, ply)| of(index, ply)).collect()
}

/// How the moves that are known have to be changed.
pub(super) fn change(known: &[Move], game: &Game) -> MovesChange {
    let plies = game.history().plies();
    let same = |(index, it): (usize, &Move)| plies.get(index).is_some_and(|ply| is(it, ply));
    let keep = known.iter().enumerate().take_while(|it| same(*it)).count();
    let added = plies.iter().enumerate().skip(keep);
    MovesChange { keep, add: added.map(|(index, ply)| of(index, ply)).collect() }
}

/// Is it this move? The record is the same up to it.
fn is(known: &Move, ply: &Ply) -> bool {
    known.uci == ply.attempt.to_string()
        && known.side == ply.side.into()
        && known.legal == ply.legal.is_some()
        && (known.white_ms, known.black_ms) == times(ply)
}

fn of(index: usize, ply: &Ply) -> Move {
    let (white_ms, black_ms) = times(ply);
    Move {
        ply: index + 1,
        side: ply.side.into(),
        san: move_text(&ply.before, ply.side, ply.attempt).0,
        uci: ply.attempt.to_string(),
        legal: ply.legal.is_some(),
        white_ms,
        black_ms,
    }
}

fn times(ply: &Ply) -> (Option<u64>, Option<u64>) {
    let times = ply.times_after.or(ply.times);
    (times.map(|it| Millis::get(it.white)), times.map(|it| Millis::get(it.black)))
}
