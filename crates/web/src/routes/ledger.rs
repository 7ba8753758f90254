//! The ledger of an event: the report of incidents that the organiser will ask for.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use board::ByColor;
use laws::{Date, IncidentReport, ReportedGame};
use messages::{Args, Messages};
use serde::Deserialize;
use tell::{IncidentsTwin, incidents_csv, incidents_html, incidents_markdown};
use utoipa::{IntoParams, ToSchema};

use crate::desk::{Desk, LiveEvent};
use crate::play::{Seat, Table};
use crate::problem::Problem;
use crate::server::{Caller, Shared};
use crate::wire::{Ledger, LedgerBoard, Role};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum LedgerFormat {
    #[default]
    Json,
    Csv,
    Md,
    Html,
}

#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct LedgerQuery {
    #[serde(default)]
    #[param(inline)]
    format: LedgerFormat,
}

/// The incidents of an event, person by person.
#[utoipa::path(get, path = "/v1/events/{event}/ledger", tag = "events", security(("link" = [])),
    params(("event" = String, Path), LedgerQuery), responses((status = 200, body = Ledger), (status = 403, body = Problem)))]
pub(super) async fn ledger(
    State(shared): State<Shared>,
    caller: Caller,
    Path(event): Path<String>,
    Query(query): Query<LedgerQuery>,
) -> Result<Response, Problem> {
    caller.must_be(&[Role::Chief, Role::Arbiter])?;
    let event = caller.event(&shared.desk, &event)?;
    let messages = &caller.messages;
    let (boards, report) = report(&shared.desk, &event, messages);
    let (kind, text) = match query.format {
        LedgerFormat::Json => {
            let report = IncidentsTwin::of(messages, &report);
            return Ok(Json(Ledger { boards, report }).into_response());
        }
        LedgerFormat::Csv => ("text/csv", incidents_csv(messages, &report)),
        LedgerFormat::Md => ("text/markdown", incidents_markdown(messages, &report)),
        LedgerFormat::Html => ("text/html", incidents_html(messages, &report)),
    };
    Ok(([(header::CONTENT_TYPE, format!("{kind}; charset=utf-8"))], text).into_response())
}

/// The incidents of all games so far, and where each game is played.
fn report(
    desk: &Desk,
    event: &LiveEvent,
    messages: &Messages,
) -> (Vec<LedgerBoard>, IncidentReport) {
    let (name, day, games) = event.look(|it| {
        let day: Option<Date> = it.settings().date.as_ref().and_then(|it| it.parse().ok());
        let boards = it.rounds().iter().flat_map(|it| &it.boards);
        let games: Vec<String> = boards.map(|it| it.game.clone()).collect();
        (it.settings().name.clone(), day, games)
    });
    let mut boards = Vec::with_capacity(games.len());
    let mut report = IncidentReport::default();
    for live in games.iter().filter_map(|it| desk.board(it)) {
        live.look(|table: &Table| {
            let seat = table.seat();
            let (round, board) = (seat.round(), seat.board());
            boards.push(LedgerBoard { game: seat.game.clone(), round, board });
            report.add(&table.play().game, reported(messages, &name, day, seat));
        });
    }
    (boards, report)
}

<<<<<<< HEAD
fn reported(messages: &Messages, event: &str, day: Option<Date>, seat: &Seat) -> ReportedGame {
    let args =
        Args::new().set("event", event).set("round", seat.round()).set("board", seat.board());
    let name = |it: &str| Some(it.to_owned()).filter(|it| !it.trim().is_empty());
    ReportedGame {
        name: messages.with("server-ledger-game", &args),
        players: ByColor {
            white: name(&seat.header.white.name),
            black: name(&seat.header.black.name),
        },
        date: seat.configuration.date.or(day),
        start: seat.configuration.time_of_day,
    }
}
=======
/// Is it something for the ledger, and whom does it concern?
fn concerns(ruling: &Ruling) -> Option<Option<String>> {
    match ruling.verdict() {
        Verdict::Violation { who, .. }
        | Verdict::Penalty { who, .. }
        | Verdict::Expel { who, .. } => Some(Some(person(who))),
        Verdict::IllegalCompleted { side, .. } => Some(Some(side.to_string())),
        Verdict::Overridden { .. } | Verdict::IllegalPosition { .. } => Some(None),
        Verdict::ClaimRejected(_) | Verdict::ClaimUpheld(_) => Some(None),
        Verdict::Ask(question) => Some(question.about.as_ref().map(person)),
        _ => None,
    }
}

