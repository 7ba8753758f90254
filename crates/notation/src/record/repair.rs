//! The legal move that may stand in for one that cannot be read: the one after which most of the following
//! moves can be read, and among those the one that is written most alike. A guess, and always marked so.

use board::{Move, Position};

use crate::algebraic::{self, MoveError};
use crate::letters::Language;

/// How many of the following moves are looked at.
const AHEAD: usize = 8;

pub(super) fn fitting<'a>(
    at: &Position,
    error: &MoveError,
    following: impl Iterator<Item = &'a str>,
    language: Language,
) -> Option<Move> {
    let following: Vec<&str> = following.take(AHEAD).collect();
    let likeness = |played: Move| {
        let near = error.candidates.iter().position(|it| it.played == played);
        near.unwrap_or(usize::MAX)
    };
    let best = at
        .legal_moves()
        .iter()
        .map(|&played| {
            let read = read_ahead(&at.play_unchecked(played), &following, language);
            (usize::MAX - read, likeness(played), played)
        })
        .min()?;
    let (unread, unlike, played) = best;
    // Without any sign for it, one legal move is as good as another.
    (unread != usize::MAX || unlike != usize::MAX).then_some(played)
}

fn read_ahead(from: &Position, following: &[&str], language: Language) -> usize {
    let mut at = *from;
    for (count, text) in following.iter().enumerate() {
        match algebraic::interpret(&at, text, language) {
            Ok(reading) => at = at.play_unchecked(reading.played),
            Err(_) => return count,
        }
    }
    following.len()
}
