//! The list of ratings: players are looked up in it, and those of an event compared with it. Only what is taken over is kept.

use axum::Json;
use axum::extract::Query;
use clock::{Class, classify};
use store::ratings::{Rated, RatingList};
use store::tournament::Tournament;
use store::wire::v1::tournament::Player as StoredPlayer;
use store::wire::v1::{TournamentBody, V1};
use tell::words::phrase;

use super::lists::player_changes;
use crate::desk::{ListStanding, LiveEvent};
use crate::event::time_control;
use crate::problem::Problem;
use crate::server::{At, Body, CHIEF, Caller};
use crate::wire::{
    ComparedPlayer, Player, RatedPlayer, RatingListState, RatingListView, RatingsCompared,
    RatingsFound, RatingsQuery, RatingsTaken, year,
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
    let class = event.look(class_of);
    let found = |list: &RatingList| list.search(&query.q, SHOWN);
    let players = there(&caller).map(found).unwrap_or_default();
    let shown = |it: Rated| {
        let rating = it.ratings.of(class);
        RatedPlayer::of(it, rating)
    };
    let players = players.into_iter().map(shown).collect();
    Ok(Json(RatingsFound { list: view(&caller), players }))
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
    if let Some(list) = there(&caller) {
        let seen = event.look(Clone::clone);
        let class = class_of(&seen);
        for known in seen.entrants().map(|it| &it.player) {
            match listed(list, known, class) {
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
    Body(request): Body<RatingsTaken>,
) -> Result<Json<Vec<Player>>, Problem> {
    let asked: std::collections::BTreeSet<String> = request.players.into_iter().collect();
    let said = caller.say(&event, |it| {
        let Some(list) = there(&caller) else { return Ok(Vec::new()) };
        let class = class_of(it);
        let wanted = it.entrants().map(|it| &it.player).filter(|it| asked.contains(&it.id));
        let changed = wanted.filter_map(|known| {
            let now = listed(list, known, class)?;
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

fn there(caller: &Caller) -> Option<&RatingList> {
    match caller.desk.ratings.standing() {
        ListStanding::There(list) => Some(list),
        ListStanding::None | ListStanding::Reading | ListStanding::Wrong(_) => None,
    }
}

fn view(caller: &Caller) -> RatingListView {
    let file = caller.desk.ratings.name();
    let (state, players, sentence) = match caller.desk.ratings.standing() {
        ListStanding::None => (RatingListState::None, 0, None),
        ListStanding::Reading => (RatingListState::Reading, 0, None),
        ListStanding::Wrong(why) => {
            (RatingListState::Wrong, 0, Some(phrase(&caller.messages, why)))
        }
        ListStanding::There(list) => (RatingListState::There, list.len(), None),
    };
    RatingListView { state, file, players, sentence }
}

/// The class of the event: as it is said, or as the time control makes it.
fn class_of(event: &Tournament) -> Class {
    let settings = event.settings();
    match settings.pace.as_deref() {
        Some("standard") => Class::Standard,
        Some("rapid") => Class::Rapid,
        Some("blitz") => Class::Blitz,
        _ => {
            let bounds = event.edition().bounds();
            let control = time_control(&settings.time_control);
            let class = control.and_then(|it| classify(&it, &bounds).class());
            class.unwrap_or(Class::Standard)
        }
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
