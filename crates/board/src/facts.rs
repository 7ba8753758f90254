//! Facts about a position: attacks, check, mate, stalemate, material. Facts only: no number here ends a
//! game, and nothing is weighed or judged.

use crate::{Bitboard, ByColor, Color, Keep, Placement, Position, Role, Shade, Square, attacks};

impl Placement {
    /// The pieces of a player that attack a square, whether or not they may move there (3.1.3).
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

    /// The squares that the piece on a square attacks.
    #[must_use]
    pub fn attacks_from(&self, square: Square) -> Bitboard {
        match self.piece_at(square) {
            Some(piece) => attacks::of(piece, square, self.occupied()),
            None => Bitboard::EMPTY,
        }
    }

    /// All the squares that a player's pieces attack.
    #[must_use]
    pub fn attacked_by(&self, color: Color) -> Bitboard {
        let pieces = self.of_color(color).into_iter();
        pieces.fold(Bitboard::EMPTY, |all, square| all | self.attacks_from(square))
    }

    /// How many pieces of each kind each player has.
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
    #[must_use]
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.placement().attackers(self.king(self.turn()), !self.turn())
    }

    /// Is the player who has the move in check?
    ///
    /// Lines are looked up and not computed from the occupied squares: mostly no piece stands on them, and who
    /// follows a game asks this after every move.
    #[must_use]
    #[inline]
    pub fn is_check(&self) -> bool {
        let (us, placement) = (self.turn(), self.placement());
        let (king, them) = (self.king(us), placement.of_color(!us));
        let steppers = attacks::knight(king) & placement.of_role(Role::Knight)
            | attacks::pawn(us, king) & placement.of_role(Role::Pawn);
        let queens = placement.of_role(Role::Queen);
        let sliders = attacks::reach(Role::Rook, king) & (placement.of_role(Role::Rook) | queens)
            | attacks::reach(Role::Bishop, king) & (placement.of_role(Role::Bishop) | queens);
        let mut sliders = (sliders & them).into_iter();
        steppers.meets(them)
            || sliders.any(|slider| !attacks::between(king, slider).meets(placement.occupied()))
    }

    /// Has the player who has the move a legal move?
    #[must_use]
    #[inline]
    pub fn has_legal_move(&self) -> bool {
        self.count_legal_moves() != 0
    }

    /// Is the player who has the move checkmated (1.4)?
    #[must_use]
    #[inline]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Has the player who has the move no legal move, and is not in check (5.2.1)?
    #[must_use]
    #[inline]
    pub fn is_stalemate(&self) -> bool {
        !self.has_legal_move() && !self.is_check()
    }
}
