//! Facts about a position: attacks, check, mate, stalemate, material. Facts only: no number here ends a
//! game, and nothing is weighed or judged.

use crate::{Bitboard, ByColor, Color, Keep, Placement, Position, Role, Shade, Square, attacks};

impl Placement {
    /// The pieces of a player that attack a square, whether or not they may move there (3.1.3).
    ///
    /// ```
    /// # use jadoube_board::{Color, Placement, Square};
    /// let by = Placement::INITIAL.attackers(Square::F3, Color::White);
    /// assert!(by.into_iter().eq([Square::G1, Square::E2, Square::G2]));
    /// assert!(Placement::INITIAL.attackers(Square::F3, Color::Black).is_empty());
    /// ```
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.attackers_past(square, by, self.occupied())
    }

    /// The same, with other squares occupied than those of the board.
    #[must_use]
    #[inline]
    pub(crate) fn attackers_past(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let queens = self.of_role(Role::Queen);
        (attacks::rook(square, occupied) & (self.of_role(Role::Rook) | queens)
            | attacks::bishop(square, occupied) & (self.of_role(Role::Bishop) | queens)
            | attacks::knight(square) & self.of_role(Role::Knight)
            | attacks::pawn(by.opponent(), square) & self.of_role(Role::Pawn)
            | attacks::king(square) & self.of_role(Role::King))
            & self.of_color(by)
    }

    /// Do those of `them` attack this square of the side `us`, with these squares occupied? Their king is left aside.
    #[inline]
    pub(crate) fn is_attacked_past(
        &self,
        square: Square,
        us: Color,
        them: Bitboard,
        occupied: Bitboard,
    ) -> bool {
        let steppers = attacks::knight(square) & self.of_role(Role::Knight)
            | attacks::pawn(us, square) & self.of_role(Role::Pawn);
        let queens = self.of_role(Role::Queen);
        let sliders = attacks::reach(Role::Rook, square) & (self.of_role(Role::Rook) | queens)
            | attacks::reach(Role::Bishop, square) & (self.of_role(Role::Bishop) | queens);
        let mut sliders = (sliders & them).into_iter();
        steppers.meets(them)
            || sliders.any(|slider| !attacks::between(square, slider).meets(occupied))
    }

    /// The squares that the piece on a square attacks.
    ///
    /// Pieces of the own side are among them: they are protected.
    ///
    /// ```
    /// # use jadoube_board::{Placement, Square};
    /// let attacked = Placement::INITIAL.attacks_from(Square::G1);
    /// assert!(attacked.into_iter().eq([Square::E2, Square::F3, Square::H3]));
    /// assert!(Placement::INITIAL.attacks_from(Square::E4).is_empty());
    /// ```
    #[must_use]
    pub fn attacks_from(&self, square: Square) -> Bitboard {
        match self.piece_at(square) {
            Some(piece) => attacks::of(piece, square, self.occupied()),
            None => Bitboard::EMPTY,
        }
    }

    /// All the squares that a player's pieces attack.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Color, Placement, Rank};
    /// let attacked = Placement::INITIAL.attacked_by(Color::Black);
    /// assert!(Bitboard::rank(Rank::Sixth).is_within(attacked));
    /// assert!(!Bitboard::rank(Rank::Fifth).meets(attacked));
    /// ```
    #[must_use]
    pub fn attacked_by(&self, color: Color) -> Bitboard {
        let pieces = self.of_color(color).into_iter();
        pieces.fold(Bitboard::EMPTY, |all, square| all | self.attacks_from(square))
    }

    /// How many pieces of each kind each player has.
    ///
    /// ```
    /// # use jadoube_board::{Placement, Setup};
    /// let material = "
    ///     . . . . k . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . b . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . . . . . . .
    ///     . . B . K . . .
    /// ".parse::<Placement>()?.material();
    /// assert_eq!((material.white.kings, material.white.dark_bishops), (1, 1));
    /// assert_eq!((material.black.kings, material.black.light_bishops), (1, 1));
    /// # Ok::<(), jadoube_board::NotADrawing>(())
    /// ```
    #[must_use]
    pub fn material(&self) -> ByColor<Material> {
        ByColor::from_fn(|color| Material {
            pawns: self.of(color, Role::Pawn).count(),
            knights: self.of(color, Role::Knight).count(),
            light_bishops: self.bishops(color, Shade::Light).count(),
            dark_bishops: self.bishops(color, Shade::Dark).count(),
            rooks: self.of(color, Role::Rook).count(),
            queens: self.of(color, Role::Queen).count(),
            kings: self.of(color, Role::King).count(),
        })
    }

    /// A player's bishops on squares of one shade.
    ///
    /// ```
    /// # use jadoube_board::{Color, Placement, Shade, Square};
    /// assert_eq!(Placement::INITIAL.bishops(Color::White, Shade::Dark).single(), Some(Square::C1));
    /// ```
    #[must_use]
    pub fn bishops(&self, color: Color, shade: Shade) -> Bitboard {
        let squares = match shade {
            Shade::Light => Bitboard::LIGHT,
            Shade::Dark => Bitboard::DARK,
        };
        self.of(color, Role::Bishop) & squares
    }
}

