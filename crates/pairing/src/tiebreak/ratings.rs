//! Tie-breaks that are made from ratings (Article 10).

use super::account::{Account, Reckoning, Source, Term, average};
use super::cut::cut;
use super::ledger::Ledger;
use super::name::Cut;
use super::opposition::values_of_opponents;
use super::tables;
use super::value::Value;

/// Article 10.1: the average rating of those against whom he played over the board.
pub(super) fn average_rating(ledger: &Ledger<'_>, player: usize, which: Cut) -> Account {
    let mut terms = ratings(ledger, player);
    cut(&mut terms, which.lowest(), which.highest());
    rounded_average(terms)
}

/// Article 10.2: that average and the difference that belongs to the share of the points.
pub(super) fn performance(ledger: &Ledger<'_>, player: usize) -> Account {
    let terms = ratings(ledger, player);
    let Some(average) = average(&terms).map(Value::rounded) else {
        return Account { value: None, reckoning: Reckoning::RoundedAverage, terms };
    };
    let share = std::num::NonZeroUsize::new(terms.len()).map(|games| scored(&terms).divided(games));
    let hundredths = share.map_or(0, Value::hundredths).clamp(0, 100);
    let hundredths = u8::try_from(hundredths).unwrap_or(100);
    let difference = tables::difference(hundredths);
    Account {
        value: Some(Value::whole(average + difference)),
        reckoning: Reckoning::Performance { average, hundredths, difference },
        terms,
    }
}

/// Article 10.3: the lowest rating at which at least so many points were to be expected.
pub(super) fn perfect_performance(ledger: &Ledger<'_>, player: usize) -> Account {
    let terms = ratings(ledger, player);
    let all: Vec<i64> = terms.iter().map(|it| it.amount.rounded()).collect();
    let (Some(&lowest), Some(&highest)) = (all.iter().min(), all.iter().max()) else {
        return Account { value: None, reckoning: Reckoning::RoundedAverage, terms };
    };
    let scored = scored(&terms);
    if scored == Value::ZERO {
        let below = tables::NOTHING_SCORED;
        let reckoning = Reckoning::PerfectPerformanceOfNothing { lowest, below };
        return Account { value: Some(Value::whole(lowest - below)), reckoning, terms };
    }
    // The more rating, the more is expected: nothing at the one end, everything at the other.
    let (mut under, mut enough) = (lowest - tables::CERTAIN, highest + tables::CERTAIN);
    while enough - under > 1 {
        let between = under.midpoint(enough);
        if expected(&all, between) >= scored {
            enough = between;
        } else {
            under = between;
        }
    }
    let reckoning = Reckoning::PerfectPerformance { scored, expected: expected(&all, enough) };
    Account { value: Some(Value::whole(enough)), reckoning, terms }
}

/// Article 10.4.
pub(super) fn average_of_performances(ledger: &Ledger<'_>, player: usize) -> Account {
    rounded_average(values_of_opponents(ledger, player, |it| performance(ledger, it).value))
}

/// Article 10.5.
pub(super) fn average_of_perfect_performances(ledger: &Ledger<'_>, player: usize) -> Account {
    let of = |it| perfect_performance(ledger, it).value;
    rounded_average(values_of_opponents(ledger, player, of))
}

/// Article 10.6.
pub(super) fn rating(ledger: &Ledger<'_>, player: usize) -> Account {
    Account::given(ledger.rating(player).map(|(rating, _)| Value::whole(i64::from(rating))))
}

/// The ratings of the opponents, with what was scored against each: a win is one, a draw a half, whatever the tournament gives
/// for them, as the tables of the rating regulations have it.
fn ratings(ledger: &Ledger<'_>, player: usize) -> Vec<Term> {
    let term = |it: super::ledger::RatedGame| {
        let (rating, rated) = ledger.rating(it.opponent)?;
        Some(Term {
            round: it.round,
            from: Source::Rating { player: it.opponent, rated },
            scored: Some(it.scored),
            amount: Value::whole(i64::from(rating)),
            left_out: None,
        })
    };
    ledger.rated_games(player).filter_map(term).collect()
}

fn scored(terms: &[Term]) -> Value {
    terms.iter().filter_map(|it| it.scored).map(Value::from).sum()
}

fn expected(all: &[i64], rating: i64) -> Value {
    let hundredths: i64 = all.iter().map(|it| i64::from(tables::probability(rating - it))).sum();
    Value::hundredth(hundredths)
}

fn rounded_average(terms: Vec<Term>) -> Account {
    let value = average(&terms).map(|it| Value::whole(it.rounded()));
    Account { value, reckoning: Reckoning::RoundedAverage, terms }
}
