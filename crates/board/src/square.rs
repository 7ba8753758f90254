//! The sixty-four squares with their files, ranks and shades (2.1, 2.4). Sets of squares are
//! [`Bitboard`](crate::Bitboard)s; straight lines of squares are in [`lines`](crate::lines).

use core::fmt;
use core::str::FromStr;

use crate::Color;

/// A vertical column of eight squares, `a` to `h`.
///
/// ```
/// # use jadoube_board::File;
/// assert_eq!(File::E.letter(), 'e');
/// assert_eq!(File::from_letter('e'), Some(File::E));
/// assert_eq!(File::from_letter('E'), None);
/// assert!(File::A < File::H);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// All files from `a` to `h`.
    pub const ALL: [File; 8] =
        [File::A, File::B, File::C, File::D, File::E, File::F, File::G, File::H];

    /// The file's letter.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The file that this lower-case letter names.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<File> {
        match letter {
            'a'..='h' => Some(File::ALL[(letter as u8 - b'a') as usize]),
            _ => None,
        }
    }
}

/// A horizontal row of eight squares, `1` to `8`.
///
/// ```
/// # use jadoube_board::Rank;
/// assert_eq!(Rank::Fifth.digit(), '5');
/// assert_eq!(Rank::from_digit('5'), Some(Rank::Fifth));
/// assert_eq!(Rank::from_digit('9'), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// All ranks from the first to the eighth.
    pub const ALL: [Rank; 8] = [
        Rank::First,
        Rank::Second,
        Rank::Third,
        Rank::Fourth,
        Rank::Fifth,
        Rank::Sixth,
        Rank::Seventh,
        Rank::Eighth,
    ];

    /// The rank's digit.
    #[must_use]
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }

    /// The rank that this digit names.
    #[must_use]
    pub const fn from_digit(digit: char) -> Option<Rank> {
        match digit {
            '1'..='8' => Some(Rank::ALL[(digit as u8 - b'1') as usize]),
            _ => None,
        }
    }

    /// This rank as the given player counts: Black's first rank is the eighth.
    ///
    /// ```
    /// # use jadoube_board::{Color, Rank};
    /// assert_eq!(Rank::Second.seen_by(Color::White), Rank::Second);
    /// assert_eq!(Rank::Second.seen_by(Color::Black), Rank::Seventh);
    /// ```
    #[must_use]
    #[inline]
    pub const fn seen_by(self, color: Color) -> Rank {
        match color {
            Color::White => self,
            Color::Black => Rank::ALL[7 - self as usize],
        }
    }
}

/// The shade of a square: the squares are alternately light and dark.
///
/// ```
/// # use jadoube_board::{Shade, Square};
/// assert_eq!(Square::A1.shade(), Shade::Dark);
/// assert_eq!(Square::D1.shade(), Shade::Light); // The white queen begins on a square of her own colour.
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shade {
    /// A "white" square.
    Light,
    /// A "black" square.
    Dark,
}

/// One square of the board.
///
/// ```
/// # use jadoube_board::{File, Rank, Square};
/// let square: Square = "e4".parse()?;
/// assert_eq!(square, Square::E4);
/// assert_eq!((square.file(), square.rank()), (File::E, Rank::Fourth));
/// assert_eq!(square.to_string(), "e4");
/// # Ok::<(), jadoube_board::NotASquare>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs)]
pub enum Square {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
}

impl Square {
    /// All squares: the first rank from `a1` to `h1`, then the second, and so on.
    pub const ALL: [Square; 64] = {
        let mut all = [Square::A1; 64];
        let mut index = 0;
        while index < 64 {
            all[index as usize] = Square::from_index(index);
            index += 1;
        }
        all
    };