fn as_csv(incidents: &[Incident]) -> Result<Vec<u8>, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record([
        "round",
        "board",
        "game",
        "seq",
        "at_ms",
        "server_ms",
        "who",
        "name",
        "line",
        "rulings",
        "articles",
    ])?;
    for it in incidents {
        let sentences: Vec<&str> = it.rulings.iter().map(|it| it.sentence.as_str()).collect();
        let articles: Vec<String> = it.rulings.iter().map(|it| it.articles.join(" ")).collect();
        let fields = [
            it.round.to_string(),
            it.board.to_string(),
            it.game.clone(),
            it.seq.to_string(),
            it.at_ms.to_string(),
            it.server_ms.to_string(),
            safe_cell(it.who.as_deref().unwrap_or_default()),
            safe_cell(it.name.as_deref().unwrap_or_default()),
            safe_cell(&it.line),
            safe_cell(&sentences.join(" ")),
            articles.join("; "),
        ];
        writer.write_record(&fields)?;
    }
    writer.into_inner().map_err(|why| csv::Error::from(why.into_error()))
}

/// A cell that no program for tables takes for a formula.
fn safe_cell(text: &str) -> String {
    match text.starts_with(['=', '+', '-', '@']) {
        true => format!("'{text}"),
        false => text.to_owned(),
    }
}

fn title(messages: &Messages, name: &str) -> String {
    messages.with("server-ledger-title", &messages::Args::new().set("event", name))
}

fn place(messages: &Messages, it: &Incident) -> String {
    let time = clock::Millis::new(it.at_ms).floor_to_second().to_string();
    let args =
        messages::Args::new().set("round", it.round).set("board", it.board).set("time", time);
    messages.with("server-ledger-place", &args)
}

fn as_markdown(messages: &Messages, name: &str, incidents: &[Incident]) -> String {
    let mut text = format!("# {}\n", markdown(&title(messages, name)));
    for it in incidents {
        let who = it.name.as_deref().unwrap_or_default();
        text += &format!(
            "\n## {} {}\n\n`{}`\n\n",
            place(messages, it),
            markdown(who),
            it.line.replace('`', "'")
        );
        for ruling in &it.rulings {
            text += &format!("- {} ({})\n", markdown(&ruling.sentence), ruling.articles.join(", "));
        }
    }
    text
}

/// Signs of Markdown in names mean nothing.
fn markdown(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        if "\\`*_[]<>#|".contains(letter) {
            safe.push('\\');
        }
        safe.push(letter);
    }
    safe
}

fn as_html(messages: &Messages, name: &str, incidents: &[Incident]) -> String {
    let (tag, title) = (messages.language().tag(), html(&title(messages, name)));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{tag}\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<h1>{title}</h1>\n"
    );
    for it in incidents {
        let who = html(it.name.as_deref().unwrap_or_default());
        page += &format!(
            "<section>\n<h2>{} {who}</h2>\n<p><code>{}</code></p>\n<ul>\n",
            html(&place(messages, it)),
            html(&it.line)
        );
        for ruling in &it.rulings {
            let articles = html(&ruling.articles.join(", "));
            page += &format!("<li>{} ({articles})</li>\n", html(&ruling.sentence));
        }
        page += "</ul>\n</section>\n";
    }
    page + "</html>\n"
}

fn html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
>>>>>>> laws-rest
