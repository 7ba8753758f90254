//! Events: settings.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use board::Color;
use clock::classify;
use laws::Edition;
use laws::event::Points;
use store::wire::v1::TournamentBody;
use store::wire::v1::tournament::RoundMade;
use tell::words::phrase;

use crate::desk::{Desk, LiveEvent};
use crate::event::{Tournament, changed, scored, time_control, usual};
use crate::problem::Problem;
use crate::server::{Body, Caller, Shared, cached};
use crate::wire::{
    EventShort, EventView, Player, Role, RoundBoard, RoundView, Scoring, SettingsChange,
    SettingsView, VERSION,
};

/// The events that your link reaches.
#[utoipa::path(get, path = "/v1/events", tag = "events", security(("link" = [])),
    responses((status = 200, body = Vec<EventShort>)))]
pub(super) async fn list(State(shared): State<Shared>, caller: Caller) -> Json<Vec<EventShort>> {
    let reached = shared.desk.events().into_iter().filter(|it| caller.grant.reaches(&it.id));
    let short = |it: Arc<LiveEvent>| {
        it.look(|it| EventShort {
            event: it.id.clone(),
            name: it.settings.name.clone(),
            rounds: it.rounds.len(),
            players: it.players.len(),
        })
    };
    Json(reached.map(short).collect())
}

/// Makes an event.
#[utoipa::path(post, path = "/v1/events", tag = "events", security(("link" = [])), request_body = SettingsChange,
    responses((status = 201, body = EventView), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn create(
    State(shared): State<Shared>,
    caller: Caller,
    Body(request): Body<SettingsChange>,
) -> Result<(StatusCode, Json<EventView>), Problem> {
    if caller.grant.role != Role::Chief || caller.grant.event.is_some() {
        return Err(caller.refused());
    }
    let settings = changed(usual(""), request).map_err(|it| caller.told(&it.into()))?;
    if settings.name.is_empty() {
        return Err(Problem::field(&caller.messages, "name", ""));
    }
    let event = shared.desk.new_event(settings).await.map_err(|it| caller.told(&it))?;
    Ok((StatusCode::CREATED, Json(event_view(&shared.desk, &caller, &event))))
}

/// An event.
#[utoipa::path(get, path = "/v1/events/{event}", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), responses((status = 200, body = EventView), (status = 404, body = Problem)))]
pub(super) async fn view(
    State(shared): State<Shared>,
    caller: Caller,
    asked: HeaderMap,
    Path(event): Path<String>,
) -> Result<Response, Problem> {
    let event = caller.event(&shared.desk, &event)?;
    Ok(cached(&asked, &event_view(&shared.desk, &caller, &event)))
}

/// Changes settings of an event; games that have been made keep theirs.
#[utoipa::path(patch, path = "/v1/events/{event}", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = SettingsChange,
    responses((status = 200, body = EventView), (status = 422, body = Problem)))]
pub(super) async fn change(
    State(shared): State<Shared>,
    caller: Caller,
    Path(event): Path<String>,
    Body(request): Body<SettingsChange>,
) -> Result<Json<EventView>, Problem> {
    caller.must_be(&[Role::Chief])?;
    let event = caller.event(&shared.desk, &event)?;
    let said = shared.desk.say(&event, |it| {
        let settings = changed(it.settings.clone(), request)?;
        Ok(vec![TournamentBody::Changed(settings)])
    });
    said.await.map_err(|it| caller.told(&it))?;
    Ok(Json(event_view(&shared.desk, &caller, &event)))
}

/// The event as this caller may see it.
pub(super) fn event_view(desk: &Desk, caller: &Caller, event: &LiveEvent) -> EventView {
    event.look(|it| {
        let control = time_control(&it.settings.time_control);
        let words = control
            .as_ref()
            .map(|it| phrase(&caller.messages, &clock::language::prose(it).phrase()));
        let edition: Edition = it.settings.edition.parse().unwrap_or(Edition::NEWEST);
        let class = control.as_ref().map(|it| {
            phrase(
                &caller.messages,
                &classify(it, &edition.bounds()).answers[Color::White].phrase(),
            )
        });
        EventView {
            v: VERSION,
            event: it.id.clone(),
            settings: settings_view(it),
            time_control_words: words.unwrap_or_default(),
            class: class.unwrap_or_default(),
            players: it.players.iter().map(Player::from).collect(),
            rounds: it.rounds.iter().map(|round| round_view(desk, caller, it, round)).collect(),
            seq: it.seq,
        }
    })
}

fn settings_view(event: &Tournament) -> SettingsView {
    let it = event.settings.clone();
    SettingsView {
        name: it.name,
        place: it.place,
        date: it.date,
        edition: it.edition,
        pace: it.pace,
        supervision: it.supervision,
        time_control: it.time_control,
        regulations: it.regulations,
        scoring: Scoring { win: it.scoring.win, draw: it.scoring.draw, loss: it.scoring.loss },
        spectator_delay_s: it.spectator_delay_s,
    }
}

pub(super) fn round_view(
    desk: &Desk,
    caller: &Caller,
    event: &Tournament,
    round: &RoundMade,
) -> RoundView {
    // A result is shown to spectators no sooner than the game.
    let delayed = caller.delay_ms(desk, &event.id) > 0;
    let boards = round.pairings.iter().map(|it| {
        let scored_by = result_of(desk, event, &it.game).filter(|_| !delayed);
        let points = |points: Option<Points>| {
            points.map(|it| scored(&event.settings.scoring, it).to_string())
        };
        let (result, white, black) = match scored_by {
            Some(found) => (Some(found.text), found.white, found.black),
            None => (None, None, None),
        };
        RoundBoard {
            board: it.board,
            game: it.game.clone(),
            white: it.white.clone(),
            black: it.black.clone(),
            result,
            white_points: points(white),
            black_points: points(black),
        }
    });
    RoundView { round: round.round, starts_at: round.starts_at.clone(), boards: boards.collect() }
}

/// The result of a game: as it was entered by hand, or as it ended.
pub(super) struct Scored {
    pub(super) text: String,
    pub(super) white: Option<Points>,
    pub(super) black: Option<Points>,
}

pub(super) fn result_of(desk: &Desk, event: &Tournament, game: &str) -> Option<Scored> {
    if let Some(entered) = event.results.get(game) {
        let text = entered.clone()?;
        let (white, black) = points_of(&text)?;
        return Some(Scored { text, white: Some(white), black: Some(black) });
    }
    let board = desk.board(game)?;
    board.look(|table| {
        let outcome = table.play().game.outcome()?;
        let text = crate::play::result(outcome)?;
        let (white, black) = (outcome.points(Color::White), outcome.points(Color::Black));
        Some(Scored { text, white, black })
    })
}

/// Both scores of a result as it is written.
pub(super) fn points_of(text: &str) -> Option<(Points, Points)> {
    let one = |it: &str| match it {
        "1" | "+" => Some(Points::One),
        "½" | "0.5" => Some(Points::Half),
        "0" | "-" => Some(Points::Zero),
        _ => None,
    };
    let (white, black) = text.split_once('/').or_else(|| text.split_once('-'))?;
    Some((one(white.trim())?, one(black.trim())?))
}
