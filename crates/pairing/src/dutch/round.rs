//! The round that is to be paired: its players, and what may never be (the absolute criteria).

use crate::edition::{Edition, Rules};
use crate::score::Score;
use crate::standing::Standing;
use crate::tournament::{Color, Tournament};

/// A round before it is paired. Players are named by their place in `players`.
pub(crate) struct RoundToPair {
    /// Those who play, in the order of Article 1.2.
    pub(crate) players: Vec<Standing>,
    /// The points of him who gets the bye (criterion C5), when their number is odd.
    pub(crate) bye_score: Option<Score>,
    pub(crate) initial: Color,
    /// Pairs that were forbidden, the smaller number first.
    forbidden: Vec<(usize, usize)>,
    /// Over how many points somebody is a topscorer (Article 1.8): in the last round only.
    top: Option<Score>,
}

impl RoundToPair {
    pub(crate) fn new(tournament: &Tournament, edition: Edition) -> Self {
        let rules: Rules = edition.rules();
        let taking_part = (0..tournament.players.len())
            .filter(|it| tournament.takes_part(&tournament.players[*it]))
            .enumerate();
        let present = taking_part.filter(|(_, it)| tournament.players[*it].present);
        let mut players: Vec<Standing> = present
            .map(|(place, it)| Standing { place, ..Standing::of(tournament, it, &rules) })
            .collect();
        players
            .sort_by(|one, other| other.score.cmp(&one.score).then(one.number.cmp(&other.number)));
        let last = tournament.paired + 1 >= tournament.rounds;
        let most = i64::from(tournament.points.most().as_tenths()) * tournament.paired as i64;
        let half = Score::tenths(i32::try_from(most / 2).unwrap_or(i32::MAX));
        let round = tournament.paired + 1;
        let now = tournament.forbidden.iter().filter(|it| it.from <= round && round <= it.to);
        let mut forbidden: Vec<(usize, usize)> =
            now.flat_map(|it| every_two(&it.players)).collect();
        forbidden.sort_unstable();
        Self {
            players,
            bye_score: None,
            initial: tournament.initial,
            forbidden,
            top: last.then_some(half),
        }
    }

    /// Article 1.8.
    pub(crate) fn is_topscorer(&self, player: &Standing) -> bool {
        self.top.is_some_and(|it| player.score > it)
    }

    pub(crate) fn is_last(&self) -> bool {
        self.top.is_some()
    }

    /// Has the organiser forbidden that these two meet?
    pub(crate) fn is_forbidden(&self, one: &Standing, other: &Standing) -> bool {
        let both = (one.number.min(other.number), one.number.max(other.number));
        self.forbidden.binary_search(&both).is_ok()
    }

    /// Criterion C3: two who are no topscorers and must have the same colour do not meet.
    pub(crate) fn colors_forbid(&self, one: &Standing, other: &Standing) -> bool {
        let (mine, theirs) = (&one.preference, &other.preference);
        mine.is_absolute()
            && theirs.is_absolute()
            && mine.clashes(theirs)
            && !self.is_topscorer(one)
            && !self.is_topscorer(other)
    }

    /// May these two meet (criteria C1 and C3, and what the organiser has forbidden)?
    pub(crate) fn may_meet(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.players[one], &self.players[other]);
        !one.has_met(other) && !self.is_forbidden(one, other) && !self.colors_forbid(one, other)
    }

    /// May this player have the bye of this round (criteria C2 and C5)?
    pub(crate) fn may_have_bye(&self, player: usize) -> bool {
        let player = &self.players[player];
        player.bye_open && self.bye_score == Some(player.score)
    }
}

fn every_two(players: &[usize]) -> impl Iterator<Item = (usize, usize)> + '_ {
    players.iter().enumerate().flat_map(move |(at, one)| {
        players[at + 1..].iter().map(move |other| (*one.min(other), *one.max(other)))
    })
}
