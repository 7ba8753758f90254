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
///
/// The knights go out and come back, and the position is the same. A rook goes out and comes back, and it is not: a castling
/// right is gone.
///
/// ```
/// # use jadoube_board::Position;
/// fn after(moves: &str) -> Position {
///     let play = |it: Position, text: &str| it.play(text.parse().unwrap()).unwrap();
///     moves.split(' ').fold(Position::initial(), play)
/// }
/// let start = after("a2a4 a7a5");
/// let knights = after("a2a4 a7a5 g1f3 g8f6 f3g1 f6g8");
/// let rooks = after("a2a4 a7a5 a1a2 a8a7 a2a1 a7a8");
/// assert_eq!(knights.identity(), start.identity());
/// assert_eq!(rooks.placement(), start.placement());
/// assert_ne!(rooks.identity(), start.identity());
/// ```
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
    ///
    /// ```
    /// # use jadoube_board::{Position, Setup};
    /// assert_eq!(Setup::INITIAL.identity().key(), Position::initial().key());
    /// ```
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
