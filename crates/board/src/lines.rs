//! Files, ranks and diagonals as lines of squares (2.4), and how the board must lie (2.1).

use core::fmt;

use crate::{Bitboard, Color, Shade, Square, attacks};

/// A straight line of squares of one shade that joins two adjacent edges of the board. There are
/// twenty-six, the shortest of two squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Diagonal {
    first: Square,
    last: Square,
}

impl Diagonal {
    /// All diagonals: first those that rise to the right as White sees them, then those that fall.
    pub fn all() -> impl Iterator<Item = Diagonal> {
        let starts = Square::ALL.into_iter();
        starts.flat_map(|square| Diagonal::through(square).into_iter().flatten()).filter({
            let mut seen = alloc::collections::BTreeSet::new();
            move |diagonal| seen.insert(*diagonal)
        })
    }

    /// The diagonals on which a square lies: two, but one for a corner. The rising one comes first.
    #[must_use]
    pub fn through(square: Square) -> [Option<Diagonal>; 2] {
        [(1, 1), (-1, 1)].map(|(files, ranks)| {
            let first = end(square, (-files, -ranks));
            let last = end(square, (files, ranks));
            (first != last).then_some(Diagonal { first, last })
        })
    }

    /// Its squares.
    #[must_use]
    pub fn squares(self) -> Bitboard {
        attacks::between(self.first, self.last).with(self.first).with(self.last)
    }

    /// Its two ends, the lower rank first.
    #[must_use]
    pub fn ends(self) -> (Square, Square) {
        (self.first, self.last)
    }

    /// The shade of all its squares.
    #[must_use]
    pub fn shade(self) -> Shade {
        self.first.shade()
    }
}

fn end(mut square: Square, (files, ranks): (i8, i8)) -> Square {
    while let Some(next) = square.offset(files, ranks) {
        square = next;
    }
    square
}

impl fmt::Display for Diagonal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}–{}", self.first, self.last)
    }
}

/// How the board lies between the players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Orientation {
    /// The near corner at each player's right hand is light, as it must be.
    Correct,
    /// That corner is dark: the board must be turned by a quarter.
    Quarter,
}

impl Orientation {
    /// How the board lies, told by the shade of the near corner at a player's right hand. Both players see
    /// the same, since opposite corners have the same shade.
    #[must_use]
    pub fn of_near_right_corner(shade: Shade) -> Orientation {
        match shade {
            Shade::Light => Orientation::Correct,
            Shade::Dark => Orientation::Quarter,
        }
    }
}

/// The near corner at a player's right hand when the board lies correctly.
#[must_use]
pub fn near_right_corner(color: Color) -> Square {
    match color {
        Color::White => Square::H1,
        Color::Black => Square::A8,
    }
}
