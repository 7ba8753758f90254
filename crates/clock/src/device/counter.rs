//! The move counter counts presses, and presses are not always moves: one is forgotten (C6.2.1-c), one is
//! made twice. Here the counter is compared with the moves that were really completed.

use board::{ByColor, Color};

use super::ChessClock;
use crate::Moves;

/// What a counter shows, compared with the moves that were completed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Counted {
    /// The same number.
    Right,
    /// So many fewer: presses were forgotten.
    Behind(Moves),
    /// So many more: presses without a move.
    Ahead(Moves),
}

impl Counted {
    /// Compares what a counter shows with the truth.
    #[must_use]
    pub fn compare(counter: Moves, completed: Moves) -> Counted {
        match (counter.0.abs_diff(completed.0), counter < completed) {
            (0, _) => Counted::Right,
            (by, true) => Counted::Behind(Moves(by)),
            (by, false) => Counted::Ahead(Moves(by)),
        }
    }
}

impl ChessClock {
    /// What the counters show.
    #[must_use]
    pub fn counters(&self) -> ByColor<Moves> {
        ByColor::from_fn(|side| self.sides[side].counter)
    }

    /// Compares the counters with the numbers of moves that the players have completed. The difference is
    /// what an arbiter has to correct before the control, so that the time of the next period comes when it
    /// should (6.10.2).
    #[must_use]
    pub fn counted(&self, completed: ByColor<Moves>) -> ByColor<Counted> {
        let compare = |side: Color| Counted::compare(self.sides[side].counter, completed[side]);
        ByColor::from_fn(compare)
    }
}
