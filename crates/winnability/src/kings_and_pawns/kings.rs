//! Sets of pairs of kings.

use board::{Bitboard, Color, Square, attacks};

use crate::squares::king_steps;

/// For each square of the white king, squares of the black king.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Pairs([Bitboard; 64]);

/// Where both kings are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pair {
    pub(super) white: Square,
    pub(super) black: Square,
}

impl Pair {
    pub(super) fn of(self, color: Color) -> Square {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The same with one king elsewhere.
    pub(super) fn with(self, color: Color, square: Square) -> Pair {
        match color {
            Color::White => Pair { white: square, ..self },
            Color::Black => Pair { black: square, ..self },
        }
    }
}

impl Default for Pairs {
    fn default() -> Pairs {
        Pairs::NONE
    }
}

impl Pairs {
    pub(super) const NONE: Pairs = Pairs([Bitboard::EMPTY; 64]);

    pub(super) fn one(pair: Pair) -> Pairs {
        let mut pairs = Pairs::NONE;
        pairs.0[pair.white.index()] = pair.black.into();
        pairs
    }

    pub(super) fn has(&self, pair: Pair) -> bool {
        self.0[pair.white.index()].has(pair.black)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|row| row.is_empty())
    }

    pub(super) fn count(&self) -> u64 {
        self.0.iter().map(|row| u64::from(row.count())).sum()
    }

    /// The squares of the black king that go with this square of the white king.
    pub(super) fn black_kings(&self, white: Square) -> Bitboard {
        self.0[white.index()]
    }

    pub(super) fn rows(&self) -> impl Iterator<Item = (Square, Bitboard)> + '_ {
        Square::ALL.into_iter().zip(self.0).filter(|(_, row)| row.any())
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Pair> + '_ {
        self.rows().flat_map(|(white, row)| row.into_iter().map(move |black| Pair { white, black }))
    }

    /// Adds pairs and says whether any is new.
    pub(super) fn add(&mut self, white: Square, black: Bitboard) -> bool {
        let row = &mut self.0[white.index()];
        let is_new = !black.is_within(*row);
        *row |= black;
        is_new
    }

    pub(super) fn add_all(&mut self, others: &Pairs) {
        for (row, other) in self.0.iter_mut().zip(others.0) {
            *row |= other;
        }
    }

    /// Both kings somewhere in these squares.
    pub(super) fn within(&self, white: Bitboard, black: Bitboard) -> Pairs {
        let mut pairs = Pairs::NONE;
        for (square, row) in self.rows().filter(|&(square, _)| white.has(square)) {
            pairs.0[square.index()] = row & black;
        }
        pairs
    }

    /// One king goes to one of these squares, away from the other king.
    pub(super) fn stepped(&self, color: Color, to: Bitboard) -> Pairs {
        let mut pairs = Pairs::NONE;
        for (white, row) in self.rows() {
            step_row(&mut pairs, color, to, white, row);
        }
        pairs
    }
}

/// The steps of one king from the pairs of one row.
pub(super) fn step_row(
    into: &mut Pairs,
    color: Color,
    to: Bitboard,
    white: Square,
    row: Bitboard,
) -> Bitboard {
    let mut grown = Bitboard::EMPTY;
    match color {
        Color::White => {
            for target in attacks::king(white) & to {
                if into.add(target, row - attacks::king(target)) {
                    grown = grown.with(target);
                }
            }
        }
        Color::Black => {
            if into.add(white, king_steps(row) & (to.without(white) - attacks::king(white))) {
                grown = grown.with(white);
            }
        }
    }
    grown
}
