//! Report files of FIDE: an event for other programs, and players and rounds from them.

use std::sync::Arc;

use axum::http::header;
use axum::response::{IntoResponse, Response};
use store::tournament::Tournament;
use store::trf::{Report, ReportedEntries, write_trf};
use store::wire::v1::TournamentBody;
use store::{Seq, UnixMillis};

use super::results::score_of;
use super::rounds::make_boards;
use crate::access::fresh_id;
use crate::desk::{Desk, LiveEvent, Trouble, to_the_end};
use crate::problem::{Kind, Problem};
use crate::server::{ARBITERS, At};

/// The event as a report file of FIDE (TRF): players, pairings, results.
#[utoipa::path(get, path = "/v1/events/{event}/trf", tag = "events", security(("link" = [])),
    params(("event" = String, Path)),
    responses((status = 200, body = String), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn export(
    At(caller, event): At<LiveEvent, ARBITERS>,
) -> Result<Response, Problem> {
    let text = event.look(|it| write_trf(it, |game| score_of(&caller.desk, game)));
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
) -> Result<ReportedEntries, Trouble> {
    let seen = event.look(Clone::clone);
    if !report.rounds.is_empty() && !seen.rounds().is_empty() {
        return Err(Trouble::HasRounds);
    }
    let told = report.told(seen.players(), || fresh_id('g'));
    let ReportedEntries { bodies, matched } = told.map_err(|_| Trouble::NoRandomness)?;
    let after = folded(&seen, desk.now_ms(), &bodies)?;
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
        Ok(ReportedEntries { bodies: said.await?, matched })
    })
    .await
}

/// The event to which all this was told: if it cannot be so, no game is made.
fn folded(seen: &Tournament, at: i64, told: &[TournamentBody]) -> Result<Tournament, Trouble> {
    let mut after = seen.clone();
    for it in told {
        after.fold(Seq(after.seq().0 + 1), UnixMillis(at), it.clone())?;
    }
    Ok(after)
}

/// Are the players as they were seen, and has nobody made a round?
fn is_as_seen(seen: &Tournament, now: &Tournament) -> bool {
    seen.players() == now.players() && seen.rounds().len() == now.rounds().len()
}
