//! When two positions are the same (9.2.2). Nothing here counts repetitions or says what follows from
//! them.

use crate::key::Key;
use crate::key::Toggle as _;
use crate::{Bitboard, Color, File, Piece, Placement, Role};

/// What makes a position the same as another: the same player to move, on every square the same kind and
/// colour of piece or none, the same castling rights, the same legal en passant captures.
///
/// Rights count as rights, even when castling is barred for the moment. An en passant square counts only
/// when a pawn can really be captured there (reading Q-34): with the rest equal, the possible moves of both players
/// are then equal too. A right is gone with its rook, captured or not (reading Q-35).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Identity {
    /// The pieces.
    pub placement: Placement,
    /// Who has the move.
    pub turn: Color,
    /// The rooks with which castling has not been lost.
    pub castling_rooks: Bitboard,
    /// The file on which a legal en passant capture exists.
    pub en_passant: Option<File>,
}

impl Identity {
    /// The key, worked out from scratch.
    #[must_use]
    pub fn key(&self) -> Key {
        let mut key = Key::EMPTY;
        for color in Color::ALL {
            for role in Role::ALL {
                for square in self.placement.of(color, role) {
                    key.toggle_piece(Piece { color, role }, square);
                }
            }
        }
        key.toggle_castling(self.castling_rooks);
        if let Some(file) = self.en_passant {
            key.toggle_en_passant(file);
        }
        key.toggle_black(self.turn);
        key
    }
}
