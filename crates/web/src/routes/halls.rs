//! The hall: every board of a round in short.

use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::desk::{LiveEvent, hall_board};
use crate::problem::Problem;
use crate::server::{AT_HALL, At, Caller, cached};
use crate::wire::{Hall, HallBoard};

#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct RoundQuery {
    /// The last one without it.
    round: Option<u32>,
}

/// All boards of a round, the most urgent first.
#[utoipa::path(get, path = "/v1/events/{event}/hall", tag = "events", security(("link" = [])),
    params(("event" = String, Path), RoundQuery), responses((status = 200, body = Hall)))]
pub(super) async fn hall(
    At(caller, event): At<LiveEvent, AT_HALL>,
    asked: HeaderMap,
    Query(query): Query<RoundQuery>,
) -> Result<Response, Problem> {
    may_see_hall(&caller)?;
    let delay = caller.delay_ms(&event.id);
    Ok(cached(&asked, &hall_view(&caller, &event, query.round, delay)))
}

/// Who has a link to one game sees no hall.
pub(super) fn may_see_hall(caller: &Caller) -> Result<(), Problem> {
    if caller.grant.game.is_some() { Err(caller.refused()) } else { Ok(()) }
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
    caller: &Caller,
    event: &LiveEvent,
    round: Option<u32>,
    delay: i64,
) -> Hall {
    let (desk, reader) = (&caller.desk, caller.reader());
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
