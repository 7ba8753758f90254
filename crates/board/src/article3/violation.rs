//! Why a move is illegal, as data. Which article says so in which edition is for `laws` to look up; what
//! follows from it is not asked here.

use crate::{Bitboard, Color, Piece, Role, Square, Wing};

/// One rule that an attempted move breaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Violation {
    /// There is no piece on the square it starts from.
    NothingThere {
        /// The empty square.
        from: Square,
    },
    /// The piece belongs to the player who does not have the move.
    NotHavingTheMove {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
    },
    /// The piece would stay where it is.
    NotMoved {
        /// Where it stands.
        square: Square,
    },
    /// A piece of the same colour holds the target square.
    OwnPiece {
        /// The piece that is in the way.
        piece: Piece,
        /// The target square.
        at: Square,
    },
    /// The opponent's king would be captured.
    KingCaptured {
        /// Where that king stands.
        at: Square,
    },
    /// The piece does not move like this.
    NotItsWay {
        /// What kind of piece it is.
        role: Role,
    },
    /// Bishop, rook or queen would pass over a piece.
    PathBlocked {
        /// The kind of the moving piece.
        role: Role,
        /// The first piece in the way.
        piece: Piece,
        /// Where that one stands.
        at: Square,
    },
    /// A pawn cannot step forward onto an occupied square.
    PawnBlocked {
        /// The piece in front of it.
        piece: Piece,
        /// Where that one stands.
        at: Square,
        /// How far the pawn was to go.
        step: PawnStep,
    },
    /// Only a pawn on its original square may advance two squares.
    NotItsFirstMove,
    /// A pawn moves diagonally only to capture, and there is nothing on that square.
    NothingToCapture {
        /// The empty square.
        at: Square,
    },
    /// The pawn beside could be captured en passant only at once after its double step, if ever.
    EnPassantNotAvailable {
        /// The pawn that it would have taken.
        pawn: Square,
    },
    /// A pawn that reaches the last rank must be exchanged for a new piece in the same move.
    PromotionMissing {
        /// The promotion square.
        at: Square,
    },
    /// A new piece was named, but no pawn reaches its last rank by this move.
    PromotionImpossible,
    /// Castling needs a rook on that side of the king, and there is none.
    NoRookToCastle {
        /// The wing.
        wing: Wing,
    },
    /// The right to castle with this rook has been lost.
    CastlingRightLost {
        /// The wing.
        wing: Wing,
        /// The rook in question.
        rook: Square,
        /// Why.
        cause: LostRight,
    },
    /// A piece stands in the way of castling.
    CastlingObstructed {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        at: Square,
    },
    /// The king may not castle while its own square is attacked.
    CastlingOutOfCheck {
        /// The king's square.
        square: Square,
        /// The attacking pieces.
        by: Bitboard,
    },
    /// The king may not cross an attacked square.
    CastlingThroughCheck {
        /// The attacked square.
        square: Square,
        /// The attacking pieces.
        by: Bitboard,
    },
    /// The king may not arrive on an attacked square.
    CastlingIntoCheck {
        /// The attacked square.
        square: Square,
        /// The attacking pieces.
        by: Bitboard,
    },
    /// The king would step onto an attacked square.
    KingSteppedIntoCheck {
        /// The attacked square.
        to: Square,
        /// The attacking pieces.
        by: Bitboard,
    },
    /// The move uncovers an attack on the own king.
    KingExposed {
        /// The king's square.
        king: Square,
        /// The attacking pieces.
        by: Bitboard,
    },
    /// The king is in check, and the move does not end it.
    KingLeftInCheck {
        /// The king's square.
        king: Square,
        /// The attacking pieces.
        by: Bitboard,
    },
}

/// How far a pawn goes forward.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PawnStep {
    /// One square.
    Single,
    /// Two squares.
    Double,
}

/// Why a castling right is gone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LostRight {
    /// The rook has moved: the king may still castle on the other wing.
    RookMoved,
    /// King or rook has moved; the board does not show which.
    KingOrRookMoved,
}

impl Violation {
    /// The pieces that give the check which the move leads into or leaves, if that is what is wrong.
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
