//! Rounds: pairings, the start, results, standings.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use store::wire::v1::tournament::{Pairing as StoredPairing, ResultEntered, RoundMade};
use store::wire::v1::{RecordedBy, TournamentBody, V1};
use utoipa::ToSchema;

use super::events::{points_of, result_of, round_view};
use crate::access::fresh_id;
use crate::desk::{Act, Desk, LiveEvent, Trouble};
use crate::event::{Played, Tournament, header, propose, standings as rank};
use crate::play::read;
use crate::problem::{Kind, Problem};
use crate::server::{Body, Caller, Shared};
use crate::wire::{Pairing, Role, RoundRequest, RoundView, Standing, Started};

/// The most boards of a round.
const BOARDS_MAX: usize = 5_000;

/// Makes a round and its games.
#[utoipa::path(post, path = "/v1/events/{event}/rounds", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = RoundRequest,
    responses((status = 201, body = RoundView), (status = 422, body = Problem)))]
pub(super) async fn add(
    State(shared): State<Shared>,
    caller: Caller,
    Path(event): Path<String>,
    Body(request): Body<RoundRequest>,
) -> Result<(StatusCode, Json<RoundView>), Problem> {
    caller.must_be(&[Role::Chief])?;
    let event = caller.event(&shared.desk, &event)?;
    let pairings = match request.propose && request.pairings.is_empty() {
        true => event.look(|it| propose(it, &ranked(&shared.desk, it))),
        false => request.pairings,
    };
    check(&caller, &event, &pairings)?;
    let number = make_round(&shared.desk, &event, pairings, request.starts_at).await;
    let number = number.map_err(|it| caller.told(&it))?;
    let view =
        event.look(|it| it.round(number).map(|round| round_view(&shared.desk, &caller, it, round)));
    view.map(|it| (StatusCode::CREATED, Json(it))).ok_or_else(|| caller.not_found())
}

/// Everybody is in the event and plays once.
fn check(caller: &Caller, event: &LiveEvent, pairings: &[Pairing]) -> Result<(), Problem> {
    let mut seen = std::collections::BTreeSet::new();
    let ids = pairings.iter().flat_map(|it| [&it.white, &it.black]);
    for id in ids {
        let known = event.look(|it| it.player(id).is_some());
        if !known || !seen.insert(id) {
            return Err(Problem::field(&caller.messages, "pairings", id));
        }
    }
    match pairings.len() {
        1..=BOARDS_MAX => Ok(()),
        _ => Err(Problem::field(&caller.messages, "pairings", &pairings.len().to_string())),
    }
}

/// Makes the games, then says that they are the round.
pub(crate) async fn make_round(
    desk: &Desk,
    event: &LiveEvent,
    pairings: Vec<Pairing>,
    starts_at: Option<String>,
) -> Result<u32, Trouble> {
    let (state, number) = event.look(|it| (it.clone(), it.rounds.len() as u32 + 1));
    let mut made = Vec::with_capacity(pairings.len());
    for (index, pairing) in pairings.into_iter().enumerate() {
        let board = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let game = fresh_id('g').map_err(|_| Trouble::NoRandomness)?;
        let white = state.player(&pairing.white).ok_or(Trouble::NotFound)?.clone();
        let black = state.player(&pairing.black).ok_or(Trouble::NotFound)?.clone();
        let header = header(&state.settings, &state.id, number, board, white, black);
        desk.new_board(&game, header).await?;
        made.push(StoredPairing { board, white: pairing.white, black: pairing.black, game });
    }
    desk.say(event, |it| {
        if it.round(number).is_some() {
            return Err(Trouble::Conflict { seen: state.seq, actual: it.seq });
        }
        let (v, round, byes) = (V1, number, Vec::new());
        Ok(vec![TournamentBody::RoundMade(RoundMade { v, round, starts_at, pairings: made, byes })])
    })
    .await?;
    Ok(number)
}

