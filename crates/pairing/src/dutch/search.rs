//! The best pairing of a bracket: the heaviest matching tells what the criteria can reach, and the order in which Article 4 makes the candidates
//! chooses among those that reach it, one player after the other.

use super::bracket::{Bracket, Candidate};
use super::criteria::{Pair, Place};
use super::layout::{Layout, Reach};
use super::transposition::Transposition;
use crate::matching::Matching;
use crate::matching::wide::Weight;
use crate::score::Score;

/// The vertex that stands for the bye.
const BYE: usize = usize::MAX;

/// How much one counts who is tried, and one for whom it is settled: nobody who is tried may take the place of him.
const TRIED: i64 = 1;
const FIXED: i64 = 2;

/// What the search found.
pub(crate) struct Found {
    pub(crate) candidate: Candidate,
    /// Who is left of the next bracket when it is paired as well as it can be; known if the search looked at it.
    pub(crate) left_of_next: Vec<usize>,
}

/// A search that looks as far as `reach`.
struct Search<'b, 'r> {
    bracket: &'b Bracket<'r>,
    reach: Reach,
    layout: &'b Layout,
}

/// Who can be chosen by order when all criteria are equal.
#[derive(Clone, Default)]
struct Preferred {
    /// By vertex, its number in the remainder (Article 4.1), from 0.
    number: Vec<Option<usize>>,
    /// How many of them are in S1.
    first: usize,
    /// By vertex, how much better it is that he is the higher of a pair.
    chosen: Vec<i64>,
}

/// Looks for the best pairing of the bracket with numbers of the width that is needed. Nothing if it takes exchanges and the layout has no room
/// for them.
pub(crate) fn search<W: Weight>(
    bracket: &Bracket<'_>,
    reach: Reach,
    layout: &Layout,
    vertices: &[usize],
) -> Option<Found> {
    let search = Search { bracket, reach, layout };
    let mut candidate = Candidate::default();
    let mut left = vertices.to_vec();
    let mut pairs = bracket.residents.len() / 2;
    if !bracket.moved_down.is_empty() {
        let (mdp_pairs, remainder_pairs) = search.pair_moved_down::<W>(&left);
        pairs = remainder_pairs;
        left.retain(|it| !mdp_pairs.iter().any(|(one, other)| it == one || it == other));
        candidate.pairs = mdp_pairs;
    }
    let left_of_next = search.pair_remainder::<W>(&left, pairs, &mut candidate)?;
    let paired: Vec<usize> =
        candidate.pairs.iter().flat_map(|(one, other)| [*one, *other]).collect();
    let mut is_paired = vec![false; bracket.round.players.len()];
    for it in paired {
        is_paired[it] = true;
    }
    candidate.downfloaters = bracket.players().filter(|it| !is_paired[*it]).collect();
    Some(Found { candidate, left_of_next })
}

/// How many have to leave the bracket at least, and their points from the highest down, as low as can be: what criteria C6 and C7 can reach in it.
pub(crate) fn least_leaving<W: Weight>(
    bracket: &Bracket<'_>,
    layout: &Layout,
    vertices: &[usize],
) -> Vec<Score> {
    let search = Search { bracket, reach: Reach::All, layout };
    let mut graph = Matching::<W>::new(vertices.len(), |one, other| {
        search.weight(vertices[one], vertices[other])
    });
    graph.solve();
    let size = bracket.size();
    let moved = bracket.moved_down.len();
    let stays = |it: usize| {
        graph.mate(it).is_some_and(|mate| mate < size && (it >= moved || mate >= moved))
    };
    (0..size).filter(|it| !stays(*it)).map(|it| bracket.player(vertices[it]).score).collect()
}

/// The vertices of a search.
pub(crate) fn vertices(bracket: &Bracket<'_>, reach: Reach) -> Vec<usize> {
    let mut all: Vec<usize> = bracket.players().collect();
    match reach {
        Reach::Bracket => {}
        Reach::Next => all.extend(&bracket.next),
        Reach::All => {
            all.extend(bracket.below());
            if all.len() % 2 == 1 {
                all.push(BYE);
            }
        }
    }
    all
}

