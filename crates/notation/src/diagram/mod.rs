//! Pictures of positions: what to draw is a [`Diagram`], and [`to_svg`] and [`to_text`] draw it.
//! Nothing here knows which moves are legal: marks and arrows are the caller's.

mod palette;
mod pieces;
mod shapes;
mod svg;
mod terminal;
#[cfg(test)]
mod tests;

use core::fmt;
use core::str::FromStr;

use board::{Bitboard, Color, File, Placement, Rank, Square};

pub use shapes::{Shape, board_shapes, piece_shapes};
pub use svg::{escaped, piece_to_svg, to_svg};
pub use terminal::{Colour, PieceGlyphs, TextStyle, to_text};

/// What to draw: the pieces, the side from which the board is seen, and what is pointed out on it.
#[must_use]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Diagram {
    placement: Placement,
    bottom: Color,
    coordinates: Coordinates,
    marks: [Bitboard; Mark::ALL.len()],
    arrows: Vec<Arrow>,
    title: String,
    id_prefix: Option<IdPrefix>,
}

impl Diagram {
    /// These pieces seen from White's side, with coordinates and nothing pointed out.
    pub fn new(placement: Placement) -> Diagram {
        Diagram {
            placement,
            bottom: Color::White,
            coordinates: Coordinates::Shown,
            marks: [Bitboard::EMPTY; Mark::ALL.len()],
            arrows: Vec::new(),
            title: String::new(),
            id_prefix: None,
        }
    }

    /// The board as this player sees it: his or her side is at the bottom.
    pub fn seen_by(mut self, color: Color) -> Diagram {
        self.bottom = color;
        self
    }

    /// With or without letters and digits at the edge.
    pub fn coordinates(mut self, coordinates: Coordinates) -> Diagram {
        self.coordinates = coordinates;
        self
    }

    /// Adds a mark on one square or on a set of them. A square may have several marks.
    pub fn mark(mut self, mark: Mark, squares: impl Into<Bitboard>) -> Diagram {
        self.marks[mark as usize] |= squares.into();
        self
    }

    /// Adds an arrow. One from a square to itself has no direction and is not drawn.
    pub fn arrow(mut self, from: Square, to: Square) -> Diagram {
        self.arrows.push(Arrow { from, to });
        self
    }

    /// The text that stands for the picture where it cannot be seen.
    pub fn titled(mut self, title: impl Into<String>) -> Diagram {
        self.title = title.into();
        self
    }

    /// How the identifiers inside the SVG begin. Without this they are derived from the content, so
    /// that only identical diagrams on one page share them.
    pub fn id_prefix(mut self, prefix: IdPrefix) -> Diagram {
        self.id_prefix = Some(prefix);
        self
    }

    /// The squares with this mark.
    fn marked(&self, mark: Mark) -> Bitboard {
        self.marks[mark as usize]
    }

    fn files_from_left(&self) -> [File; 8] {
        let mut files = File::ALL;
        if self.bottom == Color::Black {
            files.reverse();
        }
        files
    }

    fn ranks_from_top(&self) -> [Rank; 8] {
        Rank::ALL.map(|rank| rank.seen_by(self.bottom.opponent()))
    }

    /// Where a square is in the picture.
    fn cell(&self, square: Square) -> Cell {
        let (file, rank) = (square.file() as u8, square.rank() as u8);
        match self.bottom {
            Color::White => Cell { column: file, row: 7 - rank },
            Color::Black => Cell { column: 7 - file, row: rank },
        }
    }
}

/// A place in the picture: columns count from the left, rows from the top, both from zero.
#[derive(Clone, Copy)]
struct Cell {
    column: u8,
    row: u8,
}

/// Whether the edge names files and ranks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Coordinates {
    /// A letter under each file and a digit beside each rank.
    #[default]
    Shown,
    /// The bare board.
    Hidden,
}

/// Why a square is pointed out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// A move began here.
    From,
    /// A move ended here.
    To,
    /// From here a piece attacks.
    Attacker,
    /// A king in check stands here.
    Check,
    /// A place to go to: a dot, or a ring around the piece that stands there.
    Dot,
}

impl Mark {
    /// All marks, in the order in which they are drawn: a later one covers an earlier one.
    pub const ALL: [Mark; 5] = [Mark::From, Mark::To, Mark::Attacker, Mark::Check, Mark::Dot];
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Arrow {
    from: Square,
    to: Square,
}

/// The beginning of identifiers in an SVG: a letter, then letters, digits, `-` and `_` of ASCII, so
/// that it needs no escaping in markup, in style sheets or in references.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct IdPrefix(String);

impl IdPrefix {
    /// The prefix as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for IdPrefix {
    type Err = NotAnIdPrefix;

    fn from_str(text: &str) -> Result<IdPrefix, NotAnIdPrefix> {
        let fits = |(at, letter): (usize, char)| {
            letter.is_ascii_alphabetic()
                || at > 0 && (letter.is_ascii_digit() || matches!(letter, '-' | '_'))
        };
        match text.char_indices().find(|&place| !fits(place)) {
            Some((at, _)) => Err(NotAnIdPrefix { at }),
            None if text.is_empty() => Err(NotAnIdPrefix { at: 0 }),
            None => Ok(IdPrefix(text.to_owned())),
        }
    }
}

/// Text that cannot begin an identifier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NotAnIdPrefix {
    /// The byte at which something else was expected.
    pub at: usize,
}

impl fmt::Display for NotAnIdPrefix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            0 => f.write_str("expected a letter from a to z at the beginning"),
            at => write!(f, "expected a letter, a digit, '-' or '_' at byte {at}"),
        }
    }
}

impl core::error::Error for NotAnIdPrefix {}
