//! The heaviest matching of a general graph, exactly, and again after a few edges have changed.
//!
//! It is the primal-dual method of Edmonds. Every vertex has a potential and every blossom a charge; an edge is tight if the potentials of its
//! ends and the charges around it make up exactly twice its weight. A matching of tight edges that leaves only vertices without potential alone
//! is the heaviest. `solve` brings every vertex that has potential and no mate to one of these ends, one tree at a time; `release` takes a
//! vertex out, so that its edges can be changed, and costs one tree more, not a new beginning.

mod blossom;
mod tree;
pub(crate) mod wide;

use blossom::Blossom;
use wide::Weight;

/// No vertex, no blossom.
const NONE: usize = usize::MAX;

/// A graph with weights, its heaviest matching, and the proof that it is the heaviest.
#[derive(Clone, Debug)]
pub(crate) struct Matching<W> {
    size: usize,
    /// Twice the weight of the edge, row by row.
    doubled: Vec<W>,
    /// Vertices that were paired for good.
    settled: Vec<bool>,
    potential: Vec<W>,
    mate: Vec<usize>,
    /// The outermost blossom around a vertex, or the vertex.
    outer: Vec<usize>,
    /// The blossom that a vertex or a blossom is directly part of.
    parent: Vec<usize>,
    /// By number of the blossom, less `size`.
    blossoms: Vec<Option<Blossom<W>>>,
}

impl<W: Weight> Matching<W> {
    /// A graph of so many vertices; `weight` is asked once for every two of them, the smaller first.
    pub(crate) fn new(size: usize, mut weight: impl FnMut(usize, usize) -> Option<W>) -> Self {
        let mut doubled = vec![W::NO_EDGE; size * size];
        for one in 0..size {
            for other in one + 1..size {
                let it = weight(one, other).map_or(W::NO_EDGE, Weight::twice);
                doubled[one * size + other] = it;
                doubled[other * size + one] = it;
            }
        }
        let mut graph = Self {
            size,
            doubled,
            settled: vec![false; size],
            potential: vec![W::ZERO; size],
            mate: vec![NONE; size],
            outer: (0..size).collect(),
            parent: vec![NONE; size],
            blossoms: Vec::new(),
        };
        graph.start();
        graph
    }

    /// The potentials from which it starts: as low as the edges let them be, one vertex after the other.
    fn start(&mut self) {
        for one in 0..self.size {
            let heaviest = self.row(one).iter().copied().fold(W::ZERO, W::max);
            self.potential[one] = heaviest.half();
        }
        for one in 0..self.size {
            self.potential[one] = self.least_potential(one);
        }
    }

    fn row(&self, one: usize) -> &[W] {
        &self.doubled[one * self.size..(one + 1) * self.size]
    }

    /// What the edges of a vertex outside all blossoms ask of it.
    fn least_potential(&self, one: usize) -> W {
        let edges = self.row(one).iter().zip(&self.potential).zip(&self.settled);
        edges
            .filter(|((edge, _), settled)| **edge != W::NO_EDGE && !**settled)
            .map(|((edge, potential), _)| edge.minus(*potential))
            .fold(W::ZERO, W::max)
    }

    /// Pairs two vertices at once, if that can be part of the heaviest matching as it stands. Said before `solve`, it spares it work.
    pub(crate) fn suggest(&mut self, one: usize, other: usize) -> bool {
        let free = self.mate[one] == NONE
            && self.mate[other] == NONE
            && !self.settled[one]
            && !self.settled[other];
        let tight = free && one != other && self.slack(one, other) == Some(W::ZERO);
        if tight {
            self.mate[one] = other;
            self.mate[other] = one;
        }
        tight
    }

    /// Makes the matching the heaviest.
    pub(crate) fn solve(&mut self) {
        for vertex in 0..self.size {
            if self.mate[vertex] == NONE
                && !self.settled[vertex]
                && self.potential[vertex] > W::ZERO
            {
                self.grow_from(vertex);
            }
        }
    }

    /// With whom a vertex is paired.
    pub(crate) fn mate(&self, vertex: usize) -> Option<usize> {
        Some(self.mate[vertex]).filter(|it| *it != NONE)
    }

    /// Changes the edges of a vertex; what it was part of is taken apart. `solve` has to follow.
    pub(crate) fn change(&mut self, vertex: usize, mut weight: impl FnMut(usize) -> Option<W>) {
        self.release(vertex);
        for other in (0..self.size).filter(|it| *it != vertex) {
            if !self.settled[other] {
                let it = weight(other).map_or(W::NO_EDGE, Weight::twice);
                self.doubled[vertex * self.size + other] = it;
                self.doubled[other * self.size + vertex] = it;
            }
        }
        self.potential[vertex] = self.least_potential(vertex);
    }

    /// Could these two be paired in some heaviest matching, as far as the potentials tell? "No" is certain.
    pub(crate) fn could_meet(&self, one: usize, other: usize) -> bool {
        let together = self.outer[one] == self.outer[other];
        together || self.slack(one, other).is_some_and(|it| it <= W::ZERO)
    }

    /// Is the matching proved by potentials alone, without blossoms? Then the heaviest matchings are those of tight edges that leave nobody alone
    /// who has potential.
    pub(crate) fn is_plain(&self) -> bool {
        self.blossoms.iter().all(Option::is_none)
    }

    /// Is there nothing between an edge and its weight?
    pub(crate) fn is_tight(&self, one: usize, other: usize) -> bool {
        self.slack(one, other) == Some(W::ZERO)
    }

    /// May a vertex be without a mate?
    pub(crate) fn can_be_alone(&self, vertex: usize) -> bool {
        self.potential[vertex] == W::ZERO
    }

    /// Takes a pair of the matching, or a vertex that has no mate, out of the graph for good.
    pub(crate) fn settle(&mut self, vertex: usize) {
        let mate = self.mate[vertex];
        for it in [vertex, mate] {
            if it != NONE && self.outer[it] != it {
                self.take_apart(self.outer[it]);
            }
        }
        for it in [vertex, mate] {
            if it != NONE {
                if self.mate[it] != NONE {
                    let other = self.mate[it];
                    self.mate[other] = NONE;
                    self.mate[it] = NONE;
                }
                self.settled[it] = true;
            }
        }
        if mate != NONE {
            self.mate[vertex] = mate;
            self.mate[mate] = vertex;
        }
    }

    fn release(&mut self, vertex: usize) {
        if self.outer[vertex] != vertex {
            self.take_apart(self.outer[vertex]);
        }
        let mate = self.mate[vertex];
        if mate != NONE {
            self.mate[mate] = NONE;
            self.mate[vertex] = NONE;
        }
    }

    /// How far the edge is from tight, for ends in different blossoms.
    #[inline]
    fn slack(&self, one: usize, other: usize) -> Option<W> {
        let edge = self.doubled[one * self.size + other];
        let potentials = self.potential[one].plus(self.potential[other]);
        (edge != W::NO_EDGE).then(|| potentials.minus(edge))
    }

    fn base(&self, it: usize) -> usize {
        self.blossom(it).map_or(it, |blossom| blossom.base)
    }

    fn blossom(&self, it: usize) -> Option<&Blossom<W>> {
        it.checked_sub(self.size).and_then(|at| self.blossoms[at].as_ref())
    }

    fn is_blossom(&self, it: usize) -> bool {
        it >= self.size
    }

    /// The vertices of a blossom, or the vertex.
    fn members(&self, it: usize) -> Vec<usize> {
        self.blossom(it).map_or_else(|| vec![it], |blossom| blossom.members.clone())
    }
}

#[cfg(test)]
mod tests;
