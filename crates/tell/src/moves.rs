//! Moves in the letters of the reader.

use board::{Attempt, Color, NotPlayable, Position, Setup};
use messages::Messages;
use notation::algebraic::{self, Style};
use transcript::{MoveText, move_text, resolve};

use crate::words::own_letters;

/// A move of this player in the letters of the reader where it is legal in the position; else as it was written.
pub(crate) fn in_own_letters(
    messages: &Messages,
    before: &Setup,
    side: Color,
    text: &MoveText,
) -> String {
    let before = Setup { turn: side, ..*before };
    let in_letters = || {
        let legal = before.legal_move(resolve(&before, side, text).ok()?).ok()?;
        let position = Position::new(&before).or_else(NotPlayable::play_all_the_same).ok()?;
        let style = Style::short(own_letters(messages));
        Some(algebraic::write(&position, legal, &style))
    };
    in_letters().unwrap_or_else(|| text.0.clone())
}

/// How moves in a position are written for the reader: in his letters where they are legal, else in squares.
pub fn move_writer<'a>(
    messages: &'a Messages,
    position: &'a Setup,
) -> impl Fn(Attempt) -> String + 'a {
    move |attempt| {
        let side = position.placement.color_at(attempt.from).unwrap_or(position.turn);
        in_own_letters(messages, position, side, &move_text(position, side, attempt))
    }
}
