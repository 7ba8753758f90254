//! Standings: points by Article 10 and the regulations, then the points of the opponents, then games won. A bye counts with the
//! first result of its round.

use std::collections::BTreeMap;

use laws::event::{Points, Score};

use super::points::HalfPoints;
use super::{BoardResult, Entrant, Tournament};

/// A line of the standings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine<'t> {
    /// The place; players who cannot be told apart share one.
    pub rank: usize,
    /// Who.
    pub entrant: &'t Entrant,
    /// Points.
    pub points: HalfPoints,
    /// Games with a result, those without play included.
    pub games: usize,
    /// Games won over the board.
    pub wins: usize,
    /// The points of the opponents met over the board.
    pub opponents: HalfPoints,
}

/// What a player has made.
#[derive(Clone, Default)]
struct Made<'t> {
    points: HalfPoints,
    games: usize,
    wins: usize,
    met: Vec<&'t str>,
}

/// When a bye counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ByesCount {
    /// With the first result of its round.
    WithAResult,
    /// As soon as its round is made.
    AtOnce,
}

/// The standings. `of_game` says how a game ended whose result was not entered by hand.
pub fn standings<'t>(
    tournament: &'t Tournament,
    of_game: impl Fn(&str) -> Option<Score>,
) -> Vec<ScoreLine<'t>> {
    ranked(tournament, &made(tournament, of_game, ByesCount::WithAResult))
}

/// The standings where every bye counts that stands in a round, as reports have it.
pub(crate) fn standings_as_paired<'t>(
    tournament: &'t Tournament,
    of_game: impl Fn(&str) -> Option<Score>,
) -> Vec<ScoreLine<'t>> {
    ranked(tournament, &made(tournament, of_game, ByesCount::AtOnce))
}

fn ranked<'t>(
    tournament: &'t Tournament,
    made: &BTreeMap<&'t str, Made<'t>>,
) -> Vec<ScoreLine<'t>> {
    let points = |id: &str| made.get(id).map_or(HalfPoints::default(), |it| it.points);
    let line = |entrant: &'t Entrant| {
        let made = made.get(entrant.player.id.as_str()).cloned().unwrap_or_default();
        ScoreLine {
            rank: 0,
            entrant,
            points: made.points,
            games: made.games,
            wins: made.wins,
            opponents: made.met.iter().map(|it| points(it)).sum(),
        }
    };
    let mut lines: Vec<ScoreLine<'t>> = tournament.entrants().map(line).collect();
    // A higher rating stands first among equals, but shares their place.
    lines.sort_by_key(|it| std::cmp::Reverse((order(it), it.entrant.player.rating)));
    let mut above: Option<(usize, Order)> = None;
    for (index, line) in lines.iter_mut().enumerate() {
        let order = order(line);
        line.rank = match above {
            Some((rank, same)) if same == order => rank,
            _ => index + 1,
        };
        above = Some((line.rank, order));
    }
    lines
}

type Order = (HalfPoints, HalfPoints, usize);

fn order(line: &ScoreLine<'_>) -> Order {
    (line.points, line.opponents, line.wins)
}

fn made<'t>(
    tournament: &'t Tournament,
    of_game: impl Fn(&str) -> Option<Score>,
    byes: ByesCount,
) -> BTreeMap<&'t str, Made<'t>> {
    let mut all: BTreeMap<&str, Made<'t>> = BTreeMap::new();
    let last = tournament.rounds().last().map_or(0, |it| it.number);
    for round in tournament.rounds() {
        // Nobody has points of a round before it has brought any.
        let mut counts =
            byes == ByesCount::AtOnce || round.number < last || round.boards.is_empty();
        for board in &round.boards {
            let of_game = of_game(&board.game).map(BoardResult::from);
            let Some(result) = tournament.result(board, of_game) else { continue };
            let score = result.score;
            counts = true;
            let worth = tournament.points().of(score);
            let (white, black) = (board.white.as_str(), board.black.as_str());
            let sides = [
                (white, black, worth.0, score.points.white),
                (black, white, worth.1, score.points.black),
            ];
            for (own, opponent, worth, points) in sides {
                let made = all.entry(own).or_default();
                made.points = made.points + worth;
                made.games += 1;
                if !score.forfeit {
                    made.wins += usize::from(points == Points::One);
                    made.met.push(opponent);
                }
            }
        }
        for bye in round.byes.iter().filter(|_| counts) {
            let made = all.entry(bye.player.as_str()).or_default();
            made.points = made.points + tournament.points().of_bye(bye.worth);
        }
    }
    all
}
