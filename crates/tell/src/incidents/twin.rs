//! The report for programs.

use laws::game::IncidentGroup;
use laws::{IncidentReport, Person};
use messages::Messages;
use serde::Serialize;

use super::{incident, person};
use crate::words;

/// The incidents of an event.
#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct IncidentsTwin {
    games: Vec<GameTwin>,
    people: Vec<PersonTwin>,
}

#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct GameTwin {
    name: String,
    white: Option<String>,
    black: Option<String>,
    date: Option<String>,
}

#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct PersonTwin {
    name: String,
    name_known: bool,
    counts: Vec<CountTwin>,
    incidents: Vec<IncidentTwin>,
}

#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct CountTwin {
    kind: &'static str,
    count: usize,
}

#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct IncidentTwin {
    /// The place of the game in the list, from 0.
    game: usize,
    side: Option<&'static str>,
    at_ms: u64,
    time_of_day: Option<String>,
    kind: &'static str,
    sentence: String,
    articles: Vec<String>,
    edition: &'static str,
}

impl IncidentsTwin {
    /// The report for programs; sentences in the language of the messages.
    #[must_use]
    pub fn of(messages: &Messages, report: &IncidentReport) -> IncidentsTwin {
        let games = report.games.iter().map(|it| GameTwin {
            name: it.name.clone(),
            white: it.players.white.clone(),
            black: it.players.black.clone(),
            date: it.date.map(|it| it.to_string()),
        });
        let people = report.people.iter().map(|it| PersonTwin {
            name: person(messages, report, &it.who),
            name_known: matches!(it.who, Person::Named(_)),
            counts: IncidentGroup::ALL
                .map(|group| CountTwin { kind: group.id(), count: it.count(group) })
                .into_iter()
                .filter(|it| it.count > 0)
                .collect(),
            incidents: it
                .entries
                .iter()
                .map(|entry| IncidentTwin {
                    game: entry.game,
                    side: entry.side.map(words::color_key),
                    at_ms: entry.at.since_start().get(),
                    time_of_day: entry.time_of_day.map(|it| it.to_string()),
                    kind: entry.what.group().id(),
                    sentence: incident(messages, &entry.what),
                    articles: entry.articles.iter().map(ToString::to_string).collect(),
                    edition: entry.edition.tag(),
                })
                .collect(),
        });
        IncidentsTwin { games: games.collect(), people: people.collect() }
    }
}
