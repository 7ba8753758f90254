//! Two imperfect scoresheets of one game (8.5, D.2.9, 11.11): the games that explain both, the likeliest first,
//! and where the sheets first part. Entries may be missing, doubled, illegible or wrong, in any language. What
//! is wrong is counted by rule and never weighed by how good a move would be.

mod agree;
mod costs;
mod search;
mod sheet;

#[cfg(test)]
mod tests;

use board::{Bitboard, Color, Move, Placement, Position};

pub use sheet::{Sheet, SheetEntry};

/// How much is searched: states of the two sheets side by side, never time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// How many states are looked at in all.
    pub states: usize,
    /// How many of them for the same number of entries read.
    pub width: usize,
    /// How many games are kept.
    pub games: usize,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { states: 400_000, width: 160, games: 8 }
    }
}

/// How one sheet stands to one move of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cell {
    /// The entry names the move.
    Same,
    /// The entry names the move, but a sign of capture or check is untrue.
    Sign,
    /// The entry could name another legal move as well.
    Ambiguous,
    /// The entry is written much like the move, but does not name it.
    Near,
    /// The entry names something else.
    Other,
    /// The entry cannot be read.
    Illegible,
    /// There is no entry.
    Missing,
    /// The sheet has ended before.
    Ended,
}

/// One of the two sheets, by who kept it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Keeper {
    /// White's sheet.
    White,
    /// Black's sheet.
    Black,
}

/// One line of the two sheets side by side.
#[derive(Clone, Copy, Debug)]
pub enum Row {
    /// A move of the game.
    Played {
        /// The position before it.
        before: Position,
        /// The move.
        played: Move,
        /// What White's sheet has for it: which entry, and how it fits.
        white: (Option<usize>, Cell),
        /// What Black's sheet has for it.
        black: (Option<usize>, Cell),
    },
    /// An entry that belongs to no move of the game.
    Surplus {
        /// On whose sheet.
        keeper: Keeper,
        /// Which entry.
        entry: usize,
        /// Does it repeat an entry shortly before it?
        doubled: bool,
    },
}

impl Row {
    /// Do both sheets name the move?
    #[must_use]
    pub fn is_agreed(&self) -> bool {
        matches!(
            self,
            Row::Played {
                white: (_, Cell::Same | Cell::Sign),
                black: (_, Cell::Same | Cell::Sign),
                ..
            }
        )
    }

    /// The number of faults in it.
    #[must_use]
    pub fn faults(&self) -> usize {
        let faulty = |cell: Cell| usize::from(!matches!(cell, Cell::Same | Cell::Ended));
        match self {
            Row::Played { white, black, .. } => faulty(white.1) + faulty(black.1),
            Row::Surplus { .. } => 1,
        }
    }
}

/// A game that explains both sheets.
#[derive(Clone, Debug)]
pub struct Reconciled {
    /// The sheets side by side.
    pub rows: Vec<Row>,
    /// The position at the end.
    pub last: Position,
    /// What it takes to explain the sheets by this game: the less, the likelier.
    pub cost: u32,
}

impl Reconciled {
    /// The moves of the game.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.rows.iter().filter_map(|row| match row {
            Row::Played { played, .. } => Some(*played),
            Row::Surplus { .. } => None,
        })
    }

    /// The first row in which the sheets do not name the same move.
    #[must_use]
    pub fn divergence(&self) -> Option<usize> {
        self.rows.iter().position(|row| !row.is_agreed())
    }

    /// How many faults the sheets have if this is the game.
    #[must_use]
    pub fn faults(&self) -> usize {
        self.rows.iter().map(Row::faults).sum()
    }

    /// Is at least half of the game written on a sheet as it was played?
    fn is_borne_out(&self) -> bool {
        let named = |row: &&Row| match row {
            Row::Played { white, black, .. } => white.1.min(black.1) <= Cell::Ambiguous,
            Row::Surplus { .. } => false,
        };
        2 * self.rows.iter().filter(named).count() >= self.rows.len()
    }
}

/// What can be said about the two sheets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Finding {
    /// The sheets name the same moves.
    Agreed,
    /// One game explains them better than any other that was found.
    Found,
    /// Several games explain them equally well.
    Several,
    /// No game explains enough of them.
    Nothing,
}

/// The answer.
#[derive(Clone, Debug)]
pub struct Reconciliation {
    /// What can be said.
    pub finding: Finding,
    /// The games that were found, the likeliest first.
    pub games: Vec<Reconciled>,
    /// How many of them are equally likely.
    pub equal: usize,
    /// Were there more states than the budget allows?
    pub exhausted: bool,
    /// How many states were looked at.
    pub states: usize,
}

/// How the game ended, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// What stands on the board.
    pub placement: Placement,
    /// Who has the move.
    pub turn: Option<Color>,
    /// The rooks that have kept their right to castle.
    pub castling_rooks: Option<Bitboard>,
}

impl Ending {
    /// Only what stands on the board is known.
    #[must_use]
    pub const fn with(placement: Placement) -> Ending {
        Ending { placement, turn: None, castling_rooks: None }
    }

    fn is_of(&self, position: &Position) -> bool {
        let setup = position.setup();
        setup.placement == self.placement
            && self.turn.is_none_or(|it| it == setup.turn)
            && self.castling_rooks.is_none_or(|it| it == setup.castling_rooks)
    }
}

/// Finds the games that explain both sheets from this position. With a known ending only games that end
/// so are kept.
#[must_use]
pub fn reconcile(
    white: &Sheet,
    black: &Sheet,
    start: &Position,
    last: Option<&Ending>,
    budget: Budget,
) -> Reconciliation {
    let mut found = search::search(white, black, start, budget, search::Effort::Usual);
    if !satisfies(&found.games, last) {
        let more = search::search(white, black, start, budget, search::Effort::Thorough);
        found.games.extend(more.games);
        found.exhausted = more.exhausted;
        found.states += more.states;
    }
    let mut games = found.games;
    if let Some(last) = last {
        games.retain(|game| last.is_of(&game.last));
    }
    games.sort_by_key(|game| game.cost);
    let mut seen: Vec<Vec<Move>> = Vec::new();
    games.retain(|game| {
        let moves: Vec<Move> = game.moves().collect();
        let new = !seen.contains(&moves);
        seen.push(moves);
        new
    });
    let least = games.first().map_or(0, |game| game.cost);
    games.retain(|game| game.cost <= least + costs::LISTED);
    games.truncate(budget.games);
    let equal = games.iter().filter(|game| game.cost < least + costs::TOLD_APART).count();
    let finding = match games.first() {
        None => Finding::Nothing,
        Some(best) if !best.is_borne_out() => Finding::Nothing,
        Some(_) if equal > 1 => Finding::Several,
        Some(best) if best.divergence().is_none() => Finding::Agreed,
        Some(_) => Finding::Found,
    };
    Reconciliation { finding, games, equal, exhausted: found.exhausted, states: found.states }
}

/// Is there a game without a heap of faults in one place? Such a heap is the mark of a move that both sheets
/// lack, which the usual search does not look for.
fn satisfies(games: &[Reconciled], last: Option<&Ending>) -> bool {
    const AT_ONCE: usize = 8;
    let smooth = |game: &Reconciled| {
        let faults: Vec<usize> = game.rows.iter().map(Row::faults).collect();
        faults.windows(AT_ONCE).all(|some| some.iter().sum::<usize>() < 4)
    };
    let ends = |game: &&Reconciled| last.is_none_or(|last| last.is_of(&game.last));
    games.iter().filter(ends).min_by_key(|game| game.cost).is_some_and(smooth)
}
