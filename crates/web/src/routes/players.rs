//! Players of an event.

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use notation::letters::Language;
use store::players::{FIDE_ID_MAX, RATING_MAX};
use store::trf::birth_day;
use store::wire::v1::tournament::{Player as StoredPlayer, PlayerReturned, PlayerWithdrawn};
use store::wire::v1::{TournamentBody, V1};

use crate::desk::{LiveEvent, Trouble};
use crate::event::{NotASetting, text};
use crate::problem::Problem;
use crate::server::{At, Body, CHIEF, Caller};
use crate::wire::{Entrant, Field, Player, PlayerRequest, WithdrawalRequest};

/// Adds a player.
#[utoipa::path(post, path = "/v1/events/{event}/players", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = PlayerRequest,
    responses((status = 201, body = Player), (status = 422, body = Problem)))]
pub(super) async fn add(
    At(caller, event): At<LiveEvent, CHIEF>,
    Body(request): Body<PlayerRequest>,
) -> Result<(StatusCode, Json<Player>), Problem> {
    let said = caller.say(&event, |it| {
        let player = new_player(format!("p{}", it.players().len() + 1), request)?;
        Ok(vec![TournamentBody::PlayerAdded(player)])
    });
    let said = said.await?;
    let player = said.iter().find_map(added).ok_or_else(|| caller.not_found())?;
    Ok((StatusCode::CREATED, Json(player)))
}

/// Changes a player.
#[utoipa::path(patch, path = "/v1/events/{event}/players/{player}", tag = "events", security(("link" = [])),
    params(("event" = String, Path), ("player" = String, Path)), request_body = PlayerRequest,
    responses((status = 200, body = Player), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn change(
    At(caller, event): At<LiveEvent, CHIEF>,
    Path((_event, player)): Path<(String, String)>,
    Body(request): Body<PlayerRequest>,
) -> Result<Json<Player>, Problem> {
    let said = caller.say(&event, |it| {
        let known = it.player(&player).ok_or(Trouble::NotFound)?;
        Ok(vec![TournamentBody::PlayerChanged(merged(known.player.clone(), request)?)])
    });
    let said = said.await?;
    said.iter().find_map(added).map(Json).ok_or_else(|| caller.not_found())
}

/// A player leaves the event: he is not paired any more.
#[utoipa::path(post, path = "/v1/events/{event}/players/{player}/withdrawal", tag = "events", security(("link" = [])),
    params(("event" = String, Path), ("player" = String, Path)), request_body = WithdrawalRequest,
    responses((status = 200, body = Entrant), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn withdraw(
    At(caller, event): At<LiveEvent, CHIEF>,
    Path((_event, player)): Path<(String, String)>,
    Body(request): Body<WithdrawalRequest>,
) -> Result<Json<Entrant>, Problem> {
    let said = caller.say(&event, |it| {
        it.player(&player).ok_or(Trouble::NotFound)?;
        let given = request.reason.map_or(Field::Same, Field::New);
        let reason = text_of("reason", given, None)?;
        let left = PlayerWithdrawn { v: V1, player: player.clone(), reason };
        Ok(vec![TournamentBody::PlayerWithdrawn(left)])
    });
    said.await?;
    entrant(&caller, &event, &player)
}

/// A player who had left plays again: he is paired from now on.
#[utoipa::path(delete, path = "/v1/events/{event}/players/{player}/withdrawal", tag = "events", security(("link" = [])),
    params(("event" = String, Path), ("player" = String, Path)),
    responses((status = 200, body = Entrant), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn take_back(
    At(caller, event): At<LiveEvent, CHIEF>,
    Path((_event, player)): Path<(String, String)>,
) -> Result<Json<Entrant>, Problem> {
    let said = caller.say(&event, |it| {
        it.player(&player).ok_or(Trouble::NotFound)?;
        let back = PlayerReturned { v: V1, player: player.clone() };
        Ok(vec![TournamentBody::PlayerReturned(back)])
    });
    said.await?;
    entrant(&caller, &event, &player)
}

/// The player as he is now.
fn entrant(caller: &Caller, event: &LiveEvent, player: &str) -> Result<Json<Entrant>, Problem> {
    let entrant = event.look(|it| it.player(player).map(Entrant::from));
    entrant.map(Json).ok_or_else(|| caller.not_found())
}

fn added(said: &TournamentBody) -> Option<Player> {
    match said {
        TournamentBody::PlayerAdded(it) | TournamentBody::PlayerChanged(it) => Some(it.into()),
        _ => None,
    }
}

fn new_player(id: String, request: PlayerRequest) -> Result<StoredPlayer, NotASetting> {
    let nobody = StoredPlayer { v: Some(V1), id, ..StoredPlayer::default() };
    merged(nobody, request)
}

fn merged(mut player: StoredPlayer, request: PlayerRequest) -> Result<StoredPlayer, NotASetting> {
    let name = request.name.map_or(Field::Same, Field::New);
    player.name = text_of("name", name, Some(player.name))?.unwrap_or_default();
    player.title = text_of("title", request.title, player.title)?;
    player.federation = text_of("federation", request.federation, player.federation)?;
    player.language = text_of("language", request.language, player.language)?;
    if let Some(language) = player.language.as_ref().filter(|it| it.parse::<Language>().is_err()) {
        return Err(NotASetting { field: "language", text: language.clone() });
    }
    let birth = match request.birth {
        Field::New(it) => Field::New(birth_day(&it).unwrap_or(it)),
        Field::Same | Field::Cleared => request.birth,
    };
    player.birth = text_of("birth", birth, player.birth)?;
    player.club = text_of("club", request.club, player.club)?;
    let rating = up_to(RATING_MAX, "rating", request.rating)?;
    player.rating = value_of(rating, player.rating);
    let fide_id = up_to(FIDE_ID_MAX, "fide_id", request.fide_id)?;
    player.fide_id = value_of(fide_id, player.fide_id).filter(|it| *it != 0);
    player.sex = value_of(request.sex, player.sex);
    Ok(player)
}

/// A number that reports have columns for.
fn up_to<T: PartialOrd + ToString>(
    most: T,
    field: &'static str,
    given: Field<T>,
) -> Result<Field<T>, NotASetting> {
    match given {
        Field::New(it) if it > most => Err(NotASetting { field, text: it.to_string() }),
        Field::New(_) | Field::Same | Field::Cleared => Ok(given),
    }
}

fn value_of<T>(given: Field<T>, known: Option<T>) -> Option<T> {
    match given {
        Field::Same => known,
        Field::Cleared => None,
        Field::New(given) => Some(given),
    }
}

/// A text after a change; an empty one is none.
fn text_of(
    field: &'static str,
    given: Field<String>,
    known: Option<String>,
) -> Result<Option<String>, NotASetting> {
    match given {
        Field::Same => Ok(known),
        Field::Cleared => Ok(None),
        Field::New(given) => match text(&given) {
            Some(fine) => Ok(Some(fine).filter(|it| !it.is_empty())),
            None => Err(NotASetting { field, text: given }),
        },
    }
}
