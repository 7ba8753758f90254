//! The order of the players, and why it is so.

use super::account::Account;
use super::direct_encounter::{Resolved, SeparateStandings, direct_encounter};
use super::event::{Event, Flaw};
use super::ledger::{Ledger, View};
use super::name::TieBreak;
use super::value::Value;
use super::{opposition, own_record, ratings};
use crate::score::Score;

/// A tie-break of the list, and what it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    pub tie_break: TieBreak,
    /// Why it was not used, if it was not.
    pub dropped: Option<Dropped>,
}

/// Why a tie-break of the list is not used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dropped {
    /// The edition of the regulations does not know it.
    NotInEdition,
    /// Somebody has no rating, and it is not said what he counts as (Article 10).
    Unrated,
    /// It is not for round robins (Article 8).
    RoundRobin,
}

/// A player in the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub player: usize,
    /// Counted from 1; those whom nothing told apart have the same one.
    pub place: usize,
    pub score: Score,
    /// One for each tie-break of the list: nothing, where it was dropped or has no value. That of the direct encounter is the
    /// place among those who were tied, and nothing where nobody was.
    pub values: Vec<Option<Value>>,
}

/// Why one player stands before another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// He has more points.
    Score { first: Score, second: Score },
    /// The tie-break of that place in the list tells them apart; those before it do not.
    TieBreak { column: usize, first: Box<Account>, second: Box<Account> },
    /// The direct encounter of that place in the list does: the separate standings in which both still were, and came apart.
    DirectEncounter { column: usize, encounter: SeparateStandings },
    /// Nothing does: they share a place.
    Shared,
}

/// The answer to "why is A before B?".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    pub first: usize,
    pub second: usize,
    pub why: Why,
}

/// The standings of an event.
#[derive(Clone, Debug)]
pub struct Standings<'a> {
    ledger: Ledger<'a>,
    columns: Vec<Column>,
    rows: Vec<Row>,
    /// The direct encounters of each column of the list.
    encounters: Vec<Vec<SeparateStandings>>,
}

impl<'a> Standings<'a> {
    /// Ranks the players by their points, then by the tie-breaks in their order, each applied to those who are still tied
    /// (Article 4.2). Whoever is tied in the end shares a place; if lots are to be drawn, that is up to the arbiter.
    ///
    /// # Errors
    ///
    /// If somebody is said to have met a player who is not there.
    pub fn new(event: Event<'a>, list: &[TieBreak]) -> Result<Self, Flaw> {
        let ledger = Ledger::new(event)?;
        let columns: Vec<Column> = list
            .iter()
            .map(|it| Column { tie_break: *it, dropped: dropped(&ledger, it) })
            .collect();
        let mut rows: Vec<Row> = ledger
            .players()
            .map(|player| Row { player, place: 0, score: ledger.score(player), values: Vec::new() })
            .collect();
        let mut groups =
            split(ledger.players().collect(), |it| std::cmp::Reverse(ledger.score(it)));
        let mut encounters = Vec::with_capacity(columns.len());
        for column in &columns {
            let mut found = Found {
                groups: Vec::new(),
                values: vec![None; rows.len()],
                encounters: Vec::new(),
            };
            match (column.dropped, column.tie_break) {
                (Some(_), _) => found.groups = groups,
                (None, TieBreak::DirectEncounter { forfeits }) => {
                    for group in groups {
                        found.take(direct_encounter(&ledger, &group, forfeits));
                    }
                }
                (None, tie_break) => {
                    found.values =
                        ledger.players().map(|it| account(&ledger, &tie_break, it).value).collect();
                    let key = |it: usize| key(&tie_break, found.values.get(it).copied().flatten());
                    found.groups = groups.into_iter().flat_map(|group| split(group, key)).collect();
                }
            }
            for (row, value) in rows.iter_mut().zip(found.values) {
                row.values.push(value);
            }
            groups = found.groups;
            encounters.push(found.encounters);
        }
        let mut before = 0;
        let mut placed = Vec::with_capacity(rows.len());
        for group in groups {
            let place = before + 1;
            before += group.len();
            let its = group.iter().filter_map(|player| rows.get(*player).cloned());
            placed.extend(its.map(|row| Row { place, ..row }));
        }
        Ok(Self { ledger, columns, rows: placed, encounters })
    }

    /// The list of tie-breaks, as it was given.
    #[must_use]
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// The players, the first one first; those who share a place by their numbers.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// How the value of a tie-break of the list came about. Nothing for the direct encounter, for a tie-break that was dropped and
    /// for a player or a place in the list that there is not.
    #[must_use]
    pub fn account(&self, column: usize, player: usize) -> Option<Account> {
        let column = self.columns.get(column)?;
        let has_terms = column.dropped.is_none()
            && !matches!(column.tie_break, TieBreak::DirectEncounter { .. })
            && self.ledger.players().contains(&player);
        has_terms.then(|| account(&self.ledger, &column.tie_break, player))
    }

    /// The separate standings of a direct encounter of the list, in the order in which they were needed.
    #[must_use]
    pub fn encounters(&self, column: usize) -> &[SeparateStandings] {
        self.encounters.get(column).map_or(&[], Vec::as_slice)
    }

    /// Why one of two players stands before the other. Nothing, if they are not two or not there.
    #[must_use]
    pub fn why(&self, one: usize, other: usize) -> Option<Explained> {
        let row = |player| self.rows.iter().position(|it| it.player == player);
        let (a, b) = (row(one)?, row(other)?);
        if a == b {
            return None;
        }
        let (first, second) = (self.rows.get(a.min(b))?, self.rows.get(a.max(b))?);
        let why = self.reason(first, second);
        Some(Explained { first: first.player, second: second.player, why })
    }

