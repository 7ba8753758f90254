//! The moves of the pieces straight from Article 3, for any arrangement whatever: several kings or none,
//! pawns on the last rank, both kings in check. Slower than the generator of [`Position`](crate::Position),
//! and able to say why not. No move may leave any king of the mover attacked, and no king may be captured.

mod castling;
mod pawn;
mod violation;

use alloc::vec::Vec;

use crate::{
    Attempt, Bitboard, Color, Identity, Move, MoveKind, Piece, PromotionRole, Rank, Role, Setup,
    Square, Wing, attacks, validate,
};
pub use violation::{LostRight, PawnStep, Violation};

impl Setup {
    /// The legal move that this attempt makes.
    ///
    /// Here Black's king is in check though White has the move, and the other king may still not be captured:
    ///
    /// ```
    /// # use jadoube_board::{Setup, Square, Violation};
    /// let setup = Setup {
    ///     placement: "
    ///         . . . . k . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . R . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         r . . . K . . .
    ///     ".parse()?,
    ///     ..Setup::EMPTY
    /// };
    /// assert_eq!(setup.legal_move("e4e8".parse()?).unwrap_err()[0], Violation::KingCaptured { at: Square::E8 });
    /// assert!(setup.legal_move("e1e2".parse()?).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Every reason for which it is illegal.
    pub fn legal_move(&self, attempt: Attempt) -> Result<Move, Vec<Violation>> {
        let mut found = Vec::new();
        let kind = self.judge(attempt, &mut found);
        match kind {
            Some(kind) if found.is_empty() => Ok(kind),
            _ => Err(found),
        }
    }

