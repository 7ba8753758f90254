//! Results as callers may know them, as they are entered by hand, and the standings that follow from them.

use std::sync::Arc;

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use laws::event::Score;
use store::tournament::{
    Board, BoardResult, Entered, Round, ScoreLine, Tournament, read_score, standings as rank,
};
use store::wire::v1::tournament::{ResultEntered, ResultWithdrawn};
use store::wire::v1::{TournamentBody, V1};

use crate::desk::{Desk, LiveEvent, came_to, result_at};
use crate::play::Table;
use crate::problem::Problem;
use crate::server::{ANYBODY, ARBITERS, At, Body, Caller, Proofs};
use crate::wire::{ResultRequest, Standing};

/// Until when a caller knows what happened; nothing: until now. Spectators know a result no sooner than the game.
pub(super) fn known_until(caller: &Caller, event: &LiveEvent) -> Option<i64> {
    let delay = caller.delay_ms(&event.id);
    (delay > 0).then(|| caller.desk.now_ms() - delay)
}

/// The result of a board as it was known then.
pub(super) fn result_then(desk: &Desk, board: &Board, until: Option<i64>) -> Option<BoardResult> {
    let Some(live) = desk.board(&board.game) else {
        return result_at(board, None, until);
    };
    live.look(|table| match until {
        // Only what went on lately has to be played again.
        Some(until) if table.last_ms() > until => {
            result_at(board, table.before(until).ok().as_ref(), Some(until))
        }
        _ => result_at(board, Some(table), until),
    })
}

/// The score to which a game came, whatever was entered by hand.
pub(super) fn score_of(desk: &Desk, game: &str) -> Option<Score> {
    desk.board(game)?.look(came_to).map(|it| it.score)
}

/// The tournament as far as every result of its rounds was known then.
pub(super) fn finished_rounds(desk: &Desk, tournament: &Tournament, until: i64) -> Tournament {
    let known = |board: &Board| result_then(desk, board, Some(until)).is_some();
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

/// Enters or corrects the result of a board by hand: it ends the game, whose clock is stopped and which waits for nobody. What the
/// position excludes, or differs from what both have signed, is entered only with a reason.
#[utoipa::path(put, path = "/v1/games/{game}/result", tag = "events", security(("link" = [])),
    params(("game" = String, Path)), request_body = ResultRequest,
    responses((status = 204), (status = 422, body = Problem)))]
pub(super) async fn enter(
    caller: Caller,
    proofs: Proofs,
    Path(game): Path<String>,
    Body(request): Body<ResultRequest>,
) -> Result<StatusCode, Problem> {
    caller.must_be(ARBITERS)?;
    let event = caller.event_of(&game)?;
    let reasoned = request.reason.as_deref().is_some_and(|it| !it.trim().is_empty());
    let score = request.result.as_deref().and_then(read_score).filter(|_| !reasoned);
    // Where nothing was recorded nothing is known of the position.
    let recorded = |it: &Table| (!it.log().is_untouched()).then(|| Arc::new(it.game().clone()));
    let played = caller.desk.board(&game).and_then(|it| it.look(recorded));
    if let (Some(score), Some(played)) = (score, played) {
        let edition = played.frame().edition();
        if let Some(signed) = played.sheets().registered().filter(|it| *it != score) {
            return Err(Problem::signed(&caller.messages, signed, edition));
        }
        // The proof may take a while: board and desk go on meanwhile. Without room for it the result is entered all the same.
        let proved = Arc::clone(&played);
        let excluded = proofs.find(move || proved.excludes(score)).await;
        if let Some(why) = excluded.unwrap_or_else(|_| played.excludes_at_once(score)) {
            return Err(Problem::excluded(&caller.messages, &why, edition));
        }
    }
    let who = caller.grant.author().who;
    let said = caller.say(&event, |it| {
        let known = it.board(&game).is_some_and(|it| it.1.entered != Entered::Nothing);
        let (v, result, reason) = (V1, request.result, request.reason);
        let entered = ResultEntered { v, game: game.clone(), result, reason, who };
        Ok(vec![match known {
            true => TournamentBody::ResultCorrected(entered),
            false => TournamentBody::ResultEntered(entered),
        }])
    });
    said.await?;
    follow(&caller, &event, &game).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The board follows what was said of its result. If that cannot be written, it follows later.
async fn follow(caller: &Caller, event: &LiveEvent, game: &str) -> Result<(), Problem> {
    caller.desk.tell_result(event, game).await.map_err(|it| caller.told(&it))
}

/// What was entered by hand no longer counts: the game stands again as it stood, its clock stopped; or what was taken in counts.
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
        let who = caller.grant.author().who;
        let withdrawn = ResultWithdrawn { v: V1, game: game.clone(), reason: None, who };
        let said = TournamentBody::ResultWithdrawn(withdrawn);
        caller.say(&event, |_| Ok(vec![said])).await?;
        follow(&caller, &event, &game).await?;
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

fn ranked<'t>(desk: &Desk, event: &'t Tournament) -> Vec<ScoreLine<'t>> {
    rank(event, |game| score_of(desk, game))
}

fn standing(desk: &Desk, event: &Tournament) -> Vec<Standing> {
    ranked(desk, event).iter().map(Standing::from).collect()
}
