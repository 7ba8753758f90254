//! The same question while a counter runs: can this player mate before so many plies without progress end
//! the game? How many that are is for the caller to say. Repetitions are not counted.

use std::cmp::Reverse;
use std::collections::hash_map::Entry;
use std::collections::{BinaryHeap, HashMap, VecDeque};

use board::{Color, Identity, Move, Position};

use crate::best_first::role_of;
use crate::checks::{Checks, black_is_mated};
use crate::material::rule_against_white;
use crate::nearness::nearness;
use crate::perspective::Perspective;
use crate::solver::dive;
use crate::{Budget, Effort, Helpmate, Proof, Solver, Tier, Winnability};

/// Every so many positions the one with the lowest counter is taken instead of the nearest to a mate.
const LOWEST_EVERY: u64 = 4;
/// So many walks are tried from positions just after a capture or pawn move.
const WALKS_MAX: u32 = 64;
/// A position may be taken up again with a lower counter; in all so often for each position allowed.
const EXPANSIONS_EACH: u64 = 4;

impl Solver {
    /// Can this player still checkmate by legal moves before the game is over by `plies_max` plies without
    /// progress, counted on from the counter of the position? A mate takes precedence over the last of
    /// them.
    pub fn can_mate_within(
        &mut self,
        position: &Position,
        winner: Color,
        plies_max: u32,
        budget: Budget,
    ) -> Winnability {
        match self.can_mate(position, winner, budget) {
            Winnability::CanMate(helpmate) if helpmate.is_cut_short(position, plies_max) => {
                let turned = Perspective::new(position, winner);
                let search = Within::new(&turned.position, plies_max);
                match search.run(budget) {
                    Winnability::CanMate(Helpmate { line }) => {
                        Winnability::CanMate(Helpmate { line: turned.line(line) })
                    }
                    other => other,
                }
            }
            // What cannot be done at all cannot be done in time.
            other => other,
        }
    }
}

/// A position with the lowest counter with which it was reached.
struct Node {
    position: Position,
    parent: u32,
    played: Move,
    open: bool,
}

/// A search over positions, each known with its lowest counter: whatever can be played with a higher
/// counter can be played with a lower one, so nothing else needs to be remembered.
struct Within {
    plies_max: u32,
    nodes: Vec<Node>,
    numbers: HashMap<Identity, u32>,
    by_nearness: BinaryHeap<Reverse<(u8, u32)>>,
    by_counter: VecDeque<u32>,
    walks: u32,
}

impl Within {
    fn new(root: &Position, plies_max: u32) -> Within {
        let mut search = Within {
            plies_max,
            nodes: Vec::new(),
            numbers: HashMap::new(),
            by_nearness: BinaryHeap::new(),
            by_counter: VecDeque::new(),
            walks: 0,
        };
        search.meet(root, 0, Move::from_bits(0));
        search
    }

    fn run(mut self, budget: Budget) -> Winnability {
        let expansions_max = budget.states.saturating_mul(EXPANSIONS_EACH);
        for expanded in 0..expansions_max {
            let Some(number) = self.next(expanded.is_multiple_of(LOWEST_EVERY)) else {
                let states = self.nodes.len() as u64;
                let proof = Proof::ExhaustedWithin { plies_max: self.plies_max, states };
                return Winnability::CannotMate(proof);
            };
            if let Some(line) = self.expand(number) {
                return Winnability::CanMate(Helpmate { line });
            }
            if self.nodes.len() as u64 >= budget.states {
                break;
            }
        }
        let states = self.nodes.len() as u64;
        Winnability::Undetermined(Effort { states, abstract_states: 0, tier: Tier::WithinCounter })
    }

    fn next(&mut self, lowest_first: bool) -> Option<u32> {
        if !lowest_first {
            while let Some(Reverse((_, number))) = self.by_nearness.pop() {
                if std::mem::take(&mut self.nodes[number as usize].open) {
                    return Some(number);
                }
            }
        }
        while let Some(number) = self.by_counter.pop_front() {
            if std::mem::take(&mut self.nodes[number as usize].open) {
                return Some(number);
            }
        }
        None
    }

    /// Stores a position, unless it is known with a counter that is as low.
    fn meet(&mut self, position: &Position, parent: u32, played: Move) -> Option<u32> {
        // The game is over there.
        if position.plies_without_progress() >= self.plies_max {
            return None;
        }
        let node = Node { position: *position, parent, played, open: true };
        let number = match self.numbers.entry(position.identity()) {
            Entry::Vacant(entry) => {
                let number = self.nodes.len() as u32;
                entry.insert(number);
                self.nodes.push(node);
                number
            }
            Entry::Occupied(entry) => {
                let number = *entry.get();
                let known = &mut self.nodes[number as usize];
                if known.position.plies_without_progress() <= position.plies_without_progress() {
                    return None;
                }
                *known = node;
                number
            }
        };
        self.by_nearness.push(Reverse((nearness(position), number)));
        self.by_counter.push_back(number);
        Some(number)
    }

    /// Stores what follows a position; returns a line that mates in time.
    fn expand(&mut self, number: u32) -> Option<Vec<Move>> {
        let position = self.nodes[number as usize].position;
        let checks = (position.turn() == Color::White).then(|| Checks::of(&position));
        for played in &position.legal_moves() {
            let child = position.play_unchecked(played);
            if let Some(checks) = &checks
                && checks.may_check(played, role_of(position.placement(), played))
                && black_is_mated(&child)
            {
                let mut line = self.line_to(number);
                line.push(played);
                return Some(line);
            }
            let progress = child.plies_without_progress() == 0;
            if progress && rule_against_white(child.placement()).is_some() {
                continue;
            }
            let Some(new) = self.meet(&child, number, played) else { continue };
            if progress && self.walks < WALKS_MAX {
                self.walks += 1;
                if let Some(rest) = dive(&child).map(|line| Helpmate { line })
                    && !rest.is_cut_short(&child, self.plies_max)
                {
                    let mut line = self.line_to(new);
                    line.extend(rest.line);
                    return Some(line);
                }
            }
        }
        None
    }

    fn line_to(&self, mut number: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while number != 0 {
            let node = &self.nodes[number as usize];
            line.push(node.played);
            number = node.parent;
        }
        line.reverse();
        line
    }
}