/// Starts every board of a round that has not begun.
#[utoipa::path(post, path = "/v1/events/{event}/rounds/{round}/start", tag = "events", security(("link" = [])),
    params(("event" = String, Path), ("round" = u32, Path)),
    responses((status = 200, body = Started), (status = 404, body = Problem)))]
pub(super) async fn start(
    State(shared): State<Shared>,
    caller: Caller,
    Path((event, round)): Path<(String, u32)>,
) -> Result<Json<Started>, Problem> {
    caller.must_be(&[Role::Chief, Role::Arbiter])?;
    let event = caller.event(&shared.desk, &event)?;
    let games = event.look(|it| {
        it.round(round).map(|it| it.pairings.iter().map(|it| it.game.clone()).collect::<Vec<_>>())
    });
    let games = games.ok_or_else(|| caller.not_found())?;
    let line = read("round starts").map_err(|it| Problem::line(&caller.messages, &it))?;
    let mut started = 0;
    for board in games.iter().filter_map(|it| shared.desk.board(it)) {
        let waits = board.look(|it| it.play().game.phase() == laws::game::Phase::NotStarted);
        if waits {
            let act = Act::Lines(vec![line.clone()], RecordedBy::Arbiter);
            shared.desk.record(&board, &act, None).await.map_err(|it| caller.told(&it))?;
            started += 1;
        }
    }
    Ok(Json(Started { started }))
}

/// A result entered by hand.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ResultRequest {
    /// `1-0`, `½-½`, `0-1`, `0-0`, `+/-`; nothing: as the game ended.
    result: Option<String>,
    reason: Option<String>,
}

/// Enters or corrects the result of a board by hand; the log of the game stays as it is.
#[utoipa::path(put, path = "/v1/games/{game}/result", tag = "events", security(("link" = [])),
    params(("game" = String, Path)), request_body = ResultRequest,
    responses((status = 204), (status = 422, body = Problem)))]
pub(super) async fn result(
    State(shared): State<Shared>,
    caller: Caller,
    Path(game): Path<String>,
    Body(request): Body<ResultRequest>,
) -> Result<StatusCode, Problem> {
    caller.must_be(&[Role::Chief, Role::Arbiter])?;
    let board = caller.board(&shared.desk, &game)?;
    let event = caller.event(&shared.desk, &board.event)?;
    if let Some(text) = request.result.as_deref().filter(|it| points_of(it).is_none()) {
        return Err(Problem::field(&caller.messages, "result", text));
    }
    let said = shared.desk.say(&event, |it| {
        let known = it.results.contains_key(&game);
        let (v, result, reason) = (V1, request.result, request.reason);
        let entered = ResultEntered { v, game: game.clone(), result, reason };
        Ok(vec![match known {
            true => TournamentBody::ResultCorrected(entered),
            false => TournamentBody::ResultEntered(entered),
        }])
    });
    said.await.map_err(|it| caller.told(&it))?;
    Ok(StatusCode::NO_CONTENT)
}

/// The standings after all results so far.
#[utoipa::path(get, path = "/v1/events/{event}/standings", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), responses((status = 200, body = Vec<Standing>)))]
pub(super) async fn standings(
    State(shared): State<Shared>,
    caller: Caller,
    Path(event): Path<String>,
) -> Result<Json<Vec<Standing>>, Problem> {
    let event = caller.event(&shared.desk, &event)?;
    if caller.delay_ms(&shared.desk, &event.id) > 0 {
        let detail = caller.messages.text("server-standings-later");
        return Err(Problem::because(&caller.messages, Kind::NotYourRole, detail));
    }
    Ok(Json(event.look(|it| ranked(&shared.desk, it))))
}

fn ranked(desk: &Desk, event: &Tournament) -> Vec<Standing> {
    let pairings = event.rounds.iter().flat_map(|it| &it.pairings);
    let played: Vec<Played<'_>> = pairings
        .filter_map(|it| {
            let found = result_of(desk, event, &it.game)?;
            Some(Played {
                white: &it.white,
                black: &it.black,
                white_points: found.white?,
                black_points: found.black?,
            })
        })
        .collect();
    rank(event, &played)
}