impl Search<'_, '_> {
    /// The pair of two vertices, the one before the other in the order of Article 1.2.
    fn weight<W: Weight>(&self, one: usize, other: usize) -> Option<W> {
        let (higher, lower) = (one.min(other), one.max(other));
        let bracket = self.bracket;
        if lower == BYE {
            return bracket.round.may_have_bye(higher).then(|| self.layout.anybody());
        }
        let next = bracket.next.first().is_some_and(|first| lower >= *first)
            && bracket.next.last().is_some_and(|last| lower <= *last);
        let place = if bracket.is_resident(lower) {
            Place::Here
        } else if next {
            Place::Next
        } else {
            Place::Beyond
        };
        let may_meet = match place {
            Place::Here => bracket.may_meet_here(higher, lower),
            Place::Next => bracket.may_meet(higher, lower),
            Place::Beyond => self.reach == Reach::All && bracket.may_meet(higher, lower),
        };
        if !may_meet {
            return None;
        }
        Some(self.layout.weigh(bracket, Pair { higher, lower, place }))
    }

    /// Chooses those moved down who are paired (Article 4.4), and their opponents (4.2). Tells the pairs, and how many pairs the rest makes.
    fn pair_moved_down<W: Weight>(&self, vertices: &[usize]) -> (Vec<(usize, usize)>, usize) {
        let bracket = self.bracket;
        let (moved, size) = (bracket.moved_down.len(), bracket.size());
        let mut graph = Matching::<W>::new(vertices.len(), |one, other| {
            self.weight(vertices[one], vertices[other])
        });
        graph.solve();
        let stays = |graph: &Matching<W>, it: usize| {
            graph.mate(it).is_some_and(|mate| (moved..size).contains(&mate))
        };
        let mut chosen = vec![false; moved];
        for level in 0..bracket.levels.len() {
            let of_level: Vec<usize> =
                (0..moved).filter(|it| bracket.level(vertices[*it]) == Some(level)).collect();
            let mut to_pair = of_level.iter().filter(|it| stays(&graph, **it)).count();
            for (at, one) in of_level.iter().enumerate() {
                let all = of_level.len() - at == to_pair;
                if to_pair == 0 {
                    break;
                }
                let change = |graph: &mut Matching<W>, bonus: i64| {
                    graph.change(*one, |other| {
                        let here = (moved..size).contains(&other);
                        let weight = self.weight::<W>(vertices[*one], vertices[other])?;
                        Some(if here { weight.plus(self.layout.chosen(bonus)) } else { weight })
                    });
                    graph.solve();
                };
                if !all {
                    change(&mut graph, TRIED);
                }
                chosen[*one] = stays(&graph, *one);
                change(&mut graph, if chosen[*one] { FIXED } else { 0 });
                to_pair -= usize::from(chosen[*one]);
            }
        }
        let mut pairs = Vec::new();
        for one in (0..moved).filter(|it| chosen[*it]) {
            let free: Vec<usize> =
                (moved..size).filter(|it| !pairs.iter().any(|(_, taken)| taken == it)).collect();
            let mate = graph.mate(one);
            let earlier = free
                .iter()
                .take_while(|it| Some(**it) != mate)
                .any(|it| graph.could_meet(one, *it));
            if earlier {
                graph.change(one, |other| {
                    let weight = self.weight::<W>(vertices[one], vertices[other])?;
                    let at = free.iter().position(|it| *it == other);
                    Some(at.map_or(weight, |at| {
                        weight
                            .plus(self.layout.chosen(FIXED))
                            .plus(self.layout.order(free.len() - at))
                    }))
                });
                graph.solve();
            }
            if let Some(other) = graph.mate(one) {
                pairs.push((one, other));
            }
            graph.settle(one);
            graph.solve();
        }
        let is_left =
            |it: usize| (moved..size).contains(&it) && !pairs.iter().any(|(_, taken)| *taken == it);
        let others =
            (moved..size).filter(|it| is_left(*it) && graph.mate(*it).is_some_and(is_left)).count()
                / 2;
        (pairs.into_iter().map(|(one, other)| (vertices[one], vertices[other])).collect(), others)
    }

