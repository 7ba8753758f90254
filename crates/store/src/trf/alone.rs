//! A report as an event of its own: to pair its next round, or to look at how its rounds were paired.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

use laws::Edition;
use pairing::Pairing;

use super::ahead::byes_ahead;
use super::read::{Report, ReportRound};
use super::told::Taking;
use crate::entry::{Seq, UnixMillis};
use crate::players::{ListFault, ListProblem};
use crate::tournament::{GamesOpen, Refused, ToPair, Tournament};
use crate::wire::v1::TournamentBody;
use crate::wire::v1::tournament::{ByeWorth, Player, Settings};

/// The time control of an event of which nothing is known; no pairing asks for it.
const ANY_TIME: &str = "all/1:30:00; +0:30";

/// A report as an event of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportAlone {
    tournament: Tournament,
    players: Vec<Player>,
    /// The rounds that were paired.
    rounds: Vec<ReportRound>,
    /// Who is not to be paired in the round after them, by his place in the list.
    away: BTreeSet<usize>,
}

/// Why nothing can be paired after a report.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AloneFault {
    /// Something that counts for the pairing makes no sense.
    #[error(transparent)]
    Problem(#[from] ListProblem),
    /// No tournament can be so.
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// The pairings of a round as the report has them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundRound {
    /// The pairings; players by their places among those of [`ToPair`].
    pub pairing: Pairing,
    /// White and Black of those games that were not played: who had which pieces means nothing.
    pub unplayed: Vec<(usize, usize)>,
}

impl Report {
    /// The report as an event of its own.
    ///
    /// # Errors
    /// If something in it that counts for the pairing makes no sense.
    pub fn alone(mut self) -> Result<ReportAlone, AloneFault> {
        let counts = |it: &&ListProblem| counts_for_pairing(it, &self);
        if let Some(problem) = self.list.problems.iter().find(counts) {
            return Err(problem.clone().into());
        }
        let was_paired = |it: &ReportRound| {
            !it.boards.is_empty() || it.byes.iter().any(|it| it.1 == ByeWorth::Full)
        };
        let paired = self.rounds.iter().rposition(was_paired).map_or(0, |it| it + 1);
        let ahead = self.rounds.split_off(paired);
        let mut away: BTreeSet<usize> =
            ahead.first().into_iter().flat_map(|it| &it.byes).map(|it| it.0).collect();
        let players = self.list.players.clone();
        let said = byes_ahead(&self.event.details.lines, paired + 1);
        let number = |at: usize, it: &Player| it.start_number.map_or(at + 1, |it| it as usize);
        let numbered = players.iter().enumerate().map(|(at, it)| (at, number(at, it)));
        away.extend(numbered.filter(|it| said.contains_key(&it.1)).map(|it| it.0));
        let rounds = self.rounds.clone();
        Ok(ReportAlone { tournament: self.into_tournament()?, players, rounds, away })
    }

    fn into_tournament(self) -> Result<Tournament, Refused> {
        let settings = Settings {
            name: "–".to_owned(),
            edition: Edition::NEWEST.tag().to_owned(),
            time_control: ANY_TIME.to_owned(),
            ..Settings::default()
        };
        let mut tournament = Tournament::new(settings)?;
        let mut games = 0;
        let Ok(told) = self.told(&tournament, Taking::Listed, || {
            games += 1;
            Ok::<_, Infallible>(format!("g{games}"))
        });
        let mut place = 0;
        for (seq, mut body) in (2..).zip(told.bodies) {
            if let TournamentBody::PlayerAdded(player) = &mut body {
                place += 1;
                // The order of the lines is that of the pairing numbers, also where it says nothing more.
                player.start_number.get_or_insert(place);
            }
            tournament.fold(Seq(seq), UnixMillis(0), body)?;
        }
        Ok(tournament)
    }
}

