//! Lists of players from other programs: what they would change, and that they are taken in.

use std::collections::BTreeSet;

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use store::players::{HeadedColumn, read_csv_as};
use store::tournament::{Presence, Tournament};
use store::trf::{Report, TakenPlayer, Taking, read_trf};
use store::wire::v1::report::ListTakenBack;
use store::wire::v1::tournament::{ForbiddenPair, Player as StoredPlayer, Settings};
use store::wire::v1::{TournamentBody, V1};
use tell::words::phrase;

use super::reports::{foretold, take_in};
use crate::desk::LiveEvent;
use crate::problem::{Kind, Problem};
use crate::server::{At, Body, CHIEF, Caller};
use crate::wire::{
    FieldChange, ImportPreview, ListAct, ListProblem, ListedPlayer, PlayersFormat, PlayersImport,
    PlayersImported,
};

/// Adds a list of players, without those who are in the event already; of a TRF file also the rounds that were played, if the event
/// has none yet, and what it says of the event.
#[utoipa::path(post, path = "/v1/events/{event}/players/import", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = PlayersImport,
    responses((status = 200, body = PlayersImported), (status = 422, body = Problem)))]
pub(super) async fn import(
    At(caller, event): At<LiveEvent, CHIEF>,
    Body(request): Body<PlayersImport>,
) -> Result<Json<PlayersImported>, Problem> {
    let (found, _) = read(&request);
    if let Some(problem) = found.list.problems.iter().find(|it| it.fault.is_hopeless()) {
        return Err(Problem::told(&caller.messages, Kind::NotValid, &problem.phrase()));
    }
    let problems = problems(&caller, &found);
    let rounds = found.rounds.len();
    let told = take_in(&caller.desk, &event, found, taking(&request)).await;
    let told = told.map_err(|it| caller.told(&it))?;
    let came = told.bodies.iter().filter_map(|it| match it {
        TournamentBody::PlayerAdded(player) => Some(player.id.as_str()),
        TournamentBody::PlayerReturned(back) => Some(back.player.as_str()),
        _ => None,
    });
    let came: BTreeSet<&str> = came.collect();
    let players = told.players.iter();
    let (added, matched): (Vec<&TakenPlayer>, Vec<&TakenPlayer>) =
        players.partition(|it| came.contains(it.now.id.as_str()));
    let view = |it: &TakenPlayer| (&it.now).into();
    let added = added.into_iter().map(view).collect();
    let matched = matched.into_iter().map(view).collect();
    Ok(Json(PlayersImported { added, matched, rounds, problems }))
}

/// What a list would change: who would be added, what would be different, what makes no sense. Nothing is taken in.
#[utoipa::path(post, path = "/v1/events/{event}/players/import/preview", tag = "events", security(("link" = [])),
    params(("event" = String, Path)), request_body = PlayersImport,
    responses((status = 200, body = ImportPreview), (status = 422, body = Problem)))]
pub(super) async fn preview(
    At(caller, event): At<LiveEvent, CHIEF>,
    Body(request): Body<PlayersImport>,
) -> Result<Json<ImportPreview>, Problem> {
    let (found, columns) = read(&request);
    let mut preview = ImportPreview {
        columns: columns.into_iter().map(Into::into).collect(),
        players: Vec::new(),
        settings: Vec::new(),
        rounds: found.rounds.len(),
        lines_left: 0,
        problems: problems(&caller, &found),
        refused: None,
    };
    if let Some(hopeless) = found.list.problems.iter().find(|it| it.fault.is_hopeless()) {
        preview.refused = Some(phrase(&caller.messages, &hopeless.phrase()));
        return Ok(Json(preview));
    }
    let seen = event.look(Clone::clone);
    match foretold(&caller.desk, &seen, found, taking(&request)) {
        Ok((told, after)) => {
            preview.players = told.players.iter().map(|it| listed(&seen, it)).collect();
            preview.settings = settings_changes(&seen, &after);
            preview.lines_left = told.lines_left;
        }
        Err(why) => preview.refused = Some(caller.told(&why).detail.into()),
    }
    Ok(Json(preview))
}

