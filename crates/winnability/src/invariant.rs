//! The certificate of the epoch abstraction: sets of positions in a compact form. What makes a list of
//! them a proof is said in `docs/WINNABILITY.md` and tested in [`verify`](crate::verify).

use board::{Bitboard, ByColor, Color, Square};

/// A set of positions: these pawns exactly, each other man somewhere in its region, the kings and the
/// player to move as one of the listed pairs. The board is turned so that the intended winner is White.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AbstractState {
    /// The pawns.
    pub pawns: ByColor<Bitboard>,
    /// The men other than kings and pawns.
    pub men: Vec<AbstractMan>,
    /// Where the kings may be, by the player to move.
    pub kings: ByColor<KingPairs>,
    /// Pairs with Black to move that may arise from a capture or pawn move of White's not made by the
    /// king, or at the root.
    pub entered_by_man: KingPairs,
    /// Pairs with Black to move that may arise from a capture by White's king.
    pub entered_by_king: KingPairs,
}

/// A man of which only the region is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AbstractMan {
    /// Whose it is.
    pub color: Color,
    /// How it moves.
    pub kind: AbstractKind,
    /// The squares on which it may stand.
    pub region: Bitboard,
}

/// What an abstract man is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum AbstractKind {
    Knight,
    Bishop,
    Rook,
    Queen,
    /// A pawn that was promoted to any of these.
    Promoted,
}

/// Pairs of squares of the two kings: for squares of the white king, those of the black king.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KingPairs {
    /// Sorted by the white king's square; no entry is empty.
    pub rows: Vec<(Square, Bitboard)>,
}

impl KingPairs {
    /// The squares of the black king that go with this square of the white king.
    #[must_use]
    pub fn black_kings(&self, white_king: Square) -> Bitboard {
        match self.rows.binary_search_by_key(&white_king, |row| row.0) {
            Ok(at) => self.rows[at].1,
            Err(_) => Bitboard::EMPTY,
        }
    }
}
