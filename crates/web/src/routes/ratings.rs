//! The list of ratings: players are looked up in it, and those of an event compared with it. Only what is taken over is kept.

use std::io::{self, Read};
use std::time::Duration;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_LENGTH;
use clock::{Answer, Class};
use futures_util::StreamExt;
use store::ratings::{Rated, RatingList};
use store::tournament::Tournament;
use store::wire::v1::tournament::Player as StoredPlayer;
use store::wire::v1::{TournamentBody, V1};
use tell::event::class_of;
use tell::words::phrase;
use tokio::sync::mpsc;

use super::lists::player_changes;
use crate::desk::{ListStanding, LiveEvent};
use crate::event::text;
use crate::problem::{Kind, Problem};
use crate::server::{At, Body as JsonBody, CHIEF, Caller, Shared};
use crate::wire::{
    ComparedPlayer, Player, RatedPlayer, RatingListState, RatingListView, RatingsCompared,
    RatingsFile, RatingsFound, RatingsQuery, RatingsTaken, year,
};

/// So many are shown, and so many letters looked for.
const SHOWN: usize = 8;
const ASKED_MAX: usize = 200;

/// Who is in the list of ratings under this number or name; without one, how the list stands.
#[utoipa::path(get, path = "/v1/events/{event}/ratings", tag = "events", security(("link" = [])),
    params(("event" = String, Path), RatingsQuery),
    responses((status = 200, body = RatingsFound), (status = 403, body = Problem), (status = 413, body = Problem)))]
pub(super) async fn find(
    At(caller, event): At<LiveEvent, CHIEF>,
    Query(query): Query<RatingsQuery>,
) -> Result<Json<RatingsFound>, Problem> {
    if query.q.chars().nth(ASKED_MAX).is_some() {
        return Err(Problem::too_long(&caller.messages, "q", ASKED_MAX));
    }
    let class = event.look(rated_as);
    let list = caller.desk.ratings.list();
    let players = list.map(|it| it.search(&query.q, SHOWN)).unwrap_or_default();
    let shown = |it: Rated| {
        let rating = it.ratings.of(class);
        RatedPlayer::of(it, rating)
    };
    let players = players.into_iter().map(shown).collect();
    Ok(Json(RatingsFound { list: view(&caller), players }))
}

/// So large is a file at most; it is read as it comes, and nothing of it is written.
const FILE_MAX: u64 = 1 << 30;

/// So many pieces of a file wait to be read.
const PIECES_MAX: usize = 8;

/// Reads another list of ratings: that of FIDE, in columns or XML, as it is or packed. It is that of the whole desk until the program
/// ends; what was read before stays if this is none.
#[utoipa::path(put, path = "/v1/events/{event}/ratings", tag = "events", security(("link" = [])),
    params(("event" = String, Path), RatingsFile),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 200, body = RatingListView), (status = 403, body = Problem), (status = 413, body = Problem),
        (status = 422, body = Problem), (status = 503, body = Problem)))]
pub(super) async fn choose(
    State(shared): State<Shared>,
    At(caller, _): At<LiveEvent, CHIEF>,
    Query(RatingsFile { name }): Query<RatingsFile>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<RatingListView>, Problem> {
    let problem = |kind| Problem::new(&caller.messages, kind);
    let name = text(&name).ok_or_else(|| Problem::field(&caller.messages, "name", ""))?;
    let size = headers.get(CONTENT_LENGTH).and_then(|it| it.to_str().ok()?.parse::<u64>().ok());
    if size.is_some_and(|it| it > FILE_MAX) {
        return Err(problem(Kind::TooLarge));
    }
    let ratings = caller.desk.ratings.clone();
    let being_read = || Problem::said(&caller.messages, Kind::Busy, "server-ratings-being-read");
    let begun = ratings.begin(name, size).ok_or_else(being_read)?;
    let (pieces, arriving) = mpsc::channel(PIECES_MAX);
    let closing = caller.desk.closing.subscribe();
    let mut closes = closing.clone();
    let reading = begun.read(Arriving::of(arriving), move || *closing.borrow());
    let reading = reading.map_err(|_| problem(Kind::Busy))?;
    let read = async move {
        let sent = send_on(body, &pieces, shared.patience.body).await;
        drop(pieces);
        // What was broken off is no list: its reader was told. So was who reads how it stands, if the reader stopped.
        let _ = reading.await;
        sent
    };
    tokio::select! {
        sent = read => sent.map_err(problem)?,
        _ = closes.wait_for(|it| *it) => return Err(problem(Kind::Busy)),
    }
    match caller.desk.ratings.standing() {
        ListStanding::Wrong { why, .. } => {
            Err(Problem::told(&caller.messages, Kind::NotValid, &why))
        }
        ListStanding::None | ListStanding::Reading(_) | ListStanding::There { .. } => {
            Ok(Json(view(&caller)))
        }
    }
}

/// Hands a body on as it comes. What nobody reads any more is still taken, so that the sender gets his answer.
async fn send_on(
    body: Body,
    pieces: &mpsc::Sender<Option<Bytes>>,
    patience: Duration,
) -> Result<(), Kind> {
    let mut body = body.into_data_stream();
    let mut sent = 0_u64;
    loop {
        let piece = tokio::time::timeout(patience, body.next()).await;
        let piece = match piece.map_err(|_| Kind::TooSlow)? {
            Some(piece) => piece.map_err(|_| Kind::BadRequest)?,
            None => break,
        };
        sent += piece.len() as u64;
        if sent > FILE_MAX {
            return Err(Kind::TooLarge);
        }
        let _ = pieces.send(Some(piece)).await;
    }
    let _ = pieces.send(None).await;
    Ok(())
}

/// A body to be read where one may wait for it. If it breaks off before its end is told, that is a fault.
struct Arriving {
    /// Nothing after the end.
    pieces: Option<mpsc::Receiver<Option<Bytes>>>,
    piece: Bytes,
}

impl Arriving {
    fn of(pieces: mpsc::Receiver<Option<Bytes>>) -> Arriving {
        Arriving { pieces: Some(pieces), piece: Bytes::new() }
    }
}

impl Read for Arriving {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        while self.piece.is_empty() {
            let Some(pieces) = &mut self.pieces else { return Ok(0) };
            match pieces.blocking_recv() {
                Some(Some(piece)) => self.piece = piece,
                Some(None) => self.pieces = None,
                None => return Err(io::ErrorKind::UnexpectedEof.into()),
            }
        }
        let count = room.len().min(self.piece.len());
        let piece = self.piece.split_to(count);
        room.iter_mut().zip(&piece).for_each(|(to, from)| *to = *from);
        Ok(count)
    }
}

