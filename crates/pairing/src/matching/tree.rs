//! One tree of tight edges that go in turns outside and inside the matching, from one vertex without a mate to the place where it ends.

use std::collections::VecDeque;

use super::wide::Weight;
use super::{Matching, NONE};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Label {
    /// Not in the tree.
    Free,
    /// At an even distance from the root: here the potential falls.
    Even,
    /// At an odd distance: here it rises.
    Odd,
}

/// The tree that is grown, by number of vertex or outermost blossom.
struct Tree<W> {
    label: Vec<Label>,
    /// The edge by which an odd one was reached: its end in the even one, and its own.
    entry: Vec<(usize, usize)>,
    /// The edge from the even ones that is nearest to tight, and how near it is.
    nearest: Vec<Option<(usize, usize, W)>>,
    /// Those whose nearest edge has to be looked for again.
    stale: Vec<bool>,
    /// Even vertices whose edges were not looked at yet.
    queue: VecDeque<usize>,
}

/// What comes first when the potentials are changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    /// An even vertex has no potential left.
    Empty(usize),
    /// An edge gets tight.
    Tight(usize, usize),
    /// An odd blossom has no charge left.
    Open(usize),
}

/// From an even one up to the next: two edges, and the odd one between them.
struct Step {
    to_odd: (usize, usize),
    odd: usize,
    to_even: (usize, usize),
    even: usize,
}

impl<W: Weight> Tree<W> {
    fn new(count: usize) -> Self {
        Self {
            label: vec![Label::Free; count],
            entry: vec![(NONE, NONE); count],
            nearest: vec![None; count],
            stale: vec![false; count],
            queue: VecDeque::new(),
        }
    }

    /// Makes room for one more blossom.
    fn fit(&mut self, number: usize) {
        if number >= self.label.len() {
            self.label.resize(number + 1, Label::Free);
            self.entry.resize(number + 1, (NONE, NONE));
            self.nearest.resize(number + 1, None);
            self.stale.resize(number + 1, false);
        }
    }
}

impl<W: Weight> Matching<W> {
    /// Grows a tree from a vertex without mate until it has one, or one vertex has no potential left.
    pub(super) fn grow_from(&mut self, root: usize) {
        let mut tree = Tree::new(self.size + self.blossoms.len());
        self.make_even(&mut tree, self.outer[root]);
        loop {
            if self.look(&mut tree) {
                break;
            }
            let Some((step, next)) = self.next_step(&mut tree) else { break };
            self.shift(&mut tree, step);
            let done = match next {
                Next::Empty(vertex) => {
                    self.flip(&tree, vertex, NONE);
                    true
                }
                Next::Tight(from, to) => self.meet(&mut tree, from, to),
                Next::Open(number) => {
                    self.open_odd(&mut tree, number);
                    false
                }
            };
            if done {
                break;
            }
        }
        for number in self.size..self.size + self.blossoms.len() {
            if self.parent[number] == NONE {
                self.open_uncharged(number);
            }
        }
    }

    fn make_even(&self, tree: &mut Tree<W>, number: usize) {
        tree.label[number] = Label::Even;
        tree.queue.extend(self.members(number));
    }

    /// Looks at the edges of the even vertices that are new. True if the tree has come to its end.
    fn look(&mut self, tree: &mut Tree<W>) -> bool {
        while let Some(from) = tree.queue.pop_front() {
            for to in 0..self.size {
                let Some(slack) = self.slack(from, to) else { continue };
                let number = self.outer[to];
                if self.settled[to]
                    || number == self.outer[from]
                    || tree.label[number] == Label::Odd
                {
                    continue;
                }
                if slack == W::ZERO {
                    if self.meet(tree, from, to) {
                        return true;
                    }
                } else if tree.nearest[number].is_none_or(|(_, _, it)| slack < it) {
                    tree.nearest[number] = Some((from, to, slack));
                }
            }
        }
        false
    }