/// Takes back the last list that was taken in, as one act: who came with it was added by mistake, who was changed is as before. What was changed again
/// since stays. Nothing of it may have been paired here.
#[utoipa::path(delete, path = "/v1/events/{event}/players/import/{list}", tag = "events", security(("link" = [])),
    params(("event" = String, Path), ("list" = String, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn take_back(
    At(caller, event): At<LiveEvent, CHIEF>,
    Path((_event, list)): Path<(String, String)>,
) -> Result<StatusCode, Problem> {
    let back = TournamentBody::ListTakenBack(ListTakenBack { v: V1, list });
    caller.say(&event, |_| Ok(vec![back])).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn read(request: &PlayersImport) -> (Report, Vec<HeadedColumn>) {
    match request.format {
        PlayersFormat::Csv => {
            let (list, columns) = read_csv_as(&request.text, request.columns.as_deref());
            (Report { list, ..Report::default() }, columns)
        }
        PlayersFormat::Trf => {
            let found = read_trf(&request.text);
            let list = found.list.clone();
            let only = Report { list, ..Report::default() };
            (if request.players_only { only } else { found }, Vec::new())
        }
    }
}

const fn taking(request: &PlayersImport) -> Taking {
    if request.list_is_right { Taking::Listed } else { Taking::Known }
}

fn problems(caller: &Caller, found: &Report) -> Vec<ListProblem> {
    let told = found.list.problems.iter().map(|it| ListProblem {
        line: it.line,
        column: it.column,
        sentence: phrase(&caller.messages, &it.phrase()),
    });
    told.collect()
}

/// Who was added by mistake and comes back is added.
fn listed(seen: &Tournament, taken: &TakenPlayer) -> ListedPlayer {
    let known = seen.player(&taken.now.id);
    let comes_back = known.is_some_and(|it| it.presence == Presence::Mistaken);
    let changes = taken.was.as_ref().map(|was| player_changes(was, &taken.now));
    let act = match &changes {
        None => ListAct::Add,
        Some(_) if comes_back => ListAct::Add,
        Some(changes) if changes.is_empty() => ListAct::Same,
        Some(_) => ListAct::Change,
    };
    let changes = changes.unwrap_or_default();
    ListedPlayer { line: taken.line, act, player: (&taken.now).into(), changes }
}

/// What is different about a player.
pub(super) fn player_changes(was: &StoredPlayer, now: &StoredPlayer) -> Vec<FieldChange> {
    let number = |it: Option<u32>| it.map(|it| it.to_string());
    let sex = |it: &StoredPlayer| it.sex.map(|it| format!("{it:?}").to_lowercase());
    changed([
        ("name", Some(was.name.clone()), Some(now.name.clone())),
        ("title", was.title.clone(), now.title.clone()),
        ("rating", number(was.rating), number(now.rating)),
        ("federation", was.federation.clone(), now.federation.clone()),
        ("language", was.language.clone(), now.language.clone()),
        ("fide_id", was.fide_id.map(|it| it.to_string()), now.fide_id.map(|it| it.to_string())),
        ("birth", was.birth.clone(), now.birth.clone()),
        ("sex", sex(was), sex(now)),
        ("club", was.club.clone(), now.club.clone()),
    ])
}

/// The forbidden pairs by name, with their rounds.
fn pairs(event: &Tournament) -> Option<String> {
    let name = |id: &str| event.player(id).map_or("", |it| it.player.name.as_str());
    let pair = |it: &ForbiddenPair| {
        let rounds =
            it.rounds.map_or_else(String::new, |it| format!(" ({}–{})", it.first, it.last));
        format!("{} – {}{rounds}", name(&it.one), name(&it.other))
    };
    let pairs: Vec<String> = event.settings().forbidden_pairs.iter().map(pair).collect();
    (!pairs.is_empty()).then(|| pairs.join("\n"))
}

fn settings_changes(was: &Tournament, now: &Tournament) -> Vec<FieldChange> {
    let pairs = ("forbidden_pairs", pairs(was), pairs(now));
    let (was, now) = (was.settings(), now.settings());
    let text = |it: &str| Some(it.to_owned()).filter(|it| !it.is_empty());
    let list = |it: &[String]| text(&it.join(", "));
    let dates = |it: &Settings| {
        let days = it.report.round_dates.iter();
        list(&days.map(|it| it.clone().unwrap_or_default()).collect::<Vec<_>>())
    };
    let color = |it: &Settings| it.report.first_color.map(|it| format!("{it:?}").to_lowercase());
    let points = |it: &Settings| {
        let scoring = &it.scoring;
        let usual = [&scoring.win, &scoring.draw, &scoring.loss].into_iter();
        let more = [&scoring.forfeit_win, &scoring.forfeit_loss, &scoring.bye];
        let all = usual.map(String::as_str).chain(more.map(|it| it.as_deref().unwrap_or("–")));
        text(&all.collect::<Vec<_>>().join(" · "))
    };
    let lines = |it: &Settings| text(&it.report.lines.join("\n"));
    let rounds = |it: &Settings| it.report.rounds.map(|it| it.to_string());
    changed([
        ("name", text(&was.name), text(&now.name)),
        ("place", text(&was.place), text(&now.place)),
        ("date", was.date.clone(), now.date.clone()),
        ("date_end", was.date_end.clone(), now.date_end.clone()),
        ("time_control", text(&was.time_control), text(&now.time_control)),
        ("scoring", points(was), points(now)),
        ("federation", was.report.federation.clone(), now.report.federation.clone()),
        ("kind", was.report.kind.clone(), now.report.kind.clone()),
        ("chief_arbiter", was.report.chief_arbiter.clone(), now.report.chief_arbiter.clone()),
        ("deputies", list(&was.report.deputies), list(&now.report.deputies)),
        ("allotted_times", was.report.allotted_times.clone(), now.report.allotted_times.clone()),
        ("rounds", rounds(was), rounds(now)),
        ("round_dates", dates(was), dates(now)),
        ("first_color", color(was), color(now)),
        pairs,
        ("lines", lines(was), lines(now)),
    ])
}

fn changed<const N: usize>(
    fields: [(&str, Option<String>, Option<String>); N],
) -> Vec<FieldChange> {
    let changed = fields.into_iter().filter(|it| it.1 != it.2);
    changed.map(|(field, was, now)| FieldChange { field: field.to_owned(), was, now }).collect()
}
