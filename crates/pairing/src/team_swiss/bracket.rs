//! How a bracket is paired (Article 3.6).
//!
//! Of two who meet the one with the smaller number is the top member. A pairing is told by its top members in order, then by those whom they meet;
//! the first pairing that complies with criteria C8 to C10 as well as can be is taken. So first the top members are found, by a matching in whose
//! weight a bit stands for each, below the criteria; then their opponents.

use super::RoundToPair;
use super::upfloaters::HEADROOM;
use crate::dutch::Impossible;
use crate::matching::Matching;
use crate::matching::wide::{Weight, Wide};
use crate::score::Score;

/// A bracket that is to be paired.
struct Bracket<'r> {
    round: &'r RoundToPair,
    /// In the order of their numbers.
    teams: Vec<usize>,
    /// The score of its scoregroup; whoever has less is an upfloater.
    top: Option<Score>,
}

/// The pairs of the bracket.
pub(super) fn pair(
    round: &RoundToPair,
    bracket: &[usize],
) -> Result<Vec<(usize, usize)>, Impossible> {
    let mut teams = bracket.to_vec();
    teams.sort_by_key(|it| round.teams[*it].number);
    let top = teams.iter().map(|it| round.teams[*it].score).max();
    let bracket = Bracket { round, teams, top };
    // No pairing comes before that of the first half with the second.
    let (upper, lower) = bracket.teams.split_at(bracket.teams.len() / 2);
    let halves = || upper.iter().copied().zip(lower.iter().copied());
    if halves()
        .all(|(one, other)| round.may_meet(one, other) && bracket.demerits(one, other).none())
    {
        return Ok(halves().collect());
    }
    let tops = bracket.top_members()?;
    Ok(bracket.opponents(&tops, bracket.most_together()))
}

/// What speaks against a pair.
#[derive(Clone, Copy)]
struct Demerits {
    /// Criterion C8: teams that do not get the colour that they should.
    color: i64,
    /// Criterion C9 (type B): those that should get it strongly.
    strong: i64,
    /// Criterion C10: opponents of upfloaters that were floaters in the previous round.
    floated: i64,
}

impl Demerits {
    fn none(&self) -> bool {
        self.color + self.strong + self.floated == 0
    }

    /// In the bits from `place` on, with a count of everybody above them.
    fn weigh<W: Weight>(&self, place: u32, width: u32) -> W {
        W::bit(1, place + 3 * width)
            .minus(W::bit(self.color, place + 2 * width))
            .minus(W::bit(self.strong, place + width))
            .minus(W::bit(self.floated, place))
    }
}

