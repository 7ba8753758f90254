//! The ledger of an event: everything that the organiser will ask about later.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use laws::ruling::{Ruling, Verdict};
use messages::Messages;
use serde::Deserialize;
use transcript::positions;
use utoipa::{IntoParams, ToSchema};

use crate::desk::{Desk, LiveBoard, LiveEvent};
use crate::play::{Audience, Kept, Reader, What, person};
use crate::problem::{Kind, Problem};
use crate::server::{Caller, Shared};
use crate::wire::{Incident, Role};

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
    format: LedgerFormat,
}

/// The incidents of an event.
#[utoipa::path(get, path = "/v1/events/{event}/ledger", tag = "events", security(("link" = [])),
    params(("event" = String, Path), LedgerQuery), responses((status = 200, body = Vec<Incident>), (status = 403, body = Problem)))]
pub(super) async fn ledger(
    State(shared): State<Shared>,
    caller: Caller,
    Path(event): Path<String>,
    Query(query): Query<LedgerQuery>,
) -> Result<Response, Problem> {
    caller.must_be(&[Role::Chief, Role::Arbiter])?;
    let event = caller.event(&shared.desk, &event)?;
    let incidents = incidents(&shared.desk, &event, &caller.messages);
    let name = event.look(|it| it.settings.name.clone());
    Ok(match query.format {
        LedgerFormat::Json => Json(incidents).into_response(),
        LedgerFormat::Csv => {
            let text = as_csv(&incidents);
            let text = text.map_err(|_| Problem::new(&caller.messages, Kind::Store))?;
            ([(header::CONTENT_TYPE, "text/csv; charset=utf-8")], text).into_response()
        }
        LedgerFormat::Md => {
            let text = as_markdown(&caller.messages, &name, &incidents);
            ([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], text).into_response()
        }
        LedgerFormat::Html => {
            let text = as_html(&caller.messages, &name, &incidents);
            ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
        }
    })
}

fn incidents(desk: &Desk, event: &LiveEvent, messages: &Messages) -> Vec<Incident> {
    let games: Vec<String> = event.look(|it| {
        it.rounds.iter().flat_map(|it| &it.pairings).map(|it| it.game.clone()).collect()
    });
    let boards = games.iter().filter_map(|it| desk.board(it));
    let mut all: Vec<Incident> = boards.flat_map(|it| of_board(&it, messages)).collect();
    all.sort_by_key(|it| (it.server_ms, it.board, it.seq));
    all
}

fn of_board(board: &LiveBoard, messages: &Messages) -> Vec<Incident> {
    let reader = Reader { audience: Audience::Arbiter, messages: *messages };
    board.look(|table| {
        let standing = table.entries().iter().filter(|it| !table.is_struck(it.seq));
        let of = |kept: &std::sync::Arc<Kept>| {
            let What::Event { before, rulings, .. } = &kept.what else { return None };
            let who = rulings.iter().find_map(concerns)?;
            let entry = reader.entry(kept, false);
            let told = rulings.iter().zip(positions(before, rulings));
            let kept_rulings = told
                .filter(|(it, _)| !it.is_quiet())
                .map(|(it, at)| crate::play::ruling_view(messages, &at, it));
            let seat = table.seat();
            let name = match who.as_deref() {
                Some("white") => Some(seat.header.white.name.clone()),
                Some("black") => Some(seat.header.black.name.clone()),
                _ => None,
            };
            Some(Incident {
                game: seat.game.clone(),
                round: seat.round(),
                board: seat.board(),
                seq: kept.seq,
                at_ms: entry.at_ms,
                server_ms: entry.server_ms,
                line: entry.line,
                who,
                name,
                rulings: kept_rulings.collect(),
            })
        };
        standing.filter_map(of).collect()
    })
}

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
