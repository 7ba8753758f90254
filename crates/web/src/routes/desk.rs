//! The whole desk: its links, and what is wrong with its logs.

use std::sync::Arc;

use axum::Json;
use tell::words::phrase;

use super::links::link_view;
use crate::access::Grant;
use crate::problem::Problem;
use crate::server::{CHIEF, Caller};
use crate::wire::{FaultView, LinkView};

/// The links for the whole desk, without their tokens.
#[utoipa::path(get, path = "/v1/links", tag = "links", security(("link" = [])),
    responses((status = 200, body = Vec<LinkView>), (status = 403, body = Problem)))]
pub(super) async fn links(caller: Caller) -> Result<Json<Vec<LinkView>>, Problem> {
    must_be_chief_of_desk(&caller)?;
    let links = caller.desk.desk_links();
    let view = |it: &Arc<Grant>| link_view(&caller.desk, &it.made, it.created_ms, it.is_revoked());
    Ok(Json(links.iter().map(view).collect()))
}

/// What is wrong with logs of the store. They were checked when the server started.
#[utoipa::path(get, path = "/v1/faults", tag = "events", security(("link" = [])),
    responses((status = 200, body = Vec<FaultView>), (status = 403, body = Problem)))]
pub(super) async fn faults(caller: Caller) -> Result<Json<Vec<FaultView>>, Problem> {
    must_be_chief_of_desk(&caller)?;
    let faults = caller.desk.faults().into_iter().map(|(log, fault)| FaultView {
        sentence: phrase(&caller.messages, &fault.phrase(&log)),
        fault: fault.word(),
        log,
    });
    Ok(Json(faults.collect()))
}

fn must_be_chief_of_desk(caller: &Caller) -> Result<(), Problem> {
    caller.must_be(CHIEF)?;
    match caller.grant.event {
        None => Ok(()),
        Some(_) => Err(caller.refused()),
    }
}
