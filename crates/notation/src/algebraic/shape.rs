//! What a text says about a move before the board is looked at: which piece, where from as far as it is
//! said, where to. The lexer makes it of letters, and the announcements make it of words.

use board::{Bitboard, File, PromotionRole, Rank, Role, Square, Wing};

use super::Note;

/// A move as it is described.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    Castling(Wing),
    Way(Way),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    pub(crate) role: Role,
    pub(crate) origin: Origin,
    pub(crate) to: Square,
    pub(crate) promotion: Option<PromotionRole>,
}

/// What is said about the square of departure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Origin {
    pub(crate) file: Option<File>,
    pub(crate) rank: Option<Rank>,
}

impl Origin {
    /// The squares that it can mean.
    pub(crate) fn squares(self) -> Bitboard {
        self.file.map_or(Bitboard::ALL, Bitboard::file)
            & self.rank.map_or(Bitboard::ALL, Bitboard::rank)
    }

    /// The square, if it is fully said.
    pub(crate) fn square(self) -> Option<Square> {
        Some(Square::at(self.file?, self.rank?))
    }
}

/// One way to understand a text, with what had to be overlooked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Parse {
    pub(super) shape: Shape,
    pub(super) captures: bool,
    pub(super) notes: Vec<Note>,
    /// How much had to be overlooked: only the least counts.
    pub(super) slack: u32,
}
