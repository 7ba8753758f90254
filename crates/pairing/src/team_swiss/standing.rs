//! What a team brings into the round that is to be paired.

use super::preference::Preference;
use super::{Encounter, TeamTournament};
use crate::score::Score;
use crate::tournament::{Bye, Color};

pub(super) struct Standing {
    /// Its place in the tournament; the pairing number is one more.
    pub(super) number: usize,
    /// Its place among those who have come so far: a team that has not come yet holds no number (C.04.2, 2.4).
    pub(super) place: usize,
    /// The primary score, with what acceleration adds.
    pub(super) score: Score,
    /// The primary score without it.
    pub(super) primary: Score,
    pub(super) secondary: Score,
    /// The colours of the matches that were played, the last one last (Article 1.6.1).
    pub(super) colors: Vec<Color>,
    pub(super) preference: Option<Preference>,
    /// Did it meet a team with another score in the previous round (Article 1.5)?
    pub(super) floated: bool,
    /// May it have the bye (criterion C2)?
    pub(super) bye_open: bool,
    pub(super) opponents: Vec<usize>,
}

impl Standing {
    pub(super) fn of(tournament: &TeamTournament, number: usize, place: usize) -> Self {
        let team = &tournament.teams[number];
        let rounds = &team.rounds[..team.rounds.len().min(tournament.paired)];
        let matches = rounds.iter().filter_map(|it| match it.encounter {
            Encounter::Match { opponent, color } => Some((opponent, color)),
            Encounter::Forfeit { .. } | Encounter::Bye(_) => None,
        });
        let (opponents, colors): (Vec<usize>, Vec<Color>) = matches.unzip();
        let last = tournament.paired + 1 >= tournament.rounds;
        Self {
            number,
            place,
            score: score_before(tournament, number, tournament.paired),
            primary: rounds.iter().map(|it| it.primary).sum(),
            secondary: rounds.iter().map(|it| it.secondary).sum(),
            preference: tournament.preferences.of(&colors, last),
            floated: floated(tournament, number),
            bye_open: !rounds.iter().any(|it| bars_bye(it.encounter)),
            opponents,
            colors,
        }
    }

    /// Article 1.6.2: matches with White less matches with Black.
    pub(super) fn difference(&self) -> i64 {
        difference(&self.colors)
    }
}

pub(super) fn difference(colors: &[Color]) -> i64 {
    colors
        .iter()
        .map(|it| match it {
            Color::White => 1,
            Color::Black => -1,
        })
        .sum()
}

/// Has the team been paired, or been given the bye, or is it to be paired now?
pub(super) fn takes_part(tournament: &TeamTournament, number: usize) -> bool {
    let team = &tournament.teams[number];
    let was_paired = |it: Encounter| match it {
        Encounter::Match { .. } | Encounter::Forfeit { .. } | Encounter::Bye(Bye::Allocated) => {
            true
        }
        Encounter::Bye(Bye::Full | Bye::Half | Bye::Absent) => false,
    };
    team.present || team.rounds.iter().take(tournament.paired).any(|it| was_paired(it.encounter))
}

/// Criterion C2: who had the bye, or won a match without playing, or was given a full point, does not get it again.
fn bars_bye(encounter: Encounter) -> bool {
    match encounter {
        Encounter::Bye(Bye::Allocated | Bye::Full) | Encounter::Forfeit { won: true, .. } => true,
        Encounter::Match { .. }
        | Encounter::Forfeit { won: false, .. }
        | Encounter::Bye(Bye::Half | Bye::Absent) => false,
    }
}

/// The points that count when the round after `rounds` others is paired.
fn score_before(tournament: &TeamTournament, number: usize, rounds: usize) -> Score {
    let Some(team) = tournament.teams.get(number) else { return Score::ZERO };
    let own: Score = team.rounds.iter().take(rounds).map(|it| it.primary).sum();
    own + team.extra.get(rounds).copied().unwrap_or_default()
}

fn floated(tournament: &TeamTournament, number: usize) -> bool {
    let Some(previous) = tournament.paired.checked_sub(1) else { return false };
    let round = tournament.teams[number].rounds.get(previous);
    match round.map(|it| it.encounter) {
        Some(Encounter::Match { opponent, .. }) => {
            score_before(tournament, number, previous)
                != score_before(tournament, opponent, previous)
        }
        Some(Encounter::Forfeit { .. } | Encounter::Bye(_)) | None => false,
    }
}