/// Does the pairing depend on it?
fn counts_for_pairing(problem: &ListProblem, report: &Report) -> bool {
    match &problem.fault {
        ListFault::NoHeading
        | ListFault::NoPlayers
        | ListFault::NoName
        | ListFault::OpenQuote
        | ListFault::TooManyFields
        | ListFault::StartNumber(_)
        | ListFault::Round(_)
        | ListFault::Opponent(_)
        | ListFault::Contradiction
        | ListFault::Columns
        | ListFault::NotKept
        | ListFault::TooManyRounds
        | ListFault::TooManyPlayers(_)
        | ListFault::MoreProblems(_) => true,
        ListFault::Header { code, .. } => {
            let counts = ["142", "152", "162", "240", "250", "260"];
            counts.contains(&code.as_str()) || code.starts_with("XX") || code.starts_with("BB")
        }
        // Who had White counts only where they played.
        ListFault::NoColors => {
            let player = report.list.lines.iter().position(|it| *it == problem.line);
            let unplayed = |it: &&super::ReportBoard| it.result.is_some_and(|it| it.score.forfeit);
            let boards = report.rounds.iter().flat_map(|it| &it.boards);
            let mut guessed = boards.filter(|it| Some(it.white) == player);
            !guessed.any(|it| unplayed(&it))
        }
        ListFault::Rating(_)
        | ListFault::FideId(_)
        | ListFault::Language(_)
        | ListFault::Text
        | ListFault::Shifted(_) => false,
    }
}

impl ReportAlone {
    /// How many rounds were paired.
    #[must_use]
    pub fn paired(&self) -> usize {
        self.rounds.len()
    }

    /// How many rounds there will be, if the report says it.
    #[must_use]
    pub fn rounds(&self) -> Option<usize> {
        self.tournament.settings().report.rounds.and_then(|it| usize::try_from(it).ok())
    }

    /// The event.
    #[must_use]
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// A player by his place among those of [`ToPair`].
    #[must_use]
    pub fn player(&self, to_pair: &ToPair<'_>, place: usize) -> Option<&Player> {
        let id = to_pair.ids.get(place)?;
        self.tournament.player(id).map(|it| &it.player)
    }

    /// The event before one of its rounds, from 1. Paired are those who were in that round; after the last one, whoever has asked for no bye. If nobody says how
    /// many rounds there are, the last one that was paired is the last one.
    ///
    /// # Errors
    /// If a game of the rounds before is open.
    pub fn to_pair(&self, round: usize) -> Result<ToPair<'_>, GamesOpen> {
        let places: BTreeMap<&str, usize> =
            self.tournament.players().iter().map(|it| it.player.id.as_str()).zip(0..).collect();
        let seated: Option<BTreeSet<usize>> =
            round.checked_sub(1).and_then(|it| self.rounds.get(it)).map(|round| {
                let boards = round.boards.iter().flat_map(|it| [it.white, it.black]);
                let bye = round.byes.iter().filter(|it| it.1 == ByeWorth::Full);
                boards.chain(bye.map(|it| it.0)).collect()
            });
        let plays = |place: &usize| match &seated {
            Some(seated) => seated.contains(place),
            None => !self.away.contains(place),
        };
        let number = u32::try_from(round).unwrap_or(u32::MAX);
        let mut to_pair = self.tournament.to_pair(
            number,
            |it| places.get(it.player.id.as_str()).is_some_and(plays),
            |_| None,
        )?;
        if self.rounds().is_none() && round <= self.paired() {
            to_pair.tournament.rounds = self.paired();
        }
        Ok(to_pair)
    }

    /// A round as the report has it.
    #[must_use]
    pub fn found(&self, to_pair: &ToPair<'_>, round: usize) -> Option<FoundRound> {
        let said = self.rounds.get(round.checked_sub(1)?)?;
        let places: BTreeMap<&str, usize> = to_pair.ids.iter().copied().zip(0..).collect();
        let place = |listed: usize| {
            let id = &self.tournament.players().get(listed)?.player.id;
            places.get(id.as_str()).copied()
        };
        let mut found = FoundRound { pairing: Pairing::default(), unplayed: Vec::new() };
        for board in &said.boards {
            let game = (place(board.white)?, place(board.black)?);
            found.pairing.games.push(game);
            if board.result.is_some_and(|it| it.score.forfeit) {
                found.unplayed.push(game);
            }
        }
        let bye = said.byes.iter().find(|it| it.1 == ByeWorth::Full);
        found.pairing.bye = bye.and_then(|it| place(it.0));
        Some(found)
    }

    /// White and Black of the games of a round that have no result.
    #[must_use]
    pub fn open(&self, round: usize) -> Vec<(&Player, &Player)> {
        let boards = round.checked_sub(1).and_then(|it| self.rounds.get(it));
        let open = boards.into_iter().flat_map(|it| &it.boards).filter(|it| it.result.is_none());
        let player = |place: usize| self.players.get(place);
        open.filter_map(|it| Some((player(it.white)?, player(it.black)?))).collect()
    }
}
