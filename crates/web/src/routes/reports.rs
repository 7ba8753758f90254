//! Report files of FIDE: an event for other programs, and players and rounds from them.

use std::sync::Arc;

use axum::extract::Query;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use store::tournament::{Presence, Refused, Tournament};
use store::trf::{Report, ReportVersion, ReportedEntries, TakenPlayer, Taking, write_trf};
use store::wire::v1::report::ListTakenIn;
use store::wire::v1::{TournamentBody, V1};
use store::{Seq, UnixMillis};

use super::results::score_of;
use super::rounds::make_boards;
use crate::access::fresh_id;
use crate::desk::{Desk, LiveEvent, Trouble, to_the_end};
use crate::problem::{Kind, Problem};
use crate::server::{ARBITERS, At};
use crate::wire::ReportQuery;

/// The event as a report file of FIDE (TRF): players, pairings, results.
#[utoipa::path(get, path = "/v1/events/{event}/trf", tag = "events", security(("link" = [])),
    params(("event" = String, Path), ReportQuery),
    responses((status = 200, body = String), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn export(
    At(caller, event): At<LiveEvent, ARBITERS>,
    Query(query): Query<ReportQuery>,
) -> Result<Response, Problem> {
    let version = match query.version {
        None | Some(26) => ReportVersion::Trf26,
        Some(16) => ReportVersion::Trf16,
        Some(other) => {
            return Err(Problem::field(&caller.messages, "version", &other.to_string()));
        }
    };
    let text = event.look(|it| write_trf(it, version, |game| score_of(&caller.desk, game)));
    let not = |phrase| Problem::told(&caller.messages, Kind::NotValid, &phrase);
    let text = text.map_err(|why| not(why.phrase()))?;
    let name = format!("attachment; filename=\"{}.trf\"", event.id);
    let kind = "text/plain; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name.as_str())], text)
        .into_response())
}

/// Takes players and rounds in; what was said of them, and who was there already. Rounds need an event without any: their
/// numbers are those of the report. A game that has no result yet gets a board.
pub(super) async fn take_in(
    desk: &Arc<Desk>,
    event: &Arc<LiveEvent>,
    report: Report,
    taking: Taking,
) -> Result<ReportedEntries, Trouble> {
    let seen = event.look(Clone::clone);
    let (told, after) = foretold(desk, &seen, report, taking)?;
    let mut bodies = told.bodies.clone();
    bodies.extend(taken_list(&seen, &after, &told));
    let (desk, event) = (Arc::clone(desk), Arc::clone(event));
    to_the_end(async move {
        let rounds = bodies.iter().filter_map(|it| match it {
            TournamentBody::RoundMade(round) => Some(round),
            _ => None,
        });
        for round in rounds {
            make_boards(&desk, &event, &after, round).await?;
        }
        let said = desk.say(&event, |now| match is_as_seen(&seen, now) {
            true => Ok(bodies),
            false => Err(Trouble::Conflict { seen: seen.seq().0, actual: now.seq().0 }),
        });
        Ok(ReportedEntries { bodies: said.await?, ..told })
    })
    .await
}

/// What binds the entries together, so that they can be taken back together; nothing if nothing was said.
fn taken_list(
    seen: &Tournament,
    after: &Tournament,
    told: &ReportedEntries,
) -> Option<TournamentBody> {
    let comes_back = |id: &str| seen.player(id).is_some_and(|it| it.presence == Presence::Mistaken);
    let came = |it: &&TakenPlayer| it.was.is_none() || comes_back(&it.now.id);
    let added = told.players.iter().filter(came).map(|it| it.now.id.clone());
    let changed = told.players.iter().filter_map(|it| it.was.clone().filter(|was| *was != it.now));
    let rounds = after.rounds().len().saturating_sub(seen.rounds().len());
    let settings = (seen.settings() != after.settings()).then(|| Box::new(seen.settings().clone()));
    let taken = ListTakenIn {
        v: V1,
        list: format!("i{}", seen.lists().len() + 1),
        added: added.collect(),
        changed: changed.collect(),
        settings,
        rounds: u32::try_from(rounds).unwrap_or(u32::MAX),
    };
    (!told.bodies.is_empty()).then_some(TournamentBody::ListTakenIn(taken))
}

/// What a report would tell an event, and the event after it.
pub(super) fn foretold(
    desk: &Desk,
    seen: &Tournament,
    report: Report,
    taking: Taking,
) -> Result<(ReportedEntries, Tournament), Trouble> {
    if !report.rounds.is_empty() && !seen.rounds().is_empty() {
        return Err(Trouble::HasRounds);
    }
    if let (false, Some(draft)) = (report.rounds.is_empty(), seen.draft()) {
        return Err(Refused::DraftThere(draft.round.round).into());
    }
    let told = report.told(seen, taking, || fresh_id('g')).map_err(|_| Trouble::NoRandomness)?;
    let after = folded(seen, desk.now_ms(), &told.bodies)?;
    Ok((told, after))
}

/// The event to which all this was told: if it cannot be so, no game is made.
fn folded(seen: &Tournament, at: i64, told: &[TournamentBody]) -> Result<Tournament, Trouble> {
    let mut after = seen.clone();
    for it in told {
        after.fold(Seq(after.seq().0 + 1), UnixMillis(at), it.clone())?;
    }
    Ok(after)
}

/// Are players and settings as they were seen, and has nobody made or drafted a round?
fn is_as_seen(seen: &Tournament, now: &Tournament) -> bool {
    seen.settings() == now.settings()
        && seen.players() == now.players()
        && seen.rounds().len() == now.rounds().len()
        && seen.draft() == now.draft()
}