    /// All legal moves.
    ///
    /// ```
    /// # use jadoube_board::{Color, Piece, Role, Setup, Square};
    /// assert_eq!(Setup::INITIAL.legal_moves().len(), 20);
    /// // Nothing but a knight is enough of an arrangement.
    /// let mut setup = Setup::EMPTY;
    /// setup.placement.put(Square::D4, Piece::new(Color::White, Role::Knight));
    /// assert_eq!(setup.legal_moves().len(), 8);
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for (from, piece) in self.placement.pieces() {
            if piece.color != self.turn {
                continue;
            }
            for to in Square::ALL {
                let promotes =
                    piece.role == Role::Pawn && violation::is_first_rank(to, self.turn.opponent());
                let plain = [None];
                let choices = PromotionRole::ALL.map(Some);
                let choices: &[Option<PromotionRole>] = if promotes { &choices } else { &plain };
                for &promotion in choices {
                    if let Ok(legal) = self.legal_move(Attempt { from, to, promotion })
                        && !moves.contains(&legal)
                    {
                        moves.push(legal);
                    }
                }
            }
        }
        moves
    }

    /// The own kings that are in check.
    ///
    /// ```
    /// # use jadoube_board::{Color, Setup, Square};
    /// let setup = Setup {
    ///     placement: "
    ///         . . . . k . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . R . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         r . . . K . . .
    ///     ".parse()?,
    ///     ..Setup::EMPTY
    /// };
    /// assert_eq!(setup.kings_in_check(Color::White).single(), Some(Square::E1));
    /// assert_eq!(setup.kings_in_check(Color::Black).single(), Some(Square::E8));
    /// # Ok::<(), jadoube_board::NotADrawing>(())
    /// ```
    #[must_use]
    pub fn kings_in_check(&self, color: Color) -> Bitboard {
        let kings = self.placement.of(color, Role::King).into_iter();
        kings.filter(|&king| self.placement.attackers(king, !color).any()).collect()
    }

    /// What makes this the same position as another one (9.2.2). Castling rights without a king or a rook
    /// in place count for nothing.
    ///
    /// ```
    /// # use jadoube_board::{Position, Setup, Square};
    /// assert_eq!(Setup::INITIAL.identity(), Position::initial().identity());
    /// // No pawn can capture on e6, so that naming the square makes no difference.
    /// let setup = Setup { en_passant: Some(Square::E6), ..Setup::INITIAL };
    /// assert_eq!(setup.identity(), Position::initial().identity());
    /// ```
    #[must_use]
    pub fn identity(&self) -> Identity {
        let rights = self.castling_rooks.into_iter();
        let captures = self.en_passant.filter(|&square| {
            let takers =
                attacks::pawn(!self.turn, square) & self.placement.of(self.turn, Role::Pawn);
            takers.into_iter().any(|from| {
                let attempt = Attempt { from, to: square, promotion: None };
                self.legal_move(attempt).is_ok_and(|legal| legal.kind() == MoveKind::EnPassant)
            })
        });
        Identity {
            placement: self.placement,
            turn: self.turn,
            castling_rooks: rights
                .filter(|&rook| validate::castling_fault(self, rook).is_ok())
                .collect(),
            en_passant: captures.map(Square::file),
        }
    }

    /// Finds what kind of move is attempted, and everything that is wrong with it.
    fn judge(&self, attempt: Attempt, found: &mut Vec<Violation>) -> Option<Move> {
        let Attempt { from, to, promotion } = attempt;
        let Some(piece) = self.placement.piece_at(from) else {
            found.push(Violation::NothingThere { from });
            return None;
        };
        if piece.color != self.turn {
            found.push(Violation::NotHavingTheMove { piece, from });
        }
        if from == to {
            found.push(Violation::NotMoved { square: from });
            return None;
        }
        if let Some((wing, rook)) = self.castling_attempt(piece, attempt) {
            if promotion.is_some() {
                found.push(Violation::PromotionImpossible);
            }
            return self.judge_castling(piece.color, from, wing, rook, found);
        }
        match self.placement.piece_at(to) {
            Some(other) if other.color == piece.color => {
                found.push(Violation::OwnPiece { piece: other, at: to });
            }
            Some(other) if other.role == Role::King => {
                found.push(Violation::KingCaptured { at: to });
            }
            _ => {}
        }
        let kind = if piece.role == Role::Pawn {
            self.judge_pawn(piece.color, attempt, found)
        } else {
            if promotion.is_some() {
                found.push(Violation::PromotionImpossible);
            }
            self.judge_way(piece, from, to, found);
            MoveKind::Ordinary
        };
        let played = Move::new(from, to, kind);
        self.judge_kings(piece, played, found);
        Some(played)
    }

    /// Does a knight, bishop, rook, queen or king move like this, and is the way free?
    fn judge_way(&self, piece: Piece, from: Square, to: Square, found: &mut Vec<Violation>) {
        if !attacks::of(piece, from, Bitboard::EMPTY).has(to) {
            found.push(Violation::NotItsWay { role: piece.role });
            return;
        }
        let blocked = attacks::between(from, to) & self.placement.occupied();
        let first = if to > from { blocked.first() } else { blocked.last() };
        if let Some(at) = first
            && let Some(in_the_way) = self.placement.piece_at(at)
        {
            found.push(Violation::PathBlocked { role: piece.role, piece: in_the_way, at });
        }
    }

    /// Would a king of the mover be attacked after this move (3.9.2)?
    fn judge_kings(&self, piece: Piece, played: Move, found: &mut Vec<Violation>) {
        let own = |square| self.placement.color_at(square) == Some(piece.color);
        if own(played.to()) {
            return;
        }
        let after = self.carried_out(played);
        for king in after.placement.of(piece.color, Role::King) {
            let by = after.placement.attackers(king, !piece.color);
            if by.is_empty() {
                continue;
            }
            let checked_before = self.placement.attackers(king, !piece.color).any();
            found.push(if piece.role == Role::King && king == played.to() {
                Violation::KingSteppedIntoCheck { to: king, by }
            } else if checked_before {
                Violation::KingLeftInCheck { king, by }
            } else {
                Violation::KingExposed { king, by }
            });
        }
    }

    /// The arrangement after a move is carried out on the board, be it legal or not: the moving piece goes
    /// where the move says, and what stands there is taken off.
    ///
    /// What stood on the board after an illegal move, for who has to put it right:
    ///
    /// ```
    /// # use jadoube_board::{Color, Move, MoveKind, Role, Setup, Square};
    /// let illegal = Move::new(Square::A1, Square::A5, MoveKind::Ordinary);
    /// let after = Setup::INITIAL.carried_out(illegal);
    /// assert_eq!(after.placement.role_at(Square::A5), Some(Role::Rook));
    /// assert!(!after.castling_rooks.has(Square::A1));
    /// assert_eq!(after.turn, Color::Black);
    /// ```
    #[must_use]
    pub fn carried_out(&self, played: Move) -> Setup {
        let (from, to) = (played.from(), played.to());
        let Some(piece) = self.placement.piece_at(from) else { return *self };
        let mut after = *self;
        let captured = self.placement.color_at(to).is_some();
        let mut progress = piece.role == Role::Pawn || captured;
        let mut passed = None;
        after.placement.take_off(from);
        match played.kind() {
            MoveKind::Ordinary => after.placement.put(to, piece),
            MoveKind::DoubleStep => {
                after.placement.put(to, piece);
                passed = attacks::between(from, to).single();
            }
            MoveKind::Promotion(choice) => {
                after.placement.put(to, Piece::new(piece.color, choice.role()));
            }
            MoveKind::EnPassant => {
                after.placement.take_off(Square::at(to.file(), from.rank()));
                after.placement.put(to, piece);
            }
            MoveKind::Castling => {
                let wing = Wing::of_rook(from, to);
                let rook = self.placement.piece_at(to);
                after.placement.take_off(to);
                after.placement.put(wing.king_target(piece.color), piece);
                if let Some(rook) = rook {
                    after.placement.put(wing.rook_target(piece.color), rook);
                }
                progress = false;
            }
        }
        after.castling_rooks -= Bitboard::of(from).with(to);
        if piece.role == Role::King {
            after.castling_rooks -= Bitboard::rank(Rank::First.seen_by(piece.color));
        }
        after.plies_without_progress =
            if progress { 0 } else { self.plies_without_progress.saturating_add(1) };
        after.passed_to(passed, piece.color)
    }

    /// The arrangement after the player has passed the move without moving: what a pressed clock amounts
    /// to when nobody objects.
    ///
    /// ```
    /// # use jadoube_board::{Color, Setup};
    /// let after = Setup::INITIAL.passed();
    /// assert_eq!((after.turn, after.plies_without_progress), (Color::Black, 1));
    /// assert_eq!(after.placement, Setup::INITIAL.placement);
    /// ```
    #[must_use]
    pub fn passed(&self) -> Setup {
        let mut after = *self;
        after.plies_without_progress = self.plies_without_progress.saturating_add(1);
        after.passed_to(None, self.turn)
    }

    fn passed_to(mut self, passed: Option<Square>, mover: Color) -> Setup {
        self.en_passant = passed;
        if mover == Color::Black {
            self.move_number = self.move_number.saturating_add(1);
        }
        self.turn = !mover;
        self
    }
}
