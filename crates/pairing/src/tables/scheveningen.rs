//! The Scheveningen system: every player of one team meets every player of the other, a round for each.
//!
//! The Handbook has no table for it. These are the tables in general use, as Otto Milvang has collected them (Scheveningen system, 29 September
//! 2022). They make the colours of every player as equal as can be, and with more than two players those of every round. For an even number that is
//! not a multiple of four there is no rule, and tables for 2, 6 and 10 only.

use crate::tournament::Color;

/// A game of a round; the players are named by their places in their teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamGame {
    pub first_team: usize,
    pub second_team: usize,
    /// The colour of the player of the first team.
    pub first_color: Color,
}

/// How often everybody meets everybody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Legs {
    One,
    /// The second time with the other colours, and the last round first: so nobody has the same colour three times in a row.
    Two,
}

/// All rounds, each with its games in the order of the boards; nothing if there is no table for so many players.
#[must_use]
pub fn scheveningen(players: usize, legs: Legs) -> Option<Vec<Vec<TeamGame>>> {
    let mut rounds: Vec<Vec<TeamGame>> = match players {
        0 => return None,
        2 => from_table(&TWO),
        6 => from_table(&SIX),
        10 => from_table(&TEN),
        _ if players % 2 == 1 => by_rule(players, odd),
        _ if players.is_multiple_of(4) => by_rule(players, multiple_of_four),
        _ => return None,
    };
    if legs == Legs::Two {
        let back: Vec<Vec<TeamGame>> = rounds.iter().rev().map(|it| colors_reversed(it)).collect();
        rounds.extend(back);
    }
    Some(rounds)
}

fn by_rule(players: usize, rule: impl Fn(usize, usize, usize) -> TeamGame) -> Vec<Vec<TeamGame>> {
    (0..players).map(|round| (0..players).map(|it| rule(players, round, it)).collect()).collect()
}

/// The second team moves up by one player from round to round. In the first round the first half of the first team has White, in the second round Black,
/// and so in turns; where that half ends comes nearer, and a stretch of half the team behind it has the other colour.
fn odd(players: usize, round: usize, player: usize) -> TeamGame {
    let half = players / 2;
    let end = half + 1 - round.div_ceil(2);
    let inside = (end..end + half).contains(&player);
    game(player, (player + round) % players, round.is_multiple_of(2) != inside)
}

/// Either half of the first team meets first one half of the second, then the other; colours change from round to round.
fn multiple_of_four(players: usize, round: usize, player: usize) -> TeamGame {
    let half = players / 2;
    let upper = player >= half;
    let other_half = upper != (round >= half);
    let opponent = (player + round) % half + if other_half { half } else { 0 };
    game(player, opponent, round.is_multiple_of(2) != upper)
}

fn game(first_team: usize, second_team: usize, white: bool) -> TeamGame {
    let first_color = if white { Color::White } else { Color::Black };
    TeamGame { first_team, second_team, first_color }
}

/// A line for each round: whom the players of the first team meet, in their order; a minus says that they have Black.
type Table<const N: usize> = [[i8; N]; N];

const TWO: Table<2> = [[1, 2], [-2, -1]];

const SIX: Table<6> = [
    [1, -2, -3, 4, -5, 6],
    [-2, 3, 5, -6, 4, -1],
    [3, -5, -1, 2, 6, -4],
    [-4, -6, 2, 1, -3, 5],
    [5, 4, 6, -3, -1, -2],
    [-6, 1, -4, -5, 2, 3],
];

const TEN: Table<10> = [
    [1, 2, 3, 4, -5, -6, -7, 8, -9, -10],
    [-2, -1, -8, -3, 10, 5, 6, -4, 7, 9],
    [3, 8, 4, 10, -6, -7, -9, 1, -2, -5],
    [-4, -3, -10, 6, 7, -8, 5, 9, -1, 2],
    [5, 4, -9, -7, -1, 10, -8, -2, 3, 6],
    [-6, 7, 1, 9, 8, 2, -10, -5, -4, -3],
    [7, -5, -2, -1, -4, -9, 3, 10, 6, 8],
    [-8, -6, 5, 2, 9, 1, 4, -3, -10, -7],
    [9, 10, 7, -5, -2, -3, -1, 6, 8, -4],
    [-10, -9, -6, -8, 3, 4, 2, -7, 5, 1],
];

fn from_table<const N: usize>(table: &Table<N>) -> Vec<Vec<TeamGame>> {
    let of = |(player, entry): (usize, &i8)| {
        game(player, usize::from(entry.unsigned_abs()).saturating_sub(1), *entry > 0)
    };
    table.iter().map(|round| round.iter().enumerate().map(of).collect()).collect()
}

