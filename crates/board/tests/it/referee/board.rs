//! A board as a plain grid of squares, and which piece attacks which square on it. It knows nothing of
//! whose move it is or of castling and en passant.

use std::collections::BTreeSet;

use jadoube_board::{Color, File, Piece, Placement, Rank, Role, Square};

/// What stands on each square: the first index is the file, the second is the rank.
#[derive(Clone, Copy)]
pub(super) struct Board([[Option<Piece>; 8]; 8]);

impl Board {
    pub(super) fn of(placement: &Placement) -> Board {
        let mut board = Board([[None; 8]; 8]);
        for square in Square::ALL {
            board.set(square, placement.piece_at(square));
        }
        board
    }

    pub(super) fn placement(&self) -> Placement {
        let mut placement = Placement::EMPTY;
        for square in Square::ALL {
            if let Some(piece) = self.at(square) {
                placement.put(square, piece);
            }
        }
        placement
    }

    pub(super) fn at(&self, square: Square) -> Option<Piece> {
        self.0[square.file() as usize][square.rank() as usize]
    }

    pub(super) fn is_empty(&self, square: Square) -> bool {
        self.at(square).is_none()
    }

    pub(super) fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.0[square.file() as usize][square.rank() as usize] = piece;
    }

    /// All squares on which such a piece stands.
    pub(super) fn squares_of(&self, piece: Piece) -> Vec<Square> {
        Square::ALL.into_iter().filter(|&square| self.at(square) == Some(piece)).collect()
    }

    pub(super) fn attackers(&self, to: Square, color: Color) -> BTreeSet<Square> {
        Square::ALL.into_iter().filter(|&from| self.attacks(from, to, color)).collect()
    }

    pub(super) fn attacked_by(&self, to: Square, color: Color) -> bool {
        Square::ALL.into_iter().any(|from| self.attacks(from, to, color))
    }

    /// Whether a piece of this player stands on `from` and could capture on `to` according to 3.2 to
    /// 3.8. Its own king's safety is not asked: a pinned piece still attacks (3.1.3).
    pub(super) fn attacks(&self, from: Square, to: Square, color: Color) -> bool {
        let Some(piece) = self.at(from) else { return false };
        if piece.color != color || from == to {
            return false;
        }
        let (files, ranks) = difference(from, to);
        let on_a_line = files == 0 || ranks == 0;
        let on_a_diagonal = files.abs() == ranks.abs();
        match piece.role {
            Role::Bishop => on_a_diagonal && self.nothing_between(from, to),
            Role::Rook => on_a_line && self.nothing_between(from, to),
            Role::Queen => (on_a_line || on_a_diagonal) && self.nothing_between(from, to),
            // The nearest squares that are on no common rank, file or diagonal (3.6).
            Role::Knight => matches!((files.abs(), ranks.abs()), (1, 2) | (2, 1)),
            // Diagonally in front on an adjacent file (3.7.3).
            Role::Pawn => files.abs() == 1 && ranks == forward(color),
            // Any adjoining square (3.8.1).
            Role::King => files.abs() <= 1 && ranks.abs() <= 1,
        }
    }

    /// Whether all squares between two squares of one rank, file or diagonal are empty (3.5).
    fn nothing_between(&self, from: Square, to: Square) -> bool {
        let (files, ranks) = difference(from, to);
        let distance = files.abs().max(ranks.abs());
        let (file_step, rank_step) = (files / distance, ranks / distance);
        (1..distance).all(|step| {
            let between = offset(from, step * file_step, step * rank_step);
            between.is_some_and(|square| self.is_empty(square))
        })
    }
}

/// The direction in which a player's pawns advance, in ranks.
pub(super) fn forward(color: Color) -> i32 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// The rank that is the given one from this player's side, counted from 1 to 8.
pub(super) fn rank_of(color: Color, number: usize) -> Rank {
    match color {
        Color::White => Rank::ALL[number - 1],
        Color::Black => Rank::ALL[8 - number],
    }
}

/// The square so many files to the right and ranks up, seen by White, if it is on the board.
pub(super) fn offset(square: Square, files: i32, ranks: i32) -> Option<Square> {
    let file = square.file() as i32 + files;
    let rank = square.rank() as i32 + ranks;
    let on_board = (0..8).contains(&file) && (0..8).contains(&rank);
    on_board.then(|| Square::at(File::ALL[file as usize], Rank::ALL[rank as usize]))
}

fn difference(from: Square, to: Square) -> (i32, i32) {
    let files = to.file() as i32 - from.file() as i32;
    let ranks = to.rank() as i32 - from.rank() as i32;
    (files, ranks)
}
