//! Results as callers may know them, as they are entered by hand, and the standings that follow from them.

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use laws::event::Score;
use laws::ruling::ResultOf;
use serde::Deserialize;
use store::tournament::{
    Board, Entered, Round, ScoreLine, Tournament, read_score, standings as rank,
};
use store::wire::v1::tournament::{ResultEntered, ResultWithdrawn};
use store::wire::v1::{TournamentBody, V1};
use utoipa::ToSchema;

use crate::desk::{Desk, LiveEvent};
use crate::play::Table;
use crate::problem::Problem;
use crate::server::{ANYBODY, ARBITERS, At, Body, Caller};
use crate::wire::Standing;

/// Until when a caller knows what happened; nothing: until now. Spectators know a result no sooner than the game.
pub(super) fn known_until(caller: &Caller, event: &LiveEvent) -> Option<i64> {
    let delay = caller.delay_ms(&event.id);
    (delay > 0).then(|| caller.desk.now_ms() - delay)
}

/// The result of a board as it was known then.
pub(super) fn result_then(
    desk: &Desk,
    tournament: &Tournament,
    board: &Board,
    until: Option<i64>,
) -> Option<Score> {
    let of_game = score_of(desk, &board.game, until);
    match until {
        Some(until) if board.since.0 > until => of_game,
        _ => tournament.result(board, of_game),
    }
}

/// How a game ended, as it was known then, whatever was entered by hand.
pub(super) fn score_of(desk: &Desk, game: &str, until: Option<i64>) -> Option<Score> {
    let board = desk.board(game)?;
    board.look(|table| {
        let now = score(table)?;
        match until {
            // Only what ended lately has to be played again.
            Some(until) if table.entries().last().is_some_and(|it| it.at.0 > until) => {
                score(&table.before(until).ok()?)
            }
            _ => Some(now),
        }
    })
}

fn score(table: &Table) -> Option<Score> {
    match table.game().outcome()?.result {
        ResultOf::Score(score) => Some(score),
        ResultOf::Pending | ResultOf::Annulled => None,
    }
}

/// The tournament as far as every result of its rounds was known then.
pub(super) fn finished_rounds(desk: &Desk, tournament: &Tournament, until: i64) -> Tournament {
    let known = |board: &Board| result_then(desk, tournament, board, Some(until)).is_some();
    let finished = |round: &&Round| round.boards.iter().all(known);
    tournament.first_rounds(tournament.rounds().iter().take_while(finished).count())
}

/// Has nothing been played or entered in this round?
pub(super) fn is_untouched(desk: &Desk, round: &Round) -> bool {
    let begun = |table: &Table| !table.log().is_untouched();
    round.boards.iter().all(|board| {
        let live = desk.board(&board.game);
        let here = board.elsewhere.is_none() && board.entered == Entered::Nothing;
        here && !live.is_some_and(|it| it.look(begun))
    })
}

/// A result entered by hand.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ResultRequest {
    /// `1-0`, `½-½`, `0-1`, `0-0`, `+/-`; nothing: the result is open again.
    result: Option<String>,
    reason: Option<String>,
}

/// Enters or corrects the result of a board by hand; the log of the game stays as it is. What the position excludes is entered
/// only with a reason.
#[utoipa::path(put, path = "/v1/games/{game}/result", tag = "events", security(("link" = [])),
    params(("game" = String, Path)), request_body = ResultRequest,
    responses((status = 204), (status = 422, body = Problem)))]
pub(super) async fn enter(
    caller: Caller,
    Path(game): Path<String>,
    Body(request): Body<ResultRequest>,
) -> Result<StatusCode, Problem> {
    caller.must_be(ARBITERS)?;
    let event = caller.event_of(&game)?;
    let reasoned = request.reason.as_deref().is_some_and(|it| !it.trim().is_empty());
    let score = request.result.as_deref().and_then(read_score).filter(|_| !reasoned);
    if let (Some(score), Some(board)) = (score, caller.desk.board(&game)) {
        // The proof may take a while: the board goes on meanwhile.
        let played = board.look(|it| it.game().clone());
        if let Some(why) = played.excludes(score) {
            return Err(Problem::excluded(&caller.messages, &why, played.frame().edition()));
        }
    }
    let said = caller.say(&event, |it| {
        let known = it.board(&game).is_some_and(|it| it.1.entered != Entered::Nothing);
        let (v, result, reason) = (V1, request.result, request.reason);
        let entered = ResultEntered { v, game: game.clone(), result, reason };
        Ok(vec![match known {
            true => TournamentBody::ResultCorrected(entered),
            false => TournamentBody::ResultEntered(entered),
        }])
    });
    said.await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What was entered by hand no longer counts: the game decides again, or what was taken in of it.
#[utoipa::path(delete, path = "/v1/games/{game}/result", tag = "events", security(("link" = [])),
    params(("game" = String, Path)), responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn withdraw(
    caller: Caller,
    Path(game): Path<String>,
) -> Result<StatusCode, Problem> {
    caller.must_be(ARBITERS)?;
    let event = caller.event_of(&game)?;
    let entered = |it: &Tournament| it.board(&game).map(|it| it.1.entered);
    if event.look(entered) != Some(Entered::Nothing) {
        let withdrawn = ResultWithdrawn { v: V1, game: game.clone(), reason: None };
        let said = TournamentBody::ResultWithdrawn(withdrawn);
        caller.say(&event, |_| Ok(vec![said])).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The standings after all results so far; with a delay, after the rounds that were over then.
#[utoipa::path(get, path = "/v1/events/{event}/standings", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), responses((status = 200, body = Vec<Standing>)))]
pub(super) async fn standings(
    At(caller, event): At<LiveEvent, ANYBODY>,
) -> Result<Json<Vec<Standing>>, Problem> {
    let until = known_until(&caller, &event);
    let standing = event.look(|it| match until {
        None => standing(&caller.desk, it),
        Some(until) => standing(&caller.desk, &finished_rounds(&caller.desk, it, until)),
    });
    Ok(Json(standing))
}

pub(super) fn ranked<'t>(desk: &Desk, event: &'t Tournament) -> Vec<ScoreLine<'t>> {
    rank(event, |game| score_of(desk, game, None))
}

fn standing(desk: &Desk, event: &Tournament) -> Vec<Standing> {
    ranked(desk, event).iter().map(Standing::from).collect()
}
