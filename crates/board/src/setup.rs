//! Any arrangement whatever: pieces, whose move, castling rights, en passant, counters. Whether one can
//! play on from it is asked by [`Position`](crate::Position).

use core::num::NonZeroU32;

use crate::{Bitboard, Color, Placement, Square};

/// What stands on the board, and what the board alone does not show. Every value is allowed: nine pawns,
/// two kings, no king, both kings in check, castling rights without a rook.
///
/// ```
/// # use jadoube_board::{Color, Position, Setup, Square};
/// let setup = Setup {
///     placement: "
///         . . . . k . . r
///         . . . . . p . .
///         . . . . . . . .
///         . . . . . . . .
///         . . . . P . . .
///         . . . . . . . .
///         . . . . . . . .
///         . . . . K . . .
///     ".parse()?,
///     turn: Color::Black,
///     castling_rooks: Square::H8.into(),
///     en_passant: Some(Square::E3),
///     ..Setup::EMPTY
/// };
/// let position = Position::new(&setup)?;
/// assert!(position.play("e8g8".parse()?).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The pieces.
    pub placement: Placement,
    /// Who has the move (1.3).
    pub turn: Color,
    /// The squares of the rooks with which castling has not been lost (3.8.2.1), of both players.
    pub castling_rooks: Bitboard,
    /// The square that a pawn has just passed over in a double step (3.7.4), whether or not it can be
    /// captured there.
    pub en_passant: Option<Square>,
    /// Moves of either player since the last capture or pawn move. There is no limit.
    pub plies_without_progress: u32,
    /// The number of the move that is next, counted as in a score.
    pub move_number: NonZeroU32,
}

impl Setup {
    /// The start of a game (2.3).
    pub const INITIAL: Setup = Setup {
        placement: Placement::INITIAL,
        turn: Color::White,
        castling_rooks: Bitboard(0x8100_0000_0000_0081),
        en_passant: None,
        plies_without_progress: 0,
        move_number: NonZeroU32::MIN,
    };

    /// An empty board with White to move.
    pub const EMPTY: Setup = Setup {
        placement: Placement::EMPTY,
        turn: Color::White,
        castling_rooks: Bitboard::EMPTY,
        en_passant: None,
        plies_without_progress: 0,
        move_number: NonZeroU32::MIN,
    };

    /// The same with the colours exchanged and the board turned round.
    ///
    /// ```
    /// # use jadoube_board::{Color, Position, Square};
    /// let after = Position::initial().play("e2e4".parse()?).unwrap().setup();
    /// let other = after.exchange_colors();
    /// assert_eq!((other.turn, other.en_passant), (Color::White, Some(Square::E6)));
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    #[must_use]
    pub fn exchange_colors(&self) -> Setup {
        Setup {
            placement: self.placement.exchange_colors(),
            turn: !self.turn,
            castling_rooks: self.castling_rooks.flip_ranks(),
            en_passant: self.en_passant.map(Square::flip_ranks),
            ..*self
        }
    }
}
