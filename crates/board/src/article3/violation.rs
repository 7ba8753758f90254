//! Why a move is illegal, as data. Which article says so in which edition is for `laws` to look up; what
//! follows from it is not asked here.

use crate::{Bitboard, Color, Piece, Role, Square, Wing};

/// One rule that an attempted move breaks.
///
/// An attempt may break several, and all are named: here it is White's move, a knight does not go like this, and the own
/// pawn holds the square.
///
/// ```
/// # use jadoube_board::{Color, Piece, Position, Role, Square, Violation};
/// let why = Position::initial().legal_move("g8g7".parse()?).unwrap_err();
/// let (knight, pawn) = (Piece::new(Color::Black, Role::Knight), Piece::new(Color::Black, Role::Pawn));
/// assert_eq!(why, [
///     Violation::NotHavingTheMove { piece: knight, from: Square::G8 },
///     Violation::OwnPiece { piece: pawn, at: Square::G7 },
///     Violation::NotItsWay { role: Role::Knight },
/// ]);
/// # Ok::<(), jadoube_board::NotAnAttempt>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Violation {
    /// There is no piece on the square it starts from.
    ///
    /// ```
    /// # use jadoube_board::{Position, Square, Violation};
    /// let why = Position::initial().legal_move("e4e5".parse()?).unwrap_err();
    /// assert_eq!(why, [Violation::NothingThere { from: Square::E4 }]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    NothingThere {
        /// The empty square.
        from: Square,
    },
    /// The piece belongs to the player who does not have the move.
    ///
    /// ```
    /// # use jadoube_board::{Color, Piece, Position, Role, Square, Violation};
    /// let why = Position::initial().legal_move("e7e5".parse()?).unwrap_err();
    /// let piece = Piece::new(Color::Black, Role::Pawn);
    /// assert_eq!(why, [Violation::NotHavingTheMove { piece, from: Square::E7 }]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    NotHavingTheMove {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
    },
    /// The piece would stay where it is.
    ///
    /// ```
    /// # use jadoube_board::{Position, Square, Violation};
    /// let why = Position::initial().legal_move("e2e2".parse()?).unwrap_err();
    /// assert_eq!(why, [Violation::NotMoved { square: Square::E2 }]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    NotMoved {
        /// Where it stands.
        square: Square,
    },
    /// A piece of the same colour holds the target square.
    ///
    /// ```
    /// # use jadoube_board::{Color, Piece, Position, Role, Square, Violation};
    /// let why = Position::initial().legal_move("a1a2".parse()?).unwrap_err();
    /// let piece = Piece::new(Color::White, Role::Pawn);
    /// assert_eq!(why, [Violation::OwnPiece { piece, at: Square::A2 }]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    OwnPiece {
        /// The piece that is in the way.
        piece: Piece,
        /// The target square.
        at: Square,
    },
    /// The opponent's king would be captured.
    ///
    /// It can be tried only where it should not have been possible: the opponent has left the king in check.
    ///
    /// ```
    /// # use jadoube_board::{Color, Piece, Role, Setup, Square, Violation};
    /// let mut setup = Setup::INITIAL;
    /// setup.placement.put(Square::F6, Piece::new(Color::White, Role::Knight));
    /// let why = setup.legal_move("f6e8".parse()?).unwrap_err();
    /// assert_eq!(why, [Violation::KingCaptured { at: Square::E8 }]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    KingCaptured {
        /// Where that king stands.
        at: Square,
    },
    /// The piece does not move like this.
    ///
    /// ```
    /// # use jadoube_board::{Position, Role, Violation};
    /// let why = Position::initial().legal_move("g1g3".parse()?).unwrap_err();
    /// assert_eq!(why, [Violation::NotItsWay { role: Role::Knight }]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    NotItsWay {
        /// What kind of piece it is.
        role: Role,
    },
    /// Bishop, rook or queen would pass over a piece.
    ///
    /// ```
    /// # use jadoube_board::{Color, Piece, Position, Role, Square, Violation};
    /// let why = Position::initial().legal_move("a1a4".parse()?).unwrap_err();
    /// let piece = Piece::new(Color::White, Role::Pawn);
    /// assert_eq!(why, [Violation::PathBlocked { role: Role::Rook, piece, at: Square::A2 }]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    PathBlocked {
        /// The kind of the moving piece.
        role: Role,
        /// The first piece in the way.
        piece: Piece,
        /// Where that one stands.
        at: Square,
    },
    /// A pawn cannot step forward onto an occupied square.
    ///
    /// ```
    /// # use jadoube_board::{Color, PawnStep, Piece, Position, Role, Square, Violation};
    /// let after = Position::initial().play("e2e4".parse()?).unwrap().play("e7e5".parse()?).unwrap();
    /// let why = after.legal_move("e4e5".parse()?).unwrap_err();
    /// let (piece, step) = (Piece::new(Color::Black, Role::Pawn), PawnStep::Single);
    /// assert_eq!(why, [Violation::PawnBlocked { piece, at: Square::E5, step }]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    PawnBlocked {
        /// The piece in front of it.
        piece: Piece,
        /// Where that one stands.
        at: Square,
        /// How far the pawn was to go.
        step: PawnStep,
    },
    /// Only a pawn on its original square may advance two squares.
    ///
    /// ```
    /// # use jadoube_board::{Position, Violation};
    /// let after = Position::initial().play("e2e3".parse()?).unwrap().play("e7e6".parse()?).unwrap();
    /// let why = after.legal_move("e3e5".parse()?).unwrap_err();
    /// assert_eq!(why, [Violation::NotItsFirstMove]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    NotItsFirstMove,
    /// A pawn moves diagonally only to capture, and there is nothing on that square.
    ///
    /// ```
    /// # use jadoube_board::{Position, Square, Violation};
    /// let why = Position::initial().legal_move("e2d3".parse()?).unwrap_err();
    /// assert_eq!(why, [Violation::NothingToCapture { at: Square::D3 }]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    NothingToCapture {
        /// The empty square.
        at: Square,
    },
    /// The pawn beside could be captured en passant only at once after its double step, if ever.
    ///
    /// ```
    /// # use jadoube_board::{Position, Square, Violation};
    /// fn after(moves: &str) -> Position {
    ///     let play = |it: Position, text: &str| it.play(text.parse().unwrap()).unwrap();
    ///     moves.split(' ').fold(Position::initial(), play)
    /// }
    /// let at_once = after("e2e4 a7a6 e4e5 d7d5");
    /// assert!(at_once.legal_move("e5d6".parse()?).is_ok());
    /// let a_move_later = after("e2e4 a7a6 e4e5 d7d5 h2h3 h7h6");
    /// let why = a_move_later.legal_move("e5d6".parse()?).unwrap_err();
    /// assert_eq!(why, [Violation::EnPassantNotAvailable { pawn: Square::D5 }]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    EnPassantNotAvailable {
        /// The pawn that it would have taken.
        pawn: Square,
    },
    /// A pawn that reaches the last rank must be exchanged for a new piece in the same move.
    ///
    /// ```
    /// # use jadoube_board::{Position, Setup, Square, Violation};
    /// let setup = Setup {
    ///     placement: "
    ///         . . . . . . . .
    ///         P . . . . . k .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         K . . . . . . .
    ///     ".parse()?,
    ///     ..Setup::EMPTY
    /// };
    /// let position = Position::new(&setup)?;
    /// let why = position.legal_move("a7a8".parse()?).unwrap_err();
    /// assert_eq!(why, [Violation::PromotionMissing { at: Square::A8 }]);
    /// assert!(position.legal_move("a7a8n".parse()?).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    PromotionMissing {
        /// The promotion square.
        at: Square,
    },
    /// A new piece was named, but no pawn reaches its last rank by this move.
    ///
    /// ```
    /// # use jadoube_board::{Position, Violation};
    /// let why = Position::initial().legal_move("e2e4q".parse()?).unwrap_err();
    /// assert_eq!(why, [Violation::PromotionImpossible]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    PromotionImpossible,
    /// Castling needs a rook on that side of the king, and there is none.
    ///
    /// ```
    /// # use jadoube_board::{Setup, Square, Violation, Wing};
    /// let mut setup = Setup::INITIAL;
    /// for square in [Square::F1, Square::G1, Square::H1] {
    ///     setup.placement.take_off(square);
    /// }
    /// let why = setup.legal_move("e1g1".parse()?).unwrap_err();
    /// assert_eq!(why, [Violation::NoRookToCastle { wing: Wing::King }]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    NoRookToCastle {
        /// The wing.
        wing: Wing,
    },
    /// The right to castle with this rook has been lost.
    ///
    /// ```
    /// # use jadoube_board::{LostRight, Position, Square, Violation, Wing};
    /// let mut game = Position::initial();
    /// let moves = "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 h1g1 h8g8 g1h1 g8h8"; // The rooks are back again.
    /// for text in moves.split(' ') {
    ///     game = game.play(text.parse()?).unwrap();
    /// }
    /// let why = game.legal_move("e1g1".parse()?).unwrap_err();
    /// let (rook, cause) = (Square::H1, LostRight::RookMoved);
    /// assert_eq!(why, [Violation::CastlingRightLost { wing: Wing::King, rook, cause }]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    CastlingRightLost {
        /// The wing.
        wing: Wing,
        /// The rook in question.
        rook: Square,
        /// Why.
        cause: LostRight,
    },
    /// A piece stands in the way of castling.
    ///
    /// ```
    /// # use jadoube_board::{Position, Violation};
    /// let why = Position::initial().legal_move("e1g1".parse()?).unwrap_err();
    /// assert_eq!(why.len(), 2); // The bishop and the knight.
    /// assert!(why.iter().all(|it| matches!(it, Violation::CastlingObstructed { .. })));
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    CastlingObstructed {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        at: Square,
    },
    /// The king may not castle while its own square is attacked.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Position, Setup, Square, Violation};
    /// let setup = Setup {
    ///     placement: "
    ///         . . . . r . k .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . K . . R
    ///     ".parse()?,
    ///     castling_rooks: Square::H1.into(),
    ///     ..Setup::EMPTY
    /// };
    /// let why = Position::new(&setup)?.legal_move("e1g1".parse()?).unwrap_err();
    /// let by = Bitboard::of(Square::E8);
    /// assert_eq!(why, [Violation::CastlingOutOfCheck { square: Square::E1, by }]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    CastlingOutOfCheck {
        /// The king's square.
        square: Square,
        /// The attacking pieces.
        by: Bitboard,
    },
    /// The king may not cross an attacked square.
    ///
    /// The rook may cross an attacked square, as here on the queen's wing, and may be attacked itself.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Position, Setup, Square, Violation};
    /// let setup = Setup {
    ///     placement: "
    ///         . r . . . r k .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         R . . . K . . R
    ///     ".parse()?,
    ///     castling_rooks: Bitboard::of(Square::A1).with(Square::H1),
    ///     ..Setup::EMPTY
    /// };
    /// let position = Position::new(&setup)?;
    /// let why = position.legal_move("e1g1".parse()?).unwrap_err();
    /// let by = Bitboard::of(Square::F8);
    /// assert_eq!(why, [Violation::CastlingThroughCheck { square: Square::F1, by }]);
    /// assert!(position.legal_move("e1c1".parse()?).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    CastlingThroughCheck {
        /// The attacked square.
        square: Square,
        /// The attacking pieces.
        by: Bitboard,
    },
    /// The king may not arrive on an attacked square.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Position, Setup, Square, Violation};
    /// let setup = Setup {
    ///     placement: "
    ///         . . . . k . r .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . K . . R
    ///     ".parse()?,
    ///     castling_rooks: Square::H1.into(),
    ///     ..Setup::EMPTY
    /// };
    /// let why = Position::new(&setup)?.legal_move("e1g1".parse()?).unwrap_err();
    /// let by = Bitboard::of(Square::G8);
    /// assert_eq!(why, [Violation::CastlingIntoCheck { square: Square::G1, by }]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    CastlingIntoCheck {
        /// The attacked square.
        square: Square,
        /// The attacking pieces.
        by: Bitboard,
    },
    /// The king would step onto an attacked square.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Position, Square, Violation};
    /// let mut game = Position::initial();
    /// for text in ["e2e4", "e7e5", "e1e2", "d8g5"] {
    ///     game = game.play(text.parse()?).unwrap();
    /// }
    /// let why = game.legal_move("e2e3".parse()?).unwrap_err();
    /// let by = Bitboard::of(Square::G5);
    /// assert_eq!(why, [Violation::KingSteppedIntoCheck { to: Square::E3, by }]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    KingSteppedIntoCheck {
        /// The attacked square.
        to: Square,
        /// The attacking pieces.
        by: Bitboard,
    },
    /// The move uncovers an attack on the own king.
    ///
    /// The bishop pins the knight to the king:
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Position, Square, Violation};
    /// let mut game = Position::initial();
    /// for text in ["d2d4", "e7e6", "b1c3", "f8b4"] {
    ///     game = game.play(text.parse()?).unwrap();
    /// }
    /// let drawn = "
    ///     r n b q k . n r
    ///     p p p p . p p p
    ///     . . . . p . . .
    ///     . . . . . . . .
    ///     . b . P . . . .
    ///     . . N . . . . .
    ///     P P P . P P P P
    ///     R . B Q K B N R
    /// ";
    /// assert_eq!(game.placement(), &drawn.parse()?);
    /// let why = game.legal_move("c3e4".parse()?).unwrap_err();
    /// let by = Bitboard::of(Square::B4);
    /// assert_eq!(why, [Violation::KingExposed { king: Square::E1, by }]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    KingExposed {
        /// The king's square.
        king: Square,
        /// The attacking pieces.
        by: Bitboard,
    },
    /// The king is in check, and the move does not end it.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Position, Square, Violation};
    /// let mut game = Position::initial();
    /// for text in ["e2e4", "e7e5", "f2f4", "d8h4"] {
    ///     game = game.play(text.parse()?).unwrap();
    /// }
    /// let why = game.legal_move("g1f3".parse()?).unwrap_err();
    /// let by = Bitboard::of(Square::H4);
    /// assert_eq!(why, [Violation::KingLeftInCheck { king: Square::E1, by }]);
    /// assert!(game.legal_move("g2g3".parse()?).is_ok());
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    KingLeftInCheck {
        /// The king's square.
        king: Square,
        /// The attacking pieces.
        by: Bitboard,
    },
}

