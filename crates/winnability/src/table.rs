//! Every position met in one search, each once, with the move that led to it. A hash only finds where to
//! look: positions are the same if their identities are.

use board::{Move, Position};

use crate::novelty;

/// A position in the table.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    pub(crate) position: Position,
    pub(crate) parent: u32,
    pub(crate) played: Move,
    pub(crate) expanded: bool,
    /// A hash of the pawns and of the material; it guides the search and decides nothing.
    pub(crate) structure: u32,
}

/// The positions, and an index over them.
pub(crate) struct Table {
    nodes: Vec<Node>,
    // Open addressing. Zero is empty; otherwise the upper half of a key and a number counted from one.
    slots: Vec<u64>,
}

const SLOTS_MIN: usize = 512;

impl Table {
    pub(crate) fn new() -> Table {
        Table { nodes: Vec::new(), slots: Vec::new() }
    }

    /// Empties the table for a new search, which starts from `root`.
    pub(crate) fn restart(&mut self, root: &Position) {
        self.clear();
        self.insert_root(root);
    }

    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.slots.clear();
        self.slots.resize(SLOTS_MIN, 0);
    }

    /// Stores a position from which a search starts. It is its own parent.
    pub(crate) fn insert_root(&mut self, root: &Position) -> Option<u32> {
        let number = self.nodes.len() as u32;
        self.insert(root, number, Move::from_bits(0), novelty::structure(root))
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    #[inline]
    pub(crate) fn node(&self, number: u32) -> &Node {
        &self.nodes[number as usize]
    }

    #[inline]
    pub(crate) fn mark_expanded(&mut self, number: u32) {
        self.nodes[number as usize].expanded = true;
    }

    /// Stores a position and returns its number, unless it is there already.
    #[inline]
    pub(crate) fn insert(
        &mut self,
        position: &Position,
        parent: u32,
        played: Move,
        structure: u32,
    ) -> Option<u32> {
        let key = position.key().0;
        let mask = self.slots.len() - 1;
        let mut at = key as usize & mask;
        loop {
            let slot = self.slots[at];
            if slot == 0 {
                break;
            }
            if slot >> 32 == key >> 32 {
                let known = &self.nodes[slot as u32 as usize - 1].position;
                if known.identity() == position.identity() {
                    return None;
                }
            }
            at = (at + 1) & mask;
        }
        let number = self.nodes.len() as u32;
        self.nodes.push(Node { position: *position, parent, played, expanded: false, structure });
        self.slots[at] = key >> 32 << 32 | u64::from(number + 1);
        if self.nodes.len() * 2 > self.slots.len() {
            self.grow();
        }
        Some(number)
    }

    fn grow(&mut self) {
        let size = self.slots.len() * 4;
        self.slots.clear();
        self.slots.resize(size, 0);
        for (number, node) in (1..).zip(&self.nodes) {
            let key = node.position.key().0;
            let mut at = key as usize & (size - 1);
            while self.slots[at] != 0 {
                at = (at + 1) & (size - 1);
            }
            self.slots[at] = key >> 32 << 32 | number;
        }
    }

    /// The moves that led from a root to a position.
    pub(crate) fn line_to(&self, number: u32) -> Vec<Move> {
        self.line_from_root(number).1
    }

    /// The same, and the number of the root.
    pub(crate) fn line_from_root(&self, mut number: u32) -> (u32, Vec<Move>) {
        let mut line = Vec::new();
        while self.node(number).parent != number {
            let node = self.node(number);
            line.push(node.played);
            number = node.parent;
        }
        line.reverse();
        (number, line)
    }
}
