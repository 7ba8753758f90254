//! Players of an event.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use store::players::{ListFault, read_csv, read_trf};
use store::wire::v1::tournament::Player as StoredPlayer;
use store::wire::v1::{TournamentBody, V1};
use tell::words::phrase;

use crate::desk::Trouble;
use crate::event::{NotASetting, text};
use crate::problem::{Kind, Problem};
use crate::server::{Body, Caller, Shared};
use crate::wire::{
    ListProblem, Player, PlayerRequest, PlayersFormat, PlayersImport, PlayersImported, Role,
};

/// Adds a player.
#[utoipa::path(post, path = "/v1/events/{event}/players", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = PlayerRequest,
    responses((status = 201, body = Player), (status = 422, body = Problem)))]
pub(super) async fn add(
    State(shared): State<Shared>,
    caller: Caller,
    Path(event): Path<String>,
    Body(request): Body<PlayerRequest>,
) -> Result<(StatusCode, Json<Player>), Problem> {
    caller.must_be(&[Role::Chief])?;
    let event = caller.event(&shared.desk, &event)?;
    let said = shared.desk.say(&event, |it| {
        let player = new_player(format!("p{}", it.players().len() + 1), request)?;
        Ok(vec![TournamentBody::PlayerAdded(player)])
    });
    let said = said.await.map_err(|it| caller.told(&it))?;
    let player = said.iter().find_map(added).ok_or_else(|| caller.not_found())?;
    Ok((StatusCode::CREATED, Json(player)))
}

/// Changes a player.
#[utoipa::path(patch, path = "/v1/events/{event}/players/{player}", tag = "events", security(("link" = [])),
    params(("event" = String, Path), ("player" = String, Path)), request_body = PlayerRequest,
    responses((status = 200, body = Player), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn change(
    State(shared): State<Shared>,
    caller: Caller,
    Path((event, player)): Path<(String, String)>,
    Body(request): Body<PlayerRequest>,
) -> Result<Json<Player>, Problem> {
    caller.must_be(&[Role::Chief])?;
    let event = caller.event(&shared.desk, &event)?;
    let said = shared.desk.say(&event, |it| {
        let known = it.player(&player).ok_or(Trouble::NotFound)?;
        Ok(vec![TournamentBody::PlayerChanged(merged(known.player.clone(), request)?)])
    });
    let said = said.await.map_err(|it| caller.told(&it))?;
    said.iter().find_map(added).map(Json).ok_or_else(|| caller.not_found())
}

/// Adds a list of players.
#[utoipa::path(post, path = "/v1/events/{event}/players/import", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = PlayersImport,
    responses((status = 200, body = PlayersImported), (status = 422, body = Problem)))]
pub(super) async fn import(
    State(shared): State<Shared>,
    caller: Caller,
    Path(event): Path<String>,
    Body(request): Body<PlayersImport>,
) -> Result<Json<PlayersImported>, Problem> {
    caller.must_be(&[Role::Chief])?;
    let event = caller.event(&shared.desk, &event)?;
    let found = match request.format {
        PlayersFormat::Csv => read_csv(&request.text),
        PlayersFormat::Trf => read_trf(&request.text),
    };
    let nothing = |it: &ListFault| matches!(it, ListFault::NoHeading | ListFault::NoPlayers);
    if let Some(problem) = found.problems.iter().find(|it| nothing(&it.fault)) {
        let detail = phrase(&caller.messages, &problem.phrase());
        return Err(Problem::because(&caller.messages, Kind::NotValid, detail));
    }
    let problems = found.problems.iter().map(|it| ListProblem {
        line: it.line,
        column: it.column,
        sentence: phrase(&caller.messages, &it.phrase()),
    });
    let problems = problems.collect();
    let players = found.players;
    let said = shared.desk.say(&event, |it| {
        let first = it.players().len() + 1;
        let numbered = players.into_iter().enumerate().map(|(index, player)| {
            let id = format!("p{}", first + index);
            TournamentBody::PlayerAdded(StoredPlayer { v: Some(V1), id, ..player })
        });
        Ok(numbered.collect())
    });
    let said = said.await.map_err(|it| caller.told(&it))?;
    Ok(Json(PlayersImported { added: said.iter().filter_map(added).collect(), problems }))
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
    let checked = |field: &'static str, given: Option<String>, known: Option<String>| match given {
        None => Ok(known),
        Some(given) => match text(&given) {
            Some(fine) => Ok(Some(fine).filter(|it| !it.is_empty())),
            None => Err(NotASetting { field, text: given }),
        },
    };
    player.name = checked("name", request.name, Some(player.name))?.unwrap_or_default();
    player.title = checked("title", request.title, player.title)?;
    player.federation = checked("federation", request.federation, player.federation)?;
    if let Some(language) = checked("language", request.language, None)? {
        let known: Result<notation::letters::Language, _> = language.parse();
        if known.is_err() {
            return Err(NotASetting { field: "language", text: language });
        }
        player.language = Some(language);
    }
    player.rating = request.rating.or(player.rating);
    Ok(player)
}
