//! Events: settings.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use laws::event::Score;
use store::tournament::{
    Board, Entered, Entrant as StoredEntrant, ListState, Place, Presence, Refused, Round,
    Tournament,
};
use store::wire::v1::TournamentBody;
use store::wire::v1::report::ReportDetails;
use store::wire::v1::tournament::{Bye, Side};
use tell::event::class_of;
use tell::words::phrase;

use super::back::{back_to, stage};
use super::drafts::draft_view;
use super::halls::open_rounds;
use super::results::{known_until, result_then};
use crate::desk::{Desk, LiveEvent, Trouble};
use crate::event::{changed, time_control, usual};
use crate::problem::Problem;
use crate::server::{ANYBODY, At, Body, CHIEF, Caller, cached};
use crate::wire::{
    ByeView, Entrant, EventShort, EventView, FirstColor, ForbiddenPair, Published, ResultChoice,
    Role, RoundBoard, RoundView, Scoring, SettingsChange, SettingsView, VERSION,
};

/// The events that your link reaches.
#[utoipa::path(get, path = "/v1/events", tag = "events", security(("link" = [])),
    responses((status = 200, body = Vec<EventShort>)))]
pub(super) async fn list(caller: Caller) -> Json<Vec<EventShort>> {
    let all = caller.grant.role == Role::Chief && caller.grant.event.is_none();
    let seen = |it: &Arc<LiveEvent>| {
        caller.grant.reaches(&it.id) && (all || !it.look(Tournament::is_mistaken))
    };
    let reached = caller.desk.events().into_iter().filter(seen);
    let short = |event: Arc<LiveEvent>| {
        event.look(|it| EventShort {
            event: event.id.clone(),
            name: it.settings().name.clone(),
            rounds: it.rounds().len(),
            players: it.entrants().count(),
            mistaken: it.is_mistaken(),
            open: open_rounds(&caller.desk, it, known_until(&caller, &event))
                .filter(|_| !it.is_mistaken())
                .map(|it| it.number)
                .collect(),
        })
    };
    Json(reached.map(short).collect())
}

/// Makes an event.
#[utoipa::path(post, path = "/v1/events", tag = "events", security(("link" = [])), request_body = SettingsChange,
    responses((status = 201, body = EventView), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn create(
    caller: Caller,
    Body(request): Body<SettingsChange>,
) -> Result<(StatusCode, Json<EventView>), Problem> {
    if caller.grant.role != Role::Chief || caller.grant.event.is_some() {
        return Err(caller.refused());
    }
    let lot = drawn().map_err(|it| caller.told(&it))?;
    let settings = changed(usual(""), request, lot).map_err(|it| caller.told(&it.into()))?;
    let event = caller.desk.new_event(settings).await.map_err(|it| caller.told(&it))?;
    Ok((StatusCode::CREATED, Json(event_view(&caller, &event))))
}

/// An event.
#[utoipa::path(get, path = "/v1/events/{event}", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), responses((status = 200, body = EventView), (status = 404, body = Problem)))]
pub(super) async fn view(
    At(caller, event): At<LiveEvent, ANYBODY>,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    Ok(cached(&asked, &event_view(&caller, &event)))
}

/// Changes settings of an event; games that have been made keep theirs.
#[utoipa::path(patch, path = "/v1/events/{event}", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = SettingsChange,
    responses((status = 200, body = EventView), (status = 422, body = Problem)))]
pub(super) async fn change(
    At(caller, event): At<LiveEvent, CHIEF>,
    Body(request): Body<SettingsChange>,
) -> Result<Json<EventView>, Problem> {
    let lot = drawn().map_err(|it| caller.told(&it))?;
    let by_lot = request.pairing.as_ref().is_some_and(|it| it.first_color == Some(FirstColor::Lot));
    let said = caller.say(&event, |it| {
        if by_lot && !it.rounds().is_empty() {
            return Err(Trouble::Refused(Refused::DrawnAlready));
        }
        let settings = changed(it.settings().clone(), request, lot)?;
        Ok(vec![TournamentBody::Changed(settings)])
    });
    said.await?;
    Ok(Json(event_view(&caller, &event)))
}

/// A colour drawn by lot.
fn drawn() -> Result<Side, Trouble> {
    let mut lot = [0];
    getrandom::fill(&mut lot).map_err(|_| Trouble::NoRandomness)?;
    let [lot] = lot;
    Ok(if lot % 2 == 0 { Side::White } else { Side::Black })
}

