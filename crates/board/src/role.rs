//! The six kinds of pieces (2.2) and the four of them that a pawn may become (3.7). Letters here are
//! the English ones of FEN; the letters of other languages belong to `notation`.

use crate::Color;

/// What kind of piece it is.
///
/// ```
/// # use jadoube_board::Role;
/// assert_eq!(Role::Knight.letter(), 'n');
/// assert_eq!(Role::ALL.map(Role::letter), ['p', 'n', 'b', 'r', 'q', 'k']);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// Pawn.
    Pawn,
    /// Knight.
    Knight,
    /// Bishop.
    Bishop,
    /// Rook.
    Rook,
    /// Queen.
    Queen,
    /// King.
    King,
}

impl Role {
    /// All kinds, from pawn to king.
    pub const ALL: [Role; 6] =
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

    /// The lower-case letter that FEN and UCI use.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Role::Pawn => 'p',
            Role::Knight => 'n',
            Role::Bishop => 'b',
            Role::Rook => 'r',
            Role::Queen => 'q',
            Role::King => 'k',
        }
    }

    /// The kind that this FEN letter names, in either case.
    ///
    /// ```
    /// # use jadoube_board::Role;
    /// assert_eq!(Role::from_letter('B'), Some(Role::Bishop));
    /// assert_eq!(Role::from_letter('b'), Some(Role::Bishop));
    /// assert_eq!(Role::from_letter('S'), None); // A German knight: see `notation`.
    /// ```
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Role> {
        Some(match letter.to_ascii_lowercase() {
            'p' => Role::Pawn,
            'n' => Role::Knight,
            'b' => Role::Bishop,
            'r' => Role::Rook,
            'q' => Role::Queen,
            'k' => Role::King,
            _ => return None,
        })
    }

    /// How many of this kind each player has at the start (2.2).
    ///
    /// ```
    /// # use jadoube_board::Role;
    /// assert_eq!(Role::Rook.initial_count(), 2);
    /// assert_eq!(Role::ALL.map(Role::initial_count).iter().sum::<u32>(), 16);
    /// ```
    #[must_use]
    pub const fn initial_count(self) -> u32 {
        match self {
            Role::King | Role::Queen => 1,
            Role::Rook | Role::Bishop | Role::Knight => 2,
            Role::Pawn => 8,
        }
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// What a pawn may be promoted to: there is no fifth choice.
///
/// ```
/// # use jadoube_board::{PromotionRole, Role};
/// assert_eq!(PromotionRole::Queen.role(), Role::Queen);
/// assert_eq!(PromotionRole::ALL.len(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum PromotionRole {
    /// A new knight.
    Knight,
    /// A new bishop.
    Bishop,
    /// A new rook.
    Rook,
    /// A new queen.
    Queen,
}

impl PromotionRole {
    /// All four, in the order in which the Laws name them.
    pub const ALL: [PromotionRole; 4] =
        [PromotionRole::Queen, PromotionRole::Rook, PromotionRole::Bishop, PromotionRole::Knight];

    /// The kind of the new piece.
    #[must_use]
    #[inline]
    pub const fn role(self) -> Role {
        match self {
            PromotionRole::Knight => Role::Knight,
            PromotionRole::Bishop => Role::Bishop,
            PromotionRole::Rook => Role::Rook,
            PromotionRole::Queen => Role::Queen,
        }
    }

    /// The choice that makes this kind, if there is one: nobody promotes to a king or a pawn.
    ///
    /// ```
    /// # use jadoube_board::{PromotionRole, Role};
    /// assert_eq!(PromotionRole::from_role(Role::Knight), Some(PromotionRole::Knight));
    /// assert_eq!(PromotionRole::from_role(Role::King), None);
    /// ```
    #[must_use]
    pub const fn from_role(role: Role) -> Option<PromotionRole> {
        Some(match role {
            Role::Knight => PromotionRole::Knight,
            Role::Bishop => PromotionRole::Bishop,
            Role::Rook => PromotionRole::Rook,
            Role::Queen => PromotionRole::Queen,
            Role::Pawn | Role::King => return None,
        })
    }
}

/// A piece: its kind and the player it belongs to.
///
/// ```
/// # use jadoube_board::{Color, Piece, Role};
/// let queen = Piece::new(Color::Black, Role::Queen);
/// assert_eq!(queen.letter(), 'q');
/// assert_eq!(Piece::from_letter('q'), Some(queen));
/// assert_eq!(Piece::from_letter('Q').map(|piece| piece.color), Some(Color::White));
/// assert_eq!(Piece::from_letter('x'), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// A piece of this colour and kind.
    #[must_use]
    pub const fn new(color: Color, role: Role) -> Piece {
        Piece { color, role }
    }

    /// The FEN letter: upper case for White, lower case for Black.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter().to_ascii_uppercase(),
            Color::Black => self.role.letter(),
        }
    }

    /// The piece that this FEN letter names.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Piece> {
        match Role::from_letter(letter) {
            Some(role) => {
                let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
                Some(Piece { color, role })
            }
            None => None,
        }
    }
}
