//! The moves of a game as they are sent.

use clock::Millis;
use laws::game::{Game, Ply};
use transcript::move_text;

use crate::wire::{Move, MovesChange};

/// All moves of a game.
pub(super) fn all(game: &Game) -> Vec<Move> {
    (0..game.history().plies().len()).filter_map(|index| of(index, game)).collect()
}

/// How the moves that are known have to be changed.
pub(super) fn change(known: &[Move], game: &Game) -> MovesChange {
    let plies = game.history().plies();
    let same = |(index, it): (usize, &Move)| plies.get(index).is_some_and(|ply| is(it, ply));
    let keep = known.iter().enumerate().take_while(|it| same(*it)).count();
    MovesChange { keep, add: (keep..plies.len()).filter_map(|index| of(index, game)).collect() }
}

/// Is it this move? The record is the same up to it.
fn is(known: &Move, ply: &Ply) -> bool {
    known.uci == ply.attempt.to_string()
        && known.side == ply.side.into()
        && known.legal == ply.legal.is_some()
        && (known.white_ms, known.black_ms) == times(ply)
}

fn of(index: usize, game: &Game) -> Option<Move> {
    let ply = game.history().plies().get(index)?;
    let (white_ms, black_ms) = times(ply);
    Some(Move {
        ply: index + 1,
        side: ply.side.into(),
        san: move_text(&ply.before, ply.side, ply.attempt).0,
        uci: ply.attempt.to_string(),
        legal: ply.legal.is_some(),
        white_ms,
        black_ms,
        spent_ms: spent(index, ply, game),
    })
}

/// What the player's clock lost until the move was made. Where it was set meanwhile nothing is known of it.
fn spent(index: usize, ply: &Ply, game: &Game) -> Option<u64> {
    let now = ply.times?;
    let before = index.checked_sub(1).and_then(|it| game.history().plies().get(it));
    let shown = match before {
        Some(before) => before.times_after.or(before.times)?[ply.side],
        // Nobody's clock has run but that of the first player; the other one still shows what both began with.
        None => game.frame().control()?.common().map(|_| now[ply.side.opponent()])?,
    };
    let spent = shown.get().checked_sub(now[ply.side].get())?;
    let passed = before.and_then(|it| ply.made_at.since(it.made_at)).map(Millis::get);
    (passed.is_none_or(|it| spent <= it)).then_some(spent)
}

fn times(ply: &Ply) -> (Option<u64>, Option<u64>) {
    let times = ply.times_after.or(ply.times);
    (times.map(|it| Millis::get(it.white)), times.map(|it| Millis::get(it.black)))
}
