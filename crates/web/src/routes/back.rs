//! The way back: a start and a published round are taken back as long as nothing was played, and what was a mistake is withdrawn. All
//! of it with a reason.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::extract::Path;
use axum::http::StatusCode;
use futures_util::future::join_all;
use laws::Discretion;
use laws::event::Happening;
use laws::game::Phase;
use laws::ruling::Reason;
use store::Author;
use store::tournament::{Entered, Link, LinkState, Round, Tournament};
use store::wire::v1::tournament::{
    EventMistaken, EventRestored, LinkRevoked, PlayerMistaken, PlayerReturned, RoundWithdrawn,
};
use store::wire::v1::{TournamentBody, V1};

use super::results::is_untouched;
use crate::desk::{Act, Desk, LiveBoard, LiveEvent, Trouble, to_the_end};
use crate::event::text;
use crate::play::Table;
use crate::problem::Problem;
use crate::server::{At, Body, CHIEF, Caller};
use crate::wire::{Back, BackRequest, MistakeRequest, Role, RoundStage};

/// How far a round was then.
pub(super) fn stage(desk: &Desk, round: &Round, until: Option<i64>) -> RoundStage {
    let begun = |it: &LiveBoard| {
        it.look(|table| match until {
            // Only what went on lately has to be played again.
            Some(until) if table.last_ms() > until => {
                table.before(until).is_ok_and(|it| has_begun(&it))
            }
            _ => has_begun(table),
        })
    };
    let started = round.boards.iter().any(|board| {
        let entered =
            board.entered != Entered::Nothing && until.is_none_or(|until| board.since.0 <= until);
        let settled = board.elsewhere.is_some() || entered;
        settled || desk.board(&board.game).is_some_and(|it| begun(&it))
    });
    if started { RoundStage::Started } else { RoundStage::Published }
}

/// What a round can be made again.
pub(super) fn back_to(desk: &Desk, event: &Tournament, round: &Round) -> Option<Back> {
    match stage(desk, round, None) {
        RoundStage::Published => {
            let is_last = event.rounds().last().is_some_and(|it| it.number == round.number);
            (is_last && event.draft().is_none()).then_some(Back::Draft)
        }
        RoundStage::Started => {
            let open = |it: &store::tournament::Board| {
                it.elsewhere.is_none() && it.entered == Entered::Nothing
            };
            let played = |it: &Arc<LiveBoard>| it.look(is_played);
            let boards = || round.boards.iter();
            let none = !boards().filter_map(|it| desk.board(&it.game)).any(|it| played(&it));
            (boards().all(open) && none).then_some(Back::Published)
        }
    }
}

/// Does it stand that the game began here?
fn has_begun(table: &Table) -> bool {
    table.phase() != Phase::NotStarted && !table.log().is_untouched()
}

/// Has more happened than that the round started and who came? Whoever lost by not coming has lost without play.
fn is_played(table: &Table) -> bool {
    use Happening::{
        ArbiterDecided, ClockStarted, ClockStopped, PlayerAbsent, PlayerArrived, RoundStarted,
        TimePassed,
    };
    let mut standing = table.log().record().standing();
    let outcome = table.game().outcome();
    outcome.is_some_and(|it| it.reason != Reason::DefaultTime)
        || standing.any(|it| match &it.event.what {
            RoundStarted(_) | PlayerArrived(_) | PlayerAbsent(_) | TimePassed => false,
            ArbiterDecided(it) => !is_of_the_start(it.question()),
            ClockStarted { by, .. } => !by.is_arbiter(),
            ClockStopped(it) => !it.by.is_arbiter(),
            _ => true,
        })
}

/// Is it asked about the place of the clock or about who came, and so before anything is played?
const fn is_of_the_start(question: Discretion) -> bool {
    matches!(
        question,
        Discretion::ClockSide | Discretion::LateArrivalLoses | Discretion::TimeOfAbsence
    )
}

/// Takes a round back as long as nothing was played in it: a start, so that it is published again, or its publishing, so that it is a
/// draft again. Links to the boards of a draft no longer work.
#[utoipa::path(post, path = "/v1/events/{event}/rounds/{round}/back", tag = "events", security(("link" = [])),
    params(("event" = String, Path), ("round" = u32, Path)), request_body = BackRequest,
    responses((status = 204), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn back(
    At(caller, event): At<LiveEvent, CHIEF>,
    Path((_event, number)): Path<(String, u32)>,
    Body(request): Body<BackRequest>,
) -> Result<StatusCode, Problem> {
    let reason = reason(&caller, &request.reason)?;
    let desk = Arc::clone(&caller.desk);
    let to = request.to;
    let games = event.look(|it| can_go(&desk, it, number, to).map(games_of));
    let games = games.map_err(|it| caller.told(&it))?;
    let author = caller.grant.author();
    let went = to_the_end(async move {
        match to {
            Back::Published => not_started(desk, author, games, reason).await,
            Back::Draft => withdrawn(&desk, &event, games, number, reason).await,
        }
    });
    went.await.map_err(|it| caller.told(&it))?;
    Ok(StatusCode::NO_CONTENT)
}

/// The round, if it can be made this again.
fn can_go<'t>(
    desk: &Desk,
    event: &'t Tournament,
    number: u32,
    wanted: Back,
) -> Result<&'t Round, Trouble> {
    let round = event.round(number).ok_or(Trouble::NotFound)?;
    match back_to(desk, event, round) {
        Some(to) if to == wanted => Ok(round),
        _ => Err(event.draft().map_or(Trouble::RoundBegun, |draft| {
            store::tournament::Refused::DraftThere(draft.round.round).into()
        })),
    }
}