    fn reason(&self, first: &Row, second: &Row) -> Why {
        if first.score != second.score {
            return Why::Score { first: first.score, second: second.score };
        }
        for (place, column) in self.columns.iter().enumerate() {
            if matches!(column.tie_break, TieBreak::DirectEncounter { .. }) {
                let apart = |it: &&SeparateStandings| {
                    let group = |player| it.order.iter().position(|part| part.contains(&player));
                    let (a, b) = (group(first.player), group(second.player));
                    a.is_some() && b.is_some() && a != b
                };
                if let Some(encounter) = self.encounters(place).iter().find(apart) {
                    return Why::DirectEncounter { column: place, encounter: encounter.clone() };
                }
            } else if first.values.get(place) != second.values.get(place) {
                let account =
                    |it: &Row| Box::new(account(&self.ledger, &column.tie_break, it.player));
                let (first, second) = (account(first), account(second));
                return Why::TieBreak { column: place, first, second };
            }
        }
        Why::Shared
    }
}

/// What a tie-break makes of the groups that are tied.
struct Found {
    groups: Vec<Vec<usize>>,
    values: Vec<Option<Value>>,
    encounters: Vec<SeparateStandings>,
}

impl Found {
    fn take(&mut self, resolved: Resolved) {
        let mut before = 0;
        let tied = resolved.order.iter().map(Vec::len).sum::<usize>() > 1;
        for part in &resolved.order {
            let place = Value::whole(i64::try_from(before + 1).unwrap_or(i64::MAX));
            for player in part {
                if let Some(value) = self.values.get_mut(*player) {
                    *value = tied.then_some(place);
                }
            }
            before += part.len();
        }
        self.groups.extend(resolved.order);
        self.encounters.extend(resolved.encounters);
    }
}

/// By what players are put in order, the least first: what has no value comes last.
fn key(tie_break: &TieBreak, value: Option<Value>) -> (bool, Value) {
    let value_or_zero = value.unwrap_or(Value::ZERO);
    let sign = Value::whole(if tie_break.lower_is_better() { 1 } else { -1 });
    (value.is_none(), value_or_zero * sign)
}

/// Those of a group who have the same key stay together.
fn split<K: Ord>(mut group: Vec<usize>, key: impl Fn(usize) -> K) -> Vec<Vec<usize>> {
    group.sort_by(|a, b| key(*a).cmp(&key(*b)).then(a.cmp(b)));
    group.chunk_by(|a, b| key(*a) == key(*b)).map(<[usize]>::to_vec).collect()
}

fn dropped(ledger: &Ledger<'_>, tie_break: &TieBreak) -> Option<Dropped> {
    if tie_break.is_of_2026() && !ledger.rules.standard_points {
        return Some(Dropped::NotInEdition);
    }
    if tie_break.is_buchholz() && !ledger.is_swiss() && !ledger.rules.buchholz_in_round_robin {
        return Some(Dropped::RoundRobin);
    }
    let unrated = || ledger.players().any(|it| ledger.rating(it).is_none());
    (tie_break.needs_ratings() && unrated()).then_some(Dropped::Unrated)
}

/// One player's value in a tie-break; the direct encounter has none outside a group.
fn account(ledger: &Ledger<'_>, tie_break: &TieBreak, player: usize) -> Account {
    let fore = |fore: bool| if fore { View::Fore } else { View::Final };
    match *tie_break {
        TieBreak::DirectEncounter { .. } => Account::given(None),
        TieBreak::Wins => own_record::wins(ledger, player),
        TieBreak::GamesWon => own_record::games_won(ledger, player),
        TieBreak::GamesWithBlack => own_record::games_with_black(ledger, player),
        TieBreak::GamesWonWithBlack => own_record::games_won_with_black(ledger, player),
        TieBreak::ProgressiveScores { cut } => own_record::progressive(ledger, player, cut),
        TieBreak::RoundsElected => own_record::rounds_elected(ledger, player),
        TieBreak::StandardPoints => own_record::standard_points(ledger, player),
        TieBreak::PairingNumber { .. } => own_record::pairing_number(player),
        TieBreak::Buchholz { cut, forfeits } => {
            opposition::buchholz(ledger, player, View::Final, cut, forfeits)
        }
        TieBreak::AverageOfBuchholz { fore: it } => {
            opposition::average_of_buchholz(ledger, player, fore(it))
        }
        TieBreak::ForeBuchholz { cut, forfeits } => {
            opposition::buchholz(ledger, player, View::Fore, cut, forfeits)
        }
        TieBreak::SonnebornBerger { cut, forfeits } => {
            opposition::sonneborn_berger(ledger, player, cut, forfeits)
        }
        TieBreak::Koya { limit } => opposition::koya(ledger, player, limit),
        TieBreak::AverageRating { cut } => ratings::average_rating(ledger, player, cut),
        TieBreak::Performance => ratings::performance(ledger, player),
        TieBreak::PerfectPerformance => ratings::perfect_performance(ledger, player),
        TieBreak::AverageOfPerformances => ratings::average_of_performances(ledger, player),
        TieBreak::AverageOfPerfectPerformances => {
            ratings::average_of_perfect_performances(ledger, player)
        }
        TieBreak::Rating { .. } => ratings::rating(ledger, player),
    }
}