/// Where the players of the event and the list of ratings differ.
#[utoipa::path(get, path = "/v1/events/{event}/ratings/differences", tag = "events", security(("link" = [])),
    params(("event" = String, Path)),
    responses((status = 200, body = RatingsCompared), (status = 403, body = Problem)))]
pub(super) async fn differences(
    At(caller, event): At<LiveEvent, CHIEF>,
) -> Result<Json<RatingsCompared>, Problem> {
    let mut compared =
        RatingsCompared { list: view(&caller), players: Vec::new(), unknown: Vec::new() };
    if let Some(list) = caller.desk.ratings.list() {
        let seen = event.look(Clone::clone);
        let class = rated_as(&seen);
        for known in seen.entrants().map(|it| &it.player) {
            match listed(&list, known, class) {
                Some(now) => {
                    let changes = player_changes(known, &now);
                    if !changes.is_empty() {
                        compared.players.push(ComparedPlayer { player: (&now).into(), changes });
                    }
                }
                None => compared.unknown.push(known.into()),
            }
        }
    }
    Ok(Json(compared))
}

/// Takes over what the list of ratings says of these players; they are as they are after it.
#[utoipa::path(post, path = "/v1/events/{event}/ratings/differences", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = RatingsTaken,
    responses((status = 200, body = Vec<Player>), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn take_over(
    At(caller, event): At<LiveEvent, CHIEF>,
    JsonBody(request): JsonBody<RatingsTaken>,
) -> Result<Json<Vec<Player>>, Problem> {
    let asked: std::collections::BTreeSet<String> = request.players.into_iter().collect();
    let said = caller.say(&event, |it| {
        let Some(list) = caller.desk.ratings.list() else { return Ok(Vec::new()) };
        let class = rated_as(it);
        let wanted = it.entrants().map(|it| &it.player).filter(|it| asked.contains(&it.id));
        let changed = wanted.filter_map(|known| {
            let now = listed(&list, known, class)?;
            (!player_changes(known, &now).is_empty()).then_some(now)
        });
        Ok(changed.map(TournamentBody::PlayerChanged).collect())
    });
    let said = said.await?;
    let changed = said.iter().filter_map(|it| match it {
        TournamentBody::PlayerChanged(it) => Some(it.into()),
        _ => None,
    });
    Ok(Json(changed.collect()))
}

fn view(caller: &Caller) -> RatingListView {
    let ratings = &caller.desk.ratings;
    let players = ratings.list().map_or(0, |it| it.len());
    let (state, file, percent, sentence) = match ratings.standing() {
        ListStanding::None => (RatingListState::None, None, None, None),
        ListStanding::Reading(it) => {
            (RatingListState::Reading, Some(it.file.clone()), it.percent(), None)
        }
        ListStanding::Wrong { file, why } => {
            (RatingListState::Wrong, Some(file), None, Some(phrase(&caller.messages, &why)))
        }
        ListStanding::There { file } => (RatingListState::There, Some(file), None, None),
    };
    RatingListView { state, file, players, percent, sentence }
}

/// In which class the ratings of an event are: one that is in none counts as standard chess.
fn rated_as(event: &Tournament) -> Class {
    match class_of(event) {
        Some(Answer::Is(class)) => class,
        Some(Answer::Both | Answer::Neither | Answer::NoTotal) | None => Class::Standard,
    }
}

/// A player as the list has him, if he is surely in it. The name stays, and a day of birth whose year is right.
fn listed(list: &RatingList, known: &StoredPlayer, class: Class) -> Option<StoredPlayer> {
    let year = known.birth.as_deref().and_then(year).and_then(|it| it.parse().ok());
    let found = match known.fide_id {
        Some(number) => list.with_number(number),
        None => list.named(&known.name, year, known.federation.as_deref()),
    }?;
    let birth = match (year, found.born) {
        (Some(known_year), Some(born)) if known_year == born => known.birth.clone(),
        (_, born) => born.map(|it| it.to_string()).or_else(|| known.birth.clone()),
    };
    Some(StoredPlayer {
        v: Some(V1),
        title: found.title.map(str::to_owned).or_else(|| known.title.clone()),
        rating: found.ratings.of(class).or(known.rating),
        federation: found.federation.or_else(|| known.federation.clone()),
        fide_id: Some(found.fide_id),
        birth,
        sex: found.sex.or(known.sex),
        ..known.clone()
    })
}