/// The pieces of a player by kind, bishops by the shade of their squares.
///
/// ```
/// # use jadoube_board::{Material, Placement};
/// let material = Placement::INITIAL.material();
/// assert_eq!(material.white, material.black);
/// let bare_king = Material { kings: 1, ..Material::default() };
/// assert_ne!(material.white, bare_king);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)]
pub struct Material {
    pub pawns: u32,
    pub knights: u32,
    pub light_bishops: u32,
    pub dark_bishops: u32,
    pub rooks: u32,
    pub queens: u32,
    pub kings: u32,
}

impl<K: Keep> Position<K> {
    /// The opponent's pieces that give check (3.9.1).
    ///
    /// A double check: the knight has moved away from its rook's file.
    ///
    /// ```
    /// # use jadoube_board::{Color, Position, Setup, Square};
    /// let setup = Setup {
    ///     placement: "
    ///         . . . . k . . .
    ///         . . . . . . . .
    ///         . . . . . N . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . K . R . . .
    ///     ".parse()?,
    ///     turn: Color::Black,
    ///     ..Setup::EMPTY
    /// };
    /// let position = Position::new(&setup)?;
    /// assert!(position.is_check());
    /// assert!(position.checkers().into_iter().eq([Square::E1, Square::F6]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.placement().attackers(self.king(self.turn()), !self.turn())
    }

    /// Is the player who has the move in check?
    ///
    /// Lines are looked up and not computed from the occupied squares: mostly no piece stands on them, and who
    /// follows a game asks this after every move.
    ///
    /// ```
    /// # use jadoube_board::Position;
    /// let mut game = Position::initial();
    /// for text in ["e2e4", "f7f6", "d1h5"] {
    ///     assert!(!game.is_check());
    ///     game = game.play(text.parse()?).unwrap();
    /// }
    /// assert!(game.is_check());
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn is_check(&self) -> bool {
        let (us, placement) = (self.turn(), self.placement());
        let (king, them) = (self.king(us), placement.of_color(!us));
        placement.is_attacked_past(king, us, them, placement.occupied())
    }

    /// Has the player who has the move a legal move?
    ///
    /// ```
    /// # use jadoube_board::Position;
    /// assert!(Position::initial().has_legal_move());
    /// ```
    #[must_use]
    #[inline]
    pub fn has_legal_move(&self) -> bool {
        self.has_free_step() || self.count_legal_moves() != 0
    }

    /// Can a pawn or a knight move that surely bares no king: out of check, and off every line of the own king? Most
    /// positions have one, and it is seen without looking for pins.
    #[inline]
    fn has_free_step(&self) -> bool {
        let (us, placement) = (self.turn(), self.placement());
        let king = self.king(us);
        let lines = attacks::reach(Role::Rook, king) | attacks::reach(Role::Bishop, king);
        let free = placement.of_color(us) - lines;
        let pawns = free & placement.of_role(Role::Pawn);
        let ahead = match us {
            Color::White => Bitboard(pawns.0 << 8),
            Color::Black => Bitboard(pawns.0 >> 8),
        };
        let mut knights = (free & placement.of_role(Role::Knight)).into_iter();
        let steps = (ahead - placement.occupied()).any()
            || knights.any(|it| (attacks::knight(it) - placement.of_color(us)).any());
        steps && !self.is_check()
    }

    /// Is the player who has the move checkmated (1.4)?
    ///
    /// ```
    /// # use jadoube_board::Position;
    /// let mut game = Position::initial();
    /// for text in ["f2f3", "e7e5", "g2g4", "d8h4"] {
    ///     game = game.play(text.parse()?).unwrap();
    /// }
    /// assert!(game.is_checkmate() && !game.is_stalemate());
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Has the player who has the move no legal move, and is not in check (5.2.1)?
    ///
    /// ```
    /// # use jadoube_board::{Color, Position, Setup};
    /// let setup = Setup {
    ///     placement: "
    ///         . . . . . . . k
    ///         . . . . . Q . .
    ///         . . . . . . K .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///     ".parse()?,
    ///     turn: Color::Black,
    ///     ..Setup::EMPTY
    /// };
    /// assert!(Position::new(&setup)?.is_stalemate());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn is_stalemate(&self) -> bool {
        !self.has_legal_move() && !self.is_check()
    }
}
