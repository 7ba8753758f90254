//! Where a move to a square can come from: the question that algebraic notation asks. Castling is not
//! among the answers, since notation names it by itself.

use crate::{
    Bitboard, Keep, Move, MoveKind, Position, PromotionRole, Rank, Role, Square, Wing, attacks,
    generate,
};

impl<K: Keep> Position<K> {
    /// The squares among `within` from which a piece of this kind can legally move to `to`.
    ///
    /// Two knights reach d2, but the one on e4 may not leave the file of its king:
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Position, Role, Setup, Square};
    /// let setup = Setup {
    ///     placement: "
    ///         . . . . r . k .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . N . . .
    ///         . . . . . N . .
    ///         . . . . . . . .
    ///         . . . . K . . .
    ///     ".parse()?,
    ///     ..Setup::EMPTY
    /// };
    /// let position = Position::new(&setup)?;
    /// let origins = position.legal_origins(Role::Knight, Square::D2, Bitboard::ALL);
    /// assert!(origins.into_iter().eq([Square::F3]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn legal_origins(&self, role: Role, to: Square, within: Bitboard) -> Bitboard {
        let mut origins = self.origins(role, to) & within;
        for from in origins {
            if !self.is_open_and_safe(role, from, to) {
                origins = origins.without(from);
            }
        }
        origins
    }

    /// The move between two squares, castling apart, in the kind that the pieces on them make it. The
    /// promotion is taken as it is given.
    ///
    /// ```
    /// # use jadoube_board::{MoveKind, Position, Role, Square};
    /// let start = Position::initial();
    /// let played = start.move_between(Role::Pawn, Square::E2, Square::E4, None);
    /// assert_eq!(played.kind(), MoveKind::DoubleStep);
    /// ```
    #[must_use]
    #[inline]
    pub fn move_between(
        &self,
        role: Role,
        from: Square,
        to: Square,
        promotion: Option<PromotionRole>,
    ) -> Move {
        let kind = match (role, promotion) {
            (Role::Pawn, Some(choice)) => MoveKind::Promotion(choice),
            (Role::Pawn, None) if (from as u8).abs_diff(to as u8) == 16 => MoveKind::DoubleStep,
            (Role::Pawn, None)
                if from.file() != to.file() && !self.placement().occupied().has(to) =>
            {
                MoveKind::EnPassant
            }
            _ => MoveKind::Ordinary,
        };
        Move::new(from, to, kind)
    }

    /// Can the player to move castle with this rook at once? It must have kept its right.
    ///
    /// The bishop attacks f1, which the king would cross; on the other wing nothing is in the way.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Position, Setup, Square};
    /// let setup = Setup {
    ///     placement: "
    ///         . . . . k . . .
    ///         . . . . . . . .
    ///         b . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . P . P . P
    ///         R . . . K . . R
    ///     ".parse()?,
    ///     castling_rooks: Bitboard::of(Square::A1).with(Square::H1),
    ///     ..Setup::EMPTY
    /// };
    /// let position = Position::new(&setup)?;
    /// assert!(!position.may_castle_now(Square::H1));
    /// assert!(position.may_castle_now(Square::A1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn may_castle_now(&self, rook: Square) -> bool {
        let (us, placement) = (self.turn(), self.placement());
        let king = self.king(us);
        if !self.castling_rooks().has(rook) || !placement.of_color(us).has(rook) {
            return false;
        }
        let occupied = placement.occupied();
        let others = occupied.without(king).without(rook);
        let wing = Wing::of_rook(king, rook);
        let mut walk = generate::king_walk(king, rook, us).into_iter();
        // On the board as it stands but for the king; then, where it arrives, with the rook moved too.
        let castled = others.with(wing.rook_target(us));
        !generate::castling_way(king, rook, us).meets(occupied)
            && walk.all(|square| {
                placement.attackers_past(square, !us, occupied.without(king)).is_empty()
            })
            && placement.attackers_past(wing.king_target(us), !us, castled).is_empty()
    }

    /// The own pieces of this kind that move to the square if nothing is in the way and their king allows it.
    #[inline(always)]
    fn origins(&self, role: Role, to: Square) -> Bitboard {
        let (placement, us) = (self.placement(), self.turn());
        let own = placement.of(us, role);
        if placement.of_color(us).has(to) {
            return Bitboard::EMPTY;
        }
        if role == Role::Pawn { self.pawn_origins(to, own) } else { attacks::reach(role, to) & own }
    }

    #[inline(always)]
    fn pawn_origins(&self, to: Square, pawns: Bitboard) -> Bitboard {
        let (us, occupied) = (self.turn(), self.placement().occupied());
        if occupied.has(to) || self.legal_en_passant() == Some(to) {
            return attacks::pawn(!us, to) & pawns;
        }
        let Some(one) = to.forward(!us) else { return Bitboard::EMPTY };
        if occupied.has(one) {
            return pawns & one.into();
        }
        if to.rank() != Rank::Fourth.seen_by(us) {
            return Bitboard::EMPTY;
        }
        one.forward(!us).map_or(Bitboard::EMPTY, |two| pawns & two.into())
    }

    /// Is the way free, and the mover's king out of attack afterwards? The square of arrival holds no own piece.
    ///
    /// Lines are looked up and not computed from the occupied squares: there are few pieces on them, and the
    /// tables are small enough to stay in the fastest cache.
    #[inline(always)]
    fn is_open_and_safe(&self, role: Role, from: Square, to: Square) -> bool {
        let (placement, us) = (self.placement(), self.turn());
        if (attacks::path(from, to).without(to)).meets(placement.occupied()) {
            return false;
        }
        let mut occupied = placement.occupied().without(from).with(to);
        let mut them = placement.of_color(!us).without(to);
        if role == Role::Pawn && self.legal_en_passant() == Some(to) && from.file() != to.file() {
            let passer = Square::at(to.file(), from.rank());
            occupied = occupied.without(passer);
            them = them.without(passer);
        }
        let king = if role == Role::King { to } else { self.king(us) };
        let steppers = attacks::knight(king) & placement.of_role(Role::Knight)
            | attacks::pawn(us, king) & placement.of_role(Role::Pawn)
            | attacks::king(king) & placement.of_role(Role::King);
        let queens = placement.of_role(Role::Queen);
        let sliders = attacks::reach(Role::Rook, king) & (placement.of_role(Role::Rook) | queens)
            | attacks::reach(Role::Bishop, king) & (placement.of_role(Role::Bishop) | queens);
        let mut sliders = (sliders & them).into_iter();
        !steppers.meets(them)
            && sliders.all(|slider| attacks::between(king, slider).meets(occupied))
    }
}
