//! The ledger of an event: every incident of its games with the entry that has it, also of what was struck out since. The page, the
//! files and the papers all have it from here.

use board::ByColor;
use laws::{Date, IncidentReport, LogEnd, Logged, LoggedBy, ReportedGame};
use messages::{Args, Messages};
use store::tournament::Tournament;
use store::wire::v1::RecordedBy;
use store::{GameLog, Told};

use super::Scope;
use crate::incidents::person;
use crate::moment::{Offset, day_of};

/// The incidents of an event.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EventLedger {
    /// Where the games of the report are played, in its order.
    pub places: Vec<LedgerPlace>,
    /// What happened.
    pub report: IncidentReport,
}

/// Where a game of the report is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LedgerPlace {
    /// The game.
    pub game: String,
    /// In which round.
    pub round: u32,
    /// At which board.
    pub board: u32,
}

/// What is wanted of a ledger; without anything, all of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LedgerPart {
    /// Of which round and day.
    pub scope: Scope,
    /// Of whom, as the ledger calls the person.
    pub person: Option<String>,
    /// Of which kind.
    pub kind: Option<String>,
}

impl EventLedger {
    /// That of a tournament with these logs of its games.
    #[must_use]
    pub fn of(
        messages: &Messages,
        tournament: &Tournament,
        log: impl Fn(&str) -> Option<GameLog>,
    ) -> EventLedger {
        let mut ledger = EventLedger::default();
        for round in tournament.rounds() {
            for board in &round.boards {
                let Some(log) = log(&board.game) else { continue };
                let (game, round, board) = (board.game.clone(), round.number, board.number);
                let place = LedgerPlace { game, round, board };
                ledger.add(messages, tournament, place, &log);
            }
        }
        ledger
    }

    /// Leaves only what is wanted. The games stay: the entries are told by their numbers.
    pub fn narrow(&mut self, messages: &Messages, part: &LedgerPart, offset: Offset) {
        let LedgerPart { scope, person: name, kind } = part;
        let rounds: Vec<u32> = self.places.iter().map(|it| it.round).collect();
        let mut people = std::mem::take(&mut self.report.people);
        people.retain_mut(|it| {
            let of_that_day =
                |at_ms: i64| scope.day.as_deref().is_none_or(|day| day_of(at_ms, offset) == day);
            it.entries.retain(|entry| {
                let round = rounds.get(entry.game).copied();
                scope.round.is_none_or(|it| round == Some(it))
                    && entry.logged.as_ref().is_none_or(|it| of_that_day(it.at_ms))
                    && kind.as_deref().is_none_or(|kind| entry.what.group().id() == kind)
            });
            let is_meant =
                name.as_ref().is_none_or(|name| *name == person(messages, &self.report, &it.who));
            is_meant && !it.entries.is_empty()
        });
        self.report.people = people;
    }

    fn add(
        &mut self,
        messages: &Messages,
        tournament: &Tournament,
        place: LedgerPlace,
        log: &GameLog,
    ) {
        let settings = tournament.settings();
        let args = Args::new().set("event", settings.name.as_str());
        let args = args.set("round", place.round).set("board", place.board);
        let (opened, configuration) = (log.opened(), log.configuration());
        let day = || settings.date.as_ref().and_then(|it| it.parse::<Date>().ok());
        let reported = ReportedGame {
            name: messages.with("server-ledger-game", &args),
            players: ByColor { white: known(&opened.white.name), black: known(&opened.black.name) },
            date: configuration.date.or_else(day),
            start: configuration.time_of_day,
            seal: seal(tournament, &place.game, log),
        };
        let events = log.told().iter().filter_map(|it| Some((it, it.event()?)));
        let incidents = events
            .flat_map(|(told, event)| event.incidents.iter().map(|it| (it, logged(log, told))));
        self.report.add_logged(log.game().frame().edition(), reported, incidents);
        self.places.push(place);
    }
}

fn known(name: &str) -> Option<String> {
    Some(name.to_owned()).filter(|it| !it.trim().is_empty())
}

/// How the log of a game ends, if it is sealed as far as that.
fn seal(tournament: &Tournament, game: &str, log: &GameLog) -> Option<LogEnd> {
    let last = tournament.seals_of(game).last().filter(|it| it.seq == log.seq())?;
    Some(LogEnd { entry: last.seq.0, hash: last.hash.to_string() })
}

/// The entry of an incident.
fn logged(log: &GameLog, told: &Told) -> Logged {
    Logged {
        entry: told.seq.0,
        at_ms: told.at.0,
        by: recorder(told.by),
        name: told.who.clone(),
        struck_by: log.struck_by(told.seq).map(|it| it.0),
    }
}

pub(super) const fn recorder(by: RecordedBy) -> LoggedBy {
    match by {
        RecordedBy::White => LoggedBy::White,
        RecordedBy::Black => LoggedBy::Black,
        RecordedBy::Both => LoggedBy::Both,
        RecordedBy::Arbiter => LoggedBy::Arbiter,
        RecordedBy::Server => LoggedBy::Program,
    }
}
