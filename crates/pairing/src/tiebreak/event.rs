//! What the tie-breaks are reckoned from.

use super::edition::TieBreakEdition;
use crate::tournament::{Round, Tournament};

/// How the pairings of a tournament come about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Format {
    /// After each round: Article 16 holds.
    #[default]
    Swiss,
    /// They are known beforehand, as in a round robin: Article 15.2 holds.
    RoundRobin,
}

/// What the tie-breaks have to know of a player beyond his rounds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Competitor {
    /// The rating with which he entered; a later one does not count (Article 10).
    pub rating: Option<u16>,
    /// The rounds, counted from 0, in which he was paired with Black and the game was not played.
    pub black_without_play: Vec<usize>,
}

/// A tournament after some of its rounds, and what its regulations say.
#[derive(Clone, Copy, Debug)]
pub struct Event<'a> {
    /// The rounds that are paired count; whoever has no entry for one of them was absent.
    pub tournament: &'a Tournament,
    /// In the order of the players; whoever is missing at the end has no rating.
    pub competitors: &'a [Competitor],
    pub format: Format,
    pub edition: TieBreakEdition,
    /// What a player without a rating counts as. If the regulations do not say it, the tie-breaks of Article 10 are dropped as
    /// soon as there is such a player.
    pub unrated: Option<u16>,
}

/// Why nothing can be reckoned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Flaw {
    /// The player is said to have met somebody who is not there, or himself. Both are counted from 0.
    Opponent { player: usize, round: usize },
}

impl Event<'_> {
    /// How many rounds count.
    pub(super) fn counted_rounds(&self) -> usize {
        self.tournament.paired
    }

    pub(super) fn check(&self) -> Result<(), Flaw> {
        let players = &self.tournament.players;
        for (player, its) in players.iter().enumerate() {
            for (round, what) in its.rounds.iter().enumerate().take(self.counted_rounds()) {
                let opponent = match what {
                    Round::Game { opponent, .. } | Round::Forfeit { opponent, .. } => *opponent,
                    Round::Bye(_) => continue,
                };
                if opponent == player || opponent >= players.len() {
                    return Err(Flaw::Opponent { player, round });
                }
            }
        }
        Ok(())
    }
}
