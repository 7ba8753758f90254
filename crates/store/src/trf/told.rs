//! What a report tells a tournament.

use std::collections::{BTreeMap, BTreeSet};

use super::header::ReportedEvent;
use super::pairs::take_pairs;
use super::read::{Report, ReportBoard, ReportRound};
use crate::players::{completed, known_among, replaced};
use crate::tournament::{Presence, Tournament};
use crate::wire::v1::report::ReportDetails;
use crate::wire::v1::tournament::{
    Bye, Pairing, PlayedElsewhere, Player, PlayerReturned, RoundMade, ScoringRecord, Settings,
};
use crate::wire::v1::{TournamentBody, V1};

/// What a report tells a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportedEntries {
    /// The entries.
    pub bodies: Vec<TournamentBody>,
    /// The ids of those who were in the tournament already.
    pub matched: Vec<String>,
    /// What becomes of each player of the list.
    pub players: Vec<TakenPlayer>,
    /// So many lines without a meaning here are not kept: the tournament has its own, or they name players by numbers that others
    /// have.
    pub lines_left: usize,
}

/// What becomes of a player of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakenPlayer {
    /// The line of the list, from 1.
    pub line: usize,
    /// As the tournament had him.
    pub was: Option<Player>,
    /// As it has him then.
    pub now: Player,
}

/// Which of two stands where list and tournament say different things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Taking {
    /// What the tournament says; only what it does not say is taken over.
    #[default]
    Known,
    /// What the list says.
    Listed,
}

impl Report {
    /// The entries for a tournament. Who is in it is not added again. Rounds need a tournament without any: a game with a
    /// result was played elsewhere; one without is to be played here. `game` names each.
    ///
    /// # Errors
    /// If a game cannot be named.
    pub fn told<E>(
        self,
        tournament: &Tournament,
        taking: Taking,
        mut game: impl FnMut() -> Result<String, E>,
    ) -> Result<ReportedEntries, E> {
        let entrants = tournament.players();
        let mut numbers: BTreeSet<u32> =
            entrants.iter().zip(1..).map(|(it, at)| it.player.start_number.unwrap_or(at)).collect();
        let known = known_among(entrants, &self.list.players);
        let (mut bodies, mut matched, mut ids) = (Vec::new(), Vec::new(), Vec::new());
        let mut players = Vec::with_capacity(ids.len());
        let mut count = entrants.len();
        let mistaken = entrants.iter().filter(|it| it.presence == Presence::Mistaken);
        let mistaken: BTreeSet<&str> = mistaken.map(|it| it.player.id.as_str()).collect();
        let mut as_numbered = true;
        let mut by_number = BTreeMap::new();
        let lines = self.list.lines.into_iter().chain(std::iter::repeat(0));
        let listed = (1..).zip(self.list.players).zip(known).zip(lines);
        for (((place, mut listed), known), line) in listed {
            let own = listed.start_number.take();
            let said = own.unwrap_or(place);
            let (was, now) = match known {
                Some(known) => {
                    let was = Player { v: Some(V1), ..known.clone() };
                    as_numbered &= was.start_number == Some(said);
                    let now = match taking {
                        Taking::Known => completed(known, listed),
                        Taking::Listed => replaced(known, listed),
                    };
                    bodies.extend(now.clone().map(TournamentBody::PlayerChanged));
                    if mistaken.contains(was.id.as_str()) {
                        let (v, player) = (V1, was.id.clone());
                        bodies.push(TournamentBody::PlayerReturned(PlayerReturned { v, player }));
                    }
                    matched.push(was.id.clone());
                    let now = now.unwrap_or_else(|| was.clone());
                    (Some(was), now)
                }
                None => {
                    count += 1;
                    let free = numbers.insert(said);
                    as_numbered &= free;
                    let start_number = own.filter(|_| free);
                    let id = format!("p{count}");
                    let added = Player { v: Some(V1), id, start_number, ..listed };
                    bodies.push(TournamentBody::PlayerAdded(added.clone()));
                    (None, added)
                }
            };
            by_number.entry(said).or_insert(ids.len());
            ids.push(now.id.clone());
            players.push(TakenPlayer { line, was, now });
        }
        let mut event = self.event;
        let by_number =
            by_number.iter().filter_map(|(said, at)| Some((*said, ids.get(*at)?.as_str())));
        let known = &tournament.settings().forbidden_pairs;
        let details = &mut event.details;
        let pairs = take_pairs(&mut details.lines, details.rounds, known, &by_number.collect());
        let own: BTreeSet<&String> = tournament.settings().report.lines.iter().collect();
        let lines = event.details.lines.iter();
        let lines_left = match taking {
            _ if !as_numbered => lines.len(),
            Taking::Known if !own.is_empty() => lines.filter(|it| !own.contains(it)).count(),
            Taking::Known | Taking::Listed => 0,
        };
        if !as_numbered {
            event.details.lines.clear();
        }
        let mut settings = told_settings(tournament, event, taking);
        settings.forbidden_pairs.extend(pairs);
        if settings != *tournament.settings() {
            bodies.push(TournamentBody::Changed(settings));
        }
        // Whoever is not in the list of the report is nobody, and a tournament refuses him.
        let id = |place: usize| ids.get(place).cloned().unwrap_or_default();
        for (number, ReportRound { boards, byes }) in (1..).zip(self.rounds) {
            let mut pairings = Vec::with_capacity(boards.len());
            for (board, ReportBoard { white, black, result }) in (1..).zip(boards) {
                let elsewhere = result
                    .map(|it| PlayedElsewhere { result: it.score.text(), unrated: it.unrated });
                let (white, black, game) = (id(white), id(black), game()?);
                pairings.push(Pairing { board, white, black, game, elsewhere });
            }
            let byes = byes.into_iter().map(|(place, worth)| Bye::given(id(place), worth));
            bodies.push(TournamentBody::RoundMade(RoundMade {
                v: V1,
                round: number,
                starts_at: None,
                pairings,
                byes: byes.collect(),
            }));
        }
        Ok(ReportedEntries { bodies, matched, players, lines_left })
    }
}

