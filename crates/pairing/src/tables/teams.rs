//! A round robin of teams: the Berger table says which teams meet, and on the boards of a match the colours alternate.

use super::berger::{Cycles, round_robin};
use crate::tournament::Color;

/// A match of two teams. The team that is named first has White on the first board, and so on every odd one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamMatch {
    pub first: usize,
    pub second: usize,
}

impl TeamMatch {
    /// The colour of a team on a board, the first one being 0; nothing if the team is not in the match.
    #[must_use]
    pub fn color(&self, team: usize, board: usize) -> Option<Color> {
        let first = if board.is_multiple_of(2) { Color::White } else { Color::Black };
        match team {
            it if it == self.first => Some(first),
            it if it == self.second => Some(first.other()),
            _ => None,
        }
    }
}

/// A round of teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundOfTeams {
    pub matches: Vec<TeamMatch>,
    /// The team that is free, if their number is odd.
    pub bye: Option<usize>,
}

/// All rounds. The second time two teams meet every board has the other colour.
#[must_use]
pub fn team_round_robin(teams: usize, cycles: Cycles) -> Vec<RoundOfTeams> {
    let of = |(first, second)| TeamMatch { first, second };
    round_robin(teams, cycles)
        .into_iter()
        .map(|it| RoundOfTeams { matches: it.games.into_iter().map(of).collect(), bye: it.bye })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{TeamMatch, team_round_robin};
    use crate::tables::berger::Cycles;
    use crate::tournament::Color;

    #[test]
    fn colours_alternate_from_board_to_board() {
        let game = TeamMatch { first: 4, second: 1 };
        let colors = |team| (0..4).map(|board| game.color(team, board)).collect::<Vec<_>>();
        let (white, black) = (Some(Color::White), Some(Color::Black));
        assert_eq!(colors(4), [white, black, white, black]);
        assert_eq!(colors(1), [black, white, black, white]);
        assert_eq!(colors(2), [None; 4]);
    }

    #[test]
    fn in_two_cycles_every_board_has_both_colours_against_every_team() {
        let cycles = Cycles::Two { last_two_exchanged: true };
        for teams in 3..=12 {
            let rounds = team_round_robin(teams, cycles);
            assert_eq!(rounds.iter().filter(|it| it.bye == Some(0)).count(), teams % 2 * 2);
            for (one, other) in (1..teams).flat_map(|it| (0..it).map(move |other| (it, other))) {
                let matches = || rounds.iter().flat_map(|it| &it.matches);
                let meet: Vec<_> = matches().filter(|it| it.color(other, 0).is_some()).collect();
                for board in 0..5 {
                    let colors: Vec<_> =
                        meet.iter().filter_map(|it| it.color(one, board)).collect();
                    assert_eq!(colors.len(), 2);
                    assert_ne!(colors[0], colors[1]);
                }
            }
        }
    }
}
