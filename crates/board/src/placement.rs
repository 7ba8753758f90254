//! Which piece stands on which square: at most one on each. Not whose move it is: see
//! [`Setup`](crate::Setup).

use crate::{Bitboard, Color, Piece, Role, Square, Wing};

/// The pieces on the board. Any arrangement can be held, also one that no game can reach.
///
/// ```
/// # use jadoube_board::{Color, Piece, Placement, Role, Square};
/// let placement: Placement = "
///     r n b q k b n r
///     p p p p . p p p
///     . . . . . . . .
///     . . . . p . . .
///     . . . . P . . .
///     . . . . . N . .
///     P P P P . P P P
///     R N B Q K B . R
/// ".parse()?;
/// let knight = Piece::new(Color::White, Role::Knight);
/// assert_eq!(placement.piece_at(Square::F3), Some(knight));
/// assert_eq!(placement.color_at(Square::E5), Some(Color::Black));
/// assert_eq!(placement.role_at(Square::G1), None);
/// assert!(placement.of(Color::White, Role::Knight).into_iter().eq([Square::B1, Square::F3]));
/// # Ok::<(), jadoube_board::NotADrawing>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(C)]
pub struct Placement {
    // Invariants: the six kinds are disjoint, so are the two colours, and both cover the same squares.
    pub(crate) roles: [Bitboard; 6],
    pub(crate) colors: [Bitboard; 2],
}

impl Placement {
    /// The empty board.
    pub const EMPTY: Placement =
        Placement { roles: [Bitboard::EMPTY; 6], colors: [Bitboard::EMPTY; 2] };

    /// The array at the start of the game (2.3).
    pub const INITIAL: Placement = Placement {
        roles: [
            Bitboard(0x00ff_0000_0000_ff00),
            Bitboard(0x4200_0000_0000_0042),
            Bitboard(0x2400_0000_0000_0024),
            Bitboard(0x8100_0000_0000_0081),
            Bitboard(0x0800_0000_0000_0008),
            Bitboard(0x1000_0000_0000_0010),
        ],
        colors: [Bitboard(0x0000_0000_0000_ffff), Bitboard(0xffff_0000_0000_0000)],
    };

