mod articles;
mod definition;

use super::{Encounter, Preferences, Team, TeamRound, TeamTournament, pair};
use crate::dutch::Pairing;
use crate::score::Score;
use crate::tournament::{Bye, Color};

/// Nobody has played yet.
pub(super) fn event(teams: usize, rounds: usize) -> TeamTournament {
    TeamTournament {
        teams: vec![Team { present: true, ..Team::default() }; teams],
        rounds,
        paired: 0,
        initial: Color::White,
        preferences: Preferences::TypeA,
        secondary_counts: true,
        forbidden: Vec::new(),
    }
}

fn entry(encounter: Encounter, primary: i32, secondary: i32) -> TeamRound {
    TeamRound {
        encounter,
        primary: Score::tenths(10 * primary),
        secondary: Score::tenths(5 * secondary),
    }
}

/// A match on two boards: `halves` are the half points of White. Teams are named by their numbers, from 1.
pub(super) fn play(event: &mut TeamTournament, white: usize, black: usize, halves: i32) {
    let primary = |mine: i32| match mine.cmp(&2) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 2,
    };
    let side = |opponent: usize, color, mine| {
        entry(Encounter::Match { opponent: opponent - 1, color }, primary(mine), mine)
    };
    event.teams[white - 1].rounds.push(side(black, Color::White, halves));
    event.teams[black - 1].rounds.push(side(white, Color::Black, 4 - halves));
}

/// A bye is worth a draw.
fn bye(event: &mut TeamTournament, team: usize) {
    event.teams[team - 1].rounds.push(entry(Encounter::Bye(Bye::Allocated), 1, 2));
}

fn forfeit(event: &mut TeamTournament, winner: usize, loser: usize) {
    let won = |opponent: usize, won| Encounter::Forfeit { opponent: opponent - 1, won };
    event.teams[winner - 1].rounds.push(entry(won(loser, true), 2, 4));
    event.teams[loser - 1].rounds.push(entry(won(winner, false), 0, 0));
}

/// The round is over: who did not play it was absent.
pub(super) fn end(event: &mut TeamTournament) {
    event.paired += 1;
    for team in &mut event.teams {
        team.rounds.resize(event.paired, entry(Encounter::Bye(Bye::Absent), 0, 0));
    }
}

/// A round in which White has so many half points.
fn round(event: &mut TeamTournament, matches: &[(usize, usize, i32)]) {
    for (white, black, halves) in matches {
        play(event, *white, *black, *halves);
    }
    end(event);
}

/// The pairs with numbers from 1, the smaller first, in order.
fn pairs(pairing: &Pairing) -> Vec<(usize, usize)> {
    let mut pairs: Vec<_> =
        pairing.games.iter().map(|(one, other)| (one.min(other) + 1, one.max(other) + 1)).collect();
    pairs.sort_unstable();
    pairs
}

/// The matches with numbers from 1, White first, in the order of publication.
fn matches(event: &TeamTournament) -> Vec<(usize, usize)> {
    pair(event).unwrap().games.iter().map(|(white, black)| (white + 1, black + 1)).collect()
}
