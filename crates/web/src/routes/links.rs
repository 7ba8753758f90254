//! Links: who one is, which there are, new ones, and their end.

use std::net::IpAddr;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, Uri};
use store::tournament::{Link, LinkState};
use store::wire::v1::tournament::{LinkMade, LinkRevoked};
use store::wire::v1::{TournamentBody, V1};

use crate::access::{Token, fresh_id, svg};
use crate::desk::{Desk, LiveEvent, Trouble};
use crate::event::{DELAY_MAX, text};
use crate::problem::Problem;
use crate::server::{ARBITERS, At, Body, CHIEF, Caller, Shared};
use crate::wire::{LinkRequest, LinkView, Me, NewLink, Role, Side};

/// Who you are.
#[utoipa::path(get, path = "/v1/me", tag = "links", security(("link" = [])),
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(super) async fn me(caller: Caller) -> Json<Me> {
    let grant = &caller.grant;
    let event = grant.event.as_ref().and_then(|it| caller.desk.event(it));
    let delay = caller.delay_ms(grant.event.as_deref().unwrap_or_default());
    Json(Me {
        role: grant.role,
        sides: grant.sides.clone(),
        event: grant.event.clone(),
        event_name: event.map(|it| it.look(|it| it.settings().name.clone())),
        game: grant.game.clone(),
        link: grant.link.clone(),
        label: grant.label.clone(),
        delay_s: u32::try_from(delay / 1_000).unwrap_or(u32::MAX),
        expires_ms: grant.expires_ms,
        address: grant.role.is_arbiter().then(|| caller.desk.address.clone()),
        only_here: only_here(&caller.desk.address),
    })
}

/// Does this address lead nowhere but to the machine itself?
fn only_here(address: &str) -> bool {
    let address = address.parse::<Uri>().ok();
    let host = address.as_ref().and_then(|it| it.host()).unwrap_or_default();
    let ip = host.trim_matches(['[', ']']).parse::<IpAddr>();
    ip.is_ok_and(|it| it.to_canonical().is_loopback())
        || host == "localhost"
        || host.ends_with(".localhost")
}

/// The links of an event, without their tokens.
#[utoipa::path(get, path = "/v1/events/{event}/links", tag = "links", security(("link" = [])),
    params(("event" = String, Path)), responses((status = 200, body = Vec<LinkView>), (status = 403, body = Problem)))]
pub(super) async fn list(
    At(caller, event): At<LiveEvent, CHIEF>,
) -> Result<Json<Vec<LinkView>>, Problem> {
    let view = |it: &Link| {
        link_view(&caller.desk, &it.made, it.at.0, matches!(it.state, LinkState::RevokedAt(_)))
    };
    Ok(Json(event.look(|it| it.links().iter().map(view).collect())))
}

pub(super) fn link_view(desk: &Desk, made: &LinkMade, created_ms: i64, revoked: bool) -> LinkView {
    let board = made.game.as_ref().and_then(|it| desk.board(it));
    let place = board.map(|it| it.look(|it| (it.seat().round(), it.seat().board())));
    LinkView {
        link: made.link.clone(),
        role: made.role,
        sides: made.sides.clone(),
        game: made.game.clone(),
        round: place.map(|it| it.0),
        board: place.map(|it| it.1),
        label: made.label.clone(),
        delay_s: made.delay_s,
        created_ms,
        expires_ms: made.expires_ms,
        expired: made.expires_ms.is_some_and(|it| it <= desk.now_ms()),
        revoked,
    }
}

/// Makes a link. Its token is shown this once.
#[utoipa::path(post, path = "/v1/events/{event}/links", tag = "links", security(("link" = [])),
    params(("event" = String, Path)), request_body = LinkRequest,
    responses((status = 201, body = NewLink), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn make(
    State(shared): State<Shared>,
    At(caller, event): At<LiveEvent, ARBITERS>,
    Body(request): Body<LinkRequest>,
) -> Result<(StatusCode, Json<NewLink>), Problem> {
    let by_arbiter = caller.grant.role == Role::Arbiter;
    if by_arbiter && request.role.is_arbiter() {
        return Err(caller.refused());
    }
    if let Some(over) = request.expires_ms.filter(|it| *it <= caller.desk.now_ms()) {
        return Err(Problem::field(&caller.messages, "expires_ms", &over.to_string()));
    }
    let token = Token::fresh().map_err(|_| caller.told(&Trouble::NoRandomness))?;
    let made = made(&token, request).map_err(|it| caller.told(&it))?;
    let said = TournamentBody::LinkMade(made.clone());
    caller.say(&event, |_| Ok(vec![said])).await?;
    let path = format!("/#/l/{}", token.reveal());
    let url = format!("{}{path}", caller.desk.address);
    let new = NewLink {
        view: link_view(&caller.desk, &made, caller.desk.now_ms(), false),
        token: token.reveal().to_owned(),
        qr: svg(&url).unwrap_or_default(),
        fingerprint: shared.fingerprint.as_deref().map(str::to_owned),
        path,
        url,
    };
    Ok((StatusCode::CREATED, Json(new)))
}

fn made(token: &Token, request: LinkRequest) -> Result<LinkMade, Trouble> {
    let mut sides: Vec<Side> = request.sides;
    sides.sort_unstable();
    sides.dedup();
    Ok(LinkMade {
        v: V1,
        link: fresh_id('l').map_err(|_| Trouble::NoRandomness)?,
        role: request.role,
        game: request.game,
        sides,
        label: request.label.and_then(|it| text(&it)).unwrap_or_default(),
        delay_s: request.delay_s.map(|it| it.min(DELAY_MAX)),
        server: None,
        expires_ms: request.expires_ms,
        token_hash: token.hash().to_string(),
    })
}

/// Revokes a link; whatever it has opened is closed at once.
#[utoipa::path(delete, path = "/v1/links/{link}", tag = "links", security(("link" = [])),
    params(("link" = String, Path)), responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(super) async fn revoke(
    caller: Caller,
    Path(link): Path<String>,
) -> Result<StatusCode, Problem> {
    caller.must_be(CHIEF)?;
    let named = caller.desk.link(&link).ok_or_else(|| caller.not_found())?;
    if named.is_revoked() {
        return Ok(StatusCode::NO_CONTENT);
    }
    let revoked = TournamentBody::LinkRevoked(LinkRevoked { v: V1, link });
    let done = match &named.event {
        Some(id) => {
            let event = caller.event(id)?;
            caller.desk.say(&event, |_| Ok(vec![revoked])).await.map(|_| ())
        }
        None if caller.grant.event.is_some() => return Err(caller.refused()),
        None => caller.desk.say_on_desk(revoked).await,
    };
    done.map_err(|it| caller.told(&it))?;
    Ok(StatusCode::NO_CONTENT)
}

#[cfg(test)]
mod tests {
    use super::only_here;

    #[test]
    fn what_leads_nowhere_else_is_known() {
        for address in ["http://127.0.0.1:8017", "https://[::1]:8017", "http://localhost:80"] {
            assert!(only_here(address), "{address}");
        }
        for address in ["http://192.168.1.20:8017", "https://desk.example", "http://[fe80::1]:8017"]
        {
            assert!(!only_here(address), "{address}");
        }
    }
}
