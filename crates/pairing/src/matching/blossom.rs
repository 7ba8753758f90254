//! Odd cycles of tight edges, which the matching treats as one vertex.

use super::wide::Weight;
use super::{Matching, NONE};

/// An odd cycle of vertices and smaller blossoms.
#[derive(Clone, Debug)]
pub(super) struct Blossom<W> {
    /// The parts in the order of the cycle; the first holds the base, and from the second on they are paired two and two.
    pub(super) parts: Vec<usize>,
    /// The tight edge from each part to the next, and from the last to the first.
    pub(super) links: Vec<(usize, usize)>,
    /// The vertex whose mate is outside.
    pub(super) base: usize,
    pub(super) charge: W,
    pub(super) members: Vec<usize>,
}

impl<W: Weight> Matching<W> {
    /// Makes a cycle one blossom.
    pub(super) fn enclose(&mut self, parts: Vec<usize>, links: Vec<(usize, usize)>) -> usize {
        let members: Vec<usize> = parts.iter().flat_map(|it| self.members(*it)).collect();
        let blossom = Blossom { base: self.base(parts[0]), charge: W::ZERO, members, parts, links };
        let free = self.blossoms.iter().position(Option::is_none);
        let at = free.unwrap_or_else(|| {
            self.blossoms.push(None);
            self.parent.push(NONE);
            self.blossoms.len() - 1
        });
        let number = self.size + at;
        self.parent[number] = NONE;
        for part in &blossom.parts {
            self.parent[*part] = number;
        }
        for member in &blossom.members {
            self.outer[*member] = number;
        }
        self.blossoms[at] = Some(blossom);
        number
    }

    /// Opens an outermost blossom that has no charge; its parts are outermost then.
    pub(super) fn open(&mut self, number: usize) -> Option<Blossom<W>> {
        let blossom = self.blossoms[number - self.size].take()?;
        for part in &blossom.parts {
            self.parent[*part] = NONE;
            for member in self.members(*part) {
                self.outer[member] = *part;
            }
        }
        Some(blossom)
    }

    /// Opens an outermost blossom without charge, and what lies open then, until all that is left has a charge.
    pub(super) fn open_uncharged(&mut self, number: usize) {
        if self.blossom(number).is_some_and(|it| it.charge == W::ZERO)
            && let Some(blossom) = self.open(number)
        {
            for part in blossom.parts {
                self.open_uncharged(part);
            }
        }
    }

    /// Takes an outermost blossom and all inside it apart: its charge goes to the vertices, and what is not tight then is parted.
    pub(super) fn take_apart(&mut self, number: usize) {
        let mut inside = vec![number];
        let mut members = Vec::new();
        while let Some(it) = inside.pop() {
            if self.blossom(it).is_none() {
                continue;
            }
            if let Some(blossom) = self.open(it) {
                for member in &blossom.members {
                    self.potential[*member] = self.potential[*member].plus(blossom.charge.half());
                }
                inside.extend(&blossom.parts);
                if it == number {
                    members = blossom.members;
                }
            }
        }
        for member in members {
            let mate = self.mate[member];
            if mate != NONE && self.slack(member, mate) != Some(W::ZERO) {
                self.mate[member] = NONE;
                self.mate[mate] = NONE;
            }
        }
    }

    /// Pairs the vertices inside a blossom anew, so that this vertex is its base.
    pub(super) fn rebase(&mut self, number: usize, vertex: usize) {
        let Some(at) = number.checked_sub(self.size) else { return };
        let Some(mut blossom) = self.blossoms[at].take() else { return };
        let mut part = vertex;
        while self.parent[part] != number {
            part = self.parent[part];
        }
        let count = blossom.parts.len();
        let from = blossom.parts.iter().position(|it| *it == part).unwrap_or(0);
        self.rebase(part, vertex);
        // The way from the new first part to the old one that has an even number of steps is paired the other way round.
        let steps: Vec<usize> = if from % 2 == 0 {
            (0..from).step_by(2).collect()
        } else {
            (from + 1..count).step_by(2).collect()
        };
        for step in steps {
            let (one, other) = blossom.links[step];
            self.rebase(blossom.parts[step], one);
            self.rebase(blossom.parts[(step + 1) % count], other);
            self.mate[one] = other;
            self.mate[other] = one;
        }
        blossom.parts.rotate_left(from);
        blossom.links.rotate_left(from);
        blossom.base = vertex;
        self.blossoms[at] = Some(blossom);
    }
}
