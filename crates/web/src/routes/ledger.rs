//! The ledger of an event: the report of incidents that the organiser will ask for.

use axum::Json;
use axum::extract::Query;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use messages::Messages;
use serde::Deserialize;
use store::GameLog;
use tell::event::{EventLedger, LedgerPart, Scope};
use tell::{IncidentsTwin, Offset, incidents_csv, incidents_html, incidents_markdown};
use utoipa::{IntoParams, ToSchema};

use crate::desk::{Desk, LiveEvent};
use crate::play::Table;
use crate::problem::{Kind, Problem};
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
    /// Only of this round.
    round: Option<u32>,
    /// Only what was recorded on this day, `2026-11-16`.
    day: Option<String>,
    /// Only of this person, as the ledger calls the person.
    person: Option<String>,
    /// Only of this kind, by its name in `kinds`.
    kind: Option<String>,
    /// How many minutes east of Greenwich the reader is: files have their times so.
    #[serde(default)]
    east_min: i32,
}

/// The incidents of an event, person by person: all, or those of a round, a day, a person, a kind.
#[utoipa::path(get, path = "/v1/events/{event}/ledger", tag = "events", security(("link" = [])),
    params(("event" = String, Path), LedgerQuery), responses((status = 200, body = Ledger), (status = 403, body = Problem)))]
pub(super) async fn ledger(
    At(caller, event): At<LiveEvent, ARBITERS>,
    Query(query): Query<LedgerQuery>,
) -> Result<Response, Problem> {
    let messages = &caller.messages;
    let offset = east(messages, query.east_min)?;
    let games = event.look(|it| it.games().map(str::to_owned).collect::<Vec<_>>());
    // What cannot be written now is written later; the report is made all the same.
    let _ = caller.desk.seal(&event, &games).await;
    let mut ledger =
        event.look(|it| EventLedger::of(messages, it, |game| log_of(&caller.desk, game)));
    let scope = Scope { round: query.round, day: query.day };
    ledger.narrow(messages, &LedgerPart { scope, person: query.person, kind: query.kind }, offset);
    let report = &ledger.report;
    let (kind, text) = match query.format {
        LedgerFormat::Json => return Ok(Json(wire(messages, &ledger)).into_response()),
        LedgerFormat::Csv => ("text/csv", incidents_csv(messages, report, offset)),
        LedgerFormat::Md => ("text/markdown", incidents_markdown(messages, report, offset)),
        LedgerFormat::Html => ("text/html", incidents_html(messages, report, offset)),
    };
    Ok(([(header::CONTENT_TYPE, format!("{kind}; charset=utf-8"))], text).into_response())
}

/// Where a reader is, as his query says.
pub(super) fn east(messages: &Messages, minutes: i32) -> Result<Offset, Problem> {
    Offset::minutes(minutes).ok_or_else(|| Problem::new(messages, Kind::BadRequest))
}

/// The log of a game, which costs little to copy.
pub(super) fn log_of(desk: &Desk, game: &str) -> Option<GameLog> {
    desk.board(game).map(|it| it.look(|table: &Table| table.log().clone()))
}

fn wire(messages: &Messages, ledger: &EventLedger) -> Ledger {
    let boards = ledger.places.iter().zip(&ledger.report.games).map(|(place, game)| LedgerBoard {
        game: place.game.clone(),
        round: place.round,
        board: place.board,
        seal: game.seal.as_ref().map(|it| Seal { entry: it.entry, hash: it.hash.clone() }),
    });
    Ledger { boards: boards.collect(), report: IncidentsTwin::of(messages, &ledger.report) }
}
