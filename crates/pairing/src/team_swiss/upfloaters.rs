//! Which teams from below join the top scoregroup (Article 3.5).
//!
//! All pairings of all teams that are left are looked at at once, as a matching with weights. Those teams are the upfloaters whose opponent is in
//! the top scoregroup: with as few of them as can be none meets another one, or both could be left where they are. A pairing of all shows that the
//! bracket and those below can be paired (criteria C1 and C3). Each criterion has its own bits of the weight, the first one the highest; below them
//! stands the order of the sets (3.5.4).

use super::RoundToPair;
use crate::dutch::Impossible;
use crate::matching::Matching;
use crate::matching::wide::{Weight, Wide};

/// The bits that the matching needs above the greatest weight.
pub(super) const HEADROOM: u32 = 6;

/// The next bracket: the top scoregroup of those who are left, and its upfloaters.
pub(super) fn bracket(round: &RoundToPair, left: &[usize]) -> Result<Vec<usize>, Impossible> {
    let score = |it: &usize| round.teams[*it].score;
    let groups: Vec<&[usize]> = left.chunk_by(|one, other| score(one) == score(other)).collect();
    let Some((top, lower)) = groups.split_first() else { return Ok(Vec::new()) };
    // No upfloater is the best set, if there can be none.
    let below: Vec<usize> = lower.concat();
    if round.alone(top).is_empty() && round.alone(&below).is_empty() {
        return Ok(top.to_vec());
    }
    let layout = Layout::new(left.len(), top.len(), lower);
    let chosen = if layout.bits <= <i128 as Weight>::BITS {
        choose::<i128>(round, left, &layout)
    } else if layout.bits <= <Wide<8> as Weight>::BITS {
        choose::<Wide<8>>(round, left, &layout)
    } else if layout.bits <= <Wide<32> as Weight>::BITS {
        choose::<Wide<32>>(round, left, &layout)
    } else {
        return Err(Impossible::TooLarge);
    };
    let mut bracket = top.to_vec();
    bracket.extend(chosen);
    Ok(bracket)
}

/// The places of the criteria in the weight.
struct Layout {
    /// How many teams the top scoregroup has; they are the first.
    top: usize,
    /// Where the scoregroup after the next one begins.
    after_next: usize,
    /// By team below the top, the place of its scoregroup: the lower it is, the worse is a difference (criterion C5).
    difference: Vec<u32>,
    everybody: u32,
    fewest: u32,
    next: u32,
    floated: u32,
    bits: u32,
}

impl Layout {
    fn new(all: usize, top: usize, lower: &[&[usize]]) -> Self {
        // The order of the sets: a bit for each team, the first the highest.
        let mut at = (all - top) as u32;
        let mut place = |most: usize| {
            let here = at;
            at += usize::BITS - most.leading_zeros();
            here
        };
        let floated = place(all);
        let next = place(all);
        let difference = lower.iter().flat_map(|group| {
            let here = place(group.len());
            group.iter().map(move |_| here)
        });
        let difference = difference.collect();
        let fewest = place(all);
        let everybody = place(all);
        let after_next = top + lower.first().map_or(0, |it| it.len());
        Self { top, after_next, difference, everybody, fewest, next, floated, bits: at + HEADROOM }
    }

    /// What it is worth that two meet; the first is the one with more points.
    fn weigh<W: Weight>(&self, round: &RoundToPair, left: &[usize], one: usize, other: usize) -> W {
        let all = W::bit(1, self.everybody);
        let below = |it: usize| it.checked_sub(self.top);
        match (below(one), below(other)) {
            // An upfloater.
            (None, Some(at)) => {
                let order = (left.len() - self.top - 1 - at) as u32;
                let place = self.difference.get(at).copied().unwrap_or_default();
                let floated = i64::from(round.floated(left[other]));
                all.minus(W::bit(1, self.fewest))
                    .minus(W::bit(1, place))
                    .minus(W::bit(floated, self.floated))
                    .plus(W::bit(1, order))
            }
            // An upfloater of the scoregroup that follows (criterion C6).
            (Some(_), Some(_)) if one < self.after_next && other >= self.after_next => {
                all.minus(W::bit(1, self.next))
            }
            _ => all,
        }
    }
}

fn choose<W: Weight>(round: &RoundToPair, left: &[usize], layout: &Layout) -> Vec<usize> {
    let mut matching = Matching::<W>::new(left.len(), |one, other| {
        round.may_meet(left[one], left[other]).then(|| layout.weigh(round, left, one, other))
    });
    matching.solve();
    let upfloats = |it: &usize| matching.mate(*it).is_some_and(|mate| mate < layout.top);
    (layout.top..left.len()).filter(upfloats).map(|it| left[it]).collect()
}
