//! Tie-breaks that are made from the scores of the opponents (Articles 8 and 9).

use super::account::{Account, LeftOut, Reckoning, Source, Term, average};
use super::cut::cut;
use super::ledger::{Ledger, View};
use super::name::{Cut, Forfeits};
use super::value::Value;
use crate::tournament::Round;

/// Articles 8.1 and 8.3: the scores of the opponents.
pub(super) fn buchholz(
    ledger: &Ledger<'_>,
    player: usize,
    view: View,
    which: Cut,
    forfeits: Forfeits,
) -> Account {
    let mut terms = ledger.opposition(player, view, forfeits);
    cut(&mut terms, which.lowest(), which.highest());
    Account::summed(terms)
}

/// Article 8.2: the average of what those have in Buchholz against whom he played over the board.
pub(super) fn average_of_buchholz(ledger: &Ledger<'_>, player: usize, view: View) -> Account {
    let of = |it| buchholz(ledger, it, view, Cut::Nothing, Forfeits::Unplayed).value;
    let terms = values_of_opponents(ledger, player, of);
    Account { value: average(&terms), reckoning: Reckoning::Average, terms }
}

/// A term for each game, with a value of the opponent.
pub(super) fn values_of_opponents(
    ledger: &Ledger<'_>,
    player: usize,
    of: impl Fn(usize) -> Option<Value>,
) -> Vec<Term> {
    let term = |(round, opponent)| {
        let from = Source::Value { player: opponent };
        Some(Term { round, from, scored: None, amount: of(opponent)?, left_out: None })
    };
    ledger.rated_games(player).map(|it| (it.round, it.opponent)).filter_map(term).collect()
}

/// Article 9.1: the score of each opponent, multiplied by what was scored against him.
pub(super) fn sonneborn_berger(
    ledger: &Ledger<'_>,
    player: usize,
    lowest: u8,
    forfeits: Forfeits,
) -> Account {
    let mut terms = ledger.opposition(player, View::Final, forfeits);
    for term in &mut terms {
        let scored = ledger.worth_of(player, term.round);
        term.amount = term.weight() * scored.into();
        term.scored = Some(scored);
    }
    cut(&mut terms, lowest, 0);
    Account::summed(terms)
}

/// Article 9.2: the points against those who have at least half of what can be scored; Article 14.5 moves the limit.
pub(super) fn koya(ledger: &Ledger<'_>, player: usize, limit: i8) -> Account {
    let win = Value::from(ledger.event.tournament.points.win);
    let games = i64::try_from(most_games(ledger)).unwrap_or(i64::MAX);
    let limit = win * Value::halves(games) + Value::halves(i64::from(limit));
    let term = |(round, what): (usize, Option<&Round>)| {
        let opponent = match what? {
            Round::Game { opponent, .. } | Round::Forfeit { opponent, .. } => *opponent,
            Round::Bye(_) => return None,
        };
        let counts = ledger.plain(opponent);
        let below = Value::from(counts.score) < limit;
        Some(Term {
            round,
            from: Source::Opponent { player: opponent, counts },
            scored: Some(ledger.worth(what)),
            amount: ledger.worth(what).into(),
            left_out: below.then_some(LeftOut::BelowLimit),
        })
    };
    let terms = ledger.rounds(player).filter_map(term).collect();
    Account { reckoning: Reckoning::Koya { limit }, ..Account::summed(terms) }
}

/// In how many rounds a player can score: in a round robin not in those in which he is free.
fn most_games(ledger: &Ledger<'_>) -> usize {
    if ledger.is_swiss() {
        return ledger.event.counted_rounds();
    }
    let paired = |player| {
        let is_paired = |round: Option<&Round>| {
            matches!(round, Some(Round::Game { .. } | Round::Forfeit { .. }))
        };
        ledger.rounds(player).filter(|(_, round)| is_paired(*round)).count()
    };
    ledger.players().map(paired).max().unwrap_or_default()
}