    /// A tight edge leads from an even vertex to one that is not odd. True if the tree has come to its end.
    fn meet(&mut self, tree: &mut Tree<W>, from: usize, to: usize) -> bool {
        let number = self.outer[to];
        match tree.label[number] {
            Label::Odd => false,
            Label::Even => {
                if number != self.outer[from] {
                    self.close_cycle(tree, from, to);
                }
                false
            }
            Label::Free => {
                let mate = self.mate[self.base(number)];
                if mate == NONE {
                    self.rebase(number, to);
                    self.flip(tree, from, to);
                    return true;
                }
                tree.label[number] = Label::Odd;
                tree.entry[number] = (from, to);
                self.make_even(tree, self.outer[mate]);
                false
            }
        }
    }

    /// Pairs an even vertex with `partner`, and along the way to the root what was paired the other way round.
    fn flip(&mut self, tree: &Tree<W>, vertex: usize, partner: usize) {
        let (mut vertex, mut partner) = (vertex, partner);
        loop {
            let even = self.outer[vertex];
            let former = self.mate[self.base(even)];
            self.rebase(even, vertex);
            self.mate[vertex] = partner;
            if partner != NONE {
                self.mate[partner] = vertex;
            }
            if former == NONE {
                return;
            }
            let odd = self.outer[former];
            let (above, entered) = tree.entry[odd];
            self.rebase(odd, entered);
            (vertex, partner) = (above, entered);
        }
    }

    /// The way from an even one to the even one above it; nothing from the root.
    fn step_up(&self, tree: &Tree<W>, even: usize) -> Option<Step> {
        let base = self.base(even);
        let mate = self.mate[base];
        if mate == NONE {
            return None;
        }
        let odd = self.outer[mate];
        let (above, entered) = tree.entry[odd];
        Some(Step { to_odd: (base, mate), odd, to_even: (entered, above), even: self.outer[above] })
    }

    /// Two even ones are joined by a tight edge: the cycle becomes a blossom.
    fn close_cycle(&mut self, tree: &mut Tree<W>, from: usize, to: usize) {
        let (one, other) = (self.outer[from], self.outer[to]);
        let mut above = vec![one];
        let mut at = one;
        while let Some(step) = self.step_up(tree, at) {
            above.push(step.even);
            at = step.even;
        }
        let mut top = other;
        while !above.contains(&top) {
            let Some(step) = self.step_up(tree, top) else { return };
            top = step.even;
        }
        // From the top down to `one` …
        let (mut parts, mut links) = (Vec::new(), Vec::new());
        let mut at = one;
        while at != top {
            let Some(step) = self.step_up(tree, at) else { return };
            let ((base, mate), (entered, over)) = (step.to_odd, step.to_even);
            parts.extend([at, step.odd]);
            links.extend([(mate, base), (over, entered)]);
            at = step.even;
        }
        parts.push(top);
        parts.reverse();
        links.reverse();
        // … over to `other`, and up again.
        links.push((from, to));
        let mut at = other;
        while at != top {
            let Some(step) = self.step_up(tree, at) else { return };
            parts.extend([at, step.odd]);
            links.extend([step.to_odd, step.to_even]);
            at = step.even;
        }
        let odd: Vec<usize> =
            parts.iter().copied().filter(|it| tree.label[*it] == Label::Odd).collect();
        for part in odd {
            tree.queue.extend(self.members(part));
        }
        let number = self.enclose(parts, links);
        tree.fit(number);
        tree.label[number] = Label::Even;
        tree.nearest[number] = None;
        tree.stale[number] = true;
    }

