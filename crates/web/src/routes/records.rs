//! Games for other programs and from them.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use axum::Json;
use axum::extract::Query;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use messages::Args;
use serde::Deserialize;
use store::exchange::{
    ImportedGame, export_json, export_pgn, export_transcript, import_json, import_pgn,
    import_transcript,
};
use store::tournament::{Refused, Tournament};
use store::wire::v1::tournament::{Pairing, Player, ResultEntered, RoundMade};
use store::wire::v1::{Body as _, EnteredResult, GameBody, ResultTold, TournamentBody, V1};
use store::{NewEntry, Seq, StreamId, UnixMillis};
use tell::words::phrase;
use utoipa::IntoParams;

use crate::access::fresh_id;
use crate::desk::{Desk, LiveBoard, LiveEvent, Trouble};
use crate::problem::{Kind, Problem};
use crate::server::{ARBITERS, At, Body, CHIEF};
use crate::wire::{ImportRequest, Imported, RecordFormat};

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
    At(caller, board): At<LiveBoard, ARBITERS>,
    Query(query): Query<ExportQuery>,
) -> Result<Response, Problem> {
    let stream = StreamId::game(&board.game).map_err(|_| caller.not_found())?;
    let entries = caller.desk.store.read(&stream, Seq::START).await;
    let entries = entries.map_err(|it| caller.told(&it.into()))?;
    let broken = || Problem::new(&caller.messages, Kind::Store);
    let (kind, ending, text) = match query.format {
        RecordFormat::Json => {
            let labels = labels(&caller.desk, &board.event);
            let text = export_json(&stream, &entries, &labels).map_err(|_| broken())?;
            ("application/json", "json", text)
        }
        RecordFormat::Transcript => {
            let game = store::replay(&entries).map_err(|_| broken())?;
            ("text/plain; charset=utf-8", "txt", export_transcript(&game))
        }
        RecordFormat::Pgn => {
            let game = store::replay(&entries).map_err(|_| broken())?;
            let labels = labels(&caller.desk, &board.event);
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

/// The most games that are taken in at once: nine rounds on five hundred boards.
const GAMES_MAX: usize = 5_000;

/// Takes games in; they make rounds of their own. A draft of the next round is published or dropped first.
#[utoipa::path(post, path = "/v1/events/{event}/import", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = ImportRequest,
    responses((status = 200, body = Imported), (status = 422, body = Problem)))]
pub(super) async fn import(
    At(caller, event): At<LiveEvent, CHIEF>,
    Body(request): Body<ImportRequest>,
) -> Result<Json<Imported>, Problem> {
    let at = UnixMillis(caller.desk.now_ms());
    let found = tokio::task::spawn_blocking(move || match request.format {
        RecordFormat::Transcript => import_transcript(&request.text, at),
        RecordFormat::Pgn => import_pgn(request.text.as_bytes(), at),
        RecordFormat::Json => import_json(&request.text),
    });
    let found = found.await.map_err(|_| Problem::new(&caller.messages, Kind::Store))?;
    let found =
        found.map_err(|why| Problem::field_because(&caller.messages, "text", &why.phrase()))?;
    if found.len() > GAMES_MAX {
        let most = Args::new().set("most", GAMES_MAX);
        let id = "server-import-too-many";
        return Err(Problem::with(&caller.messages, Kind::TooLarge, id, &most));
    }
    let problems = found.iter().filter_map(|it| it.cut_off.as_ref());
    let problems = problems.map(|it| phrase(&caller.messages, &it.phrase())).collect();
    let games = take_in(&caller.desk, &event, found).await.map_err(|it| caller.told(&it))?;
    Ok(Json(Imported { games, problems }))
}

/// Writes games into logs of their own and makes them rounds: a player is in each at most once.
async fn take_in(
    desk: &Arc<Desk>,
    event: &Arc<LiveEvent>,
    found: Vec<ImportedGame>,
) -> Result<Vec<String>, Trouble> {
    let makes_rounds = !found.is_empty();
    let beside_draft = |it: &Tournament| match it.draft().filter(|_| makes_rounds) {
        Some(draft) => Err(Refused::DraftThere(draft.round.round)),
        None => Ok(()),
    };
    event.look(beside_draft)?;
    let (mut players, last) = event.look(|it| {
        let players = it.players().iter().map(|it| it.player.clone()).collect();
        (Players::new(players), it.rounds().len() as u32)
    });
    let known = players.all.len();
    let (mut seats, mut results) = (Seats::default(), Vec::new());
    let mut games = Vec::with_capacity(found.len());
    for imported in found {
        let game = fresh_id('g').map_err(|_| Trouble::NoRandomness)?;
        let mut entries = imported.entries;
        let mut by_hand = None;
        for entry in &mut entries {
            by_hand = told_anew(entry)?.or(by_hand);
            let Some(mut opened) = opened(entry) else { continue };
            opened.white = players.enrolled(opened.white, None);
            let white = opened.white.id.clone();
            opened.black = players.enrolled(opened.black, Some(&white));
            let (round, board) = seats.seat(&game, white, opened.black.id.clone());
            opened.event = Some(event.id.clone());
            opened.round = Some(last + round);
            opened.board = Some(board);
            *entry = GameBody::Opened(Box::new(opened)).entry(entry.at)?;
        }
        desk.board_from_record(&game, entries).await?;
        results.extend(by_hand.and_then(|it| entered(&game, it)));
        games.push(game);
    }
    desk.say(event, |it| {
        beside_draft(it)?;
        if it.rounds().len() as u32 != last || it.players().len() != known {
            return Err(Trouble::Conflict { seen: u64::from(last), actual: it.seq().0 });
        }
        let added = players.all.into_iter().skip(known);
        let mut said: Vec<TournamentBody> =
            added.map(|it| TournamentBody::PlayerAdded(Player { v: Some(V1), ..it })).collect();
        for (round, pairings) in (last + 1..).zip(seats.rounds) {
            let (v, starts_at, byes) = (V1, None, Vec::new());
            said.push(TournamentBody::RoundMade(RoundMade { v, round, starts_at, pairings, byes }));
        }
        said.extend(results);
        Ok(said)
    })
    .await?;
    Ok(games)
}

/// What was entered by hand where the game comes from. It is the word of another tournament: this one says it anew.
fn told_anew(entry: &mut NewEntry) -> Result<Option<ResultTold>, Trouble> {
    if entry.kind.as_str() != "result" {
        return Ok(None);
    }
    let told: Result<ResultTold, _> = serde_json::from_value(entry.body.clone());
    let Ok(told) = told else { return Ok(None) };
    let anew = ResultTold { entry: Seq::START.0, ..told.clone() };
    *entry = GameBody::Result(anew).entry(entry.at)?;
    Ok(Some(told))
}

fn entered(game: &str, told: ResultTold) -> Option<TournamentBody> {
    let who = told.who;
    let result = match told.entered {
        EnteredResult::Nothing => return None,
        EnteredResult::Open => None,
        EnteredResult::Score(score) => Some(score),
    };
    let (v, game, reason) = (V1, game.to_owned(), None);
    Some(TournamentBody::ResultEntered(ResultEntered { v, game, result, reason, who }))
}

/// Who plays in which round.
#[derive(Default)]
struct Seats {
    rounds: Vec<Vec<Pairing>>,
    /// The rounds of each player, from 0.
    taken: HashMap<String, BTreeSet<usize>>,
}

impl Seats {
    /// Seats both at the next board of the first round in which neither plays; which round and board that is, from 1.
    fn seat(&mut self, game: &str, white: String, black: String) -> (u32, u32) {
        let plays = |id: &str, round| self.taken.get(id).is_some_and(|it| it.contains(&round));
        let free = (0..self.rounds.len()).find(|&it| !plays(&white, it) && !plays(&black, it));
        let index = free.unwrap_or(self.rounds.len());
        if free.is_none() {
            self.rounds.push(Vec::new());
        }
        for id in [&white, &black] {
            self.taken.entry(id.clone()).or_default().insert(index);
        }
        let round = &mut self.rounds[index];
        let board = round.len() as u32 + 1;
        round.push(Pairing { board, white, black, game: game.to_owned(), elsewhere: None });
        (index as u32 + 1, board)
    }
}

fn opened(entry: &NewEntry) -> Option<store::wire::v1::GameOpened> {
    let start = entry.kind.as_str() == "start";
    start.then(|| serde_json::from_value(entry.body.clone()).ok()).flatten()
}

/// The players of an event, those whom its records bring included.
struct Players {
    all: Vec<Player>,
    /// Their places, by name.
    by_name: HashMap<String, Vec<usize>>,
}

impl Players {
    fn new(known: Vec<Player>) -> Players {
        let mut players = Players { all: Vec::new(), by_name: HashMap::new() };
        known.into_iter().for_each(|it| players.add(it));
        players
    }

    fn add(&mut self, player: Player) {
        self.by_name.entry(player.name.clone()).or_default().push(self.all.len());
        self.all.push(player);
    }

    /// The player with this name who is not the opponent; else a new one. Nobody knows another without a name.
    fn enrolled(&mut self, player: Player, opponent: Option<&str>) -> Player {
        let named = !player.name.trim().is_empty();
        let alike = self.by_name.get(&player.name).filter(|_| named).into_iter().flatten();
        let mut alike = alike.map(|place| &self.all[*place]);
        if let Some(known) = alike.find(|it| opponent != Some(it.id.as_str())) {
            return known.clone();
        }
        let name = if named { player.name } else { UNKNOWN.to_owned() };
        let new = Player { v: None, id: format!("p{}", self.all.len() + 1), name, ..player };
        self.add(new.clone());
        new
    }
}

/// How records write a name that is not known.
const UNKNOWN: &str = "?";
