//! Files, ranks and diagonals as lines of squares (2.4), and how the board must lie (2.1).

use core::fmt;

use crate::{Bitboard, Color, Shade, Square, attacks};

/// A straight line of squares of one shade that joins two adjacent edges of the board. There are
/// twenty-six, the shortest of two squares.
///
/// ```
/// # use jadoube_board::{Shade, Square, lines::Diagonal};
/// let [rising, falling] = Diagonal::through(Square::E4);
/// let (rising, falling) = (rising.unwrap(), falling.unwrap());
/// assert_eq!((rising.to_string(), falling.to_string()), ("b1–h7".into(), "h1–a8".into()));
/// assert_eq!(falling.ends(), (Square::H1, Square::A8));
/// assert_eq!((rising.squares().count(), falling.squares().count()), (7, 8));
/// assert_eq!((rising.shade(), falling.shade()), (Shade::Light, Shade::Light));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Diagonal {
    first: Square,
    last: Square,
}

impl Diagonal {
    /// All diagonals: first those that rise to the right as White sees them, then those that fall.
    ///
    /// ```
    /// # use jadoube_board::lines::Diagonal;
    /// assert_eq!(Diagonal::all().count(), 26);
    /// ```
    pub fn all() -> impl Iterator<Item = Diagonal> {
        let starts = Square::ALL.into_iter();
        starts.flat_map(|square| Diagonal::through(square).into_iter().flatten()).filter({
            let mut seen = alloc::collections::BTreeSet::new();
            move |diagonal| seen.insert(*diagonal)
        })
    }

    /// The diagonals on which a square lies: two, but one for a corner. The rising one comes first.
    ///
    /// ```
    /// # use jadoube_board::{Square, lines::Diagonal};
    /// let [rising, falling] = Diagonal::through(Square::A1);
    /// assert_eq!(rising.map(Diagonal::ends), Some((Square::A1, Square::H8)));
    /// assert_eq!(falling, None);
    /// ```
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
///
/// ```
/// # use jadoube_board::{Shade, lines::Orientation};
/// assert_eq!(Orientation::of_near_right_corner(Shade::Light), Orientation::Correct);
/// assert_eq!(Orientation::of_near_right_corner(Shade::Dark), Orientation::Quarter);
/// ```
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
///
/// ```
/// # use jadoube_board::{Color, Shade, Square, lines::near_right_corner};
/// assert_eq!(Color::ALL.map(near_right_corner), [Square::H1, Square::A8]);
/// assert_eq!(Color::ALL.map(near_right_corner).map(Square::shade), [Shade::Light; 2]);
/// ```
#[must_use]
pub fn near_right_corner(color: Color) -> Square {
    match color {
        Color::White => Square::H1,
        Color::Black => Square::A8,
    }
}
