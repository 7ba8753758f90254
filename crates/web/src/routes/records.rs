//! Games for other programs and from them.

use std::sync::Arc;

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
use tell::words::phrase;
use utoipa::IntoParams;

use crate::access::fresh_id;
use crate::desk::{Desk, LiveEvent, Trouble, now_ms};
use crate::problem::{Kind, Problem};
use crate::server::{Body, Caller, Shared};
use crate::wire::{ImportRequest, Imported, RecordFormat, Role};

#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct ExportQuery {
    #[param(inline)]
    format: RecordFormat,
}

/// A game as a transcript with its rulings, as PGN, or as JSON with a head and every entry with its hash.
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
            let labels = labels(&shared.desk, &board.event);
            let text = export_json(&stream, &entries, &labels).map_err(|_| broken())?;
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
        let mut labels = vec![("Event".to_owned(), it.settings().name.clone())];
        if !it.settings().place.is_empty() {
            labels.push(("Site".to_owned(), it.settings().place.clone()));
        }
        labels
    })
}

/// Takes games in; they make rounds of their own.
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
        found.map_err(|why| Problem::field_because(&caller.messages, "text", &why.phrase()))?;
    let problems = found.iter().filter_map(|it| it.cut_off.as_ref());
    let problems = problems.map(|it| phrase(&caller.messages, &it.phrase())).collect();
    let games = take_in(&shared.desk, &event, found).await.map_err(|it| caller.told(&it))?;
    Ok(Json(Imported { games, problems }))
}

/// Writes games into logs of their own and makes them rounds: a player is in each at most once.
async fn take_in(
    desk: &Arc<Desk>,
    event: &Arc<LiveEvent>,
    found: Vec<ImportedGame>,
) -> Result<Vec<String>, Trouble> {
    let (mut players, last) = event.look(|it| {
        let players: Vec<Player> = it.players().iter().map(|it| it.player.clone()).collect();
        (players, it.rounds().len() as u32)
    });
    let known = players.len();
    let mut rounds: Vec<Vec<Pairing>> = Vec::new();
    let mut games = Vec::with_capacity(found.len());
    for imported in found {
        let game = fresh_id('g').map_err(|_| Trouble::NoRandomness)?;
        let mut entries = imported.entries;
        for entry in &mut entries {
            let Some(mut opened) = opened(entry) else { continue };
            opened.white = enrolled(&mut players, opened.white, None);
            let white = opened.white.id.clone();
            opened.black = enrolled(&mut players, opened.black, Some(&white));
            let (round, board) = seat(&mut rounds, &game, white, opened.black.id.clone());
            opened.event = Some(event.id.clone());
            opened.round = Some(last + round);
            opened.board = Some(board);
            *entry = GameBody::Opened(Box::new(opened)).entry(entry.at)?;
        }
        desk.board_from_record(&game, entries).await?;
        games.push(game);
    }
    desk.say(event, |it| {
        if it.rounds().len() as u32 != last || it.players().len() != known {
            return Err(Trouble::Conflict { seen: u64::from(last), actual: it.seq().0 });
        }
        let added = players.into_iter().skip(known);
        let mut said: Vec<TournamentBody> =
            added.map(|it| TournamentBody::PlayerAdded(Player { v: Some(V1), ..it })).collect();
        for (round, pairings) in (last + 1..).zip(rounds) {
            let (v, starts_at, byes) = (V1, None, Vec::new());
            said.push(TournamentBody::RoundMade(RoundMade { v, round, starts_at, pairings, byes }));
        }
        Ok(said)
    })
    .await?;
    Ok(games)
}

/// Seats both at the next board of the first round in which neither plays; which round and board that is, from 1.
fn seat(rounds: &mut Vec<Vec<Pairing>>, game: &str, white: String, black: String) -> (u32, u32) {
    let plays =
        |it: &Pairing| [&it.white, &it.black].into_iter().any(|id| *id == white || *id == black);
    let free = rounds.iter().position(|round| !round.iter().any(plays));
    let index = free.unwrap_or(rounds.len());
    if free.is_none() {
        rounds.push(Vec::new());
    }
    let board = rounds[index].len() as u32 + 1;
    rounds[index].push(Pairing { board, white, black, game: game.to_owned(), elsewhere: None });
    (index as u32 + 1, board)
}

fn opened(entry: &NewEntry) -> Option<store::wire::v1::GameOpened> {
    let start = entry.kind.as_str() == "start";
    start.then(|| serde_json::from_value(entry.body.clone()).ok()).flatten()
}

/// The player of the event with this name who is not the opponent; else a new one. Nobody knows another without a name.
fn enrolled(players: &mut Vec<Player>, player: Player, opponent: Option<&str>) -> Player {
    let named = !player.name.trim().is_empty();
    let is_he = |it: &&Player| it.name == player.name && opponent != Some(it.id.as_str());
    if let Some(known) = players.iter().find(is_he).filter(|_| named) {
        return known.clone();
    }
    let name = if named { player.name } else { UNKNOWN.to_owned() };
    let new = Player { v: None, id: format!("p{}", players.len() + 1), name, ..player };
    players.push(new.clone());
    new
}

/// How records write a name that is not known.
const UNKNOWN: &str = "?";
