//! A pairing bracket (Article 1.3.2) and what a pairing of it looks like.

use super::round::RoundToPair;
use crate::score::Score;
use crate::standing::Standing;

/// The players who are paired together: those moved down into the bracket, and the residents.
pub(crate) struct Bracket<'r> {
    pub(crate) round: &'r RoundToPair,
    /// In the order of Article 1.2.
    pub(crate) moved_down: Vec<usize>,
    pub(crate) residents: Vec<usize>,
    /// The residents of the bracket after this one.
    pub(crate) next: Vec<usize>,
    /// Everybody below that.
    pub(crate) rest: Vec<usize>,
    /// Does this bracket leave one player alone, who will have the bye (criterion C9)?
    pub(crate) leaves_bye: bool,
    /// The points of those moved down, from the top, every number once.
    pub(crate) levels: Vec<Score>,
    /// What must not be, when it is asked what would be otherwise.
    pub(crate) unless: Option<Unless>,
    resident: Vec<bool>,
}

/// What is taken away from a bracket to see what would come instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unless {
    /// These two meet.
    Meet(usize, usize),
    /// This player floats down.
    Floats(usize),
    /// These two do not meet.
    Apart(usize, usize),
}

impl Unless {
    /// Does it forbid this pair in the bracket?
    fn forbids_here(self, one: usize, other: usize) -> bool {
        match self {
            Self::Meet(..) | Self::Floats(_) => false,
            Self::Apart(first, second) => {
                let named =
                    [one, other].iter().filter(|it| **it == first || **it == second).count();
                named == 1
            }
        }
    }

    /// Who has to be paired in the bracket?
    pub(crate) fn keeps(self, it: usize) -> bool {
        match self {
            Self::Meet(..) => false,
            Self::Floats(player) => it == player,
            Self::Apart(one, other) => it == one || it == other,
        }
    }
}

/// A pairing of a bracket.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Candidate {
    /// The higher ranked player first.
    pub(crate) pairs: Vec<(usize, usize)>,
    /// Who is left, in the order of Article 1.2.
    pub(crate) downfloaters: Vec<usize>,
}

impl<'r> Bracket<'r> {
    pub(crate) fn new(
        round: &'r RoundToPair,
        moved_down: Vec<usize>,
        groups: &[Vec<usize>],
    ) -> Self {
        let residents = groups.first().cloned().unwrap_or_default();
        let next = groups.get(1).cloned().unwrap_or_default();
        let rest = groups.iter().skip(2).flatten().copied().collect();
        let mut levels: Vec<Score> = moved_down.iter().map(|it| round.players[*it].score).collect();
        levels.dedup();
        let mut resident = vec![false; round.players.len()];
        for it in &residents {
            resident[*it] = true;
        }
        Self {
            round,
            moved_down,
            residents,
            next,
            rest,
            leaves_bye: false,
            levels,
            unless: None,
            resident,
        }
    }

    pub(crate) fn player(&self, it: usize) -> &Standing {
        &self.round.players[it]
    }

    pub(crate) fn is_resident(&self, it: usize) -> bool {
        self.resident[it]
    }

    /// All in the bracket, in the order of Article 1.2.
    pub(crate) fn players(&self) -> impl Iterator<Item = usize> + '_ {
        self.moved_down.iter().chain(&self.residents).copied()
    }

    pub(crate) fn size(&self) -> usize {
        self.moved_down.len() + self.residents.len()
    }

    /// May these two meet, in this bracket or below? What is asked to be otherwise holds everywhere.
    pub(crate) fn may_meet(&self, one: usize, other: usize) -> bool {
        let apart =
            [Some(Unless::Meet(one, other)), Some(Unless::Meet(other, one))].contains(&self.unless);
        !apart && self.round.may_meet(one, other)
    }

    /// May these two meet here?
    pub(crate) fn may_meet_here(&self, one: usize, other: usize) -> bool {
        self.may_meet(one, other) && !self.unless.is_some_and(|it| it.forbids_here(one, other))
    }

    /// The first candidate of a homogeneous bracket (Article 3.3.1), if its pairs may meet.
    pub(crate) fn first_candidate(&self) -> Option<Candidate> {
        if !self.moved_down.is_empty() || self.unless.is_some() {
            return None;
        }
        let half = self.residents.len() / 2;
        let (first, second) = self.residents.split_at(half);
        let pairs: Vec<(usize, usize)> =
            first.iter().copied().zip(second.iter().copied()).collect();
        let may_meet = pairs.iter().all(|(one, other)| self.round.may_meet(*one, *other));
        may_meet.then(|| Candidate { pairs, downfloaters: second[half..].to_vec() })
    }

    /// The level of a player moved down, among `levels`.
    pub(crate) fn level(&self, it: usize) -> Option<usize> {
        let score = self.player(it).score;
        self.levels.iter().position(|level| *level == score).filter(|_| !self.is_resident(it))
    }

    /// The players below this bracket.
    pub(crate) fn below(&self) -> impl Iterator<Item = usize> + '_ {
        self.next.iter().chain(&self.rest).copied()
    }
}
