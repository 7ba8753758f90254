//! Baku acceleration, Handbook C.04.7 (C.04.5.1 until January 2026): whoever starts in the upper half is paired in the first rounds as if he had more
//! points.

use std::fmt;

use crate::score::Score;
use crate::tournament::{Round, Tournament};

/// Why a tournament cannot be accelerated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAccelerated {
    /// Nobody has said how many rounds there will be.
    RoundsUnknown,
    /// A win has to be worth two draws, and a loss nothing (Article 1.1).
    Points,
}

impl fmt::Display for NotAccelerated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RoundsUnknown => "the number of rounds is not known",
            Self::Points => "a win is not worth two draws, or a loss is worth something",
        })
    }
}

impl std::error::Error for NotAccelerated {}

/// More rounds than any tournament has.
const ROUNDS_MAX: usize = 999;

/// Gives the players their points of acceleration. Group A is the upper half, made even, of those who are to be paired before the first round (1.2); later it
/// is told from who was paired in the first round, so that whoever comes late joins the group in which his number falls (1.3). Half of the rounds
/// are accelerated: the first half of those with the points of a win, the second with those of a draw (1.4).
///
/// # Errors
///
/// If the tournament cannot be accelerated.
pub fn accelerate(tournament: &mut Tournament) -> Result<(), NotAccelerated> {
    let points = tournament.points;
    if tournament.rounds > ROUNDS_MAX {
        return Err(NotAccelerated::RoundsUnknown);
    }
    if points.win != points.draw + points.draw || points.loss != Score::ZERO {
        return Err(NotAccelerated::Points);
    }
    let first = |it: usize| {
        let player = &tournament.players[it];
        if tournament.paired == 0 {
            player.present
        } else {
            player.rounds.first().is_some_and(Round::is_paired)
        }
    };
    let starters: Vec<usize> = (0..tournament.players.len()).filter(|it| first(*it)).collect();
    let group = (2 * starters.len().div_ceil(4)).min(starters.len());
    let border = starters.get(group.saturating_sub(1)).copied();
    let accelerated = tournament.rounds.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let extra: Vec<Score> =
        (0..accelerated).map(|round| if round < full { points.win } else { points.draw }).collect();
    for (number, player) in tournament.players.iter_mut().enumerate() {
        player.extra =
            if border.is_some_and(|it| number <= it) { extra.clone() } else { Vec::new() };
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{NotAccelerated, accelerate};
    use crate::{Bye, Color, Player, Points, Round, Score, Tournament};

    fn tournament(players: usize, rounds: usize) -> Tournament {
        Tournament {
            players: vec![Player { present: true, ..Player::default() }; players],
            rounds,
            paired: 0,
            points: Points::default(),
            initial: Color::White,
            forbidden: Vec::new(),
        }
    }

    fn group(tournament: &Tournament) -> usize {
        tournament.players.iter().take_while(|it| !it.extra.is_empty()).count()
    }

    #[test]
    fn the_upper_half_is_made_even() {
        for (players, upper) in [(161, 82), (160, 80), (162, 82), (5, 4), (4, 2), (1, 2)] {
            let mut it = tournament(players, 9);
            assert_eq!(accelerate(&mut it), Ok(()));
            assert_eq!(group(&it), upper.min(players), "of {players}");
        }
    }

    #[test]
    fn half_of_the_rounds_are_accelerated_and_half_of_those_fully() {
        for (rounds, full, half) in [(9, 3, 2), (11, 3, 3), (7, 2, 2), (5, 2, 1), (10, 3, 2)] {
            let mut it = tournament(20, rounds);
            assert_eq!(accelerate(&mut it), Ok(()));
            let extra = &it.players[0].extra;
            assert_eq!(
                extra.iter().filter(|it| **it == Score::ONE).count(),
                full,
                "{rounds} rounds"
            );
            assert_eq!(
                extra.iter().filter(|it| **it == Score::HALF).count(),
                half,
                "{rounds} rounds"
            );
        }
    }

    #[test]
    fn the_border_stays_when_others_come_later() {
        let mut it = tournament(10, 9);
        for late in [1, 9] {
            it.players[late].present = false;
        }
        assert_eq!(accelerate(&mut it), Ok(()));
        assert_eq!(group(&it), 5, "four of eight who are there, and one between them who is not");
        let upper = group(&it);
        for (number, player) in it.players.iter_mut().enumerate() {
            let here = number != 1 && number != 9;
            player.rounds = vec![Round::Bye(if here { Bye::Allocated } else { Bye::Absent })];
            player.present = true;
        }
        it.paired = 1;
        assert_eq!(accelerate(&mut it), Ok(()));
        assert_eq!(group(&it), upper);
    }

    #[test]
    fn some_tournaments_cannot_be_accelerated() {
        let mut it = tournament(10, usize::MAX);
        assert_eq!(accelerate(&mut it), Err(NotAccelerated::RoundsUnknown));
        it.rounds = 9;
        it.points = Points::of(Score::tenths(30), Score::ONE, Score::ZERO);
        assert_eq!(accelerate(&mut it), Err(NotAccelerated::Points));
    }
}