    /// Pairs the residents that are left (Articles 3.6, 4.2 and 4.3). Tells who is left of the next bracket; nothing if it takes exchanges and
    /// the layout has no room for them.
    fn pair_remainder<W: Weight>(
        &self,
        vertices: &[usize],
        pairs: usize,
        candidate: &mut Candidate,
    ) -> Option<Vec<usize>> {
        let remainder: Vec<usize> = (0..vertices.len())
            .filter(|it| vertices[*it] != BYE && self.bracket.is_resident(vertices[*it]))
            .collect();
        let mut by = Preferred {
            number: vec![None; vertices.len()],
            first: pairs,
            chosen: vec![0; vertices.len()],
        };
        for (number, vertex) in remainder.iter().enumerate() {
            by.number[*vertex] = Some(number);
        }
        let mut graph = self.remainder_graph::<W>(vertices, &remainder, &by);
        let count = |graph: &Matching<W>| {
            remainder.iter().filter(|it| is_higher(graph, &by.number, **it)).count()
        };
        let found = count(&graph);
        if found != by.first {
            by.first = found;
            graph = self.remainder_graph::<W>(vertices, &remainder, &by);
        }
        let (first, second) = remainder.split_at(by.first.min(remainder.len()));
        let exchanges = first.iter().filter(|it| !is_higher(&graph, &by.number, **it)).count();
        if exchanges > 0 {
            if !self.layout.exchanging {
                return None;
            }
            self.choose_exchanged(&mut graph, vertices, &mut by, first.iter().rev(), -1, exchanges);
            self.choose_exchanged(&mut graph, vertices, &mut by, second.iter(), 1, exchanges);
        }
        let higher: Vec<usize> =
            remainder.iter().copied().filter(|it| is_higher(&graph, &by.number, *it)).collect();
        let free: Vec<usize> =
            remainder.iter().copied().filter(|it| !higher.contains(it)).collect();
        let whole = self.reach == Reach::Bracket && vertices.len() == remainder.len();
        if whole && higher.len() <= free.len() {
            if !graph.is_plain() {
                graph = self.two_sided::<W>(vertices, &by, &higher, &graph);
            }
            self.transpose(&graph, vertices, &higher, &free, candidate);
            return Some(Vec::new());
        }
        let free = self.choose_lower(&mut graph, vertices, &by, &higher, free, candidate);
        let next = |it: &usize| {
            vertices[*it] != BYE
                && self.bracket.player(vertices[*it]).score
                    < self.bracket.player(self.bracket.residents[0]).score
        };
        let open = (0..vertices.len()).filter(|it| {
            next(it)
                || free.contains(it)
                || (vertices[*it] != BYE && !self.bracket.is_resident(vertices[*it]))
        });
        Some(open.filter(|it| graph.mate(*it).is_none()).map(|it| vertices[it]).collect())
    }

    /// The same matching where S1 meets S2 only: without odd cycles there are no blossoms.
    fn two_sided<W: Weight>(
        &self,
        vertices: &[usize],
        by: &Preferred,
        higher: &[usize],
        found: &Matching<W>,
    ) -> Matching<W> {
        let mut graph = Matching::<W>::new(vertices.len(), |one, other| {
            let sides = [one, other].map(|it| higher.binary_search(&it).is_ok());
            (sides == [true, false]).then(|| self.preferred(vertices, by, one, other)).flatten()
        });
        for one in higher {
            if let Some(mate) = found.mate(*one) {
                graph.suggest(*one, mate);
            }
        }
        graph.solve();
        graph
    }

    /// The first transposition, from the potentials.
    fn transpose<W: Weight>(
        &self,
        graph: &Matching<W>,
        vertices: &[usize],
        higher: &[usize],
        lower: &[usize],
        candidate: &mut Candidate,
    ) {
        let mut partner: Vec<usize> = higher
            .iter()
            .filter_map(|it| graph.mate(*it).and_then(|mate| lower.binary_search(&mate).ok()))
            .collect();
        partner.extend((0..lower.len()).filter(|it| graph.mate(lower[*it]).is_none()));
        let can_meet = |first: usize, second: usize| match higher.get(first) {
            Some(one) => *one < lower[second] && graph.is_tight(*one, lower[second]),
            None => graph.can_be_alone(lower[second]),
        };
        let first = Transposition::new(partner, can_meet).first(higher.len());
        let pairs = higher.iter().zip(first);
        candidate.pairs.extend(pairs.map(|(one, at)| (vertices[*one], vertices[lower[at]])));
    }

