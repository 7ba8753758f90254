//! How the value of a tie-break came about.

use super::unplayed::Unplayed;
use super::value::Value;
use crate::score::Score;

/// The value of one tie-break for one player, and the terms from which it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Nothing where it has no value: an average of nobody. That stands behind every value.
    pub value: Option<Value>,
    pub reckoning: Reckoning,
    /// In the order of the rounds, with those that were left out.
    pub terms: Vec<Term>,
}

/// What is done with the terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reckoning {
    /// They are added.
    Sum,
    /// Their average.
    Average,
    /// Their average, rounded to a whole number; a half goes up.
    RoundedAverage,
    /// Points against those who have at least the limit are added (Article 9.2).
    Koya { limit: Value },
    /// The rounded average of the ratings and a difference that belongs to the share of the points (Article 10.2).
    Performance { average: i64, hundredths: u8, difference: i64 },
    /// The lowest rating at which as much or more was to be expected (Article 10.3).
    PerfectPerformance { scored: Value, expected: Value },
    /// Article 10.3 for whoever has not scored: so much below the lowest rating of an opponent.
    PerfectPerformanceOfNothing { lowest: i64, below: i64 },
    /// A number that he brought along.
    Given,
}

/// One of the terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// Counted from 0.
    pub round: usize,
    pub from: Source,
    /// What was scored in the round, where the value is multiplied by it.
    pub scored: Option<Score>,
    /// What it adds, if it is not left out.
    pub amount: Value,
    pub left_out: Option<LeftOut>,
}

/// Where a term comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// The opponent's score.
    Opponent { player: usize, counts: Counted },
    /// A dummy's score (Article 16.4).
    Dummy { unplayed: Unplayed, own: Score, limit: Option<Limit>, counts: Score },
    /// The opponent's rating, or what stands for it.
    Rating { player: usize, rated: bool },
    /// The value that an opponent has in another tie-break.
    Value { player: usize },
    /// The player's own round.
    Own,
}

/// A player's score as it counts for his opponents.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Counted {
    pub score: Score,
    /// What he has really scored.
    pub own: Score,
    /// The rounds that count as draws instead of what they brought (Articles 16.3.2 and 8.3), counted from 0.
    pub drawn: Vec<usize>,
}

/// What a dummy's score must not exceed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// Article 16.4.1: the score of the opponent who had been paired, as it counts for others.
    Opponent { player: usize, counts: Score },
    /// Article 16.4.2: a draw in each round.
    Draws(Score),
}

impl Limit {
    #[must_use]
    pub const fn score(self) -> Score {
        match self {
            Self::Opponent { counts, .. } => counts,
            Self::Draws(score) => score,
        }
    }
}

/// Why a term does not count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LeftOut {
    /// The least that was left (Article 14.1).
    Lowest,
    /// From a round in which he was not ready to play, instead of the least one (Article 16.5).
    Voluntary,
    /// The greatest that was left (Articles 14.3 and 14.4).
    Highest,
    /// Of one of the first rounds (Article 14.1, progressive scores).
    FirstRound,
    /// The opponent has less than the limit (Article 9.2).
    BelowLimit,
}

impl Term {
    pub(super) fn own(round: usize, amount: Value) -> Self {
        Self { round, from: Source::Own, scored: None, amount, left_out: None }
    }

    /// By what terms are compared when one is cut: the opponent's score rather than what it is multiplied by (Article 14.1.1).
    pub(super) fn weight(&self) -> Value {
        match &self.from {
            Source::Opponent { counts, .. } => counts.score.into(),
            Source::Dummy { counts, .. } => (*counts).into(),
            Source::Rating { .. } | Source::Value { .. } | Source::Own => self.amount,
        }
    }

    /// Does it come from a round in which the player was not ready to play?
    pub(super) const fn is_voluntary(&self) -> bool {
        match &self.from {
            Source::Dummy { unplayed, .. } => unplayed.is_voluntary(),
            Source::Opponent { .. }
            | Source::Rating { .. }
            | Source::Value { .. }
            | Source::Own => false,
        }
    }
}

/// The sum of what is not left out.
pub(super) fn sum(terms: &[Term]) -> Value {
    terms.iter().filter(|it| it.left_out.is_none()).map(|it| it.amount).sum()
}

/// The average of what is not left out; nothing, if nothing is left.
pub(super) fn average(terms: &[Term]) -> Option<Value> {
    let count = terms.iter().filter(|it| it.left_out.is_none()).count();
    Some(sum(terms).divided(std::num::NonZeroUsize::new(count)?))
}

impl Account {
    pub(super) fn summed(terms: Vec<Term>) -> Self {
        Self { value: Some(sum(&terms)), reckoning: Reckoning::Sum, terms }
    }

    pub(super) const fn given(value: Option<Value>) -> Self {
        Self { value, reckoning: Reckoning::Given, terms: Vec::new() }
    }
}
