//! Games for other programs and from them.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use store::exchange::{
    ImportedGame, export_json, export_pgn, export_transcript, import_json, import_pgn,
    import_transcript,
};
use store::wire::v1::tournament::{Pairing, Player, RoundMade};
use store::wire::v1::{Body as _, GameBody, TournamentBody, V1};
use store::{NewEntry, Seq, StreamId, UnixMillis};
use utoipa::IntoParams;

use crate::access::fresh_id;
use crate::desk::{Desk, LiveEvent, Trouble, now_ms};
use crate::problem::{Kind, Problem};
use crate::server::{Body, Caller, Shared};
use crate::wire::{ImportRequest, Imported, RecordFormat, Role};

#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct ExportQuery {
    format: RecordFormat,
}

/// A game as a transcript with its rulings, as PGN, or as JSON with every entry and its hash.
#[utoipa::path(get, path = "/v1/games/{game}/export", tag = "games", security(("link" = [])),
    params(("game" = String, Path), ExportQuery),
    responses((status = 200, body = String), (status = 403, body = Problem)))]
pub(super) async fn export(
    State(shared): State<Shared>,
    caller: Caller,
    Path(game): Path<String>,
    Query(query): Query<ExportQuery>,
) -> Result<Response, Problem> {
    caller.must_be(&[Role::Chief, Role::Arbiter])?;
    let board = caller.board(&shared.desk, &game)?;
    let stream = StreamId::game(&board.game).map_err(|_| caller.not_found())?;
    let entries = shared.desk.store.read(&stream, Seq::START).await;
    let entries = entries.map_err(|it| caller.told(&it.into()))?;
    let broken = || Problem::new(&caller.messages, Kind::Store);
    let (kind, ending, text) = match query.format {
        RecordFormat::Json => {
            let text = export_json(&stream, &entries).map_err(|_| broken())?;
            ("application/json", "json", text)
        }
        RecordFormat::Transcript => {
            let game = store::replay(&entries).map_err(|_| broken())?;
            ("text/plain; charset=utf-8", "txt", export_transcript(&game))
        }
        RecordFormat::Pgn => {
            let game = store::replay(&entries).map_err(|_| broken())?;
            let labels = labels(&shared.desk, &board.event);
            ("application/x-chess-pgn; charset=utf-8", "pgn", export_pgn(&game, &labels))
        }
    };
    let name = format!("attachment; filename=\"{}.{ending}\"", board.game);
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name.as_str())], text)
        .into_response())
}

/// What the log of a game does not know.
fn labels(desk: &Desk, event: &str) -> Vec<(String, String)> {
    let Some(event) = desk.event(event) else { return Vec::new() };
    event.look(|it| {
        let mut labels = vec![("Event".to_owned(), it.settings.name.clone())];
        if !it.settings.place.is_empty() {
            labels.push(("Site".to_owned(), it.settings.place.clone()));
        }
        labels
    })
}

/// Takes games in; they make a round of their own.
#[utoipa::path(post, path = "/v1/events/{event}/import", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = ImportRequest,
    responses((status = 200, body = Imported), (status = 422, body = Problem)))]
pub(super) async fn import(
    State(shared): State<Shared>,
    caller: Caller,
    Path(event): Path<String>,
    Body(request): Body<ImportRequest>,
) -> Result<Json<Imported>, Problem> {
    caller.must_be(&[Role::Chief])?;
    let event = caller.event(&shared.desk, &event)?;
    let at = UnixMillis(now_ms());
    let found = tokio::task::spawn_blocking(move || match request.format {
        RecordFormat::Transcript => import_transcript(&request.text, at),
        RecordFormat::Pgn => import_pgn(request.text.as_bytes(), at),
        RecordFormat::Json => import_json(&request.text),
    });
    let found = found.await.map_err(|_| Problem::new(&caller.messages, Kind::Store))?;
    let found =
        found.map_err(|why| Problem::because(&caller.messages, Kind::NotValid, why.to_string()))?;
    let games = take_in(&shared.desk, &event, found).await.map_err(|it| caller.told(&it))?;
    Ok(Json(Imported { games }))
}

/// Writes games into logs of their own and makes them a round.
async fn take_in(
    desk: &Desk,
    event: &LiveEvent,
    found: Vec<ImportedGame>,
) -> Result<Vec<String>, Trouble> {
    let (mut players, round) = event.look(|it| (it.players.clone(), it.rounds.len() as u32 + 1));
    let known = players.len();
    let mut pairings = Vec::new();
    for (index, imported) in found.into_iter().enumerate() {
        let game = fresh_id('g').map_err(|_| Trouble::NoRandomness)?;
        let board = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let mut entries = imported.entries;
        let mut sides = (String::new(), String::new());
        for entry in &mut entries {
            let Some(mut opened) = opened(entry) else { continue };
            opened.event = Some(event.id.clone());
            opened.round = Some(round);
            opened.board = Some(board);
            opened.white = enrolled(&mut players, opened.white);
            opened.black = enrolled(&mut players, opened.black);
            sides = (opened.white.id.clone(), opened.black.id.clone());
            *entry = GameBody::Opened(Box::new(opened)).entry(entry.at)?;
        }
        desk.board_with(&game, entries).await?;
        pairings.push(Pairing { board, white: sides.0, black: sides.1, game });
    }
    let games = pairings.iter().map(|it| it.game.clone()).collect();
    desk.say(event, |it| {
        if it.rounds.len() as u32 + 1 != round || it.players.len() != known {
            return Err(Trouble::Conflict { seen: u64::from(round), actual: it.seq });
        }
        let added = players.into_iter().skip(known);
        let mut said: Vec<TournamentBody> =
            added.map(|it| TournamentBody::PlayerAdded(Player { v: Some(V1), ..it })).collect();
        let (v, starts_at, byes) = (V1, None, Vec::new());
        said.push(TournamentBody::RoundMade(RoundMade { v, round, starts_at, pairings, byes }));
        Ok(said)
    })
    .await?;
    Ok(games)
}

fn opened(entry: &NewEntry) -> Option<store::wire::v1::GameOpened> {
    let start = entry.kind.as_str() == "start";
    start.then(|| serde_json::from_value(entry.body.clone()).ok()).flatten()
}

/// The player of the event with this name; else a new one.
fn enrolled(players: &mut Vec<Player>, player: Player) -> Player {
    if let Some(known) = players.iter().find(|it| it.name == player.name) {
        return known.clone();
    }
    let new = Player { v: None, id: format!("p{}", players.len() + 1), ..player };
    players.push(new.clone());
    new
}
