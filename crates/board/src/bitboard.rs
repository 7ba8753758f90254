//! Sets of squares as sixty-four bits. Any set is valid; what the set means is up to its owner.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use crate::{File, Rank, Square};

/// A set of squares. Iterating goes from `a1` to `h8`.
///
/// Sets are joined with `|`, met with `&`, and taken away with `-`; `{:?}` draws them.
///
/// ```
/// # use jadoube_board::{Bitboard, File, Rank, Square};
/// let mut set = Bitboard::file(File::E) | Bitboard::rank(Rank::Fourth);
/// set -= Bitboard::of(Square::E4);
/// let drawn = "
///     . . . . x . . .
///     . . . . x . . .
///     . . . . x . . .
///     . . . . x . . .
///     x x x x . x x x
///     . . . . x . . .
///     . . . . x . . .
///     . . . . x . . .";
/// assert!(format!("{set:?}").split_whitespace().eq(drawn.split_whitespace()));
///
/// assert_eq!(set.count(), 14);
/// assert!(set.any() && !set.is_empty());
/// assert!(set.has(Square::A4) && !set.has(Square::E4));
/// assert_eq!(set.into_iter().next(), Some(Square::E1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// Every square.
    pub const ALL: Bitboard = Bitboard(!0);
    /// The dark squares.
    pub const DARK: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);
    /// The light squares.
    pub const LIGHT: Bitboard = Bitboard(!Bitboard::DARK.0);
    /// The first and the eighth rank.
    pub const BACK_RANKS: Bitboard = Bitboard(0xff00_0000_0000_00ff);

    /// The set of one square.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Square};
    /// let kings = Bitboard::of(Square::E1) | Bitboard::of(Square::E8);
    /// assert!(kings.into_iter().eq([Square::E1, Square::E8]));
    /// ```
    #[must_use]
    #[inline]
    pub const fn of(square: Square) -> Bitboard {
        Bitboard(1 << square as u32)
    }

    /// All squares of a file.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, File, Square};
    /// assert_eq!(Bitboard::file(File::A).first(), Some(Square::A1));
    /// assert_eq!(Bitboard::file(File::A).last(), Some(Square::A8));
    /// ```
    #[must_use]
    #[inline]
    pub const fn file(file: File) -> Bitboard {
        Bitboard(0x0101_0101_0101_0101 << file as u32)
    }

    /// All squares of a rank.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Placement, Rank, Role};
    /// let pawns = Placement::INITIAL.of_role(Role::Pawn);
    /// assert_eq!(pawns, Bitboard::rank(Rank::Second) | Bitboard::rank(Rank::Seventh));
    /// ```
    #[must_use]
    #[inline]
    pub const fn rank(rank: Rank) -> Bitboard {
        Bitboard(0xff << (8 * rank as u32))
    }

    /// Is there no square in it?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is there a square in it?
    #[must_use]
    #[inline]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// How many squares it has.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Does it hold more than one square?
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Square};
    /// assert!(!Bitboard::of(Square::E8).more_than_one());
    /// assert!(Bitboard::of(Square::E8).with(Square::G8).more_than_one());
    /// ```
    #[must_use]
    #[inline]
    pub const fn more_than_one(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Is the square in it?
    #[must_use]
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square as u32 & 1 != 0
    }

    /// Have the two sets a square in common?
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, File, Rank};
    /// assert!(Bitboard::file(File::A).meets(Bitboard::rank(Rank::First)));
    /// assert!(!Bitboard::LIGHT.meets(Bitboard::DARK));
    /// ```
    #[must_use]
    #[inline]
    pub const fn meets(self, other: Bitboard) -> bool {
        self.0 & other.0 != 0
    }

    /// Are all its squares in the other set?
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Rank};
    /// assert!(Bitboard::rank(Rank::Eighth).is_within(Bitboard::BACK_RANKS));
    /// assert!(!Bitboard::BACK_RANKS.is_within(Bitboard::DARK));
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_within(self, other: Bitboard) -> bool {
        self.0 & !other.0 == 0
    }

    /// The first square in the order of [`Square::ALL`].
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Square};
    /// assert_eq!(Bitboard::LIGHT.first(), Some(Square::B1));
    /// assert_eq!(Bitboard::EMPTY.first(), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_index(self.0.trailing_zeros())) }
    }

    /// The last square in the order of [`Square::ALL`].
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Square};
    /// assert_eq!(Bitboard::LIGHT.last(), Some(Square::G8));
    /// ```
    #[must_use]
    #[inline]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_index(63 - self.0.leading_zeros())) }
    }

    /// The square of a set that has exactly one.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Color, Placement, Role, Square};
    /// let of_white = |role| Placement::INITIAL.of(Color::White, role);
    /// assert_eq!(of_white(Role::King).single(), Some(Square::E1));
    /// assert_eq!(of_white(Role::Rook).single(), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn single(self) -> Option<Square> {
        if self.more_than_one() { None } else { self.first() }
    }

    /// The set with this square too.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Square};
    /// let corners = Bitboard::EMPTY.with(Square::A1).with(Square::H1);
    /// assert_eq!(corners, [Square::A1, Square::H1].into_iter().collect());
    /// assert_eq!(corners.without(Square::H1), Bitboard::of(Square::A1));
    /// ```
    #[must_use]
    #[inline]
    pub const fn with(self, square: Square) -> Bitboard {
        Bitboard(self.0 | 1 << square as u32)
    }

    /// The set without this square.
    #[must_use]
    #[inline]
    pub const fn without(self, square: Square) -> Bitboard {
        Bitboard(self.0 & !(1 << square as u32))
    }

    /// The set seen from the other side of the board.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Color, Placement};
    /// let [white, black] = Color::ALL.map(|color| Placement::INITIAL.of_color(color));
    /// assert_eq!(white.flip_ranks(), black);
    /// ```
    #[must_use]
    #[inline]
    pub const fn flip_ranks(self) -> Bitboard {
        Bitboard(self.0.swap_bytes())
    }

    /// The set mirrored between the wings.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, File};
    /// assert_eq!(Bitboard::file(File::A).flip_files(), Bitboard::file(File::H));
    /// ```
    #[must_use]
    #[inline]
    pub const fn flip_files(self) -> Bitboard {
        Bitboard(self.0.reverse_bits().swap_bytes())
    }

    /// The lowest square as a set, which is empty if this one is.
    #[inline]
    pub(crate) const fn lowest(self) -> Bitboard {
        Bitboard(self.0 & self.0.wrapping_neg())
    }

    /// The lowest square of a set that is known to have one.
    #[inline]
    pub(crate) const fn lowest_square(self) -> Square {
        debug_assert!(self.0 != 0);
        Square::from_index(self.0.trailing_zeros())
    }
}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Bitboard {
        Bitboard::of(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, Bitboard::with)
    }
}

