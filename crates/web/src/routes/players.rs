//! Players of an event.

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use notation::letters::Language;
use store::players::{ListFault, read_csv};
use store::trf::{Report, read_trf};
use store::wire::v1::tournament::{Player as StoredPlayer, PlayerReturned, PlayerWithdrawn};
use store::wire::v1::{TournamentBody, V1};
use tell::words::phrase;

use super::reports::take_in;
use crate::desk::{LiveEvent, Trouble};
use crate::event::{NotASetting, text};
use crate::problem::{Kind, Problem};
use crate::server::{At, Body, CHIEF, Caller};
use crate::wire::{
    Entrant, Field, ListProblem, Player, PlayerRequest, PlayersFormat, PlayersImport,
    PlayersImported, WithdrawalRequest,
};

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

/// Adds a list of players, without those who are in the event already; of a TRF file also the rounds that were played, if the event has none yet.
#[utoipa::path(post, path = "/v1/events/{event}/players/import", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = PlayersImport,
    responses((status = 200, body = PlayersImported), (status = 422, body = Problem)))]
pub(super) async fn import(
    At(caller, event): At<LiveEvent, CHIEF>,
    Body(request): Body<PlayersImport>,
) -> Result<Json<PlayersImported>, Problem> {
    let mut found = match request.format {
        PlayersFormat::Csv => Report { list: read_csv(&request.text), rounds: Vec::new() },
        PlayersFormat::Trf => read_trf(&request.text),
    };
    if request.players_only {
        found.rounds.clear();
    }
    let nothing = |it: &ListFault| {
        use ListFault::{NoHeading, NoPlayers, TooManyPlayers};
        matches!(it, NoHeading | NoPlayers | TooManyPlayers(_))
    };
    if let Some(problem) = found.list.problems.iter().find(|it| nothing(&it.fault)) {
        return Err(Problem::told(&caller.messages, Kind::NotValid, &problem.phrase()));
    }
    let problems = found.list.problems.iter().map(|it| ListProblem {
        line: it.line,
        column: it.column,
        sentence: phrase(&caller.messages, &it.phrase()),
    });
    let problems = problems.collect();
    let rounds = found.rounds.len();
    let told = take_in(&caller.desk, &event, found).await.map_err(|it| caller.told(&it))?;
    let added = told.bodies.iter().filter_map(|it| match it {
        TournamentBody::PlayerAdded(player) => Some(player.into()),
        _ => None,
    });
    let added = added.collect();
    let matched = event.look(|it| {
        let entrants = told.matched.iter().filter_map(|id| it.player(id));
        entrants.map(|it| (&it.player).into()).collect()
    });
    Ok(Json(PlayersImported { added, matched, rounds, problems }))
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
    player.rating = match request.rating {
        Field::Same => player.rating,
        Field::Cleared => None,
        Field::New(rating) => Some(rating),
    };
    Ok(player)
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