impl Bracket<'_> {
    fn demerits(&self, one: usize, other: usize) -> Demerits {
        let of = |it: usize| &self.round.teams[it];
        let (color, strong) = match (of(one).preference, of(other).preference) {
            (Some(one), Some(other)) if one.color == other.color => {
                (1, i64::from(one.strong && other.strong))
            }
            _ => (0, 0),
        };
        let upfloats = |it: usize| Some(of(it).score) < self.top;
        let floated = [(one, other), (other, one)]
            .map(|(it, opponent)| i64::from(upfloats(it) && self.round.floated(opponent)));
        Demerits { color, strong, floated: floated.iter().sum() }
    }

    /// Which teams are top members, in the order of the teams.
    fn top_members(&self) -> Result<Vec<bool>, Impossible> {
        let bits = self.teams.len() as u32 + 4 * width(self.teams.len()) + HEADROOM;
        if bits <= <i128 as Weight>::BITS {
            Ok(self.top_members_in::<i128>())
        } else if bits <= <Wide<8> as Weight>::BITS {
            Ok(self.top_members_in::<Wide<8>>())
        } else if bits <= <Wide<32> as Weight>::BITS {
            Ok(self.top_members_in::<Wide<32>>())
        } else {
            Err(Impossible::TooLarge)
        }
    }

    fn top_members_in<W: Weight>(&self) -> Vec<bool> {
        let teams = &self.teams;
        let count = teams.len() as u32;
        let mut matching = Matching::<W>::new(teams.len(), |one, other| {
            self.round.may_meet(teams[one], teams[other]).then(|| {
                let demerits = self.demerits(teams[one], teams[other]);
                demerits
                    .weigh::<W>(count, width(teams.len()))
                    .plus(W::bit(1, count - 1 - one as u32))
            })
        });
        matching.solve();
        (0..teams.len()).map(|it| matching.mate(it).is_some_and(|mate| mate > it)).collect()
    }

    /// How many top members can be looked at together with the bits of a number.
    fn most_together(&self) -> usize {
        let counts = 4 * width(self.teams.len()) + HEADROOM;
        (<Wide<8> as Weight>::BITS.saturating_sub(counts) / self.rank_width()).max(1) as usize
    }

    /// The bits that the place of an opponent takes.
    fn rank_width(&self) -> u32 {
        width(self.teams.len() / 2).max(1)
    }

    /// Whom the top members meet: the first of them the best that he can, then the next one, so many of them at a time.
    fn opponents(&self, tops: &[bool], together: usize) -> Vec<(usize, usize)> {
        let (upper, mut lower) = (self.members(tops, true), self.members(tops, false));
        let mut pairs = Vec::new();
        while let Some(open) = upper.get(pairs.len()..).filter(|it| !it.is_empty()) {
            let found = self.first_opponents(open, &lower, together);
            if found.is_empty() {
                break;
            }
            lower.retain(|it| !found.iter().any(|(_, mate)| mate == it));
            pairs.extend(found);
        }
        pairs
    }

    fn members(&self, tops: &[bool], top: bool) -> Vec<usize> {
        self.teams.iter().zip(tops).filter(|it| *it.1 == top).map(|it| *it.0).collect()
    }

    /// The opponents of the first `together` of these top members.
    fn first_opponents(
        &self,
        upper: &[usize],
        lower: &[usize],
        together: usize,
    ) -> Vec<(usize, usize)> {
        let (together, rank) = (together.min(upper.len()), self.rank_width());
        let mut matching = Matching::<Wide<8>>::new(2 * upper.len(), |one, other| {
            let at = other.checked_sub(upper.len())?;
            let (top, bottom) = (*upper.get(one)?, *lower.get(at)?);
            let in_order = self.round.teams[top].number < self.round.teams[bottom].number;
            if !in_order || !self.round.may_meet(top, bottom) {
                return None;
            }
            let weight = self
                .demerits(top, bottom)
                .weigh::<Wide<8>>(together as u32 * rank, width(self.teams.len()));
            Some(match together.checked_sub(one + 1) {
                Some(after) => weight.minus(Wide::bit(at as i64, after as u32 * rank)),
                None => weight,
            })
        });
        matching.solve();
        let mate = |at: usize| lower.get(matching.mate(at)?.checked_sub(upper.len())?).copied();
        upper
            .iter()
            .take(together)
            .enumerate()
            .filter_map(|(at, it)| Some((*it, mate(at)?)))
            .collect()
    }
}

/// The bits of a count of so many teams.
fn width(teams: usize) -> u32 {
    usize::BITS - teams.leading_zeros()
}

#[cfg(test)]
mod tests {
    use super::{Bracket, Wide};
    use crate::team_swiss::tests::{end, event, play};
    use crate::team_swiss::{Preferences, RoundToPair, pair};
    use crate::tournament::Forbidden;

    #[test]
    fn it_does_not_matter_how_many_are_looked_at_together_and_with_which_numbers() {
        let mut ordered = 0;
        for seed in 0..30 {
            let mut event = event(16, 9);
            event.preferences = Preferences::TypeB;
            for it in 0..6 {
                let players = vec![(seed * 5 + it * 3) % 16, (seed + it * it + 9) % 16];
                event.forbidden.push(Forbidden { players, from: 1, to: 9 });
            }
            // All matches are drawn, so that all teams stay in one bracket.
            for _ in 0..3 {
                for (white, black) in pair(&event).unwrap().games {
                    play(&mut event, white + 1, black + 1, 2);
                }
                end(&mut event);
            }
            let round = RoundToPair::new(&event);
            let teams: Vec<usize> = (0..16).collect();
            let bracket = Bracket { round: &round, top: Some(round.teams[0].score), teams };
            let tops = bracket.top_members_in::<i128>();
            assert_eq!(tops, bracket.top_members_in::<Wide<8>>());
            let pairs = bracket.opponents(&tops, bracket.most_together());
            assert_eq!(pairs.len(), 8);
            for together in 1..8 {
                assert_eq!(bracket.opponents(&tops, together), pairs, "{together}");
            }
            ordered += usize::from(pairs.iter().enumerate().all(|(at, it)| *it == (at, at + 8)));
        }
        assert!(ordered < 10, "something has to be chosen: {ordered}");
    }
}
