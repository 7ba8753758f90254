//! Round robins by the Berger tables, Handbook C.05, annex 1.

use crate::dutch::Pairing;

/// How often everybody meets everybody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cycles {
    One,
    /// Twice, the second time with the other colours.
    Two {
        /// The annex recommends to play the last two rounds of the first cycle in the opposite order. With an even number of players two of
        /// them have the same colour three times in a row otherwise.
        last_two_exchanged: bool,
    },
}

/// All rounds of a round robin, in the order in which they are played. Fewer than two players have none.
#[must_use]
pub fn round_robin(players: usize, cycles: Cycles) -> Vec<Pairing> {
    let table: Vec<Pairing> = (0..).map_while(|at| round(players, at)).collect();
    match cycles {
        Cycles::One => table,
        Cycles::Two { last_two_exchanged } => {
            let back = table.iter().map(colors_reversed).collect::<Vec<_>>();
            let mut rounds = table;
            if let [.., one, other] = rounds.as_mut_slice()
                && last_two_exchanged
            {
                std::mem::swap(one, other);
            }
            rounds.extend(back);
            rounds
        }
    }
}

/// One round of the table, the first one being 0. If the number of players is odd, the highest number of the table is the bye.
///
/// All numbers but the highest stand in a circle. One of them meets the highest, with White in the first round and then in turns; those who are
/// equally far from him meet each other, and White has who comes after him. From round to round he is the one half the circle further on.
#[must_use]
pub fn round(players: usize, at: usize) -> Option<Pairing> {
    let highest = (players + players % 2).checked_sub(1)?;
    if players < 2 || at >= highest {
        return None;
    }
    let half = highest.div_ceil(2);
    let anchor = at / 2 + at % 2 * half;
    let first = if at.is_multiple_of(2) { (anchor, highest) } else { (highest, anchor) };
    let others =
        (1..half).map(|far| ((anchor + far) % highest, (anchor + highest - far) % highest));
    let mut pairing = Pairing::default();
    for (white, black) in std::iter::once(first).chain(others) {
        if white < players && black < players {
            pairing.games.push((white, black));
        } else {
            pairing.bye = Some(white.min(black));
        }
    }
    Some(pairing)
}

fn colors_reversed(round: &Pairing) -> Pairing {
    Pairing {
        games: round.games.iter().map(|(white, black)| (*black, *white)).collect(),
        bye: round.bye,
    }
}

#[cfg(test)]
mod tests {
    use super::{Cycles, round, round_robin};
    use crate::dutch::Pairing;
    use crate::tournament::Color;

    const EXCHANGED: Cycles = Cycles::Two { last_two_exchanged: true };
    const AS_PRINTED: Cycles = Cycles::Two { last_two_exchanged: false };

    /// Its games with numbers from 1, White first.
    type Printed = Vec<(usize, usize)>;

    /// The published tables: for how many players, and the rounds.
    fn published() -> Vec<(usize, Vec<Printed>)> {
        let mut tables: Vec<(usize, Vec<Printed>)> = Vec::new();
        for line in include_str!("berger_published.txt").lines() {
            if let Some(players) = line.strip_prefix("players ") {
                tables.push((players.parse().unwrap(), Vec::new()));
            } else if !line.starts_with('#') {
                let games = line.split(' ').map(|it| {
                    let (white, black) = it.split_once('-').unwrap();
                    (white.parse().unwrap(), black.parse().unwrap())
                });
                tables.last_mut().unwrap().1.push(games.collect());
            }
        }
        tables
    }

    fn printed(round: &Pairing) -> Printed {
        round.games.iter().map(|(white, black)| (white + 1, black + 1)).collect()
    }

    /// The colours of a player, round by round; none where he is free.
    fn colors(rounds: &[Pairing], player: usize) -> Vec<Option<Color>> {
        let in_round = |round: &Pairing| {
            round.games.iter().find_map(|(white, black)| match player {
                it if it == *white => Some(Color::White),
                it if it == *black => Some(Color::Black),
                _ => None,
            })
        };
        rounds.iter().map(in_round).collect()
    }

    fn played(rounds: &[Pairing], player: usize) -> Vec<Color> {
        colors(rounds, player).into_iter().flatten().collect()
    }

    fn three_in_a_row(rounds: &[Pairing], player: usize) -> bool {
        played(rounds, player).windows(3).any(|it| it[0] == it[1] && it[1] == it[2])
    }

    #[test]
    fn the_tables_for_an_even_number_are_the_published_ones() {
        let tables = published();
        let sizes: Vec<usize> = tables.iter().map(|(players, _)| *players).collect();
        assert_eq!(sizes, (4..=24).step_by(2).collect::<Vec<_>>());
        for (players, rounds) in tables {
            let ours: Vec<_> = round_robin(players, Cycles::One).iter().map(printed).collect();
            assert_eq!(ours, rounds, "{players} players");
        }
    }

