//! The whole desk: its links, and what is wrong with its logs.

use axum::Json;
use axum::extract::State;
use tell::words::phrase;

use crate::access::Grant;
use crate::problem::Problem;
use crate::server::{Caller, Shared};
use crate::wire::{FaultView, LinkView, Role};

/// The links for the whole desk, without their tokens.
#[utoipa::path(get, path = "/v1/links", tag = "links", security(("link" = [])),
    responses((status = 200, body = Vec<LinkView>), (status = 403, body = Problem)))]
pub(super) async fn links(
    State(shared): State<Shared>,
    caller: Caller,
) -> Result<Json<Vec<LinkView>>, Problem> {
    must_be_chief_of_desk(&caller)?;
    Ok(Json(
        shared.desk.desk_links().iter().map(|it| link_view(it, shared.desk.now_ms())).collect(),
    ))
}

fn link_view(grant: &Grant, now_ms: i64) -> LinkView {
    LinkView {
        link: grant.link.clone(),
        role: grant.role,
        sides: grant.sides.clone(),
        game: None,
        round: None,
        board: None,
        label: grant.label.clone(),
        delay_s: grant.delay_s,
        created_ms: grant.created_ms,
        expires_ms: grant.expires_ms,
        expired: grant.expires_ms.is_some_and(|it| it <= now_ms),
        revoked: grant.is_revoked(),
    }
}

/// What is wrong with logs of the store. They were checked when the server started.
#[utoipa::path(get, path = "/v1/faults", tag = "events", security(("link" = [])),
    responses((status = 200, body = Vec<FaultView>), (status = 403, body = Problem)))]
pub(super) async fn faults(
    State(shared): State<Shared>,
    caller: Caller,
) -> Result<Json<Vec<FaultView>>, Problem> {
    must_be_chief_of_desk(&caller)?;
    let faults = shared.desk.faults().into_iter().map(|(log, fault)| FaultView {
        sentence: phrase(&caller.messages, &fault.phrase(&log)),
        fault: fault.word(),
        log,
    });
    Ok(Json(faults.collect()))
}

fn must_be_chief_of_desk(caller: &Caller) -> Result<(), Problem> {
    caller.must_be(&[Role::Chief])?;
    match caller.grant.event {
        None => Ok(()),
        Some(_) => Err(caller.refused()),
    }
}
