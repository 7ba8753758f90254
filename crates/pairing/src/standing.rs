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
    /// His points without it.
    pub(crate) plain: Score,
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
            plain: tournament.score_after(player, tournament.paired),
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
        unplayed => {
            let gained = tournament.worth(unplayed) > tournament.points.loss;
            (gained || rules.absence_floats).then_some(Float::Down)
        }
    }
}