    #[test]
    fn with_an_odd_number_the_highest_number_of_the_published_table_is_the_bye() {
        for (even, rounds) in published() {
            let ours = round_robin(even - 1, Cycles::One);
            assert_eq!(ours.len(), rounds.len());
            for (ours, printed_round) in ours.iter().zip(rounds) {
                let (free, games): (Vec<_>, Vec<_>) =
                    printed_round.iter().partition(|(one, other)| *one == even || *other == even);
                assert_eq!(printed(ours), games);
                assert_eq!(ours.bye.map(|it| it + 1), free.iter().map(|it| it.0.min(it.1)).next());
            }
        }
    }

    #[test]
    fn everybody_meets_everybody_once_and_has_one_bye_if_the_number_is_odd() {
        for players in 2..=61 {
            let rounds = round_robin(players, Cycles::One);
            assert_eq!(rounds.len(), players - 1 + players % 2);
            let mut met: Vec<_> = rounds
                .iter()
                .flat_map(|it| &it.games)
                .map(|(one, other)| (*one.min(other), *one.max(other)))
                .collect();
            met.sort_unstable();
            let all: Vec<_> = (0..players)
                .flat_map(|one| (one + 1..players).map(move |other| (one, other)))
                .collect();
            assert_eq!(met, all, "{players} players");
            let mut free: Vec<_> = rounds.iter().filter_map(|it| it.bye).collect();
            free.sort_unstable();
            let odd = players % 2 == 1;
            assert_eq!(free, if odd { (0..players).collect() } else { vec![] });
            for player in 0..players {
                let busy = colors(&rounds, player).iter().flatten().count();
                assert_eq!(busy, players - 1, "nobody plays twice in a round");
            }
        }
    }

    #[test]
    fn colours_differ_by_one_at_most_and_never_come_three_times_in_a_row() {
        for players in 2..=61 {
            let rounds = round_robin(players, Cycles::One);
            for player in 0..players {
                let mine = played(&rounds, player);
                let whites = mine.iter().filter(|it| **it == Color::White).count();
                assert!(whites.abs_diff(mine.len() - whites) <= 1);
                assert_eq!(
                    players % 2 == 1,
                    2 * whites == mine.len(),
                    "equal if all games are even"
                );
                assert!(!three_in_a_row(&rounds, player), "{players} players, {player}");
            }
        }
    }

    #[test]
    fn in_a_double_round_robin_everybody_meets_everybody_with_both_colours() {
        for players in 2..=41 {
            for cycles in [EXCHANGED, AS_PRINTED] {
                let rounds = round_robin(players, cycles);
                let mut games: Vec<_> =
                    rounds.iter().flat_map(|it| it.games.iter().copied()).collect();
                games.sort_unstable();
                let all: Vec<_> = (0..players)
                    .flat_map(|one| (0..players).map(move |other| (one, other)))
                    .filter(|(one, other)| one != other)
                    .collect();
                assert_eq!(games, all);
                assert!(
                    (0..players).all(|it| rounds
                        .iter()
                        .filter(|round| round.bye == Some(it))
                        .count()
                        == players % 2 * 2)
                );
            }
        }
    }

    #[test]
    fn the_last_two_rounds_exchanged_spare_two_players_three_equal_colours() {
        for players in 3..=41 {
            let exchanged = round_robin(players, EXCHANGED);
            assert!((0..players).all(|it| !three_in_a_row(&exchanged, it)), "{players} players");
            let printed = round_robin(players, AS_PRINTED);
            let three: Vec<_> = (0..players).filter(|it| three_in_a_row(&printed, *it)).collect();
            let expected = if players % 2 == 0 { vec![0, players / 2] } else { vec![] };
            assert_eq!(three, expected, "{players} players");
        }
    }

    #[test]
    fn the_last_two_rounds_of_the_first_cycle_are_exchanged_and_no_others() {
        let (one, two) = (round_robin(6, Cycles::One), round_robin(6, EXCHANGED));
        assert_eq!(two[..3], one[..3]);
        assert_eq!((&two[3], &two[4]), (&one[4], &one[3]));
        assert_eq!(two[9].games, [(5, 2), (1, 3), (0, 4)], "the second cycle is in order");
    }

    #[test]
    fn fewer_than_two_players_have_no_rounds() {
        assert!(round_robin(0, EXCHANGED).is_empty());
        assert!(round_robin(1, EXCHANGED).is_empty());
        assert_eq!(round_robin(2, Cycles::One), [Pairing { games: vec![(0, 1)], bye: None }]);
        assert_eq!(round(6, 5), None);
    }
}