fn colors_reversed(round: &[TeamGame]) -> Vec<TeamGame> {
    round.iter().map(|it| TeamGame { first_color: it.first_color.other(), ..*it }).collect()
}

#[cfg(test)]
mod tests {
    use super::{Legs, TeamGame, scheveningen};
    use crate::tournament::Color;

    /// The published tables: for how many players, how many legs, and the games by round, White first.
    fn published() -> Vec<(usize, Legs, Vec<Vec<String>>)> {
        let mut tables: Vec<(usize, Legs, Vec<Vec<String>>)> = Vec::new();
        for line in include_str!("scheveningen_published.txt").lines() {
            let words: Vec<&str> = line.split(' ').collect();
            match words[..] {
                ["#", ..] => {}
                ["players", players] => {
                    tables.push((players.parse().unwrap(), Legs::One, Vec::new()));
                }
                ["players", players, "twice"] => {
                    tables.push((players.parse().unwrap(), Legs::Two, Vec::new()));
                }
                _ => {
                    let games = words.iter().map(|it| (*it).to_owned()).collect();
                    tables.last_mut().unwrap().2.push(games);
                }
            }
        }
        tables
    }

    fn printed(game: &TeamGame) -> String {
        let (first, second) = (game.first_team + 1, game.second_team + 1);
        match game.first_color {
            Color::White => format!("A{first}-B{second}"),
            Color::Black => format!("B{second}-A{first}"),
        }
    }

    /// The colours of everybody, first those of the first team.
    fn colors(players: usize, rounds: &[Vec<TeamGame>]) -> Vec<Vec<Color>> {
        let mut colors = vec![Vec::new(); 2 * players];
        for game in rounds.iter().flatten() {
            colors[game.first_team].push(game.first_color);
            colors[players + game.second_team].push(game.first_color.other());
        }
        colors
    }

    fn sizes() -> impl Iterator<Item = usize> {
        (1..=40).filter(|it| it % 4 != 2 || [2, 6, 10].contains(it))
    }

    fn whites(colors: &[Color]) -> usize {
        colors.iter().filter(|it| **it == Color::White).count()
    }

    #[test]
    fn the_tables_are_the_published_ones() {
        let tables = published();
        let of = |legs| tables.iter().filter(|it| it.1 == legs).map(|it| it.0).collect::<Vec<_>>();
        assert_eq!(of(Legs::One), (2..=13).collect::<Vec<_>>());
        assert_eq!(of(Legs::Two), [3, 4]);
        for (players, legs, rounds) in tables {
            let ours: Vec<Vec<String>> = scheveningen(players, legs)
                .unwrap()
                .iter()
                .map(|round| round.iter().map(printed).collect())
                .collect();
            assert_eq!(ours, rounds, "{players} players, {legs:?}");
        }
    }

    #[test]
    fn everybody_meets_everybody_of_the_other_team_once() {
        for players in sizes() {
            let rounds = scheveningen(players, Legs::One).unwrap();
            assert_eq!(rounds.len(), players);
            let all = |count| (0..count).collect::<Vec<_>>();
            for round in &rounds {
                let mut opponents: Vec<_> = round.iter().map(|it| it.second_team).collect();
                opponents.sort_unstable();
                assert_eq!(opponents, all(players));
                let boards: Vec<_> = round.iter().map(|it| it.first_team).collect();
                assert_eq!(boards, all(players));
            }
            let mut met: Vec<_> = rounds
                .iter()
                .flatten()
                .map(|it| it.first_team * players + it.second_team)
                .collect();
            met.sort_unstable();
            assert_eq!(met, all(players * players));
        }
    }

    #[test]
    fn colours_are_equal_or_differ_by_one_and_never_come_three_times_in_a_row() {
        for players in sizes() {
            for legs in [Legs::One, Legs::Two] {
                let rounds = scheveningen(players, legs).unwrap();
                for mine in colors(players, &rounds) {
                    let count = whites(&mine);
                    assert!(count.abs_diff(mine.len() - count) <= mine.len() % 2);
                    let three = mine.windows(3).any(|it| it[0] == it[1] && it[1] == it[2]);
                    assert!(!three, "{players} players, {legs:?}");
                }
            }
        }
    }

    #[test]
    fn in_every_round_both_teams_have_as_many_whites_or_one_more() {
        for players in sizes().filter(|it| *it != 2) {
            for round in scheveningen(players, Legs::One).unwrap() {
                let colors: Vec<_> = round.iter().map(|it| it.first_color).collect();
                assert_eq!(whites(&colors).abs_diff(players - whites(&colors)), players % 2);
            }
        }
    }

    #[test]
    fn where_no_table_is_known_none_is_given() {
        for players in [0, 14, 18, 22] {
            assert_eq!(scheveningen(players, Legs::One), None);
        }
    }
}
