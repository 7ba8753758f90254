//! How much of the square of departure a move needs (C.10): the file if that is enough, else the rank if
//! that is enough, else both. Judged among the pieces that can legally move there (reading Q-49).

use board::{Bitboard, Position, Role, Square};

/// The parts of the square of departure that are needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Departure {
    pub(crate) file: bool,
    pub(crate) rank: bool,
    /// Would the file alone be enough?
    pub(crate) file_tells: bool,
}

pub(crate) fn needed(position: &Position, role: Role, from: Square, to: Square) -> Departure {
    beside(position.legal_origins(role, to, !Bitboard::of(from)), from)
}

/// What is needed beside other pieces of the kind that could move there.
pub(crate) fn beside(others: Bitboard, from: Square) -> Departure {
    let shares_file = others.meets(Bitboard::file(from.file()));
    let shares_rank = others.meets(Bitboard::rank(from.rank()));
    Departure {
        file: others.any() && (!shares_file || shares_rank),
        rank: shares_file,
        file_tells: !shares_file,
    }
}
