//! The report as CSV: one line for each incident. The names of the columns and kinds are the same in every language.

use laws::IncidentReport;
use messages::Messages;

use super::{articles, incident, person};
use crate::moment::{Offset, moment};
use crate::words;

const COLUMNS: [&str; 11] = [
    "person",
    "game",
    "date",
    "side",
    "time",
    "time_of_day",
    "kind",
    "incident",
    "articles",
    "edition",
    "name_known",
];

/// What is added where the games are kept in logs.
const LOGGED: [&str; 7] =
    ["recorded_at", "entry", "by", "who", "struck_by", "seal_entry", "seal_hash"];

/// The report as CSV; moments as this far from Greenwich.
#[must_use]
pub fn csv(messages: &Messages, report: &IncidentReport, offset: Offset) -> String {
    let logged = if report.logged { &LOGGED[..] } else { &[] };
    let heads: Vec<String> = COLUMNS.iter().chain(logged).map(|it| (*it).to_owned()).collect();
    let mut text = line(&heads);
    for it in &report.people {
        let named = matches!(it.who, laws::Person::Named(_));
        for entry in &it.entries {
            let game = report.games.get(entry.game);
            let date = game.and_then(|it| it.date).map(|it| it.to_string());
            let mut cells = vec![
                person(messages, report, &it.who),
                game.map(|it| it.name.clone()).unwrap_or_default(),
                date.unwrap_or_default(),
                entry.side.map(words::color_key).unwrap_or_default().to_owned(),
                entry.at.since_start().to_string(),
                entry.time_of_day.map(|it| it.to_string()).unwrap_or_default(),
                entry.what.group().id().to_owned(),
                incident(messages, &entry.what),
                articles(entry),
                entry.edition.tag().to_owned(),
                (if named { "yes" } else { "no" }).to_owned(),
            ];
            if let Some(logged) = &entry.logged {
                let seal = game.and_then(|it| it.seal.as_ref());
                cells.extend([
                    moment(logged.at_ms, offset),
                    logged.entry.to_string(),
                    logged.by.id().to_owned(),
                    logged.name.clone().unwrap_or_default(),
                    logged.struck_by.map(|it| it.to_string()).unwrap_or_default(),
                    seal.map(|it| it.entry.to_string()).unwrap_or_default(),
                    seal.map(|it| it.hash.clone()).unwrap_or_default(),
                ]);
            }
            text += &line(&cells);
        }
    }
    text
}

/// Cells with commas, quotes or line breaks are quoted. A cell that a spreadsheet would take for a formula is kept
/// from it.
fn line(cells: &[String]) -> String {
    let cell = |text: &String| {
        let text = match text.starts_with(['=', '+', '-', '@']) {
            true => format!("'{text}"),
            false => text.clone(),
        };
        match text.contains([',', '"', '\n', '\r']) {
            true => format!("\"{}\"", text.replace('"', "\"\"")),
            false => text,
        }
    };
    cells.iter().map(cell).collect::<Vec<_>>().join(",") + "\r\n"
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn cells_are_quoted_where_they_must_be() {
        let cells = ["a,b", "say \"so\"", "=1+1", "plain"].map(str::to_owned);
        assert_eq!(line(&cells), "\"a,b\",\"say \"\"so\"\"\",'=1+1,plain\r\n");
    }
}
