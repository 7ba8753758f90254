//! Who leaves a round robin, or is expelled: Handbook C.05, article 6.6. It is applied to teams and their matches in the same way.

use crate::dutch::Pairing;
use crate::score::{Points, Score};
use crate::tournament::{Player, Round};

/// What becomes of the results of a player who has left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Results {
    /// Less than half of his games were played: they stay in the table, for rating and for the record, and count in nobody's final standing.
    OnlyInTheTable,
    /// Half or more were played: they count.
    Count,
}

/// Article 6.6: how many of his games did he play? Exactly half is enough.
#[must_use]
pub const fn results(games: usize, played: usize) -> Results {
    if played < games.div_ceil(2) { Results::OnlyInTheTable } else { Results::Count }
}

/// A player who has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Left {
    pub player: usize,
    pub results: Results,
}

/// The table of a round robin after some have left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrossTable {
    /// By player and round; nothing where a game is still to be played, or somebody is free.
    rounds: Vec<Vec<Option<Round>>>,
    left: Vec<Left>,
}

impl CrossTable {
    /// The table of `players` who play by `schedule`. The games that were left open by those who have `gone` are lost by forfeit, and won so by
    /// their opponents if these are still there.
    #[must_use]
    pub fn new(schedule: &[Pairing], players: &[Player], gone: &[usize]) -> Self {
        let mut rounds: Vec<Vec<Option<Round>>> = players
            .iter()
            .map(|player| (0..schedule.len()).map(|at| player.rounds.get(at).copied()).collect())
            .collect();
        for (at, round) in schedule.iter().enumerate() {
            for (white, black) in &round.games {
                for (player, opponent) in [(*white, *black), (*black, *white)] {
                    let there = !gone.contains(&player);
                    if there && !gone.contains(&opponent) {
                        continue;
                    }
                    let cell = rounds.get_mut(player).and_then(|it| it.get_mut(at));
                    if let Some(open @ None) = cell {
                        *open = Some(Round::Forfeit { opponent, won: there });
                    }
                }
            }
        }
        let results = |at, it| results(games_of(schedule, at), played_by(it));
        let left = players
            .iter()
            .enumerate()
            .filter(|(at, _)| gone.contains(at))
            .map(|(at, it)| Left { player: at, results: results(at, it) })
            .collect();
        Self { rounds, left }
    }

    /// Who has left, and what his results are worth.
    #[must_use]
    pub fn left(&self) -> &[Left] {
        &self.left
    }

    /// All rounds of a player as the table shows them.
    #[must_use]
    pub fn rounds(&self, player: usize) -> &[Option<Round>] {
        self.rounds.get(player).map_or(&[], Vec::as_slice)
    }

    /// Does the player have a place in the final standings?
    #[must_use]
    pub fn is_ranked(&self, player: usize) -> bool {
        !self.left.contains(&Left { player, results: Results::OnlyInTheTable })
    }

    /// The rounds of a player that count in the final standings, with their numbers from 0.
    pub fn counted(&self, player: usize) -> impl Iterator<Item = (usize, Round)> {
        let ranked = self.is_ranked(player);
        self.rounds(player)
            .iter()
            .enumerate()
            .filter_map(|(at, it)| it.map(|it| (at, it)))
            .filter(move |(_, it)| ranked && opponent_of(it).is_none_or(|it| self.is_ranked(it)))
    }

    /// His points in the final standings.
    #[must_use]
    pub fn score(&self, player: usize, points: &Points) -> Score {
        self.counted(player).map(|(_, round)| points.of_round(Some(&round))).sum()
    }
}

fn opponent_of(round: &Round) -> Option<usize> {
    match round {
        Round::Game { opponent, .. } | Round::Forfeit { opponent, .. } => Some(*opponent),
        Round::Bye(_) => None,
    }
}

fn games_of(schedule: &[Pairing], player: usize) -> usize {
    let games = schedule.iter().flat_map(|it| &it.games);
    games.filter(|(white, black)| *white == player || *black == player).count()
}

/// A game that was not played has not been completed, whoever got its point.
fn played_by(player: &Player) -> usize {
    player.rounds.iter().filter(|it| matches!(it, Round::Game { .. })).count()
}

#[cfg(test)]
mod tests {
    use super::{CrossTable, Results, results};
    use crate::dutch::Pairing;
    use crate::score::{Points, Score};
    use crate::tables::berger::{Cycles, round_robin};
    use crate::tournament::{Bye, Color, Outcome, Player, Round};

    const TWICE: Cycles = Cycles::Two { last_two_exchanged: true };

    /// The first rounds of a schedule, White wins everything.
    fn white_wins(schedule: &[Pairing], count: usize, played: usize) -> Vec<Player> {
        let mut players = vec![Player::default(); count];
        for round in &schedule[..played] {
            for (white, black) in &round.games {
                let game = |opponent: &usize, color, outcome| Round::Game {
                    opponent: *opponent,
                    color,
                    outcome,
                };
                players[*white].rounds.push(game(black, Color::White, Outcome::Win));
                players[*black].rounds.push(game(white, Color::Black, Outcome::Loss));
            }
            if let Some(free) = round.bye {
                players[free].rounds.push(Round::Bye(Bye::Absent));
            }
        }
        players
    }

    fn after(count: usize, cycles: Cycles, played: usize, gone: &[usize]) -> CrossTable {
        let schedule = round_robin(count, cycles);
        CrossTable::new(&schedule, &white_wins(&schedule, count, played), gone)
    }

