//! The scores of all players, and how each counts for his opponents.

use super::account::{Counted, Limit, Source, Term};
use super::edition::Rules;
use super::event::{Competitor, Event, Flaw, Format};
use super::name::Forfeits;
use super::unplayed::{Kind, Unplayed, kinds};
use super::value::Value;
use crate::score::Score;
use crate::tournament::{Outcome, Player, Round};

/// Which results count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum View {
    /// Those that there are.
    Final,
    /// All that was paired for the last round is a draw (Article 8.3).
    Fore,
}

/// A game of which the rating of the opponent counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct RatedGame {
    pub(super) round: usize,
    pub(super) opponent: usize,
    /// One, a half or nothing, whatever the tournament gives for it.
    pub(super) scored: Score,
}

/// An event with what is looked up again and again.
#[derive(Clone, Debug)]
pub(super) struct Ledger<'a> {
    pub(super) event: Event<'a>,
    pub(super) rules: Rules,
    scores: Vec<Score>,
    counted: Vec<Counted>,
    counted_fore: Vec<Counted>,
}

impl<'a> Ledger<'a> {
    pub(super) fn new(event: Event<'a>) -> Result<Self, Flaw> {
        event.check()?;
        let all = &event.tournament.players;
        let score = |it: &Player| event.tournament.score_after(it, event.counted_rounds());
        let mut ledger = Self {
            event,
            rules: event.edition.rules(),
            scores: all.iter().map(score).collect(),
            counted: Vec::new(),
            counted_fore: Vec::new(),
        };
        let counted = ledger.players().map(|it| ledger.count(View::Final, it)).collect();
        let counted_fore = ledger.players().map(|it| ledger.count(View::Fore, it)).collect();
        (ledger.counted, ledger.counted_fore) = (counted, counted_fore);
        Ok(ledger)
    }

    pub(super) fn players(&self) -> std::ops::Range<usize> {
        0..self.event.tournament.players.len()
    }

    pub(super) fn is_swiss(&self) -> bool {
        self.event.format == Format::Swiss
    }

    /// The points of a player.
    pub(super) fn score(&self, player: usize) -> Score {
        self.scores.get(player).copied().unwrap_or_default()
    }