    /// The first transposition, one player of S1 after the other. Tells who is left of S2.
    fn choose_lower<W: Weight>(
        &self,
        graph: &mut Matching<W>,
        vertices: &[usize],
        by: &Preferred,
        higher: &[usize],
        mut free: Vec<usize>,
        candidate: &mut Candidate,
    ) -> Vec<usize> {
        for one in higher.iter().copied() {
            let after = free.partition_point(|it| *it < one);
            let options = &free[after..];
            let mate = graph.mate(one);
            let mut before = options.iter().take_while(|it| Some(**it) != mate);
            if before.any(|it| graph.could_meet(one, *it)) {
                graph.change(one, |other| {
                    let weight = self.preferred::<W>(vertices, by, one, other)?;
                    let at = options.binary_search(&other).ok();
                    let order = |at| self.layout.order(options.len() - at);
                    Some(at.map_or(weight, |at| weight.plus(order(at))))
                });
                graph.solve();
            }
            if let Some(other) = graph.mate(one) {
                candidate.pairs.push((vertices[one], vertices[other]));
                free.retain(|it| *it != other);
            }
            graph.settle(one);
            graph.solve();
        }
        free
    }

    fn remainder_graph<W: Weight>(
        &self,
        vertices: &[usize],
        remainder: &[usize],
        by: &Preferred,
    ) -> Matching<W> {
        let mut graph = Matching::<W>::new(vertices.len(), |one, other| {
            self.preferred(vertices, by, one, other)
        });
        // The first candidate of all, as far as it goes.
        let (first, second) = remainder.split_at(by.first.min(remainder.len()));
        let mut free: Vec<usize> = second.to_vec();
        for one in first {
            if let Some(at) = free.iter().position(|other| graph.suggest(*one, *other)) {
                free.remove(at);
            }
        }
        graph.solve();
        graph
    }

    /// The weight of a pair with what the order of Article 4.3 adds.
    fn preferred<W: Weight>(
        &self,
        vertices: &[usize],
        by: &Preferred,
        one: usize,
        other: usize,
    ) -> Option<W> {
        let weight = self.weight::<W>(vertices[one], vertices[other])?;
        let (higher, lower) = (one.min(other), one.max(other));
        let (Some(number), Some(lower_number)) = (by.number[higher], by.number[lower]) else {
            return Some(weight);
        };
        let mut weight = weight;
        // Without exchanges nobody is paired inside a half; the search is quicker if that costs something on either side.
        let inside_first = !self.layout.exchanging && lower_number < by.first;
        if number >= by.first || inside_first {
            weight = weight.plus(self.layout.exchange());
        }
        if self.layout.exchanging {
            weight = weight.plus(self.layout.number(number));
        }
        Some(weight.plus(self.layout.chosen(by.chosen[higher])))
    }

    /// Goes through one half of the remainder and chooses who is exchanged: `sign` -1 for those who leave S1, 1 for those who come to it.
    fn choose_exchanged<'v, W: Weight>(
        &self,
        graph: &mut Matching<W>,
        vertices: &[usize],
        by: &mut Preferred,
        half: impl Iterator<Item = &'v usize>,
        sign: i64,
        exchanges: usize,
    ) {
        let mut open = exchanges;
        for one in half {
            if open == 0 {
                return;
            }
            let change = |graph: &mut Matching<W>, by: &mut Preferred, bonus: i64| {
                by.chosen[*one] = sign * bonus;
                graph.change(*one, |other| self.preferred(vertices, by, *one, other));
                graph.solve();
            };
            change(graph, by, TRIED);
            let exchanged = is_higher(graph, &by.number, *one) == (sign > 0);
            change(graph, by, if exchanged { FIXED } else { 0 });
            open -= usize::from(exchanged);
        }
    }
}

/// Is this one of the remainder the higher of a pair of the remainder?
fn is_higher<W: Weight>(graph: &Matching<W>, number: &[Option<usize>], it: usize) -> bool {
    graph.mate(it).is_some_and(|mate| mate > it && number[mate].is_some())
}