macro_rules! set_operations {
    ($($trait:ident $method:ident $assign:ident $assign_method:ident: |$a:ident, $b:ident| $result:expr;)*) => {$(
        impl $trait for Bitboard {
            type Output = Bitboard;

            #[inline]
            fn $method(self, other: Bitboard) -> Bitboard {
                let ($a, $b) = (self.0, other.0);
                Bitboard($result)
            }
        }

        impl $assign for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Bitboard) {
                *self = $trait::$method(*self, other);
            }
        }
    )*};
}

set_operations! {
    BitAnd bitand BitAndAssign bitand_assign: |a, b| a & b;
    BitOr bitor BitOrAssign bitor_assign: |a, b| a | b;
    BitXor bitxor BitXorAssign bitxor_assign: |a, b| a ^ b;
    Sub sub SubAssign sub_assign: |a, b| a & !b;
}

impl Not for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

/// The squares of a set, one after another.
///
/// ```
/// # use jadoube_board::{Placement, Role};
/// let kings = Placement::INITIAL.of_role(Role::King).into_iter();
/// assert_eq!(kings.len(), 2);
/// assert_eq!(kings.map(|square| square.to_string()).collect::<Vec<_>>(), ["e1", "e8"]);
/// ```
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// Draws the set as a board, the eighth rank on top, with a cross on each of its squares.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            f.write_str("\n")?;
            for file in File::ALL {
                f.write_str(if self.has(Square::at(file, rank)) { "x " } else { ". " })?;
            }
        }
        Ok(())
    }
}
