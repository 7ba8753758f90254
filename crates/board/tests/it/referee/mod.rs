//! The moves of chess a second time, slowly and straight from Article 3, to referee the fast generator.
//! It is not a part of the library and shares with it only the plain types.

mod after;
mod board;
mod candidates;
mod castling;
mod identity;
pub(crate) mod random;

mod tests;

use std::collections::BTreeSet;

use jadoube_board::{Attempt, Color, Piece, Role, Setup, Square};

use board::Board;
pub(crate) use identity::same_position;

/// Answers questions about one setup. Any setup will do: nine pawns, no king, three kings.
pub(crate) struct Referee {
    setup: Setup,
    board: Board,
}

impl Referee {
    /// A referee who looks at this setup.
    pub(crate) fn new(setup: &Setup) -> Referee {
        Referee { setup: *setup, board: Board::of(&setup.placement) }
    }

    /// Every legal move of the player who has the move (3.10.1). Castling is written from the king's
    /// square to the rook's, in regular chess too; promotion is one attempt for each choice.
    pub(crate) fn legal_attempts(&self) -> BTreeSet<Attempt> {
        let mut attempts = candidates::ordinary(&self.setup, &self.board);
        attempts.extend(castling::possible(&self.setup, &self.board));
        attempts.into_iter().filter(|&attempt| self.leaves_no_king_in_check(attempt)).collect()
    }

    /// What the setup becomes by this attempt. It is carried out without asking whether it is legal.
    pub(crate) fn after(&self, attempt: Attempt) -> Setup {
        after::after(&self.setup, &self.board, attempt)
    }

    /// The squares of all pieces of this player that attack the square (3.1.2, 3.1.3). What stands on
    /// the square, and whose it is, makes no difference.
    pub(crate) fn attackers(&self, square: Square, color: Color) -> BTreeSet<Square> {
        self.board.attackers(square, color)
    }

    /// Whether any piece of this player attacks the square.
    pub(crate) fn attacked_by(&self, square: Square, color: Color) -> bool {
        self.board.attacked_by(square, color)
    }

    /// Whether a king of this player is attacked (3.9.1). A player without a king is never in check.
    pub(crate) fn in_check(&self, color: Color) -> bool {
        in_check(&self.board, color)
    }

    /// Whether the player who has the move is in check and has no legal move.
    pub(crate) fn is_checkmate(&self) -> bool {
        self.in_check(self.setup.turn) && self.legal_attempts().is_empty()
    }

    /// Whether the player who has the move is not in check and has no legal move.
    pub(crate) fn is_stalemate(&self) -> bool {
        !self.in_check(self.setup.turn) && self.legal_attempts().is_empty()
    }

    /// How many sequences of `depth` legal moves there are.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        let attempts = self.legal_attempts();
        match depth {
            0 => 1,
            1 => attempts.len() as u64,
            _ => attempts
                .into_iter()
                .map(|attempt| Referee::new(&self.after(attempt)).perft(depth - 1))
                .sum(),
        }
    }

    /// No piece may be moved so that a king of the same colour is placed or left in check (3.9.2).
    fn leaves_no_king_in_check(&self, attempt: Attempt) -> bool {
        !in_check(&after::board_after(&self.board, attempt), self.setup.turn)
    }
}

fn in_check(board: &Board, color: Color) -> bool {
    let kings = board.squares_of(Piece::new(color, Role::King));
    kings.into_iter().any(|king| board.attacked_by(king, color.opponent()))
}
