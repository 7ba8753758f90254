//! Is this position illegal, that is, can no series of legal moves lead to it (3.10.3)? The answer is three-valued: reasons,
//! a game, or what was spent without finding either. It is about regular chess; Chess960 begins elsewhere.
//!
//! What one can play from a position is not asked here, and the two counters of a FEN are ignored.

mod checked_again;
mod distance;
mod last_move;
mod node;
mod parity;
mod passing;
mod pawn_origins;
mod promoted;
mod proof_game;
mod quick;
mod reason;
mod retract;
mod unmoved;
mod verify;

use board::{Move, Setup};

pub use reason::Reason;
pub use verify::{Refused, Verified, verify};

/// Whether some game leads to a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum Legality {
    /// No game does. Every reason alone is enough; there is at least one.
    Illegal(Vec<Reason>),
    /// This game does.
    Legal(ProofGame),
    /// Nothing was found against it, and no game either.
    Unknown(LegalityEffort),
}

/// A series of legal moves from the start of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProofGame {
    /// The moves, White's first; none for the initial position.
    pub moves: Vec<Move>,
}

/// How much may be spent on one position. It counts states, never time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LegalityBudget {
    /// Positions met when moves are taken back.
    pub retractions: u64,
    /// How many plies are taken back at most.
    pub plies: u32,
    /// Positions expanded in the search for a game.
    pub games: u64,
}

impl LegalityBudget {
    /// What is enough for nearly every position that can be decided at all.
    pub const DEFAULT: LegalityBudget =
        LegalityBudget { games: 3_000, ..LegalityBudget::REASONS_ONLY };

    /// The same, but no game is looked for.
    pub const REASONS_ONLY: LegalityBudget =
        LegalityBudget { retractions: 20_000, plies: 8, games: 0 };
}

impl Default for LegalityBudget {
    fn default() -> LegalityBudget {
        LegalityBudget::DEFAULT
    }
}

/// What was spent on a position.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct LegalityEffort {
    /// Positions met when moves were taken back.
    pub retractions: u64,
    /// How many plies can be taken back without a contradiction, as far as was looked.
    pub plies: u32,
    /// Positions expanded in the search for a game.
    pub games: u64,
}

/// Is there a game that leads to this arrangement: these pieces, this player to move, these castling rights, this
/// en passant square? Where none is named, the last move may have been a double step that no pawn can answer
/// en passant.
pub fn judge(setup: &Setup, budget: LegalityBudget) -> Legality {
    let reasons = quick::reasons(setup);
    if !reasons.is_empty() {
        return Legality::Illegal(reasons);
    }
    let mut effort = LegalityEffort::default();
    if let Some(reason) = last_move::search(setup, budget, &mut effort) {
        return Legality::Illegal(vec![reason]);
    }
    match proof_game::find(setup, budget.games, &mut effort.games) {
        Some(moves) => Legality::Legal(ProofGame { moves }),
        None => Legality::Unknown(effort),
    }
}
