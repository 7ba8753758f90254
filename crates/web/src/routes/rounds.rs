//! Rounds: their games and the start.

use std::sync::Arc;

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use futures_util::future::{join_all, try_join_all};
use laws::game::Phase;
use store::tournament::{Board, Place, Refused, Tournament};
use store::wire::v1::tournament::{
    BoardsPlaced, Pairing as StoredPairing, RoundDrafted, RoundMade,
};
use store::wire::v1::{TournamentBody, V1};
use store::{Seq, UnixMillis};

use super::drafts::{drafted, forbidden, published};
use crate::access::fresh_id;
use crate::desk::{Act, Desk, LiveBoard, LiveEvent, Trouble, to_the_end};
use crate::event::header;
use crate::play::{Lines, read};
use crate::problem::Problem;
use crate::server::{ARBITERS, At, Body, CHIEF, Proofs};
use crate::wire::{DraftRequest, RoundRequest, RoundView, Started};

/// The most boards of a round.
pub(super) const BOARDS_MAX: usize = 5_000;

/// Makes a round and its games in one step, for programs that have drawn it themselves: it is published at once. While there is a draft
/// of it, that one is published or dropped first.
#[utoipa::path(post, path = "/v1/events/{event}/rounds", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = RoundRequest,
    responses((status = 201, body = RoundView), (status = 422, body = Problem)))]
pub(super) async fn add(
    At(caller, event): At<LiveEvent, CHIEF>,
    proofs: Proofs,
    Body(request): Body<RoundRequest>,
) -> Result<(StatusCode, Json<RoundView>), Problem> {
    let RoundRequest { pairings, starts_at, propose, byes } = request;
    let propose = propose && pairings.is_empty();
    let asked = DraftRequest { seq: None, pairings, byes, results_only: None, starts_at, propose };
    let state = event.look(Clone::clone);
    if let Some(draft) = state.draft() {
        let why = Trouble::from(Refused::DraftThere(draft.round.round));
        return Err(caller.told(&why));
    }
    let round = drafted(&caller, &proofs, state.clone(), asked).await?;
    let view = published(&caller, &event, state, round).await?;
    Ok((StatusCode::CREATED, Json(view)))
}

/// Makes the games, then says that they are the round, of the event as it was seen. A round that cannot be makes no games.
pub(super) async fn publish_round(
    desk: &Arc<Desk>,
    event: &Arc<LiveEvent>,
    state: Tournament,
    drafted: RoundDrafted,
) -> Result<u32, Trouble> {
    let mut pairings = Vec::with_capacity(drafted.pairings.len());
    for (board, pairing) in (1..).zip(&drafted.pairings) {
        let game = fresh_id('g').map_err(|_| Trouble::NoRandomness)?;
        let (white, black) = (pairing.white.clone(), pairing.black.clone());
        pairings.push(StoredPairing { board, white, black, game, elsewhere: None });
    }
    let (number, starts_at, byes) =
        (drafted.round, drafted.starts_at.clone(), drafted.byes.clone());
    let round = RoundMade { v: V1, round: number, starts_at, pairings, byes };
    let said = TournamentBody::RoundMade(round.clone());
    let next = Seq(state.seq().0 + 1);
    state.clone().fold(next, UnixMillis(desk.now_ms()), said.clone())?;
    let only = |it: &&StoredPairing| drafted.results_only.as_ref().is_some_and(|o| o.has(it.board));
    let games = round.pairings.iter().filter(only).map(|it| it.game.clone());
    let placed = BoardsPlaced { v: V1, games: games.collect(), results_only: true };
    let placed = (!placed.games.is_empty()).then_some(TournamentBody::BoardsPlaced(placed));
    forbidden(desk, &state, &drafted)?;
    make_boards(desk, event, &state, &round).await?;
    desk.say(event, |now| {
        // Somebody else may have published or drafted meanwhile.
        let same = now.rounds().len() == state.rounds().len() && now.draft() == state.draft();
        match same {
            true => Ok([said].into_iter().chain(placed).collect()),
            false => Err(Trouble::Conflict { seen: state.seq().0, actual: now.seq().0 }),
        }
    })
    .await?;
    Ok(number)
}

/// Makes the games of a round that are to be played here.
pub(super) async fn make_boards(
    desk: &Arc<Desk>,
    event: &LiveEvent,
    state: &Tournament,
    round: &RoundMade,
) -> Result<(), Trouble> {
    let mut made = Vec::with_capacity(round.pairings.len());
    for it in round.pairings.iter().filter(|it| it.elsewhere.is_none()) {
        let player = |id: &str| state.player(id).map(|it| it.player.clone());
        let white = player(&it.white).ok_or(Trouble::NotFound)?;
        let black = player(&it.black).ok_or(Trouble::NotFound)?;
        let (round, board) = (round.round, it.board);
        let header = header(state.settings(), &event.id, round, board, white, black)?;
        made.push(desk.new_board(&it.game, header));
    }
    // What waits at the same time is written together.
    try_join_all(made).await?;
    Ok(())
}

/// Starts every board of a round that has not begun and has no result.
#[utoipa::path(post, path = "/v1/events/{event}/rounds/{round}/start", tag = "events", security(("link" = [])),
    params(("event" = String, Path), ("round" = u32, Path)),
    responses((status = 200, body = Started), (status = 404, body = Problem)))]
pub(super) async fn start(
    At(caller, event): At<LiveEvent, ARBITERS>,
    Path((_event, round)): Path<(String, u32)>,
) -> Result<Json<Started>, Problem> {
    let games = event.look(|it| {
        let boards = &it.round(round)?.boards;
        // Nobody plays where a result was entered or taken in, such as a forfeit, nor where only the result is entered.
        let played = |it: &&Board| it.place == Place::AtDesk;
        let open = boards.iter().filter(played).filter(|board| it.result(board, None).is_none());
        Some(open.map(|board| board.game.clone()).collect::<Vec<_>>())
    });
    let games = games.ok_or_else(|| caller.not_found())?;
    let line = read("round starts").map_err(|it| Problem::line(&caller.messages, &it))?;
    let lines = Lines::by(caller.grant.author(), vec![line]);
    let act = Act::Lines(Lines { keeps_calls: true, ..lines });
    let started = start_boards(Arc::clone(&caller.desk), games, act).await;
    let started = started.map_err(|it| caller.told(&it))?;
    Ok(Json(Started { started }))
}

/// Starts the boards that wait, all together. If one cannot start, none is; who asks for it may go away meanwhile.
async fn start_boards(desk: Arc<Desk>, games: Vec<String>, act: Act) -> Result<usize, Trouble> {
    let waits = |it: &LiveBoard| it.look(|it| it.phase() == Phase::NotStarted);
    let boards = games.iter().filter_map(|it| desk.board(it)).filter(|it| waits(it));
    let boards: Vec<Arc<LiveBoard>> = boards.collect();
    for board in &boards {
        desk.preview(board, &act)?;
    }
    to_the_end(async move {
        let started = join_all(boards.iter().map(|it| desk.record(it, &act, None))).await;
        started.into_iter().try_fold(0, |count, it| it.map(|_| count + 1))
    })
    .await
}
