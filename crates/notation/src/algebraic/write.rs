//! Writing a legal move in any style of Appendix C.

use board::{Bitboard, Color, Move, MoveKind, NotPlayable, Placement, Position, Role, Setup, Wing};

use super::departure::{self, Departure};
use super::style::{
    CaptureSign, CastlingSign, CheckSigns, EnPassantSign, Form, PromotionSign, Style,
};

/// The mark of a draw offer (C.12), written after the move.
pub const DRAW_OFFER: &str = "(=)";

/// The move as a player would write it.
#[must_use]
pub fn write(position: &Position, played: Move, style: &Style) -> String {
    let mut text = String::with_capacity(16);
    append(&mut text, position, played, style);
    text
}

/// The move as a player would write it, legal on a board that need not be regular: an illegal move that stands may
/// have left it so. There the sign of check is left out, for what a check is there is not said.
#[must_use]
pub fn write_anywhere(setup: &Setup, played: Move, style: &Style) -> String {
    if let Ok(position) = Position::new(setup).or_else(NotPlayable::play_all_the_same) {
        return write(&position, played, style);
    }
    let mut text = String::with_capacity(16);
    match played.castling_wing() {
        Some(wing) => castling(&mut text, wing, style.castling),
        None => way(&mut text, setup.turn, &setup.placement, played, style, |role| {
            let like = |it: &Move| {
                it.to() == played.to() && setup.placement.role_at(it.from()) == Some(role)
            };
            let origins: Bitboard =
                setup.legal_moves().into_iter().filter(like).map(|it| it.from()).collect();
            departure::beside(origins & !Bitboard::of(played.from()), played.from())
        }),
    }
    text
}

/// Appends the move as a player would write it.
pub fn append(text: &mut String, position: &Position, played: Move, style: &Style) {
    match played.castling_wing() {
        Some(wing) => castling(text, wing, style.castling),
        None => way(text, position.turn(), position.placement(), played, style, |role| {
            departure::needed(position, role, played.from(), played.to())
        }),
    }
    let after = position.play_unchecked(played);
    if style.checks != CheckSigns::None && after.is_check() {
        text.push_str(match (after.has_legal_move(), style.checks) {
            (true, _) => "+",
            (false, CheckSigns::Hash) => "#",
            (false, _) => "++",
        });
    }
    if played.kind() == MoveKind::EnPassant && style.en_passant == EnPassantSign::Marked {
        text.push_str(" e.p.");
    }
}

fn castling(text: &mut String, wing: Wing, sign: CastlingSign) {
    text.push_str(match (wing, sign) {
        (Wing::King, CastlingSign::Zeros) => "0-0",
        (Wing::Queen, CastlingSign::Zeros) => "0-0-0",
        (Wing::King, CastlingSign::LettersO) => "O-O",
        (Wing::Queen, CastlingSign::LettersO) => "O-O-O",
    });
}

fn way(
    text: &mut String,
    us: Color,
    placement: &Placement,
    played: Move,
    style: &Style,
    needed: impl FnOnce(Role) -> Departure,
) {
    let (from, to) = (played.from(), played.to());
    let role = placement.role_at(from).unwrap_or(Role::Pawn);
    let captures = captures(placement, played);
    style.letters.append(text, us, role);
    let (file, rank) = match (style.form, role) {
        (Form::Long, _) => (true, true),
        // A pawn that captures needs the file of departure (C.9.3), and no more.
        (Form::Short, Role::Pawn) => (captures, false),
        (Form::Short, _) => {
            let needed = needed(role);
            (needed.file, needed.rank)
        }
    };
    if file {
        text.push(from.file().letter());
    }
    if rank {
        text.push(from.rank().digit());
    }
    if captures {
        text.push_str(match style.captures {
            CaptureSign::None => "",
            CaptureSign::X => "x",
            CaptureSign::Times => "×",
        });
    }
    text.push(to.file().letter());
    text.push(to.rank().digit());
    if let Some(choice) = played.promotion() {
        let (before, after) = match style.promotion {
            PromotionSign::Plain => ("", ""),
            PromotionSign::Equals => ("=", ""),
            PromotionSign::Brackets => ("(", ")"),
        };
        text.push_str(before);
        style.letters.append(text, us, choice.role());
        text.push_str(after);
    }
}

pub(crate) fn is_capture(position: &Position, played: Move) -> bool {
    captures(position.placement(), played)
}

fn captures(placement: &Placement, played: Move) -> bool {
    match played.kind() {
        MoveKind::Castling => false,
        MoveKind::EnPassant => true,
        _ => placement.occupied().has(played.to()),
    }
}
