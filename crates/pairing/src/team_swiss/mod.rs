//! Team Swiss: the Swiss Team Pairing System, Handbook C.04.6, in force from 1 February 2026.
//!
//! Teams are paired from the top: a scoregroup and as many teams from below as it needs (upfloaters) make a bracket, and the bracket is paired. Which
//! players sit on which board is for the captains; the colour of a team is that of its first board.

mod bracket;
mod bye;
mod colors;
mod preference;
mod standing;
mod upfloaters;

pub use preference::Preferences;

use crate::dutch::completion::Completion;
use crate::dutch::{Impossible, Pairing};
use crate::score::Score;
use crate::tournament::{Bye, Color, Forbidden};
use standing::Standing;

/// A round of one team. Opponents are named by their place in `TeamTournament::teams`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encounter {
    /// A match of which at least one game was played.
    Match {
        opponent: usize,
        /// The colour of the first board.
        color: Color,
    },
    /// A match that was paired and of which no game was played.
    Forfeit {
        opponent: usize,
        won: bool,
    },
    Bye(Bye),
}

/// What a team did in a round, and what it got for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamRound {
    pub encounter: Encounter,
    /// Match points or game points: those by which the teams are paired (Article 1.2).
    pub primary: Score,
    /// The others.
    pub secondary: Score,
}

/// A team; its place among the teams is its pairing number, less one.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Team {
    /// The rounds so far; those that are missing at the end brought nothing.
    pub rounds: Vec<TeamRound>,
    /// Points that count for the pairing of a round only (acceleration), from the first round on.
    pub extra: Vec<Score>,
    /// Does it play in the round that is to be paired?
    pub present: bool,
}

/// A tournament of teams before one of its rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamTournament {
    /// In the order of their pairing numbers.
    pub teams: Vec<Team>,
    /// How many rounds it will have.
    pub rounds: usize,
    /// How many of them have been paired.
    pub paired: usize,
    /// The colour that was drawn for the first team (Article 4.1).
    pub initial: Color,
    pub preferences: Preferences,
    /// Do the secondary points count when colours are given (Article 1.2.1)?
    pub secondary_counts: bool,
    /// Teams that must not meet.
    pub forbidden: Vec<Forbidden>,
}

/// Pairs the next round.
///
/// # Errors
///
/// If no pairing keeps the absolute criteria: then the chief arbiter decides what is to be done (Article 3.3.3).
pub fn pair(tournament: &TeamTournament) -> Result<Pairing, Impossible> {
    let round = RoundToPair::new(tournament);
    let mut left: Vec<usize> = (0..round.teams.len()).collect();
    // 3.3.2: the bye, then bracket by bracket, then the colours.
    let bye = bye::assign(&round)?;
    left.retain(|it| Some(*it) != bye);
    let mut pairs = Vec::new();
    while !left.is_empty() {
        let bracket = upfloaters::bracket(&round, &left)?;
        left.retain(|it| !bracket.contains(it));
        pairs.extend(bracket::pair(&round, &bracket)?);
    }
    Ok(Pairing { games: colors::boards(&round, pairs), bye: bye.map(|it| round.teams[it].number) })
}

/// The round that is to be paired. Teams are named by their place in `teams`.
struct RoundToPair {
    /// Those who play, by score and pairing number.
    teams: Vec<Standing>,
    initial: Color,
    secondary_counts: bool,
    /// Criteria C7 and C10 do not apply in the last two rounds.
    floats_count: bool,
    forbidden: Vec<(usize, usize)>,
}

impl RoundToPair {
    fn new(tournament: &TeamTournament) -> Self {
        let taking_part = (0..tournament.teams.len())
            .filter(|it| standing::takes_part(tournament, *it))
            .enumerate();
        let mut teams: Vec<Standing> = taking_part
            .filter(|(_, it)| tournament.teams[*it].present)
            .map(|(place, it)| Standing::of(tournament, it, place))
            .collect();
        teams.sort_by_key(|it| (std::cmp::Reverse(it.score), it.number));
        let round = tournament.paired + 1;
        let now = tournament.forbidden.iter().filter(|it| it.from <= round && round <= it.to);
        let mut forbidden: Vec<(usize, usize)> = now
            .flat_map(|it| {
                it.players.iter().flat_map(|one| it.players.iter().map(|other| (*one, *other)))
            })
            .collect();
        forbidden.sort_unstable();
        Self {
            teams,
            initial: tournament.initial,
            secondary_counts: tournament.secondary_counts,
            floats_count: round + 1 < tournament.rounds,
            forbidden,
        }
    }

    /// Criterion C1, and what the organiser has forbidden.
    fn may_meet(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.teams[one], &self.teams[other]);
        !one.opponents.contains(&other.number)
            && self.forbidden.binary_search(&(one.number, other.number)).is_err()
    }

    /// Who is left alone when as many of these as can be are paired (criterion C3: nobody).
    fn alone(&self, teams: &[usize]) -> Vec<usize> {
        let may_meet = |one: usize, other: usize| self.may_meet(teams[one], teams[other]);
        let alone = Completion::of(teams.len(), &may_meet).alone();
        alone.into_iter().map(|it| teams[it]).collect()
    }

    /// Was the team a floater in the previous round, and does it count?
    fn floated(&self, team: usize) -> bool {
        self.floats_count && self.teams[team].floated
    }

    fn nobody_left(&self, alone: &[usize]) -> Impossible {
        Impossible::NobodyLeft { alone: alone.iter().map(|it| self.teams[*it].number).collect() }
    }
}

#[cfg(test)]
mod tests;
