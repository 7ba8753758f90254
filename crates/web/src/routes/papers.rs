//! Reports to hand in: a day, a round or the whole event as PDF, and the report of the chief arbiter.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::Query;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use store::wire::v1::{ArbiterReport, ReportItem, TournamentBody, V1};
use tell::event::{KnownItem, ReportedEvent, Scope, arbiter_report, day_report, known_items, pdf};
use utoipa::IntoParams;

use super::ledger::{east, log_of};
use crate::desk::LiveEvent;
use crate::problem::Problem;
use crate::server::{ARBITERS, At, Body, Caller};
use crate::wire::{ArbiterReportChange, ArbiterReportItem, ArbiterReportView};

/// The longest text of an item.
const TEXT_MAX: usize = 10_000;

#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct DayQuery {
    /// Only this round.
    round: Option<u32>,
    /// Only what was recorded on this day, `2026-11-16`.
    day: Option<String>,
    /// How many minutes east of Greenwich the reader is.
    #[serde(default)]
    east_min: i32,
}

#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct PlaceQuery {
    /// How many minutes east of Greenwich the reader is.
    #[serde(default)]
    east_min: i32,
}

/// The report of a round, a day or the whole event: results, incidents with positions, standings, seals.
#[utoipa::path(get, path = "/v1/events/{event}/day-report.pdf", tag = "events", security(("link" = [])),
    params(("event" = String, Path), DayQuery),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>), (status = 403, body = Problem)))]
pub(super) async fn day(
    At(caller, event): At<LiveEvent, ARBITERS>,
    Query(query): Query<DayQuery>,
) -> Result<Response, Problem> {
    let day = query.day.filter(|it| !it.is_empty());
    if let Some(day) = day.as_ref().filter(|it| it.parse::<laws::Date>().is_err()) {
        return Err(Problem::field(&caller.messages, "day", day));
    }
    let scope = Scope { round: query.round, day };
    sealed(&caller, &event).await;
    let file = reported(&caller, &event, query.east_min, |it| {
        pdf(&caller.messages, &day_report(it, &scope))
    })?;
    Ok(as_file(file))
}

/// The report of the chief arbiter: what was written, or else what the desk knows.
#[utoipa::path(get, path = "/v1/events/{event}/arbiter-report.pdf", tag = "events", security(("link" = [])),
    params(("event" = String, Path), PlaceQuery),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>), (status = 403, body = Problem)))]
pub(super) async fn arbiter(
    At(caller, event): At<LiveEvent, ARBITERS>,
    Query(query): Query<PlaceQuery>,
) -> Result<Response, Problem> {
    let file =
        reported(&caller, &event, query.east_min, |it| pdf(&caller.messages, &arbiter_report(it)))?;
    Ok(as_file(file))
}

/// The items of the report of the chief arbiter, with what the desk knows and what was written.
#[utoipa::path(get, path = "/v1/events/{event}/arbiter-report", tag = "events", security(("link" = [])),
    params(("event" = String, Path), PlaceQuery),
    responses((status = 200, body = ArbiterReportView), (status = 403, body = Problem)))]
pub(super) async fn items(
    At(caller, event): At<LiveEvent, ARBITERS>,
    Query(query): Query<PlaceQuery>,
) -> Result<Json<ArbiterReportView>, Problem> {
    Ok(Json(view(&caller, &event, query.east_min)?))
}

/// Writes items of the report; `null` takes back what was written.
#[utoipa::path(patch, path = "/v1/events/{event}/arbiter-report", tag = "events", security(("link" = [])),
    params(("event" = String, Path), PlaceQuery), request_body = ArbiterReportChange,
    responses((status = 200, body = ArbiterReportView), (status = 413, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn write(
    At(caller, event): At<LiveEvent, ARBITERS>,
    Query(query): Query<PlaceQuery>,
    Body(request): Body<ArbiterReportChange>,
) -> Result<Json<ArbiterReportView>, Problem> {
    for (item, text) in &request.items {
        if text.as_ref().is_some_and(|it| it.chars().nth(TEXT_MAX).is_some()) {
            return Err(Problem::too_long(&caller.messages, item.id(), TEXT_MAX));
        }
    }
    let said = caller.say(&event, |now| {
        let items = changed(now.arbiter_report().clone(), request.items);
        let same = items == *now.arbiter_report();
        let report = TournamentBody::ArbiterReport(ArbiterReport { v: V1, items });
        Ok(if same { Vec::new() } else { vec![report] })
    });
    said.await?;
    Ok(Json(view(&caller, &event, query.east_min)?))
}

fn changed(
    mut items: BTreeMap<ReportItem, String>,
    change: BTreeMap<ReportItem, Option<String>>,
) -> BTreeMap<ReportItem, String> {
    for (item, text) in change {
        match text {
            Some(text) => items.insert(item, text),
            None => items.remove(&item),
        };
    }
    items
}

fn view(caller: &Caller, event: &LiveEvent, east_min: i32) -> Result<ArbiterReportView, Problem> {
    reported(caller, event, east_min, |it| {
        let written = it.tournament.arbiter_report();
        let items = known_items(it).into_iter().map(|KnownItem { item, known }| {
            let name = caller.messages.text(&format!("report-item-{}", item.id()));
            ArbiterReportItem { item, name, known, written: written.get(&item).cloned() }
        });
        ArbiterReportView { items: items.collect() }
    })
}

/// Something made of an event as it is now, for this reader.
fn reported<T>(
    caller: &Caller,
    event: &LiveEvent,
    east_min: i32,
    make: impl FnOnce(&ReportedEvent<'_>) -> T,
) -> Result<T, Problem> {
    let offset = east(&caller.messages, east_min)?;
    let log = |game: &str| log_of(&caller.desk, game);
    let tournament = event.look(Clone::clone);
    let made_ms = caller.desk.now_ms();
    let messages = &caller.messages;
    Ok(make(&ReportedEvent { messages, tournament: &tournament, log: &log, offset, made_ms }))
}

/// Games that are over are sealed first; what cannot be written now is written later.
async fn sealed(caller: &Caller, event: &std::sync::Arc<LiveEvent>) {
    let games = event.look(|it| it.games().map(str::to_owned).collect::<Vec<_>>());
    let _ = caller.desk.seal(event, &games).await;
}

fn as_file(file: Vec<u8>) -> Response {
    ([(header::CONTENT_TYPE, "application/pdf")], file).into_response()
}
