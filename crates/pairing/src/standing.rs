//! What a player brings into the round that is to be paired.

use crate::color::Preference;
use crate::edition::Rules;
use crate::score::Score;
use crate::tournament::{Bye, Color, Round, Tournament};

/// A float of an earlier round (Article 1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Float {
    Down,
    Up,
}

/// A player as the pairing sees him.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Standing {
    /// His place in the tournament; the pairing number is one more.
    pub(crate) number: usize,
    /// His place among those who have been paired so far or are paired now: whoever has not come yet takes nobody's number.
    pub(crate) place: usize,
    /// His points, with what acceleration adds.
    pub(crate) score: Score,
    pub(crate) preference: Preference,
    /// The colours of his games, the last one last.
    pub(crate) colors: Vec<Color>,
    /// The float of the last round and of the one before.
    pub(crate) floats: [Option<Float>; 2],
    /// May he have the pairing-allocated bye (criterion C2)?
    pub(crate) bye_open: bool,
    pub(crate) unplayed: usize,
    pub(crate) opponents: Vec<usize>,
}

impl Standing {
    pub(crate) fn of(tournament: &Tournament, number: usize, rules: &Rules) -> Self {
        let player = &tournament.players[number];
        let rounds = &player.rounds[..player.rounds.len().min(tournament.paired)];
        let games = rounds.iter().filter_map(|it| match it {
            Round::Game { opponent, color, .. } => Some((*opponent, *color)),
            Round::Forfeit { .. } | Round::Bye(_) => None,
        });
        let (mut opponents, colors): (Vec<usize>, Vec<Color>) = games.unzip();
        opponents.sort_unstable();
        let float = |back: usize| {
            tournament
                .paired
                .checked_sub(back)
                .and_then(|round| float_of(tournament, number, round, rules))
        };
        Self {
            number,
            place: number,
            score: tournament.pairing_score(player, tournament.paired),
            preference: Preference::of(&colors),
            floats: [float(1), float(2)],
            bye_open: !rounds.iter().any(|it| bars_bye(tournament, it, rules)),
            unplayed: tournament.paired - colors.len().min(tournament.paired),
            opponents,
            colors,
        }
    }

    pub(crate) fn has_met(&self, other: &Self) -> bool {
        self.opponents.binary_search(&other.number).is_ok()
            || other.opponents.binary_search(&self.number).is_ok()
    }

    pub(crate) fn floated(&self, back: usize, float: Float) -> bool {
        self.floats[back - 1] == Some(float)
    }
}

/// Criterion C2: who had the bye, or a full point without play, does not get it again.
fn bars_bye(tournament: &Tournament, round: &Round, rules: &Rules) -> bool {
    match round {
        Round::Game { .. } => false,
        Round::Bye(Bye::Allocated) => true,
        Round::Forfeit { won: true, .. } if !rules.any_full_point_bars => true,
        Round::Forfeit { .. } | Round::Bye(Bye::Full | Bye::Half | Bye::Absent) => {
            rules.any_full_point_bars && tournament.worth(Some(round)) >= tournament.points.win
        }
    }
}

/// Articles 1.4.2 to 1.4.4.
fn float_of(tournament: &Tournament, number: usize, round: usize, rules: &Rules) -> Option<Float> {
    let player = &tournament.players[number];
    match player.rounds.get(round) {
        Some(Round::Game { opponent, .. }) => {
            let own = tournament.pairing_score(player, round);
            let other = tournament.pairing_score(tournament.players.get(*opponent)?, round);
            match own.cmp(&other) {
                std::cmp::Ordering::Greater => Some(Float::Down),
                std::cmp::Ordering::Less => Some(Float::Up),
                std::cmp::Ordering::Equal => None,
            }
        }
        // Whatever it is worth (Article 1.4.3).
        Some(Round::Bye(Bye::Allocated)) => Some(Float::Down),
        unplayed => {
            let gained = tournament.worth(unplayed) > tournament.points.loss;
            (gained || rules.absence_floats).then_some(Float::Down)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Float, Standing};
    use crate::tournament::Color::{Black, White};
    use crate::{Bye, Edition, Outcome, Player, Points, Round, Score, Tournament};

    /// Two rounds of a player and his opponents: what he had, and the float that it was.
    fn after(round: Round, points: Points) -> Standing {
        let won = Round::Game { opponent: 2, color: White, outcome: Outcome::Win };
        let lost = Round::Game { opponent: 3, color: White, outcome: Outcome::Loss };
        let other = |opponent, outcome| Round::Game { opponent, color: Black, outcome };
        let rounds = [
            vec![won, round],
            vec![lost, other(0, Outcome::Draw)],
            vec![other(0, Outcome::Loss), Round::Bye(Bye::Absent)],
            vec![other(1, Outcome::Win), other(0, Outcome::Draw)],
        ];
        let player = |rounds| Player { rounds, present: true, ..Player::default() };
        let tournament = Tournament {
            players: rounds.into_iter().map(player).collect(),
            rounds: 9,
            paired: 2,
            points,
            initial: White,
            forbidden: Vec::new(),
        };
        Standing::of(&tournament, 0, &Edition::Dutch2026.rules())
    }

    fn game(opponent: usize) -> Round {
        Round::Game { opponent, color: White, outcome: Outcome::Draw }
    }

    #[test]
    fn floats_are_told_from_the_points_before_the_round() {
        let usual = Points::default();
        let no_points = Points { allocated_bye: Score::ZERO, ..usual };
        for (round, points, float) in [
            (game(1), usual, Some(Float::Down)),
            (game(3), usual, None),
            (Round::Bye(Bye::Allocated), usual, Some(Float::Down)),
            (Round::Bye(Bye::Allocated), no_points, Some(Float::Down)),
            (Round::Bye(Bye::Full), usual, Some(Float::Down)),
            (Round::Bye(Bye::Half), usual, Some(Float::Down)),
            (Round::Bye(Bye::Absent), usual, None),
            (Round::Forfeit { opponent: 1, won: true }, usual, Some(Float::Down)),
            (Round::Forfeit { opponent: 1, won: false }, usual, None),
        ] {
            assert_eq!(after(round, points).floats, [float, None], "{round:?}");
        }
    }

    #[test]
    fn who_had_the_bye_or_a_full_point_without_play_does_not_have_it_again() {
        let usual = Points::default();
        let half = Points { allocated_bye: Score::HALF, ..usual };
        for (round, points, open) in [
            (game(1), usual, true),
            (Round::Bye(Bye::Allocated), usual, false),
            (Round::Bye(Bye::Allocated), half, false),
            (Round::Bye(Bye::Full), usual, false),
            (Round::Bye(Bye::Half), usual, true),
            (Round::Bye(Bye::Absent), usual, true),
            (Round::Forfeit { opponent: 1, won: true }, usual, false),
            (Round::Forfeit { opponent: 1, won: false }, usual, true),
        ] {
            assert_eq!(after(round, points).bye_open, open, "{round:?}");
        }
    }

    #[test]
    fn a_round_without_a_game_is_counted_as_unplayed() {
        let usual = Points::default();
        assert_eq!(after(game(1), usual).unplayed, 0);
        assert_eq!(after(Round::Bye(Bye::Half), usual).unplayed, 1);
        assert_eq!(after(Round::Forfeit { opponent: 1, won: true }, usual).unplayed, 1);
    }
}