    fn forfeits(table: &CrossTable, player: usize) -> Vec<bool> {
        let won = |it: &Option<Round>| match it {
            Some(Round::Forfeit { won, .. }) => Some(*won),
            _ => None,
        };
        table.rounds(player).iter().filter_map(won).collect()
    }

    #[test]
    fn exactly_half_is_enough() {
        for (games, played, expected) in [
            (9, 4, Results::OnlyInTheTable),
            (9, 5, Results::Count),
            (10, 4, Results::OnlyInTheTable),
            (10, 5, Results::Count),
            (1, 0, Results::OnlyInTheTable),
            (1, 1, Results::Count),
        ] {
            assert_eq!(results(games, played), expected, "{played} of {games}");
        }
    }

    #[test]
    fn who_leaves_ten_players_after_four_rounds_counts_for_nobody() {
        let table = after(10, Cycles::One, 4, &[0]);
        assert!(!table.is_ranked(0));
        assert_eq!(table.counted(0).count(), 0);
        assert_eq!(table.score(0, &Points::default()), Score::ZERO);
        // Number 10 lost to number 1 in round 1; number 8 would have met him in round 8.
        assert_eq!(table.counted(9).count(), 3);
        assert_eq!(
            table.rounds(9)[0].map(|it| matches!(it, Round::Game { opponent: 0, .. })),
            Some(true)
        );
        assert_eq!(table.rounds(7)[7], Some(Round::Forfeit { opponent: 0, won: true }));
        assert!(table.counted(7).all(|(round, _)| round != 7));
    }

    #[test]
    fn who_leaves_ten_players_after_five_rounds_keeps_his_points_and_gives_away_the_rest() {
        let table = after(10, Cycles::One, 5, &[0]);
        assert!(table.is_ranked(0));
        // White in rounds 1, 2 and 4.
        assert_eq!(table.score(0, &Points::default()), Score::tenths(30));
        assert_eq!(forfeits(&table, 0), [false; 4]);
        assert_eq!(table.rounds(7)[7], Some(Round::Forfeit { opponent: 0, won: true }));
        assert!(table.counted(7).any(|(round, _)| round == 7));
    }

    #[test]
    fn who_was_free_has_fewer_games_to_play_half_of() {
        // Nine players have eight games each in nine rounds. Number 1 is free in the first round: after five rounds he has played four games.
        assert!(after(9, Cycles::One, 5, &[0]).is_ranked(0));
        assert!(!after(9, Cycles::One, 4, &[0]).is_ranked(0));
        assert_eq!(after(9, Cycles::One, 5, &[0]).rounds(0)[0], Some(Round::Bye(Bye::Absent)));
    }

    #[test]
    fn in_a_double_round_robin_half_is_the_whole_first_cycle() {
        assert!(!after(6, TWICE, 4, &[3]).is_ranked(3));
        assert!(after(6, TWICE, 5, &[3]).is_ranked(3));
    }

    #[test]
    fn a_game_won_by_forfeit_before_was_not_played() {
        let schedule = round_robin(4, Cycles::One);
        let mut players = white_wins(&schedule, 4, 2);
        // Number 1 met number 4 in round 1, who did not come.
        players[0].rounds[0] = Round::Forfeit { opponent: 3, won: true };
        players[3].rounds[0] = Round::Forfeit { opponent: 0, won: false };
        assert!(!CrossTable::new(&schedule, &players, &[0]).is_ranked(0), "one of three");
        assert!(CrossTable::new(&schedule, &players, &[1]).is_ranked(1), "two of three");
    }

    #[test]
    fn two_who_have_left_both_lose_their_game() {
        let table = after(6, Cycles::One, 2, &[2, 3]);
        // Numbers 3 and 4 meet in round 1 of the table for six; numbers 4 and 5 in round 3, numbers 3 and 6 in round 5.
        assert_eq!(forfeits(&table, 2), [false; 3]);
        assert_eq!(table.rounds(5)[4], Some(Round::Forfeit { opponent: 2, won: true }));
        let table = after(6, Cycles::One, 0, &[2, 3]);
        assert_eq!(table.rounds(2)[0], Some(Round::Forfeit { opponent: 3, won: false }));
        assert_eq!(table.rounds(3)[0], Some(Round::Forfeit { opponent: 2, won: false }));
    }

    #[test]
    fn those_who_stay_lose_the_same_number_of_games_to_the_record() {
        for (count, played) in [(6, 2), (7, 3), (12, 5)] {
            let table = after(count, Cycles::One, played, &[1]);
            assert!(!table.is_ranked(1));
            for player in (0..count).filter(|it| *it != 1) {
                let seen =
                    table.rounds(player).iter().flatten().filter(|it| !matches!(it, Round::Bye(_)));
                let counted =
                    table.counted(player).filter(|(_, it)| !matches!(it, Round::Bye(_))).count();
                assert_eq!(seen.count(), counted + 1, "{count} players, {player}");
            }
        }
    }

    #[test]
    fn nobody_has_left_and_nothing_changes() {
        let table = after(6, Cycles::One, 3, &[]);
        assert!(table.left().is_empty());
        assert!((0..6).all(|it| table.counted(it).count() == 3 && forfeits(&table, it).is_empty()));
        assert_eq!(table.rounds(7), []);
    }
}
