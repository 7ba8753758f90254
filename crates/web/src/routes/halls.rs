//! The hall: every board of the rounds that go on, in short.

use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use store::tournament::{Board, Round, Tournament};
use utoipa::IntoParams;

use super::results::{known_until, result_then};
use crate::desk::{Desk, LiveEvent, Shown, hall_boards};
use crate::play::Audience;
use crate::problem::Problem;
use crate::server::{AT_HALL, At, Caller, cached};
use crate::wire::{Hall, ResultChoice};

#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct RoundQuery {
    /// Without it all rounds in which a board has no result yet, or the last one if there is none.
    round: Option<u32>,
}

/// All boards of a round, or of all rounds that go on; the most urgent first.
#[utoipa::path(get, path = "/v1/events/{event}/hall", tag = "events", security(("link" = [])),
    params(("event" = String, Path), RoundQuery), responses((status = 200, body = Hall)))]
pub(super) async fn hall(
    At(caller, event): At<LiveEvent, AT_HALL>,
    asked: HeaderMap,
    Query(query): Query<RoundQuery>,
) -> Result<Response, Problem> {
    may_see_hall(&caller)?;
    Ok(cached(&asked, &hall_view(&caller, &event, query.round)))
}

/// Who has a link to one game sees no hall.
pub(super) fn may_see_hall(caller: &Caller) -> Result<(), Problem> {
    if caller.grant.game.is_some() { Err(caller.refused()) } else { Ok(()) }
}

/// The rounds in which a board had no result then.
pub(super) fn open_rounds<'a>(
    desk: &'a Desk,
    event: &'a Tournament,
    until: Option<i64>,
) -> impl Iterator<Item = &'a Round> {
    let open = move |it: &Board| result_then(desk, it, until).is_none();
    event.rounds().iter().filter(move |it| it.boards.iter().any(open))
}

/// The round that is asked for; without one those that go on, or the last.
pub(super) fn shown(caller: &Caller, event: &LiveEvent, round: Option<u32>) -> Shown {
    let until = known_until(caller, event);
    event.look(|it| {
        let mut rounds: Vec<&Round> = match round {
            Some(number) => it.round(number).into_iter().collect(),
            None => open_rounds(&caller.desk, it, until).collect(),
        };
        if round.is_none() && rounds.is_empty() {
            rounds.extend(it.rounds().last());
        }
        let boards = rounds.iter().flat_map(|it| &it.boards);
        Shown {
            games: boards.map(|it| it.game.clone()).collect(),
            rounds: rounds.iter().map(|it| it.number).collect(),
        }
    })
}

/// The hall, as it is or as it was some time ago.
pub(super) fn hall_view(caller: &Caller, event: &LiveEvent, round: Option<u32>) -> Hall {
    let (desk, reader) = (&caller.desk, caller.reader());
    let (name, rounds) =
        event.look(|it| (it.settings().name.clone(), it.rounds().last().map_or(0, |it| it.number)));
    let delay = caller.delay_ms(&event.id);
    let shown = shown(caller, event, round);
    let boards: Vec<_> = shown.games.iter().filter_map(|it| desk.board(it)).collect();
    let mut boards = hall_boards(reader, event, &boards, delay);
    boards.sort_by_key(|it| (std::cmp::Reverse(it.urgency), it.round, it.board));
    Hall {
        event: event.id.clone(),
        name,
        round: round.or(shown.rounds.last().copied()).unwrap_or(0),
        rounds,
        shown: shown.rounds,
        server_ms: desk.now_ms().saturating_sub(delay),
        boards,
        results: match reader.audience {
            Audience::Arbiter => event.look(ResultChoice::all),
            Audience::Player | Audience::Spectator => Vec::new(),
        },
    }
}
