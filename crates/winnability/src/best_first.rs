//! Best-first search over an exact closed set. It finds a mate, or it runs out of positions, and then
//! there is none; it can be stopped and taken up again at any number of positions.

use board::{Color, Move, Placement, Position, Role};

use crate::checks::{Checks, black_is_mated};
use crate::material::rule_against_white;
use crate::novelty::{self, Novelty};
use crate::table::{Node, Table};

/// How far the search has come.
pub(crate) enum Progress {
    /// A line that mates, and the number of the position from which it starts.
    Mate(u32, Vec<Move>),
    /// Every position that can be reached has been seen: there is no mate.
    Closed,
    /// The limit was reached first.
    Stopped,
}

/// Every so many positions the oldest is taken instead of the best: no guess can starve the search.
const OLDEST_EVERY: u32 = 16;
const BUCKETS: usize = 256;
/// A search is narrow with fewer new positions than this for each that is expanded.
const BRANCHES_NARROW: u64 = 5;

/// A search that can be continued.
pub(crate) struct BestFirst {
    table: Table,
    by_nearness: Buckets,
    by_novelty: Buckets,
    by_surroundings: Buckets,
    novelty: Novelty,
    seeks_novelty: bool,
    oldest: u32,
    ticks: u32,
    expanded: u64,
}

/// Numbers of positions by a guess; of equal ones the last in is the first out.
struct Buckets {
    buckets: Vec<Vec<u32>>,
    best: usize,
}

impl Buckets {
    fn new() -> Buckets {
        Buckets { buckets: vec![Vec::new(); BUCKETS], best: BUCKETS }
    }

    fn clear(&mut self) {
        for bucket in &mut self.buckets {
            bucket.clear();
        }
        self.best = BUCKETS;
    }

    #[inline]
    fn push(&mut self, guess: u8, number: u32) {
        let guess = usize::from(guess);
        self.buckets[guess].push(number);
        self.best = self.best.min(guess);
    }

    /// The best one that is not expanded.
    fn pop(&mut self, table: &Table) -> Option<u32> {
        while self.best < BUCKETS {
            match self.buckets[self.best].pop() {
                Some(number) if !table.node(number).expanded => return Some(number),
                Some(_) => {}
                None => self.best += 1,
            }
        }
        None
    }
}

impl BestFirst {
    pub(crate) fn new() -> BestFirst {
        BestFirst {
            table: Table::new(),
            by_nearness: Buckets::new(),
            by_novelty: Buckets::new(),
            by_surroundings: Buckets::new(),
            novelty: Novelty::new(),
            seeks_novelty: false,
            oldest: 0,
            ticks: 0,
            expanded: 0,
        }
    }

    /// Forgets everything and starts from a new position, in which Black is not mated.
    pub(crate) fn restart(&mut self, root: &Position) {
        self.restart_empty();
        self.start_from(root, 0);
    }

    /// Forgets everything; where to start from is still to be said.
    pub(crate) fn restart_empty(&mut self) {
        self.table.clear();
        self.by_nearness.clear();
        if self.seeks_novelty {
            self.by_novelty.clear();
            self.by_surroundings.clear();
        }
        (self.seeks_novelty, self.oldest, self.ticks, self.expanded) = (false, 0, 0, 0);
    }

    /// Starts from this position too, in which Black is not mated. Returns its number, unless it is there already.
    pub(crate) fn start_from(&mut self, root: &Position, guess: u8) -> Option<u32> {
        let number = self.table.insert_root(root)?;
        self.by_nearness.push(guess, number);
        Some(number)
    }

    /// From now on every other position is taken for its novelty.
    pub(crate) fn seek_novelty(&mut self) {
        if self.seeks_novelty {
            return;
        }
        self.seeks_novelty = true;
        self.novelty.restart();
        for number in 0..self.table.len() as u32 {
            let node = self.table.node(number);
            let met = self.novelty.meet(&node.position, node.structure);
            if !node.expanded {
                self.by_novelty.push(met.kings, number);
                self.by_surroundings.push(met.surroundings, number);
            }
        }
    }

    pub(crate) fn states(&self) -> u64 {
        self.table.len() as u64
    }

    /// Do few new positions follow from each, so that all of them may soon be known?
    pub(crate) fn is_narrow(&self) -> bool {
        self.states() < BRANCHES_NARROW * self.expanded
    }

    /// Goes on until there are `limit` positions.
    pub(crate) fn run(&mut self, limit: u64, guess: impl Fn(&Position) -> u8) -> Progress {
        while self.states() < limit {
            let Some(number) = self.next() else { return Progress::Closed };
            self.table.mark_expanded(number);
            self.expanded += 1;
            if let Some(mate) = self.expand(number, &guess) {
                let (root, mut line) = self.table.line_from_root(number);
                line.push(mate);
                return Progress::Mate(root, line);
            }
        }
        Progress::Stopped
    }

    fn next(&mut self) -> Option<u32> {
        self.ticks += 1;
        if !self.ticks.is_multiple_of(OLDEST_EVERY) {
            let queue = match self.ticks % 4 {
                0 | 2 if self.seeks_novelty => &mut self.by_novelty,
                1 if self.seeks_novelty => &mut self.by_surroundings,
                _ => &mut self.by_nearness,
            };
            if let Some(number) = queue.pop(&self.table) {
                return Some(number);
            }
        }
        while (self.oldest as usize) < self.table.len() {
            if !self.table.node(self.oldest).expanded {
                return Some(self.oldest);
            }
            self.oldest += 1;
        }
        None
    }

    /// Stores what follows a position; returns a move that mates.
    fn expand(&mut self, number: u32, guess: &impl Fn(&Position) -> u8) -> Option<Move> {
        let Node { position, structure: parent_structure, .. } = *self.table.node(number);
        let placement = position.placement();
        let checks = (position.turn() == Color::White).then(|| Checks::of(&position));
        for played in &position.legal_moves() {
            let child = position.play_unchecked(played);
            if let Some(checks) = &checks
                && checks.may_check(played, role_of(placement, played))
                && black_is_mated(&child)
            {
                return Some(played);
            }
            let mut structure = parent_structure;
            if child.plies_without_progress() == 0 {
                if rule_against_white(child.placement()).is_some() {
                    continue;
                }
                structure = novelty::structure(&child);
            }
            if let Some(new) = self.table.insert(&child, number, played, structure) {
                self.by_nearness.push(guess(&child), new);
                if self.seeks_novelty {
                    let met = self.novelty.meet(&child, structure);
                    self.by_novelty.push(met.kings, new);
                    self.by_surroundings.push(met.surroundings, new);
                }
            }
        }
        None
    }
}

#[inline]
pub(crate) fn role_of(placement: &Placement, played: Move) -> Role {
    placement.role_at(played.from()).unwrap_or(Role::Pawn)
}
