//! The report for programs.

use laws::game::IncidentGroup;
use laws::{IncidentReport, Logged, Person};
use messages::Messages;
use serde::Serialize;

use super::{incident, logged_by, person};
use crate::words;

/// The incidents of an event.
#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct IncidentsTwin {
    games: Vec<GameTwin>,
    people: Vec<PersonTwin>,
    /// What incidents are counted under, in words.
    kinds: Vec<KindTwin>,
}

#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct KindTwin {
    kind: &'static str,
    name: String,
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
    /// The entry of the log that has it, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    logged: Option<LoggedTwin>,
}

/// The entry of a log that has an incident.
#[derive(Serialize, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
struct LoggedTwin {
    entry: u64,
    /// When it was recorded, in milliseconds since 1970.
    recorded_at_ms: i64,
    /// `white`, `black`, `both`, `arbiter`, `program`
    by: &'static str,
    /// Who recorded it, in words: the arbiter by name, where it is known.
    who: String,
    /// The entry that struck it out.
    struck_by: Option<u64>,
}

impl LoggedTwin {
    fn of(messages: &Messages, logged: &Logged) -> LoggedTwin {
        LoggedTwin {
            entry: logged.entry,
            recorded_at_ms: logged.at_ms,
            by: logged.by.id(),
            who: logged_by(messages, logged.by, logged.name.as_deref()),
            struck_by: logged.struck_by,
        }
    }
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
                    logged: entry.logged.as_ref().map(|it| LoggedTwin::of(messages, it)),
                })
                .collect(),
        });
        let kinds = IncidentGroup::ALL.map(|group| {
            let name = messages.text(&format!("incident-group-{}", group.id()));
            KindTwin { kind: group.id(), name }
        });
        let kinds = kinds.into_iter().collect();
        IncidentsTwin { games: games.collect(), people: people.collect(), kinds }
    }
}
