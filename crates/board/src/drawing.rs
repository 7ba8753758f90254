//! The board drawn with letters, for programs and their tests: what is drawn can be read again. It shows the pieces
//! and nothing else; a whole position is written as FEN, which `notation` reads.

use core::fmt;
use core::str::FromStr;

use crate::{File, Piece, Placement, Rank, Square};

/// Draws the board with FEN letters, the eighth rank on top.
///
/// ```
/// # use jadoube_board::Placement;
/// let drawn = format!("{:?}", Placement::INITIAL);
/// assert_eq!(drawn.lines().nth(1), Some("r n b q k b n r "));
/// ```
impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            f.write_str("\n")?;
            for file in File::ALL {
                let letter = self.piece_at(Square::at(file, rank)).map_or('.', Piece::letter);
                write!(f, "{letter} ")?;
            }
        }
        Ok(())
    }
}

/// Reads a drawn board: sixty-four squares from `a8` to `h1`, each a FEN letter or a point. Spaces and ends of
/// lines count for nothing.
///
/// ```
/// # use jadoube_board::{Color, Placement, Role, Square};
/// let placement: Placement = "
///     . . . . k . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . P . . .
///     . . . . K . . .
/// ".parse()?;
/// assert_eq!(placement.of(Color::White, Role::Pawn).single(), Some(Square::E2));
/// # Ok::<(), jadoube_board::NotADrawing>(())
/// ```
impl FromStr for Placement {
    type Err = NotADrawing;

    fn from_str(text: &str) -> Result<Placement, NotADrawing> {
        let mut signs = text.char_indices().filter(|(_, sign)| !sign.is_whitespace());
        let mut placement = Placement::EMPTY;
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let missing = NotADrawing { at: text.len(), expected: DrawingPart::Square };
                let (at, sign) = signs.next().ok_or(missing)?;
                if sign != '.' {
                    let piece = Piece::from_letter(sign);
                    let piece = piece.ok_or(NotADrawing { at, expected: DrawingPart::Square })?;
                    placement.put(Square::at(file, rank), piece);
                }
            }
        }
        match signs.next() {
            Some((at, _)) => Err(NotADrawing { at, expected: DrawingPart::End }),
            None => Ok(placement),
        }
    }
}

/// Why a text is no drawn board: the place in it, counted in bytes, and what belongs there.
///
/// ```
/// # use jadoube_board::{DrawingPart, NotADrawing, Placement};
/// let error = "r n b q x".parse::<Placement>().unwrap_err();
/// assert_eq!(error, NotADrawing { at: 8, expected: DrawingPart::Square });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NotADrawing {
    /// Where the text stops making sense.
    pub at: usize,
    /// What was expected there.
    pub expected: DrawingPart,
}

/// The parts of a drawn board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DrawingPart {
    /// A square: the letter of a piece, or a point.
    Square,
    /// The end, after sixty-four squares.
    End,
}

impl fmt::Display for NotADrawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = match self.expected {
            DrawingPart::Square => "one of PNBRQKpnbrqk or a point",
            DrawingPart::End => "the end after sixty-four squares",
        };
        write!(f, "at byte {}: expected {expected}", self.at)
    }
}

impl core::error::Error for NotADrawing {}
