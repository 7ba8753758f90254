//! Standings: points by Article 10, then the points of the opponents, then wins.

use laws::event::Points;
use store::wire::v1::tournament::Player;

use super::points::{Half, scored};
use super::tournament::Tournament;
use crate::wire::Standing;

/// A game with a result.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played<'t> {
    pub(crate) white: &'t str,
    pub(crate) black: &'t str,
    pub(crate) white_points: Points,
    pub(crate) black_points: Points,
}

struct Line<'t> {
    player: &'t Player,
    points: Half,
    played: usize,
    wins: usize,
    opponents: Vec<&'t str>,
}

/// The standings after these games.
pub(crate) fn standings<'t>(event: &'t Tournament, games: &[Played<'t>]) -> Vec<Standing> {
    let scoring = &event.settings.scoring;
    let line = |player: &'t Player| {
        let mut line =
            Line { player, points: Half::default(), played: 0, wins: 0, opponents: Vec::new() };
        for game in games {
            let (own, opponent) = match player.id.as_str() {
                id if id == game.white => (game.white_points, game.black),
                id if id == game.black => (game.black_points, game.white),
                _ => continue,
            };
            line.points = line.points + scored(scoring, own);
            line.played += 1;
            line.wins += usize::from(own == Points::One);
            line.opponents.push(opponent);
        }
        line
    };
    let lines: Vec<Line<'_>> = event.players.iter().map(line).collect();
    let points_of = |id: &str| {
        lines.iter().find(|it| it.player.id == id).map_or(Half::default(), |it| it.points)
    };
    let mut ranked: Vec<(Half, &Line<'_>)> =
        lines.iter().map(|it| (it.opponents.iter().map(|id| points_of(id)).sum(), it)).collect();
    ranked.sort_by(|(one_sum, one), (other_sum, other)| {
        let key = |sum: &Half, it: &Line<'_>| (it.points, *sum, it.wins, it.player.rating);
        key(other_sum, other).cmp(&key(one_sum, one))
    });
    let mut rank = 0;
    let mut above = None;
    let mut standings = Vec::new();
    for (index, (buchholz, line)) in ranked.iter().enumerate() {
        let key = (line.points, *buchholz, line.wins);
        if above != Some(key) {
            rank = index + 1;
        }
        above = Some(key);
        standings.push(Standing {
            rank,
            player: line.player.into(),
            points: line.points.to_string(),
            played: line.played,
            wins: line.wins,
            buchholz: buchholz.to_string(),
        });
    }
    standings
}