    /// The square where a file and a rank meet.
    ///
    /// ```
    /// # use jadoube_board::{File, Rank, Square};
    /// let long_diagonal: Vec<Square> =
    ///     File::ALL.into_iter().zip(Rank::ALL).map(|(file, rank)| Square::at(file, rank)).collect();
    /// assert_eq!(long_diagonal[..3], [Square::A1, Square::B2, Square::C3]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn at(file: File, rank: Rank) -> Square {
        Square::from_index(rank as u32 * 8 + file as u32)
    }

    /// The square with this number, counted as in [`Square::ALL`]. Only the low six bits count.
    ///
    /// ```
    /// # use jadoube_board::Square;
    /// assert_eq!(Square::from_index(0), Square::A1);
    /// assert_eq!(Square::from_index(63), Square::H8);
    /// assert_eq!(Square::H8.index(), 63);
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_index(index: u32) -> Square {
        // SAFETY: `Square` is `repr(u8)` with the variants 0 to 63, and six bits hold no more.
        unsafe { core::mem::transmute((index & 63) as u8) }
    }

    /// The number of the square, as in [`Square::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its file.
    #[must_use]
    #[inline]
    pub const fn file(self) -> File {
        File::ALL[self as usize & 7]
    }

    /// Its rank.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self as usize >> 3]
    }

    /// Its shade: `a1` is dark, and so the corner at each player's right hand is light.
    #[must_use]
    #[inline]
    pub const fn shade(self) -> Shade {
        if (self as u8 ^ (self as u8 >> 3)) & 1 == 0 { Shade::Dark } else { Shade::Light }
    }

    /// The square `files` to the right and `ranks` up, seen by White, if it is on the board.
    ///
    /// ```
    /// # use jadoube_board::Square;
    /// assert_eq!(Square::G1.offset(-1, 2), Some(Square::F3)); // A knight's first move.
    /// assert_eq!(Square::G1.offset(2, 1), None);
    /// ```
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self as i8 % 8 + files;
        let rank = self as i8 / 8 + ranks;
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            return None;
        }
        Some(Square::from_index((rank * 8 + file) as u32))
    }

    /// The square in front of this one for a pawn of the given player, if it is on the board.
    ///
    /// ```
    /// # use jadoube_board::{Color, Square};
    /// assert_eq!(Square::E4.forward(Color::White), Some(Square::E5));
    /// assert_eq!(Square::E4.forward(Color::Black), Some(Square::E3));
    /// assert_eq!(Square::E8.forward(Color::White), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn forward(self, color: Color) -> Option<Square> {
        match color {
            Color::White => self.offset(0, 1),
            Color::Black => self.offset(0, -1),
        }
    }

    /// The same square seen from the other side of the board: `e2` becomes `e7`.
    ///
    /// ```
    /// # use jadoube_board::Square;
    /// assert_eq!(Square::E2.flip_ranks(), Square::E7);
    /// ```
    #[must_use]
    #[inline]
    pub const fn flip_ranks(self) -> Square {
        Square::from_index(self as u32 ^ 56)
    }

    /// The mirror image between the wings: `a1` becomes `h1`.
    ///
    /// ```
    /// # use jadoube_board::Square;
    /// assert_eq!(Square::B1.flip_files(), Square::G1);
    /// ```
    #[must_use]
    #[inline]
    pub const fn flip_files(self) -> Square {
        Square::from_index(self as u32 ^ 7)
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.digit())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

/// Text that names no square.
///
/// ```
/// # use jadoube_board::{NotASquare, Square};
/// assert_eq!("e9".parse::<Square>(), Err(NotASquare));
/// assert_eq!(NotASquare.to_string(), "expected a square from a1 to h8");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NotASquare;

impl fmt::Display for NotASquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a square from a1 to h8")
    }
}

impl core::error::Error for NotASquare {}

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Square, NotASquare> {
        let mut letters = text.chars();
        let (Some(file), Some(rank), None) = (letters.next(), letters.next(), letters.next())
        else {
            return Err(NotASquare);
        };
        match (File::from_letter(file), Rank::from_digit(rank)) {
            (Some(file), Some(rank)) => Ok(Square::at(file, rank)),
            _ => Err(NotASquare),
        }
    }
}
