//! Where boards are played: at the desk, or with boards and clocks of their own, so that only their results are entered.

use axum::Json;
use axum::extract::Path;
use store::tournament::{Board, Place};
use store::wire::v1::tournament::BoardsPlaced;
use store::wire::v1::{TournamentBody, V1};

use super::events::round_view;
use crate::desk::{Desk, LiveEvent, Trouble};
use crate::play::Table;
use crate::problem::Problem;
use crate::server::{ARBITERS, At, Body};
use crate::wire::{PlaceRequest, RoundView};

/// Says where boards of a round are played. A game that goes on at the desk stays there.
#[utoipa::path(put, path = "/v1/events/{event}/rounds/{round}/place", tag = "events", security(("link" = [])),
    params(("event" = String, Path), ("round" = u32, Path)), request_body = PlaceRequest,
    responses((status = 200, body = RoundView), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn place(
    At(caller, event): At<LiveEvent, ARBITERS>,
    Path((_event, round)): Path<(String, u32)>,
    Body(request): Body<PlaceRequest>,
) -> Result<Json<RoundView>, Problem> {
    let desk = &caller.desk;
    let said = caller.say(&event, |it| {
        let round = it.round(round).ok_or(Trouble::NotFound)?;
        let games = placed(desk, &round.boards, &request)?;
        let said = BoardsPlaced { v: V1, games, results_only: request.results_only };
        Ok(Vec::from_iter((!said.games.is_empty()).then_some(TournamentBody::BoardsPlaced(said))))
    });
    said.await?;
    let view = event.look(|it| it.round(round).map(|round| round_view(&caller, None, it, round)));
    Ok(Json(view.ok_or_else(|| caller.not_found())?))
}

/// The games of those boards that are to be played elsewhere than before.
fn placed(desk: &Desk, boards: &[Board], request: &PlaceRequest) -> Result<Vec<String>, Trouble> {
    let place = if request.results_only { Place::ResultsOnly } else { Place::AtDesk };
    let begun = |board: &Board| {
        let begun = |it: &Table| !it.log().is_untouched() && !it.is_over();
        place == Place::ResultsOnly && desk.board(&board.game).is_some_and(|it| it.look(begun))
    };
    let mut chosen: Vec<&Board> = match &request.boards {
        None => boards.iter().filter(|it| it.elsewhere.is_none() && !begun(it)).collect(),
        Some(numbers) => {
            let numbered = |number: &u32| {
                boards.iter().find(|it| it.number == *number && it.elsewhere.is_none())
            };
            let found: Option<Vec<&Board>> = numbers.iter().map(numbered).collect();
            let found = found.ok_or(Trouble::NotFound)?;
            if found.iter().any(|it| begun(it)) {
                return Err(Trouble::Begun);
            }
            found
        }
    };
    chosen.retain(|it| it.place != place);
    Ok(chosen.into_iter().map(|it| it.game.clone()).collect())
}
