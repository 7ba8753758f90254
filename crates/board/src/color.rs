//! White and Black (1.2), and one value for each of them. Not the colour of squares: see
//! [`Shade`](crate::Shade).

use core::fmt;
use core::ops::{Index, IndexMut, Not};

/// One of the two players: White has the light pieces and makes the first move.
///
/// ```
/// # use jadoube_board::Color;
/// let player = Color::Black;
/// assert_eq!(player.opponent(), Color::White);
/// assert_eq!(!player, Color::White);
/// assert_eq!((player.letter(), player.to_string()), ('b', "black".to_string()));
/// assert_eq!(Color::ALL, [Color::White, Color::Black]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    /// The player whose pieces are light.
    White,
    /// The player whose pieces are dark.
    Black,
}

impl Color {
    /// Both players, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// The other player.
    #[must_use]
    #[inline]
    pub const fn opponent(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// The letter that FEN uses for the side to move.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Color::White => 'w',
            Color::Black => 'b',
        }
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Color {
    type Output = Color;

    #[inline]
    fn not(self) -> Color {
        self.opponent()
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::White => "white",
            Color::Black => "black",
        })
    }
}

/// One value for each player.
///
/// ```
/// # use jadoube_board::{ByColor, Color};
/// let mut moves_made = ByColor { white: 12, black: 11 };
/// moves_made[Color::Black] += 1;
/// assert_eq!(moves_made[!Color::White], 12);
/// assert_eq!(moves_made.white, moves_made.black);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByColor<T> {
    /// What belongs to White.
    pub white: T,
    /// What belongs to Black.
    pub black: T,
}

impl<T> ByColor<T> {
    /// Makes the value of each player with `make`.
    ///
    /// ```
    /// # use jadoube_board::{ByColor, Placement};
    /// let pieces = ByColor::from_fn(|color| Placement::INITIAL.of_color(color).count());
    /// assert_eq!(pieces, ByColor { white: 16, black: 16 });
    /// ```
    pub fn from_fn(mut make: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor { white: make(Color::White), black: make(Color::Black) }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}
