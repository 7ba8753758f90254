//! Results as callers may know them, and as they are entered by hand.

use axum::extract::Path;
use axum::http::StatusCode;
use laws::event::Score;
use laws::ruling::ResultOf;
use store::tournament::{Board, Entered, Round, Tournament};
use store::wire::v1::tournament::ResultWithdrawn;
use store::wire::v1::{TournamentBody, V1};

use crate::desk::{Desk, LiveEvent};
use crate::play::Table;
use crate::problem::Problem;
use crate::server::{ARBITERS, Caller};

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
