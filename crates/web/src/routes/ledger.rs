//! The ledger of an event: the report of incidents that the organiser will ask for.

use axum::Json;
use axum::extract::Query;
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
use crate::server::{ARBITERS, At};
use crate::wire::{Ledger, LedgerBoard, Seal};

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
    At(caller, event): At<LiveEvent, ARBITERS>,
    Query(query): Query<LedgerQuery>,
) -> Result<Response, Problem> {
    let messages = &caller.messages;
    let games = event.look(|it| it.games().map(str::to_owned).collect::<Vec<_>>());
    // What cannot be written now is written later; the report is made all the same.
    let _ = caller.desk.seal(&event, &games).await;
    let (boards, report) = report(&caller.desk, &event, messages);
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
        let games: Vec<String> = it.games().map(str::to_owned).collect();
        (it.settings().name.clone(), day, games)
    });
    let mut boards = Vec::with_capacity(games.len());
    let mut report = IncidentReport::default();
    for live in games.iter().filter_map(|it| desk.board(it)) {
        live.look(|table: &Table| {
            let seat = table.seat();
            let (round, board) = (seat.round(), seat.board());
            let seal = event.look(|it| Seal::of(it, &seat.game, table.seq()));
            boards.push(LedgerBoard { game: seat.game.clone(), round, board, seal });
            report.add(table.game(), reported(messages, &name, day, seat));
        });
    }
    (boards, report)
}

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
