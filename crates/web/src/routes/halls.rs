//! The hall: every board of a round in short.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::desk::{Desk, LiveEvent, hall_board};
use crate::play::Reader;
use crate::problem::Problem;
use crate::server::{Caller, Shared, cached};
use crate::wire::{Hall, HallBoard, Role};

#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct RoundQuery {
    /// The last one without it.
    round: Option<u32>,
}

/// All boards of a round, the most urgent first.
#[utoipa::path(get, path = "/v1/events/{event}/hall", tag = "events", security(("link" = [])),
    params(("event" = String, Path), RoundQuery), responses((status = 200, body = Hall)))]
pub(super) async fn hall(
    State(shared): State<Shared>,
    caller: Caller,
    asked: HeaderMap,
    Path(event): Path<String>,
    Query(query): Query<RoundQuery>,
) -> Result<Response, Problem> {
    let event = hall_of(&shared.desk, &caller, &event)?;
    let delay = caller.delay_ms(&shared.desk, &event.id);
    Ok(cached(&asked, &hall_view(&shared.desk, &caller, &event, query.round, delay)))
}

/// The event whose hall the caller may see.
pub(super) fn hall_of(desk: &Desk, caller: &Caller, id: &str) -> Result<Arc<LiveEvent>, Problem> {
    caller.must_be(&[Role::Chief, Role::Arbiter, Role::Spectator])?;
    if caller.grant.game.is_some() {
        return Err(caller.refused());
    }
    caller.event(desk, id)
}

/// The games of a round, or of the last.
pub(super) fn games_of(event: &LiveEvent, round: Option<u32>) -> Vec<String> {
    event.look(|it| {
        let last = it.rounds().last().map(|it| it.number);
        let round = round.or(last).and_then(|number| it.round(number));
        round.map(|it| it.boards.iter().map(|it| it.game.clone()).collect()).unwrap_or_default()
    })
}

/// The hall, as it is or as it was some time ago.
pub(super) fn hall_view(
    desk: &Desk,
    caller: &Caller,
    event: &LiveEvent,
    round: Option<u32>,
    delay: i64,
) -> Hall {
    let reader = Reader { audience: caller.grant.audience(), messages: caller.messages };
    let (name, rounds) =
        event.look(|it| (it.settings().name.clone(), it.rounds().last().map_or(0, |it| it.number)));
    let games = games_of(event, round);
    let seen = |game: &String| hall_board(reader, &desk.board(game)?, delay);
    let mut boards: Vec<HallBoard> = games.iter().filter_map(seen).collect();
    boards.sort_by_key(|it| (std::cmp::Reverse(it.urgency), it.board));
    let server_ms = desk.now_ms().saturating_sub(delay);
    Hall {
        event: event.id.clone(),
        name,
        round: round.unwrap_or(rounds),
        rounds,
        server_ms,
        boards,
    }
}
