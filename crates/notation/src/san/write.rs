//! Writing a legal move, with as much of its origin as is needed (C.10) and the signs of check and mate.

use board::{Bitboard, Move, MoveKind, Position, Role, Square, Wing};

/// The move in algebraic notation.
#[must_use]
pub fn write(position: &Position, played: Move) -> String {
    let mut text = String::with_capacity(8);
    append(&mut text, position, played);
    text
}

/// Appends the move in algebraic notation to a text.
pub fn append(text: &mut String, position: &Position, played: Move) {
    let (from, to) = (played.from(), played.to());
    match played.castling_wing() {
        Some(Wing::King) => text.push_str("O-O"),
        Some(Wing::Queen) => text.push_str("O-O-O"),
        None => {
            let role = position.placement().role_at(from).unwrap_or(Role::Pawn);
            let captures =
                position.placement().occupied().has(to) || played.kind() == MoveKind::EnPassant;
            if role == Role::Pawn {
                if captures {
                    text.push(from.file().letter());
                }
            } else {
                text.push(role.letter().to_ascii_uppercase());
                let origin = distinguishing(position, role, from, to);
                if origin.file {
                    text.push(from.file().letter());
                }
                if origin.rank {
                    text.push(from.rank().digit());
                }
            }
            if captures {
                text.push('x');
            }
            text.push(to.file().letter());
            text.push(to.rank().digit());
            if let Some(choice) = played.promotion() {
                text.push('=');
                text.push(choice.role().letter().to_ascii_uppercase());
            }
        }
    }
    let after = position.play_unchecked(played);
    if after.is_check() {
        text.push(if after.has_legal_move() { '+' } else { '#' });
    }
}

/// Which parts of the square of departure tell the moving piece from others of its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Distinguishing {
    pub(crate) file: bool,
    pub(crate) rank: bool,
}

/// The file if that is enough, else the rank if that is enough, else both (C.10, C.8): judged among the
/// pieces that can legally move there.
pub(crate) fn distinguishing(
    position: &Position,
    role: Role,
    from: Square,
    to: Square,
) -> Distinguishing {
    let others = position.legal_origins(role, to, !Bitboard::of(from));
    if others.is_empty() {
        return Distinguishing::default();
    }
    let shares_file = others.meets(Bitboard::file(from.file()));
    let shares_rank = others.meets(Bitboard::rank(from.rank()));
    Distinguishing { file: !shares_file || shares_rank, rank: shares_file }
}
