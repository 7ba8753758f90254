//! The next round as a draft: arbiters see it, change it, and publish or drop it.

use std::sync::Arc;

use axum::Json;
use axum::http::StatusCode;
use laws::event::Score;
use laws::game::Phase;
use store::tournament::{CannotPair, Draft, ObjectionWeight, Tournament, history, objections};
use store::wire::v1::tournament::{Bye, DraftDropped, DraftPairing, RoundDrafted};
use store::wire::v1::{TournamentBody, V1};
use tell::words::phrase;

use super::events::round_view;
use super::results::score_of;
use super::rounds::{BOARDS_MAX, publish_round};
use crate::desk::{Desk, LiveEvent, Trouble, came_to, to_the_end};
use crate::event::{NotASetting, text};
use crate::play::Table;
use crate::problem::Problem;
use crate::server::{At, Body, CHIEF, Caller, Proofs};
use crate::wire::{
    ByeRequest, DraftRequest, DraftView, ObjectionView, Pairing, PublishRequest, RoundView,
};

/// Drafts the next round, or changes its draft. Nobody but arbiters sees it; what speaks against it comes with it.
#[utoipa::path(put, path = "/v1/events/{event}/draft", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = DraftRequest,
    responses((status = 200, body = DraftView), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn change(
    At(caller, event): At<LiveEvent, CHIEF>,
    proofs: Proofs,
    Body(request): Body<DraftRequest>,
) -> Result<Json<DraftView>, Problem> {
    let seen = request.seq;
    let state = event.look(Clone::clone);
    is_seen(&state, seen).map_err(|it| caller.told(&it))?;
    let round = drafted(&caller, &proofs, state, request).await?;
    let said = caller.say(&event, |it| {
        is_seen(it, seen)?;
        Ok(vec![TournamentBody::RoundDrafted(round)])
    });
    said.await?;
    let view = draft_view(&caller, &event.look(Clone::clone));
    view.map(Json).ok_or_else(|| caller.not_found())
}

/// Drops the draft of the next round.
#[utoipa::path(delete, path = "/v1/events/{event}/draft", tag = "events", security(("link" = [])),
    params(("event" = String, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn drop(At(caller, event): At<LiveEvent, CHIEF>) -> Result<StatusCode, Problem> {
    let said = caller.say(&event, |it| {
        let round = it.draft().ok_or(Trouble::NotFound)?.round.round;
        Ok(vec![TournamentBody::DraftDropped(DraftDropped { v: V1, round })])
    });
    said.await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Publishes the draft: its games are made, and everybody sees the round. What forbids it has to be changed first.
#[utoipa::path(post, path = "/v1/events/{event}/draft/publish", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = PublishRequest,
    responses((status = 201, body = RoundView), (status = 404, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn publish(
    At(caller, event): At<LiveEvent, CHIEF>,
    Body(request): Body<PublishRequest>,
) -> Result<(StatusCode, Json<RoundView>), Problem> {
    let state = event.look(Clone::clone);
    let draft = state.draft().cloned().ok_or_else(|| caller.not_found())?;
    is_seen(&state, Some(request.seq)).map_err(|it| caller.told(&it))?;
    let view = published(&caller, &event, state, draft.round).await?;
    Ok((StatusCode::CREATED, Json(view)))
}

/// The round, published in the event as it was seen. Who asked for it may go away meanwhile.
pub(super) async fn published(
    caller: &Caller,
    event: &Arc<LiveEvent>,
    state: Tournament,
    round: RoundDrafted,
) -> Result<RoundView, Problem> {
    let publishing = {
        let (desk, event) = (Arc::clone(&caller.desk), Arc::clone(event));
        async move { publish_round(&desk, &event, state, round).await }
    };
    let number = to_the_end(publishing).await.map_err(|it| caller.told(&it))?;
    let view = event.look(|it| it.round(number).map(|round| round_view(caller, None, it, round)));
    view.ok_or_else(|| caller.not_found())
}

/// Whoever changes a draft has seen the last one.
fn is_seen(event: &Tournament, seen: Option<u64>) -> Result<(), Trouble> {
    let actual = event.draft().map(|it| it.seq.0);
    match actual == seen {
        true => Ok(()),
        false => Err(Trouble::Conflict { seen: seen.unwrap_or(0), actual: actual.unwrap_or(0) }),
    }
}

/// The next round as it is asked for, by hand or by the rules. The search for pairs may take a while: the event goes on meanwhile.
pub(super) async fn drafted(
    caller: &Caller,
    proofs: &Proofs,
    event: Tournament,
    request: DraftRequest,
) -> Result<RoundDrafted, Problem> {
    let wrong = |field, text: &str| {
        caller.told(&Trouble::Setting(NotASetting { field, text: text.to_owned() }))
    };
    let starts_at = match request.starts_at {
        Some(given) => Some(text(&given).ok_or_else(|| wrong("starts_at", &given))?),
        None => None,
    };
    let only = request.results_only.as_ref().and_then(|it| it.boards.as_ref());
    for (field, count) in [
        ("pairings", request.pairings.len()),
        ("byes", request.byes.len()),
        ("results_only", only.map_or(0, Vec::len)),
    ] {
        if count > BOARDS_MAX {
            return Err(wrong(field, &count.to_string()));
        }
    }
    let byes: Vec<Bye> = request.byes.into_iter().map(Bye::from).collect();
    let drafted = match request.propose {
        true => {
            let desk = Arc::clone(&caller.desk);
            let of_game = move |game: &str| score_for_pairing(&desk, game);
            by_the_rules(caller, proofs, event, move |it| it.propose(byes, of_game)).await?
        }
        false => {
            let pairing = |it: Pairing| DraftPairing { white: it.white, black: it.black };
            let pairings = request.pairings.into_iter().map(pairing).collect();
            let (round, starts_at, results_only) = (event.next_round(), None, None);
            RoundDrafted { v: V1, round, starts_at, pairings, byes, results_only }
        }
    };
    Ok(RoundDrafted { starts_at, results_only: request.results_only, ..drafted })
}

/// What the rules of pairing say of an event, found where nobody waits for it.
pub(super) async fn by_the_rules<T: Send + 'static>(
    caller: &Caller,
    proofs: &Proofs,
    event: Tournament,
    ask: impl FnOnce(&Tournament) -> Result<T, CannotPair> + Send + 'static,
) -> Result<T, Problem> {
    let found =
        proofs.find(move || ask(&event).map_err(|why| Trouble::Pairing(why.phrase(&event))));
    let found = found.await.map_err(|it| Problem::new(&caller.messages, it.kind()))?;
    found.map_err(|it| caller.told(&it))
}

/// The score of a game for the pairing of the next round: an adjourned one counts as a draw.
pub(super) fn score_for_pairing(desk: &Desk, game: &str) -> Option<Score> {
    let adjourned = |it: &Table| (it.phase() == Phase::Adjourned).then_some(Score::DRAW);
    desk.board(game)?.look(|it| came_to(it).map(|it| it.score).or_else(|| adjourned(it)))
}

/// What forbids a round, in the first place.
pub(super) fn forbidden(
    desk: &Desk,
    event: &Tournament,
    round: &RoundDrafted,
) -> Result<(), Trouble> {
    let history = history(event, |game| score_of(desk, game));
    let found = objections(event, round, &history);
    match found.iter().find(|it| it.against.weight() == ObjectionWeight::Forbids) {
        Some(objection) => Err(Trouble::Objection(objection.against.phrase(event))),
        None => Ok(()),
    }
}

/// The draft of the next round with what speaks against it.
pub(super) fn draft_view(caller: &Caller, event: &Tournament) -> Option<DraftView> {
    let Draft { round, seq } = event.draft()?;
    let history = history(event, |game| score_of(&caller.desk, game));
    let objections = objections(event, round, &history);
    let objections = objections.iter().map(|it| ObjectionView {
        code: it.against.code(),
        weight: it.against.weight().into(),
        board: it.board,
        players: it.against.players().into_iter().map(str::to_owned).collect(),
        sentence: phrase(&caller.messages, &it.against.phrase(event)),
    });
    let pairing = |it: &DraftPairing| Pairing { white: it.white.clone(), black: it.black.clone() };
    Some(DraftView {
        round: round.round,
        seq: seq.0,
        starts_at: round.starts_at.clone(),
        pairings: round.pairings.iter().map(pairing).collect(),
        byes: round.byes.iter().cloned().map(ByeRequest::from).collect(),
        results_only: round.results_only.clone(),
        objections: objections.collect(),
    })
}