/// The settings with what the report says. Name, time control and points are those of the report only where it stands before the
/// tournament; what a game is worth stays as soon as there are rounds.
fn told_settings(tournament: &Tournament, event: ReportedEvent, taking: Taking) -> Settings {
    let known = tournament.settings().clone();
    let listed_first = taking == Taking::Listed;
    let mut said = event.details;
    if !listed_first && event.time_control.as_ref() != Some(&known.time_control) {
        // Words for another time control.
        said.allotted_times = None;
    }
    let or = |known: Option<String>, said: Option<String>| match taking {
        Taking::Known => known.or(said),
        Taking::Listed => said.or(known),
    };
    let place = Some(known.place).filter(|it| !it.trim().is_empty());
    let scoring: Option<ScoringRecord> =
        event.scoring.filter(|_| listed_first && tournament.rounds().is_empty());
    Settings {
        name: event.name.filter(|_| listed_first).unwrap_or(known.name),
        place: or(place, event.place).unwrap_or_default(),
        date: or(known.date, event.date),
        date_end: or(known.date_end, event.date_end),
        time_control: event.time_control.filter(|_| listed_first).unwrap_or(known.time_control),
        scoring: scoring.unwrap_or(known.scoring),
        report: told_details(known.report, said, taking),
        ..known
    }
}

fn told_details(known: ReportDetails, said: ReportDetails, taking: Taking) -> ReportDetails {
    let (upper, lower) = match taking {
        Taking::Known => (known, said),
        Taking::Listed => (said, known),
    };
    let some = |upper: Vec<_>, lower| if upper.is_empty() { lower } else { upper };
    ReportDetails {
        federation: upper.federation.or(lower.federation),
        kind: upper.kind.or(lower.kind),
        chief_arbiter: upper.chief_arbiter.or(lower.chief_arbiter),
        deputies: some(upper.deputies, lower.deputies),
        allotted_times: upper.allotted_times.or(lower.allotted_times),
        rounds: upper.rounds.or(lower.rounds),
        round_dates: if upper.round_dates.is_empty() {
            lower.round_dates
        } else {
            upper.round_dates
        },
        first_color: upper.first_color.or(lower.first_color),
        open_game: upper.open_game.or(lower.open_game),
        lines: some(upper.lines, lower.lines),
    }
}