/// The event as this caller may see it.
pub(super) fn event_view(caller: &Caller, event: &LiveEvent) -> EventView {
    let (desk, until) = (&caller.desk, known_until(caller, event));
    let is_arbiter = caller.grant.role.is_arbiter();
    event.look(|it| {
        let control = time_control(&it.settings().time_control);
        let words = control
            .as_ref()
            .map(|it| phrase(&caller.messages, &clock::language::prose(it).phrase()));
        let class = class_of(it).map(|it| phrase(&caller.messages, &it.phrase()));
        // Who went with a list that was taken back was nobody's mistake, but the list's.
        let back = it.lists().iter().filter(|it| it.state == ListState::Back);
        let with_list: BTreeSet<&str> =
            back.flat_map(|it| &it.taken.added).map(String::as_str).collect();
        EventView {
            v: VERSION,
            event: event.id.clone(),
            settings: settings_view(it, is_arbiter),
            time_control_words: words.unwrap_or_default(),
            class: class.unwrap_or_default(),
            public_address: public_address(desk, &event.id, it),
            players: it
                .players()
                .iter()
                .filter(|it| {
                    let gone = with_list.contains(it.player.id.as_str());
                    it.presence != Presence::Mistaken || (is_arbiter && !gone)
                })
                .map(|it| entrant_for(caller, it))
                .collect(),
            rounds: it.rounds().iter().map(|round| round_view(caller, until, it, round)).collect(),
            list_to_take_back: it.list_to_take_back().map(|it| it.taken.list.clone()),
            draft: is_arbiter.then(|| draft_view(caller, it)).flatten(),
            mistaken: it.is_mistaken(),
            results: ResultChoice::all(it),
            seq: it.seq().0,
        }
    })
}

/// The day of birth is for arbiters; others see the year.
fn entrant_for(caller: &Caller, entrant: &StoredEntrant) -> Entrant {
    let mut shown = Entrant::from(entrant);
    if caller.grant.role.is_arbiter() {
        shown.player.birth = entrant.player.birth.clone();
    }
    shown
}

/// Where the public page of an event is, if it has one.
pub(super) fn public_address(desk: &Desk, event: &str, it: &Tournament) -> Option<String> {
    let is_shown = it.settings().public.shown != Published::Nothing;
    is_shown.then(|| format!("{}/p/{event}", desk.address))
}

fn settings_view(event: &Tournament, is_arbiter: bool) -> SettingsView {
    let it = event.settings().clone();
    SettingsView {
        name: it.name,
        place: it.place,
        date: it.date,
        date_end: it.date_end,
        edition: it.edition,
        pace: it.pace,
        supervision: it.supervision,
        time_control: it.time_control,
        regulations: it.regulations,
        scoring: Scoring {
            win: it.scoring.win,
            draw: it.scoring.draw,
            loss: it.scoring.loss,
            forfeit_win: it.scoring.forfeit_win,
            forfeit_loss: it.scoring.forfeit_loss,
            bye: it.scoring.bye,
        },
        spectator_delay_s: it.spectator_delay_s,
        forbidden_pairs: match is_arbiter {
            true => it.forbidden_pairs.into_iter().map(ForbiddenPair::from).collect(),
            false => Vec::new(),
        },
        // Lines that are only kept name pairs that are forbidden, and days of birth.
        report: match is_arbiter {
            true => it.report,
            false => ReportDetails { lines: Vec::new(), ..it.report },
        },
        public: it.public,
        pairing: it.pairing,
    }
}

/// A round as it was known then. The way back is for arbiters.
pub(super) fn round_view(
    caller: &Caller,
    until: Option<i64>,
    tournament: &Tournament,
    round: &Round,
) -> RoundView {
    let desk = &caller.desk;
    let is_arbiter = caller.grant.role.is_arbiter();
    let view = |board: &Board| {
        let by_hand = board.entered != Entered::Nothing;
        let result = result_then(desk, board, until);
        let score = result.map(|it| it.score);
        let worth = score.map(|it| tournament.points().of(it));
        RoundBoard {
            board: board.number,
            game: board.game.clone(),
            white: board.white.clone(),
            black: board.black.clone(),
            result: score.map(Score::text),
            result_from: result.map(|it| it.source.into()),
            results_only: board.place == Place::ResultsOnly,
            elsewhere: board.elsewhere.is_some(),
            by_hand: by_hand && until.is_none_or(|until| board.since.0 <= until),
            entered_by: board.entered_by().filter(|_| is_arbiter),
            reason: board.reason.clone().filter(|_| is_arbiter && by_hand),
            white_points: worth.map(|it| it.0.to_string()),
            black_points: worth.map(|it| it.1.to_string()),
        }
    };
    let bye = |it: &Bye| ByeView {
        player: it.player.clone(),
        worth: it.worth,
        points: tournament.points().of_bye(it.worth).to_string(),
    };
    RoundView {
        round: round.number,
        starts_at: round.starts_at.clone(),
        boards: round.boards.iter().map(view).collect(),
        byes: round.byes.iter().map(bye).collect(),
        stage: stage(desk, round, until),
        back_to: match is_arbiter {
            true => back_to(desk, tournament, round),
            false => None,
        },
    }
}