    /// The squares that hold a piece.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Placement, Rank};
    /// let empty = !Placement::INITIAL.occupied();
    /// assert_eq!(empty.count(), 32);
    /// assert!(Bitboard::rank(Rank::Fourth).is_within(empty));
    /// ```
    #[must_use]
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.colors[0].0 | self.colors[1].0)
    }

    /// The squares that hold a piece of this player.
    #[must_use]
    #[inline]
    pub const fn of_color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The squares that hold a piece of this kind, of either player.
    #[must_use]
    #[inline]
    pub const fn of_role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// The squares that hold such a piece.
    ///
    /// ```
    /// # use jadoube_board::{Color, Placement, Role, Square};
    /// let array = Placement::INITIAL;
    /// assert_eq!(array.of(Color::Black, Role::Queen).single(), Some(Square::D8));
    /// assert_eq!(array.of_role(Role::Queen).count(), 2);
    /// assert_eq!(array.of_color(Color::Black).count(), 16);
    /// ```
    #[must_use]
    #[inline]
    pub const fn of(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.colors[color.index()].0 & self.roles[role.index()].0)
    }

    /// The piece on a square.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = self.color_at(square)?;
        Some(Piece { color, role: self.role_at_occupied(square) })
    }

    /// Whose piece stands on a square.
    #[must_use]
    #[inline]
    pub const fn color_at(&self, square: Square) -> Option<Color> {
        if self.colors[0].has(square) {
            Some(Color::White)
        } else if self.colors[1].has(square) {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// What kind of piece stands on a square.
    #[must_use]
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        if self.occupied().has(square) { Some(self.role_at_occupied(square)) } else { None }
    }

    /// The kind on a square that is known to be occupied; without branches, and a pawn if it is not.
    #[inline]
    pub(crate) fn role_at_occupied(&self, square: Square) -> Role {
        let bit = |role: Role| (self.roles[role as usize].0 >> square as u32 & 1) as usize;
        let index = bit(Role::Knight)
            + 2 * bit(Role::Bishop)
            + 3 * bit(Role::Rook)
            + 4 * bit(Role::Queen)
            + 5 * bit(Role::King);
        // The kinds are disjoint, so at most one term is not zero; eight entries need no bounds check.
        const ROLES: [Role; 8] = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
            Role::King,
            Role::King,
            Role::King,
        ];
        ROLES[index & 7]
    }

    /// Puts a piece on a square, in the place of any that stood there.
    ///
    /// ```
    /// # use jadoube_board::{Color, Piece, Placement, Role, Square};
    /// let mut placement = Placement::EMPTY;
    /// placement.put(Square::E8, Piece::new(Color::White, Role::Pawn));
    /// placement.put(Square::E8, Piece::new(Color::White, Role::Queen)); // The pawn is replaced.
    /// assert_eq!(placement.role_at(Square::E8), Some(Role::Queen));
    /// placement.take_off(Square::E8);
    /// assert_eq!(placement, Placement::EMPTY);
    /// ```
    #[inline]
    pub fn put(&mut self, square: Square, piece: Piece) {
        if self.occupied().has(square) {
            self.take_off(square);
        }
        self.roles[piece.role.index()] |= square.into();
        self.colors[piece.color.index()] |= square.into();
    }

    /// Takes the piece off a square, if there is one.
    #[inline]
    pub fn take_off(&mut self, square: Square) {
        let rest = !Bitboard::of(square);
        for set in self.roles.iter_mut().chain(&mut self.colors) {
            *set &= rest;
        }
    }

    /// Empties squares that may hold a piece of the given player, whatever its kind.
    #[inline(always)]
    pub(crate) fn clear(&mut self, squares: Bitboard, color: Color) {
        for set in &mut self.roles {
            *set -= squares;
        }
        self.colors[color.index()] -= squares;
    }

    /// Moves a piece between the two squares of `both`: one holds it, the other is empty.
    #[inline(always)]
    pub(crate) fn shift(&mut self, role: Role, color: Color, both: Bitboard) {
        self.roles[role.index()] ^= both;
        self.colors[color.index()] ^= both;
    }

    /// Puts king and rook where castling leads them, in whatever squares they start (II.3.2).
    #[inline(always)]
    pub(crate) fn castle(&mut self, color: Color, king: Square, rook: Square, wing: Wing) {
        let (king_target, rook_target) = (wing.king_target(color), wing.rook_target(color));
        let off = !Bitboard::of(king).with(rook);
        let on = Bitboard::of(king_target).with(rook_target);
        self.roles[Role::King.index()] =
            self.roles[Role::King.index()].without(king).with(king_target);
        self.roles[Role::Rook.index()] =
            self.roles[Role::Rook.index()].without(rook).with(rook_target);
        self.colors[color.index()] = self.colors[color.index()] & off | on;
    }

    /// Every piece with its square, from `a1` to `h8`.
    ///
    /// ```
    /// # use jadoube_board::{Placement, Square};
    /// let row: String = Placement::INITIAL.pieces().take(8).map(|(_, piece)| piece.letter()).collect();
    /// assert_eq!(row, "RNBQKBNR");
    /// let again: Placement = Placement::INITIAL.pieces().collect();
    /// assert_eq!(again, Placement::INITIAL);
    /// ```
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The board seen from the other side, with the colours exchanged.
    ///
    /// ```
    /// # use jadoube_board::{Piece, Placement, Square};
    /// let placement: Placement = [(Square::E2, Piece::from_letter('P').unwrap())].into_iter().collect();
    /// let black = [(Square::E7, Piece::from_letter('p').unwrap())].into_iter().collect();
    /// assert_eq!(placement.exchange_colors(), black);
    /// assert_eq!(Placement::INITIAL.exchange_colors(), Placement::INITIAL);
    /// ```
    #[must_use]
    pub fn exchange_colors(&self) -> Placement {
        let [white, black] = self.colors.map(Bitboard::flip_ranks);
        Placement { roles: self.roles.map(Bitboard::flip_ranks), colors: [black, white] }
    }

    /// The board mirrored between the wings.
    ///
    /// ```
    /// # use jadoube_board::{Placement, Role, Square};
    /// assert_eq!(Placement::INITIAL.mirror().role_at(Square::E1), Some(Role::Queen));
    /// ```
    #[must_use]
    pub fn mirror(&self) -> Placement {
        Placement {
            roles: self.roles.map(Bitboard::flip_files),
            colors: self.colors.map(Bitboard::flip_files),
        }
    }
}

impl FromIterator<(Square, Piece)> for Placement {
    fn from_iter<I: IntoIterator<Item = (Square, Piece)>>(pieces: I) -> Placement {
        let mut placement = Placement::EMPTY;
        for (square, piece) in pieces {
            placement.put(square, piece);
        }
        placement
    }
}