    /// An odd blossom without charge is opened: the way through it stays in the tree, the rest is free.
    fn open_odd(&mut self, tree: &mut Tree<W>, number: usize) {
        let (above, entered) = tree.entry[number];
        let Some(blossom) = self.open(number) else { return };
        tree.label[number] = Label::Free;
        tree.nearest[number] = None;
        let count = blossom.parts.len();
        for part in &blossom.parts {
            tree.label[*part] = Label::Free;
            tree.nearest[*part] = None;
            tree.stale[*part] = true;
        }
        let first = blossom.parts.iter().position(|it| *it == self.outer[entered]).unwrap_or(0);
        tree.label[blossom.parts[first]] = Label::Odd;
        tree.entry[blossom.parts[first]] = (above, entered);
        let mut at = first;
        while at != 0 {
            // To the part that it is paired with, and on by the link after that.
            let (even, odd, link) = if first % 2 == 1 {
                (at + 1, (at + 2) % count, blossom.links[at + 1])
            } else {
                let (one, other) = blossom.links[at - 2];
                (at - 1, at - 2, (other, one))
            };
            self.make_even(tree, blossom.parts[even]);
            tree.label[blossom.parts[odd]] = Label::Odd;
            tree.entry[blossom.parts[odd]] = link;
            at = odd;
        }
    }

    /// How far the potentials can be changed, and what stops them.
    fn next_step(&self, tree: &mut Tree<W>) -> Option<(W, Next)> {
        let mut first: Option<(W, Next)> = None;
        let mut offer = |step: W, next: Next| {
            if first.is_none_or(|(it, _)| step < it) {
                first = Some((step, next));
            }
        };
        for vertex in (0..self.size).filter(|it| !self.settled[*it]) {
            let number = self.outer[vertex];
            if tree.label[number] == Label::Even {
                offer(self.potential[vertex], Next::Empty(vertex));
            }
            if self.base(number) != vertex {
                continue;
            }
            if tree.stale[number] && tree.label[number] != Label::Odd {
                tree.nearest[number] = self.look_again(tree, number);
                tree.stale[number] = false;
            }
            match (tree.label[number], tree.nearest[number]) {
                (Label::Free, Some((from, to, slack))) => offer(slack, Next::Tight(from, to)),
                (Label::Even, Some((from, to, slack))) => {
                    offer(slack.half(), Next::Tight(from, to));
                }
                (Label::Odd, _) => {
                    if let Some(blossom) = self.blossom(number) {
                        offer(blossom.charge.half(), Next::Open(number));
                    }
                }
                (Label::Free | Label::Even, None) => {}
            }
        }
        first
    }

    /// The edge from the even vertices that is nearest to tight, looked for anew.
    fn look_again(&self, tree: &Tree<W>, number: usize) -> Option<(usize, usize, W)> {
        let mut nearest: Option<(usize, usize, W)> = None;
        let members = self.members(number);
        for from in 0..self.size {
            let other = self.outer[from];
            if self.settled[from] || other == number || tree.label[other] != Label::Even {
                continue;
            }
            for to in &members {
                if let Some(slack) = self.slack(from, *to)
                    && nearest.is_none_or(|(_, _, it)| slack < it)
                {
                    nearest = Some((from, *to, slack));
                }
            }
        }
        nearest
    }

    /// Changes the potentials and charges of the tree.
    fn shift(&mut self, tree: &mut Tree<W>, step: W) {
        if step == W::ZERO {
            return;
        }
        for vertex in (0..self.size).filter(|it| !self.settled[*it]) {
            let number = self.outer[vertex];
            match tree.label[number] {
                Label::Even => self.potential[vertex] = self.potential[vertex].minus(step),
                Label::Odd => self.potential[vertex] = self.potential[vertex].plus(step),
                Label::Free => {}
            }
            if self.base(number) != vertex {
                continue;
            }
            if let Some((_, _, slack)) = &mut tree.nearest[number] {
                match tree.label[number] {
                    Label::Free => *slack = slack.minus(step),
                    Label::Even => *slack = slack.minus(step.twice()),
                    Label::Odd => {}
                }
            }
            if self.is_blossom(number)
                && let Some(blossom) = &mut self.blossoms[number - self.size]
            {
                match tree.label[number] {
                    Label::Even => blossom.charge = blossom.charge.plus(step.twice()),
                    Label::Odd => blossom.charge = blossom.charge.minus(step.twice()),
                    Label::Free => {}
                }
            }
        }
    }
}
