//! Moves in the letters of the reader.

use board::{Attempt, Color, Setup};
use messages::Messages;
use notation::algebraic::{self, CaptureSign, CastlingSign, EnPassantSign, PromotionSign, Style};
use notation::letters::Language;
use transcript::{MoveText, move_text, resolve};

use crate::words::own_letters;

/// How moves are written in protocols: in English as the language of transcripts writes them, so that events and
/// rulings agree. "e.p." is left out: it would end a sentence with two full stops, and the squares say as much.
fn style(language: Language) -> Style {
    let style = Style { en_passant: EnPassantSign::None, ..Style::short(language) };
    match language {
        Language::English => Style {
            captures: CaptureSign::X,
            castling: CastlingSign::LettersO,
            promotion: PromotionSign::Equals,
            ..style
        },
        _ => style,
    }
}

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
        Some(algebraic::write_anywhere(&before, legal, &style(own_letters(messages))))
    };
    in_letters().unwrap_or_else(|| match own_letters(messages) {
        Language::English => text.0.clone(),
        _ => text.0.replace('x', "×"),
    })
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
