//! The search: states are places in both sheets with a position, and those with the same number of entries
//! read compete. The cheapest go on, up to the width; the rest is given up. The same input always gives the
//! same answer.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};

use board::{Move, Position};

use super::agree::{Said, cell, said};
use super::{Budget, Cell, Keeper, Reconciled, Row, Sheet, costs};

/// Which faults are thought of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effort {
    /// Every move is named on a sheet, or illegible on one.
    Usual,
    /// Any move may be on neither sheet.
    Thorough,
}

/// What a search found.
pub(super) struct Found {
    pub(super) games: Vec<Reconciled>,
    pub(super) exhausted: bool,
    pub(super) states: usize,
}

/// How many ways to reach the same state are kept: games that part and come together again.
const WAYS: u8 = 4;

/// How many states may wait for each that is looked at: a bound on memory.
const WAITING: usize = 16;

/// A state that waits. Its position is worked out when it is looked at: most never are.
#[derive(Clone, Copy)]
struct Node {
    /// Which of the states that were looked at it comes from.
    parent: u32,
    white: u32,
    black: u32,
    cost: u32,
    /// Tells games apart.
    line: u64,
    step: Step,
}

#[derive(Clone, Copy)]
enum Step {
    Start,
    Played { played: Move, white: (bool, Cell), black: (bool, Cell) },
    Surplus { keeper: Keeper, doubled: bool },
}

struct Search<'a> {
    white: &'a Sheet,
    black: &'a Sheet,
    effort: Effort,
    waiting: Vec<Node>,
    /// The states that were looked at.
    nodes: Vec<(Node, Position)>,
    /// For each number of entries read: the states, the cheapest on top.
    layers: Vec<BinaryHeap<Reverse<(u32, u32)>>>,
    best: Vec<u32>,
}

pub(super) fn search(
    white: &Sheet,
    black: &Sheet,
    start: &Position,
    budget: Budget,
    effort: Effort,
) -> Found {
    let total = white.entries.len() + black.entries.len();
    let mut search = Search {
        white,
        black,
        effort,
        waiting: Vec::new(),
        nodes: Vec::new(),
        layers: vec![BinaryHeap::new(); total + 1],
        best: vec![u32::MAX; total + 1],
    };
    let step = Step::Start;
    search.push(Node { parent: 0, white: 0, black: 0, cost: 0, line: 0, step });
    let mut found = Found { games: Vec::new(), exhausted: false, states: 0 };
    for layer in 0..=total {
        let mut ways: HashMap<(u32, u64), u8> = HashMap::new();
        let mut seen: HashSet<(u32, u64)> = HashSet::new();
        let mut looked_at = 0;
        let least = search.best[layer].min(search.best[layer.saturating_sub(1)]);
        while let Some(Reverse((cost, index))) = search.layers[layer].pop() {
            if cost > least.saturating_add(costs::MARGIN) || looked_at >= budget.width {
                break;
            }
            let Some(&node) = search.waiting.get(index as usize) else { break };
            let at = search.position(&node, start);
            // The same game through the same entries, or one too many of the same state.
            let way = ways.entry((node.white, at.key().0)).or_insert(0);
            if *way >= WAYS || !seen.insert((node.white, node.line)) {
                continue;
            }
            *way += 1;
            let too_many = search.waiting.len() / WAITING >= budget.states.max(64);
            if found.states >= budget.states || too_many {
                found.exhausted = true;
                return found;
            }
            found.states += 1;
            looked_at += 1;
            if layer == total {
                found.games.push(search.game(node, at));
                if found.games.len() >= budget.games {
                    break;
                }
            } else {
                search.expand(&node, &at);
            }
        }
        search.layers[layer] = BinaryHeap::new();
    }
    found
}