    fn rounds_of(&self, player: usize) -> &'a [Round] {
        self.event.tournament.players.get(player).map_or(&[], |it| it.rounds.as_slice())
    }

    /// The rounds that count, in their order; an absence that is not written down is none.
    pub(super) fn rounds(&self, player: usize) -> impl Iterator<Item = (usize, Option<&'a Round>)> {
        let all = self.rounds_of(player);
        (0..self.event.counted_rounds()).map(move |number| (number, all.get(number)))
    }

    pub(super) fn worth(&self, round: Option<&Round>) -> Score {
        self.event.tournament.worth(round)
    }

    /// What a round brought a player.
    pub(super) fn worth_of(&self, player: usize, number: usize) -> Score {
        self.worth(self.rounds_of(player).get(number))
    }

    /// The games that count where ratings are concerned: those that were played over the board; in a round robin of the edition
    /// of 2024 forfeits too (Article 15.2).
    pub(super) fn rated_games(&self, player: usize) -> impl Iterator<Item = RatedGame> {
        self.rounds(player).filter_map(|(round, what)| match what? {
            Round::Game { opponent, outcome, .. } => {
                let scored = match outcome {
                    Outcome::Win => Score::ONE,
                    Outcome::Draw => Score::HALF,
                    Outcome::Loss => Score::ZERO,
                };
                Some(RatedGame { round, opponent: *opponent, scored })
            }
            Round::Forfeit { opponent, won } => {
                let scored = if *won { Score::ONE } else { Score::ZERO };
                let counts = self.rules.forfeits_rated && !self.is_swiss();
                counts.then_some(RatedGame { round, opponent: *opponent, scored })
            }
            Round::Bye(_) => None,
        })
    }

    /// The entry of a player; whoever has none has no rating.
    pub(super) fn competitor(&self, player: usize) -> Option<&'a Competitor> {
        self.event.competitors.get(player)
    }

    /// A player's rating, and whether it is his own.
    pub(super) fn rating(&self, player: usize) -> Option<(u16, bool)> {
        let own = self.competitor(player).and_then(|it| it.rating).map(|it| (it, true));
        own.or(self.event.unrated.map(|it| (it, false)))
    }

    /// Article 8.3: was he paired for the round, and is it the last one of the tournament?
    fn is_fore(&self, view: View, player: usize, number: usize) -> bool {
        let last = view == View::Fore
            && number + 1 == self.event.tournament.rounds
            && number + 1 == self.event.counted_rounds();
        let paired = matches!(
            self.rounds_of(player).get(number),
            Some(Round::Game { .. } | Round::Forfeit { .. })
        );
        last && paired
    }

    fn kinds(&self, view: View, player: usize) -> Vec<Kind> {
        let rounds = self.event.counted_rounds();
        let plays_last = rounds.checked_sub(1).is_some_and(|last| self.is_fore(view, player, last));
        kinds(self.rounds_of(player), rounds, plays_last)
    }

    /// The score of a player for his opponents: Article 16.3, and Article 8.3 if it is asked for.
    fn count(&self, view: View, player: usize) -> Counted {
        let mut counted = self.plain(player);
        for ((number, round), kind) in self.rounds(player).zip(self.kinds(view, player)) {
            let ended = kind == Kind::Unplayed(Unplayed::LastRequestedBye) && self.is_swiss();
            if ended || self.is_fore(view, player, number) {
                counted.score =
                    counted.score - self.worth(round) + self.event.tournament.points.draw;
                counted.drawn.push(number);
            }
        }
        counted
    }

    /// A score that is what it is, for what Article 16 does not govern.
    pub(super) fn plain(&self, player: usize) -> Counted {
        let own = self.score(player);
        Counted { score: own, own, drawn: Vec::new() }
    }

    fn counted(&self, view: View, player: usize) -> Counted {
        let all = match view {
            View::Final => &self.counted,
            View::Fore => &self.counted_fore,
        };
        all.get(player).cloned().unwrap_or_default()
    }

    /// A player's own score as he sees it himself: Article 16.3 is for his opponents, Article 8.3 is for everybody.
    fn own(&self, view: View, player: usize) -> Score {
        let score = self.score(player);
        match self.rounds(player).last() {
            Some((number, round)) if self.is_fore(view, player, number) => {
                score - self.worth(round) + self.event.tournament.points.draw
            }
            _ => score,
        }
    }

    /// The scores of those whom the player met, and of the dummies that stand for nobody (Articles 8.1, 15.2 and 16.4).
    pub(super) fn opposition(&self, player: usize, view: View, forfeits: Forfeits) -> Vec<Term> {
        let all = self.rounds(player).zip(self.kinds(view, player));
        all.filter_map(|((number, round), kind)| {
            let from = match (round, kind) {
                (Some(Round::Game { opponent, .. }), _) => self.against(view, *opponent),
                (Some(Round::Forfeit { opponent, .. }), Kind::Played) => {
                    self.against(view, *opponent)
                }
                (Some(Round::Forfeit { opponent, .. }), Kind::Unplayed(unplayed)) => {
                    if forfeits == Forfeits::Played || !self.is_swiss() {
                        self.against(view, *opponent)
                    } else {
                        let counts = self.counted(view, *opponent).score;
                        let limit = Limit::Opponent { player: *opponent, counts };
                        self.dummy(view, player, unplayed, limit)
                    }
                }
                (Some(Round::Bye(_)) | None, Kind::Unplayed(unplayed)) if self.is_swiss() => {
                    let draws = self.event.tournament.points.draw.as_tenths();
                    let rounds = i32::try_from(self.event.counted_rounds()).unwrap_or(i32::MAX);
                    let limit = Limit::Draws(Score::tenths(draws.saturating_mul(rounds)));
                    self.dummy(view, player, unplayed, limit)
                }
                // In a round robin a free round is no round.
                (Some(Round::Bye(_)) | None, Kind::Played | Kind::Unplayed(_)) => return None,
            };
            let mut term =
                Term { round: number, from, scored: None, amount: Value::ZERO, left_out: None };
            term.amount = term.weight();
            Some(term)
        })
        .collect()
    }

    fn against(&self, view: View, player: usize) -> Source {
        Source::Opponent { player, counts: self.counted(view, player) }
    }

    /// Article 16.4.
    fn dummy(&self, view: View, player: usize, unplayed: Unplayed, limit: Limit) -> Source {
        let own = self.own(view, player);
        let limit = Some(limit).filter(|_| self.rules.dummy_limited);
        let counts = limit.map_or(own, |it| own.min(it.score()));
        Source::Dummy { unplayed, own, limit, counts }
    }
}
