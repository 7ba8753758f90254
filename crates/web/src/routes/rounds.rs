//! Rounds: pairings and the start.

use std::sync::Arc;

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use futures_util::future::{join_all, try_join_all};
use laws::game::Phase;
use store::tournament::{Board, Link, LinkState, Place, Tournament};
use store::wire::v1::tournament::{Bye, LinkRevoked, Pairing as StoredPairing, RoundMade};
use store::wire::v1::{TournamentBody, V1};
use store::{Seq, UnixMillis};

use super::events::round_view;
use super::results::{is_untouched, ranked};
use crate::access::fresh_id;
use crate::desk::{Act, Desk, LiveBoard, LiveEvent, Trouble, to_the_end};
use crate::event::{Drawn, header, propose};
use crate::play::{Lines, read};
use crate::problem::Problem;
use crate::server::{ARBITERS, At, Body, CHIEF, Caller};
use crate::wire::{RoundRequest, RoundView, Started};

/// The most boards of a round.
const BOARDS_MAX: usize = 5_000;

/// Makes a round and its games.
#[utoipa::path(post, path = "/v1/events/{event}/rounds", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = RoundRequest,
    responses((status = 201, body = RoundView), (status = 422, body = Problem)))]
pub(super) async fn add(
    At(caller, event): At<LiveEvent, CHIEF>,
    Body(request): Body<RoundRequest>,
) -> Result<(StatusCode, Json<RoundView>), Problem> {
    let view = made(&caller, &event, Which::Next, request).await?;
    Ok((StatusCode::CREATED, Json(view)))
}

/// Pairs the last round again, as long as nothing was played in it. Links to its boards no longer work.
#[utoipa::path(put, path = "/v1/events/{event}/rounds/{round}", tag = "events", security(("link" = [])),
    params(("event" = String, Path), ("round" = u32, Path)), request_body = RoundRequest,
    responses((status = 200, body = RoundView), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn again(
    At(caller, event): At<LiveEvent, CHIEF>,
    Path((_event, round)): Path<(String, u32)>,
    Body(request): Body<RoundRequest>,
) -> Result<Json<RoundView>, Problem> {
    Ok(Json(made(&caller, &event, Which::Again(round), request).await?))
}

/// Which round is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Which {
    Next,
    Again(u32),
}

async fn made(
    caller: &Caller,
    event: &Arc<LiveEvent>,
    which: Which,
    request: RoundRequest,
) -> Result<RoundView, Problem> {
    let desk = &caller.desk;
    let asked = request.byes.into_iter().map(|it| Bye { player: it.player, worth: it.worth });
    let byes: Vec<Bye> = asked.collect();
    let drawn = match request.propose && request.pairings.is_empty() {
        true => event.look(|it| {
            // What is paired again is as if it had not been.
            let earlier = match which {
                Which::Next => it.clone(),
                Which::Again(_) => it.first_rounds(it.rounds().len().saturating_sub(1)),
            };
            propose(&earlier, &ranked(desk, &earlier), byes)
        }),
        false => Drawn { pairings: request.pairings, byes },
    };
    if !(1..=BOARDS_MAX).contains(&drawn.pairings.len()) {
        let found = drawn.pairings.len().to_string();
        return Err(Problem::field(&caller.messages, "pairings", &found));
    }
    let making = {
        let (desk, event) = (Arc::clone(desk), Arc::clone(event));
        async move { make_round(&desk, &event, which, drawn, request.starts_at).await }
    };
    let number = to_the_end(making).await;
    let number = number.map_err(|it| caller.told(&it))?;
    let view = event.look(|it| it.round(number).map(|round| round_view(desk, None, it, round)));
    view.ok_or_else(|| caller.not_found())
}

/// Makes the games, then says that they are the round. A round that cannot be makes no games.
async fn make_round(
    desk: &Arc<Desk>,
    event: &Arc<LiveEvent>,
    which: Which,
    drawn: Drawn,
    starts_at: Option<String>,
) -> Result<u32, Trouble> {
    let state = event.look(Clone::clone);
    let number = match which {
        Which::Next => state.rounds().last().map_or(0, |it| it.number).saturating_add(1),
        Which::Again(number) => {
            state.round(number).ok_or(Trouble::NotFound)?;
            number
        }
    };
    let Drawn { pairings, byes } = drawn;
    let mut boards = Vec::with_capacity(pairings.len());
    for (index, pairing) in pairings.into_iter().enumerate() {
        let board = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let game = fresh_id('g').map_err(|_| Trouble::NoRandomness)?;
        let (white, black, elsewhere) = (pairing.white, pairing.black, None);
        boards.push(StoredPairing { board, white, black, game, elsewhere });
    }
    let round = RoundMade { v: V1, round: number, starts_at, pairings: boards, byes };
    let said = TournamentBody::RoundMade(round.clone());
    let next = Seq(state.seq().0 + 1);
    state.clone().fold(next, UnixMillis(desk.now_ms()), said.clone())?;
    may_be_made(desk, &state, &state, which)?;
    make_boards(desk, event, &state, &round).await?;
    desk.say(event, |it| {
        may_be_made(desk, &state, it, which)?;
        Ok(links_of(it, which).chain([said]).collect())
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

/// Has nobody made this round meanwhile, and nothing been played in one that is paired again?
fn may_be_made(
    desk: &Desk,
    seen: &Tournament,
    now: &Tournament,
    which: Which,
) -> Result<(), Trouble> {
    if now.rounds().len() != seen.rounds().len() {
        return Err(Trouble::Conflict { seen: seen.seq().0, actual: now.seq().0 });
    }
    match which {
        Which::Again(number) if !now.round(number).is_some_and(|it| is_untouched(desk, it)) => {
            Err(Trouble::RoundBegun)
        }
        _ => Ok(()),
    }
}

/// The end of links to boards that are no longer those of the round.
fn links_of(event: &Tournament, which: Which) -> impl Iterator<Item = TournamentBody> {
    let round = match which {
        Which::Next => None,
        Which::Again(number) => event.round(number),
    };
    let to_board = move |it: &&Link| {
        let boards = round.into_iter().flat_map(|it| &it.boards);
        let of_round = boards.map(|it| &it.game).any(|game| it.made.game.as_ref() == Some(game));
        it.state == LinkState::Open && of_round
    };
    event
        .links()
        .iter()
        .filter(to_board)
        .map(|it| TournamentBody::LinkRevoked(LinkRevoked { v: V1, link: it.made.link.clone() }))
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
