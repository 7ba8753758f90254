//! The legal moves whose written forms are most like a text that was not understood.

use board::{Move, Position};

use super::style::{CaptureSign, Form, Style};
use super::write;
use crate::letters::Language;

/// A legal move that may have been meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The move.
    pub played: Move,
    /// Its form in Appendix C, short and without optional signs.
    pub text: String,
    /// How many characters differ in the form that is most alike.
    pub distance: usize,
}

/// How many characters may differ before a move is no longer alike.
const FARTHEST: usize = 2;

/// Those of the moves that are written most alike, the nearest first.
pub(crate) fn nearest(
    position: &Position,
    text: &str,
    language: Language,
    moves: &[Move],
    most: usize,
) -> Vec<Candidate> {
    let written: String =
        text.trim().chars().filter(|it| !matches!(it, '+' | '#' | '!' | '?')).collect();
    let length = written.chars().count();
    let mut found: Vec<Candidate> = moves
        .iter()
        .map(|&played| {
            let bare = Style::bare(language);
            let distance = [
                bare,
                Style { captures: CaptureSign::X, ..bare },
                Style { captures: CaptureSign::Times, ..bare },
                Style { form: Form::Long, ..bare },
                Style { form: Form::Long, captures: CaptureSign::X, ..bare },
            ]
            .iter()
            .map(|style| board::edit_distance(&written, &write(position, played, style)))
            .min()
            .unwrap_or(usize::MAX);
            Candidate { played, text: write(position, played, &bare), distance }
        })
        // At least one character in common, and not too many apart, unless all are asked for.
        .filter(|it| most == usize::MAX || it.distance <= FARTHEST && it.distance < length)
        .collect();
    // Among equals those of the same piece come first, and then the alphabet decides.
    let first = written.chars().next();
    found.sort_by_key(|it| {
        (it.distance, it.text.chars().next() != first, it.text.clone(), it.played)
    });
    found.truncate(most);
    found
}
