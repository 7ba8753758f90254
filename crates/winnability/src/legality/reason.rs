//! Why no game leads to a position, as data. The sentences are elsewhere.

use board::{Bitboard, Color, Irregularity, Square};

/// One thing that shows that no game leads to a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// What can be seen at once: numbers of men, the wrong king in check, a castling right or an en passant square
    /// that cannot be.
    Irregular(Irregularity),
    /// Both kings are attacked, by the men on these squares.
    BothKingsInCheck {
        /// The men that attack White's king.
        on_white: Bitboard,
        /// The men that attack Black's king.
        on_black: Bitboard,
    },
    /// A castling right whose king or rook does not stand where it does at the start of a game.
    CastlingNotAtHome {
        /// The square of the rook.
        rook: Square,
    },
    /// There are more promoted men than missing pawns.
    Promoted {
        /// Whose.
        color: Color,
        /// At least so many men are promoted pawns.
        promoted: u32,
        /// So many pawns are missing.
        pawns_missing: u32,
    },
    /// These pawns can only come from fewer files than they are.
    PawnOrigins {
        /// Whose.
        color: Color,
        /// The pawns.
        pawns: Bitboard,
        /// The squares of the second rank they can come from.
        origins: Bitboard,
    },
    /// The pawns must have captured more men than they can have captured.
    PawnCaptures {
        /// Whose pawns.
        color: Color,
        /// At least so many captures brought them where they are.
        needed: u32,
        /// So many men of the opponent's are missing.
        missing: u32,
        /// So many of them were captured at home, where no pawn reaches.
        out_of_reach: u32,
    },
    /// White's and Black's pawns of too many files have passed one another.
    PawnsPassed {
        /// On so many files they no longer face each other.
        needed: u32,
        /// All captures together explain at most so many.
        possible: u32,
    },
    /// This man cannot have come to its square past men that have never moved.
    Blocked {
        /// The square.
        square: Square,
    },
    /// Every man that can have moved changes the shade of its square with each move, and the moves of both players do
    /// not add up with the player who is to move.
    MoveParity {
        /// Who cannot be to move.
        turn: Color,
    },
    /// No move can have given this check.
    ImpossibleCheck {
        /// The square of the king in check.
        king: Square,
        /// The men that give check.
        attackers: Bitboard,
    },
    /// There is no last move: each leads back to a position that is illegal itself.
    NoLastMove {
        /// Who made the last move.
        player: Color,
        /// How many plies had to be taken back to see it.
        plies: u32,
        /// How many positions were met.
        positions: u64,
    },
}