impl Search<'_> {
    fn push(&mut self, node: Node) {
        let layer = (node.white + node.black) as usize;
        let Ok(index) = u32::try_from(self.waiting.len()) else { return };
        self.best[layer] = self.best[layer].min(node.cost);
        self.layers[layer].push(Reverse((node.cost, index)));
        self.waiting.push(node);
    }

    /// The position of a state.
    fn position(&self, node: &Node, start: &Position) -> Position {
        let before = self.nodes.get(node.parent as usize).map_or(start, |it| &it.1);
        match node.step {
            Step::Start => *start,
            Step::Played { played, .. } => before.play_unchecked(played),
            Step::Surplus { .. } => *before,
        }
    }

    /// Would a state with this cost be given up at once?
    fn is_hopeless(&self, layer: usize, cost: u32) -> bool {
        self.best.get(layer).is_none_or(|best| cost > best.saturating_add(costs::MARGIN))
    }

    fn expand(&mut self, node: &Node, at: &Position) {
        let Ok(index) = u32::try_from(self.nodes.len()) else { return };
        self.nodes.push((*node, *at));
        self.skip(node, index, Keeper::White);
        self.skip(node, index, Keeper::Black);
        let (i, j) = (node.white as usize, node.black as usize);
        let by_white = said(self.white, i, at);
        let by_black = said(self.black, j, at);
        let mut moves: Vec<Move> =
            by_white.moves().iter().chain(by_black.moves()).map(|it| it.0).collect();
        let illegible = matches!(by_white, Said::Illegible) || matches!(by_black, Said::Illegible);
        let every = illegible || moves.is_empty() || self.effort == Effort::Thorough;
        if every {
            moves.extend(at.legal_moves().iter());
        }
        moves.sort_unstable();
        moves.dedup();
        for played in moves {
            let white = cell(self.white, i, &by_white, at, played);
            let black = cell(self.black, j, &by_black, at, played);
            let (on_white, on_black) = (white != Cell::Ended, black != Cell::Ended);
            if on_white && on_black {
                self.play(node, index, played, (true, white), (true, black));
            }
            let absent = |on_it| (false, if on_it { Cell::Missing } else { Cell::Ended });
            if on_white {
                self.play(node, index, played, (true, white), absent(on_black));
            }
            if on_black {
                self.play(node, index, played, absent(on_white), (true, black));
            }
            if self.effort == Effort::Thorough {
                self.play(node, index, played, absent(on_white), absent(on_black));
            }
        }
    }

    fn play(
        &mut self,
        node: &Node,
        index: u32,
        played: Move,
        white: (bool, Cell),
        black: (bool, Cell),
    ) {
        let price = match white.0 || black.0 {
            true => costs::of_cell(white.1) + costs::of_cell(black.1),
            false => costs::ON_NEITHER,
        };
        let cost = node.cost + price;
        let (to_white, to_black) =
            (node.white + u32::from(white.0), node.black + u32::from(black.0));
        if self.is_hopeless((to_white + to_black) as usize, cost) {
            return;
        }
        let line = (node.line ^ u64::from(played.to_bits()))
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(23);
        self.push(Node {
            parent: index,
            white: to_white,
            black: to_black,
            cost,
            line,
            step: Step::Played { played, white, black },
        });
    }

    /// Takes the next entry of a sheet for one too many.
    fn skip(&mut self, node: &Node, index: u32, keeper: Keeper) {
        let (sheet, at) = match keeper {
            Keeper::White => (self.white, node.white as usize),
            Keeper::Black => (self.black, node.black as usize),
        };
        let Some(entry) = sheet.entries.get(at) else { return };
        let before = sheet.entries[at.saturating_sub(2)..at].iter();
        let doubled = !entry.illegible && before.clone().any(|it| it.text == entry.text);
        let price = match (doubled, entry.illegible) {
            (true, _) => costs::DOUBLED,
            (_, true) => costs::SURPLUS_ILLEGIBLE,
            _ => costs::SURPLUS,
        };
        let cost = node.cost + price;
        if self.is_hopeless((node.white + node.black) as usize + 1, cost) {
            return;
        }
        let (white, black) = match keeper {
            Keeper::White => (node.white + 1, node.black),
            Keeper::Black => (node.white, node.black + 1),
        };
        let step = Step::Surplus { keeper, doubled };
        self.push(Node { parent: index, white, black, cost, step, ..*node });
    }

    /// The game that leads to this state.
    fn game(&self, last: Node, at: Position) -> Reconciled {
        let mut rows = Vec::new();
        let mut node = last;
        while !matches!(node.step, Step::Start) {
            let Some(&(parent, before)) = self.nodes.get(node.parent as usize) else { break };
            rows.push(match node.step {
                Step::Played { played, white, black } => {
                    let entry =
                        |(there, cell): (bool, Cell), at: u32| (there.then_some(at as usize), cell);
                    Row::Played {
                        before,
                        played,
                        white: entry(white, parent.white),
                        black: entry(black, parent.black),
                    }
                }
                Step::Surplus { keeper, doubled } => {
                    let entry = match keeper {
                        Keeper::White => parent.white,
                        Keeper::Black => parent.black,
                    };
                    Row::Surplus { keeper, entry: entry as usize, doubled }
                }
                Step::Start => break,
            });
            node = parent;
        }
        rows.reverse();
        Reconciled { rows, last: at, cost: last.cost }
    }
}