/// How far a pawn goes forward.
///
/// ```
/// # use jadoube_board::{PawnStep, Piece, Setup, Square, Violation};
/// let mut setup = Setup::INITIAL;
/// let piece = Piece::from_letter('n').unwrap();
/// setup.placement.put(Square::E3, piece);
/// let why = setup.legal_move("e2e4".parse()?).unwrap_err();
/// let step = PawnStep::Double;
/// assert_eq!(why, [Violation::PawnBlocked { piece, at: Square::E3, step }]);
/// # Ok::<(), jadoube_board::NotAnAttempt>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PawnStep {
    /// One square.
    Single,
    /// Two squares.
    Double,
}

/// Why a castling right is gone.
///
/// ```
/// # use jadoube_board::{Bitboard, LostRight, Setup, Square, Violation};
/// let cause = |rights: Bitboard| {
///     let mut setup = Setup { castling_rooks: rights, ..Setup::INITIAL };
///     setup.placement.take_off(Square::F1);
///     setup.placement.take_off(Square::G1);
///     match setup.legal_move("e1g1".parse().unwrap()).unwrap_err()[0] {
///         Violation::CastlingRightLost { cause, .. } => Some(cause),
///         _ => None,
///     }
/// };
/// assert_eq!(cause(Square::A1.into()), Some(LostRight::RookMoved));
/// assert_eq!(cause(Bitboard::EMPTY), Some(LostRight::KingOrRookMoved));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LostRight {
    /// The rook has moved: the king may still castle on the other wing.
    RookMoved,
    /// King or rook has moved; the board does not show which.
    KingOrRookMoved,
}

impl Violation {
    /// The pieces that give the check which the move leads into or leaves, if that is what is wrong.
    ///
    /// ```
    /// # use jadoube_board::{Position, Square};
    /// let mut game = Position::initial();
    /// for text in ["e2e4", "e7e5", "f2f4", "d8h4"] {
    ///     game = game.play(text.parse()?).unwrap();
    /// }
    /// let why = game.legal_move("g1f3".parse()?).unwrap_err();
    /// assert_eq!(why[0].attackers().single(), Some(Square::H4));
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    #[must_use]
    pub fn attackers(self) -> Bitboard {
        match self {
            Violation::CastlingOutOfCheck { by, .. }
            | Violation::CastlingThroughCheck { by, .. }
            | Violation::CastlingIntoCheck { by, .. }
            | Violation::KingSteppedIntoCheck { by, .. }
            | Violation::KingExposed { by, .. }
            | Violation::KingLeftInCheck { by, .. } => by,
            _ => Bitboard::EMPTY,
        }
    }
}

/// Is it on this player's first rank?
pub(super) fn is_first_rank(square: Square, color: Color) -> bool {
    square.rank() == crate::Rank::First.seen_by(color)
}