fn games_of(round: &Round) -> BTreeSet<String> {
    round.boards.iter().map(|it| it.game.clone()).collect()
}

/// A published round is a draft again. Nobody starts a board of it while that is looked at and said.
async fn withdrawn(
    desk: &Arc<Desk>,
    event: &Arc<LiveEvent>,
    games: BTreeSet<String>,
    number: u32,
    reason: String,
) -> Result<(), Trouble> {
    let said = desk.say_holding(event, games, |it| {
        let round = can_go(desk, it, number, Back::Draft)?;
        let withdrawn = RoundWithdrawn { v: V1, round: number, reason };
        let end = links_of(it, round);
        Ok(end.chain([TournamentBody::RoundWithdrawn(withdrawn)]).collect())
    });
    said.await.map(drop)
}

/// Every game of a round stands again as before its start, unless something was played in one. One that has gone on meanwhile stays.
async fn not_started(
    desk: Arc<Desk>,
    author: Author,
    games: BTreeSet<String>,
    reason: String,
) -> Result<(), Trouble> {
    let mut boards = Vec::with_capacity(games.len());
    for board in games.iter().filter_map(|it| desk.board(it)) {
        // In one look: what is played after it finds the log gone on.
        let (begun, played, seq) = board.look(|it| (has_begun(it), is_played(it), it.seq()));
        if played {
            return Err(Trouble::RoundBegun);
        }
        if begun {
            boards.push((board, seq));
        }
    }
    let act = Act::Correction { to: 1, reason, author };
    let each = boards.iter().map(|(board, seq)| desk.record(board, &act, Some(*seq)));
    join_all(each).await.into_iter().try_for_each(|it| it.map(drop))
}

/// The end of the links to the boards of a round.
fn links_of(event: &Tournament, round: &Round) -> impl Iterator<Item = TournamentBody> {
    let to_board = move |it: &&Link| {
        let of_round = round.boards.iter().any(|board| it.made.game.as_ref() == Some(&board.game));
        it.state == LinkState::Open && of_round
    };
    let links = event.links().iter().filter(to_board);
    links.map(|it| TournamentBody::LinkRevoked(LinkRevoked { v: V1, link: it.made.link.clone() }))
}

/// Withdraws an event that was made by mistake: nothing of it was played. Nobody but a chief arbiter of the whole desk finds it in the list any more.
#[utoipa::path(post, path = "/v1/events/{event}/mistake", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = MistakeRequest,
    responses((status = 204), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn withdraw_event(
    At(caller, event): At<LiveEvent, CHIEF>,
    Body(request): Body<MistakeRequest>,
) -> Result<StatusCode, Problem> {
    of_the_desk(&caller)?;
    let reason = reason(&caller, &request.reason)?;
    let desk = Arc::clone(&caller.desk);
    let said = caller.say(&event, |it| {
        if !it.rounds().iter().all(|round| is_untouched(&desk, round)) {
            return Err(Trouble::RoundBegun);
        }
        Ok(vec![TournamentBody::Mistaken(EventMistaken { v: V1, reason })])
    });
    said.await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The event was no mistake after all.
#[utoipa::path(delete, path = "/v1/events/{event}/mistake", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), responses((status = 204), (status = 422, body = Problem)))]
pub(super) async fn restore_event(
    At(caller, event): At<LiveEvent, CHIEF>,
) -> Result<StatusCode, Problem> {
    of_the_desk(&caller)?;
    let restored = TournamentBody::Restored(EventRestored { v: V1 });
    caller.say(&event, |_| Ok(vec![restored])).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Withdraws a player who was added by mistake: he is in no round.
#[utoipa::path(post, path = "/v1/events/{event}/players/{player}/mistake", tag = "events", security(("link" = [])),
    params(("event" = String, Path), ("player" = String, Path)), request_body = MistakeRequest,
    responses((status = 204), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn withdraw_player(
    At(caller, event): At<LiveEvent, CHIEF>,
    Path((_event, player)): Path<(String, String)>,
    Body(request): Body<MistakeRequest>,
) -> Result<StatusCode, Problem> {
    let reason = reason(&caller, &request.reason)?;
    let said = caller.say(&event, |it| {
        it.player(&player).ok_or(Trouble::NotFound)?;
        let mistaken = PlayerMistaken { v: V1, player: player.clone(), reason };
        Ok(vec![TournamentBody::PlayerMistaken(mistaken)])
    });
    said.await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The player was no mistake after all.
#[utoipa::path(delete, path = "/v1/events/{event}/players/{player}/mistake", tag = "events", security(("link" = [])),
    params(("event" = String, Path), ("player" = String, Path)),
    responses((status = 204), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn restore_player(
    At(caller, event): At<LiveEvent, CHIEF>,
    Path((_event, player)): Path<(String, String)>,
) -> Result<StatusCode, Problem> {
    let said = caller.say(&event, |it| {
        it.player(&player).ok_or(Trouble::NotFound)?;
        let returned = PlayerReturned { v: V1, player: player.clone() };
        Ok(vec![TournamentBody::PlayerReturned(returned)])
    });
    said.await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Events come and go with a link for the whole desk.
fn of_the_desk(caller: &Caller) -> Result<(), Problem> {
    match (caller.grant.role, &caller.grant.event) {
        (Role::Chief, None) => Ok(()),
        _ => Err(caller.refused()),
    }
}

fn reason(caller: &Caller, given: &str) -> Result<String, Problem> {
    let reason = text(given).filter(|it| !it.is_empty());
    reason.ok_or_else(|| Problem::field(&caller.messages, "reason", given))
}
