//! Can everybody be paired (criterion C4)? A matching of all who are left, without weights.

use std::collections::VecDeque;

const NONE: usize = usize::MAX;

/// Looks for a matching that leaves nobody of `count` alone.
pub(crate) struct Completion<'m> {
    may_meet: &'m dyn Fn(usize, usize) -> bool,
    mate: Vec<usize>,
    from: Vec<usize>,
    base: Vec<usize>,
    reached: Vec<bool>,
}

impl<'m> Completion<'m> {
    /// A largest matching.
    pub(crate) fn of(count: usize, may_meet: &'m dyn Fn(usize, usize) -> bool) -> Self {
        let mut it = Self {
            may_meet,
            mate: vec![NONE; count],
            from: vec![NONE; count],
            base: (0..count).collect(),
            reached: vec![false; count],
        };
        // Whoever finds an opponent at once is paired; from the end, so that those with few points find each other.
        for one in (0..count).rev() {
            if it.mate[one] == NONE
                && let Some(other) = (0..one)
                    .rev()
                    .find(|other| it.mate[*other] == NONE && (it.may_meet)(one, *other))
            {
                it.join(one, other);
            }
        }
        for one in 0..count {
            if it.mate[one] == NONE {
                it.augment(one);
            }
        }
        it
    }

    /// Who has nobody.
    pub(crate) fn alone(&self) -> Vec<usize> {
        (0..self.mate.len()).filter(|it| self.mate[*it] == NONE).collect()
    }

    fn join(&mut self, one: usize, other: usize) {
        self.mate[one] = other;
        self.mate[other] = one;
    }

    /// The blossom algorithm, breadth first, from one who is alone.
    fn augment(&mut self, root: usize) {
        let count = self.mate.len();
        self.from.fill(NONE);
        self.reached.fill(false);
        for at in 0..count {
            self.base[at] = at;
        }
        self.reached[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(one) = queue.pop_front() {
            for other in 0..count {
                if one == other
                    || self.base[one] == self.base[other]
                    || self.mate[one] == other
                    || !(self.may_meet)(one, other)
                {
                    continue;
                }
                let mate = self.mate[other];
                if other == root || (mate != NONE && self.from[mate] != NONE) {
                    self.shrink(one, other, &mut queue);
                } else if self.from[other] == NONE {
                    self.from[other] = one;
                    if mate == NONE {
                        self.flip(other);
                        return;
                    }
                    self.reached[mate] = true;
                    queue.push_back(mate);
                }
            }
        }
    }

    fn flip(&mut self, end: usize) {
        let mut one = end;
        while one != NONE {
            let other = self.from[one];
            let next = self.mate[other];
            self.join(one, other);
            one = next;
        }
    }

    fn shrink(&mut self, one: usize, other: usize, queue: &mut VecDeque<usize>) {
        let top = self.common_base(one, other);
        let mut inside = vec![false; self.mate.len()];
        self.mark(one, top, other, &mut inside);
        self.mark(other, top, one, &mut inside);
        for at in 0..self.mate.len() {
            if inside[self.base[at]] {
                self.base[at] = top;
                if !self.reached[at] {
                    self.reached[at] = true;
                    queue.push_back(at);
                }
            }
        }
    }

    fn common_base(&self, one: usize, other: usize) -> usize {
        let mut seen = vec![false; self.mate.len()];
        let mut at = self.base[one];
        loop {
            seen[at] = true;
            if self.mate[at] == NONE {
                break;
            }
            at = self.base[self.from[self.mate[at]]];
        }
        let mut at = self.base[other];
        while !seen[at] {
            at = self.base[self.from[self.mate[at]]];
        }
        at
    }

    fn mark(&mut self, from: usize, top: usize, child: usize, inside: &mut [bool]) {
        let (mut at, mut child) = (from, child);
        while self.base[at] != top {
            inside[self.base[at]] = true;
            inside[self.base[self.mate[at]]] = true;
            self.from[at] = child;
            child = self.mate[at];
            at = self.from[self.mate[at]];
        }
    }
}
